"""Wording of the program's sentences."""
