"""Announcements about a frame that a screen reader does not make by itself."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from gin.core.message import (
    Text,
    asked,
    cards_named,
    contains,
    ended,
    last_sentence,
    says,
    sentences,
    without,
)
from gin.interface.audience import Announcement, Length, SentenceKind, ShownFrame
from gin.interface.names import name_of
from gin.interface.refs import Area, AreaRef
from gin.interface.view import Dialog, Role, Scene, View, ZoneKind
from gin.present.input import focus_order
from gin.present.output.brevity import named_by_focus, prompt
from gin.ui.access.tree import DIALOG, NodeKind, Tree


def read_by_itself(frame: ShownFrame, sent: Tree | None) -> tuple[Text, ...]:
    """Return the texts that a reader reads by itself when the focus moves.

    All of a question or a lesson; the name of a list; the value and notes of the focused item. If
    the focus was in a question or a lesson of the tree `sent`, the next one is not read.
    """
    view = frame.view
    item, zone = view.item(frame.focus), focus_order.zone_of(view, frame.focus)
    read = () if item is None or item.role is Role.CARD else (item.value, item.note)
    if view.dialog is not None:
        if sent is not None and sent.node(DIALOG) is not None:
            return read
        return *read, view.dialog.title, asked(view.dialog.title), *view.dialog.text
    lesson = AreaRef(Area.LESSON)
    if view.lesson is not None and view.zone(lesson) is not None:
        told = sent.node(f"zone:{name_of(lesson)}") if sent is not None else None
        was_there = told is not None and sent is not None and sent.focus in told.children
        if zone is None or zone.ref != lesson or was_there:
            return read
        return *read, view.title, *view.lesson.lines
    return read if zone is None or zone.kind is ZoneKind.HAND else (*read, zone.name)


def together(said: Text, shown: Sequence[Text], read: tuple[Text, ...], frame: ShownFrame) -> Text:
    """Return what was `said`, then what is `shown` besides, without repeats.

    Leaves out what the reader `read` by itself and, unless all is announced at length, the name of
    an upcard that is named anyway.
    """
    beside: list[Text] = [
        ended(one) for one in shown if not (says(said, one) or contains(said, one))
    ]
    if frame.length is not Length.LONG:
        named = (*cards_named(said), *named_by_focus(frame))
        beside = [prompt(one, named) for one in beside]
    return without(sentences(said, *beside), read)


def greeting(frame: ShownFrame) -> list[Text]:
    """Return the greeting of a reader that has just connected: the place, and any question."""
    view = frame.view
    texts = [view.title, view.status]
    if view.dialog is not None:
        texts = [view.dialog.title, *view.dialog.text]
    return [text for text in texts if text]


def changes(before: ShownFrame, now: ShownFrame) -> list[Text]:
    """Return visible changes without a message: a question, a new layout, a new name in focus."""
    old, new = before.view, now.view
    dialog, was = new.dialog, old.dialog
    if dialog is not None and was is not None and _goes_on(was, dialog):
        return [line for line in dialog.text if line not in was.text]
    if dialog is not None and (was is None or dialog.text != was.text):
        # The reader itself reads the text of a question's field.
        return [dialog.title, *dialog.text]
    if new.dialog is not None:
        return []
    at_length = now.length is Length.LONG
    in_play = new.table is not None and new.table.spread and old.table is not None
    if in_play and not at_length and old.dialog is None:
        # With melds on the table the layout changes in every turn.
        return []
    if new.status and _layout(old) != _layout(new) and new.scene is not Scene.MENU:
        return [new.status if at_length else last_sentence(new.status)]
    return []


def _goes_on(was: Dialog, now: Dialog) -> bool:
    """Return whether it is still the same question, or the cut, whose message gives the result."""
    return now.title == was.title or (now.fan is not None and was.fan is not None)


def as_a_value(told: Announcement, frame: ShownFrame, *, turned: bool) -> Announcement | None:
    """Return what to announce when the focused setting changes: its value alone.

    Its name was read when it got the focus. A switch that was `turned` needs nothing: the reader
    announces it. If the reader changed another setting, its name is announced too.
    """
    item = frame.view.item(frame.focus)
    if told.kind is not SentenceKind.VALUE or item is None or not contains(told.text, item.name):
        return told
    toggles = item.control is not None and item.control.toggles
    return None if toggles and turned else replace(told, text=ended(item.value))


def was_turned(before: ShownFrame | None, now: ShownFrame) -> bool:
    """Return whether the focused setting has another value than before."""
    if before is None or before.focus != now.focus:
        return False
    items = before.view.item(now.focus), now.view.item(now.focus)
    was, item = (one.control if one is not None else None for one in items)
    return was is not None and item is not None and was.at != item.at


def said_of_field(before: ShownFrame, now: ShownFrame, noted: Text) -> list[Text]:
    """Return the note of a field that the focus has left, if it is still there.

    Empty if that note is what was `noted` when the field got the focus.
    """
    left = now.view.item(before.focus)
    if left is None or left.role is not Role.FIELD or left.note == noted or not left.note:
        return []
    return [left.note]


def while_there(tree: Tree, sent: Tree | None, *, waits: bool = False) -> Tree:
    """Return the tree without new notes on a focused field or line.

    A reader would read a field's error at every letter: it is announced when the focus leaves the
    field. When a line is chosen it would read all its notes again, and if a message `waits` to take
    their place, it would read other notes before that.
    """
    focused = tree.node(tree.focus)
    kinds = (NodeKind.FIELD, NodeKind.OPTION)
    if focused is None or sent is None or sent.focus != focused.id:
        return tree
    if focused.kind not in kinds and not waits:
        return tree
    was = sent.node(focused.id)
    return tree if was is None else tree.with_node(replace(focused, description=was.description))


def speaks_by_itself(sent: Tree, tree: Tree, come: frozenset[str]) -> bool:
    """Return whether a reader of the tree `sent` is about to speak by itself.

    It does if the focus has moved or the focused item has a new name. An announcement made at that
    moment would be lost.
    """
    was, now = sent.node(sent.focus), tree.node(tree.focus)
    if was is None or now is None or was.id != now.id or now.id in come:
        return True
    return was.name != now.name


def _layout(view: View) -> tuple[object, ...]:
    return (view.scene, view.dialog is None, tuple(zone.ref for zone in view.zones))
