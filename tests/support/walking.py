"""Random walks through the program, and a check of every view."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from gin.core.cards import Card
from gin.interface.commands import Command
from gin.interface.intents import LeadTo
from gin.interface.review import ReviewView
from gin.interface.table import TableView
from gin.interface.view import View
from gin.present.input import focus_order, keymap
from gin.present.shell.parlour import Parlour
from gin.session.settings import Settings
from gin.session.storage.store import Store
from gin.variants.setups import setup

AWAY = ("menu", "sheet", "rules", "help", "again", "final", "leave", "settings")


def parlour(which: tuple[str, tuple[str, ...]], seed: int) -> Parlour:
    made = Parlour(Store.in_memory(), None, Settings(level=1, take_back=seed % 2 == 0))
    made.matches.start(setup(which[0], which[1]), seed)
    return made


def walk(
    which: tuple[str, tuple[str, ...]], seed: int, steps: int
) -> Iterator[tuple[Parlour, View]]:
    rng = random.Random(seed)
    made = parlour(which, seed)
    for _ in range(steps):
        if made.waiting:
            made.advance()
            continue
        view = made.view()
        yield made, view
        able = [c for c in view.choices if not c.why and c.id not in AWAY]
        if not able:
            return
        main = [c for c in able if c.main]
        choice = rng.choice(main) if main and rng.random() < 0.4 else rng.choice(able)
        made.choose(choice.intent)


def check_view(view: View) -> None:
    labels = [choice.label for choice in view.choices if not choice.aside and not choice.why]
    assert all(labels)
    assert len(set(labels)) == len(labels), labels
    items = [item for zone in view.all_zones for item in zone.items]
    assert len({item.ref for item in items}) == len({item.id for item in items}) == len(items)
    assert all(item.name for zone in view.all_zones for item in zone.items)
    reachable = {item.ref for zone in focus_order.zones(view) for item in zone.items}
    bound = set(keymap.COMMANDS)
    for choice in view.choices:
        if choice.why:
            continue
        by_key = choice.key in bound
        assert choice.item in reachable or by_key or choice.words, choice
        # A point of a chart needs no word: the list row that opens the same step has one. Nor does
        # a mark of the strip of moves, whose label can be typed, or a way to a section of a page,
        # which text shows whole.
        points = view.content.line.moments if isinstance(view.content, ReviewView) else ()
        strip = view.content.strip if isinstance(view.content, TableView) else ()
        leads = isinstance(choice.intent, LeadTo)
        drawn = {point.ref for point in (*points, *strip)}
        assert choice.words or leads or choice.item in drawn, choice
        if not choice.aside:
            assert choice.item in reachable, choice
    start = focus_order.valid_focus(view, None)
    assert focus_order.zone_of(view, start) is not None
    there = {item.ref for zone in focus_order.zones(view) for item in zone.items}
    seen, where = set(), start
    for _ in range(400):
        seen.add(where)
        if seen == there:
            break
        where = focus_order.next_focus(view, where, Command.RIGHT)
        zone = focus_order.zone_of(view, where)
        assert zone is not None
        if where in seen:
            where = focus_order.next_focus(view, where, Command.NEXT_ZONE)
            zone = focus_order.zone_of(view, where)
            assert zone is not None
            seen |= {item.ref for item in zone.items}
    assert seen == there


def codes_in(value: Any) -> set[str]:
    found: set[str] = set()
    waiting = [value]
    while waiting:
        one = waiting.pop()
        if isinstance(one, str):
            found |= {part[:2] for part in one.split("[")[1:] if part[2:3] == "]"}
            found |= {one[5:7]} if one.startswith(("card:", "pile:")) else set()
        elif isinstance(one, Card):
            found.add(one.code)
        elif isinstance(one, tuple):
            waiting += one
        elif isinstance(one, Struct) and not isinstance(one, type):
            waiting += [getattr(one, name) for name in one.__struct_fields__]
    return found
