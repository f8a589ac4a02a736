"""The numbers by which a screen reader knows the nodes of the tree.

A reader keeps what it was told of a node, also that the node has gone, and is silent about it from
then on. So a number is never used again: what leaves and comes back is another node to it.
"""

from __future__ import annotations

from collections.abc import Iterable

from gin.ui.access.tree import Node


class NodeNumbers:
    """A number for each node of the tree, and the way back. Only the nodes there now are kept."""

    def __init__(self) -> None:
        self._numbers: dict[tuple[str, str], int] = {}
        self._nodes: dict[str, int] = {}
        self._ids: dict[int, str] = {}
        self._next = 0

    def follow(self, nodes: Iterable[Node]) -> frozenset[str]:
        """These are the nodes now. Who was there keeps its number, on the same page; who was not
        gets a new one, and is returned."""
        before, self._numbers, self._nodes = self._numbers, {}, {}
        come = set()
        for node in nodes:
            key = node.page, node.id
            if key not in before:
                come.add(node.id)
                self._next += 1
            self._numbers[key] = self._nodes[node.id] = before.get(key, self._next)
        self._ids = {number: id for id, number in self._nodes.items()}
        return frozenset(come)

    def of(self, id: str) -> int:
        """The number of a node that is there."""
        return self._nodes[id]

    def id(self, number: int) -> str | None:
        """The node with this number; None if it has gone, or never was."""
        return self._ids.get(number)
