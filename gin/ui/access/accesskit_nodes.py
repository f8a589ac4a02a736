"""Conversion of tree nodes to AccessKit's nodes."""

from __future__ import annotations

import re
import sys
from types import ModuleType
from typing import Any

from gin.ui.access.numbers import NodeNumbers
from gin.ui.access.tree import Node, NodeKind

SELECTABLE = sys.platform in ("win32", "darwin")
"""Whether lists report a selection. On Linux they do not, because Orca 43 would say "not selected"
for each line of a list.
"""


class AccessKitNodes:
    """Converts nodes, using an AccessKit module; `numbers` has their ids for the reader."""

    def __init__(self, kit: ModuleType, numbers: NodeNumbers) -> None:
        self._kit = kit
        self._numbers = numbers
        self._roles = _roles(kit)

    def made(self, node: Node) -> Any:
        kit = self._kit
        made = kit.Node(self._roles[node.kind])
        if node.kind is NodeKind.RUN:
            self._letters(made, node.value)
        if node.kind is NodeKind.LIVE and node.name:
            made.set_live(kit.Live.POLITE)
        name_as = made.set_value if node.kind in (NodeKind.LIVE, NodeKind.TEXT) else made.set_label
        for set_property, value in (
            (name_as, node.name),
            (made.set_value, node.value),
            (made.set_description, node.description),
            (made.set_children, [self._numbers.of(id) for id in node.children]),
            (made.set_size_of_set, node.size),
            (made.set_language, node.language),
        ):
            if value:
                set_property(value)
        if node.bounds is not None:
            x, y, width, height = node.bounds
            made.set_bounds(kit.Rect(float(x), float(y), float(x + width), float(y + height)))
        if node.kind is NodeKind.FIELD and node.children:
            at = kit.TextPosition(self._numbers.of(node.children[0]), len(node.value))
            made.set_text_selection(kit.TextSelection(at, at))
        if node.level:
            made.set_level(node.level)
        if node.focusable:
            made.add_action(kit.Action.FOCUS)
        if node.act:
            made.add_action(kit.Action.CLICK)
        if node.kind is NodeKind.FIELD and node.focusable:
            made.add_action(kit.Action.SET_VALUE)
        if node.disabled:
            made.set_disabled()
        if node.selected is not None and node.kind is NodeKind.SWITCH:
            made.set_toggled(kit.Toggled.TRUE if node.selected else kit.Toggled.FALSE)
        elif node.selected is not None:
            made.set_selected(node.selected)
        if node.stops:
            numbers = [number for number, _ in node.stops]
            made.set_numeric_value(numbers[node.at])
            made.set_min_numeric_value(numbers[0])
            made.set_max_numeric_value(numbers[-1])
            made.set_numeric_value_step(numbers[1] - numbers[0])
            for action in (kit.Action.INCREMENT, kit.Action.DECREMENT, kit.Action.SET_VALUE):
                made.add_action(action)
        if node.position:
            made.set_position_in_set(node.position - 1)
        if node.kind is NodeKind.DIALOG:
            made.set_modal()
        return made

    @staticmethod
    def _letters(made: Any, text: str) -> None:
        made.set_value(text)
        made.set_character_lengths([len(letter.encode()) for letter in text])
        made.set_word_lengths([len(word) for word in re.findall(r"\S+\s*|\s+", text)])


def newly_selected(node: Node, before: Node | None, new_ids: frozenset[str]) -> bool:
    """Return whether a choice was selected or deselected since `before`.

    `new_ids` has the ids of new nodes. Before, a new node counts as unchosen, because another
    choice may have had its id.
    """
    if node.kind is not NodeKind.CHOICE:
        return False
    was = before is not None and node.id not in new_ids and bool(before.selected)
    return bool(node.selected) is not was


def _roles(kit: ModuleType) -> dict[NodeKind, Any]:
    role = kit.Role
    return {
        NodeKind.WINDOW: role.WINDOW,
        NodeKind.DIALOG: role.DIALOG,
        NodeKind.GROUP: role.GROUP,
        NodeKind.LIST: role.LIST_BOX if SELECTABLE else role.LIST,
        NodeKind.OPTION: role.LIST_BOX_OPTION if SELECTABLE else role.LIST_ITEM,
        NodeKind.BUTTON: role.BUTTON,
        NodeKind.FIELD: role.TEXT_INPUT,
        NodeKind.RUN: role.TEXT_RUN,
        NodeKind.HEADING: role.HEADING,
        NodeKind.TEXT: role.LABEL,
        NodeKind.PICTURE: role.IMAGE,
        NodeKind.SWITCH: role.SWITCH,
        NodeKind.SLIDER: role.SLIDER,
        NodeKind.CHOICES: role.COMBO_BOX,
        NodeKind.CHOICE: role.MENU_LIST_OPTION,
        NodeKind.LIVE: role.LABEL,
    }
