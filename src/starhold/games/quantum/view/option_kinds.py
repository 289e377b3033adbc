"""The kinds of options: one row each, which notation, descriptions, refusals and controls read."""

from collections.abc import Callable

from starhold.games.quantum.components.ships import ABILITIES
from starhold.games.quantum.model import QuantumState
from starhold.games.quantum.reasons import Why
from starhold.games.quantum.rules import (
    abilities,
    advance_cards,
    build,
    combat,
    deploy,
    dominance,
    gambits,
    movement,
    placing,
    powers,
    research,
    setup,
    ship_rolls,
)
from starhold.games.quantum.view.odds import answer_told, strike_told
from starhold.kernel.decision import Option
from starhold.kernel.game import Plain
from starhold.kernel.option_kinds import OptionKind, table

Facts = tuple[tuple[str, int | str], ...]
"""Names and values for label and clicks that are no numbers of the option."""
OF_SHIPS = frozenset(("own", "enemy", "ship", "die"))
"""Types of words that name a ship: by the square of an own or another one, by square or die, by die."""


class Kind(OptionKind):
    """A row of Quantum.

    ``label`` are the arguments of ``option-KIND``: words by name, or ``argument=#word`` for the number of the ship
    that a word names; ``facts`` tells others. ``ended`` is the label of a text with its ending, which is one argument
    and one click more. ``also`` is a second path of clicks. ``cost`` are actions. With ``clever`` the owner of Clever
    is asked before the dice. ``odds`` adds chances. A click on a word that names a ship is one on that ship.
    """

    __slots__ = ("also", "by_die", "clever", "cost", "ended", "facts", "label", "odds", "ships", "spends")

    def __init__(
        self,
        pattern: str,
        label: str = "",
        answers: str = "act",
        clause: str = "Q-TURN-7",
        *,
        why: Callable[..., Why] | None = None,
        clicks: str = "",
        either: bool = False,
        also: str = "",
        ended: str = "",
        cost: int | Callable[[QuantumState, int], int] = 0,
        rolls: bool = False,
        clever: bool = False,
        facts: Callable[[QuantumState, int, Option], Facts] | None = None,
        odds: Callable[[QuantumState, Option], Plain] | None = None,
    ) -> None:
        super().__init__(pattern, answers, clause, why=why, clicks=clicks, either=either, rolls=rolls or clever)
        self.label = {name: source or name for name, _, source in (part.partition("=") for part in label.split())}
        self.also = tuple(also.split())
        self.ended = ended
        self.cost = cost
        self.clever = clever
        self.facts = facts
        self.odds = odds
        self.ships = tuple([place for place, word in enumerate(self.words, 1) if word.type in OF_SHIPS])
        self.by_die = "<die>" in pattern
        self.spends = self.kind in ABILITIES


def _planet(state: QuantumState, seat: int, option: Option) -> Facts:
    _, square = option
    return (("number", state.chart.numbers[state.chart.planet_at[square]]),)


def _research(state: QuantumState, seat: int, option: Option) -> Facts:
    return (("research", state.research[seat] + 1),)


def _position(state: QuantumState, seat: int, option: Option) -> Facts:
    number, launch, at = state.decision.args if state.decision is not None else (0, 0, 0)
    return (("number", number), ("launch", state.chart.names[launch]), ("at", state.chart.names[at]))


# fmt: off
KINDS = table(
    Kind("keep", "", "starting-ships scrappy", "Q-SETUP-18"),
    Kind("reroll", "", "starting-ships", "Q-SETUP-18", rolls=True),
    Kind("planet <planet:square>", "planet number", "starting-planet", "Q-SETUP-18", why=setup.why_planet,
         clicks="planet:{planet}", facts=_planet),
    Kind("place <die> <square>", "number=#die square", "starting-place place-ship", "Q-SETUP-18",
         why=placing.why_place, clicks="{die} square:{square}"),
    Kind("scrap <die>", "number=#die", "place-ship", "Q-CARD-5", why=placing.why_scrap, clicks="{die} control:scrap",
         either=True),
    Kind("reconfigure <ship>", "number=#ship", why=deploy.why_reconfigure, clicks="action:reconfigure {ship}",
         either=True, cost=1, clever=True),
    Kind("deploy <die> <square>", "number=#die square", why=deploy.why_deploy, clicks="{die} square:{square}",
         also="action:deploy {die} square:{square}", cost=deploy.deploy_cost),
    Kind("build <planet:square>", "planet", why=build.why_build, clicks="action:build planet:{planet}", either=True,
         cost=build.COST),
    Kind("research", "research", why=research.why_research, clicks="action:research", cost=1, facts=_research),
    Kind("end"),
    Kind("move <from:own> <to:square> [with <card:how>]", "number=#from from to", why=movement.why_move,
         ended="move-free"),
    Kind("attack <from:own> <at:enemy> from <launch:square> [with <card:how>]",
         "number=#from from at launch target=#at", why=movement.why_attack, ended="attack-free"),
    Kind("transport <from:own> <to:square> carry <carried:own> drop <drop:square> [with <card:how>]",
         "number=#from from to ship=#carried carried drop", why=movement.why_transport, ended="transport-free"),
    Kind("strike <from:own> <at:enemy>", "number=#from from at target=#at", why=abilities.why_strike,
         clicks="{from} ability:strike {at}", either=True, rolls=True, odds=strike_told),
    Kind("warp <from:own> <to:own>", "number=#from from to ship=#to", why=abilities.why_warp,
         clicks="{from} ability:warp {to}", either=True),
    Kind("modify <square:own> <number:face>", "square number ship=#square", why=abilities.why_modify,
         clicks="{square} ability:modify number:{number}", either=True),
    Kind("free-reconfigure <square:own>", "square", why=abilities.why_free_reconfigure,
         clicks="{square} ability:free-reconfigure", either=True, clever=True),
    Kind("cerebral", why=powers.why_cerebral, clicks="card:cerebral"),
    Kind("tyrannical", why=powers.why_tyrannical, clicks="card:tyrannical"),
    Kind("flexible <ship> <number:face>", "number ship=#ship", why=powers.why_flexible,
         clicks="card:flexible {ship} number:{number}", either=True),
    Kind("nomadic <from:own> <to:square>", "number=#from from to", why=powers.why_nomadic,
         clicks="card:nomadic {from} square:{to}", either=True, cost=1),
    Kind("resourceful <square:own>", "number=#square square", why=powers.why_resourceful,
         clicks="card:resourceful {square}", either=True, clever=True),
    Kind("use <card>", "card", "dangerous combat-window", "Q-ATK-22", why=combat.why_use, clicks="card:{card}",
         rolls=True, odds=answer_told),
    Kind("pass", "", "dangerous combat-window", "Q-ATK-22", odds=answer_told),
    Kind("enter", "number at", "attacker-position", "Q-ATK-22", also="square:{at}", facts=_position),
    Kind("stay", "number launch", "attacker-position", "Q-ATK-22", also="square:{launch}", facts=_position),
    Kind("set <number:face>", "number", "clever", "Q-CMD-3", why=ship_rolls.why_set, clicks="number:{number}"),
    Kind("roll", "", "clever", "Q-CMD-3", rolls=True),
    Kind("again", "", "scrappy", "Q-CMD-3", rolls=True),
    Kind("cube <planet:square>", "planet", "dominance-cube", "Q-DOM-5", why=dominance.why_cube,
         clicks="planet:{planet}"),
    Kind("take <card> [replace <dropped:replaced>]", "card", "advance", why=advance_cards.why_take,
         clicks="card:{card}", ended="take-replacing", rolls=True),
    Kind("refresh", "", "advance", rolls=True),
    Kind("relocate <rival:seat> <from:square> <to:square>", "rival from to", "relocate", "Q-CARD-5",
         why=gambits.why_relocate, clicks="seat:{rival} planet:{from} planet:{to}", either=True),
    Kind("pick <ship>", "number=#ship", "pick-ships", "Q-CARD-5", why=gambits.why_pick, clicks="{ship}"),
    Kind("done", "", "pick-ships", "Q-CARD-5"),
    Kind("discard <card>", "card", "sabotage", "Q-GAM-6", why=gambits.why_discard, clicks="card:{card}"),
)
# fmt: on
"""In the labels of ``modify`` and ``flexible`` ``ship`` is the number before, ``number`` the one after."""

LABELS = {row.kind: tuple(row.label) for row in KINDS.values()} | {
    row.ended: (*row.label, row.words[-1].name) for row in KINDS.values() if row.ended
}
"""Label messages ``option-ID`` and their arguments: those of the kinds, and four variants of them."""
