"""What browser and server say to each other about notices (``docs/protocol.md``), as types."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

Minute = Annotated[int, Meta(ge=0, lt=1440)]
"""A time of the day."""
Mode = Literal["always", "away", "digest", "off"]
Kind = Literal["mail", "chat", "push"]
Key = Annotated[str, Meta(max_length=200)]


class NewContact(Struct, forbid_unknown_fields=True):
    """Where notices shall go: an address of mail, the address of a chat service as Apprise writes it, or a browser with
    the keys of its subscription.
    """

    kind: Kind
    address: Annotated[str, Meta(max_length=1000)]
    p256dh: Key = ""
    auth: Key = ""


class ContactPatch(Struct, forbid_unknown_fields=True):
    """When notices go there."""

    mode: Mode


class Wishes(Struct, forbid_unknown_fields=True):
    """When somebody wants notices: time zone, quiet hours (none where both ends are the same) and the hour of the daily
    notice in minutes of the day.
    """

    zone: Annotated[str, Meta(max_length=64)]
    quiet_from: Minute
    quiet_until: Minute
    digest: Minute


class ContactLink(Struct, forbid_unknown_fields=True):
    """What a link in a mail says."""

    token: Annotated[str, Meta(max_length=2000)]


class ContactInfo(Struct, omit_defaults=True):
    """A contact of one's own. ``address`` leaves out what is secret; ``endpoint``: by which a browser knows itself.
    ``sent`` and ``failed`` are when a notice has arrived last and when one has not (milliseconds, 0: never), ``error``
    the sentence why not.
    """

    id: str
    kind: Kind
    address: str
    mode: Mode
    confirmed: bool
    sent: int
    failed: int
    error: str = ""
    endpoint: str = ""


class Notices(Struct):
    """The contacts of who asks, when they want notices, and what this server can send; ``push`` is the key that a
    browser needs to listen.
    """

    contacts: list[ContactInfo]
    wishes: Wishes
    mail: bool
    services: list[str]
    push: str
