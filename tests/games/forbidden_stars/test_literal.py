"""Second, slow and literal implementations of the hottest rules agree with the game in random situations (R9)."""

from itertools import permutations

from starhold.games.forbidden_stars.components.catalog import BASTION
from starhold.games.forbidden_stars.rules.damage import Assign, apply_combat
from starhold.games.forbidden_stars.rules.paths import friendly_areas, reachable
from starhold.games.forbidden_stars.rules.retreat import havens
from starhold.kernel.chance import Stream
from tests.rules.forbidden_stars.table import C, S, Table

UNITS = {S: ("scout", "space_marine"), C: ("cultist", "chaos_space_marine")}
SHIPS = {S: "strike_cruiser", C: "iconoclast_destroyer"}


def scattered(source: Stream) -> Table:
    """Board B1 with random pieces and storms."""
    table = Table()
    board = table.state.board
    for area in board.areas:
        lot = source.below(5)
        if lot < 2:
            name = UNITS[lot][source.below(2)] if board.world[area] else SHIPS[lot]
            if table.state.in_supply(lot, table.kind(lot, name)) > 0:
                table.put(lot, board.names[area], source.below(4) // 3, **{name: 1})
        elif lot == 2 and board.world[area]:
            table.build(source.below(2), board.names[area], "factory")
    for _ in range(source.below(4)):
        edge = board.edges[source.below(len(board.edges))]
        if edge not in table.state.storms:
            table.state.storms.append(edge)
            table.state.storm_moved.append(0)
    return table


def touching(table: Table, a: int, b: int) -> bool:
    """Whether two areas share a border that no storm closes, from the printed positions (F-DEF-8, F-DEF-9)."""
    board, storms = table.state.board, table.state.storms
    (s, p), (t, q) = divmod(a, 4), divmod(b, 4)
    if s == t:
        return (p - q) % 4 in (1, 3)
    column, row = board.columns[t] - board.columns[s], board.rows[t] - board.rows[s]
    pairs = {(1, 0): {(1, 0), (2, 3)}, (-1, 0): {(0, 1), (3, 2)}, (0, 1): {(3, 0), (2, 1)}, (0, -1): {(0, 3), (1, 2)}}
    if (p, q) not in pairs.get((column, row), set()):
        return False
    west = 1 << 8 | max(board.columns[s], board.columns[t]) << 4 | board.rows[s]
    north = board.columns[s] << 4 | max(board.rows[s], board.rows[t])
    return (west if column else north) not in storms


def literal_paths(table: Table, seat: int, start: int, systems: tuple[int, ...]) -> set[int]:
    """Every chain of areas written out, one longer each time: all but its ends are friendly (F-ADV-9, F-ADV-11)."""
    inside = [area for area in table.state.board.areas if area // 4 in systems]
    chains = [[start]]
    ends: set[int] = set()
    while chains:
        longer = []
        for chain in chains:
            for area in inside:
                if area not in chain and touching(table, chain[-1], area):
                    ends.add(area)
                    if table.state.controller(area) == seat:
                        longer.append([*chain, area])
        chains = longer
    return ends


def test_ground_paths() -> None:
    source = Stream("paths")
    for _ in range(60):
        table = scattered(source)
        board = table.state.board
        target = source.below(board.count)
        other = board.beside[target][source.below(len(board.beside[target]))][0]
        friendly = friendly_areas(table.state, S, (target, other))
        for start in range(4 * other, 4 * other + 4):
            mask = reachable(table.state, start, (target, other), friendly, True)
            found = {area for area in board.areas if mask >> area & 1}
            assert found == literal_paths(table, S, start, (target, other))


def comes(table: Table, text: str) -> bool:
    """Whether some order of ship moves lets a unit of the source move, all of them tried one by one (F-ADV-32)."""
    waiting, source = [table.go(text).state], table.state.board.names
    far = {source[area] for area in table.state.board.areas if area // 4 != table.state.system}
    while waiting:
        table.state = waiting.pop()
        moves = (
            table.offers("ship") if table.asks == "ships" else table.offers("march") if table.asks == "ground" else []
        )
        if any(move.split()[2] in far for move in moves):
            return True
        for move in [*moves, "done"] if table.asks == "ships" else []:
            kept = table.state
            table.state = kept.clone()
            waiting.append(table.go(move).state)
            table.state = kept
    return False


def test_systems_from_which_something_could_come() -> None:
    source, both = Stream("sources"), set()
    for _ in range(400):
        table = scattered(source)
        target = table.state.board.faces[source.below(table.state.board.count)]
        table.state.config.rules = 1
        start = table.order(S, "advance", table.state.catalog.faces[target].id).state
        if table.asks != "source":
            continue
        for text in table.offers("source"):
            table.state = start.clone()
            table.state.config.rules = 2
            offered = text in table.offers()
            table.state.config.rules = 1
            assert comes(table, text) == offered, text
            both.add(offered)
    assert both == {True, False}


def literal_havens(table: Table, seat: int, origins: set[int]) -> set[int]:
    """Retreat areas of a defender on the ground, each clause on its own (F-RET-4 to F-RET-12)."""
    state = table.state
    home = state.here // 4
    ends = set(literal_paths(table, seat, state.here, (home,)))
    for system, _ in state.board.beside[home]:
        ends |= literal_paths(table, seat, state.here, (home, system))
    ends = {area for area in ends if state.board.world[area] and area != state.here}
    ends = {a for a in ends if state.controller(a) in (seat, -1) and a not in origins}
    ends = {area for area in ends if area // 4 == home or area // 4 not in {origin // 4 for origin in origins}}
    return {area for area in ends if state.controller(area) == seat} or ends


def test_retreat_areas() -> None:
    source = Stream("retreats")
    for _ in range(80):
        table = scattered(source)
        state = table.state
        state.here = table.area("noatun")
        state.fight, state.attacker, state.defender = 1, S, C
        near = [area for area, _ in state.board.near[state.here]]
        origins = {near[source.below(len(near))] for _ in range(1 + source.below(2))}
        state.origins = sorted(origins)
        assert set(havens(state, C, False)) == literal_havens(table, C, origins)


Piece = tuple[str, int, bool]


def literal_results(pieces: list[Piece], damage: int) -> set[tuple[Piece, ...]]:
    """All outcomes of a damage step: every order of all pieces that the rules allow, dealt out one by one."""
    found = set()
    for order in set(permutations(pieces)):
        steady = [piece for piece in order if not piece[2]]
        if list(order[: len(steady)]) != steady:
            continue
        left, after = damage, []
        for name, health, routed in order:
            dealt = min(left, health)
            left -= dealt
            if dealt == health:
                continue
            after.append((name, health, routed or (dealt > 0 and name != "bastion")))
        found.add(tuple(sorted(after)))
    return found


def test_damage() -> None:
    source = Stream("damage")
    health = {"cultist": 2, "chaos_space_marine": 3, "helbrute": 4, "bastion": 3}
    for _ in range(60):
        damage = 1 + source.below(9)
        names = [("cultist", "chaos_space_marine", "helbrute")[source.below(3)] for _ in range(1 + source.below(4))]
        pieces: list[Piece] = [(name, health[name], source.below(3) == 0) for name in names]
        if source.below(2):
            pieces.append(("bastion", 3, False))
        reached = game_results(pieces, damage)
        assert reached == literal_results(pieces, damage), (pieces, damage)


def game_results(pieces: list[Piece], damage: int) -> set[tuple[Piece, ...]]:
    """All outcomes that the game's questions lead to."""
    found: set[tuple[Piece, ...]] = set()
    start = Table().bases()
    for name, _, routed in pieces:
        if name == "bastion":
            start.build(C, "noatun", name)
        else:
            start.put(C, "noatun", int(routed), **{name: 1})
    state = start.state
    state.fight, state.here, state.attacker, state.defender, state.bout = 1, start.area("noatun"), S, C, 1
    start.run(Assign([C], [damage]))
    open_states = [state]
    while open_states:
        start.state = open_states.pop()
        if start.asks == "damage":
            for text in start.offers():
                start.state, kept = start.state.clone(), start.state
                start.go(text)
                open_states.append(start.state)
                start.state = kept
            continue
        apply_combat(start.state, [0, damage])
        left = [
            (start.state.faction(C).units[kind].id, start.state.faction(C).units[kind].health, bool(routed))
            for kind, routed, count in start.state.groups(start.state.here, C)
            for _ in range(count)
        ]
        if start.state.built[start.state.here] >> BASTION & 1:
            left.append(("bastion", 3, False))
        found.add(tuple(sorted(left)))
    return found
