"""What a player is shown and may choose, as plain data.

The window draws it, the terminal prints it, a screen reader walks it: there is one view and no
second path. Texts are messages with cards as values, which each front end writes in its own way
(see `gin.language`). Only what may be looked at *now* is in a view: a face-down card is
told by its place alone, a buried discard is not there at all.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from gin.core.message import NOTHING, Text
from gin.interface.controls import SettingsPreview
from gin.interface.intents import Arrange, Change, Do, Enter, Intent, Needs, PageAction
from gin.interface.names import name_of
from gin.interface.paper import ChartsView, FinalView, SheetView, Tone
from gin.interface.pictures import Face, Icon, Mood
from gin.interface.refs import HAND, EntryRef, ItemRef, ZoneRef
from gin.interface.result import ResultView
from gin.interface.review import ReviewView
from gin.interface.showdown import ShowdownView
from gin.interface.table import HintView, TableView

if TYPE_CHECKING:
    from gin.core.cards import Card
    from gin.interface.commands import Command
    from gin.interface.controls import Control
    from gin.interface.introduction import Introduction
    from gin.interface.lesson import LessonNote


class Scene(StrEnum):
    """The scenes. The window has a painter for each (`gin.ui.scenes.painter_of`); the terminal
    prints all but the table as pages. The lesson is played at the table."""

    MENU = "menu"
    GAMES = "games"
    OPTIONS = "options"
    BUILD = "build"
    ENTRY = "entry"
    PEOPLE = "people"
    YOURSELF = "yourself"
    TABLE = "table"
    SHOWDOWN = "showdown"
    RESULT = "result"
    FINAL = "final"
    SHEET = "sheet"
    SOURCES = "sources"
    STATISTICS = "statistics"
    FINISHED = "finished"
    REVIEW = "review"
    SETTINGS = "settings"
    RULES = "rules"
    HELP = "help"
    KEYS = "keys"
    COMMANDS = "commands"


HAND_SCENES = frozenset({Scene.TABLE, Scene.SHOWDOWN, Scene.RESULT})
"""The scenes of one hand, between which cards stay the same things."""


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


class ButtonSpot(StrEnum):
    """Where a button lies, if not in a row with the others.

    `CORNER` is far from what is done, for the way back or to the menu; `PAD` is the score pad;
    `HEAD` is beside the title. `HELP` is for what changes nothing at the table, `LET_GO` for what
    discards the focused card. One that lies `APART` begins something else than those before it.
    """

    ROW = "row"
    CORNER = "corner"
    PAD = "pad"
    HEAD = "head"
    HELP = "help"
    LET_GO = "let-go"
    APART = "apart"


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


class Item(Struct, frozen=True):
    """One thing in a zone. `name` is whole and spoken, `value` stands apart (a setting's).

    `brief` is written on a button that the name would not fit, and under a card of a question. The
    value of a `quiet` one is small print: there is nothing to tell yet. A `starred` one is a
    favourite; `emblem` is the id of the game whose emblem stands beside it, `portrait` shows whom
    it is about, and in what `mood`. `icon` is drawn on a button beside its name, or in the corner
    in place of it. `control` is what a setting is changed with. A heading has a `level`: 2, or 3
    for a part of such a section. `tone` says whose a finished match was.
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

    @property
    def id(self) -> str:
        """Its name, for those who need letters."""
        return name_of(self.ref)

    @property
    def written(self) -> Text:
        """What is written on a button."""
        return self.brief or self.name


class ItemGroup(Struct, frozen=True):
    """Neighbouring items of a zone that belong together: first and last index, and their label."""

    first: int
    last: int
    label: Text


class Zone(Struct, frozen=True):
    """An area that Tab goes to and arrows move in. `tone` says whose it is, where that matters."""

    ref: ZoneRef
    kind: ZoneKind
    name: Text
    items: tuple[Item, ...]
    caption: Text = NOTHING
    groups: tuple[ItemGroup, ...] = ()
    tone: Tone = Tone.NOBODY

    @property
    def id(self) -> str:
        """Its name, for those who need letters."""
        return name_of(self.ref)


class Choice(Struct, frozen=True, kw_only=True):
    """Something the player may do now, however it is reached.

    `intent` is what it does; a front end hands it back, with what it `needs`. `item` is what is
    clicked, dragged or focused and `target` the zone a drag ends in; `key` is the command that
    makes it; `words` are what a terminal takes, the shown one first. A choice
    with `why` is refused, and that is the reason. `aside` keeps it out of numbered lists. `brief`
    is written on its button where the label is long, or below its target while that refuses the
    card; `icon` and `spot` are its button's.
    One that needs cards may be typed with cards after its words; without any it is about the cards
    picked.
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
        """Its name, for those who need letters."""
        return name_of(self.intent)


class CutFan(Struct, frozen=True):
    """The deck spread face down for the cut: so many cards, and once they were picked the places
    of yours and of the other player's, from 0."""

    cards: int
    yours: int | None = None
    theirs: int | None = None


class Dialog(Struct, frozen=True):
    """A question over the scene. Its choices are in the view's, and only they can be chosen.

    `cancel` is what Esc does. Where it `listens`, the next key that is pressed is entered into that
    field. One about a `fan` is asked at the table itself: a card of it is picked. Where it is for
    `typing`, a command is typed over what is shown.
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
    | ChartsView
    | ReviewView
    | SettingsPreview
)
"""What one scene shows and others do not."""


class View(Struct, frozen=True):
    """Everything one scene shows now.

    `status` says what can be done, `news` what happened last. `focus` is where the focus starts,
    and where it goes when the item it was on is gone. `content` is what only this scene has.
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
        """What the teacher says at the table."""
        return self.content.lesson if isinstance(self.content, TableView) else None

    @property
    def hint(self) -> HintView | None:
        """What the coach says at the table."""
        return self.table.hint if self.table is not None else None

    @property
    def introduction(self) -> Introduction | None:
        """The game in a few lines, over its table."""
        return self.content.introduction if isinstance(self.content, TableView) else None

    def with_hint(self, hint: HintView) -> View:
        """Return the table with what the coach says.

        Raises:
            TypeError: this is no table of a hand.
        """
        match self.content:
            case TableView() as table:
                return replace(self, content=replace(table, hint=hint))
            case ShowdownView(table=TableView() as table) as showdown:
                content = replace(showdown, table=replace(table, hint=hint))
                return replace(self, content=content)
        raise TypeError(f"no hint can be given on {self.scene}")

    def choice(self, intent: Intent) -> Choice | None:
        """The choice that does this, if there is one."""
        return next((choice for choice in self.choices if choice.intent == intent), None)

    def takes(self, intent: Intent) -> bool:
        """Is there a field for this text, this card in a hand that can be arranged, or a hand that
        can be sorted in this way?"""
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
        """That zone, a dialog's included, if there is one."""
        return next((zone for zone in self.all_zones if zone.ref == ref), None)

    def item(self, ref: ItemRef | None) -> Item | None:
        """The item of that thing, if there is one."""
        items = (item for zone in self.all_zones for item in zone.items)
        return next((item for item in items if item.ref == ref), None)

    def setting_of(self, value: ItemRef | None) -> Item | None:
        """The setting that can be given this value, if there is one."""
        for zone in self.zones:
            for item in zone.items:
                options = item.control.options if item.control is not None else ()
                if any(option.ref == value for option in options):
                    return item
        return None

    @property
    def refs(self) -> Iterator[ItemRef]:
        """All items, and the values of settings."""
        for zone in self.all_zones:
            for item in zone.items:
                yield item.ref
                for option in item.control.options if item.control is not None else ():
                    yield option.ref

    def at(self, spot: ButtonSpot) -> Item | None:
        """The button that lies there, if there is one."""
        items = (item for zone in self.zones for item in zone.items)
        return next((item for item in items if item.spot is spot), None)

    @property
    def mains(self) -> frozenset[ItemRef]:
        """The buttons of the choices that most players make."""
        return frozenset(one.item for one in self.choices if one.main and one.item is not None)

    @property
    def all_zones(self) -> tuple[Zone, ...]:
        """Every zone, a dialog's last."""
        return self.zones if self.dialog is None else (*self.zones, self.dialog.zone)

    @property
    def focus_zones(self) -> tuple[Zone, ...]:
        """The zones the focus can go to: a dialog's alone while one is open."""
        return self.zones if self.dialog is None else (self.dialog.zone,)
