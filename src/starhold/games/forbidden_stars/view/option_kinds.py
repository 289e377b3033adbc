"""The table of option kinds: how each is written, what it answers, when it comes, how it is clicked and shown."""

from collections.abc import Callable

from starhold.games.forbidden_stars.model import Stars
from starhold.games.forbidden_stars.rules.effects.controls import Choose, May, Unless
from starhold.games.forbidden_stars.rules.effects.economy import BuyUnit
from starhold.games.forbidden_stars.rules.effects.interpreter import Offer, Pick
from starhold.games.forbidden_stars.rules.effects.moves import Journey
from starhold.games.forbidden_stars.rules.strategise import TakeUpgrade
from starhold.games.forbidden_stars.view import answers
from starhold.games.forbidden_stars.view.card_choices import sentences
from starhold.games.forbidden_stars.view.odds import strike_odds
from starhold.kernel.decision import Option
from starhold.kernel.game import Plain
from starhold.kernel.option_kinds import OptionKind, table
from starhold.kernel.state import Frame

Label = Callable[[Stars, Option], Plain | None]
PICKED = "F-CARD-26"
"""The clause for picks of the steps of cards."""

STEPS: dict[type[Frame], str] = {
    May: "may", Offer: "may", Choose: "choose", Unless: "unless", Pick: "pick", Journey: "journey", BuyUnit: "buy",
    TakeUpgrade: "strategise",
}  # fmt: skip
"""What the steps of cards ask, which are all decisions of the kind ``effect``."""


def question(state: Stars) -> str:
    """The kind of the open question, for a step of a card what the step asks."""
    kind = state.decision.kind if state.decision is not None else ""
    return STEPS.get(type(state.stack[-1]), "") if kind == "effect" else kind


class Kind(OptionKind):
    """A row. Its clicks may also use ``{owner}`` (the number of the seat that has the piece or die) and ``{down}``
    (``.routed`` for a routed unit).

    The click with the word ``last`` is left out where it leaves no choice; ``label`` gives closer words than those of
    the kind, where it has some; ``odds`` are shown beside it.
    """

    __slots__ = ("label", "last", "odds")

    def __init__(
        self,
        pattern: str,
        answers: str = "pick",
        clause: str = PICKED,
        clicks: str = "",
        *,
        either: bool = False,
        rolls: bool = False,
        last: str = "",
        label: Label | None = None,
        odds: Callable[..., Plain] | None = None,
    ) -> None:
        super().__init__(pattern, answers, clause, clicks=clicks, either=either, rolls=rolls)
        self.last = last
        self.label = label
        self.odds = odds


def _answer(state: Stars, option: Option) -> Plain | None:
    return answers.label(state, option[0])


def _alternative(state: Stars, option: Option) -> Plain | None:
    frame = state.stack[-1]
    return {"id": sentences(state.catalog)[frame.ref][option[1]], "args": {}} if isinstance(frame, Choose) else None


PIECE = "piece:{area}.{owner}.{unit}{down}"
MOVE = "piece:{from}.{owner}.{unit} area:{to}"
ENDED = (
    "forces ships ground strike deploy build strategise upgrade next-upgrade tactic rob give save may choose unless "
    "journey buy pick"
)
"""The questions that may be ended."""

KINDS = table(
    Kind("lay <tile:face> <turn:number> <cell:column><row>", "lay", "F-SETUP-12",
         "tile:{tile} turn:{turn} cell:{cell}"),
    Kind("objective <rival:seat> <area>", "objectives", "F-SETUP-23", "area:{area} seat:{rival}", last="rival"),
    Kind("place <unit:piece> <area>", "forces", "F-SETUP-17", "unit:{unit} area:{area}", either=True),
    Kind("edge <edge>", "storm pick", "F-SETUP-30", "edge:{edge}"),
    Kind("order <order:token> <system>", "plan", "F-PLAN-3", "system:{system} order:{order}", either=True),
    Kind("reveal <system>", "operate", "F-OPS-2", "system:{system}"),
    Kind("resolve", "resolve", "F-OPS-7"),
    Kind("discard", "resolve", "F-OPS-7"),
    Kind("scheme <card:event>", "", "F-EVT-11", "card:{card}"),
    Kind("pass", "window", "F-EVT-17"),
    Kind("done", ENDED, "F-OPS-12"),
    Kind("use", "upgrade tactic may", "F-CARD-28", label=_answer),
    Kind("avoid", "save unless", "F-CARD-25", label=_answer),
    Kind("refuse", "save unless", "F-CARD-25", label=_answer),
    Kind("stay", "source", "F-ADV-2"),
    Kind("source <system>", "source", "F-ADV-2", "system:{system}"),
    Kind("ship <unit> <from:area> <to:area>", "ships", "F-ADV-1", MOVE),
    Kind("march <unit> <from:area> <to:area> <by:way>", "ground", "F-ADV-1", f"{MOVE} area:{{by}}"),
    Kind("retreat <area>", "retreat", "F-RET-1", "area:{area}"),
    Kind("commit <count:number>", "commit", "F-CBT-17", "number:{count}"),
    Kind("card <seat> <card:title>", "card pick", "F-CBT-23", "card:{card}", rolls=True),
    Kind("hit <seat> {<unit> <routed>}", "damage", "F-CBT-36"),
    Kind("remove <area> <unit> <routed>", "capacity", "F-ADV-22", PIECE),
    Kind("keep <structure>", "keep", "F-LIM-18", "structure:{structure}"),
    Kind("buy <unit> <area> <cache>", "deploy build buy", "F-DEP-1", "unit:{unit} area:{area} price:{cache}",
         either=True, last="cache"),
    Kind("free <area>", "deploy build", "F-AST-9", "asset:reinforcement area:{area}", either=True),
    Kind("build <structure> <area> <cache>", "deploy build", "F-DEP-1",
         "structure:{structure} area:{area} price:{cache}", either=True, last="cache"),
    Kind("asset <asset>", "joker give pick", "F-DOM-2", "asset:{asset}"),
    Kind("upgrade <card:upgrade> <token:swap>", "strategise", "F-STR-1", "card:{card} swap:{token}", last="token"),
    Kind("flip <card:upgrade>", "next-upgrade", "F-STR-15", "upgrade:{card}"),
    Kind("title <card:title> <dropped:title>", "strategise", "F-STR-1", "card:{card} drop:{dropped}"),
    Kind("event <card:event>", "event", "F-EVT-7", "card:{card}"),
    Kind("storm <from:storm> <to:edge>", "move-storm", "F-STORM-3", "storm:{from} edge:{to}"),
    Kind("strike <from:area> <to:area>", "strike", "F-ORB-2", "area:{to} area:{from}", last="from", rolls=True,
         odds=strike_odds),
    Kind("unit <seat> <area> <unit> <routed>", "journey pick", clicks=PIECE),
    Kind("die <seat> <face:side>", clicks="die:{owner}.{face}"),
    Kind("turn <face:side> <to:side>", clicks="face:{face} into:{to}"),
    Kind("face <face:side>", clicks="face:{face}"),
    Kind("area <area>", "journey pick", clicks="area:{area}"),
    Kind("system <system>", clicks="system:{system}"),
    Kind("choose <number>", "choose", clicks="choice:{number}", label=_alternative),
    Kind("seat <rival:seat>", "rob pick", clicks="seat:{rival}"),
    Kind("played <card:play>", clicks="play:{card}"),
    Kind("rebuild <area> <structure> <into:structure>", clicks="area:{area} structure:{structure} into:{into}"),
    Kind("raze <area> <structure>", clicks="area:{area} structure:{structure}", either=True),
    Kind("type <order:kind>", clicks="order:{order}"),
    Kind("token <order:token>", clicks="order:{order}"),
    Kind("restack <system> <position:number> <end:number>", clicks="system:{system} position:{position} end:{end}"),
    Kind("auto <timing:window> <on:switch>", "", "F-EVT-17"),
)  # fmt: skip
"""Every kind of option. Schemes come at their own time, settings at any; a step says which picks it takes."""
