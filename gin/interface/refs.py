"""References to the items and zones of a view.

A front end stores and compares references, and looks things up by them. `gin.interface.names` makes
their text names.
"""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from gin.core.cards import Card


class TablePile(StrEnum):
    """The stock, the discard pile and the pile of offered cards."""

    STOCK = "stock"
    DISCARDS = "discards"
    OFFER = "offer"


class TablePlace(StrEnum):
    """Places on the table that accept a card or an action."""

    KNOCK = "knock"
    NEW_MELD = "new"
    DIE = "die"


class Melds(StrEnum):
    """Owners of melds: a player at the end of a hand, or the table in games with open melds."""

    OPPONENT = "meld"
    OWN = "own-meld"
    TABLE = "laid"


class FaceDown(StrEnum):
    """Position of a face-down card."""

    OTHER_HAND = "back"
    OWN_HAND = "own"
    LAID_DOWN = "laid"


class PaperLine(StrEnum):
    """Kinds of lines on a sheet or page."""

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
    REWARD = "reward"
    TALK = "talk"
    FOLD = "fold"
    TRIAL = "trial"
    BALANCE = "balance"
    NONE = "none"


class Area(StrEnum):
    """The areas of a scene that are not piles, places or melds."""

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
    NEXT_GOALS = "next-goals"
    AHEAD = "ahead"
    BEST = "best"
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
    MONTH = "month"
    RUNGS = "rungs"
    CABINET = "cabinet"
    CUPS = "cups"
    REWARDS = "rewards"
    STANDINGS = "standings"
    ROUND = "round"
    CHAMPION = "champion"
    TOURNAMENTS = "tournaments"
    TAKE_ALONG = "take-along"
    COPIES = "copies"
    AFRESH = "afresh"
    PEOPLE = "people"
    SETTINGS = "settings"
    KEYS = "keys"
    DECKS = "decks"
    NEW_DECK = "new-deck"
    COMMANDS = "commands"
    FIELD = "field"
    LETTERS = "letters"
    FILTERS = "filters"
    SECTIONS = "sections"
    FIGURES = "figures"
    NOTHING = "none"
    PRACTICE = "practice"
    BALANCE = "balance"
    CHART = "chart"


class EntryKind(StrEnum):
    """Kinds of list entries and chart points.

    SET is a possible value of a setting. TIME, RATING, STRENGTH, ALONE, LOTS, ENDINGS and DEALS are
    points and bars of the statistics' charts; MOVE is a point on the line of a reviewed hand, or a
    hand on the line of a match. THEME is a theme of exercises or a day of its rating.
    """

    SETTING = "setting"
    SET = "set"
    GAME = "game"
    MIXTURE = "mix"
    PERSON = "person"
    MATCH = "match"
    REPORT = "report"
    OPTION = "option"
    VALUE = "value"
    DAY = "day"
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
    STRENGTH = "strength"
    LOTS = "lots"
    ENDINGS = "endings"
    DEALS = "deals"
    ALONE = "alone"
    MOVE = "move"
    GOAL = "goal"
    RUNG = "rung"
    TROPHY = "trophy"
    CUP = "cup"
    REWARD = "reward"
    BEST = "best"
    ENTRANT = "entrant"
    PAIRING = "pairing"
    TOURNAMENT = "tournament"
    COPY = "copy"
    DECK = "deck"
    THEME = "theme"


class CardRef(Struct, frozen=True):
    """A face-up card, except one below the top of a discard pile."""

    card: Card


class BuriedRef(Struct, frozen=True):
    """A card below the top of an open discard pile."""

    card: Card


class BackRef(Struct, frozen=True):
    """A face-down card, by index from 0."""

    where: FaceDown
    number: int = 0


class PileRef(Struct, frozen=True):
    """A pile on the table."""

    pile: TablePile


class MeldRef(Struct, frozen=True):
    """A meld, by index from 0."""

    melds: Melds
    number: int


class PlaceRef(Struct, frozen=True):
    """A place on the table."""

    place: TablePlace


class LineRef(Struct, frozen=True):
    """A line of a sheet or page, with a key or index if there are several of its kind."""

    line: PaperLine
    key: str | int = ""


class ButtonRef(Struct, frozen=True):
    """A button, by the name of its action."""

    name: str


class EntryRef(Struct, frozen=True):
    """An entry of a list, or a point of a chart."""

    kind: EntryKind
    key: str


class AreaRef(Struct, frozen=True):
    """An area, with a key or an index from 0 if there are several of its kind."""

    area: Area
    key: str | int = ""


ItemRef = CardRef | BuriedRef | BackRef | PileRef | PlaceRef | LineRef | ButtonRef | EntryRef
ZoneRef = AreaRef | PileRef | PlaceRef | MeldRef
Ref = ItemRef | ZoneRef

STOCK = PileRef(TablePile.STOCK)
DISCARDS = PileRef(TablePile.DISCARDS)
OFFER = PileRef(TablePile.OFFER)
KNOCK = PlaceRef(TablePlace.KNOCK)
NEW_MELD = PlaceRef(TablePlace.NEW_MELD)
DIE = PlaceRef(TablePlace.DIE)
DO_IT = ButtonRef("do-it")
HAND = AreaRef(Area.HAND)
OPPONENT = AreaRef(Area.OPPONENT)
THEIR_DEADWOOD = AreaRef(Area.THEIR_DEADWOOD)
OWN_DEADWOOD = AreaRef(Area.OWN_DEADWOOD)
BUTTONS = AreaRef(Area.BUTTONS)
DIALOG = AreaRef(Area.DIALOG)
PAGE = AreaRef(Area.PAGE)
