"""What a thing in a view is, as a value: what an item stands for, and where it lies.

A front end keeps these, compares them, and looks things up by them; it takes none of them apart but
by its type, a meld's number and where a back lies. Their names, for those who need letters, are
made by `gin.interface.names` alone.
"""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from gin.core.cards import Card


class TablePile(StrEnum):
    """The piles that are drawn from, or that a card is let go on."""

    STOCK = "stock"
    DISCARDS = "discards"
    OFFER = "offer"


class TablePlace(StrEnum):
    """Places at the table that something is put on."""

    KNOCK = "knock"
    NEW_MELD = "new"
    DIE = "die"


class Melds(StrEnum):
    """Whose melds a meld is one of: the opponent's or one's own, which are shown once the hand is
    ended, or those that lie open for both players."""

    OPPONENT = "meld"
    OWN = "own-meld"
    TABLE = "laid"


class FaceDown(StrEnum):
    """Where a card lies face down."""

    OTHER_HAND = "back"
    OWN_HAND = "own"
    LAID_DOWN = "laid"


class PaperLine(StrEnum):
    """Which line of a paper is meant; a `ROW` is one of many of the same kind."""

    ROW = ""
    HEADING = "heading"
    SIDE = "side"
    SUM = "sum"
    CLOSING = "closing"
    HAND = "hand"
    END = "end"
    BOXES = "boxes"
    TOTAL = "total"
    RACE = "race"
    FACT = "fact"
    VERDICT = "verdict"
    GROUP = "group"
    HEADS = "heads"
    PEG = "peg"
    LAST = "last"
    REACHED = "reached"
    TALK = "talk"
    FOLD = "fold"
    NONE = "none"


class Area(StrEnum):
    """The areas of a scene that are no pile, no place and no meld."""

    HAND = "hand"
    OPPONENT = "opponent"
    THEIR_DEADWOOD = "their-deadwood"
    OWN_DEADWOOD = "own-deadwood"
    BUTTONS = "buttons"
    DIALOG = "dialog"
    PAGE = "page"
    LESSON = "lesson"
    RESULT = "result"
    FINAL = "final"
    REACHED = "reached"
    SHEET = "sheet"
    MAIN = "main"
    SMALL = "small"
    EASE = "ease"
    GAMES = "games"
    ABOUT = "about"
    ABOUT_BUTTONS = "about-buttons"
    OPTIONS = "options"
    VALUES = "values"
    SLIP = "slip"
    BEGIN = "begin"
    MATCHES = "matches"
    PEOPLE = "people"
    SETTINGS = "settings"
    KEYS = "keys"
    COMMANDS = "commands"
    FIELD = "field"
    LETTERS = "letters"
    FILTERS = "filters"
    FIGURES = "figures"
    NOTHING = "none"
    PRACTICE = "practice"
    CHART = "chart"


class EntryKind(StrEnum):
    """What an entry of a list, or a point of a chart, is one of.

    SET is a value that a setting can be set to. TIME, RATING, ALONE, LOTS, ENDINGS and DEALS are
    points and bars of charts in the statistics, MOVE is a point of the line of a hand that is
    looked at again.
    """

    SETTING = "setting"
    SET = "set"
    GAME = "game"
    MIXTURE = "mix"
    PERSON = "person"
    MATCH = "match"
    OPTION = "option"
    VALUE = "value"
    KEY = "key"
    COMMAND = "command"
    FILTER = "filter"
    FIGURE = "figure"
    SLIP = "slip"
    ABOUT = "about"
    CUT = "cut"
    FAN = "fan"
    FIELD = "field"
    LESSON = "lesson"
    LETTER = "letter"
    NOTE = "note"
    SCANNED = "scanned"
    HEAD = "head"
    TIME = "time"
    RATING = "rating"
    LOTS = "lots"
    ENDINGS = "endings"
    DEALS = "deals"
    ALONE = "alone"
    MOVE = "move"


class CardRef(Struct, frozen=True):
    """A card whose face is seen, wherever it lies."""

    card: Card


class BuriedRef(Struct, frozen=True):
    """A card of an open discard pile that lies under others."""

    card: Card


class BackRef(Struct, frozen=True):
    """A card that lies face down, by its place from 0."""

    where: FaceDown
    number: int = 0


class PileRef(Struct, frozen=True):
    """A pile, of which the top is seen at most."""

    pile: TablePile


class MeldRef(Struct, frozen=True):
    """A meld, by its place from 0."""

    melds: Melds
    number: int


class PlaceRef(Struct, frozen=True):
    """A place of the table."""

    place: TablePlace


class LineRef(Struct, frozen=True):
    """A line of a paper or a page; of several of its kind, by its key or its place."""

    line: PaperLine
    key: str | int = ""


class ButtonRef(Struct, frozen=True):
    """A button, by the name of what it does."""

    name: str


class EntryRef(Struct, frozen=True):
    """An entry of a list: a setting, a game, a person, a match; or a point of a chart."""

    kind: EntryKind
    key: str


class AreaRef(Struct, frozen=True):
    """An area; of several of its kind, by its key or its place from 0."""

    area: Area
    key: str | int = ""


ItemRef = CardRef | BuriedRef | BackRef | PileRef | PlaceRef | LineRef | ButtonRef | EntryRef
"""What an item is."""
ZoneRef = AreaRef | PileRef | PlaceRef | MeldRef
"""What a zone is."""
Ref = ItemRef | ZoneRef

STOCK = PileRef(TablePile.STOCK)
DISCARDS = PileRef(TablePile.DISCARDS)
OFFER = PileRef(TablePile.OFFER)
KNOCK = PlaceRef(TablePlace.KNOCK)
NEW_MELD = PlaceRef(TablePlace.NEW_MELD)
DIE = PlaceRef(TablePlace.DIE)
HAND = AreaRef(Area.HAND)
OPPONENT = AreaRef(Area.OPPONENT)
THEIR_DEADWOOD = AreaRef(Area.THEIR_DEADWOOD)
OWN_DEADWOOD = AreaRef(Area.OWN_DEADWOOD)
BUTTONS = AreaRef(Area.BUTTONS)
DIALOG = AreaRef(Area.DIALOG)
PAGE = AreaRef(Area.PAGE)
