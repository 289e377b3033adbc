"""Who is one neighbour: network addresses as the limits count them."""

from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address

from litestar.types import Scope

HOME = 64
"""Bits of an IPv6 address that one household or machine is given; it chooses the others as it likes."""
LONGEST = 64
"""Characters of what stands for an address and is none."""


def address_of(scope: Scope) -> str:
    """Whom the limits count a request to, by the network address that it comes from."""
    client = scope.get("client")
    return neighbour(client[0]) if client else ""


@lru_cache(10_000)
def neighbour(host: str) -> str:
    """The address that ``host`` is counted as: IPv4 whole, also inside IPv6, and of IPv6 its network of 64 bits."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host[:LONGEST]
    whole = _inside(address) if isinstance(address, IPv6Address) else address
    if isinstance(whole, IPv4Address):
        return str(whole)
    return f"{IPv6Address(int(whole) >> HOME << HOME)}/{HOME}"


def _inside(address: IPv6Address) -> IPv4Address | IPv6Address:
    """The IPv4 address that an IPv6 address stands for, if it does."""
    return address.ipv4_mapped or address.sixtofour or address
