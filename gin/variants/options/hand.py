"""Table options for a hand: cards, melds, deal, draw and ending."""

from __future__ import annotations

from gin.core.message import only
from gin.messages import naming
from gin.messages import options as messages
from gin.rules.model.meld_kinds import Aces, MeldKind
from gin.rules.model.patches import Patch
from gin.rules.model.rules import AfterPasses, LastDiscard, LimitFrom, Opening, StockEnd
from gin.variants.options.option import (
    NumberRange,
    TableOption,
    Value,
    named,
    number,
    set_to,
    switch,
)


def _tens(points: int) -> Patch:
    sides, ranks = ("own", "caught"), range(9, 13)
    return Patch(set={f"values.{side}.{rank}": points for side in sides for rank in ranks})


def _knock_at(limit: int) -> Patch:
    return Patch(set={"knock.limit_from": LimitFrom.FIXED, "knock.limit": limit})


def _knock_by_upcard(ace: int) -> Patch:
    return Patch(set={"knock.limit_from": LimitFrom.UPCARD, "knock.upcard_ace": ace})


def _aces(place: Aces) -> Patch:
    return set_to("melds.aces", place)


def _untouched(turns: int) -> Patch:
    return set_to("exhaustion.untouched", turns)


_ANY_DEADWOOD = set_to("knock.limit_from", LimitFrom.NONE)
_RAINBOW = frozenset({MeldKind.RAINBOW})
_SETS = frozenset({MeldKind.SET})


ALL: tuple[TableOption, ...] = (
    TableOption(
        "cards",
        (
            Value("10", messages.CARDS_10, set_to("deal.cards", 10)),
            Value("14", messages.CARDS_14, set_to("deal.cards", 14), naming.FOURTEEN_CARD),
        ),
    ),
    TableOption(
        "sets",
        (
            Value("on", messages.YES, Patch(add={"melds.kinds": _SETS})),
            Value("off", messages.SETS_OFF, Patch(remove={"melds.kinds": _SETS}), naming.RUNS_ONLY),
        ),
    ),
    TableOption(
        "aces",
        (
            Value(str(Aces.LOW), messages.ACES_LOW, _aces(Aces.LOW)),
            Value(str(Aces.BOTH), messages.ACES_BOTH, _aces(Aces.BOTH), naming.ACE_HIGH),
            Value(str(Aces.ROUND), messages.ACES_ROUND, _aces(Aces.ROUND), naming.CORNER_RUN),
        ),
    ),
    TableOption(
        "rainbow",
        (
            Value("off", messages.NO, Patch(remove={"melds.kinds": _RAINBOW})),
            Value("on", messages.YES, Patch(add={"melds.kinds": _RAINBOW}), naming.RAINBOW),
        ),
    ),
    TableOption(
        "high-cards",
        (
            Value("10", messages.HIGH_CARDS_10, _tens(10)),
            Value("20", messages.HIGH_CARDS_20, _tens(20), naming.HIGH_COUNT),
        ),
    ),
    TableOption(
        "caught-ace",
        (
            Value("1", only(1), set_to("values.caught.0", 1)),
            Value("15", only(15), set_to("values.caught.0", 15), naming.DEAR_ACE),
        ),
    ),
    TableOption(
        "knock",
        (
            Value("gin-only", messages.KNOCK_GIN_ONLY, _knock_at(0), naming.NO_KNOCK),
            *(Value(str(limit), only(limit), _knock_at(limit)) for limit in (5, 7, 9, 10, 15)),
            Value("any", messages.KNOCK_ANY, _ANY_DEADWOOD, naming.FREE_KNOCK),
            Value("upcard", messages.KNOCK_UPCARD, _knock_by_upcard(1), naming.UPCARD),
            Value("upcard-gin", messages.KNOCK_UPCARD_GIN, _knock_by_upcard(0), naming.UPCARD),
        ),
        NumberRange(1, 50, _knock_at),
    ),
    TableOption(
        "upcard-ace",
        (
            Value("1", only(1), set_to("knock.upcard_ace", 1)),
            Value("gin-only", messages.UPCARD_ACE_GIN_ONLY, set_to("knock.upcard_ace", 0)),
        ),
    ),
    TableOption(
        "ending",
        (
            Value("any", messages.ENDING_ANY, _ANY_DEADWOOD),
            Value("gin-only", messages.ENDING_GIN_ONLY, _knock_at(0)),
        ),
    ),
    switch(
        "shot",
        "knock.shot",
        naming.SHOT,
    ),
    switch(
        "taken-melds",
        "knock.taken_must_meld",
    ),
    switch(
        "last-kept",
        "knock.without_discard",
    ),
    switch(
        "least-deadwood",
        "knock.least_deadwood",
    ),
    named(
        "opening",
        "deal.opening",
        (Opening.UPCARD_OFFER, messages.OPENING_UPCARD_OFFER),
        (Opening.PLAIN, messages.OPENING_PLAIN),
        (Opening.ELEVEN_CARD, messages.OPENING_ELEVEN_CARD),
    ),
    named(
        "after-passes",
        "deal.after_passes",
        (AfterPasses.STOCK, messages.AFTER_PASSES_STOCK),
        (AfterPasses.ANY, messages.AFTER_PASSES_ANY),
    ),
    switch(
        "eleven-first-knock",
        "deal.eleven_first_knock",
    ),
    switch(
        "rediscard",
        "pile.rediscard_taken",
    ),
    switch(
        "open-discards",
        "pile.open",
        naming.OPEN,
    ),
    named(
        "stock-end",
        "exhaustion.ending",
        (StockEnd.VOID, messages.STOCK_END_VOID),
        (StockEnd.COMPARE, messages.STOCK_END_COMPARE),
    ),
    number(
        "stock-floor",
        "exhaustion.floor",
        (0, 2),
        0,
        10,
    ),
    TableOption(
        "untouched-stock",
        (
            Value("off", messages.UNTOUCHED_STOCK_OFF, set_to("exhaustion.untouched", 0)),
            *(Value(str(turns), only(turns), _untouched(turns)) for turns in (12, 20)),
        ),
        NumberRange(8, 100, _untouched),
    ),
    named(
        "last-discard",
        "exhaustion.last_discard",
        (LastDiscard.STAYS, messages.NO),
        (LastDiscard.TO_END, messages.LAST_DISCARD_TO_END),
        (LastDiscard.ONE_MORE_TURN, messages.LAST_DISCARD_ONE_MORE_TURN),
    ),
)
