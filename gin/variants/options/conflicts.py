"""Clashes between options that set different slots, each with a message."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from msgspec import Struct

from gin.core.message import Message
from gin.messages import conflicts as messages
from gin.rules.model.patches import slot
from gin.rules.model.rules import (
    KnockScores,
    LimitFrom,
    Opening,
    Roles,
    Rules,
    RunBonus,
    Rush,
    SheetKind,
    Shutout,
    Stakes,
    Winner,
)

ROUND = (3, 21)
"""Minimum and maximum number of deals in a round (rules 6, Gin Dice)."""
Test = Callable[[Any, Any], bool]
"""Predicate of a slot's value and of the value in the game's own rules."""


class Clash(Struct, frozen=True):
    """A message for slots whose values must not occur together."""

    sentence: Message
    when: tuple[tuple[str, Test], ...]

    def holds(self, rules: Rules, own: Rules) -> bool:
        """Return whether the rules have these values; `own` are the game's, without options."""
        # A loop for speed: pages check every clash for each value of each option.
        for path, test in self.when:  # noqa: SIM110
            if not test(slot(rules, path), slot(own, path)):
                return False
        return True


def _is(*values: Any) -> Test:
    return lambda value, own: value in values


def _not(*values: Any) -> Test:
    return lambda value, own: value not in values


def _changed(value: Any, own: Any) -> bool:
    return bool(value != own)


def _outside_round(deals: int, own: int) -> bool:
    del own
    return not ROUND[0] <= deals <= ROUND[1]


_NO_UPCARD = ("deal.opening", _is(Opening.ELEVEN_CARD))
_ON = _is(True)


def _needs_sheet(path: str, test: Test, sentence: Message, *sheets: SheetKind) -> Clash:
    return Clash(sentence, ((path, test), ("format.sheet", _not(*sheets))))


def _needs_one_total(path: str, nothing: object) -> Clash:
    return Clash(
        messages.ONE_TOTAL,
        (
            (path, _not(nothing)),
            ("format.sheet", _not(SheetKind.POINTS, SheetKind.THREE_GAMES,
                                  SheetKind.PENALTIES_OVER_DEALS)),
        ),
    )  # fmt: skip


def _unpaid(path: str, test: Test = _changed) -> Clash:
    return Clash(
        messages.NO_BONUSES,
        ((path, test), ("knock.scores", _is(KnockScores.PENALTY))),
    )


def _uncounted(path: str) -> Clash:
    return Clash(
        messages.ONLY_DEALS,
        ((path, _changed), ("format.sheet", _is(SheetKind.DEALS))),
    )


CLASHES: tuple[Clash, ...] = (
    Clash(
        messages.FIRST_TURN,
        (("deal.eleven_first_knock", _ON), ("deal.opening", _not(Opening.ELEVEN_CARD))),
    ),
    Clash(
        messages.NO_UPCARD_LIMIT,
        (_NO_UPCARD, ("knock.limit_from", _is(LimitFrom.UPCARD))),
    ),
    Clash(
        messages.NO_UPCARD_SUIT,
        (_NO_UPCARD, ("bonuses.spades_double", _ON)),
    ),
    Clash(
        messages.NO_KNOCKS,
        (
            ("bonuses.rush", _is(Rush.KNOCK)),
            ("knock.limit_from", _is(LimitFrom.FIXED)),
            ("knock.limit", _is(0)),
        ),
    ),
    _unpaid("bonuses.gin"),
    _unpaid("bonuses.big_gin_points"),
    _unpaid("bonuses.undercut"),
    _unpaid("bonuses.rush", _not(Rush.OFF)),
    _unpaid("bonuses.runs", _not(RunBonus.OFF)),
    _needs_sheet(
        "bonuses.runs",
        _is(RunBonus.BOTH),
        messages.RUNS_OF_BOTH,
        SheetKind.POINTS,
    ),
    _needs_sheet(
        "knock.shot",
        _ON,
        messages.SHOT,
        SheetKind.POINTS,
        SheetKind.PENALTIES,
        SheetKind.GAMES,
        SheetKind.TWOFOLD,
    ),
    _needs_sheet(
        "format.extra_boxes",
        _ON,
        messages.EXTRA_BOXES,
        SheetKind.POINTS,
        SheetKind.THREE_GAMES,
    ),
    _needs_sheet(
        "format.boxes_double",
        _ON,
        messages.DOUBLE_BOXES,
        SheetKind.POINTS,
        SheetKind.THREE_GAMES,
    ),
    _needs_one_total("format.box_bonus", 0),
    _needs_one_total("format.game_bonus", 0),
    _needs_one_total("format.shutout", Shutout.NONE),
    Clash(
        messages.UNPAID_EXTRA_BOXES,
        (("format.extra_boxes", _ON), ("format.box_bonus", _is(0))),
    ),
    Clash(
        messages.NOTHING_TWICE,
        (("format.boxes_double", _ON), ("bonuses.spades_double", _is(False))),
    ),
    _needs_sheet(
        "format.winner", _is(Winner.TOTAL), messages.HIGHER_TOTAL,
        SheetKind.POINTS,
    ),
    Clash(
        messages.HIGHER_TOTAL_WITHOUT_BOXES,
        (("format.winner", _is(Winner.TOTAL)), ("format.box_bonus", _is(0))),
    ),
    _needs_sheet(
        "format.level", _changed, messages.EQUAL_TOTALS,
        SheetKind.SUITS,
    ),
    _needs_sheet(
        "knock.least_deadwood", _ON, messages.LEAST_DEADWOOD, SheetKind.SUITS,
    ),
    _needs_sheet(
        "format.late_start", _changed, messages.LATE_START,
        SheetKind.THREE_GAMES,
    ),
    _needs_sheet(
        "format.all_games", _ON, messages.ALL_GAMES,
        SheetKind.THREE_GAMES,
    ),
    _needs_sheet(
        "format.games", _changed, messages.GAMES, SheetKind.GAMES
    ),
    _needs_sheet(
        "format.deals", _changed,
        messages.DEALS,
        SheetKind.RACE, SheetKind.TWOFOLD, SheetKind.DEALS,
    ),
    _needs_sheet(
        "format.double_deals", _ON,
        messages.DOUBLE_DEALS,
        SheetKind.RACE, SheetKind.TWOFOLD,
    ),
    _needs_sheet(
        "format.roles", _not(Roles.LOT), messages.ROLES,
        SheetKind.RACE,
    ),
    _needs_sheet(
        "stakes.die", _is(Stakes.GAME), messages.STAKE_DIE,
        SheetKind.GAMES,
    ),
    Clash(
        messages.OPEN_MEMORY,
        (("strict_memory", _ON), ("pile.open", _ON)),
    ),
    Clash(
        messages.REFUSAL,
        (("stakes.refusal_pays_offer", _ON), ("stakes.die", _is(Stakes.OFF))),
    ),
    Clash(
        messages.LATER_OFFERS,
        (("stakes.centre_offers", _ON), ("stakes.die", _is(Stakes.OFF))),
    ),
    _uncounted("format.target"),
    _uncounted("bonuses.gin"),
    _uncounted("bonuses.big_gin_points"),
    _uncounted("bonuses.undercut"),
    _uncounted("bonuses.rush"),
    _uncounted("bonuses.runs"),
    _uncounted("bonuses.spades_double"),
    _uncounted("knock.scores"),
)  # fmt: skip
"""Clashes that are always rejected. Options that set the same slot need no entry."""


LATER: tuple[Clash, ...] = (
    Clash(
        messages.AFTER_PASSES,
        (("deal.after_passes", _changed), ("deal.opening", _not(Opening.UPCARD_OFFER))),
    ),
    Clash(
        messages.UNPAID_DOUBLE_BOXES,
        (("format.boxes_double", _ON), ("format.box_bonus", _is(0))),
    ),
    Clash(
        messages.ROUND,
        (("format.deals", _outside_round), ("format.sheet", _is(SheetKind.DEALS))),
    ),
)
"""Clashes that older matches and codes may contain; only new choices are rejected."""


def clashes_in(rules: Rules, own: Rules) -> Iterator[Message]:
    """Yield the messages of the clashes in these rules of a game whose own rules are `own`."""
    return (clash.sentence for clash in CLASHES if clash.holds(rules, own))


def later_clashes_in(rules: Rules, own: Rules) -> tuple[Message, ...]:
    """Return the messages of clashes that are rejected only in new choices."""
    return tuple(clash.sentence for clash in LATER if clash.holds(rules, own))
