"""The measuring client: it plays real games over real sockets and reports what it saw."""

import asyncio
import socket

import psutil
import pytest
import uvloop

from starhold.bench import server as server_bench
from starhold.bench.load import Line
from tests.server.people import Served


@pytest.mark.parametrize("pace", [None, 0.05])
def test_it_plays_and_reports(server: Served, monkeypatch: pytest.MonkeyPatch, pace: float | None) -> None:
    monkeypatch.setattr(server_bench, "WARM_UP", 0.2)
    running = server_bench.Running(int(server.address.rpartition(":")[2]), psutil.Process())
    found = asyncio.run(server_bench.measure(running, "pebble", 3, pace, 1.0))
    assert found["refused"] == 0
    assert found["options-per-second"] > 0
    assert found["bytes-per-update"] > 100
    assert 0 < found["processor-milliseconds-per-option"] < 100
    assert 0 < found["p50-milliseconds"] <= found["p99-milliseconds"]
    assert server.services.metrics.accepted > found["options-per-second"]


def test_a_server_of_its_own_is_started_and_ended() -> None:
    with server_bench.running_server() as running:
        guest = server_bench.Guest(running.port)
        assert guest.ask("GET", "/healthz") == {"status": "ok"}
        guest.close()
    with socket.socket() as probe:
        assert probe.connect_ex(("127.0.0.1", running.port)) != 0


def test_a_line_that_the_server_has_closed_says_nothing_more(server: Served) -> None:
    async def late() -> None:
        loop = asyncio.get_running_loop()
        host, _, port = server.address.partition(":")
        _, line = await loop.create_connection(
            lambda: Line("/healthz", server.address, {}, lambda *_: None), host, int(port)
        )
        line.transport.abort()
        await asyncio.sleep(0)
        loop.set_exception_handler(lambda _, context: failures.append(context))
        loop.call_soon(lambda: line.send({"type": "ping"}))
        await asyncio.sleep(0.01)

    failures: list[object] = []
    uvloop.run(late())
    assert not failures
