"""Intents: values that say what a choice does.

A front end passes back the intent that it received. If two views offer the same choice, its intents
are equal.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from msgspec import Struct

from gin.core.cards import Card

if TYPE_CHECKING:
    from gin.interface.destinations import Destination
    from gin.interface.refs import AreaRef, EntryRef, LineRef
    from gin.interface.steps import Step
    from gin.rules.model.actions import Action


class Needs(StrEnum):
    """Additional input that a choice takes; cards are optional."""

    NOTHING = "nothing"
    CARDS = "cards"
    TEXT = "text"


Given = tuple[Card, ...] | str | int | None
"""Additional input for a choice: cards, a text, a number, or nothing."""


class LeaveTo(StrEnum):
    """The page below, the menu, or the end of the program."""

    BACK = "back"
    HOME = "leave"
    QUIT = "quit"


class Confirmation(StrEnum):
    """Questions that appear over a page before an action."""

    PAUSE = "menu"
    RAISE = "raise"
    REFUSE_STAKE = "refuse-stake"
    END_DEAL = "end-deal"
    GIVE_UP_MATCH = "give-up"
    LEAVE_TOURNAMENT = "leave-tournament"
    FORGET_GAME = "forget"
    USUAL_KEYS = "usual"
    START_AFRESH = "afresh"
    REMOVE_PLAYER = "remove-player"


class PageAction(StrEnum):
    """Actions of a page."""

    # At the table.
    DEAL = "deal"
    CUT_FOR_ME = "cut-for-me"
    OWN_CUT = "cut"
    SORT = "sort"
    HINT = "hint"
    GOT_IT = "got-it"
    UNDO = "undo"
    GO_ON = "go-on"
    NEXT_HAND = "next"
    PLAY_AGAIN = "again"
    FINAL = "final"
    SCORE_SHEET = "sheet"
    RULES = "rules"
    SEAL = "seal"
    REVIEW = "review"
    LIST_COMMANDS = "commands"
    TRY_AGAIN = "once-more"
    OTHER_ANSWER = "other-answer"
    # Answers to questions.
    RESUME = "resume"
    CANCEL = "cancel"
    GIVE_UP_HAND = "give-up"
    END_DEAL = "stop-now"
    CHALLENGE_NOW = "challenge-now"
    KEEP = "keep"
    DROP = "drop"
    YES = "yes"
    NO = "no"
    # In lists of games and matches.
    PLAY = "play"
    CONTINUE = "continue"
    SOLITARY = "solitary"
    NEWCOMER = "newcomer"
    PLAY_ANEW = "new"
    GO_ON_WITH_MATCH = "go-on-with"
    OPTIONS = "options"
    EDIT = "edit"
    RENAME = "rename"
    FAVOURITE = "like"
    USUAL_OPTIONS = "defaults"
    OPTIONS_AGAIN = "defaults-back"
    ENTER_CODE = "code"
    ENTER_DEAL = "spell"
    ENTER_NUMBER = "number"
    BEGIN_WITH = "begin"
    GO_THERE = "go-there"
    SAVE = "save"
    SAVE_HAND = "save-hand"
    SPEECH = "speech"
    # Players.
    NEW_PLAYER = "new-player"
    REMOVE_PLAYER = "remove-player"
    ASK_AT_START = "ask-at-start"
    # Two people at one computer.
    AGREE_HINTS = "agree-hints"
    AGREE_TAKE_BACK = "agree-take-back"
    LOOK = "look"
    HIDE = "hide"
    OTHER_CHALLENGES = "other-challenges"
    HOST_TABLE = "host-table"
    JOIN_TABLE = "join-table"
    PLAY_HERE = "play-here"
    # Daily deals.
    TODAY = "today"
    GO_TO_DATE = "date"
    CALENDAR = "calendar"
    PRACTISE = "practise"
    # Tournaments.
    BEGIN_TOURNAMENT = "begin-tournament"
    LEAVE_TOURNAMENT = "leave-it"
    NEW_TOURNAMENT = "another"
    # The player's own decks.
    DECK_TEMPLATE = "template"
    LOOK_AGAIN = "look-again"
    # Data.
    EXPORT = "export"
    EXPORT_OWN = "export-own"
    IMPORT = "import"
    IMPORT_NOW = "import-now"
    CSV = "table"
    RESTORE = "restore"
    START_AFRESH = "start-afresh"
    # Sharing and challenges.
    CHALLENGES = "challenges"
    COPY = "copy"
    SAVE_PICTURE = "picture"
    SAVE_ANIMATION = "animation"
    COPY_CHALLENGE = "copy-challenge"
    SAVE_CHALLENGE = "save-challenge"
    PASTE = "paste"
    OPEN_FILE = "open"
    WATCH_YOURS = "watch"
    WATCH_THEIRS = "watch-theirs"
    TO_END = "to-end"
    # In a text field.
    DONE = "done"
    DELETE = "delete"
    CAPITALS = "capitals"
    # Keys.
    KEY_AS_USUAL = "as-usual"
    NO_KEY = "none"
    EXCHANGE_KEYS = "exchange"
    ANOTHER_KEY = "another-key"
    ALL_USUAL = "all-usual"
    # Browsing a sheet, a review or a lesson.
    BY_HAND = "hands"
    BOARD = "board"
    OLDER = "older"
    NEWER = "newer"
    STEP = "step"
    BEFORE = "before"
    HAND_BEFORE = "hand-before"
    HAND_AFTER = "hand-after"
    WHAT_IF = "what-if"
    NEXT_MISTAKE = "next-mistake"
    STEP_BACK = "step-back"


class Play(Struct, frozen=True):
    """Make a move by the rules."""

    action: Action


class Draft(Struct, frozen=True):
    """Take a step of a move being prepared."""

    step: Step


class Open(Struct, frozen=True):
    """Open a page."""

    page: Destination


class Change(Struct, frozen=True):
    """Set a setting."""

    setting: str
    value: object


class Ask(Struct, frozen=True):
    """Ask a question over the page."""

    question: Confirmation


class Leave(Struct, frozen=True):
    """Leave the page."""

    way: LeaveTo = LeaveTo.BACK


class Pick(Struct, frozen=True):
    """Select or choose an entry of a list, or open the details of a line."""

    entry: EntryRef | LineRef


class Do(Struct, frozen=True):
    """Carry out an action of the page."""

    deed: PageAction


class Enter(Struct, frozen=True):
    """Enter the given text into a field."""

    field: EntryRef


class Arrange(Struct, frozen=True):
    """Move a card of the hand to the given index, from 0."""

    card: Card


class LeadTo(Struct, frozen=True):
    """Scroll the page to a section and focus its first item."""

    section: AreaRef


Intent = Play | Draft | Open | Change | Ask | Leave | Pick | Do | Enter | Arrange | LeadTo
