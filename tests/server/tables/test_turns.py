"""Whose turn it is: owner by owner, table by table, and first where somebody waits."""

import asyncio

from starhold.server.tables.turns import PASSED_BY, Asker, Turns


async def order(*askers: Asker, gone: frozenset[int] = frozenset()) -> list[Asker]:
    """In which order many have their turn who want it while somebody else has it."""
    served: list[Asker] = []
    turns = Turns(1)

    async def want(asker: Asker) -> None:
        async with turns.turn(asker):
            served.append(asker)
            await asyncio.sleep(0)

    async with turns.turn(Asker()):
        tasks = [asyncio.create_task(want(asker)) for asker in askers]
        await asyncio.sleep(0)
        for number in gone:
            tasks[number].cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    async with asyncio.timeout(10), turns.turn(Asker()):
        return served


def test_thirty_tables_of_one_owner_make_another_wait_for_one_of_them() -> None:
    flood = [Asker("mallory", f"m{number}") for number in range(30)]
    served = asyncio.run(order(*flood, Asker("ann", "a"), Asker("ann", "a")))
    assert [place for place, asker in enumerate(served) if asker.owner == "ann"] == [1, 3]
    assert len(served) == 32


def test_the_tables_of_an_owner_take_turns() -> None:
    served = asyncio.run(order(Asker("ann", "a"), Asker("ann", "a"), Asker("ann", "b")))
    assert [asker.table for asker in served] == ["a", "b", "a"]


def test_where_nobody_waits_bots_think_later_but_think() -> None:
    alone = [Asker("mallory", f"m{number}", awaited=False) for number in range(3)]
    people = [Asker(f"p{number}", "t") for number in range(2 * PASSED_BY)]
    served = asyncio.run(order(*alone, *people))
    assert [place for place, asker in enumerate(served) if not asker.awaited] == [
        PASSED_BY, 2 * PASSED_BY + 1, 2 * PASSED_BY + 2,
    ]  # fmt: skip


def test_who_goes_away_holds_nobody_up() -> None:
    askers = [Asker("ann", f"t{number}") for number in range(6)]
    assert asyncio.run(order(*askers, gone=frozenset((0, 2, 5)))) == [askers[1], askers[3], askers[4]]


def test_who_goes_away_with_the_turn_just_given_passes_it_on() -> None:
    async def work() -> bool:
        turns = Turns(1)

        async def want() -> None:
            async with turns.turn(Asker("ann", "t")):
                await asyncio.sleep(0)

        async with turns.turn(Asker()):
            task = asyncio.create_task(want())
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        async with asyncio.timeout(10), turns.turn(Asker()):
            return True

    assert asyncio.run(work())


def test_as_many_as_there_are_places_are_served_at_once() -> None:
    async def work() -> int:
        turns, inside, most = Turns(2), 0, 0

        async def want() -> None:
            nonlocal inside, most
            async with turns.turn(Asker()):
                inside += 1
                most = max(most, inside)
                await asyncio.sleep(0.001)
                inside -= 1

        await asyncio.gather(*(want() for _ in range(20)))
        return most

    assert asyncio.run(work()) == 2
