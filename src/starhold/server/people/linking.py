"""A second device: a code shown on one takes its place, tables and account over to the other."""

from starhold.server.errors import Problem
from starhold.server.people.accounts import Accounts, Asking
from starhold.server.people.one_time import OneTime
from starhold.server.store import Store, VisitorRow, people
from starhold.server.visitors import Visitors


class Linking:
    """Codes between the devices of one person, with an account or without."""

    def __init__(self, store: Store, visitors: Visitors, accounts: Accounts, once: OneTime) -> None:
        self._store = store
        self._visitors = visitors
        self._accounts = accounts
        self._once = once

    async def code(self, asking: Asking) -> tuple[str, int]:
        """A code that stands for who asks, and when it ends in milliseconds."""
        await self._visitors.keep(asking.visitor)
        return await self._once.code(asking.visitor.id)

    async def look(self, asking: Asking, code: str) -> tuple[VisitorRow, str, int]:
        """Whose a code is: the visitor, the name of the account if there is one, and at how many tables they sit."""
        self._accounts.attempt(asking.address)
        visitor_id = await self._once.look(code)
        if visitor_id is None:
            raise Problem("link-unknown")
        visitor = await self._visitors.get(visitor_id, "")
        account = await self._accounts.of(visitor_id)
        self._fits(asking, visitor_id, account is not None)
        seats = await self._store.read(people.count_seats, visitor_id)
        return visitor, account.name if account is not None else "", seats

    def _fits(self, asking: Asking, visitor_id: str, account: bool) -> None:
        if visitor_id == asking.visitor.id:
            raise Problem("link-same")
        if account and asking.session:
            raise Problem("link-accounts")

    async def use(self, asking: Asking, code: str) -> tuple[str, str]:
        """Make this device one of whoever made the code: visitor and token ("" without account) for its cookie.

        What this device had as a guest comes along. One that is signed in itself takes a guest's tables over instead.
        """
        await self.look(asking, code)
        visitor_id = await self._once.redeem(code)
        if visitor_id is None:
            raise Problem("link-unknown")
        other = await self._visitors.get(visitor_id, "")
        if asking.session:
            await self._accounts.merge(other, asking.visitor)
            self._accounts.lines.end(lambda line: line.visitor_id == visitor_id, "link-moved")
            return asking.visitor.id, ""
        if await self._accounts.of(visitor_id) is not None:
            return visitor_id, await self._accounts.enter(asking, visitor_id)
        guest = asking.visitor.id
        await self._accounts.merge(asking.visitor, other)
        self._accounts.lines.become(guest, other, "")
        return visitor_id, ""
