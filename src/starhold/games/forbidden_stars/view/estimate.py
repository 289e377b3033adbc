"""The chance to win a combat from what one seat can know, by fighting it out in imagination (F-CBT-15, F-CBT-16).

Everything here starts from a view, so it cannot use what that view does not say. What is hidden is dealt anew for every
fight; further answers follow one plain policy (`answer`) for both sides, and the words of `assumptions` say so.
"""

from starhold.games.forbidden_stars.components.catalog import TOKEN
from starhold.games.forbidden_stars.model import Stars
from starhold.games.forbidden_stars.rules.advance import Advance
from starhold.games.forbidden_stars.rules.combat import Combat, start_combat
from starhold.games.forbidden_stars.rules.damage_ways import WALL
from starhold.games.forbidden_stars.rules.schemes import PASS, WINDOWS
from starhold.kernel.chance import Stream
from starhold.kernel.decision import Option
from starhold.kernel.game import Plain
from starhold.kernel.run import chance, options, settle, take

FIGHTS = 96
"""How many fights are imagined: the chance is then right to about ten points, nineteen times out of twenty."""
LIMIT = 200
"""Answers after which a fight that does not end counts as won by nobody."""
ALL_WINDOWS = (1 << len(WINDOWS)) - 1


def has_combat(view: Plain) -> bool:
    """Whether a view shows a combat, or an Advance that has made an area contested: there is something to estimate."""
    show = view["show"]
    return show.get("fight", {}).get("kind") == "combat" or "contested" in show


def estimate(state: Stars, view: Plain) -> Plain | None:
    """Chances of both sides of the combat (docs/protocol.md); None when nobody fights.

    ``state`` is one that ``view`` could come from and is used up. The same view gives the same numbers.
    """
    state.events = None
    if not begin(state):
        return None
    hidden = hidden_hands(state, view)
    source = Stream(f"estimate {state.board.names[state.here]} {state.round} {state.bout}")
    attacker, defender = state.attacker, state.defender
    wins = {attacker: 0, defender: 0}
    for _ in range(FIGHTS):
        twin = state.clone()
        for seat, card_known in hidden:
            deal(twin, seat, card_known, source)
        winner = fight_on(twin, source)
        if winner >= 0:
            wins[winner] += 1
    return {
        "area": state.board.names[state.here],
        "chances": [{"seat": seat, "win": wins[seat] / FIGHTS} for seat in (attacker, defender)],
        "samples": FIGHTS,
        "assumes": assumptions(state, view, hidden),
    }


def begin(state: Stars) -> bool:
    """Leave only the combat on the stack, a fresh one where an Advance has just caused it; False without any."""
    state.auto = [ALL_WINDOWS for _ in state.seats]
    place = next((place for place, frame in enumerate(state.stack) if isinstance(frame, Combat)), -1)
    if place >= 0:
        del state.stack[:place]
        return True
    march = next((frame for frame in state.stack if isinstance(frame, Advance)), None)
    if march is None or march.contested < 0 or state.fight:
        return False
    state.stack.clear()
    state.decision = None
    start_combat(state, march.contested, march.seat, [], False)
    return True


def hidden_hands(state: Stars, view: Plain) -> list[tuple[int, bool]]:
    """The sides whose hand the view does not tell, each with whether its face-down card is known all the same."""
    cards = {seat: view["seats"][seat]["cards"] for seat in (state.attacker, state.defender)}
    return [
        (seat, isinstance(held.get("facedown"), str))
        for seat, held in cards.items()
        if isinstance(held["hand"], int) and any(state.undrawn[seat])
    ]


def deal(state: Stars, seat: int, card_known: bool, source: Stream) -> None:
    """Deal the cards of a side that are not face up anew to hand, face-down card and rest (F-CBT-16)."""
    rest, hand = state.undrawn[seat], state.hand[seat]
    laid = state.facedown[seat] >= 0 and not card_known
    for card in hand:
        rest[card] += 1
    if laid:
        rest[state.facedown[seat]] += 1
    drawn = []
    for _ in range(len(hand) + laid):
        card = source.card(rest)
        rest[card] -= 1
        drawn.append(card)
    if laid:
        state.facedown[seat] = drawn.pop()
    state.hand[seat] = sorted(drawn)


def fight_on(state: Stars, source: Stream) -> int:
    """Fight to the end with the plain policy; the winner, or -2 if there is none."""
    combat = next(frame for frame in state.stack if isinstance(frame, Combat))
    settle(state)
    for _ in range(LIMIT):
        chance(state, source)
        decision = state.decision
        if combat.winner != -1 or decision is None or decision.over:
            return combat.winner
        seat = decision.actors[0]
        take(state, seat, answer(state, seat, options(state, seat), source))
    return -2


def answer(state: Stars, seat: int, found: list[Option], source: Stream) -> Option:
    """The plain policy: every token joins, every offer is used, the cheapest unit takes damage first, the rest by lot.

    Schemes are not played: nobody knows those of others.
    """
    kind = state.decision.kind if state.decision is not None else ""
    if kind == "damage":
        return min(found, key=lambda option: _price(state, option))
    if kind == "commit":
        return found[-1]
    if ("use",) in found:
        return ("use",)
    found = [option for option in found if option[0] != "scheme"] or [PASS]
    return found[source.below(len(found))]


def _price(state: Stars, option: Option) -> tuple[int, int]:
    """What the targets of a hit cost: a token nothing, a bastion more than the cheapest units."""
    seat, hits = option[1], option[2:]
    costs = [_cost(state, seat, kind) for kind in hits[::2]]
    return sum(costs), -sum(hits[1::2])


def _cost(state: Stars, seat: int, kind: int) -> int:
    if kind == TOKEN:
        return 0
    return 2 if kind == WALL else state.kind(seat, kind, state.here).cost


def assumptions(state: Stars, view: Plain, hidden: list[tuple[int, bool]]) -> list[Plain]:
    """What the numbers take for granted, as messages."""
    sides = (state.attacker, state.defender)
    found: list[Plain] = []
    if not state.bout and not any(state.hand[seat] for seat in sides):
        found.append({"id": "fs-assumes-start", "args": {}})
    elif view.get("you") in sides:
        found += [{"id": "fs-assumes-hand", "args": {"rival": seat}} for seat, _ in hidden]
    else:
        found.append({"id": "fs-assumes-hands", "args": {}})
    return [*found, {"id": "fs-assumes-policy", "args": {}}, {"id": "fs-assumes-schemes", "args": {}}]
