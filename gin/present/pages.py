"""Building blocks of screens made of rows and buttons."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from msgspec.structs import replace

from gin.core.figure import Figure
from gin.core.message import NOTHING, Text, labelled
from gin.interface.commands import Command
from gin.interface.controls import Control, ControlKind, ControlOption
from gin.interface.intents import Do, Intent, Leave, PageAction, Pick
from gin.interface.names import name_of
from gin.interface.paper import BarChart, LineChart
from gin.interface.pictures import Icon
from gin.interface.refs import (
    BUTTONS,
    DIALOG,
    PAGE,
    Area,
    AreaRef,
    ButtonRef,
    EntryKind,
    EntryRef,
    LineRef,
    PaperLine,
)
from gin.interface.view import ButtonSpot, Choice, Dialog, Item, Role, Scene, View, Zone, ZoneKind
from gin.messages import build, menu


def button(
    intent: Intent,
    label: Text,
    words: tuple[str, ...],
    *,
    name: str = "",
    key: Command | None = None,
    why: Text = NOTHING,
    main: bool = False,
    aside: bool = False,
    brief: Text = NOTHING,
    icon: Icon | None = None,
    spot: ButtonSpot = ButtonSpot.ROW,
) -> Choice:
    """Return a choice with a button, identified by `name` or, if that is empty, by its intent."""
    return Choice(
        intent=intent, label=label, item=ButtonRef(name or name_of(intent)), key=key, words=words,
        why=why, main=main, aside=aside, brief=brief, icon=icon, spot=spot,
    )  # fmt: skip


def typed(
    intent: Intent,
    label: Text,
    words: tuple[str, ...],
    *,
    key: Command | None = None,
    why: Text = NOTHING,
    main: bool = False,
    brief: Text = NOTHING,
) -> Choice:
    """Return a choice without a button or a number, for typing or for a key."""
    return Choice(
        intent=intent, label=label, key=key, words=words, why=why, main=main, aside=True,
        brief=brief,
    )  # fmt: skip


BACK = button(
    Leave(), menu.BACK, ("back",), key=Command.BACK, icon=Icon.BACK, spot=ButtonSpot.CORNER
)


def go_there(title: Text) -> Choice:
    """Return the button that opens the listed game with the same rules."""
    return button(Do(PageAction.GO_THERE), build.go_there(title=title), ("go there",))


def button_items(choices: Sequence[Choice]) -> tuple[Item, ...]:
    """Return an item for each choice that has a button."""
    return tuple(
        Item(choice.item, Role.BUTTON, choice.label, note=choice.why, dimmed=bool(choice.why),
             brief=choice.brief, icon=choice.icon, spot=choice.spot)
        for choice in choices
        if isinstance(choice.item, ButtonRef)
    )  # fmt: skip


def button_zone(choices: Sequence[Choice], name: Text = menu.BUTTONS) -> Zone:
    """Return a zone of buttons."""
    return Zone(BUTTONS, ZoneKind.BUTTONS, name, button_items(choices))


def foot_zone(choices: Sequence[Choice]) -> Zone:
    """Return a button zone for the foot of a page, with the main button last."""
    return button_zone(sorted(choices, key=lambda choice: choice.main))


def chart_zone(chart: LineChart | BarChart, items: Sequence[Item]) -> Zone:
    """Return a readable zone for a chart: its title and summary, then its items."""
    head = EntryRef(EntryKind.HEAD, str(chart.zone.key))
    items = (Item(head, Role.HEADING, chart.title, note=chart.note), *items)
    return Zone(chart.zone, ZoneKind.PAGE, chart.title, items)


def text_zone(area: Area, title: Text, text: Text) -> Zone:
    """Return a zone with a single sentence."""
    item = Item(EntryRef(EntryKind.NOTE, area), Role.TEXT, text)
    return Zone(AreaRef(area), ZoneKind.PAGE, title, (item,))


def no_chart() -> LineChart:
    """Return an empty chart, drawn behind the sentence in the area `NOTHING`."""
    return LineChart(AreaRef(Area.NOTHING), NOTHING, NOTHING, NOTHING, NOTHING, (), low=-2, high=2)


def page(
    scene: Scene,
    title: Text,
    paragraphs: Sequence[tuple[Role, Text]],
    *,
    subtitle: Text = NOTHING,
    extra: Sequence[Choice] = (),
    inner: Collection[Text] = (),
    figures: Mapping[int, Figure] | None = None,
) -> View:
    """Return a page of headings and paragraphs with buttons below.

    Headings in `inner` are one level lower than the others. `figures` are drawn in place of the
    paragraphs with these numbers, which describe them.
    """
    drawn = figures or {}
    items = tuple(
        Item(
            LineRef(PaperLine.ROW, number), role, text, level=3 if text in inner else 2,
            figure=drawn.get(number),
        )
        for number, (role, text) in enumerate(paragraphs)
    )  # fmt: skip
    choices = (BACK, *extra)
    zones = (Zone(PAGE, ZoneKind.PAGE, title, items), button_zone(choices))
    first = items[0].ref if items else BACK.item
    return View(scene, title, zones, choices, subtitle=subtitle, focus=first)


def stepper(
    row: EntryRef, title: Text, values: Sequence[tuple[str, Text]], now: str, typed: str
) -> tuple[Control, tuple[Choice, ...]]:
    """Return a row's stepper control and the choices that set its values.

    `values` are pairs of a word and its label. The player types `typed` and the word of a value, or
    `typed` and "back" for the previous value.
    """
    options = tuple(
        ControlOption(EntryRef(EntryKind.SET, f"{row.key}:{word}"), label, word)
        for word, label in values
    )
    at = next(place for place, (word, _) in enumerate(values) if word == now)
    control = Control(ControlKind.STEPPER, options, at)
    before = control.option(-1)
    choices = tuple(
        Choice(
            intent=Pick(one.ref), label=labelled(title, one.name), item=one.ref, aside=True,
            words=(f"{typed} {one.value}", *((f"{typed} back",) if one is before else ())),
        )
        for one in options
    )  # fmt: skip
    return control, choices


def value_of(step: EntryRef) -> tuple[str, str]:
    """Return the row key and the value's word of a stepper choice."""
    row, _, word = step.key.partition(":")
    return row, word


def with_dialog(
    shown: View,
    title: Text,
    lines: tuple[Text, ...],
    choices: tuple[Choice, ...],
    cancel: Intent,
    extra: tuple[Item, ...] = (),
) -> View:
    """Return the view under a dialog that allows only the dialog's choices."""
    zone = Zone(DIALOG, ZoneKind.BUTTONS, title, extra + button_items(choices))
    return replace(
        shown,
        choices=choices,
        dialog=Dialog(title, lines, zone, cancel),
        focus=choices[0].item,
    )
