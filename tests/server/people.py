"""A real server on loopback and people who talk to it."""

import asyncio
import contextlib
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Self

import httpx
import msgspec
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from starhold.kernel.entries import spread
from starhold.server.clock import Clock
from starhold.server.parts import Services, build
from starhold.server.run import listen, server_config
from starhold.server.settings import Settings
from starhold.server.web.app import assemble

WAIT = 120.0
"""Seconds after which something is broken, however busy the machine is."""
Message = dict[str, Any]


class Served:
    """A running server: its address and its parts."""

    def __init__(self, services: Services, address: str) -> None:
        self.services = services
        self.address = address
        self.people: list[Person] = []

    @property
    def loop(self) -> asyncio.AbstractEventLoop:
        """The event loop of the server."""
        loop = self.services.store.writer._loop
        assert loop is not None
        return loop

    def person(self, language: str = "en", known: dict[str, str] | None = None) -> "Person":
        """Somebody new, or `known` by the cookies of another server; they leave at the end."""
        self.people.append(Person(self.address, language, known))
        return self.people[-1]


@contextlib.contextmanager
def served(database: Path | str, clock: Clock | None = None, **wanted: Any) -> Iterator[Served]:
    """Serve from `database` in a thread until the block ends."""
    settings = Settings(database=str(database), port=0, **{"bot_pause": 0.0, "limits": False, **wanted})
    services = build(settings, clock=clock)
    server = uvicorn.Server(server_config(assemble(services), settings))
    listening = listen("127.0.0.1", 0)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
    thread.start()
    running = Served(services, f"127.0.0.1:{listening.getsockname()[1]}")
    try:
        yield running
    finally:
        for person in running.people:
            person.close()
        server.should_exit = True
        thread.join(WAIT)
        listening.close()
        assert not thread.is_alive()


class Person:
    """A browser: one cookie, requests, live lines."""

    def __init__(self, address: str, language: str = "en", known: dict[str, str] | None = None) -> None:
        self.address = address
        headers = {"X-Starhold": "1", "Accept-Language": language}
        self.http = httpx.Client(base_url=f"http://{address}", headers=headers, timeout=WAIT)
        for name, value in (known or {}).items():
            self.http.cookies.set(name, value, self.http.base_url.host)
        self.me = self.http.get("/api/me").json()

    def post(self, path: str, **body: Any) -> httpx.Response:
        return self.http.post(path, json=body)

    def table(self, seats: list[str], game: str = "pebble", **more: Any) -> Message:
        made = self.post("/api/tables", game=game, seats=seats, options=more.pop("options", {}), **more)
        assert made.status_code == 201, made.text
        found: Message = made.json()
        return found

    def started(self, seats: list[str], game: str = "pebble", **more: Any) -> str:
        table = str(self.table(seats, game, **more)["id"])
        assert self.post(f"/api/tables/{table}/start").status_code == 200
        return table

    def settle(self, table: str, what: str, /, **more: Any) -> httpx.Response:
        """Settle something beside the rules."""
        return self.post(f"/api/tables/{table}/settle", type=what, **more)

    def read(self, table: str) -> Message:
        found: Message = self.http.get(f"/api/tables/{table}").json()
        return found

    def live(self, table: str, since: int = 0, patches: bool = True, **headers: str) -> "Live":
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        return Live(self.address, table, since, patches, {"Cookie": cookies, **headers})

    def close(self) -> None:
        self.http.close()


def patched(before: Any, patch: Message) -> Message:
    """What a JSON Merge Patch (RFC 7396) makes of something."""
    found = dict(before) if isinstance(before, dict) else {}
    for name, value in patch.items():
        if value is None:
            found.pop(name, None)
        else:
            found[name] = patched(found.get(name), value) if isinstance(value, dict) else value
    return found


class Live:
    """A live line with what was heard on it so far; ``lifts`` is whether a curtain is lifted as soon as it is down."""

    def __init__(self, address: str, table: str, since: int, patches: bool, headers: dict[str, str]) -> None:
        uri = f"ws://{address}/api/tables/{table}/live?since={since}{'&patches' * patches}"
        self._stack = contextlib.ExitStack()
        made = connect(uri, additional_headers=headers, compression=None, proxy=None)
        self.socket: ClientConnection = self._stack.enter_context(made)
        self.version = -1
        self.lifts = True
        self.update: Message = {}
        self.whole: Message = {}
        self.log: list[tuple[int, int]] = []
        self._count = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._stack.close()

    def hear(self, wait: float = WAIT) -> Message:
        """The next message; a curtain is lifted by whom it names, unless it is to stay down."""
        message: Message = msgspec.json.decode(self.socket.recv(wait))
        if message["type"] == "update":
            if "patch" in message:
                message["view"] = patched(self.whole, message["patch"])
            self.whole = message.get("view", {})
            if "curtain" in message and self.lifts:
                return self._lift(message)
            if message.get("afresh"):
                self.log = []
            if decision := message.get("decision"):
                decision["options"] = spread(decision["options"])
            self.update, self.version = message, message["version"]
            self.log += [(line["seq"], line["line"]) for line in message["log"]]
        return message

    def _lift(self, covered: Message) -> Message:
        self.send(type="look", id="lift", seat=covered["curtain"]["seat"])
        while (lifted := self.hear())["type"] != "update":
            pass
        lifted["accepted"] = [*covered.get("accepted", ()), *lifted.get("accepted", ())]
        return lifted

    def until(self, kind: str, version: int = -1) -> Message:
        """The next message of a kind, at least at that version; an update that far may have come already."""
        if kind == "update" and 0 <= version <= self.version:
            return self.update
        while True:
            message = self.hear()
            if message["type"] == kind and message.get("version", 0) >= version:
                return message

    def until_closed(self) -> int:
        """The code with which the server hangs up."""
        try:
            while True:
                self.hear()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 0

    def send(self, **message: Any) -> None:
        self.socket.send(msgspec.json.encode(message).decode())

    def ask(self, **message: Any) -> Message:
        """Send a message and wait for its answer."""
        self._count += 1
        request = message.setdefault("id", f"c{self._count}")
        self.send(**message)
        while True:
            answer = self.hear()
            if request in answer.get("accepted", ()):
                return {"type": "accepted", "id": request, "version": answer["version"]}
            if answer.get("id") == request:
                return answer

    def take(self, option: str | None = None, **more: Any) -> Message:
        """Take an option of the last update, the first one if none is named."""
        option = option or self.update["decision"]["options"][0]["text"]
        seat = more.pop("seat", self.update["view"].get("you", 0))
        version = more.pop("version", self.version)
        return self.ask(type="option", seat=seat, version=version, option=option, **more)

    def asked(self) -> bool:
        """Whether the last update asks something of this person."""
        return bool(self.update.get("decision", {}).get("options"))
