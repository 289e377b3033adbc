"""The closed vocabulary of effects: checks every word of a card file and compiles effects into steps."""

from typing import Any

from starhold.games.forbidden_stars.components.catalog import (
    AUTOMATIC,
    COMPULSORY,
    FACES,
    OPTIONAL,
    Block,
    Catalog,
    Filter,
    Place,
    Step,
)
from starhold.games.forbidden_stars.components.shapes import broken

DEFAULTS = {"side": "me", "by": "me", "n": 1, "at": "here"}
CODES = 10
"""A unit is known in effects by ten times its faction's number plus its type."""


class Vocabulary:
    """Knows every step, control, condition, scope, filter, counter, flag and timing, and their parameters."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data

    def parameters(self, where: str, name: str, file: str) -> dict[str, str]:
        """Parameter names and types of a step or control."""
        for group in ("steps", "controls"):
            if name in self.data[group]:
                return {**self.data[group][name]["params"], **self.data["common_params"]}
        raise broken(file, where, f"unknown step {name}", "F-CARD-12")

    def automatic(self, name: str, given: dict[str, Any]) -> bool:
        """Whether the step happens without asking its owner (F-CARD-12)."""

        def value(parameter: str) -> Any:
            got = given.get(parameter, DEFAULTS.get(parameter))
            if isinstance(got, dict) and "scope" in got:
                return None if "is" in got else got["scope"]
            return got

        alternatives = self.data["automatic_steps"].get(name, [])
        return name == "unless" or any(all(value(key) in ok for key, ok in one.items()) for one in alternatives)


class Compiler:
    """Checks and compiles the effects of one faction file; ``units`` maps unit ids to codes."""

    def __init__(self, words: Vocabulary, catalog: Catalog, file: str, units: dict[str, int]) -> None:
        self.words = words
        self.catalog = catalog
        self.file = file
        self.units = units

    def blocks(self, where: str, data: Any) -> list[Block]:
        """Compile a list of blocks ``{when, if, effect}``."""
        if not isinstance(data, list) or not data:
            raise broken(self.file, where, "a list of blocks is expected")
        return [self._block(f"{where}[{number}]", block) for number, block in enumerate(data)]

    def _block(self, where: str, block: Any) -> Block:
        if not isinstance(block, dict) or set(block) - {"when", "if", "effect"} or not {"when", "effect"} <= set(block):
            raise broken(self.file, where, "a block has when, effect and perhaps if")
        self._known(f"{where}.when", "timings", block["when"])
        conditions = self._conditions(f"{where}.if", block.get("if", []))
        return Block(block["when"], conditions, self.effect(f"{where}.effect", block["effect"], True))

    def effect(self, where: str, data: Any, top: bool) -> int:
        """Compile a list of steps; ``top`` ones are separate paragraphs. Returns the effect's number."""
        if not isinstance(data, list) or not data:
            raise broken(self.file, where, "an effect is a list of steps")
        number = len(self.catalog.effects)
        steps: list[Step] = []
        self.catalog.effects.append(steps)
        for place, step in enumerate(data):
            if not isinstance(step, dict) or len(step) != 1:
                raise broken(self.file, f"{where}[{place}]", "a step has exactly one name")
            [(name, given)] = step.items()
            steps.append(self._step(f"{where}[{place}].{name}", name, given, top))
        return number

    def _step(self, where: str, name: str, given: Any, top: bool) -> Step:
        parameters = self.words.parameters(where, name, self.file)
        if not isinstance(given, dict):
            raise broken(self.file, where, "parameters are expected")
        for wanted, kind in parameters.items():
            if not kind.endswith("*") and wanted not in given:
                raise broken(self.file, where, f"parameter {wanted} is missing")
        mode = COMPULSORY
        if top and not given.get("must") and name != "choose":
            mode = AUTOMATIC if name in ("if", "later") or self.words.automatic(name, given) else OPTIONAL
        step = Step(name, mode, len(self.catalog.steps))
        self.catalog.steps.append(step)
        inner = top and name in ("if", "later")
        filled = {}
        for key, value in given.items():
            if key not in parameters:
                raise broken(self.file, where, f"unknown parameter {key}")
            filled[key] = self._value(f"{where}.{key}", parameters[key].rstrip("*"), value, inner)
        step.fill(filled)
        return step

    def _value(self, where: str, kind: str, value: Any, top: bool) -> Any:
        enums = self.words.data["enums"]
        if kind in enums:
            return self._enum(where, kind, value)
        if kind.startswith("list:"):
            return [self._value(where, kind[5:], item, top) for item in self._list(where, value)]
        maker = getattr(self, f"_make_{kind}", None)
        if maker is None:
            raise broken(self.file, where, f"type {kind} is not known")
        if kind in ("effect", "effects"):
            return maker(where, value, top)
        return maker(where, value)

    def _enum(self, where: str, kind: str, value: Any) -> Any:
        values = self.words.data["enums"][kind]
        if value not in values:
            raise broken(self.file, where, f"{value} is not a {kind}")
        return value

    def _list(self, where: str, value: Any) -> list[Any]:
        if not isinstance(value, list) or not value:
            raise broken(self.file, where, "a list is expected")
        return value

    def _known(self, where: str, group: str, value: Any) -> None:
        if not isinstance(value, str) or value not in self.words.data[group]:
            raise broken(self.file, where, f"{value} is not in {group}")

    def _conditions(self, where: str, value: Any) -> tuple[str, ...]:
        names = value if isinstance(value, list) else [value]
        for name in names:
            self._known(where, "conditions", name)
        return tuple(names)

    def _unit(self, where: str, value: Any) -> int:
        if value == "reinforcement":
            return -1
        if not isinstance(value, str) or value not in self.units:
            raise broken(self.file, where, f"unknown unit {value}")
        return self.units[value]

    # -- one maker for each type of parameter ------------------------------------------------------
    def _make_effect(self, where: str, value: Any, top: bool) -> int:
        return self.effect(where, value, top)

    def _make_effects(self, where: str, value: Any, top: bool) -> list[int]:
        return [self.effect(f"{where}[{place}]", item, False) for place, item in enumerate(self._list(where, value))]

    def _make_integer(self, where: str, value: Any) -> int:
        if type(value) is not int:
            raise broken(self.file, where, "a number is expected")
        return value

    def _make_flag_value(self, where: str, value: Any) -> bool:
        if type(value) is not bool:
            raise broken(self.file, where, "true or false is expected")
        return value

    def _make_faces(self, where: str, value: Any) -> tuple[int, ...]:
        return tuple(FACES.index(self._enum(where, "die_face", item)) for item in self._list(where, value))

    def _make_condition(self, where: str, value: Any) -> tuple[str, ...]:
        return self._conditions(where, value)

    def _make_timing(self, where: str, value: Any) -> Any:
        self._known(where, "timings", value)
        return value

    def _make_flag(self, where: str, value: Any) -> int:
        self._known(where, "flags", value)
        return self.catalog.flags.index(value)

    def _make_unit(self, where: str, value: Any) -> tuple[int, ...]:
        return tuple(self._unit(where, item) for item in (value if isinstance(value, list) else [value]))

    def _make_units(self, where: str, value: Any) -> tuple[int, ...]:
        return tuple(self._unit(where, item) for item in self._list(where, value))

    def _make_number(self, where: str, value: Any) -> Any:
        if type(value) is int or value in ("all", "any"):
            return value
        if not isinstance(value, dict) or str(value.get("count")) not in self.words.data["counters"]:
            raise broken(self.file, where, "a number is expected")
        given = {}
        for key, item in value.items():
            if key in ("times", "base"):
                given[key] = self._make_integer(f"{where}.{key}", item)
            elif key == "count":
                given[key] = item
            else:
                kind = self.words.data["counters"][value["count"]]["params"].get(key)
                if kind is None:
                    raise broken(self.file, where, f"unknown parameter {key}")
                given[key] = self._value(f"{where}.{key}", kind.rstrip("*"), item, False)
        return given

    def _make_filter(self, where: str, value: Any) -> Filter:
        made = Filter()
        if not isinstance(value, dict) or set(value) - {"names", "kind", "level", "max_level", "routed"}:
            raise broken(self.file, where, "a filter is expected")
        if "names" in value:
            made.codes = self._make_units(f"{where}.names", value["names"])
        if "kind" in value:
            made.kind = int(self._enum(where, "unit_kind", value["kind"]) == "ship")
        if "level" in value:
            made.level = self._make_integer(f"{where}.level", value["level"])
        if "max_level" in value:
            made.max_level = self._make_number(f"{where}.max_level", value["max_level"])
        if "routed" in value:
            made.routed = int(self._make_flag_value(f"{where}.routed", value["routed"]))
        return made

    def _make_place(self, where: str, value: Any) -> Place:
        if not isinstance(value, dict) or set(value) - {"scope", "is"}:
            raise broken(self.file, where, "a place is expected")
        self._known(where, "scopes", value.get("scope"))
        tests: list[tuple[str, int]] = []
        for item in self._list(f"{where}.is", value["is"]) if "is" in value else []:
            if isinstance(item, dict) and len(item) == 1:
                [(name, argument)] = item.items()
                self._known(where, "area_filters_with_value", name)
                number = name == "system_has_own_units"
                tests.append((name, self._make_integer(where, argument) if number else self._unit(where, argument)))
            else:
                self._known(where, "area_filters", item)
                tests.append((item, 0))
        return Place(value["scope"], tests)
