"""Views: everything a player sees and may choose, as plain data.

The window draws the view, the terminal prints it and a screen reader reads it. Texts are messages;
each front end puts them into words in its own style (see `gin.language`). A view has only what the
player may see *now*. It identifies a face-down card by position alone, and leaves out discards that
the player may not look at.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from gin.core.message import NOTHING, Text
from gin.interface.controls import Sample, SettingsPreview
from gin.interface.curtain import CurtainView
from gin.interface.intents import Arrange, Change, Do, Enter, Intent, Needs, PageAction
from gin.interface.names import name_of
from gin.interface.paper import (
    CalendarView,
    ChartsView,
    EntrantsView,
    FinalView,
    LadderView,
    LinesView,
    SheetView,
    StandingsView,
    Tone,
    TrophiesView,
)
from gin.interface.pictures import Face, Icon, Mood, TrophyPicture
from gin.interface.refs import HAND, EntryRef, ItemRef, ZoneRef
from gin.interface.report import ReportView
from gin.interface.result import ResultView
from gin.interface.review import ReviewView
from gin.interface.showdown import ShowdownView
from gin.interface.table import HintView, TableView

if TYPE_CHECKING:
    from gin.core.cards import Card
    from gin.core.figure import Figure
    from gin.interface.commands import Command
    from gin.interface.controls import Control
    from gin.interface.introduction import Introduction
    from gin.interface.lesson import LessonNote


class Scene(StrEnum):
    """Scenes; the window has a painter for each (`gin.ui.scenes.painter_of`)."""

    MENU = "menu"
    GAMES = "games"
    OPTIONS = "options"
    BUILD = "build"
    ENTRY = "entry"
    PEOPLE = "people"
    YOURSELF = "yourself"
    CURTAIN = "curtain"
    TABLE = "table"
    SHOWDOWN = "showdown"
    RESULT = "result"
    FINAL = "final"
    SHEET = "sheet"
    SOURCES = "sources"
    STATISTICS = "statistics"
    FINISHED = "finished"
    DAILY = "daily"
    LADDER = "ladder"
    TOURNAMENT = "tournament"
    REVIEW = "review"
    REPORT = "report"
    SETTINGS = "settings"
    RULES = "rules"
    HELP = "help"
    KEYS = "keys"
    COMMANDS = "commands"
    ACHIEVEMENTS = "achievements"
    CHALLENGES = "challenges"
    LINES = "lines"


HAND_SCENES = frozenset({Scene.TABLE, Scene.SHOWDOWN, Scene.RESULT})
"""Scenes of one hand. Cards keep their identity from one scene to the next."""
ROOM_SCENES = HAND_SCENES | {Scene.FINAL}
"""Scenes at the table in its room."""


class Role(StrEnum):
    """Role of an item for pointers, display and screen readers."""

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


class ButtonSpot(StrEnum):
    """Position or purpose of a button.

    `ROW` is in a row with the others. `CORNER` is away from the action, for the way back or the
    menu; `PAD` is the score pad and `HEAD` is next to the title. `HELP` buttons change nothing at
    the table; `DISCARD` discards the focused card. An `APART` button is set apart from the buttons
    before it. A `QUIET` one is less important than the others of its row.
    """

    ROW = "row"
    CORNER = "corner"
    PAD = "pad"
    HEAD = "head"
    HELP = "help"
    DISCARD = "discard"
    APART = "apart"
    QUIET = "quiet"


class ZoneKind(StrEnum):
    """Layout of the items in a zone."""

    HAND = "hand"
    BACKS = "backs"
    PILE = "pile"
    PLACE = "place"
    MELD = "meld"
    BUTTONS = "buttons"
    LIST = "list"
    PAGE = "page"


class Item(Struct, frozen=True):
    """One thing in a zone. `name` is the full spoken text; `value` is separate, as for a setting.

    `brief` replaces the name where there is little room. The value of a `quiet` item is in small
    print. A `starred` item is a favourite. `emblem` is the id of a game. `icon` is next to a
    button's name, or replaces it in the corner. A heading has `level` 2, or 3 for a subsection.
    `tone` shows who won a finished match, a daily deal or a rung. A `done` item has a tick.
    A `trophy` stands in the cabinet or at a row's left, pale if the item is `quiet`; a `sample` is
    next to a row's name. A `figure` is drawn in place of the name, which describes it. A `meter`
    has the part that is done and the whole; the value says it in words. A card that the player has
    just `drawn` is lifted and outlined until the discard; in a review, the card played is.
    """

    ref: ItemRef
    role: Role
    name: Text
    card: Card | None = None
    value: Text = NOTHING
    note: Text = NOTHING
    selected: bool = False
    dimmed: bool = False
    brief: Text = NOTHING
    quiet: bool = False
    starred: bool = False
    emblem: str = ""
    portrait: Face | None = None
    mood: Mood = Mood.CALM
    icon: Icon | None = None
    spot: ButtonSpot = ButtonSpot.ROW
    control: Control | None = None
    level: int = 2
    tone: Tone = Tone.NOBODY
    done: bool = False
    trophy: TrophyPicture | None = None
    sample: Sample | None = None
    figure: Figure | None = None
    meter: tuple[int, int] | None = None
    drawn: bool = False

    @property
    def id(self) -> str:
        return name_of(self.ref)

    @property
    def written(self) -> Text:
        return self.brief or self.name


class ItemGroup(Struct, frozen=True):
    """Adjacent items of a zone that belong together: first and last index, and their label."""

    first: int
    last: int
    label: Text


class Zone(Struct, frozen=True):
    """An area that Tab moves to and arrow keys move in, with its owner's `tone` if that matters."""

    ref: ZoneRef
    kind: ZoneKind
    name: Text
    items: tuple[Item, ...]
    caption: Text = NOTHING
    groups: tuple[ItemGroup, ...] = ()
    tone: Tone = Tone.NOBODY

    @property
    def id(self) -> str:
        return name_of(self.ref)


class Choice(Struct, frozen=True, kw_only=True):
    """Something the player may do now, by any kind of input.

    A front end passes back the `intent` with what the choice `needs`. The player clicks, drags or
    focuses `item`; `target` is the zone where a drag ends. `key` is the command that makes the
    choice, and `words` are its typed commands, the displayed one first. A choice with `why` is
    refused for that reason. `aside` keeps the choice out of numbered lists. `brief` replaces a long
    label on its button, or appears below a target that refuses the dragged card.

    A choice that needs cards may be typed with cards after its words; without any it applies to the
    picked cards.
    """

    intent: Intent
    label: Text
    item: ItemRef | None = None
    target: ZoneRef | None = None
    key: Command | None = None
    words: tuple[str, ...] = ()
    why: Text = NOTHING
    main: bool = False
    aside: bool = False
    needs: Needs = Needs.NOTHING
    brief: Text = NOTHING
    icon: Icon | None = None
    spot: ButtonSpot = ButtonSpot.ROW

    @property
    def id(self) -> str:
        return name_of(self.intent)


class CutFan(Struct, frozen=True):
    """The deck spread face down for the cut.

    `yours` and `theirs` are the positions of the picked cards, from 0.
    """

    cards: int
    yours: int | None = None
    theirs: int | None = None


class Dialog(Struct, frozen=True):
    """A question over the scene. Its choices are in the view; only they can be chosen.

    `cancel` is the action of Esc. `listens` is a field that takes the next key pressed. The cards
    of a `fan` are picked at the table itself. If `typing`, the dialog takes a typed command.
    """

    title: Text
    text: tuple[Text, ...]
    zone: Zone
    cancel: Intent
    listens: EntryRef | None = None
    fan: CutFan | None = None
    typing: bool = False


Content = (
    TableView
    | ShowdownView
    | ResultView
    | FinalView
    | SheetView
    | LinesView
    | ChartsView
    | CalendarView
    | LadderView
    | StandingsView
    | EntrantsView
    | TrophiesView
    | ReviewView
    | ReportView
    | SettingsPreview
    | CurtainView
)
"""Scene-specific content."""


class View(Struct, frozen=True):
    """Everything one scene shows now.

    `status` says what the player can do, `news` what happened last. The focus starts at `focus`,
    and returns there when the focused item disappears. `mantel` has trophies of the player that
    stand in the room of the table.
    """

    scene: Scene
    title: Text
    zones: tuple[Zone, ...]
    choices: tuple[Choice, ...]
    subtitle: Text = NOTHING
    status: Text = NOTHING
    news: Text = NOTHING
    focus: ItemRef | None = None
    dialog: Dialog | None = None
    content: Content | None = None
    mantel: tuple[TrophyPicture, ...] = ()

    @property
    def table(self) -> TableView | None:
        """The table, while a hand is played, laid open or counted."""
        match self.content:
            case TableView() as table:
                return table
            case ShowdownView(table=table) | ResultView(table=table):
                return table
        return None

    @property
    def lesson(self) -> LessonNote | None:
        return self.content.lesson if isinstance(self.content, TableView) else None

    @property
    def hint(self) -> HintView | None:
        return self.table.hint if self.table is not None else None

    @property
    def introduction(self) -> Introduction | None:
        return self.content.introduction if isinstance(self.content, TableView) else None

    def with_hint(self, hint: HintView) -> View:
        """Return the view with the coach's advice on its table.

        Raises:
            TypeError: The view has no table of a hand.
        """
        match self.content:
            case TableView() as table:
                return replace(self, content=replace(table, hint=hint))
            case ShowdownView(table=TableView() as table) as showdown:
                content = replace(showdown, table=replace(table, hint=hint))
                return replace(self, content=content)
        raise TypeError(f"no hint can be given on {self.scene}")

    def choice(self, intent: Intent) -> Choice | None:
        return next((choice for choice in self.choices if choice.intent == intent), None)

    def takes(self, intent: Intent) -> bool:
        """Return whether an intent without a choice is possible here.

        Such intents fill a field, move a card in the hand, or sort the hand.
        """
        match intent:
            case Enter(field):
                shown = self.item(field)
                listens = self.dialog is not None and self.dialog.listens == field
                return listens or (shown is not None and shown.role is Role.FIELD)
            case Arrange(card):
                hand = self.zone(HAND)
                lies = hand is not None and any(item.card == card for item in hand.items)
                return lies and self.dialog is None and self.scene is Scene.TABLE
            case Change("sort"):
                sorts = self.choice(Do(PageAction.SORT))
                return sorts is not None and not sorts.why
        return False

    def zone(self, ref: ZoneRef) -> Zone | None:
        return next((zone for zone in self.all_zones if zone.ref == ref), None)

    def item(self, ref: ItemRef | None) -> Item | None:
        items = (item for zone in self.all_zones for item in zone.items)
        return next((item for item in items if item.ref == ref), None)

    def setting_of(self, value: ItemRef | None) -> Item | None:
        """Return the setting that has this value as an option, if any."""
        for zone in self.zones:
            for item in zone.items:
                options = item.control.options if item.control is not None else ()
                if any(option.ref == value for option in options):
                    return item
        return None

    @property
    def refs(self) -> Iterator[ItemRef]:
        """All items, and the options of settings."""
        for zone in self.all_zones:
            for item in zone.items:
                yield item.ref
                for option in item.control.options if item.control is not None else ():
                    yield option.ref

    def at(self, spot: ButtonSpot) -> Item | None:
        items = (item for zone in self.zones for item in zone.items)
        return next((item for item in items if item.spot is spot), None)

    @property
    def mains(self) -> frozenset[ItemRef]:
        return frozenset(one.item for one in self.choices if one.main and one.item is not None)

    @property
    def all_zones(self) -> tuple[Zone, ...]:
        return self.zones if self.dialog is None else (*self.zones, self.dialog.zone)

    @property
    def focus_zones(self) -> tuple[Zone, ...]:
        """The zones that can have the focus: only the dialog's while one is open."""
        return self.zones if self.dialog is None else (self.dialog.zone,)
