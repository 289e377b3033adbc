"""Running the server: the port, the process, one sentence when it cannot start."""

import asyncio
import errno
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable
from functools import partial
from multiprocessing import parent_process

import structlog
import uvicorn
import uvloop
from litestar.types import ASGIApp
from uvicorn.supervisors import Multiprocess

from starhold.kernel.reasons import Refused, refuse
from starhold.server.limits import FRAME_HARD
from starhold.server.logs import configure_logs
from starhold.server.parts import Services, build
from starhold.server.settings import Settings
from starhold.server.store import POSTGRES, open_store
from starhold.server.web.app import create_app
from starhold.server.web.below import Below
from starhold.server.web.door import Door
from starhold.server.web.gate import Gate, most_connections
from starhold.server.web.outbox import SocketProtocol
from starhold.words import Words, language_of

logger = structlog.get_logger()
SWITCH = 0.0005
"""Seconds for which a thread that reads the database may keep the event loop waiting."""
HEALTH = 30
"""Seconds in which one of several processes must say that it is alive."""
WAITING = 2048
"""Connections that may wait to be accepted."""


def serve(settings: Settings, language: str | None = None) -> int:
    """Serve until interrupted; the exit code: 0 after a normal end, 1 if it could not start (a sentence says why)."""
    words = Words(language_of(language))
    prepare(settings)
    try:
        listening = listen(settings.host, settings.port)
        with listening:
            if settings.processes > 1:
                return serve_by_many(settings, listening, words)
            app = create_app(settings, lambda: print(words.say("checking-database"), file=sys.stderr, flush=True))  # noqa: T201
            server = uvicorn.Server(server_config(app, settings))
            end_on_signals(server)
            announce(settings, listening, words)
            server.run(sockets=[listening])
    except Refused as problem:
        print(words.refusal(problem.refusal), file=sys.stderr, flush=True)  # noqa: T201
        return 1
    return 0


def serve_by_many(settings: Settings, listening: socket.socket, words: Words) -> int:
    """Serve with several processes until interrupted. One that ends is replaced; SIGHUP replaces all, one by one."""
    if not settings.database.startswith(POSTGRES):
        raise refuse("processes-need-postgres")
    # What is wrong with the database is said once, here, and the migrations run once.
    open_store(settings.database).stop()
    announce(settings, listening, words)
    Multiprocess(configured(partial(worker, settings), settings), [listening]).run()
    return 0


def worker(settings: Settings) -> ASGIApp:
    """The application of one of several processes."""
    prepare(settings)
    threading.Thread(target=end_with_parent, daemon=True).start()
    return below(create_app(settings), settings)


def end_with_parent() -> None:
    """End this process when the one that started it is gone: nobody else would ever end it."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)


def prepare(settings: Settings) -> None:
    """What holds for the whole process."""
    configure_logs(settings.log)
    sys.setswitchinterval(SWITCH)


def announce(settings: Settings, listening: socket.socket, words: Words) -> None:
    """Say where people find the server."""
    address = listening.getsockname()
    host = "localhost" if address[0] in ("127.0.0.1", "0.0.0.0", "::1", "::") else str(address[0])
    host = f"[{host}]" if ":" in host else host
    print(words.say("serving", {"address": f"http://{host}:{address[1]}{settings.root_path}"}), flush=True)  # noqa: T201


def work(settings: Settings, language: str | None = None) -> int:
    """Play the bots of tables that other servers serve, until interrupted; exit codes as of `serve`."""
    words = Words(language_of(language))
    prepare(settings)
    try:
        if not settings.database.startswith(POSTGRES):
            raise refuse("processes-need-postgres")
        services = build(settings)
    except Refused as problem:
        print(words.refusal(problem.refusal), file=sys.stderr, flush=True)  # noqa: T201
        return 1
    print(words.say("working"), flush=True)  # noqa: T201
    uvloop.run(work_on(services))
    return 0


async def work_on(services: Services) -> None:
    """Work until interrupted."""
    ended = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, ended.set)
    services.registry.play_everywhere()
    await services.open()
    try:
        await ended.wait()
    finally:
        await services.close()


def end_on_signals(server: uvicorn.Server) -> None:
    """An interruption is a normal end, from now on and when uvicorn raises its signal again after the end."""

    def end(*_: object) -> None:
        server.should_exit = True

    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, end)


def server_config(app: ASGIApp, settings: Settings) -> uvicorn.Config:
    """How uvicorn runs the application."""
    return configured(below(app, settings), settings)


def below(app: ASGIApp, settings: Settings) -> ASGIApp:
    """The application where people find it."""
    return Below(app, settings.root_path) if settings.root_path else app


def configured(app: ASGIApp | Callable[[], ASGIApp], settings: Settings) -> uvicorn.Config:
    """How uvicorn runs an application, or what makes one in each of several processes."""
    gate = Gate(most_connections(), settings.limits)
    return uvicorn.Config(
        app,
        factory=settings.processes > 1,
        workers=settings.processes,
        timeout_worker_healthcheck=HEALTH,
        loop="uvloop",
        http=partial(Door, gate=gate),  # type: ignore[arg-type]
        ws=SocketProtocol,
        ws_max_size=FRAME_HARD,
        ws_per_message_deflate=False,
        ws_ping_interval=settings.heartbeat,
        ws_ping_timeout=settings.heartbeat,
        backlog=WAITING,
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=5,
        proxy_headers=True,
    )


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens at the address; `Refused` (``port-occupied``, ``address-unusable``)."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(WAITING)
    except OSError as problem:
        listening.close()
        if isinstance(problem, socket.gaierror) or problem.errno is None:
            raise refuse("address-unusable", host=host) from None
        reason = "port-occupied" if problem.errno == errno.EADDRINUSE else "address-unusable"
        raise refuse(reason, host=host, port=str(port)) from None
    except OverflowError:
        listening.close()
        raise refuse("address-unusable", host=host, port=str(port)) from None
    return listening
