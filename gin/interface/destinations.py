"""Destinations: pages that screens open, as values.

`gin.present.shell.routes` makes the screen of a destination.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import Struct

from gin.core.message import NOTHING, Text

if TYPE_CHECKING:
    # Importing these loads the opponents' engine, which the menu does not need.
    from gin.session.exercises import Exercise
    from gin.session.game import Session
    from gin.session.habits import Habit
    from gin.session.own_exercises import OwnExercise
    from gin.session.periods import Span
    from gin.session.replay import ReplayedHand
    from gin.session.review import Review
    from gin.session.table_session import TableSession
    from gin.session.themes import Theme
    from gin.variants.setups import Setup


class ToGames(Struct, frozen=True):
    """The list of games to choose from."""


class ToBuild(Struct, frozen=True):
    """The page for building a game, starting from the setup `begun`."""

    begun: Setup | None = None


class ToPeople(Struct, frozen=True):
    """The list of opponents."""


class ToYourself(Struct, frozen=True):
    """The player's own name and portrait."""


class ToPartner(Struct, frozen=True):
    """The choice of a person to play with at this computer, by default the classic game."""

    agreed: Setup | None = None


class ToPlayers(Struct, frozen=True):
    """The players of this computer."""


class ToDaily(Struct, frozen=True):
    """The calendar of the daily deals, with a day picked: by default today."""

    day: date | None = None


class ToLadder(Struct, frozen=True):
    """The ladder, with the round that has the next rung unless one is named."""

    round: int | None = None


class ToTournament(Struct, frozen=True):
    """A tournament; without an id, the one that is open, or else the page that begins one."""

    id: int | None = None


class ToData(Struct, frozen=True):
    """The player's data: export, import and copies."""


class ExportKind(StrEnum):
    """Contents of a file to be written: everyone's data, the player's own, or a table."""

    ALL = "all"
    OWN = "own"
    CSV = "csv"


class ToExport(Struct, frozen=True):
    """The page that writes an export, or a table of results, to the file `path`."""

    path: Path
    kind: ExportKind = ExportKind.ALL


class ToImports(Struct, frozen=True):
    """The exports on this computer, to choose one to import."""


class ToImport(Struct, frozen=True):
    """The preview of an import from the file `path`."""

    path: Path


class ToMatches(Struct, frozen=True):
    """The unfinished matches."""


class ToLesson(Struct, frozen=True):
    """The guided first hand."""


class ToRulesList(Struct, frozen=True):
    """The games whose rules can be read."""


class ToRules(Struct, frozen=True):
    """The rules of a game; `single` means that only one hand is played.

    They are opened `at_table` during a match, whose options have been agreed on.
    """

    agreed: Setup
    single: bool = False
    at_table: bool = False


class ToHelp(Struct, frozen=True):
    """The help page."""


class ToKeys(Struct, frozen=True):
    """The page of keys."""


class ToOwnDecks(Struct, frozen=True):
    """The page of the decks that the player has drawn."""


class ToFairPlay(Struct, frozen=True):
    """The page on fair play."""


class ToFairDetails(Struct, frozen=True):
    """The methods that ensure fair play, and the steps to check them."""


class ToPlayingWithoutSight(Struct, frozen=True):
    """The page on playing without sight."""


class ToTroubleshooting(Struct, frozen=True):
    """The page on what to do if something goes wrong."""


class ToSettings(Struct, frozen=True):
    """The settings."""


class ToStatistics(Struct, frozen=True):
    """The statistics."""


class ToHabits(Struct, frozen=True):
    """The figures from which a player can learn."""


class ToCounted(Struct, frozen=True):
    """The hands or moves that a figure of the habits counts in a time."""

    habit: Habit
    span: Span


class ToAchievements(Struct, frozen=True):
    """The goals, what they bring, and the best results, with the row of a `trophy` focused.

    A trophy is named by its kind and its key, such as "goal:gin".
    """

    trophy: str = ""


class ToFinishedMatches(Struct, frozen=True):
    """The finished matches."""


class ToScoreSheet(Struct, frozen=True):
    """The score sheet of a match.

    If `over`, no table is open, and the page answers questions about the match.
    """

    session: TableSession
    over: bool = False


class ToFinalScore(Struct, frozen=True):
    """The end of a match, with the opponent's remark."""

    session: Session
    talk: Text = NOTHING


class ToSeal(Struct, frozen=True):
    """The seal of a match's latest hand."""

    session: TableSession


class ToHandReview(Struct, frozen=True):
    """The review of a hand; with a `ply`, at the decision after that number of actions."""

    session: Session
    hand: int
    ply: int | None = None


class ToReport(Struct, frozen=True):
    """The report of a match, by default of the finished one played last."""

    session: Session | None = None


class ToExercises(Struct, frozen=True):
    """The exercises, of one theme or of all."""

    theme: Theme | None = None


class ToExercise(Struct, frozen=True):
    """An exercise on the table, in a match at its position.

    The next one is of the same `theme`, or of any.
    """

    exercise: Exercise | OwnExercise
    session: Session
    theme: Theme | None = None


class ToDecision(Struct, frozen=True):
    """A decision of a reviewed hand on the table, opened from a page that `back` leads to."""

    review: Review
    decision: int
    back: Text


class ToTrial(Struct, frozen=True):
    """An alternative match that continues from a decision in a review.

    `back` names the way back if it does not lead to the review.
    """

    review: Review
    decision: int
    back: Text = NOTHING


class ToShare(Struct, frozen=True):
    """A finished match as text, as a picture and as a challenge."""

    session: Session


class ToChallenges(Struct, frozen=True):
    """The challenges that friends sent."""


class ToChallenge(Struct, frozen=True):
    """A friend's challenge, by its id; once it is played, both lines."""

    id: str


class ToReplay(Struct, frozen=True):
    """A finished hand, step by step."""

    hand: ReplayedHand


CODE_LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ-"
NAME_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 "
PATH_LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789/\\.-_:~()+,@'\"=& "
DIGITS = "0123456789-"
LONGEST_TYPED = 40
"""Default limit for the characters in a text field."""


class ToEntry(Struct, frozen=True):
    """A page for entering a short text.

    `check` describes a text or raises GinError; `done` receives the accepted text. The player can
    also press the `letters` one by one. `usual` is displayed and accepted while the field is empty;
    an `optional` field may stay empty.
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
    | ToPartner
    | ToPlayers
    | ToDaily
    | ToLadder
    | ToTournament
    | ToData
    | ToExport
    | ToImports
    | ToImport
    | ToMatches
    | ToLesson
    | ToRulesList
    | ToRules
    | ToHelp
    | ToKeys
    | ToOwnDecks
    | ToFairPlay
    | ToFairDetails
    | ToPlayingWithoutSight
    | ToTroubleshooting
    | ToSettings
    | ToStatistics
    | ToHabits
    | ToCounted
    | ToAchievements
    | ToFinishedMatches
    | ToScoreSheet
    | ToFinalScore
    | ToSeal
    | ToHandReview
    | ToReport
    | ToDecision
    | ToExercises
    | ToExercise
    | ToTrial
    | ToShare
    | ToChallenges
    | ToChallenge
    | ToReplay
    | ToEntry
)
