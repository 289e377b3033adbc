"""Measuring a real server from outside: many players at once, and those who mean harm."""
