"""Lay-outs worth suggesting: melds and added cards that leave few points in the hand (rules 8).

A lay-out is dominated, and left out, if another one leaves only some of the same cards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from gin.core.cards import Card, Hand, cards_of
from gin.rules.counting.scoring import points_of
from gin.rules.melds.kinds import melds_in
from gin.rules.melds.layoffs import can_lay_off
from gin.rules.melds.solver import solver
from gin.rules.model.actions import LayOut, Melds
from gin.rules.model.meld_kinds import MeldKind, MeldRules

Target = tuple[int, Hand, int]
"""A meld on the table: its number, its cards, and how many cards may be added."""
Added = tuple[tuple[Hand, int], ...]
_MOST_STATES = 240
"""Maximum number of possible hands to keep while exploring: those with the fewest points."""


def layouts_of(
    hand: Hand,
    targets: Sequence[Target],
    rules: MeldRules,
    values: tuple[int, ...],
    may_leave: Callable[[Hand], bool],
    most: int = 8,
) -> tuple[LayOut, ...]:
    """Return up to `most` undominated lay-outs, those that leave the fewest points first.

    `may_leave` checks whether the rules allow the player to keep the cards that are left.
    """
    left: dict[Hand, Added] = {hand: ()}
    for target in targets:
        left = _with_target(left, target, rules)
        if len(left) > _MOST_STATES:
            fewest = sorted(left, key=lambda rest: (points_of(rest, values), rest))
            left = {rest: left[rest] for rest in fewest[:_MOST_STATES]}
    whole: dict[Hand, tuple[Melds, Added]] = {}
    for rest, added in left.items():
        for after, melds in _melded(rest, rules, values):
            if after != hand and may_leave(after) and after not in whole:
                whole[after] = melds, added
    free = [rest for rest in whole if not any(o & rest == o != rest for o in whole)]
    free.sort(key=lambda rest: (points_of(rest, values), rest))
    return tuple(LayOut(*whole[rest]) for rest in free[:most])


def _with_target(left: dict[Hand, Added], target: Target, rules: MeldRules) -> dict[Hand, Added]:
    number, meld, room = target
    found = dict(left)
    for rest, added in left.items():
        for cards in _growths(meld, room, rest, rules):
            found.setdefault(rest & ~cards, (*added, (cards, number)))
    return found


def _growths(meld: Hand, room: int, hand: Hand, rules: MeldRules) -> Iterable[Hand]:
    found: set[Hand] = set()
    waiting: list[Hand] = [0]
    while waiting:
        cards = waiting.pop()
        for card in _representatives(hand & ~cards, rules):
            grown = cards | card.bit
            if grown not in found and can_lay_off(meld | cards, card, rules):
                found.add(grown)
                if grown.bit_count() < room:
                    waiting.append(grown)
    return sorted(found)


def _representatives(hand: Hand, rules: MeldRules) -> tuple[Card, ...]:
    if MeldKind.POKER not in rules.kinds:
        return cards_of(hand)
    return tuple({card.rank: card for card in reversed(cards_of(hand))}.values())


def _melded(hand: Hand, rules: MeldRules, values: tuple[int, ...]) -> Iterable[tuple[Hand, Melds]]:
    """Return each hand left after new melds, with those melds; with poker melds, only the best."""
    if MeldKind.POKER in rules.kinds:
        best = solver(rules, values).best(hand)
        return ((best.loose, best.melds),)
    found: dict[Hand, Melds] = {hand: ()}
    # Longest first, so that the same cards are laid out in as few melds as possible.
    for meld in sorted(melds_in(hand, rules), key=lambda each: (-each.bit_count(), each)):
        for rest, melds in tuple(found.items()):
            if meld & rest == meld:
                found.setdefault(rest ^ meld, (*melds, meld))
    return found.items()
