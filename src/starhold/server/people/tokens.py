"""What is known to one browser alone: random words, of which only the hash is kept."""

import secrets
from hashlib import sha256

ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""The signs of a code: none that looks like another one."""
CODE = 10
"""Signs of a code: 49 random bits, with few tries in the minutes in which it can be used."""


def new_token() -> str:
    """256 random bits."""
    return secrets.token_urlsafe(32)


def new_code() -> str:
    """A code that people can read to each other and type."""
    return "".join(secrets.choice(ALPHABET) for _ in range(CODE))


def plain_code(text: str) -> str:
    """A code as it was made, whatever way it is typed: small letters, blanks and dashes do no harm."""
    return "".join(sign for sign in text.upper() if sign.isalnum())


def hashed(text: str) -> str:
    """The hash by which a token is kept."""
    return sha256(text.encode()).hexdigest()
