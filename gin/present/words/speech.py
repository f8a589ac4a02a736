"""What the program says about its own voice, and what only a voice has to say."""

from __future__ import annotations

from gin.present.view import Role

MENU_ON = "Speech: on"
MENU_OFF = "Speech: off"
NO_ENGINE = "No speech engine was found, so the program cannot speak here."
SLOWEST = "It cannot be slower."
FASTEST = "It cannot be faster."
BUTTON = "button"
FIELD = "field"
SELECTED = "selected"

ROLES = {Role.BUTTON: BUTTON, Role.FIELD: FIELD}
"""Roles that are told with the item, since its name does not say what it is."""


def offer(key: str, help_key: str) -> str:
    """How speech is turned on and off: said once, at a first start without a screen reader."""
    return f"This program can speak. {_turns(key)} {_helps(help_key)}".strip()


def turned_on(key: str, slower: str, faster: str, help_key: str) -> str:
    """Said as speech is turned on."""
    rate = f"{slower} is slower, {faster} faster." if slower and faster else ""
    off = f"{key} turns it off." if key else ""
    return " ".join(part for part in ("Speech is on.", off, rate, _helps(help_key)) if part)


def turned_off(key: str) -> str:
    """Said as speech is turned off."""
    return f"Speech is off. {key} turns it on." if key else "Speech is off."


def _turns(key: str) -> str:
    if key:
        return f"{key} turns speech on, and off again."
    return "The button Speech in the menu turns speech on and off."


def _helps(key: str) -> str:
    return f"{key} is help." if key else ""


def rate(number: int, most: int) -> str:
    """How fast speech is: "Rate 6 of 10."."""
    return f"Rate {number} of {most}."


def place(number: int, of: int) -> str:
    """Where an item stands in its area: "3 of 10"."""
    return f"{number} of {of}"


def line(name: str, value: str) -> str:
    """A line of a page with its value, as a sentence: "Ada's deadwood: 14."."""
    text = f"{name}: {value}" if value else name
    return f"{text[:1].upper()}{text[1:].rstrip('.')}."


def race(name: str, points: str) -> str:
    """A player's score as a sentence: "You 25 of 100."."""
    return f"{name} {points}."
