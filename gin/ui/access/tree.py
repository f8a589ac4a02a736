"""The view as a tree of plain nodes, for screen readers.

Names, roles and states come from the view, bounds from the drawn frame. The id of an item's node is
the item's name (`gin.interface.names`), so a card keeps its id when it moves.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from enum import StrEnum

from msgspec import Struct
from msgspec.structs import replace

from gin.core.message import NOTHING, Text, commas
from gin.interface.audience import Length, Rect, ShownFrame
from gin.interface.commands import Command
from gin.interface.controls import Control, ControlKind
from gin.interface.intents import Intent
from gin.interface.names import name_of
from gin.interface.refs import DISCARDS, Area, AreaRef, ItemRef
from gin.interface.view import Dialog, Item, Role, View, Zone, ZoneKind
from gin.language import translation
from gin.language.translation import for_ear
from gin.messages import access as messages
from gin.messages import menu, speech
from gin.present.input import focus_order, headings, keymap
from gin.present.output.brevity import spoken_name
from gin.present.words import access as words
from gin.present.words import talk

ROOT = "window"
DIALOG = "dialog"
NAMED_HEADINGS = NAMED_PAGES = SLIDERS = CHOSEN_EVERYWHERE = sys.platform in ("win32", "darwin")
"""Whether readers handle four kinds of nodes well. On Linux, Orca does not, so there:

- A heading in a list is a line with "heading" in its description: Orca omits the text of a heading.
- The window's name never changes, because Orca speaks each change and cuts off the new focus. The
  page's title is its heading, and is announced.
- A setting with a slider becomes a list of values. Orca adds a percentage to a slider's number
  ("100, 222 percent").
- Chosen lines, except cards, are not marked as selected. Orca speaks lines that appear as selected,
  and cuts off the focus.
"""
LIVE = ("live:0", "live:1")
"""Ids of the two live labels, used in turn so that a repeated announcement is spoken again."""


class NodeKind(StrEnum):
    """Kind of a node."""

    WINDOW = "window"
    DIALOG = "dialog"
    GROUP = "group"
    LIST = "list"
    OPTION = "option"
    BUTTON = "button"
    FIELD = "field"
    RUN = "run"
    HEADING = "heading"
    TEXT = "text"
    PICTURE = "picture"
    SWITCH = "switch"
    SLIDER = "slider"
    CHOICES = "choices"
    CHOICE = "choice"
    LIVE = "live"


_KINDS = {
    Role.FIELD: NodeKind.FIELD, Role.BACK: NodeKind.PICTURE, Role.HEADING: NodeKind.HEADING,
    Role.CARD: NodeKind.PICTURE, Role.TEXT: NodeKind.TEXT,
}  # fmt: skip


class Node(Struct, frozen=True):
    """A node of the tree.

    - `ref` is its item, if it has one.
    - `act` is its action: activate an item, make a choice, or ask a question.
    - `position` counts from 1 in its set and is 0 outside of sets. The set's node has its `size`.
    - `selected` is None if the node cannot be selected.
    - `page` is the page of text that it belongs to. The same id on another page is another node.
    - `language` is set on the window only.
    - `stops` are a slider's numbers with the choices that set them, and `at` is the index of the
      current number.
    - A field's only child is a run of letters, with the caret after it.
    """

    id: str
    kind: NodeKind
    name: str
    description: str = ""
    value: str = ""
    bounds: Rect | None = None
    children: tuple[str, ...] = ()
    act: ItemRef | Intent | Command | None = None
    focusable: bool = False
    disabled: bool = False
    selected: bool | None = None
    position: int = 0
    size: int = 0
    page: str = ""
    language: str = ""
    ref: ItemRef | None = None
    stops: tuple[tuple[float, Intent], ...] = ()
    at: int = 0
    level: int = 0


class Tree(Struct, frozen=True):
    """All nodes, with the root first, and the id of the focused node."""

    nodes: tuple[Node, ...]
    focus: str

    def node(self, id: str) -> Node | None:
        return next((node for node in self.nodes if node.id == id), None)

    def with_node(self, node: Node) -> Tree:
        nodes = tuple(node if other.id == node.id else other for other in self.nodes)
        return replace(self, nodes=nodes)


class LastAnnouncement(Struct, frozen=True):
    """The last announcement, which replaces the description of the node `place` for a while."""

    place: str
    text: str


NO_ANNOUNCEMENT = LastAnnouncement("", "")


def build(
    frame: ShownFrame,
    size: tuple[int, int],
    announced: tuple[str, str] = ("", ""),
    last_announcement: LastAnnouncement = NO_ANNOUNCEMENT,
) -> Tree:
    """Return the tree of a window of this `size`.

    `announced` has the texts of the live labels. `last_announcement` replaces one description.
    """
    return _Builder(frame, size).tree(announced, last_announcement)


class _Builder:
    def __init__(self, frame: ShownFrame, size: tuple[int, int]) -> None:
        self._view = frame.view
        self._length = frame.length
        self._focus = frame.focus
        self._rects = frame.rects
        self._size = size
        self._nodes: dict[str, Node] = {}
        self._focusable = {
            item.ref for zone in focus_order.zones(frame.view) for item in zone.items
        }
        self._acts = _acts(frame.view)

    def _text(self, text: Text) -> str:
        return for_ear(text, short=self._length is Length.SHORT)

    def tree(self, announced: tuple[str, str], last_announcement: LastAnnouncement) -> Tree:
        view = self._view
        children = [*self._head(), *self._zones()]
        if view.dialog is not None:
            children.append(self._dialog(view.dialog))
        else:
            children += self._others()
        children += self._questions()
        for id, text in zip(LIVE, announced, strict=True):
            children.append(self._add(Node(id, NodeKind.LIVE, text)))
        node = self._nodes.get(last_announcement.place)
        if node is not None:
            self._nodes[node.id] = replace(node, description=last_announcement.text)
        whole = (0, 0, *self._size)
        root = Node(
            ROOT,
            NodeKind.WINDOW,
            self._text(words.window_title(view) if NAMED_PAGES else menu.TITLE),
            language=translation.language(),
            bounds=whole,
            children=tuple(children),
        )
        focus = name_of(self._focus) if self._focus is not None else ROOT
        return Tree((root, *self._nodes.values()), focus if focus in self._nodes else ROOT)

    def _add(self, node: Node) -> str:
        self._nodes[node.id] = node
        return node.id

    # Texts anywhere in the frame.

    def _head(self) -> Iterator[str]:
        view = self._view
        title = Node(
            "title", NodeKind.HEADING, self._text(view.title), self._text(view.subtitle), level=1
        )
        yield self._add(title)
        texts = {"status": view.status, "news": view.news}
        if view.hint is not None:
            texts["hint"] = view.hint.text
        if view.table is not None:
            other = view.table.other
            if other is not None:
                texts["face"] = words.face(other)
                if other.talk:
                    texts["talk"] = talk.said(other.name, other.talk)
            texts["score"] = words.score(view.table)
            texts["deadwood"] = view.table.deadwood
        if view.introduction is not None:
            lines = view.introduction.texts
            texts |= {f"introduction:{place}": line for place, line in enumerate(lines)}
        if view.lesson is not None and view.zone(AreaRef(Area.LESSON)) is None:
            texts |= {f"lesson:{place}": line for place, line in enumerate(view.lesson.lines)}
        for id, text in texts.items():
            if text:
                yield self._add(Node(f"text:{id}", NodeKind.TEXT, self._text(text)))

    # Zones and their items.

    def _zones(self) -> Iterator[str]:
        dialog = self._view.dialog
        asked = {item.ref for item in dialog.zone.items} if dialog is not None else set()
        for zone in self._view.zones:
            items = tuple(item for item in zone.items if item.ref not in asked)
            if items and (dialog is None or zone.ref != dialog.zone.ref):
                yield from self._heading_of(zone)
                yield self._zone(replace(zone, items=items))

    def _zone(self, zone: Zone) -> str:
        if zone.kind is ZoneKind.BACKS:
            bounds = self._union(zone.items)
            node = Node(f"zone:{zone.id}", NodeKind.PICTURE, self._text(zone.name), bounds=bounds)
            return self._add(node)
        if zone.kind in (ZoneKind.PILE, ZoneKind.PLACE) and len(zone.items) == 1:
            return self._add(self._item(zone.items[0], listed=False))
        settings = any(item.control is not None for item in zone.items)
        listed = zone.kind not in (ZoneKind.BUTTONS, ZoneKind.PLACE) and not settings
        bare = zone.kind is ZoneKind.HAND and self._length is not Length.LONG
        counted = listed and not bare and zone.kind is not ZoneKind.PAGE
        page = self._text(zone.name) if zone.kind is ZoneKind.PAGE else ""
        ids = []
        for index, item in enumerate(zone.items):
            node = self._item(item, listed=listed, group=_group(zone, index))
            place = index + 1 if counted else 0
            ids.append(self._add(replace(node, position=place, page=page)))
        return self._add(
            Node(
                f"zone:{zone.id}",
                # The focus enters the hand every turn, so readers should name only the card.
                NodeKind.LIST if listed and not bare else NodeKind.GROUP,
                "" if bare else self._text(zone.name),
                bounds=self._union(zone.items),
                children=tuple(ids),
                size=len(ids) if counted else 0,
                page=page,
            )
        )

    def _heading_of(self, zone: Zone) -> Iterator[str]:
        if zone in headings.named_lists(self._view):
            name = self._text(zone.name)
            yield self._add(Node(f"heading:{zone.id}", NodeKind.HEADING, name, level=2))

    def _item(self, item: Item, *, listed: bool, group: Text = NOTHING) -> Node:
        node = self._plain(item, listed=listed, group=group)
        if node.kind is NodeKind.FIELD:
            run = Node(f"{item.id}:text", NodeKind.RUN, "", value=node.value, bounds=node.bounds)
            return replace(node, children=(self._add(run),))
        return node if item.control is None else self._setting(node, item.control)

    def _setting(self, node: Node, control: Control) -> Node:
        """Return the node of a setting's control.

        The name omits a switch's state and a slider's number, which readers announce by themselves.
        """
        item = self._view.item(node.ref)
        assert item is not None
        if control.toggles:
            on = control.at == 1
            return replace(node, kind=NodeKind.SWITCH, name=self._text(item.name), selected=on)
        if control.kind is ControlKind.SLIDER and SLIDERS:
            stops = tuple(
                (float(option.value), self._acts[option.ref])
                for option in control.options
                if isinstance(option.value, int | float)
            )
            value = self._text(item.value)
            return replace(
                node, kind=NodeKind.SLIDER, name=self._text(item.name), value=value,
                stops=tuple((number, act) for number, act in stops if isinstance(act, Intent)),
                at=control.at,
            )  # fmt: skip
        if not control.options:
            return node
        ids = [
            self._add(
                Node(
                    name_of(option.ref), NodeKind.CHOICE, self._text(option.name),
                    bounds=self._bounds(option.ref), act=self._acts.get(option.ref),
                    selected=place == control.at, position=place + 1,
                )
            )
            for place, option in enumerate(control.options)
        ]  # fmt: skip
        return replace(
            node, kind=NodeKind.CHOICES, name=self._text(item.name), value=self._text(item.value),
            children=tuple(ids), size=len(ids),
        )  # fmt: skip

    def _plain(self, item: Item, *, listed: bool, group: Text = NOTHING) -> Node:
        focusable = item.ref in self._focusable
        act = self._acts.get(item.ref, item.ref)
        whole = item.role not in (Role.PILE, Role.FIELD) and item.value
        kind = _kind(item, listed=listed)
        heads = (
            messages.HEADING if item.role is Role.HEADING and kind is NodeKind.OPTION else NOTHING
        )
        name = spoken_name(self._view, item, self._length)
        return Node(
            item.id,
            kind,
            self._text(commas(name, item.value) if whole else name),
            self._text(commas(heads, *self._notes(item, group))),
            value=self._text(item.value) if item.role is Role.FIELD else "",
            bounds=self._bounds(item.ref),
            act=act if focusable or isinstance(act, Command) else None,
            focusable=focusable,
            level=item.level if kind is NodeKind.HEADING else 0,
            disabled=item.dimmed or (not focusable and item.role is Role.BUTTON),
            selected=self._selected(item),
            ref=item.ref,
        )

    def _notes(self, item: Item, group: Text) -> tuple[Text, ...]:
        if item.role is not Role.CARD:
            chosen = item.selected and item.role in (Role.PERSON, Role.GAME)
            return item.note, speech.SELECTED if chosen else NOTHING, group
        picked = speech.SELECTED if item.selected and not CHOSEN_EVERYWHERE else NOTHING
        if self._length is Length.LONG:
            return picked, item.note, group
        return (picked,) if self._length is Length.SHORT else (picked, group)

    def _selected(self, item: Item) -> bool | None:
        """Return whether an item is selected; None if readers should not mention it."""
        if item.selected:
            return True if CHOSEN_EVERYWHERE or item.role is Role.CARD else None
        if self._length is not Length.LONG:
            # With False, a reader would say of every card that it is not selected.
            return None
        picked = any(c.item == item.ref and c.key is Command.PICK for c in self._view.choices)
        return False if picked else None

    # Dialogs, and choices without a place in the frame.

    def _dialog(self, dialog: Dialog) -> str:
        texts = enumerate(map(self._text, dialog.text))
        nodes = [Node(f"dialog:{place}", NodeKind.TEXT, text) for place, text in texts]
        nodes += [self._item(item, listed=False) for item in dialog.zone.items]
        ids = [*map(self._add, nodes), *self._others()]
        return self._add(
            Node(
                DIALOG,
                NodeKind.DIALOG,
                self._text(dialog.title),
                bounds=self._union(dialog.zone.items),
                children=tuple(ids),
            )
        )

    def _others(self) -> Iterator[str]:
        """Yield a group of the enabled choices that are not the main action of any item."""
        own = list(self._acts.values())
        ids = []
        for choice in self._view.choices:
            act = choice.intent
            if act not in own and not choice.why and choice.label:
                name = f"choice:{choice.id}"
                ids.append(
                    self._add(Node(name, NodeKind.BUTTON, self._text(choice.label), act=act))
                )
        if ids:
            group = Node(
                "zone:others",
                NodeKind.GROUP,
                self._text(messages.OTHER_CHOICES),
                children=tuple(ids),
            )
            yield self._add(group)

    def _questions(self) -> Iterator[str]:
        if self._view.table is None:
            return
        nodes = (
            Node(f"ask:{one}", NodeKind.BUTTON, self._text(one.sentence), act=one)
            for one in keymap.QUESTIONS
        )
        ids = tuple(map(self._add, nodes))
        yield self._add(
            Node("zone:questions", NodeKind.GROUP, self._text(messages.QUESTIONS), children=ids)
        )

    def _bounds(self, ref: ItemRef) -> Rect | None:
        """Return an item's rectangle, clipped to the window; None if it was not drawn."""
        if ref not in self._rects:
            return None
        x, y, width, height = self._rects[ref]
        (left, right), (top, bottom) = (
            (min(max(start, 0), limit), min(max(start + length, 0), limit))
            for start, length, limit in ((x, width, self._size[0]), (y, height, self._size[1]))
        )
        return left, top, right - left, bottom - top

    def _union(self, items: Iterable[Item]) -> Rect | None:
        found = [box for item in items if (box := self._bounds(item.ref)) is not None]
        if not found:
            return None
        left, top = min(box[0] for box in found), min(box[1] for box in found)
        right, bottom = max(x + w for x, _, w, _ in found), max(y + h for _, y, _, h in found)
        return left, top, right - left, bottom - top


def _acts(view: View) -> dict[ItemRef, Intent | Command]:
    """Return each item's first enabled action; a discard pile without one reads its top card."""
    acts: dict[ItemRef, Intent | Command] = {}
    for choice in view.choices:
        if choice.item is not None and not choice.why:
            acts.setdefault(choice.item, choice.intent)
    acts.setdefault(DISCARDS, Command.TOP)
    return acts


def _group(zone: Zone, index: int) -> Text:
    return next((g.label for g in zone.groups if g.first <= index <= g.last), NOTHING)


def _kind(item: Item, *, listed: bool) -> NodeKind:
    if item.role is Role.HEADING and NAMED_HEADINGS:
        return NodeKind.HEADING
    if listed and item.role not in (Role.FIELD, Role.BACK, Role.BUTTON):
        return NodeKind.OPTION
    return _KINDS.get(item.role, NodeKind.BUTTON)
