"""``starhold admin`` on this side: done by the server of the database if one runs, else by itself."""

import asyncio
from dataclasses import replace
from threading import Event

from starhold.kernel.reasons import Refused, refuse
from starhold.server.clock import CLOCK
from starhold.server.names import new_id
from starhold.server.parts import Services, build
from starhold.server.settings import Settings
from starhold.server.store import POSTGRES, hosting, sqlite

PATIENCE = 20.0
"""Seconds in which a running server must have answered."""


def administer(settings: Settings, action: str, what: str) -> str:
    """Do something as the host; what has become of it, see `Host.outcome`.

    `Refused` if the database cannot be used (``database-missing``, …) or its server does not answer
    (``server-silent``).
    """
    if not settings.database.startswith(POSTGRES) and not sqlite.file_of(settings.database).exists():
        raise refuse("database-missing", database=settings.database)
    try:
        services = build(replace(settings, bot_workers=0))
    except Refused as problem:
        if problem.refusal.reason != "database-served":
            raise
        return _ask(settings.database, hosting.ErrandRow(new_id(), action, what))
    return asyncio.run(_carry_out(services, action, what))


async def _carry_out(services: Services, action: str, what: str) -> str:
    services.store.start()
    try:
        await services.guard.look_again()
        return await services.host.outcome(action, what)
    finally:
        services.thinkers.stop()
        services.accounts.passwords.stop()
        services.store.stop()


def _ask(database: str, errand: hosting.ErrandRow) -> str:
    """Let the server of a data file do it."""
    engine = hosting.leave_errand(database, errand, CLOCK.now())
    try:
        end = CLOCK.steady() + PATIENCE
        while CLOCK.steady() < end:
            answer = hosting.answer_of(engine, errand.id)
            if answer is not None:
                return answer
            Event().wait(0.1)
        raise refuse("server-silent", database=database)
    finally:
        engine.dispose()
