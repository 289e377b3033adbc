"""Table options: profile, factions of the seats, and the flags at which print and the commissioned text differ."""

from starhold.kernel.game import Choice, Value
from starhold.kernel.reasons import refuse

FLAGS: dict[str, tuple[tuple[Value, ...], Value, str]] = {
    "objectives_per_tile": (("one_per_opponent", "print"), "print", "F-SETUP-24"),
    "win_rule": (("all", "n_players"), "n_players", "F-WIN-1"),
    "card_icons_damage": (("current_card", "all_faceup"), "all_faceup", "F-CBT-34"),
    "order_upgrade": (("token_swap", "card_flip"), "card_flip", "F-STR-9"),
    "reinforcement_deploy": ((True, False), False, "F-AST-9"),
    "scheme_public": ((False, True), True, "F-EVT-10"),
    "advance_path": (("after_ships", "snapshot"), "snapshot", "F-ADV-12"),
    "first_tile": (("central", "free"), "free", "F-SETUP-13"),
    "orbital_strike": (("any_advance", "upgrade_only"), "any_advance", "F-ORB-2"),
    "strategise_needs_unit": ((True, False), True, "F-STR-2"),
    "setup": (("free", "quick"), "free", "F-SETUP-40"),
}
"""Flag: its values, default first; its value in the profile ``print``; the clause behind it."""


def choices(seats: int, factions: list[str]) -> list[Choice]:
    """All table options for that many seats."""
    found = [Choice("profile", ("seed", "print"), "F-WIN-5")]
    found += [Choice(f"faction-{seat + 1}", ("any", *factions), "F-SETUP-1") for seat in range(seats)]
    return found + [Choice(name, values, clause) for name, (values, _, clause) in FLAGS.items()]


def with_profile(given: dict[str, Value]) -> dict[str, Value]:
    """``given`` completed by the flags of its profile; a flag that is given stays as it is."""
    if given.get("profile") != "print":
        return given
    return {**{name: printed for name, (_, printed, _) in FLAGS.items()}, **given}


def check_factions(seats: int, options: dict[str, Value]) -> None:
    """Every faction at most once (F-SETUP-1)."""
    named = [options[f"faction-{seat + 1}"] for seat in range(seats)]
    for seat, name in enumerate(named):
        if name != "any" and name in named[:seat]:
            raise refuse("choice-impossible", "F-SETUP-1", choice=f"faction-{seat + 1}", value=str(name))


class Flags:
    """The flags of a table as plain truth values, ready for the rules."""

    __slots__ = (
        "all_icons", "card_flip", "central", "free_infantry", "needs_unit", "print_objectives", "public_schemes",
        "quick", "snapshot", "upgrade_strikes", "win_by_number",
    )  # fmt: skip

    def __init__(self, options: dict[str, Value]) -> None:
        self.print_objectives = options["objectives_per_tile"] == "print"
        self.win_by_number = options["win_rule"] == "n_players"
        self.all_icons = options["card_icons_damage"] == "all_faceup"
        self.card_flip = options["order_upgrade"] == "card_flip"
        self.free_infantry = options["reinforcement_deploy"] is True
        self.public_schemes = options["scheme_public"] is True
        self.snapshot = options["advance_path"] == "snapshot"
        self.central = options["first_tile"] == "central"
        self.upgrade_strikes = options["orbital_strike"] == "upgrade_only"
        self.needs_unit = options["strategise_needs_unit"] is True
        self.quick = options["setup"] == "quick"
