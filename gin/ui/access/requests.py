"""Actions that a screen reader requests."""

from __future__ import annotations

from gin.interface.commands import Command
from gin.interface.refs import ItemRef
from gin.ui.access.tree import Node
from gin.ui.input.host import InputHost


def slide(host: InputHost, node: Node, value: object, *, stepping: bool) -> None:
    """Set a slider to the stop nearest to `value`; if `stepping`, move it by `value` stops."""
    if not isinstance(value, int | float):
        return
    last = len(node.stops) - 1
    if stepping:
        place = min(max(0, node.at + int(value)), last)
    else:
        place = min(range(last + 1), key=lambda n: abs(node.stops[n][0] - value))
    host.pointing.set_focus(node.ref, keyboard=True)
    choice = host.view.choice(node.stops[place][1])
    if choice is not None:
        host.choose(choice)


def carry_out(host: InputHost, node: Node) -> None:
    """Carry out a node's action if it is still possible; during an animation, skip that instead."""
    if host.showing:
        host.skip()
        return
    if node.focusable:
        host.pointing.set_focus(node.ref, keyboard=True)
    match node.act:
        case None:
            return
        case Command() as command:
            host.command(command)
        case act if isinstance(act, ItemRef):
            host.activate(act)
        case intent:
            choice = host.view.choice(intent)
            if choice is not None:
                host.choose(choice)
