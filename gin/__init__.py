"""Gin Parlour: every game of gin rummy, by mouse, by keys, by ear and in a terminal."""

__version__ = "0.1.0"
