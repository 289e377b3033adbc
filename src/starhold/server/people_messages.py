"""What browser and server say to each other about people (``docs/protocol.md``), as types."""

from typing import Annotated

from msgspec import Meta, Struct

from starhold.kernel.game import Plain

Typed = Annotated[str, Meta(max_length=400, pattern=r"^[^\x00]*$")]
"""What somebody types; `clean_name` and `checked` say what is wrong with it."""
Credential = Plain
"""What a browser answers for a passkey, as `PublicKeyCredential.toJSON` writes it."""


class NewAccount(Struct, forbid_unknown_fields=True):
    """An account for the guest who asks, with a password, a passkey or both."""

    name: Typed
    password: Typed = ""
    passkey: Credential | None = None


class SignIn(Struct, forbid_unknown_fields=True):
    """Sign in by name and password, or by a passkey."""

    name: Typed = ""
    password: Typed = ""
    passkey: Credential | None = None


class SignOut(Struct, forbid_unknown_fields=True):
    """Sign this device out; ``everywhere``: all others too."""

    everywhere: bool = False


class NewPassword(Struct, forbid_unknown_fields=True):
    """Another password; ``old`` is needed where there is one."""

    password: Typed
    old: Typed = ""


class NewPasskey(Struct, forbid_unknown_fields=True):
    """A passkey that the browser has made."""

    passkey: Credential


class PasskeyFor(Struct, forbid_unknown_fields=True):
    """The account that a passkey is to be made for, where it does not exist yet."""

    name: Typed = ""


class Code(Struct, forbid_unknown_fields=True):
    """A code that links a device."""

    code: Annotated[str, Meta(max_length=100)]


class PasskeyInfo(Struct):
    """A passkey of one's own; ``name`` is the device that it was made on. Times are milliseconds since 1970."""

    id: str
    name: str
    created: int
    used: int


class DeviceInfo(Struct, omit_defaults=True):
    """A device that is signed in; ``here``: the one that asks."""

    id: str
    name: str
    created: int
    used: int
    here: bool = False


class Account(Struct):
    """The account of who asks. ``password``: whether it has one."""

    name: str
    host: bool
    password: bool
    created: int
    passkeys: list[PasskeyInfo]
    devices: list[DeviceInfo]


class LinkCode(Struct):
    """A code that makes another device one's own, once and before ``expires`` (milliseconds since 1970)."""

    code: str
    expires: int


class LinkInfo(Struct, omit_defaults=True):
    """Whose a code is: name at the tables, name of the account if there is one, unfinished tables."""

    name: str
    account: str
    tables: int


class Leave(Struct, forbid_unknown_fields=True):
    """Delete me; ``password`` is that of the account, if it has one."""

    password: Typed = ""


# -- what somebody has played ------------------------------------------------------------------------
class SideScore(Struct):
    """How often a side was played, and won."""

    side: str
    played: int
    won: int


class CardCount(Struct):
    """How often a card was taken or played."""

    card: str
    times: int


class GameScore(Struct):
    """What somebody has played of a game, the favourites first; ``cards`` are the first ten of ``different``."""

    game: str
    played: int
    won: int
    sides: list[SideScore]
    cards: list[CardCount]
    different: int


class Profile(Struct, omit_defaults=True):
    """What the visitor has played, in finished games only; ``uncounted`` of them are still to be counted in full."""

    games: list[GameScore]
    uncounted: int = 0


# -- the host ------------------------------------------------------------------------------------------
class HostAction(Struct, forbid_unknown_fields=True):
    """What the host does: an action, and the table, account, mark or address that it is about."""

    action: Annotated[str, Meta(max_length=40)]
    what: Typed = ""


class HostAccount(Struct):
    """An account as the host sees it; ``id`` is the public mark of its visitor."""

    id: str
    account: str
    name: str
    host: bool
    created: int


class HostTable(Struct):
    """A table that is not over as the host sees it; ``player`` sits there first: whose table it is."""

    id: str
    game: str
    name: str
    player: str
    status: str
    changed: int
    people: int
    hidden: bool


class HostBan(Struct):
    """Somebody who is shut out (``kind``: person, address); ``whom`` is a mark or an address."""

    kind: str
    whom: str
    name: str
    created: int


class HostView(Struct):
    """What the host sees: lists with how long they are in all, and the load of this process."""

    registration: bool
    accounts: list[HostAccount]
    accounts_total: int
    tables: list[HostTable]
    tables_total: int
    bans: list[HostBan]
    load: dict[str, int]
