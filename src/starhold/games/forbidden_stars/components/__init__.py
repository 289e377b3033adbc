"""What is printed: cards, tiles, units, maps and their words."""
