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

    A reader reads the value and the note of the focused item, unless the item is a card. When the
    focus enters a dialog or a lesson, a reader also reads the whole text there. Outside dialogs and
    lessons, it also reads the name of the item's list, except for the hand. `sent` is the last tree
    that the reader got.
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
        lesson_node = sent.node(f"zone:{name_of(lesson)}") if sent is not None else None
        was_there = (
            lesson_node is not None and sent is not None and sent.focus in lesson_node.children
        )
        if zone is None or zone.ref != lesson or was_there:
            return read
        return *read, view.title, *view.lesson.lines
    return read if zone is None or zone.kind is ZoneKind.HAND else (*read, zone.name)


def together(said: Text, shown: Sequence[Text], read: tuple[Text, ...], frame: ShownFrame) -> Text:
    """Return the text `said` followed by the texts `shown`, without repeats.

    The texts in `read`, which the reader reads by itself, are left out. Unless announcements are
    long, an upcard that `said` or the focused item names is not named again.
    """
    texts: list[Text] = [
        ended(one) for one in shown if not (says(said, one) or contains(said, one))
    ]
    if frame.length is not Length.LONG:
        named = (*cards_named(said), *named_by_focus(frame))
        texts = [prompt(one, named) for one in texts]
    return without(sentences(said, *texts), read)


def greeting(frame: ShownFrame) -> list[Text]:
    """Return the texts for a reader that has just connected: title and status, or the dialog."""
    view = frame.view
    texts = [view.title, view.status]
    if view.dialog is not None:
        texts = [view.dialog.title, *view.dialog.text]
    return [text for text in texts if text]


def changes(before: ShownFrame, now: ShownFrame) -> list[Text]:
    """Return texts for visible changes that no message announces: a new dialog or a new layout."""
    old, new = before.view, now.view
    dialog, was = new.dialog, old.dialog
    if dialog is not None and was is not None and _continues(was, dialog):
        return [line for line in dialog.text if line not in was.text]
    if dialog is not None and (was is None or dialog.text != was.text):
        # The text of a dialog's field is not compared: the reader reads it by itself.
        return [dialog.title, *dialog.text]
    if new.dialog is not None:
        return []
    at_length = now.length is Length.LONG
    in_play = new.table is not None and new.table.spread and old.table is not None
    if in_play and not at_length and old.dialog is None:
        # With melds on the table, the layout may change every turn.
        return []
    if new.status and _layout(old) != _layout(new) and new.scene is not Scene.MENU:
        return [new.status if at_length else last_sentence(new.status)]
    return []


def _continues(was: Dialog, now: Dialog) -> bool:
    return now.title == was.title or (now.fan is not None and was.fan is not None)


def as_a_value(
    announcement: Announcement, frame: ShownFrame, *, turned: bool
) -> Announcement | None:
    """Shorten the announcement of the focused setting's change to the setting's value.

    The reader read the setting's name when the setting got the focus. Returns None for a switch
    that was `turned`, because the reader announces that by itself. Other announcements are returned
    unchanged.
    """
    item = frame.view.item(frame.focus)
    if (
        announcement.kind is not SentenceKind.VALUE
        or item is None
        or not contains(announcement.text, item.name)
    ):
        return announcement
    toggles = item.control is not None and item.control.toggles
    return None if toggles and turned else replace(announcement, text=ended(item.value))


def was_turned(before: ShownFrame | None, now: ShownFrame) -> bool:
    """Return whether the focused setting has changed its value."""
    if before is None or before.focus != now.focus:
        return False
    items = before.view.item(now.focus), now.view.item(now.focus)
    was, item = (one.control if one is not None else None for one in items)
    return was is not None and item is not None and was.at != item.at


def said_of_field(before: ShownFrame, now: ShownFrame, noted: Text) -> list[Text]:
    """Return the note of the field that the focus has left, such as an error.

    Returns nothing if the field has disappeared, or if its note has not changed since the field got
    the focus (`noted`).
    """
    left = now.view.item(before.focus)
    if left is None or left.role is not Role.FIELD or left.note == noted or not left.note:
        return []
    return [left.note]


def while_there(tree: Tree, sent: Tree | None, *, waits: bool = False) -> Tree:
    """Return the tree with the focused item's notes as last sent, if the focus has not moved.

    This applies to fields and lines of a list, and to any item if a message `waits`. Otherwise a
    reader would read a field's error after every letter, all notes of a line that is chosen, and
    new notes before the waiting message.
    """
    focused = tree.node(tree.focus)
    kinds = (NodeKind.FIELD, NodeKind.OPTION)
    if focused is None or sent is None or sent.focus != focused.id:
        return tree
    if focused.kind not in kinds and not waits:
        return tree
    was = sent.node(focused.id)
    return tree if was is None else tree.with_node(replace(focused, description=was.description))


def speaks_by_itself(sent: Tree, tree: Tree, new_ids: frozenset[str]) -> bool:
    """Return whether a reader of the tree `sent` is about to speak by itself.

    It does if the focus has moved, or if the focused item is new or has a new name. An announcement
    at that moment would be lost.
    """
    was, now = sent.node(sent.focus), tree.node(tree.focus)
    if was is None or now is None or was.id != now.id or now.id in new_ids:
        return True
    return was.name != now.name


def _layout(view: View) -> tuple[object, ...]:
    return (view.scene, view.dialog is None, tuple(zone.ref for zone in view.zones))
