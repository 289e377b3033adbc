"""What people settle at a table beside its rules: resigning, agreeing, substitutes, vacations; and absence."""

from collections.abc import Sequence
from dataclasses import replace
from zoneinfo import ZoneInfo

from starhold.bots import bots_for
from starhold.server import messages
from starhold.server.clock import CLOCK, Clock
from starhold.server.errors import Problem
from starhold.server.store import SeatRow, VisitorRow
from starhold.server.tables.affairs import NOBODY, SHELVED, Fact
from starhold.server.tables.changes import again
from starhold.server.tables.spans import DAY, MINUTE
from starhold.server.tables.table import Table
from starhold.server.tables.terms import by_turns
from starhold.server.visitors import Visitors

PATIENCE = 10 * MINUTE
"""Without a clock somebody counts as absent who is not at the table and has been asked for so long."""
LONGEST_NIGHT = 10 * 60
"""Minutes of a day that somebody may sleep."""


OwnMatter = messages.Resign | messages.Offer | messages.Vacation | messages.Sleep | messages.Done


class Matters:
    """Changes beside the rules; each is committed before it is shown."""

    def __init__(self, visitors: Visitors, clock: Clock = CLOCK) -> None:
        self._visitors = visitors
        self._clock = clock

    @again
    async def settle(self, table: Table, visitor: VisitorRow, wanted: messages.Matter) -> None:
        """Do what a visitor wants; `Problem` if it is not theirs to do, or not now."""
        await self._visitors.keep(visitor)
        async with table.lock:
            if table.gone:
                raise Problem("table-unknown")
            if isinstance(wanted, messages.Reopen):
                await self._reopen(table, visitor)
                return
            if table.row.status == "open" or table.snapshot is None:
                raise Problem("table-not-started")
            if table.over:
                raise Problem("game-over")
            await self._settle(table, visitor, wanted)

    async def _settle(self, table: Table, visitor: VisitorRow, wanted: messages.Matter) -> None:
        match wanted:
            case messages.Propose(what, seat):
                await self._propose(table, visitor, what, NOBODY if seat is None else seat)
            case messages.Vote(number, agree):
                await self._vote(table, visitor, number, agree)
            case messages.Withdraw(number):
                await self._withdraw(table, visitor, number)
            case messages.Substitute(seat, invite):
                await self._substitute(table, visitor, seat, invite)
            case messages.Return(seat):
                await self._return(table, visitor, seat)
            case messages.Reopen():
                raise Problem("table-goes-on")
            case _:
                table.require(visitor.id, wanted.seat)
                await self._settle_own(table, wanted)

    async def _settle_own(self, table: Table, wanted: OwnMatter) -> None:
        """What the player of a seat settles alone."""
        match wanted:
            case messages.Resign(seat):
                await self.give_up(table, seat, "resigned")
            case messages.Offer(seat, opened):
                if opened != (seat in table.affairs.offered):
                    await table.happen(Fact("offered" if opened else "kept", seat))
            case messages.Vacation(seat, days):
                await self._vacation(table, seat, days)
            case messages.Done(seat, version):
                if table.snapshot is not None and version == table.snapshot.version != table.affairs.done:
                    await table.happen(Fact("done", seat))
            case messages.Sleep():
                await self._sleep(table, wanted)

    # -- giving up, and bots that play on -----------------------------------------------------------
    async def give_up(self, table: Table, seat: int, how: str, *before: Fact) -> None:
        """A seat is ``resigned`` or ``forfeited``: the game ends if that leaves one or nobody, else a bot plays on."""
        others = [other for other in table.seats if other.seat != seat]
        people = [other for other in others if other.visitor_id is not None and other.seat not in table.affairs.out]
        if len(others) == 1:
            await table.happen(*before, Fact(how, seat), Fact("ended", args={"how": how, "won": str(others[0].seat)}))
        elif not people:
            await table.happen(*before, Fact(how, seat), Fact("ended", args={"how": "abandoned"}))
        else:
            await table.happen(*before, Fact(how, seat), seats=[played_by_bot(table, seat)])

    async def take_over(self, table: Table, seat: int, *before: Fact) -> None:
        """A bot plays for somebody absent, who may come back."""
        facts = [Fact("lapsed")] if table.affairs.proposal is not None else []
        await table.happen(*before, *facts, Fact("bot", seat), seats=[played_by_bot(table, seat)])

    async def _return(self, table: Table, visitor: VisitorRow, seat: int) -> None:
        mine = self._own(table, visitor, seat)
        if seat in table.affairs.out:
            raise Problem("game-over")
        if mine.stood_in:
            await table.happen(Fact("back", seat), seats=[replace(mine, kind="person", bot="")])

    def _own(self, table: Table, visitor: VisitorRow, seat: int) -> SeatRow:
        if seat >= len(table.seats) or table.seats[seat].visitor_id != visitor.id:
            raise Problem("seat-foreign")
        return table.seats[seat]

    # -- deciding together --------------------------------------------------------------------------
    async def _propose(self, table: Table, visitor: VisitorRow, what: str, whom: int) -> None:
        own = self._voting(table, visitor)
        if table.affairs.proposal is not None:
            raise Problem("proposal-open")
        if table.affairs.proposed_at(own[0], what) == (table.snapshot.version if table.snapshot else 0):
            raise Problem("proposal-repeated")
        args: dict[str, int | str | bool] = {"what": what}
        if what == "bot":
            self._require_absent(table, whom, own)
            args["whom"] = whom
        await table.happen(Fact("proposed", own[0], args))
        await self._decide(table)

    def _require_absent(self, table: Table, whom: int, own: Sequence[int]) -> None:
        """`Problem` unless others may vote on ``whom`` now."""
        if table.terms.absent != "vote":
            raise Problem("vote-not-agreed")
        if whom in own or not 0 <= whom < len(table.seats) or table.seats[whom].kind != "person":
            raise Problem("vote-foreign")
        if not absent(table, whom, self._clock.now()):
            raise Problem("person-there")

    async def _vote(self, table: Table, visitor: VisitorRow, number: int, agree: bool) -> None:
        own, proposal = self._voting(table, visitor), table.affairs.proposal
        if proposal is None or proposal.number != number:
            raise Problem("proposal-gone")
        if proposal.whom in own:
            raise Problem("vote-foreign")
        if (proposal.agreed | proposal.declined) & set(own):
            await self._decide(table)
            if table.affairs.proposal is None:
                return  # Another server was quicker between the vote and what follows from it.
            raise Problem("voted-already")
        await table.happen(Fact("agreed" if agree else "declined", own[0]))
        await self._decide(table)

    async def _withdraw(self, table: Table, visitor: VisitorRow, number: int) -> None:
        proposal = table.affairs.proposal
        if proposal is None or proposal.number != number:
            raise Problem("proposal-gone")
        if proposal.seat not in self._voting(table, visitor):
            raise Problem("vote-foreign")
        await table.happen(Fact("lapsed", proposal.seat))

    def _voting(self, table: Table, visitor: VisitorRow) -> tuple[int, ...]:
        """The seats of somebody who has a say: one vote, however many seats."""
        own = table.own(visitor.id)
        if not own:
            raise Problem("vote-foreign")
        return own

    async def _decide(self, table: Table) -> None:
        """Carry out what all, or of those who decide on somebody absent more than half, agree to."""
        proposal = table.affairs.proposal
        if proposal is None:
            return
        by = {seat.seat: seat.visitor_id for seat in table.seats}
        agreed, declined = ({by[seat] for seat in seats} for seats in (proposal.agreed, proposal.declined))
        waits = table.voters() - agreed - declined - {by.get(proposal.whom)}
        if proposal.what != "bot":
            if declined:
                await table.happen(Fact("lapsed"))
            elif not waits:
                await table.happen(Fact("ended", args={"how": "draw" if proposal.what == "draw" else "agreed"}))
        elif len(agreed) > len(declined) + len(waits):
            await self.take_over(table, proposal.whom)
        elif len(declined) >= len(agreed) + len(waits):
            await table.happen(Fact("lapsed"))

    # -- absence ------------------------------------------------------------------------------------
    async def warn(self, table: Table, seat: int) -> None:
        """Tell somebody, and everybody else, that their time is nearly over."""
        await table.happen(Fact("warned", seat))

    async def run_out(self, table: Table, seat: int) -> None:
        """The time of a seat is over: do what the table has agreed on."""
        rule, late = table.terms.absent, Fact("late", seat)
        if rule == "bot":
            await self.take_over(table, seat, late)
        elif rule == "forfeit":
            await self.give_up(table, seat, "forfeited", late)
        elif rule == "vote" and table.affairs.proposal is None and table.voters():
            await table.happen(late, Fact("proposed", NOBODY, {"what": "bot", "whom": seat}))
        else:
            await table.happen(late)

    async def _reopen(self, table: Table, visitor: VisitorRow) -> None:
        if visitor.id not in {seat.visitor_id for seat in table.seats}:
            raise Problem("seat-foreign")
        if table.affairs.ending != SHELVED:
            raise Problem("table-goes-on")
        await table.happen(Fact("reopened"))

    # -- substitutes, vacations, nights -------------------------------------------------------------
    async def _substitute(self, table: Table, visitor: VisitorRow, seat: int, invite: str) -> None:
        if seat >= len(table.seats) or seat not in table.affairs.offered:
            raise Problem("seat-kept")
        if visitor.id in {each.visitor_id for each in table.seats}:
            raise Problem("seat-played")
        if not table.row.public and invite != table.row.invite and table.row.owner != visitor.id:
            raise Problem("invite-needed")
        if visitor.id in table.freed and invite != table.row.invite:
            raise Problem("seat-freed")
        before = table.seats[seat]
        taken = replace(before, kind="person", visitor_id=visitor.id, name=visitor.name, bot="")
        await table.happen(Fact("joined", seat, {"former": before.name}), seats=[taken])

    async def _vacation(self, table: Table, seat: int, days: int) -> None:
        now, clocks = self._clock.now(), table.clocks
        if days == 0:
            if clocks.away(seat, now):
                await table.happen(Fact("home", seat))
            return
        fits = by_turns(table.terms.pace) and days * DAY <= clocks.vacation_left(seat)
        if not fits or clocks.away(seat, now):
            raise Problem("vacation-over")
        await table.happen(Fact("vacation", seat, {"until": now + days * DAY}))

    async def _sleep(self, table: Table, wanted: messages.Sleep) -> None:
        hours = table.clocks.hours(wanted.seat)
        if not table.terms.pace.sleep or (wanted.ends - wanted.begins) % 1440 > LONGEST_NIGHT:
            raise Problem("hours-unfit")
        try:
            ZoneInfo(wanted.zone)
        except (ValueError, OSError, KeyError):
            raise Problem("hours-unfit") from None
        if hours is not None and self._clock.now() - hours.since < DAY:
            raise Problem("hours-lately")
        args: dict[str, int | str | bool] = {"zone": wanted.zone, "begins": wanted.begins, "ends": wanted.ends}
        await table.happen(Fact("hours", wanted.seat, args))


def played_by_bot(table: Table, seat: int) -> SeatRow:
    """The seat of a person as it is while a bot plays for them: one that plans, where the game has one."""
    return replace(table.seats[seat], kind="bot", bot=[*bots_for(table.row.game), "random"][1])


def absent(table: Table, seat: int, now: int) -> bool:
    """Whether the others may decide on somebody: their time is over, or without a clock they are long gone."""
    stretch, holder = table.clocks.running.get(seat), table.seats[seat].visitor_id
    if stretch is None:
        return False
    if table.terms.pace.kind != "none":
        return stretch.late is not None
    return now - stretch.since >= PATIENCE and holder not in table.audience.everybody([holder])
