"""All table options, in the order of forms."""

from __future__ import annotations

from gin.variants.options import count, hand, laying_options, match
from gin.variants.options.option import TableOption

_ORDER = (
    "sheet", "cards", "sets", "aces", "caught-ace", "target", "knock", "upcard-ace", "ending",
    "shot", "taken-melds", "last-kept", "rainbow", "knocker-scores", "scoring", "high-cards",
    "spades", "rush", "rush-on-gin", "run-bonus", "gin", "big-gin", "undercut", "tie", "box",
    "extra-boxes", "boxes-double", "game-bonus", "shutout", "winner", "next-dealer", "opening",
    "after-passes", "eleven-first-knock", "rediscard", "stock-end", "stock-floor",
    "last-discard", "untouched-stock", "open-discards", "level", "least-deadwood", "games", "deals",
    "double-deals", "roles", "round", "die", "refusal", "centre-offers", "late-start",
    "all-games", "no-hints", "strict-memory", "goal",
)  # fmt: skip
_CLASSIC = {option.id: option for option in (*hand.ALL, *count.ALL, *match.ALL)}
ALL: tuple[TableOption, ...] = (*(_CLASSIC[id] for id in _ORDER), *laying_options.ALL)

BY_ID: dict[str, TableOption] = {option.id: option for option in ALL}

UNTOUCHED = "untouched-stock"
"""The option that ends a hand after a number of turns without a draw from the stock."""

LAYING = frozenset(option.id for option in laying_options.ALL)
"""Options only for games with melds on the table."""
_SPECIAL = LAYING | frozenset(
    {
        "sheet",
        "cards",
        "sets",
        "aces",
        "caught-ace",
        "taken-melds",
        "last-kept",
        "goal",
        "late-start",
        "all-games",
        "level",
        "least-deadwood",
        "games",
        "deals",
        "double-deals",
        "roles",
        "round",
        "die",
        "refusal",
        "centre-offers",
        "upcard-ace",
        "ending",
        "knocker-scores",
        "scoring",
        "high-cards",
        "rush-on-gin",
        "run-bonus",
        "extra-boxes",
        "boxes-double",
    }
)
"""Options shown only by games that list them."""
OTHER_NAMES = frozenset({"upcard-ace", "ending", "scoring", "rush-on-gin", "round", "goal"})
"""Options that offer part of another option under a different name."""
CLASSIC_TABLE: tuple[str, ...] = tuple(option.id for option in ALL if option.id not in _SPECIAL)
"""Usual options of games based on gin rummy."""


def classic_but(*left_out: str, more: tuple[str, ...] = ()) -> tuple[str, ...]:
    """Return the options of games based on gin rummy, without `left_out` and with `more`."""
    own = {*CLASSIC_TABLE, *more} - {*left_out}
    return tuple(option.id for option in ALL if option.id in own)
