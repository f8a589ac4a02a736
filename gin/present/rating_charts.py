"""The charts of the player's rating, one for each family of games."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import date

from gin.core.message import NOTHING, only
from gin.interface.paper import Curve, LineChart, Tone
from gin.interface.refs import Area, AreaRef, EntryKind, EntryRef
from gin.interface.view import Item, Role
from gin.messages import rating as messages
from gin.present.words import rating as words
from gin.present.words.people import opponent, person
from gin.present.words.statistics import LAST
from gin.session.player_rating import (
    ANCHORS,
    RatedDay,
    family_of,
    nearest,
    rated_days,
    rating_on,
)
from gin.session.statistics import Record, RecordFilter, game_keys
from gin.session.storage.store import Store
from gin.variants.game import Family

DAYS_SHOWN = 40
_ROOM = 40
"""Rating points above and below the line, at least."""


def rating_charts(
    store: Store, found: Sequence[Record], which: RecordFilter, today: date
) -> Iterator[tuple[LineChart, list[Item]]]:
    """Yield a chart and its items for each family of the selected games.

    A family without rated matches has an empty chart, whose note invites the player. A filter by
    opponent or for practice selects no rating. `found` are all records.
    """
    rated = rated_days(store)
    for family in _families(store, found, which):
        days = rated.get(family, ())
        yield _chart(family, days, today) if days else (_empty(family), [])


def _families(store: Store, found: Sequence[Record], which: RecordFilter) -> list[Family]:
    if which.practice or which.level is not None:
        return []
    played = {record.game for record in found if record.level is not None}
    families = {
        family_of(id)
        for (id, _), key in game_keys(store).items()
        if key in played and which.game in (None, key)
    }
    return [family for family in Family if family in families]


def _zone(family: Family) -> AreaRef:
    return AreaRef(Area.CHART, f"{EntryKind.STRENGTH}-{family}")


def _empty(family: Family) -> LineChart:
    title = messages.title(family=family)
    return LineChart(_zone(family), title, messages.NONE, NOTHING, NOTHING, ())


def _chart(family: Family, days: Sequence[RatedDay], today: date) -> tuple[LineChart, list[Item]]:
    shown = days[-DAYS_SHOWN:]
    before = len(days) - len(shown)
    items = [
        Item(
            EntryRef(EntryKind.STRENGTH, f"{family}:{before + place + 1}"),
            Role.TEXT,
            only(shown[place].day),
            value=words.value(shown[place].after),
            note=messages.played(matches=len(shown[place].matches)),
        )
        for place in range(max(0, len(shown) - LAST), len(shown))
    ]
    heights = tuple(words.points(day.after) for day in shown)
    off = words.spread(shown[-1].after)
    curve = Curve(
        Tone.YOURS,
        heights,
        (Tone.YOURS,) * len(heights),
        only(heights[-1]),
        spread=tuple(words.spread(day.after) for day in shown),
    )
    level = nearest(family, rating_on(days, today).rating)
    chart = LineChart(
        _zone(family),
        messages.title(family=family),
        words.summary(family, days, shown, today),
        messages.axis(who=person(1, opponent(level))),
        messages.across(days=len(days)),
        (curve,),
        first=before + 1,
        low=min(min(heights) - _ROOM, heights[-1] - off),
        high=max(max(heights) + _ROOM, heights[-1] + off),
        target=words.points(ANCHORS[family][level]),
        points=tuple(item.ref for item in items),
    )
    return chart, items
