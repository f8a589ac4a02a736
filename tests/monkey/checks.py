"""Invariants of a window in any state; each check yields descriptions of its findings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator

import pygame
from msgspec.structs import replace

from gin.interface.intents import Intent
from gin.interface.names import name_of
from gin.interface.pictures import Mood
from gin.interface.refs import Ref
from gin.interface.table import TableView
from gin.interface.view import View, ZoneKind
from gin.language.translation import printed, spoken
from gin.present.input import focus_order
from gin.session import settings_file
from gin.session.game import Session
from gin.session.unfinished import mark_broken
from gin.ui.access.tree import ROOT, Node
from gin.ui.loop import SPARE
from gin.ui.platform.window import SMALLEST
from tests.monkey.world import World
from tests.support.pictures import difference, from_nothing

SEEN = 6
"""Minimum visible width and height of the focused item, in pixels."""
_SHOWN = tuple(name for name in View.__struct_fields__ if name not in {"zones", "choices", "focus"})
"""Fields of a view to compare: all except zones, choices and the initial focus."""
PATIENCE = 400
"""Maximum number of frames that a window draws without input."""


def all_checks(world: World) -> Iterator[tuple[str, str]]:
    # A frame after the draw reports a layout that the draw changed.
    world.frame(0.0)
    world.draw()
    world.frame(0.0)
    for name, check in CHECKS.items():
        for found in check(world):
            yield name, found


def picture(world: World) -> Iterator[str]:
    world.draw()
    app = world.app
    shown = pygame.image.tobytes(world.surface, "RGB")
    other = difference(shown, from_nothing(app, world.clock.time), app.laid.size)
    if other is not None:
        yield f"the picture of {app.view.scene.value!r} differs in {tuple(other)}"


def _without_mood(view: View) -> View:
    """Return a view without the opponent's mood at the table, which passes after a moment."""
    table = view.content
    if not isinstance(table, TableView) or table.other is None:
        return view
    return replace(view, content=replace(table, other=replace(table.other, mood=Mood.CALM)))


def same_view(world: World) -> Iterator[str]:
    if world.app.showing:
        # During a showdown the window still shows an earlier view.
        return
    shown, now = (_without_mood(one) for one in (world.app.view, world.parlour.view()))
    for name in _SHOWN:
        if getattr(shown, name) != getattr(now, name):
            at = spoken(shown.title)
            yield f"the {name} shown at {at!r} is outdated"
    for zone in now.zones:
        # The window adds its own button and knock notice for the focused card.
        own = zone.kind in (ZoneKind.BUTTONS, ZoneKind.PLACE)
        if not own and zone not in shown.zones:
            yield f"the zone {zone.id!r} shown is outdated"


def ids(world: World) -> Iterator[str]:
    view = world.app.view
    yield from _twice("zone", (zone.id for zone in view.zones))
    yield from _twice("item", (item.id for zone in view.zones for item in zone.items))
    pairs = (f"{choice.id} of {_called(choice.item)}" for choice in view.choices)
    yield from _twice("choice", pairs)
    there = set(view.refs)
    for choice in view.choices:
        if choice.item and choice.item not in there:
            yield f"the choice {choice.id!r} is of {_called(choice.item)!r}, which does not exist"
    for zone in view.all_zones:
        for group in zone.groups:
            if not 0 <= group.first <= group.last < len(zone.items):
                yield f"a group of {zone.id!r} is from {group.first} to {group.last}"
    if view.focus and view.item(view.focus) is None:
        yield f"the view wants the focus on {_called(view.focus)!r}, which does not exist"
    if view.dialog is not None:
        yield from _twice("item of a question", (item.id for item in view.dialog.zone.items))
        if view.choice(view.dialog.cancel) is None:
            yield f"the question {spoken(view.dialog.title)!r} has no way out"
    waits = world.parlour.waiting or world.app.showing
    if not any(not choice.why for choice in view.choices) and not waits:
        yield f"nothing can be done at {spoken(view.title)!r}, {spoken(view.status)!r}"


def places(world: World) -> Iterator[str]:
    app, view = world.app, world.app.view
    for zone in focus_order.zones(view):
        for item in zone.items:
            slot = app.place.slots.get(item.ref)
            if slot is None:
                # A dragged card has no slot.
                if item.ref != app.pointing.cursor.dragged:
                    yield f"{item.id!r} of {zone.id!r} has no place"
            elif slot.width <= 0 or slot.height <= 0:
                yield f"the place of {item.id!r} is {slot.width} x {slot.height}"
    if view.dialog is None:
        for choice in view.choices:
            drags = choice.target and choice.item and not choice.why
            if drags and choice.target not in app.place.drops:
                what = f"{_called(choice.item)!r} may be dragged to {_called(choice.target)!r}"
                yield f"{what}, which has no place"


def focus(world: World) -> Iterator[str]:
    app, view = world.app, world.app.view
    focused = app.pointing.cursor.focus
    zones = focus_order.zones(view)
    if not zones or app.staging:
        # During a showdown, no item has the focus.
        return
    if focus_order.zone_of(view, focused) is None:
        yield f"the focus is on {_called(focused)!r}, which is in no area"
        return
    if not app.pointing.cursor.keyboard or not _is_large_enough(app.laid.size):
        return
    slot = app.place.slots.get(focused) if focused is not None else None
    if slot is None:
        return
    seen = slot.rect.clip((0, 0), app.laid.size)
    if app.place.viewport is not None and not app.pointing.focus_seen:
        seen = seen.clip(app.place.viewport)
    if seen.w < min(SEEN, slot.rect.w) or seen.h < min(SEEN, slot.rect.h):
        yield f"the focus is on {_called(focused)!r} at {tuple(slot.rect)}, which cannot be seen"


def _is_large_enough(size: tuple[int, int]) -> bool:
    return all(side >= least for side, least in zip(size, SMALLEST, strict=True))


def cursor(world: World) -> Iterator[str]:
    app = world.app
    if app.pointing.cursor.dragged and app.view.dialog is not None:
        yield f"{_called(app.pointing.cursor.dragged)!r} is dragged over a question"
    for what, ref in (
        ("hovered", app.pointing.cursor.hover),
        ("pressed", app.pointing.cursor.pressed),
    ):
        if ref is not None and app.view.item(ref) is None and ref not in app.place.slots:
            yield f"{name_of(ref)!r} is {what}, which does not exist"


def reader(world: World) -> Iterator[str]:
    app, frame = world.app, world.follower.frame
    if frame is None:
        yield "a screen reader received nothing"
        return
    if app.staging:
        return
    if frame.view != app.view or frame.focus != app.pointing.cursor.focus:
        at, focused = spoken(frame.view.title), _called(frame.focus)
        yield f"a screen reader is given {at!r} with {focused!r} focused"
    if frame.rects != app.corners():
        yield "a screen reader gets wrong rectangles"
    tree = world.tree()
    nodes = {node.id: node for node in tree.nodes}
    yield from _twice("node", (node.id for node in tree.nodes))
    children = [id for node in tree.nodes for id in node.children]
    yield from _twice("child", children)
    strays, orphans = {*children} - {*nodes}, {*nodes} - {*children, ROOT}
    yield from (f"the node {id!r} is a child but does not exist" for id in sorted(strays))
    yield from (f"the node {id!r} has no parent" for id in sorted(orphans))
    if tree.focus not in nodes:
        yield f"the focus is on the node {tree.focus!r}, which does not exist"
    elif focus_order.zones(app.view) and tree.focus == ROOT:
        focus = _called(app.pointing.cursor.focus)
        yield f"the focus is on {focus!r}, which the screen reader lacks"
    for node in tree.nodes:
        yield from _node(node, nodes, app.view, app.laid.size)


def _node(node: Node, nodes: dict[str, Node], view: View, size: tuple[int, int]) -> Iterator[str]:
    if isinstance(node.act, Intent) and view.choice(node.act) is None:
        yield f"the node {node.id!r} does {node.act!r}, which is not a choice"
    if node.bounds is not None:
        x, y, wide, high = node.bounds
        if not (0 <= x <= x + wide <= size[0] and 0 <= y <= y + high <= size[1]):
            yield f"the node {node.id!r} lies at {node.bounds}, beside the window"
    counted = [nodes[id].position for id in node.children if id in nodes]
    if node.size and counted != list(range(1, node.size + 1)):
        yield f"the node {node.id!r} has {node.size} items, numbered {counted}"


def store(world: World) -> Iterator[str]:
    session = world.parlour.session()
    # A what-if match in a review is not saved.
    if session is not None and session.store is world.parlour.store:
        kept = Session.resume(session.store, session.id)
        for name in ("seen", "result", "sheet", "hand_number", "practice", "match"):
            if getattr(kept, name) != getattr(session, name):
                yield f"the {name} of match {session.id} differs after a restart"
    # Marks matches that cannot be resumed, as at program start.
    yield from map(printed, mark_broken(world.parlour.store))


def settings(world: World) -> Iterator[str]:
    kept, notices = settings_file.read(world.parlour.folder) if world.parlour.folder else (None, ())
    yield from map(printed, notices)
    # At a shared table the settings may be those of the other person.
    own = not world.parlour.shares_screen
    if own and kept is not None and kept != replace(world.parlour.settings, full_screen=False):
        yield "the saved settings differ from those in use"
    yield from map(printed, world.problems)


def rest(world: World) -> Iterator[str]:
    app = world.app
    for _ in range(PATIENCE):
        due = app.next_due(world.clock.time)
        if due is None or due > SPARE or world.parlour.working:
            return
        world.frame(max(due, 0.05))
    yield f"without input, {app.view.scene.value!r} is drawn again and again"


def _called(ref: Ref | None) -> str | None:
    return None if ref is None else name_of(ref)


def _twice(what: str, found: Iterable[str]) -> Iterator[str]:
    for id, count in Counter(found).items():
        if count > 1:
            yield f"the {what} {id!r} occurs {count} times"


Check = Callable[[World], Iterator[str]]
CHECKS: dict[str, Check] = {
    "picture": picture,
    "view": same_view,
    "ids": ids,
    "places": places,
    "focus": focus,
    "cursor": cursor,
    "reader": reader,
    "store": store,
    "settings": settings,
}
