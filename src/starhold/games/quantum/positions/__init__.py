"""Situations written, read, checked and imagined."""
