"""The key ``moment``: numbers that no key of a person says; each has its meaning and its bounds."""

from starhold.games.forbidden_stars.components.catalog import ORDERS, TOKEN, WIDTH
from starhold.games.forbidden_stars.model import LATER, STRIKE, UNTIL, Lasting, Played, Stars
from starhold.games.forbidden_stars.positions.document import MOMENT
from starhold.games.forbidden_stars.rules.combat_outcome import readable
from starhold.kernel.reader import Node
from starhold.kernel.state import in_rows

MANY = 100_000
MOST_LESS = 99
"""Cards may lower a price or a limit by as much as there are tokens or structures of a kind."""
SAID = {"fight": 0, "here": -1, "attacker": -1, "defender": -1, "by_order": 0, "bout": 0, "origins": [], "losses": [],
        "plays": [], "moves": [], "order": -1, "moving": -1}  # fmt: skip
"""What the keys ``order``, ``combat``, ``strike`` and ``refresh`` say, with the values outside all of that."""


def read_numbers(state: Stars, root: Node) -> None:
    """Put them into the state."""
    node = root.get("moment", {})
    for name in node.map(*MOMENT):
        item = node[name]
        if isinstance(getattr(state, name), list):
            numbers = _rows(state, name, item)
            setattr(state, name, in_rows(Stars.ROWS[name], numbers) if name in Stars.ROWS else numbers)
        else:
            setattr(state, name, item.number(*_bounds(state, name)))
        if name in SAID and not root.has("pending"):
            item.need(getattr(state, name) == SAID[name], "said-elsewhere")
    if not readable(state):
        raise node["outcome" if state.outcome else "losses"].broken("out-of-range")


def _bounds(state: Stars, name: str) -> tuple[int, int]:
    """Lowest and highest value of a number."""
    areas, seats = len(state.board.areas), len(state.seats)
    units = len(state.fresh)
    most = {"here": areas - 1, "mark_area": areas - 1, "system": state.board.count - 1, "attacker": seats - 1,
            "defender": seats - 1, "order": len(ORDERS) - 1, "fight": STRIKE, "bout": 3, "by_order": 1, "extra": 9,
            "moving": len(state.storms) - 1, "target": units - 1, "aimed": 2 * units - 1, "mark_level": 9,
            "delta": MOST_LESS}  # fmt: skip
    least = {"delta": -MOST_LESS, "fight": 0, "bout": 0, "by_order": 0, "extra": 0, "mark_level": 0}
    return least.get(name, -1), most[name]


def _rows(state: Stars, name: str, node: Node) -> list[int]:
    items = list(node.each())
    columns = _columns(state, name)
    node.need(not columns or len(items) % len(columns) == 0, "wrong-length")
    if not columns:
        return [item.number(-2, MANY) for item in items]
    if name == "lasting":
        _lasting(state, items)
    if name == "plays":
        for number, play in enumerate(in_rows(Played, items)):
            play.number.number(number, number)
    return [item.number(*columns[place % len(columns)]) for place, item in enumerate(items)]


def _columns(state: Stars, name: str) -> tuple[tuple[int, int], ...]:
    """The bounds of each number of a row; none where others look at the list as a whole."""
    area, seat = (0, len(state.board.areas) - 1), (0, len(state.seats) - 1)
    origin, title = (-1, area[1]), (0, max(map(len, state.titles), default=0) - 1)
    upgrade = ((0, max(map(len, state.owned), default=0) - 1),)
    return {
        "in_use": upgrade,
        "asked": upgrade,
        "moves": (area, (0, TOKEN), area),
        "queue": (area, seat, origin),
        "origins": (area,),
        "losses": (seat, (0, WIDTH)),
        "plays": (seat, title, (0, 3), (0, MANY), (0, 1)),
        "lasting": ((0, LATER), seat, (0, len(UNTIL) - 1), (-MOST_LESS, MANY), (-1, MANY), (-1, MANY)),
    }.get(name, ())


def _lasting(state: Stars, items: list[Node]) -> None:
    """Each number of a lasting rule means something: flag, seat, until, amount, reference, play."""
    for flag, _, _, _, ref, _ in in_rows(Lasting, items):
        later = flag.value == LATER
        flag.number(0, LATER if later else len(state.catalog.flags) - 1)
        number = ref.number(-1 + later, len(state.catalog.steps if later else state.catalog.effects) - 1)
        ref.need(not later or state.catalog.steps[number].name == "later", "out-of-range")
