"""Names that people give to themselves and to tables, and identifiers that nobody can guess."""

import secrets
import unicodedata

from starhold.server.errors import Problem
from starhold.server.limits import NAME


def clean_name(text: str, longest: int = NAME) -> str:
    """``text`` without surplus space; `Problem` (``name-unusable``) if it is empty, too long or has control signs.

    Letters of every alphabet are welcome; signs that change the direction of writing or cannot be seen are not.
    """
    name = " ".join(unicodedata.normalize("NFC", text).split())
    unseen = any(unicodedata.category(sign) in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp") for sign in name)
    if not name or len(name) > longest or unseen:
        raise Problem("name-unusable", longest=longest)
    return name


def new_id() -> str:
    """An identifier for a table or an invitation: 96 random bits."""
    return secrets.token_urlsafe(12)


def new_visitor_id() -> str:
    """An identifier for a person, known to that person's browser alone: 128 random bits."""
    return secrets.token_hex(16)
