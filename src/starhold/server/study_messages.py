"""What browser and server say to each other about studying games (``docs/protocol.md``), as types."""

from typing import Annotated

from msgspec import Meta, Struct

from starhold.server.messages import Count


class Fork(Struct, forbid_unknown_fields=True):
    """A new private table that goes on from ``version`` of another one; seats as in `messages.NewTable`."""

    version: Count
    seats: Annotated[list[str], Meta(max_length=12)]
    name: str = ""
