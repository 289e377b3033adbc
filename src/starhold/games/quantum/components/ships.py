"""The six kinds of ships, by the number that the die shows, and their abilities (rules: chapter 10)."""

FACES = (1, 2, 3, 4, 5, 6)
"""What a die shows."""
BATTLESTATION, FLAGSHIP, DESTROYER, FRIGATE, INTERCEPTOR, SCOUT = FACES
ABILITIES = ("", "strike", "transport", "warp", "modify", "maneuver", "free-reconfigure")
"""The ability of each number: also the option that uses it, but for Maneuver, which happens within a move."""
ABILITY_CLAUSES = ("", "Q-ABIL-4", "Q-ABIL-8", "Q-ABIL-14", "Q-ABIL-16", "Q-ABIL-18", "Q-ABIL-22")
