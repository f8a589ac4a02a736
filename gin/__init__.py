"""Gin Parlour: gin rummy and its variants, by mouse, keyboard, speech, or in a terminal."""

__version__ = "1.0.0"
