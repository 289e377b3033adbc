"""What a host can set: by option of the command line or by environment variable."""

import os
import re
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from math import inf
from typing import Self

from starhold.kernel.reasons import refuse

PREFIX = "STARHOLD_"
ROOT = re.compile(r"(/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*")
OWN = {
    "about", "account", "admin", "api", "assets", "healthz", "link", "metrics", "new", "notices", "profile", "rules",
    "schema", "sign-in", "t", "text",
}  # fmt: skip
"""First words of the server's own paths: below one of them a request could mean two things."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """Everything a host can set; each field is also read from the environment, as ``STARHOLD_NAME``.

    Times are in seconds. ``database`` is a path, a ``file:`` or ``sqlite:///`` address, or ``postgresql://…``.
    ``channel`` is where the servers of one database tell each other what is new, ``redis://…``; "": the database
    itself, if it can. ``processes`` serve together, which needs PostgreSQL. ``database_pages`` limits the file (0: no
    limit). In each of ``bot_workers`` processes a bot can think; 0: other servers play the bots, such as ``starhold
    work``. ``bot_pause`` is the time between two moves of bots, ``bot_time`` how long a bot may think before it is
    asked once more and then a random option is taken instead. ``limits`` guards against floods of messages and tables.
    ``idle_days`` is after how many days without a change a table leaves the lobby, see `Housekeeper` (0: never).
    ``chosen_seeds`` lets the creator of a table choose its seed, which makes the dice predictable: for tests only.
    ``root_path`` is the path of the host below which people find the server, as ``/games``; "" at its top. ``origins``
    are further web origins that may use this server; the server's own is always allowed. ``registration``: whether
    people may make accounts; guests may play in any case. ``address`` is the web address that links in notices begin
    with; mail goes out by the server ``smtp`` (``smtp://user:password@host:587``, ``smtps://…``; "": none) and comes
    ``mail_from``. ``notices_private``: people may have notices sent to addresses near this server, and unencrypted.
    """

    database: str = "starhold.sqlite"
    channel: str = ""
    processes: int = 1
    host: str = "127.0.0.1"
    port: int = 8000
    root_path: str = ""
    bot_pause: float = 0.4
    bot_time: float = 20.0
    bot_workers: int = 1
    limits: bool = True
    idle_days: float = 30.0
    chosen_seeds: bool = False
    secure_cookies: bool = False
    metrics: bool = False
    registration: bool = True
    address: str = ""
    smtp: str = field(default="", repr=False)
    mail_from: str = ""
    notices_private: bool = False
    origins: tuple[str, ...] = ()
    database_pages: int = 0
    heartbeat: float = 20.0
    log: str = "info"

    @classmethod
    def read(cls, environment: Mapping[str, str] | None = None, **given: object) -> Self:
        """Settings from ``environment`` (the process's own if left out); what is ``given`` and not None wins.

        `Refused` (``setting-unreadable``) names the setting that has an impossible value.
        """
        source = os.environ if environment is None else environment
        values: dict[str, object] = {}
        for one in fields(cls):
            name = PREFIX + one.name.upper()
            if given.get(one.name) is not None:
                values[one.name] = given[one.name]
            elif source.get(name):
                values[one.name] = _read(name, source[name], one.default)
        if "root_path" in values:
            values["root_path"] = root_of(str(values["root_path"]))
        return cls(**values)  # type: ignore[arg-type]


def root_of(text: str) -> str:
    """A root path in its one form: "" or ``/games``; `Refused` (``setting-unreadable``) for what is none."""
    root = text.strip().rstrip("/")
    if root and not root.startswith("/"):
        root = f"/{root}"
    if not ROOT.fullmatch(root) or len(root) > 200 or root[1:].split("/")[0] in OWN:
        raise refuse("setting-unreadable", setting=f"{PREFIX}ROOT_PATH", value=text[:80])
    return root


def _read(name: str, text: str, like: object) -> object:
    try:
        if isinstance(like, bool):
            return {"1": True, "true": True, "yes": True, "0": False, "false": False, "no": False}[text.lower()]
        if isinstance(like, tuple):
            return tuple(word.strip().rstrip("/") for word in text.split(",") if word.strip())
        if isinstance(like, int | float):
            value = type(like)(text)
            if not 0 <= value < inf:
                raise ValueError(text)
            return value
    except (ValueError, KeyError):
        raise refuse("setting-unreadable", setting=name, value=text[:80]) from None
    return text
