"""Moves that look silly to a card player, and the moves that should replace them.

A discard is silly if another loose card counts as much or more, helps no better, and is no more
dangerous, and keeping that one looks wrong: a ten kept instead of a card of three or less, or a
lone ten instead of one that still may meld. It is also silly to hold two points or less, turn after
turn, without knocking.
"""

from __future__ import annotations

from gin.ai.tactics.danger import danger, read
from gin.ai.tactics.endings import ending_for, hand_after, safest_knock
from gin.ai.tactics.outs import outs_by_partner
from gin.ai.tactics.suits import in_suits
from gin.core.cards import Card, Hand, mask_union
from gin.rules.counting.scoring import own_solver, points_of
from gin.rules.engine import legal
from gin.rules.model.actions import Action, Discard, Knock
from gin.rules.model.events import Discarded, Drew, Took
from gin.rules.model.meld_kinds import MeldKind
from gin.rules.model.observation import Observation
from gin.rules.model.phase import Phase
from gin.rules.model.rules import KnockScores

LOW = 3
"""Maximum points of a card that should not go before a loose ten."""
HIGH = 10
"""Points of tens and court cards in most games."""
TINY = 2
"""Maximum deadwood with which a player waits for `WAITS` turns at most."""
WAITS = 2
AS_SAFE = 0.02
"""Difference of danger that does not count."""
_PLAIN = frozenset({MeldKind.SET, MeldKind.RUN})


def live_outs(seen: Observation, card: Card) -> int:
    """Return how many unseen cards would meld the card together with one other of the hand."""
    found = 0
    for partner, outs in outs_by_partner(seen.rules.melds)[card]:
        if partner & seen.hand:
            found |= outs & seen.unseen
    return found.bit_count()


def better_discards(seen: Observation, card: Card) -> list[Card]:
    """Return the cards that a card player would throw before `card`; empty if it is not silly."""
    if seen.rules.melds.kinds - _PLAIN or in_suits(seen.rules):
        return []
    values = seen.rules.values.own
    points = values[card.rank]
    if LOW < points < HIGH:
        return []
    loose = seen.hand & ~card.bit
    loose &= ~mask_union(own_solver(seen.rules).best(loose).melds)
    others = [
        option.card
        for option in legal(seen)
        if isinstance(option, Discard) and option.card.bit & loose
    ]
    others = [other for other in others if values[other.rank] >= HIGH]
    if not others:
        return []
    helps = live_outs(seen, card)
    reading = read(seen)
    risk = danger(card, reading, seen.rules.melds) + AS_SAFE

    def is_better(other: Card) -> bool:
        outs = live_outs(seen, other)
        worse = outs <= helps if points <= LOW else outs == 0 < helps
        return worse and danger(other, reading, seen.rules.melds) <= risk

    return [other for other in others if is_better(other)]


def hands_after_turns(seen: Observation) -> list[Hand]:
    """Return the player's hands after its finished turns, latest first.

    The player has just drawn, and knows what it took, drew and discarded before.
    """
    found = list[Hand]()
    hand = seen.hand
    for event in reversed(seen.log):
        match event:
            case Drew(seat=seat, card=Card() as card) | Took(seat=seat, card=card):
                if seat == seen.seat:
                    hand &= ~card.bit
                    found.append(hand)
            case Discarded(seat=seat, card=card) if seat == seen.seat:
                hand |= card.bit
            case _:
                pass
    return found[:-1]


def overdue_knock(seen: Observation) -> Knock | None:
    """Return a knock with tiny deadwood, if the player waited with as little for `WAITS` turns."""
    if seen.phase is not Phase.DISCARD or seen.turns[seen.seat] < WAITS:
        return None
    if in_suits(seen.rules) or seen.rules.knock.scores is KnockScores.PENALTY:
        return None
    options = legal(seen)
    best = ending_for(seen, options)
    if not isinstance(best, Knock):
        return None
    deadwood = points_of(hand_after(seen, best) & ~mask_union(best.melds), seen.rules.values.own)
    count = own_solver(seen.rules).deadwood
    before = hands_after_turns(seen)[:WAITS]
    if deadwood > TINY or any(count(hand) > TINY for hand in before):
        return None
    return safest_knock(seen, options, deadwood)


def sensible(seen: Observation, action: Action) -> Action:
    """Return `action`, or the move that a card player would make if it is silly."""
    if len(seen.counts) != 2 or seen.rules.whole_hands or not isinstance(action, Discard):
        return action
    knock = overdue_knock(seen)
    if knock is not None:
        return knock
    better = better_discards(seen, action.card)
    if not better:
        return action
    reading = read(seen)
    safest = min(
        better,
        key=lambda card: (
            live_outs(seen, card), danger(card, reading, seen.rules.melds), -card.rank, card
        ),
    )  # fmt: skip
    return Discard(safest)
