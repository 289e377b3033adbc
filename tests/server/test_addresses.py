"""Who counts as one: an IPv6 network is one household, an IPv4 address inside IPv6 is that address."""

from typing import cast

import pytest
from litestar.types import Scope

from starhold.server.addresses import address_of, neighbour


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2002:c000:0207::1", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::/64"),
        ("no address", "no address"),
        ("x" * 5000, "x" * 64),
        ("", ""),
    ],
)
def test_an_address_is_counted_as_its_household(host: str, counted: str) -> None:
    assert neighbour(host) == counted


def test_whoever_comes_without_an_address_is_counted_too() -> None:
    assert address_of(cast(Scope, {"type": "http", "client": None})) == ""
    assert address_of(cast(Scope, {"type": "http", "client": ("2001:db8::7", 1)})) == "2001:db8::/64"
