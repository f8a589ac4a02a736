"""A match as the player opposite sees it: the same cards and moves, with the two seats swapped.

Every function is its own inverse.
"""

from __future__ import annotations

from msgspec.structs import replace

from gin.core.cards import Card
from gin.rules.model.actions import Action, Challenge
from gin.rules.model.patches import Patch, patched
from gin.rules.model.result import HandResult
from gin.rules.model.rules import Roles, Rules, SheetKind
from gin.rules.model.stakes import Die

_ROLES = {Roles.POINTS: Roles.DEALS, Roles.DEALS: Roles.POINTS}


def swapped_rules(rules: Rules) -> Rules:
    """Return the rules with the roles of a race swapped (rules 6); other rules are the same."""
    if rules.format.sheet is not SheetKind.RACE or rules.format.roles not in _ROLES:
        return rules
    return patched(rules, [Patch(set={"format.roles": _ROLES[rules.format.roles]})])


def swapped_deck(rules: Rules, deck: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return the deck that deals each hand to the other seat."""
    dealt = 2 * rules.deal.cards
    hands = (card for pair in zip(deck[1:dealt:2], deck[0:dealt:2], strict=True) for card in pair)
    return (*hands, *deck[dealt:])


def swapped_action(action: Action) -> Action:
    """Return the action with its seat swapped, if it names one."""
    return Challenge(1 - action.seat) if isinstance(action, Challenge) else action


def swapped_die(die: Die | None) -> Die | None:
    """Return the die with its owner swapped, if a seat owns it."""
    return die if die is None or die.owner is None else replace(die, owner=1 - die.owner)


def swapped_result(result: HandResult) -> HandResult:
    """Return the result with every seat in it swapped."""
    return replace(
        result,
        ender=_other(result.ender),
        winner=_other(result.winner),
        sides=result.sides[::-1],
        lines=tuple(replace(line, seat=1 - line.seat) for line in result.lines),
        die=swapped_die(result.die),
        turns=result.turns[::-1],
    )


def _other(seat: int | None) -> int | None:
    return None if seat is None else 1 - seat
