"""Icons, portraits, moods and trophies. Each front end draws them in its own style."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Protocol, TypeAlias

from msgspec import Struct

from gin.core.cards import Card
from gin.core.message import NOTHING, Text

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


class MatchPicture(Struct, frozen=True):
    """A finished match as a picture to share.

    `names` and `faces` have the player first; in a solitary game only the player. `score` has a
    number for each. `won` says whether the player won; None for a draw. `groups` are the melds and
    the deadwood of the winner's last hand.
    """

    title: Text
    names: tuple[Text, ...]
    faces: tuple[Face, ...]
    moods: tuple[Mood, ...]
    score: tuple[int, ...]
    heading: Text
    below: Text
    won: bool | None
    caption: Text = NOTHING
    groups: tuple[tuple[Card, ...], ...] = ()


class PictureMaker(Protocol):
    """Draws pictures into files; a front end provides one."""

    def steps(self, picture: MatchPicture, path: Path) -> Iterator[None]:
        """Draw a picture in short steps, and write it to a new file as PNG.

        Raises:
          OSError: the file cannot be written.
        """
