"""The rules, one rulebook chapter a file."""
