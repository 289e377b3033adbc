"""Chapter 18: collecting objectives, winning, ties."""

from starhold.games.forbidden_stars.model import UNCONTROLLED, Stars


def collect(state: Stars) -> None:
    """Everybody takes own tokens from friendly worlds (F-REF-2)."""
    for area in state.board.areas:
        lying = state.objectives_in(area)
        seat = state.controller(area) if any(lying) else UNCONTROLLED
        if seat >= 0 and lying[seat]:
            state.objectives[state.objective(area, seat)] = 0
            state.collected[seat] += lying[seat]
            state.emit("objective-taken", seat=seat, area=state.board.names[area], count=lying[seat])


def needed(state: Stars, seat: int) -> int:
    """How many own objective tokens win (F-WIN-1, F-WIN-5)."""
    return len(state.seats) if state.flags.win_by_number else state.placed[seat]


def check_victory(state: Stars) -> bool:
    """After the objectives step: has somebody won, or was this the last round (F-WIN-1 to F-WIN-7)?"""
    alive = [seat for seat in state.seats if state.alive[seat]]
    ready = [seat for seat in alive if state.collected[seat] >= needed(state, seat) > 0]
    if not ready and state.round < 8:
        return False
    declare(state, best_of(state, ready or alive))
    return True


def best_of(state: Stars, seats: list[int]) -> list[int]:
    """The best by objectives, friendly worlds, materiel, units (F-WIN-3, F-WIN-6, F-WIN-7)."""
    scores = {seat: score(state, seat) for seat in seats}
    top = max(scores.values())
    return [seat for seat in seats if scores[seat] == top]


def score(state: Stars, seat: int) -> tuple[int, int, int, int]:
    """Collected objectives, friendly worlds, materiel, units on the board."""
    worlds = sum(state.board.world[area] for area in state.friendly(seat))
    units = sum(state.force[seat :: len(state.seats)])
    return state.collected[seat], worlds, state.materiel[seat], units


def last_one(state: Stars, out: list[int]) -> None:
    """The last player not eliminated wins at once; if all go ``out`` together, the best of them (F-WIN-11)."""
    alive = [seat for seat in state.seats if state.alive[seat]]
    if len(alive) <= 1:
        declare(state, alive or best_of(state, out))


def declare(state: Stars, winners: list[int]) -> None:
    """The game is over."""
    state.winners = winners
    for seat in winners:
        state.emit("game-won", seat=seat, count=state.collected[seat])
    state.stop()
