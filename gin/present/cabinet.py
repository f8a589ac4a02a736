"""The cabinet of the menu: its trophies, gathered in the background."""

from __future__ import annotations

import time
from itertools import islice

from gin.core.errors import SaveError
from gin.core.message import NOTHING, Text, labelled, only
from gin.interface.intents import Pick
from gin.interface.pictures import TrophyPicture, TrophyShape
from gin.interface.refs import Area, AreaRef, EntryKind, EntryRef
from gin.interface.view import Choice, Item, Role, Zone, ZoneKind
from gin.messages import cabinet as messages
from gin.present.screen import ScreenHost
from gin.present.words import goals
from gin.present.words import trophies as words
from gin.session.moments import local_time
from gin.session.storage.store import Store
from gin.session.trophies import PendingTrophies, Trophy, may_have_trophies

MOST = 24
"""Trophies that fit into the cabinet; the records page has all."""
ON_MANTEL = 3
"""Maximum number of trophies on the mantel at the table."""
STANDING = {TrophyShape.CUP, TrophyShape.GOBLET, TrophyShape.URN, TrophyShape.FRAME}
"""Shapes that stand by themselves."""


class Cabinet:
    """The trophies of the player, the most splendid first.

    Gathering them takes long if there are many matches, so it waits until the menu is shown. Until
    then, the cabinet shows those of before.
    """

    def __init__(self, host: ScreenHost) -> None:
        self._host = host
        self._found: tuple[Trophy, ...] = ()
        self.latest: tuple[TrophyPicture, ...] = ()
        """The latest cups and portraits, for the mantel."""
        self.next_goal: Text = NOTHING
        """The goal that is nearest, with the progress; empty until gathered."""
        self._known: tuple[Store, int] | None = None
        self._pending: tuple[tuple[Store, int], PendingTrophies] | None = None

    @property
    def _now(self) -> tuple[Store, int]:
        return self._host.store, self._host.store.changes

    def zone(self) -> Zone | None:
        """Return the zone of the cabinet: empty until gathered; None before the first hand."""
        if not self._wanted:
            return None
        shown = self._found[:MOST]
        items = tuple(
            Item(
                EntryRef(EntryKind.TROPHY, f"{one.kind}:{one.key}"), Role.BUTTON, words.name(one),
                value=only(local_time(one.when).date()), trophy=words.picture(one),
            )
            for one in shown
        )  # fmt: skip
        if not items and self._known == self._now:
            note = EntryRef(EntryKind.NOTE, Area.CABINET)
            items = (Item(note, Role.TEXT, messages.EMPTY),)
        title = messages.title(count=len(self._found))
        return Zone(AreaRef(Area.CABINET), ZoneKind.LIST, title, items)

    def choices(self, zone: Zone) -> tuple[Choice, ...]:
        """Return the choices that open the trophies of the zone."""
        return tuple(
            Choice(intent=Pick(item.ref), label=labelled(item.name, item.value), item=item.ref,
                   words=(f"trophy {number}",), aside=True)
            for number, item in enumerate(zone.items, start=1)
            if isinstance(item.ref, EntryRef) and item.trophy is not None
        )  # fmt: skip

    def _latest(self) -> tuple[TrophyPicture, ...]:
        order = sorted(self._found, key=lambda one: one.when, reverse=True)
        pictures = (words.picture(one) for one in order)
        standing = (one for one in pictures if one.shape in STANDING)
        return tuple(islice(standing, ON_MANTEL))

    @property
    def _wanted(self) -> bool:
        try:
            return may_have_trophies(self._host.store)
        except SaveError:
            return False

    @property
    def working(self) -> bool:
        return self._known != self._now and self._wanted

    def work(self, seconds: float) -> bool:
        """Gather trophies for about `seconds`; return whether the cabinet is up to date."""
        now, until = self._now, time.monotonic() + seconds
        if self._pending is None or self._pending[0] != now:
            self._pending = now, PendingTrophies(self._host.store)
        found = None
        try:
            while found is None:
                found = self._pending[1].step()
                if found is None and time.monotonic() >= until:
                    return False
            self.next_goal = goals.next_up(self._pending[1].goals)
        except SaveError:
            found = ()
        self._found, self._known, self._pending = found, now, None
        self.latest = self._latest()
        return True
