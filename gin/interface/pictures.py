"""What is drawn in place of words, or beside them; each front end has its own picture of it."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from gin.session.likeness import Likeness


class Icon(StrEnum):
    """Signs on buttons: `MENU` opens that of the table, `HOME` leads to the main one."""

    MENU = "menu"
    HOME = "home"
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


Face: TypeAlias = "Portrait | Likeness"
"""Whoever is shown: somebody who sat for a portrait, or the player as put together from parts."""


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
