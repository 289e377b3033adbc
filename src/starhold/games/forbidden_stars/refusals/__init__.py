"""Why something cannot be done, for people."""
