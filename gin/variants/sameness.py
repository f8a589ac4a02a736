"""Detection of mixtures whose rules equal those of another game."""

from __future__ import annotations

from functools import lru_cache

from gin.rules.model.patches import Patch, patched
from gin.rules.model.rules import (
    Format,
    KnockScores,
    LimitFrom,
    Opening,
    Rules,
    SheetKind,
    Stakes,
)
from gin.variants.game import Game
from gin.variants.registry import GAMES, own_rules
from gin.variants.setups import Setup

_BOXES = ("box_bonus", "game_bonus", "shutout", "extra_boxes", "boxes_double")
_FORMAT_SLOTS: dict[SheetKind, tuple[str, ...]] = {
    SheetKind.POINTS: ("target", "winner", *_BOXES),
    SheetKind.PENALTIES: ("target",),
    SheetKind.PENALTIES_OVER_DEALS: (),
    SheetKind.THREE_GAMES: ("target", "late_start", "all_games", *_BOXES),
    SheetKind.SUITS: ("target", "level"),
    SheetKind.GAMES: ("target", "games"),
    SheetKind.RACE: ("target", "deals", "double_deals", "roles"),
    SheetKind.TWOFOLD: ("target", "deals", "double_deals"),
    SheetKind.DEALS: ("deals",),
}
"""Slots of the format that each kind of sheet reads."""


def known_game(agreed: Setup) -> Game | None:
    """Return the other game of the registry that has the same rules; None if there is none."""
    return _known(agreed.game.id, agreed.rules) if agreed.agreed else None


@lru_cache(maxsize=64)
def _known(id: str, rules: Rules) -> Game | None:
    here = effective_rules(rules)
    return next(
        (one for one in GAMES if one.id != id and _own_effective_rules(one.id) == here), None
    )


@lru_cache(maxsize=64)
def _own_effective_rules(id: str) -> Rules:
    return effective_rules(next(own_rules(one) for one in GAMES if one.id == id))


def effective_rules(rules: Rules) -> Rules:
    """Return the rules with unused slots at their defaults.

    Two games with equal effective rules are played and scored alike.
    """
    idle: dict[str, object] = {}
    usual = Rules()
    unpaid = rules.knock.scores is KnockScores.PENALTY or rules.format.sheet is SheetKind.DEALS
    if unpaid:
        idle["bonuses.gin"] = usual.bonuses.gin
        idle["bonuses.undercut"] = usual.bonuses.undercut
    if unpaid or not rules.bonuses.big_gin:
        idle["bonuses.big_gin_points"] = usual.bonuses.big_gin_points
    elif rules.bonuses.big_gin_points is None:
        idle["bonuses.big_gin_points"] = rules.bonuses.gin
    if rules.knock.limit_from is not LimitFrom.FIXED:
        idle["knock.limit"] = usual.knock.limit
    if rules.knock.limit_from is not LimitFrom.UPCARD:
        idle["knock.upcard_ace"] = usual.knock.upcard_ace
    if rules.deal.opening is not Opening.UPCARD_OFFER:
        idle["deal.after_passes"] = usual.deal.after_passes
    if rules.stakes.die is Stakes.OFF:
        idle["stakes"] = usual.stakes
    read = _FORMAT_SLOTS[rules.format.sheet]
    kept = {name: getattr(rules.format, name) for name in ("sheet", *read)}
    idle["format"] = Format(**kept)
    made: Rules = patched(rules, [Patch(set=idle)])
    return made
