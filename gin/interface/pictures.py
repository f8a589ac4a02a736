"""Icons, portraits, moods and trophies. Each front end draws them in its own style."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, TypeAlias

from msgspec import Struct

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


class TrophyShape(StrEnum):
    """Shapes of trophies; a `FRAME` holds a portrait."""

    CUP = "cup"
    MEDAL = "medal"
    PLAQUE = "plaque"
    FRAME = "frame"


class Metal(StrEnum):
    """Metals of trophies, from the most common."""

    BRONZE = "bronze"
    SILVER = "silver"
    GOLD = "gold"


class TrophyPicture(Struct, frozen=True):
    """The look of a trophy; its `mark` is a number, or a suit: S, H, D or C."""

    shape: TrophyShape
    metal: Metal
    mark: str = ""
    portrait: Portrait | None = None
