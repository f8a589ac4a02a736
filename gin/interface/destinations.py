"""Where a screen may lead: every page there is, as a value.

A screen opens one of these and knows no other screen; `gin.present.shell.routes` makes the screen.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec import Struct

from gin.core.message import NOTHING, Text

if TYPE_CHECKING:
    # It brings the opponents' whole reckoning with it, which the menu is shown without.
    from gin.session.game import Session
    from gin.session.review import Review
    from gin.variants.setups import Setup


class ToGames(Struct, frozen=True):
    """The choice of games."""


class ToBuild(Struct, frozen=True):
    """Putting a game together, begun with one."""

    begun: Setup | None = None


class ToPeople(Struct, frozen=True):
    """Who may sit down opposite."""


class ToYourself(Struct, frozen=True):
    """The player's own name and portrait."""


class ToMatches(Struct, frozen=True):
    """The unfinished matches."""


class ToLesson(Struct, frozen=True):
    """The guided first hand."""


class ToRulesList(Struct, frozen=True):
    """The games whose rules can be read."""


class ToRules(Struct, frozen=True):
    """The rules of a game as agreed."""

    agreed: Setup


class ToHelp(Struct, frozen=True):
    """Help."""


class ToKeys(Struct, frozen=True):
    """The keys."""


class ToFairPlay(Struct, frozen=True):
    """The page on fair play."""


class ToFairDetails(Struct, frozen=True):
    """How fair play is ensured, and how to check it."""


class ToPlayingWithoutSight(Struct, frozen=True):
    """The page on playing without sight."""


class ToTroubleshooting(Struct, frozen=True):
    """The page on what to do if something goes wrong."""


class ToSettings(Struct, frozen=True):
    """The settings."""


class ToStatistics(Struct, frozen=True):
    """The statistics."""


class ToFinishedMatches(Struct, frozen=True):
    """The finished matches."""


class ToScoreSheet(Struct, frozen=True):
    """The score sheet of a match; one that is `over` is asked about itself, as no table is open."""

    session: Session
    over: bool = False


class ToFinalScore(Struct, frozen=True):
    """The end of a match, and what the other player has said to it."""

    session: Session
    talk: Text = NOTHING


class ToSeal(Struct, frozen=True):
    """The seal of a match's hand."""

    session: Session


class ToHandReview(Struct, frozen=True):
    """A hand of a match looked at again."""

    session: Session
    hand: int


class ToTrial(Struct, frozen=True):
    """A match that goes on from a decision of a review, as it might have gone."""

    review: Review
    decision: int


CODE_LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ-"
NAME_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 "
PATH_LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789/\\.-_:~()+,@'\"=& "
DIGITS = "0123456789-"
LONGEST_TYPED = 40
"""Letters that can be typed where nothing else is said."""


class ToEntry(Struct, frozen=True):
    """Entering a few letters.

    `check` says what a text stands for or raises GinError; `done` is given the text once it is
    good. At most `most` of the `letters` are taken, which are also shown to be pressed one by one.
    While nothing is typed the `usual` text stands there, if there is one, and is good too. Nothing
    at all is good where it is `optional`.
    """

    title: Text
    field: Text
    note: Text
    letters: str
    check: Callable[[str], Text]
    done: Callable[[str], None]
    text: str = ""
    most: int = LONGEST_TYPED
    usual: Text = NOTHING
    optional: bool = False


Destination = (
    ToGames
    | ToBuild
    | ToPeople
    | ToYourself
    | ToMatches
    | ToLesson
    | ToRulesList
    | ToRules
    | ToHelp
    | ToKeys
    | ToFairPlay
    | ToFairDetails
    | ToPlayingWithoutSight
    | ToTroubleshooting
    | ToSettings
    | ToStatistics
    | ToFinishedMatches
    | ToScoreSheet
    | ToFinalScore
    | ToSeal
    | ToHandReview
    | ToTrial
    | ToEntry
)
