"""The closed vocabulary of effects: checks every word of a card file and compiles effects into steps."""

from collections.abc import Callable

from starhold.games.forbidden_stars.components.catalog import (
    ASSETS,
    AUTOMATIC,
    COMPULSORY,
    FACES,
    HERE,
    OPTIONAL,
    STRUCTURES,
    Block,
    Catalog,
    Counted,
    Filter,
    Number,
    Place,
    Step,
)
from starhold.games.forbidden_stars.components.shapes import Part
from starhold.kernel.game import Plain

DEFAULTS = {"side": "me", "by": "me", "n": 1, "at": "here"}
CODES = 10
"""A unit is known in effects by ten times its faction's number plus its type."""
COUNTABLE = {"face": FACES, "asset": ASSETS, "structure": STRUCTURES}


class Compiler:
    """Checks and compiles the effects of one faction file by a vocabulary; ``units`` maps unit ids to codes."""

    def __init__(self, words: Plain, catalog: Catalog, units: dict[str, int]) -> None:
        self.words = words
        self.catalog = catalog
        self.units = units

    def blocks(self, data: Part) -> list[Block]:
        """Compile a list of blocks ``{when, if, effect}``."""
        data.several(1, "a list of blocks is expected")
        return [self._block(block) for block in data.each()]

    def _block(self, block: Part) -> Block:
        given = block.value
        fits = isinstance(given, dict) and {"when", "effect"} <= set(given) <= {"when", "if", "effect"}
        block.need(fits, "a block has when, effect and perhaps if")
        when = self.known(block["when"], "timings")
        return Block(when, self._conditions(block.get("if", [])), self.effect(block["effect"], True))

    def effect(self, data: Part, top: bool) -> int:
        """Compile a list of steps; ``top`` ones are separate paragraphs. Returns the effect's number."""
        data.several(1, "an effect is a list of steps")
        number = len(self.catalog.effects)
        steps: list[Step] = []
        self.catalog.effects.append(steps)
        for step in data.each():
            step.need(isinstance(step.value, dict) and len(step.value) == 1, "a step has exactly one name")
            [name] = step.value
            steps.append(self._step(step[name], name, top))
        return number

    def _step(self, node: Part, name: str, top: bool) -> Step:
        parameters = self._parameters(node, name)
        given = node.value
        node.need(isinstance(given, dict), "parameters are expected")
        for wanted, kind in parameters.items():
            node.need(kind.endswith("*") or wanted in given, f"parameter {wanted} is missing")
        mode = COMPULSORY
        if top and not given.get("must") and name != "choose":
            mode = AUTOMATIC if name in ("if", "later") or self._automatic(name, given) else OPTIONAL
        step = Step(name, mode, len(self.catalog.steps))
        self.catalog.steps.append(step)
        inner = top and name in ("if", "later")
        filled: Plain = {}
        for key in given:
            node.need(key in parameters, f"unknown parameter {key}")
            filled[key] = self._value(node[key], parameters[key].rstrip("*"), inner)
        step.fill(filled)
        return step

    def _parameters(self, node: Part, name: str) -> dict[str, str]:
        """Parameter names and types of a step or control."""
        for group in ("steps", "controls"):
            if name in self.words[group]:
                return {**self.words[group][name]["params"], **self.words["common_params"]}
        raise node.broken(f"unknown step {name}", "F-CARD-12")

    def _automatic(self, name: str, given: Plain) -> bool:
        """Whether the step happens without asking its owner (F-CARD-12)."""

        def value(parameter: str) -> object:
            got = given.get(parameter, DEFAULTS.get(parameter))
            if isinstance(got, dict) and "scope" in got:
                return None if "is" in got else got["scope"]
            return got

        alternatives = self.words["automatic_steps"].get(name, [])
        return name == "unless" or any(all(value(key) in ok for key, ok in one.items()) for one in alternatives)

    def _value(self, node: Part, kind: str, top: bool = False) -> object:
        """A parameter of that type; ``top`` says whether effects in it are separate paragraphs."""
        if kind in self.words["enums"]:
            return self._enum(node, kind)
        if kind.startswith("list:"):
            node.several()
            return [self._value(item, kind[5:]) for item in node.each()]
        if kind == "effect":
            return self.effect(node, top)
        node.need(kind in TYPES, f"type {kind} is not known")
        return TYPES[kind](self, node)

    # -- the words of a vocabulary -----------------------------------------------------------------
    def _enum(self, node: Part, kind: str) -> str:
        return node.one_of(self.words["enums"][kind], f"{node.value} is not a {kind}")

    def known(self, node: Part, group: str) -> str:
        """A word of that group."""
        return node.one_of(self.words[group], f"{node.value} is not in {group}")

    # -- one maker for each type of parameter ------------------------------------------------------
    def _effects(self, node: Part) -> list[int]:
        node.several()
        return [self.effect(item, False) for item in node.each()]

    def _integer(self, node: Part) -> int:
        node.need(type(node.value) is int, "a number is expected")
        return int(node.value)

    def _faces(self, node: Part) -> tuple[int, ...]:
        node.several()
        return tuple([FACES.index(self._enum(item, "die_face")) for item in node.each()])

    def _conditions(self, node: Part) -> tuple[str, ...]:
        items = node.each() if isinstance(node.value, list) else [node]
        return tuple([self.known(item, "conditions") for item in items])

    def _unit(self, node: Part) -> int:
        """The code of a unit, -1 for a reinforcement token."""
        return {"reinforcement": -1, **self.units}[
            node.one_of(("reinforcement", *self.units), f"unknown unit {node.value}")
        ]

    def _units(self, node: Part) -> tuple[int, ...]:
        node.several()
        return tuple([self._unit(item) for item in node.each()])

    def _number(self, node: Part) -> Number:
        given = node.value
        if type(given) is int or given in ("all", "any"):
            known: int | str = given
            return known
        node.need(isinstance(given, dict) and str(given.get("count")) in self.words["counters"], "a number is expected")
        counter: str = given["count"]
        kinds = {"count": "counter", "times": "integer", "base": "integer", **self.words["counters"][counter]["params"]}
        filled: Plain = {}
        which = -1
        for key in given:
            node.need(key in kinds, f"unknown parameter {key}")
            filled[key] = counter if key == "count" else self._value(node[key], kinds[key].rstrip("*"))
            if key in COUNTABLE:
                which = COUNTABLE[key].index(filled[key])
        made = Counted(counter, filled.get("base", 0), filled.get("times", 1), which, filled.get("side", "me"))
        made.at = filled.get("at", HERE)
        made.filter = Filter(filled.get("names", ()), -1, filled.get("level", -1), None, int(filled.get("routed", -1)))
        return made

    def _filter(self, node: Part) -> Filter:
        given = node.value
        fits = isinstance(given, dict) and set(given) <= {"names", "kind", "level", "max_level", "routed"}
        node.need(fits, "a filter is expected")
        return Filter(
            self._units(node["names"]) if "names" in given else (),
            ("ground", "ship").index(self._enum(node["kind"], "unit_kind")) if "kind" in given else -1,
            self._integer(node["level"]) if "level" in given else -1,
            self._number(node["max_level"]) if "max_level" in given else None,
            int(node["routed"].flag()) if "routed" in given else -1,
        )

    def _place(self, node: Part) -> Place:
        node.need(isinstance(node.value, dict) and set(node.value) <= {"scope", "is"}, "a place is expected")
        scope = self.known(node.get("scope", None), "scopes")
        if node.has("is"):
            node["is"].several()
        return Place(scope, [self._test(item) for item in node.get("is", []).each()])

    def _test(self, node: Part) -> tuple[str, int]:
        """A test of a place and the value that it takes, 0 for none."""
        if not isinstance(node.value, dict) or len(node.value) != 1:
            return self.known(node, "area_filters"), 0
        [name] = node.value
        node.at(node.path, name).one_of(
            self.words["area_filters_with_value"], f"{name} is not in area_filters_with_value"
        )
        return name, self._integer(node[name]) if name == "system_has_own_units" else self._unit(node[name])


TYPES: dict[str, Callable[[Compiler, Part], object]] = {
    "effects": Compiler._effects,
    "integer": Compiler._integer,
    "flag_value": lambda compiler, node: node.flag(),
    "faces": Compiler._faces,
    "condition": Compiler._conditions,
    "timing": lambda compiler, node: compiler.known(node, "timings"),
    "flag": lambda compiler, node: compiler.catalog.flags.index(compiler.known(node, "flags")),
    "unit": lambda compiler, node: compiler._units(node) if isinstance(node.value, list) else (compiler._unit(node),),
    "units": Compiler._units,
    "number": Compiler._number,
    "filter": Compiler._filter,
    "place": Compiler._place,
}
"""What makes the value of a parameter, by its type; effects and enumerated words aside."""
