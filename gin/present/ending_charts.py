"""The charts of how hands ended."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from gin.core.message import Text, commas, ended, labelled, only, sentences
from gin.interface.paper import Bar, BarChart, Chart, Tone
from gin.interface.refs import Area, AreaRef, EntryKind, EntryRef
from gin.interface.view import Item, Role
from gin.messages import statistics as messages
from gin.present.words import statistics as words
from gin.session.statistics import HandEnding, Tally

FEWEST_DRAWN = 5
"""Minimum number of matches, hands or deals for bars and an axis; fewer are a sentence."""
_WON = (
    HandEnding.KNOCK,
    HandEnding.GIN,
    HandEnding.BIG_GIN,
    HandEnding.UNDERCUT_MADE,
    HandEnding.OFFER_WON,
    HandEnding.OTHER_WON,
)
_LOST = (
    HandEnding.LOST_TO_KNOCK,
    HandEnding.LOST_TO_GIN,
    HandEnding.LOST_TO_BIG_GIN,
    HandEnding.UNDERCUT_SUFFERED,
    HandEnding.GAVE_UP,
    HandEnding.OTHER_LOST,
)
_IF_ANY = (
    HandEnding.BIG_GIN,
    HandEnding.OFFER_WON,
    HandEnding.OTHER_WON,
    HandEnding.LOST_TO_BIG_GIN,
    HandEnding.GAVE_UP,
    HandEnding.OTHER_LOST,
)
"""Endings that get a bar only once a hand has ended that way."""


def in_words(items: Sequence[Item]) -> tuple[Text, ...]:
    """Return a sentence for each bar, for charts with too few numbers to draw."""
    return tuple(ended(labelled(item.name, item.value)) for item in items)


def endings(results: Tally) -> tuple[Chart, list[Item]]:
    """Return the chart of how hands ended, and its items."""
    won, lost = (sum(results.endings.get(one, 0) for one in kinds) for kinds in (_WON, _LOST))
    nobody = results.endings.get(HandEnding.NOBODY, 0)
    kinds = [
        *((one, Tone.YOURS) for one in _WON),
        *((one, Tone.THEIRS) for one in _LOST),
        (HandEnding.NOBODY, Tone.NOBODY),
    ]
    hands = won + lost + nobody
    note = messages.endings_note(hands=hands, won=won, lost=lost, void=nobody)
    legend = ((Tone.YOURS, messages.WON), (Tone.THEIRS, messages.LOST))
    left_out = words.ENDINGS if hands < words.FEW else _IF_ANY
    shown = [(one, tone) for one, tone in kinds if one not in left_out or results.endings.get(one)]
    return _ending_bars(EntryKind.ENDINGS, results, shown, note, legend)


def endings_alone(results: Tally) -> tuple[Chart, list[Item]]:
    """Return the chart of how solitary deals ended, and its items."""
    kinds = [(HandEnding.SOLO_GIN, Tone.YOURS), (HandEnding.SOLO_LOOSE, Tone.THEIRS)]
    gins, loose = (results.endings.get(one, 0) for one, _ in kinds)
    note = messages.deals_note(deals=gins + loose, gins=gins, loose=loose)
    return _ending_bars(EntryKind.DEALS, results, kinds, note, ())


def _ending_bars(
    kind: EntryKind,
    results: Tally,
    kinds: Sequence[tuple[HandEnding, Tone]],
    note: Text,
    legend: tuple[tuple[Tone, Text], ...],
) -> tuple[Chart, list[Item]]:
    bars, items = [], []
    for one, tone in kinds:
        hands, name = results.endings.get(one, 0), words.ENDINGS[one]
        share = words.share(hands, results.hands)
        bars.append(Bar(EntryRef(kind, one), name, hands, only(hands), tone, share=share))
        items.append(Item(EntryRef(kind, one), Role.TEXT, name, value=commas(only(hands), share)))
    if results.hands < FEWEST_DRAWN:
        found = [
            replace(item, value=bar.number)
            for item, bar in zip(items, bars, strict=True)
            if bar.value
        ]
        note, bars, items, legend = sentences(note, *in_words(found)), [], [], ()
    title = messages.ENDINGS if kind is EntryKind.ENDINGS else messages.DEALS
    return BarChart(AreaRef(Area.CHART, kind), title, note, tuple(bars), legend), items
