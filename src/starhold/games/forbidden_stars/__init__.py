"""Forbidden Stars: the complete rules on the kernel. Clauses F-… stand in ``docs/rules/forbidden-stars.md``."""
