"""So many connections and no more: who asks nothing gives way to who comes."""

import subprocess
import sys

from starhold.server.limits import CONNECTIONS
from starhold.server.web.gate import BESIDES, RESTING, Gate


class Guest:
    def __init__(self, address: str = "") -> None:
        self.address = address
        self.sent_away = False

    def make_room(self) -> None:
        self.sent_away = True


def test_the_oldest_that_asks_nothing_gives_way() -> None:
    services = Gate(3)
    first, second, third = (Guest() for _ in range(3))
    assert [services.enter(guest) for guest in (first, second, third)] == ["", "", ""]
    services.work(first)
    assert services.enter(Guest()) == ""
    assert [guest.sent_away for guest in (first, second, third)] == [False, True, False]
    assert len(services) == 3


def test_where_everybody_is_being_served_nobody_comes_in_until_one_leaves() -> None:
    services = Gate(2)
    guests = [Guest(), Guest()]
    for guest in guests:
        services.enter(guest)
        services.work(guest)
    assert services.enter(Guest()) == "server-crowded"
    services.leave(guests[0])
    services.leave(guests[0])
    assert services.enter(Guest()) == ""
    assert (len(services), guests[1].sent_away) == (2, False)


def test_one_address_has_its_share_and_others_are_let_in() -> None:
    services = Gate(5000)
    flood = [Guest("192.0.2.1") for _ in range(1100)]
    assert {services.enter(guest) for guest in flood} == {""}
    assert sum(not guest.sent_away for guest in flood) == RESTING == len(services)
    assert not flood[-1].sent_away
    assert services.enter(Guest("192.0.2.2")) == ""


def test_lines_of_one_address_are_counted_and_a_web_server_in_front_is_not() -> None:
    services = Gate(5000)
    for address in ("192.0.2.1", ""):
        told = []
        for _ in range(CONNECTIONS + BESIDES + 1):
            guest = Guest(address)
            told.append(services.enter(guest))
            services.work(guest)
        assert told[:-1] == [""] * (len(told) - 1)
        assert told[-1] == ("connections-many" if address else "")


def test_the_limit_of_open_files_is_raised_as_far_as_it_may_be() -> None:
    code = (
        "import resource as r; r.setrlimit(r.RLIMIT_NOFILE, ({}, {})); from starhold.server.web.gate import *;"
        "print(most_connections(), *r.getrlimit(r.RLIMIT_NOFILE))"
    )
    for soft, hard, most in ((256, 1024, 896), (256, 256, 128), (100, 200, 100), (1024, 15_000, 9872)):
        said = subprocess.run(
            [sys.executable, "-c", code.format(soft, hard)], capture_output=True, text=True, check=True
        ).stdout.split()
        assert said == [str(most), str(min(hard, 10_000)), str(hard)]
