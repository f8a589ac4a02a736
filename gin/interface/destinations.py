"""Where a screen may lead: every page there is, as a value.

A screen opens one of these and knows no other screen; `gin.present.shell.routes` makes the screen.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from gin.core.dataclass import dataclass
from gin.core.message import NOTHING, Text

if TYPE_CHECKING:
    # It brings the opponents' whole reckoning with it, which the menu is shown without.
    from gin.session.game import Session
    from gin.session.review import Review
    from gin.variants.setups import Setup


@dataclass(frozen=True, slots=True)
class Games:
    """The choice of games."""


@dataclass(frozen=True, slots=True)
class Build:
    """Putting a game together, begun with one."""

    begun: Setup | None = None


@dataclass(frozen=True, slots=True)
class People:
    """Who may sit down opposite."""


@dataclass(frozen=True, slots=True)
class Yourself:
    """The player's own name and portrait."""


@dataclass(frozen=True, slots=True)
class Matches:
    """The unfinished matches."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """The guided first hand."""


@dataclass(frozen=True, slots=True)
class RulesList:
    """The games whose rules can be read."""


@dataclass(frozen=True, slots=True)
class RulesOf:
    """The rules of a game as agreed."""

    agreed: Setup


@dataclass(frozen=True, slots=True)
class Help:
    """Help."""


@dataclass(frozen=True, slots=True)
class Keys:
    """The keys."""


@dataclass(frozen=True, slots=True)
class FairPlay:
    """The page on fair play."""


@dataclass(frozen=True, slots=True)
class FairDetails:
    """How fair play is ensured, and how to check it."""


@dataclass(frozen=True, slots=True)
class Sightless:
    """The page on playing without sight."""


@dataclass(frozen=True, slots=True)
class Troubles:
    """The page on what to do if something goes wrong."""


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings."""


@dataclass(frozen=True, slots=True)
class Statistics:
    """The statistics."""


@dataclass(frozen=True, slots=True)
class Finished:
    """The finished matches."""


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """The score sheet of a match; one that is `over` is asked about itself, as no table is open."""

    session: Session
    over: bool = False


@dataclass(frozen=True, slots=True)
class Final:
    """The end of a match, and what the other player has said to it."""

    session: Session
    talk: Text = NOTHING


@dataclass(frozen=True, slots=True)
class Seal:
    """The seal of a match's hand."""

    session: Session


@dataclass(frozen=True, slots=True)
class HandReview:
    """A hand of a match looked at again."""

    session: Session
    hand: int


@dataclass(frozen=True, slots=True)
class Trial:
    """A match that goes on from a decision of a review, as it might have gone."""

    review: Review
    decision: int


CODE_LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ-"
NAME_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 "
PATH_LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789/\\.-_:~()+,@'\"=& "
DIGITS = "0123456789-"
LONGEST_TYPED = 40
"""Letters that can be typed where nothing else is said."""


@dataclass(frozen=True, slots=True)
class Entry:
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
    Games
    | Build
    | People
    | Yourself
    | Matches
    | Lesson
    | RulesList
    | RulesOf
    | Help
    | Keys
    | FairPlay
    | FairDetails
    | Sightless
    | Troubles
    | Settings
    | Statistics
    | Finished
    | ScoreSheet
    | Final
    | Seal
    | HandReview
    | Trial
    | Entry
)
