"""The fence around what goes out: addresses that people have typed lead nowhere near this server.

Every connection of the libraries that send notices is made here. A name is looked up once, each address that it has is
judged, and the connection goes to the address that was judged. So neither a name that changes its address between two
looks nor a redirection leads to a machine that only this server can reach.
"""

import socket
import threading
from collections.abc import Sequence
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address

import structlog
import urllib3.util.connection as connections

logger = structlog.get_logger()
ENOUGH = 20.0
"""Seconds after which a connection is cut, however slowly the other side talks."""
WRAPPED = (IPv6Network("64:ff9b::/96"), IPv6Network("::/96"))
"""IPv6 addresses that stand for an IPv4 address, besides those that Python knows: of NAT64, and as it was once."""


class Forbidden(OSError):
    """Nothing is sent to that address."""


@dataclass(slots=True)
class _Rule:
    """What the host allows in this process."""

    private: bool = False


_rule = _Rule()
_told = threading.local()


def public(address: str) -> bool:
    """Whether an address belongs to the open internet: not this machine, its network, or the services of its cloud."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return False
    inner = _inside(found)
    return inner.is_global and not inner.is_multicast


def _inside(address: IPv4Address | IPv6Address) -> IPv4Address | IPv6Address:
    if isinstance(address, IPv4Address):
        return address
    if any(address in network for network in WRAPPED):
        return IPv4Address(int(address) & 0xFFFFFFFF)
    if address.teredo is not None:
        return address.teredo[1]
    return address.ipv4_mapped or address.sixtofour or address


def install(private: bool) -> None:
    """Fence all connections of this process that go out by urllib3; ``private``: addresses near this server too."""
    _rule.private = private
    connections.create_connection = connect


def begin() -> None:
    """Forget what this thread has met so far."""
    _told.met = ""


def met() -> str:
    """What this thread has met since: ``forbidden``, ``unreachable``, ``slow``, or "" if it has got through."""
    return getattr(_told, "met", "")


def connect(
    address: tuple[str, int],
    timeout: object = None,
    source_address: tuple[str, int] | None = None,
    socket_options: connections._TYPE_SOCKET_OPTIONS | None = None,
) -> socket.socket:
    """A connection to a host and port, in place of urllib3's own; `Forbidden`, OSError."""
    host, port = address
    try:
        found = socket.getaddrinfo(host.strip("[]"), port, 0, socket.SOCK_STREAM)
        if not _rule.private and not all(public(str(where[0])) for *_, where in found):
            raise Forbidden("not an address of the open internet")
        return _first(found, float(timeout) if isinstance(timeout, int | float) else ENOUGH, socket_options)
    except Forbidden:
        _told.met = "forbidden"
        raise
    except TimeoutError:
        _told.met = "slow"
        raise
    except (OSError, UnicodeError):
        _told.met = "unreachable"
        raise


def _first(
    found: Sequence[tuple[int, int, int, str, tuple[object, ...]]],
    timeout: float,
    options: connections._TYPE_SOCKET_OPTIONS | None,
) -> socket.socket:
    failed: OSError = OSError("no address")
    for family, kind, protocol, _, where in found:
        sock = socket.socket(family, kind, protocol)
        try:
            for option in options or ():
                sock.setsockopt(*option)
            sock.settimeout(timeout)
            sock.connect(where)
        except OSError as problem:
            failed = problem
            sock.close()
        else:
            _cut_later(sock)
            return sock
    raise failed


def _cut_later(sock: socket.socket) -> None:
    """Cut a connection when it has taken long enough: one that sends a byte now and then would hold a thread."""
    twin = sock.dup()

    def cut() -> None:
        try:
            twin.shutdown(socket.SHUT_RDWR)
        except OSError:
            pass
        finally:
            twin.close()

    timer = threading.Timer(ENOUGH, cut)
    timer.daemon = True
    timer.start()
