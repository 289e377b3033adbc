"""Pebble: a tiny complete game with dice, hidden hands, a secret simultaneous pick and a reaction window.

It is the template for a new game and the test bed of the kernel. Rules: ``docs/rules/pebble.md``.
"""

from starhold.games.pebble.game import PebbleGame

GAME = PebbleGame()
