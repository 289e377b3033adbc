"""Bots: players that see what a person sees. `choose` is all that a server or terminal needs."""

from starhold.bots.choosing import BOT_REASONS, Bot, bots_for, choose
from starhold.bots.question import Question

__all__ = ["BOT_REASONS", "Bot", "Question", "bots_for", "choose"]
