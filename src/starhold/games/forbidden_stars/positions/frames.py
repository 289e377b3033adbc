"""The names under which frames are written down, and the path of a moment for people."""

from starhold.games.forbidden_stars.model import Stars
from starhold.games.forbidden_stars.rules import (
    advance,
    capacity,
    capture,
    combat,
    committing,
    damage,
    deploy,
    dominate,
    operations,
    orbital_strike,
    orders,
    placing,
    planning,
    quick,
    refresh,
    retreat,
    rounds,
    schemes,
    setup,
    storms,
    strategise,
    upgrades,
)
from starhold.games.forbidden_stars.rules.effects import cards, controls, dice, economy, harm, interpreter, moves
from starhold.kernel.state import Frame

FRAMES: dict[str, type[Frame]] = {
    "match": rounds.Match,
    "setup": setup.Setup,
    "quick": quick.Quick,
    "lay-tile": placing.LayTile,
    "place-storm": placing.PlaceStorm,
    "planning": planning.Planning,
    "operations": operations.Operations,
    "order": orders.Order,
    "moment": upgrades.Moment,
    "advance": advance.Advance,
    "combat": combat.Combat,
    "reinforce": committing.Reinforce,
    "pick-cards": committing.PickCards,
    "damage": combat.DamageSteps,
    "assign": damage.Assign,
    "retreat": retreat.Retreat,
    "retreat-one": retreat.RetreatOne,
    "strike": orbital_strike.Strike,
    "capture": capture.Capture,
    "capacity": capacity.Capacity,
    "deploy": deploy.Deploy,
    "dominate": dominate.Dominate,
    "icons": dominate.Icons,
    "strategise": strategise.Strategise,
    "take-upgrade": strategise.TakeUpgrade,
    "refresh": refresh.Refresh,
    "draw-events": refresh.DrawEvents,
    "event": refresh.Event,
    "tactic": refresh.Tactic,
    "storm-move": storms.StormMove,
    "more-events": refresh.MoreEvents,
    "window": schemes.Window,
    "scheme": schemes.Scheme,
    "effect": interpreter.Effect,
    "offer": interpreter.Offer,
    "pick": interpreter.Pick,
    "may": controls.May,
    "choose": controls.Choose,
    "unless": controls.Unless,
    "rolling": dice.Rolling,
    "just-routed": harm.JustRouted,
    "saving": harm.Saving,
    "journey": moves.Journey,
    "draw-cards": cards.Draw,
    "lose-card": cards.Chance,
    "robbed": economy.Robbed,
    "buy-unit": economy.BuyUnit,
}
"""Name of each frame class in positions, records and snapshots."""

HIDDEN = ("match", "order", "moment", "effect", "pick", "rolling", "just-routed")
"""Frames that say nothing to a person."""


def path(state: Stars) -> str:
    """Where the game is, for people: ``round 3 › operations › advance › combat round 2 › damage``."""
    names = {frame: name for name, frame in FRAMES.items()}
    parts = [f"round {state.round}"] if state.round else []
    for frame in state.stack:
        name = names.get(type(frame), "")
        if name and name not in HIDDEN:
            parts.append(f"combat round {state.bout}" if name == "combat" and state.bout else name)
    return " › ".join(parts)
