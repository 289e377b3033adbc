"""The combat or strike under way as a table shows it: sides, cards, damage to give."""

from starhold.games.forbidden_stars.components.catalog import DEFENCE, OFFENCE, REINFORCEMENT, TOKEN, CombatCard
from starhold.games.forbidden_stars.model import COMBAT, Stars
from starhold.games.forbidden_stars.rules.combat import combat_dice, enabled, morale
from starhold.games.forbidden_stars.rules.damage import Assign, damage_to, health, icons, left_over
from starhold.games.forbidden_stars.rules.damage_ways import WALL
from starhold.games.forbidden_stars.view.shape import Damage, Fight, FightSide, Play


def fight(state: Stars) -> Fight:
    """The combat or strike under way; totals are what would count if nothing more happened."""
    strike = state.fight != COMBAT
    found: Fight = {
        "kind": "strike" if strike else "combat",
        "round": state.bout,
        "sides": [_side(state, seat, strike) for seat in (state.attacker, state.defender) if seat >= 0],
    }
    if state.here >= 0:
        found["area"] = state.board.names[state.here]
    if state.origins:
        found["origins"] = [state.board.names[area] for area in state.origins]
    if not strike and state.attacker >= 0:
        ahead = morale(state, state.attacker) > morale(state, state.defender)
        found["ahead"] = state.attacker if ahead else state.defender
    return found


def own_fight(state: Stars, viewer: int, common: Fight) -> Fight:
    """A fight with the own cards and the damage to give to own units."""
    found = common.copy()
    if state.fight == COMBAT and viewer in (state.attacker, state.defender):
        cards = state.faction(viewer).cards
        hand = sorted(set(state.hand[viewer]))
        found["hand"] = {cards[card].id: enabled(state, viewer, cards[card]) for card in hand}
    hits = to_assign(state, viewer)
    if hits is not None:
        found["assign"] = hits
    return found


def to_assign(state: Stars, viewer: int) -> Damage | None:
    """The damage that a viewer has to give, the hits that are forced, and what a target takes; None while not asked."""
    frame = state.stack[-1] if state.stack else None
    if not isinstance(frame, Assign) or viewer not in frame.waiting:
        return None
    hits = state.answers[viewer]
    names = {TOKEN: "reinforcement", WALL: "bastion"}
    names |= {kind: unit.id for kind, unit in enumerate(state.faction(viewer).units)}
    return {
        "left": left_over(state, viewer, frame.damage[viewer], hits),
        "hits": [{"unit": names[hits[i]], "routed": bool(hits[i + 1])} for i in range(0, len(hits), 2)],
        "takes": {names[kind]: full for kind, full in enumerate(health(state, viewer)) if kind in names},
    }


def enablers(state: Stars, seat: int, card: CombatCard) -> list[str]:
    """What of a side makes the unit ability of a card work now (F-CBT-27); empty when it is blocked."""
    units, standing = state.faction(seat).units, state.standing(state.here, seat)
    token = state.faction(seat).reinforcement[0 if state.board.world[state.here] else 1]
    found = [units[kind].id for kind in card.needs if standing[kind]]
    if standing[TOKEN] and token in card.needs:
        found.append("reinforcement")
    return found + ["bastion"] * (card.needs_bastion and state.has_bastion(state.here, seat))


def _side(state: Stars, seat: int, strike: bool) -> FightSide:
    total = icons(state)
    offence, defence, morale_dice = state.dice[seat]
    found: FightSide = {
        "seat": seat,
        "dice": {"offence": offence, "defence": defence, "morale": morale_dice},
        "bolters": total[seat][OFFENCE],
        "shields": total[seat][DEFENCE],
        "damage": damage_to(state, seat, total),
        "tokens": {
            "offence": state.tokens[seat][OFFENCE] + state.bonus[seat][OFFENCE],
            "defence": state.tokens[seat][DEFENCE] + state.bonus[seat][DEFENCE],
        },
    }
    if not strike:
        found["morale"], found["units_dice"] = morale(state, seat), combat_dice(state, seat)
        found["plays"] = _plays(state, seat)
        found["reinforcement"] = state.assets[seat][REINFORCEMENT]
    return found


def _plays(state: Stars, seat: int) -> list[Play]:
    """Face-up cards with their round, and whether an own unit enables the lower ability now."""
    found: list[Play] = []
    for owner, number, bout, play, active in state.plays:
        if owner == seat:
            card = state.faction(seat).cards[number]
            found.append({"card": card.id, "round": bout, "play": play, "counts": bool(active)})
            if card.unit >= 0:
                found[-1]["enabled"], found[-1]["by"] = enabled(state, seat, card), enablers(state, seat, card)
    return found
