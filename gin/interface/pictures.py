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
    """Icons on buttons: `MENU` opens the table's menu, `HOME` leads to the main menu.

    Those from `GAMES` on stand next to the names of the main menu's small buttons.
    """

    MENU = "menu"
    HOME = "home"
    BACK = "back"
    ONWARD = "onward"
    GAMES = "games"
    PAIR = "pair"
    LADDER = "ladder"
    TOURNAMENT = "tournament"
    EXERCISES = "exercises"
    ACHIEVEMENTS = "achievements"
    STATISTICS = "statistics"
    PLAYERS = "players"
    SETTINGS = "settings"
    RULES = "rules"
    HELP = "help"
    QUIT = "quit"


class Portrait(StrEnum):
    """The six opponents, from the weakest to the strongest, and a person without a portrait."""

    PIA = "pia"
    FELIX = "felix"
    BRUNO = "bruno"
    ADA = "ada"
    VERA = "vera"
    ANSELM = "anselm"
    NOBODY = "nobody"


class Monogram(Struct, frozen=True):
    """The initial of a named player without a portrait."""

    initial: str


Face: TypeAlias = "Portrait | Likeness | Monogram"
"""An opponent's portrait, a player's own portrait put together from parts, or an initial."""


def has_face(who: Face) -> bool:
    """Return whether a portrait shows a person, who can change the expression."""
    return who is not Portrait.NOBODY and not isinstance(who, Monogram)


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
    """Shapes of trophies, each for one group of goals; a `FRAME` holds a portrait."""

    CUP = "cup"
    GOBLET = "goblet"
    URN = "urn"
    MEDAL = "medal"
    STAR = "star"
    CROSS = "cross"
    PLAQUE = "plaque"
    TABLET = "tablet"
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


class FilmHand(Struct, frozen=True):
    """A player's cards in a frame: groups in the hand, groups on the table, and a note on them."""

    groups: tuple[tuple[Card, ...], ...]
    laid: tuple[tuple[Card, ...], ...] = ()
    note: Text = NOTHING
    mood: Mood = Mood.CALM


class FilmFrame(Struct, frozen=True):
    """A moment of a hand, shown for a number of seconds.

    `hands` has the player first. `open_card` lies on the discard pile, `closed` means that a card
    lies face down on it; without either, there is no pile. `moved` is the card that just moved and
    `active` the seat that acts. A `heading` is for the result; the piles are left out then.
    """

    caption: Text
    hands: tuple[FilmHand, ...]
    stock: int
    seconds: float
    open_card: Card | None = None
    closed: bool = False
    moved: Card | None = None
    active: int | None = None
    heading: Text = NOTHING
    note: Text = NOTHING


class HandFilm(Struct, frozen=True):
    """A finished hand as an animation to share; `names` and `faces` have the player first."""

    title: Text
    names: tuple[Text, ...]
    faces: tuple[Face, ...]
    frames: tuple[FilmFrame, ...]


class PictureMaker(Protocol):
    """Draws pictures into files; a front end provides one."""

    def picture(self, picture: MatchPicture, path: Path) -> Iterator[None]:
        """Draw a picture in short steps, and write it to a new file as PNG.

        Raises:
          OSError: the file cannot be written.
        """

    def film(self, film: HandFilm, path: Path) -> Iterator[float]:
        """Draw an animation in short steps, and write it to a new file as GIF.

        Each step yields the part that is done, from 0 to 1.

        Raises:
          OSError: the file cannot be written.
        """
