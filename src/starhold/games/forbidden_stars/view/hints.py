"""What a player should know before laying or resolving an order: that it would do nothing as things stand.

Certain cases only, from what the asked seat knows: the board, its own goods, and its own token.
"""

from starhold.games.forbidden_stars.components.catalog import ORDERS
from starhold.games.forbidden_stars.model import OWNED, Stars, token_of
from starhold.games.forbidden_stars.rules.orders import body
from starhold.games.forbidden_stars.rules.upgrades import upgrades_of
from starhold.kernel.decision import Option
from starhold.kernel.game import Plain


def hints(state: Stars, options: list[Option]) -> list[Plain | None]:
    """For each option the words of its hint (``{"id", "args"}``), or None."""
    decision = state.decision
    if decision is None or decision.kind not in ("plan", "resolve"):
        return [None] * len(options)
    seat, twin = decision.actors[0], state.clone()
    twin.events = None
    known: dict[tuple[int, int], bool] = {}
    return [_hint(twin, seat, option, known) for option in options]


def _hint(twin: Stars, seat: int, option: Option, known: dict[tuple[int, int], bool]) -> Plain | None:
    if option == ("resolve",):
        useless = not upgrades_of(twin, seat) and body(twin, seat).idle(twin)
    elif option[0] == "order":
        token, system = int(option[1]), int(option[2])
        twin.order, twin.system, twin.token = token // 2, system, token_of(seat, token)
        key = (twin.order, system)
        if key not in known:
            known[key] = body(twin, seat).idle(twin)
        useless = known[key] and not upgraded(twin, seat)
    else:
        useless = False
    return {"id": f"fs-hint-{ORDERS[twin.order]}", "args": {}} if useless else None


def upgraded(state: Stars, seat: int) -> bool:
    """Whether an upgrade could be used with the order: on its token, or beside the board and turned up by then."""
    if not state.flags.card_flip:
        return bool(upgrades_of(state, seat))
    cards = enumerate(state.faction(seat).upgrades)
    return any(upgrade.order == state.order and state.owned[seat][card] >= OWNED for card, upgrade in cards)
