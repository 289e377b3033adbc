"""What browser and server say to each other about the chat (``docs/protocol.md``), as types."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from starhold.server.messages import Count, SeatNumber

Room = Literal["table", "spectators", "note"]
Phrase = Literal[
    "hello", "good-luck", "well-played", "thanks", "nice", "oops", "sorry", "moment", "back", "again", "goodbye"
]
Place = Annotated[str, Meta(max_length=40, pattern=r"^[a-z0-9_]*$")]


class Pointer(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """What a line points at: the moment after so many entries, a place of the map, or a card, by their ids."""

    version: Count = 0
    place: Place = ""
    card: Place = ""


class NewLine(Struct, forbid_unknown_fields=True):
    """Something to be said: a ``text``, or a ``phrase`` that each reader has in their own language.

    ``seat`` is the own seat that says it, where several are played at one screen.
    """

    room: Room
    text: str = ""
    phrase: Phrase | None = None
    pointer: Pointer | None = None
    seat: SeatNumber | None = None


class RemoveLine(Struct, forbid_unknown_fields=True):
    """Take out what line ``number`` says: one's own, or any at one's own table."""

    number: Count


class MuteLine(Struct, forbid_unknown_fields=True):
    """Hear no more of who has said line ``number``, or of all ``spectators``; ``on`` false: hear them again.

    ``by`` names somebody who is muted already, by the mark.
    """

    number: Count = 0
    by: Annotated[str, Meta(max_length=32)] = ""
    spectators: bool = False
    on: bool = True


class ChatLine(Struct, omit_defaults=True):
    """A line of the chat: ``by`` is the mark of who has said it, ``seat`` is -1 for a spectator, called ``name``.

    A line without text and phrase has been taken out. One that ``removes`` another only says that.
    """

    number: int
    room: str
    by: str
    at: int
    seat: int = -1
    name: str = ""
    text: str = ""
    phrase: str = ""
    pointer: Pointer | None = None
    removes: int = 0


class Muted(Struct):
    """Somebody who is muted: the mark ("spectators": all of them) and the name that they had last."""

    by: str
    name: str = ""


class Chat(Struct, tag="chat", omit_defaults=True):
    """What has been said since, and who is muted; ``afresh``: in place of all before."""

    lines: list[ChatLine]
    muted: list[Muted] = []
    afresh: bool = False
