"""What the host does with people and tables, on the page for it and from the command line."""

from functools import partial
from ipaddress import ip_address

import msgspec

from starhold.kernel.reasons import Refused
from starhold.server.addresses import neighbour
from starhold.server.clock import CLOCK, Clock
from starhold.server.errors import Problem
from starhold.server.people.accounts import key_of
from starhold.server.people.guard import Guard
from starhold.server.store import AccountRow, Job, Step, Store, StoreFailed, hosting, people, queries
from starhold.server.tables.affairs import Fact
from starhold.server.tables.changes import Tables
from starhold.server.tables.registry import Registry
from starhold.server.tables.table import Table
from starhold.server.visitors import mark_of
from starhold.spelling import looks


class Host:
    """Carries out what a host wants; each `Problem` says why not."""

    def __init__(self, store: Store, registry: Registry, tables: Tables, guard: Guard, clock: Clock = CLOCK) -> None:
        self._store = store
        self._registry = registry
        self._tables = tables
        self._guard = guard
        self._clock = clock
        guard.carry_out = self.answer

    async def answer(self, errand: hosting.ErrandRow) -> None:
        """Carry out what the command line wants, and say what has become of it."""
        said = await self.outcome(errand.action, errand.what)
        await self._write(partial(hosting.answer_errand, errand_id=errand.id, answer=said))

    async def outcome(self, action: str, what: str) -> str:
        """Do something and say what has become of it, as JSON: lines to print, or a reason with its arguments."""
        try:
            return msgspec.json.encode({"lines": await self.do(action, what)}).decode()
        except (Problem, Refused, StoreFailed) as caught:
            problem = Problem.of(caught)
            return msgspec.json.encode({"reason": problem.reason, "args": problem.args_said}).decode()

    async def do(self, action: str, what: str = "") -> list[str]:
        """Do something with a table, an account, a mark or an address, as the cases name it; lines to print."""
        match action:
            case "list":
                return await self._list()
            case "host" | "no-host":
                account = await self._account(what)
                writing = partial(hosting.write_host, visitor_id=account.visitor_id, host=action == "host")
                await self._write(writing)
            case "close-registration" | "open-registration":
                value = action.partition("-")[0].replace("close", "closed")
                await self._write(partial(queries.write_setting, name="registration", value=value))
            case "end":
                await self._end(await self._table(what))
            case "hide" | "unhide":
                table = await self._table(what)
                await self._write(partial(hosting.write_hidden, table_id=table.row.id, hide=action == "hide"))
            case "repair":
                await self._repair(what)
            case "ban" | "unban":
                await self._ban(what, shut=action == "ban")
            case _:
                raise Problem("action-unknown", action=action[:40])
        await self._guard.look_again()
        return []

    async def _write(self, step: Step) -> None:
        await self._store.write(Job(steps=[step]))

    async def _account(self, name: str) -> AccountRow:
        alike = await self._store.read(people.accounts_like, looks(name[:400]))
        found = next((one for one in alike if key_of(one.name) == key_of(name)), None)
        if found is None:
            raise Problem("account-unknown")
        return found

    # -- tables ---------------------------------------------------------------------------------------
    async def _table(self, table_id: str) -> Table:
        return await self._registry.table(table_id.rsplit("/", 1)[-1].partition("?")[0].partition("#")[0])

    async def _end(self, table: Table) -> None:
        """End a game without a winner, its record kept; one that has not started goes."""
        if table.row.status == "open":
            await self._tables.clear(table.row.id, self._clock.now(), watched=True)
            return
        async with table.lock:
            if table.over:
                raise Problem("game-over")
            await table.happen(Fact("ended", args={"how": "abandoned"}))

    async def _repair(self, table_id: str) -> None:
        """Take a table out of the memory and repeat it from its record; `Problem` (``table-broken``) if that fails."""
        known = self._registry.known(table_id)
        if known is not None and known.row.status != "open":
            async with known.lock:
                await known.restore()
                known.notify()
            return
        await self._table(table_id)

    # -- people ---------------------------------------------------------------------------------------
    async def _ban(self, whom: str, shut: bool) -> None:
        kind, key, name = await self._whom(whom.strip())
        if shut:
            await self._write(partial(hosting.add_ban, row=hosting.BanRow(kind, key, name, self._clock.now())))
        else:
            await self._write(partial(hosting.drop_ban, kind=kind, whom=key))

    async def _whom(self, whom: str) -> tuple[str, str, str]:
        """Who is meant: a network address as limits count it, an account, or a guest by the mark in lists."""
        address = whom.removesuffix("/64")
        try:
            return "address", neighbour(str(ip_address(address))), ""
        except ValueError:
            pass
        for visitor_id, name in await self._store.read(hosting.visitor_ids):
            if mark_of(visitor_id) == whom:
                return "person", visitor_id, name
        account = await self._account(whom)
        return "person", account.visitor_id, account.name

    # -- lists ----------------------------------------------------------------------------------------
    async def _list(self) -> list[str]:
        accounts, many = await self._store.read(hosting.list_accounts)
        tables, going = await self._store.read(hosting.list_tables)
        bans = await self._store.read(hosting.read_bans)
        return [
            f"registration: {'open' if self._guard.registration else 'closed'}",
            f"accounts: {many}",
            *(f"  {one.account} ({mark_of(one.visitor_id)}){' host' * one.host}" for one in accounts),
            f"tables: {going}",
            *(f"  {one.id} {one.game} {one.status} people={one.people}{' hidden' * one.hidden}" for one in tables),
            f"bans: {len(bans)}",
            *(f"  {row.kind} {row.whom if row.kind == 'address' else mark_of(row.whom)} {row.name}" for row in bans),
        ]
