"""Icons, portraits and moods. Each front end draws them in its own style."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from gin.session.likeness import Likeness


class Icon(StrEnum):
    """Icons on buttons: `MENU` opens the table's menu, `HOME` leads to the main menu."""

    MENU = "menu"
    HOME = "home"
    BACK = "back"
    ONWARD = "onward"


class Portrait(StrEnum):
    """The six opponents, from the weakest to the strongest, and a person without a portrait."""

    PIA = "pia"
    FELIX = "felix"
    BRUNO = "bruno"
    ADA = "ada"
    VERA = "vera"
    ANSELM = "anselm"
    NOBODY = "nobody"


Face: TypeAlias = "Portrait | Likeness"
"""An opponent's portrait, or the player's own portrait put together from parts."""


class Mood(StrEnum):
    """Expression of a face. It depends only on public events, so it reveals nothing of a hand."""

    CALM = "calm"
    GREETING = "greeting"
    THINKING = "thinking"
    PLEASED = "pleased"
    CAUGHT = "caught"
    WINNING = "winning"
    LOSING = "losing"
