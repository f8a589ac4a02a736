"""What a player is shown and may choose, as plain data.

The window draws it, the terminal prints it, a screen reader walks it: there is one view and no
second path. Texts name cards as marks such as "[QH]", which each front end writes in its own way
(see `gin.present.words.cards`). Only what may be looked at *now* is in a view: a face-down card has
a slot id and no name, a buried discard is not there at all.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from gin.core.cards import Card
from gin.present.paper_view import BarChart, LineChart, PegView, SheetView, Tone


class Scene(StrEnum):
    """The scenes; each has a renderer in every front end."""

    MENU = "menu"
    GAMES = "games"
    OPTIONS = "options"
    BUILD = "build"
    ENTRY = "entry"
    PEOPLE = "people"
    TABLE = "table"
    RESULT = "result"
    SHEET = "sheet"
    SOURCES = "sources"
    STATISTICS = "statistics"
    SETTINGS = "settings"
    RULES = "rules"
    HELP = "help"
    KEYS = "keys"
    COMMANDS = "commands"


class Role(StrEnum):
    """What an item is to a finger, an eye and a screen reader."""

    CARD = "card"
    BACK = "back"
    PILE = "pile"
    PLACE = "place"
    BUTTON = "button"
    SETTING = "setting"
    FIELD = "field"
    GAME = "game"
    PERSON = "person"
    TEXT = "text"
    HEADING = "heading"


class ZoneKind(StrEnum):
    """How the items of a zone lie."""

    HAND = "hand"
    BACKS = "backs"
    PILE = "pile"
    PLACE = "place"
    MELD = "meld"
    BUTTONS = "buttons"
    LIST = "list"
    PAGE = "page"


@dataclass(frozen=True, slots=True)
class Item:
    """One thing in a zone. `name` is whole and spoken, `value` stands apart (a setting's).

    `brief` is written on a button that the name would not fit, and under a card of a question. The
    value of a `quiet` one is small print: there is nothing to tell yet.
    """

    id: str
    role: Role
    name: str
    card: Card | None = None
    value: str = ""
    note: str = ""
    selected: bool = False
    dimmed: bool = False
    brief: str = ""
    quiet: bool = False

    @property
    def written(self) -> str:
        """What is written on a button."""
        return self.brief or self.name


@dataclass(frozen=True, slots=True)
class Group:
    """Neighbouring items of a zone that belong together: first and last index, and their label."""

    first: int
    last: int
    label: str


@dataclass(frozen=True, slots=True)
class Zone:
    """An area that Tab goes to and arrows move in. `tone` says whose it is, where that matters."""

    id: str
    kind: ZoneKind
    name: str
    items: tuple[Item, ...]
    caption: str = ""
    groups: tuple[Group, ...] = ()
    tone: Tone = Tone.NOBODY


@dataclass(frozen=True, slots=True, kw_only=True)
class Choice:
    """Something the player may do now, however it is reached.

    `item` is what is clicked, dragged or focused and `target` the zone a drag ends in; `key`
    names a command of `gin.present.input.keymap`; `words` are what a terminal takes, the shown one
    first. A choice with `why` is refused, and that is the reason. `aside` keeps it out of
    numbered lists. `brief` is written on its button where the label is long.
    One that takes cards may be chosen with cards named after its id ("group:7H8H9H"), or typed
    after its words; without any it is about the cards picked.
    """

    id: str
    label: str
    item: str = ""
    target: str = ""
    key: str = ""
    words: tuple[str, ...] = ()
    why: str = ""
    main: bool = False
    aside: bool = False
    takes_cards: bool = False
    brief: str = ""


@dataclass(frozen=True, slots=True)
class Dialog:
    """A question over the scene. Its choices are in the view's, and only they can be chosen.

    `cancel` is the id of the choice that Esc makes. Where it `listens`, the next key that is
    pressed is entered into the field of that name.
    """

    title: str
    text: tuple[str, ...]
    zone: Zone
    cancel: str
    listens: str = ""


@dataclass(frozen=True, slots=True)
class PlayerView:
    """A player at the table: name, score, cards in hand, whether it is their turn, and the words
    they have just said."""

    name: str
    score: int
    on_turn: bool = False
    cards: int = 0
    talk: str = ""


@dataclass(frozen=True, slots=True)
class PadRow:
    """A line of the score pad: what is counted, and for each player a number and the share of the
    way it stands for. `label` is empty on a pad with one line; `closed_by` is 0 or 1 once a player
    has closed it.
    """

    label: str
    numbers: tuple[str, ...]
    shares: tuple[float, ...]
    closed_by: int | None = None


@dataclass(frozen=True, slots=True)
class DieView:
    """The stake die: the value on top, whose it is, and what stands below it."""

    value: int
    owner: Tone
    caption: str


@dataclass(frozen=True, slots=True)
class TableView:
    """What the table shows besides its zones.

    `spread` says that melds stay on the table here, `seal` is the deal's seal.
    """

    you: PlayerView
    other: PlayerView | None
    hand_number: int
    pad_title: str
    pad_names: tuple[str, ...]
    pad: tuple[PadRow, ...]
    deadwood: str = ""
    knock_ready: bool = False
    knock_note: str = ""
    stock: int = 0
    discards: int = 0
    thinking: bool = False
    turns_left: int | None = None
    die: DieView | None = None
    spread: bool = False
    seal: str = ""


@dataclass(frozen=True, slots=True)
class CountLine:
    """A line of a count: its text, its number as printed, and whether it is a sum."""

    text: str
    number: str
    strong: bool = False


@dataclass(frozen=True, slots=True)
class SideView:
    """A player's cards at the end of a hand: groups of cards with a label, a sentence, and what
    the player said."""

    name: str
    sentence: str
    groups: tuple[tuple[str, tuple[Card, ...], tuple[Card, ...]], ...]
    talk: str = ""


@dataclass(frozen=True, slots=True)
class RaceBar:
    """How far a player has come towards a goal, before and after a hand."""

    tone: Tone
    before: int
    after: int
    goal: int


@dataclass(frozen=True, slots=True)
class RaceLine:
    """A player's score, or both players' in one measure: a name, the score in words, and bars."""

    name: str
    text: str
    bars: tuple[RaceBar, ...]


@dataclass(frozen=True, slots=True)
class ResultView:
    """A counted hand: heading, how it ended, both sides, the lines, and the race so far.

    In `sides` each group is (label, cards, cards laid off on it
    by the other player). `match_won` says whether the match is yours where this hand ended it.
    """

    heading: str
    summary: str
    sides: tuple[SideView, ...]
    lines: tuple[CountLine, ...]
    to_whom: str
    points: int
    race: tuple[RaceLine, ...]
    closing: str
    yours: bool | None = None
    match_won: bool | None = None


Chart = LineChart | BarChart


@dataclass(frozen=True, slots=True)
class Lesson:
    """What a teacher says beside the table: step `step` of `of`, in a title and a few sentences.

    `how` is the gesture or key for what is asked, `typed` the same in words. `points_at` are ids of
    the items spoken of, `count` a sum to be shown, and `go_on` the id of the choice that leads on.
    """

    title: str
    text: str
    step: int
    of: int
    how: str = ""
    typed: str = ""
    points_at: tuple[str, ...] = ()
    count: tuple[CountLine, ...] = ()
    go_on: str = ""

    @property
    def lines(self) -> tuple[str, ...]:
        """The lesson as it is announced: where it stands, what it says, and its sum."""
        said = f"{self.title}, {self.step} of {self.of}. {self.text}"
        return (said, *(f"{line.text}: {line.number}." for line in self.count))


@dataclass(frozen=True, slots=True)
class HintView:
    """What the coach says, and the ids of the items that are marked on the table."""

    text: str
    items: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class View:
    """Everything one scene shows now.

    `status` says what can be done, `news` what happened last. `focus` is where the focus starts, or
    stays if that item is gone.
    """

    scene: Scene
    title: str
    zones: tuple[Zone, ...]
    choices: tuple[Choice, ...]
    subtitle: str = ""
    status: str = ""
    news: str = ""
    focus: str = ""
    dialog: Dialog | None = None
    table: TableView | None = None
    result: ResultView | None = None
    sheet: SheetView | None = None
    pegs: PegView | None = None
    charts: tuple[Chart, ...] = ()
    lesson: Lesson | None = None
    hint: HintView | None = None

    def choice(self, id: str) -> Choice | None:
        """The choice called `id`, if there is one."""
        return next((choice for choice in self.choices if choice.id == id), None)

    def zone(self, id: str) -> Zone | None:
        """The zone called `id`, a dialog's included, if there is one."""
        return next((zone for zone in self.all_zones if zone.id == id), None)

    def item(self, id: str) -> Item | None:
        """The item called `id`, if there is one."""
        return next((item for zone in self.all_zones for item in zone.items if item.id == id), None)

    @property
    def all_zones(self) -> tuple[Zone, ...]:
        """Every zone, a dialog's last."""
        return self.zones if self.dialog is None else (*self.zones, self.dialog.zone)

    @property
    def focus_zones(self) -> tuple[Zone, ...]:
        """The zones the focus can go to: a dialog's alone while one is open."""
        return self.zones if self.dialog is None else (self.dialog.zone,)
