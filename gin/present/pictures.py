"""What is drawn in place of words, or beside them; each front end has its own picture of it."""

from __future__ import annotations

from enum import StrEnum


class Icon(StrEnum):
    """Signs on buttons."""

    MENU = "menu"
    BACK = "back"
    ONWARD = "onward"


class Portrait(StrEnum):
    """Those who sit at the table: five opponents, from the youngest to the one nobody beats, and
    whoever has sat for no portrait."""

    FELIX = "felix"
    BRUNO = "bruno"
    ADA = "ada"
    VERA = "vera"
    ANSELM = "anselm"
    NOBODY = "nobody"


class Mood(StrEnum):
    """What a face shows. It follows from what everybody at the table has seen, so that it tells
    nothing of a hand."""

    CALM = "calm"
    GREETING = "greeting"
    THINKING = "thinking"
    PLEASED = "pleased"
    CAUGHT = "caught"
    WINNING = "winning"
    LOSING = "losing"
