"""Positions: any situation as a document, chapter by chapter (docs/notation.md)."""
