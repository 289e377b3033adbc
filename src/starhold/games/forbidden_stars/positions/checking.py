"""Checks a position that was read: limits, conservation, invariants; each refusal names place and clause."""

from starhold.games.forbidden_stars.components.board import legal_cells
from starhold.games.forbidden_stars.components.catalog import TOKEN
from starhold.games.forbidden_stars.model import (
    COMBAT,
    FLIPPED,
    HELD,
    MAX_DICE,
    MAX_STRUCTURES,
    OWNED,
    REPLACING,
    WAITING,
    Stars,
    own_tokens,
    seat_of_token,
    token_of,
)
from starhold.games.forbidden_stars.positions.moments import phase_of, under_way
from starhold.games.forbidden_stars.positions.seats import LAID
from starhold.kernel.reader import Node


def check(state: Stars, root: Node) -> None:
    """Limits and conservation (F-INV-1 to F-INV-9, F-INV-11 to F-INV-14)."""
    _board(state, root)
    over = _is_over(root)
    root.get("winners", []).need(over or not state.winners, "game-goes-on", "F-WIN-2")
    root.get("winners", []).need(bool(state.winners) or not over, "no-winner", "F-WIN-11")
    root.get("storms", []).need(len(state.storms) <= len(state.seats), "too-many-storms", "F-LIM-16")
    seats = list(root["seats"].each())
    for seat in state.seats:
        _out_of_it(state, seat, seats[seat])
        _limits(state, seat, root["systems"], seats[seat])
        if state.factions[seat] >= 0:
            _upgrades(state, seat, seats[seat])
            _schemes(state, seat, seats[seat])
            _combat_deck(state, seat, seats[seat])
    root["seats"].need(state.fight != 0 or _no_fight(state), "fight-things-outside-a-fight", "F-CBT-61")
    if any(faction >= 0 for faction in state.factions):
        root["seats"].need(state.in_supply(0, TOKEN) >= 0, "too-many-reinforcement-tokens", "F-INV-14")
    for area in state.board.areas:
        _area(state, area, root)
    for system in state.board.systems:
        _objectives(state, system, root)


def _no_fight(state: Stars) -> bool:
    """Whether all dice, combat tokens and combat cards are where they belong outside a combat or strike."""
    things = (*state.peeked, *state.plays, *map(len, state.hand))
    rows = (*state.dice, *state.tokens, *state.bonus, *state.undrawn)
    return not any(things) and not any(map(any, rows)) and set(state.facedown) == {-1}


def _board(state: Stars, root: Node) -> None:
    """A full rectangle; while it is being laid, each tile where it could be laid."""
    node, seats = root["systems"], len(state.seats)
    cells = [tile.cell for tile in state.layout]
    if len(cells) < 3 * seats:
        laying = _has_frame(root, "setup") if root.has("pending") else phase_of(root) == "setup"
        node.need(laying, "incomplete-board", "F-SETUP-11")
        for number, item in enumerate(node.each()):
            free = legal_cells(state.catalog, state.layout[:number], seats, state.flags.central)
            item["cell"].need(cells[number] in free, "cell-not-open", "F-SETUP-14")
        return
    columns, rows = ({cell[i] for cell in cells} for i in (0, 1))
    span = max(columns) - min(columns) + 1, max(rows) - min(rows) + 1
    size = state.catalog.sizes[seats]
    node.need(span in (size, size[::-1]), "no-rectangle", "F-SETUP-11")


def _area(state: Stars, area: int, root: Node) -> None:
    """Whose units and structures are in an area, and how many."""
    holders = [seat for seat in state.seats if state.here_force(area, seat)]
    if not holders:
        return
    node = _entry(state, area, root)
    disputed = _order_under_way(root) or any(combat.area == area for combat in state.queue)
    node.need(len(holders) < 2 or disputed, "units-of-two-players", "F-INV-1")
    own = state.owner[area] in (-1, holders[0])
    node.need(own or disputed or len(holders) > 1, "structure-of-another-player", "F-ADV-31")
    surplus = root.get("refresh", {}).get("step", None).value == "surplus"
    if not root.has("pending") and not under_way(root) and not surplus:
        full = all(state.here_force(area, seat) <= state.board.capacity(area) for seat in holders)
        node.need(full, "over-capacity", "F-INV-2")
    if state.fight != COMBAT or area != state.here:
        tokens = any(state.standing(area, seat)[TOKEN] for seat in holders)
        node.need(not tokens, "reinforcement-outside-a-combat", "F-CBT-21")


def _objectives(state: Stars, system: int, root: Node) -> None:
    """A tile bears no objective of its own player, one of each other player at most, and they are spread."""
    count, placer = len(state.seats), state.layout[system].seat
    most = 2 if count == 4 and not state.flags.print_objectives else 1
    met = [0] * count
    for area in state.board.worlds[system]:
        lying = state.objectives_in(area)
        if any(lying):
            node = _entry(state, area, root)
            met = [before + now for before, now in zip(met, lying, strict=True)]
            node.need(not met[placer], "own-objective", "F-SETUP-23")
            node.need(max(met) <= 1, "two-objectives-of-one-player", "F-SETUP-27")
            node.need(sum(lying) <= most, "objectives-not-spread", "F-SETUP-26")


def _out_of_it(state: Stars, seat: int, node: Node) -> None:
    """An eliminated player has nothing on the board, orders included."""
    there = any(state.force[seat :: len(state.seats)]) or seat in state.owner
    laid = any(seat_of_token(token) == seat for stack in state.stacks for token in stack)
    node.get("alive", True).need(bool(state.alive[seat]) or not (there or laid), "pieces-of-the-eliminated", "F-WIN-10")


def _is_over(root: Node) -> bool:
    """Whether nobody is asked any more."""
    if not root.has("pending"):
        return phase_of(root) == "over"
    decision = root.get("pending", {}).get("decision", None).value
    return isinstance(decision, list) and decision[:1] == [[]]


def _entry(state: Stars, area: int, root: Node) -> Node:
    """Where a document speaks of an area that holds something."""
    system = list(root["systems"].each())[area // 4]
    name = state.board.names[area]
    return next(item for item in system["areas"].each() if item["id"].value == name)


def _limits(state: Stars, seat: int, systems: Node, node: Node) -> None:
    """The limits of one player."""
    laid = LAID in state.place_of[own_tokens(seat)]
    node.need(not laid, "laid-token-in-no-stack", "F-INV-4")
    node.need(sum(state.dice[seat]) <= MAX_DICE, "too-many-dice", "F-INV-8")
    systems.need(state.structures(seat) <= MAX_STRUCTURES, "too-many-structures", "F-INV-13")
    if state.factions[seat] >= 0:
        units = enumerate(state.faction(seat).units)
        within = all(state.on_board(seat, kind) <= unit.box for kind, unit in units)
        systems.need(within, "too-many-units", "F-LIM-9")
    lying = sum(state.objectives[seat :: len(state.seats)])
    adds_up = lying + state.collected[seat] == state.placed[seat]
    node.need(adds_up, "objectives-do-not-add-up", "F-INV-7")


def _upgrades(state: Stars, seat: int, node: Node) -> None:
    """An owned upgrade is on exactly one token of its order; print: beside the board."""
    on = {}
    for token in range(8):
        card = state.upgrade_on[token_of(seat, token)]
        if card >= 0:
            node.need(not state.flags.card_flip, "upgrade-on-a-token", "F-STR-15")
            fits = state.faction(seat).upgrades[card].order == token // 2
            node.need(fits, "upgrade-of-another-order", "F-STR-9")
            node.need(card not in on, "upgrade-used-twice", "F-STR-9")
            on[card] = token
    for card, place in enumerate(state.owned[seat]):
        if state.flags.card_flip:
            node.need(place < WAITING, "upgrade-cannot-wait", "F-STR-15")
        else:
            node.need(place != FLIPPED, "upgrade-cannot-be-turned", "F-STR-15")
            node.need((place == OWNED) == (card in on), "upgrade-without-its-token", "F-STR-9")
            order = state.faction(seat).upgrades[card].order
            follows = place < REPLACING or on.get(place - REPLACING, -1) // 2 == order
            node.need(follows, "upgrade-without-its-token", "F-STR-17")


def _schemes(state: Stars, seat: int, node: Node) -> None:
    """At most one scheme in hand, and it is among those that it can be as far as everybody knows."""
    held = [card for card, place in enumerate(state.event_at[seat]) if place == HELD]
    node.need(len(held) <= 1, "too-many-schemes", "F-INV-11")
    node.need(all(state.faction(seat).events[card].scheme for card in held), "not-a-scheme", "F-EVT-10")
    node.need(bool(held) == bool(state.schemes[seat]), "no-such-scheme-held", "F-EVT-17")
    node.need(all(state.schemes[seat] >> card & 1 for card in held), "no-such-scheme-held", "F-EVT-17")


def _combat_deck(state: Stars, seat: int, node: Node) -> None:
    """In a combat hand, played and undrawn cards are ten."""
    if state.fight == COMBAT and state.undrawn[seat]:
        played = sum(play.seat == seat for play in state.plays)
        hand = len(state.hand[seat]) + (state.facedown[seat] >= 0)
        node.need(sum(state.undrawn[seat]) + hand + played == 10, "ten-combat-cards", "F-LIM-5")


def _order_under_way(root: Node) -> bool:
    """Whether an Advance is being resolved, so that units of two players may meet."""
    return _has_frame(root, "advance", "combat") or under_way(root)


def _has_frame(root: Node, *names: str) -> bool:
    """Whether a frame of one of those names is pending."""
    frames = root.get("pending", {}).get("stack", []).value
    return isinstance(frames, list) and any(isinstance(f, list) and f and f[0] in names for f in frames)
