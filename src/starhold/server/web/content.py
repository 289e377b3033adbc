"""What is the same for everybody: files, words, rules. Kept with an entity tag and in compressed forms."""

import gzip
import hashlib

from litestar.datastructures import Headers
from litestar.response import Response

FOREVER = "public, max-age=31536000, immutable"
"""For what bears its content in its name."""
CHECKED = "no-cache"
"""A browser asks each time whether it has changed."""
PREFERRED = ("br", "gzip")
"""Content codings, the smaller one first."""
SMALL = 600
"""Below so many bytes compressing gains nothing."""


class Content:
    """Bytes of a media type; ``forms`` are their compressed ones by content coding, made here if left out."""

    __slots__ = ("_forms", "_kind", "_tag", "data")

    def __init__(self, data: bytes, kind: str, forms: dict[str, bytes] | None = None) -> None:
        self.data = data
        self._kind = kind
        self._tag = hashlib.sha256(data).hexdigest()[:24]
        if forms is None:
            forms = {"gzip": gzip.compress(data, mtime=0)} if len(data) >= SMALL else {}
        self._forms = forms

    def response(self, headers: Headers, caching: str = CHECKED) -> Response[bytes]:
        """The form that the browser takes, by the ``headers`` of its request; empty (304) if it has that already."""
        coding = chosen(headers.get("accept-encoding", ""), self._forms)
        tag = f'"{self._tag}-{coding}"' if coding else f'"{self._tag}"'
        about = {"etag": tag, "cache-control": caching}
        if self._forms:
            about["vary"] = "accept-encoding"
        if tag in headers.get("if-none-match", ""):
            return Response(b"", status_code=304, headers=about, media_type=self._kind)
        if coding:
            about["content-encoding"] = coding
        return Response(self._forms.get(coding, self.data), headers=about, media_type=self._kind)


def chosen(accepted: str, forms: dict[str, bytes]) -> str:
    """The best content coding of ``forms`` that an Accept-Encoding header names and does not rule out, else ""."""
    named: dict[str, bool] = {}
    for part in accepted.lower().split(","):
        coding, _, weight = part.partition(";")
        named[coding.strip()] = weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return next((coding for coding in PREFERRED if coding in forms and named.get(coding, named.get("*", False))), "")
