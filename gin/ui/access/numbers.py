"""Numbers that identify the nodes of the tree to a screen reader.

A reader remembers the removal of a node, and then no longer announces the node. So a number is not
used again: an item that disappears and comes back is a new node to the reader.
"""

from __future__ import annotations

from collections.abc import Iterable

from gin.ui.access.tree import Node


class NodeNumbers:
    """Maps ids of the tree's current nodes to numbers, and back."""

    def __init__(self) -> None:
        self._numbers: dict[tuple[str, str], int] = {}
        self._nodes: dict[str, int] = {}
        self._ids: dict[int, str] = {}
        self._next = 0

    def follow(self, nodes: Iterable[Node]) -> frozenset[str]:
        """Replace the current nodes, and return the ids of new ones.

        A node keeps its number while it stays on the same page.
        """
        before, self._numbers, self._nodes = self._numbers, {}, {}
        new_ids = set()
        for node in nodes:
            key = node.page, node.id
            if key not in before:
                new_ids.add(node.id)
                self._next += 1
            self._numbers[key] = self._nodes[node.id] = before.get(key, self._next)
        self._ids = {number: id for id, number in self._nodes.items()}
        return frozenset(new_ids)

    def of(self, id: str) -> int:
        return self._nodes[id]

    def id(self, number: int) -> str | None:
        return self._ids.get(number)
