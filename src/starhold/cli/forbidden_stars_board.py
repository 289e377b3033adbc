"""Forbidden Stars in the terminal: systems with their areas, seats, the fight; drawn from a view alone."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from starhold.kernel.game import Plain
from starhold.words import Words

COLOURS = ("cyan", "magenta", "yellow", "green")
LETTERS = "ABCD"
"""Owner of a piece, so that colour never stands alone."""
ARROWS = "↖↗↘↙"
"""Where an area lies in its system, in the order of the view."""
FACES = ("offence", "defence", "morale")


def picture(view: Plain, words: Words) -> RenderableType:
    """Round, systems, storms, seats and fight as something that rich can print."""
    head = words.say("cli-round", {"round": view["round"], "phase": words.say(f"cli-phase-{view['phase']}")})
    systems = sorted(view["systems"], key=lambda system: (system["cell"][1], system["cell"][0]))
    parts: list[RenderableType] = [Text(head, "bold"), *(_system(system, words) for system in systems)]
    if view["storms"]:
        edges = ", ".join(storm["edge"] + ("*" if storm["moved"] else "") for storm in view["storms"])
        parts.append(Text(words.say("cli-storms", {"edges": edges}), "dim"))
    return Group(*parts, _seats(view, words), *_own(view, words), *_fight(view, words))


def _named(words: Words, sort: str, name: str) -> str:
    return words.say(f"{sort}-{name}")


# -- systems ---------------------------------------------------------------------------------------
def _system(system: Plain, words: Words) -> Text:
    text = Text()
    text.append(f"{system['cell'].upper()} [{system['tile']}]", "bold")
    if system["stack"]:
        text.append("  ")
        text.append(words.say("cli-stack", {"tokens": " < ".join(_token(token, words) for token in system["stack"])}))
    for arrow, area in zip(ARROWS, system["areas"], strict=True):
        text.append(f"\n  {arrow} {_place(area, words)}")
        _pieces(text, area, words)
    return text


def _token(token: Plain, words: Words) -> str:
    """An order in a stack; one's own with its face."""
    return LETTERS[token["seat"]] + (f" {_face(token, words)}" if "order" in token else "")


def _face(token: Plain, words: Words) -> str:
    upgrade = f" + {_named(words, 'card', token['upgrade'])}" if "upgrade" in token else ""
    return _named(words, "order", token["order"]) + upgrade


def _place(area: Plain, words: Words) -> str:
    """What is printed there: name, id for typing, capacity, materiel, assets; ``◎`` is the objective mark."""
    if not area.get("world"):
        return f"· [{area['id']}]"
    goods = [words.say("cli-capacity", {"count": area["capacity"]})]
    goods += [words.say("cli-value", {"materiel": area["materiel"]})] if area["materiel"] else []
    goods += [_named(words, "asset", asset) for asset in area["assets"]]
    mark = " ◎" if area["mark"] else ""
    return f"{_named(words, 'world', area['id'])}{mark} [{area['id']}] ({', '.join(goods)})"


def _pieces(text: Text, area: Plain, words: Words) -> None:
    for unit in area.get("units", ()):
        routed = words.say("cli-routed", {"count": unit["routed"]}) if unit["routed"] else ""
        line = f"  {LETTERS[unit['seat']]} {unit['count']} {_named(words, 'unit', unit['unit'])}"
        text.append(f"{line} {routed}".rstrip(), COLOURS[unit["seat"]])
    if "owner" in area:
        names = ", ".join(_named(words, "structure", name) for name in area["structures"])
        text.append(f"  {LETTERS[area['owner']]} {names}", COLOURS[area["owner"]])
    for token in area.get("objectives", ()):
        goals = words.say("cli-objectives", {"count": token["count"]})
        text.append(f"  {LETTERS[token['seat']]} {goals}", COLOURS[token["seat"]])


# -- seats -----------------------------------------------------------------------------------------
def _seats(view: Plain, words: Words) -> Table:
    titles = ("player", "faction", "materiel", "objectives", "command", "assets", "orders", "hand")
    table = Table(box=None, pad_edge=False)
    for title in titles:
        table.add_column(words.say(f"cli-column-{title}"), no_wrap=title == "player")
    for seat in view["seats"]:
        number, cards = seat["seat"], seat["cards"]["hand"]
        mark = "▶ " if view["active"] == number else "  "
        assets = [f"{count} {_named(words, 'asset', name)}" for name, count in seat["assets"].items() if count]
        table.add_row(
            Text(f"{mark}{LETTERS[number]} {words.player(number)}", COLOURS[number]),
            _named(words, "faction", seat["faction"]) if "faction" in seat else "",
            str(seat["materiel"]),
            f"{seat['collected']}/{seat['needed']}",
            str(seat["command"]),
            ", ".join(assets),
            f"{seat['orders']['hand']} + {seat['orders']['laid']}",
            str(len(cards) if isinstance(cards, list) else cards),
        )
    return table


def _own(view: Plain, words: Words) -> list[RenderableType]:
    """The secret things of the viewer: orders left, combat cards, schemes."""
    if "you" not in view or "faction" not in view["seats"][view["you"]]:
        return []
    seat = view["seats"][view["you"]]
    lists = {
        "orders": [_face(token, words) for token in seat["orders"]["tokens"] if token["place"] == "hand"],
        "hand": [_named(words, "card", card) for card in seat["cards"]["hand"]],
        "schemes": [_named(words, "card", card) for card in seat["events"]["held"]],
    }
    lines = [words.say(f"cli-own-{name}", {"names": ", ".join(names)}) for name, names in lists.items() if names]
    return [Text("\n".join(lines), "dim")] if lines else []


# -- the fight -------------------------------------------------------------------------------------
def _fight(view: Plain, words: Words) -> list[RenderableType]:
    fight = view["show"].get("fight")
    if not fight:
        return []
    sides = [_side(side, words) for side in fight["sides"]]
    place = _named(words, "world", fight["area"]) if words.has(f"world-{fight['area']}") else fight.get("area", "")
    return [Text("\n".join([words.say(f"cli-{fight['kind']}-at", {"at": place, "round": fight["round"]}), *sides]))]


def _side(side: Plain, words: Words) -> str:
    dice = ", ".join(f"{side['dice'][face]} {_named(words, 'die', face)}" for face in FACES)
    cards = ", ".join(_named(words, "card", play["card"]) for play in side.get("plays", ()) if play["counts"])
    figures = {name: side.get(name, 0) for name in ("bolters", "shields", "morale")}
    total = words.say("cli-side", {"dice": dice, **figures})
    return f"  {LETTERS[side['seat']]} {total}" + (f" · {cards}" if cards else "")
