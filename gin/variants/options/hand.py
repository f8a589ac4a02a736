"""Table options of a hand: its cards and melds, how it is dealt, drawn and ended."""

from __future__ import annotations

from gin.rules.model.meld_kinds import Aces, MeldKind
from gin.rules.model.patches import Patch
from gin.rules.model.rules import AfterPasses, LastDiscard, LimitFrom, Opening, StockEnd
from gin.variants.options.option import Numbers, Option, Value, named, number, set_to, switch


def _tens(points: int) -> Patch:
    """What ten, jack, queen and king count, whoever holds them."""
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


ALL: tuple[Option, ...] = (
    Option(
        "cards",
        "Cards in the hand",
        "How many cards each player is dealt.",
        (
            Value("10", "Ten", set_to("deal.cards", 10)),
            Value("14", "Fourteen", set_to("deal.cards", 14), "Fourteen-Card"),
        ),
    ),
    Option(
        "sets",
        "Sets",
        "Are three or four cards of one rank a meld?",
        (
            Value("on", "Yes", Patch(add={"melds.kinds": _SETS})),
            Value(
                "off", "No, only cards in a row", Patch(remove={"melds.kinds": _SETS}), "Runs-Only"
            ),
        ),
    ),
    Option(
        "aces",
        "Aces in runs",
        "Where the ace stands in a run.",
        (
            Value(Aces.LOW, "Below the 2", _aces(Aces.LOW)),
            Value(Aces.BOTH, "Below the 2 or above the king", _aces(Aces.BOTH), "Ace-High"),
            Value(Aces.ROUND, "Round the corner", _aces(Aces.ROUND), "Corner-Run"),
        ),
    ),
    Option(
        "rainbow",
        "Rainbow melds",
        "Are four cards in a row, one of each suit with the colours in turn, a meld?",
        (
            Value("off", "No", Patch(remove={"melds.kinds": _RAINBOW})),
            Value("on", "Yes", Patch(add={"melds.kinds": _RAINBOW}), "Rainbow"),
        ),
    ),
    Option(
        "high-cards",
        "Ten to king",
        "What the high cards count.",
        (
            Value("10", "10 each", _tens(10)),
            Value("20", "20 each", _tens(20), "High-Count"),
        ),
    ),
    Option(
        "caught-ace",
        "A loose ace",
        "What a loose ace counts against the player who did not end the hand.",
        (
            Value("1", "1", set_to("values.caught.0", 1)),
            Value("15", "15", set_to("values.caught.0", 15), "Dear-Ace"),
        ),
    ),
    Option(
        "knock",
        "Knock limit",
        "The most deadwood you may knock with.",
        (
            Value("gin-only", "Gin only", _knock_at(0), "No-Knock"),
            *(Value(str(limit), str(limit), _knock_at(limit)) for limit in (5, 7, 9, 10, 15)),
            Value("any", "Any deadwood", _ANY_DEADWOOD, "Free-Knock"),
            Value("upcard", "The upcard's value, ace 1", _knock_by_upcard(1), "Upcard"),
            Value("upcard-gin", "The upcard's value, ace gin only", _knock_by_upcard(0), "Upcard"),
        ),
        Numbers(1, 50, _knock_at),
    ),
    Option(
        "upcard-ace",
        "Ace as upcard",
        "The knock limit when the upcard is an ace.",
        (
            Value("1", "1", set_to("knock.upcard_ace", 1)),
            Value("gin-only", "Gin only", set_to("knock.upcard_ace", 0)),
        ),
    ),
    Option(
        "ending",
        "Ending a hand",
        "May a hand be ended with deadwood, however much it is?",
        (
            Value("any", "With any deadwood", _ANY_DEADWOOD),
            Value("gin-only", "Gin only", _knock_at(0)),
        ),
    ),
    switch(
        "shot",
        "Shots",
        "May you end the hand when your deadwood spells out your score?",
        "knock.shot",
        "Shot",
    ),
    switch(
        "taken-melds",
        "Knock with what you took",
        "After taking the top of the discard pile, must that card be melded to knock at once?",
        "knock.taken_must_meld",
    ),
    switch(
        "last-kept",
        "Keep the last discard",
        "May a hand be ended without a discard, with every card counted?",
        "knock.without_discard",
    ),
    switch(
        "least-deadwood",
        "Least deadwood only",
        "Must the hand be split so that its deadwood is least, whatever the suits?",
        "knock.least_deadwood",
    ),
    named(
        "opening",
        "Opening",
        "How the first turn of a hand goes.",
        "deal.opening",
        (Opening.UPCARD_OFFER, "The upcard is offered"),
        (Opening.PLAIN, "A normal turn"),
        (Opening.ELEVEN_CARD, "One card more, no upcard"),
    ),
    named(
        "after-passes",
        "After two passes",
        "What the first player may draw when both have passed the upcard.",
        "deal.after_passes",
        (AfterPasses.STOCK, "The stock only"),
        (AfterPasses.ANY, "Either pile"),
    ),
    switch(
        "eleven-first-knock",
        "End on the first turn",
        "In the opening with one card more: may the first turn already end the hand?",
        "deal.eleven_first_knock",
    ),
    switch(
        "rediscard",
        "Discard what you took",
        "May the card just taken from the discard pile be discarded in the same turn?",
        "pile.rediscard_taken",
    ),
    switch(
        "open-discards",
        "Open discard pile",
        "May both players look through the whole discard pile?",
        "pile.open",
        "Open",
    ),
    named(
        "stock-end",
        "End of the stock",
        "What happens when the stock runs out before anybody ends the hand.",
        "exhaustion.ending",
        (StockEnd.VOID, "Nobody scores"),
        (StockEnd.COMPARE, "The lower hand scores the difference"),
    ),
    number(
        "stock-floor",
        "Cards left in the stock",
        "The hand ends after a discard that leaves this many cards in the stock.",
        "exhaustion.floor",
        (0, 2),
        0,
        10,
    ),
    Option(
        "untouched-stock",
        "Untouched stock",
        "After so many turns in a row without a card from the stock the hand is void.",
        (
            Value("off", "No limit", set_to("exhaustion.untouched", 0)),
            *(Value(str(turns), str(turns), _untouched(turns)) for turns in (12, 20)),
        ),
        Numbers(8, 100, _untouched),
    ),
    named(
        "last-discard",
        "Last discard",
        "May the last discard before the stock's end be taken?",
        "exhaustion.last_discard",
        (LastDiscard.STAYS, "No"),
        (LastDiscard.TO_END, "Only to knock or go gin at once"),
        (LastDiscard.ONE_MORE_TURN, "For one more turn"),
    ),
)
