"""One interpreter for all cards: effects as frames, steps as small functions in tables by topic."""
