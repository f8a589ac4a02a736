"""Pia, a child of ten: plays like level 2, but makes beginners' mistakes, and learns with you.

Each choice is wrong with the probability that `gin.ai.players.progress` gives. A wrong choice is
one that beginners make, not a random one; where no such mistake is possible, the choice is right.
Pia breaks up a meld only against players whom she would beat otherwise.
"""

from __future__ import annotations

from gin.ai.player import Player, chance
from gin.ai.players.laying_beginner import completes
from gin.ai.players.progress import NEW, Progress, after_all
from gin.ai.players.simple import least_discards
from gin.ai.players.undrawn_stock import spared
from gin.ai.tactics.outs import others_of_rank, outs_by_partner
from gin.core.cards import Card, Hand, Rank, cards_of, mask_union
from gin.rules.counting.scoring import own_solver
from gin.rules.engine import legal
from gin.rules.model.actions import (
    Accept,
    Action,
    BigGin,
    Discard,
    Done,
    Draw,
    Gin,
    HoldUp,
    Knock,
    LayOff,
    LayOut,
    Pass,
    Refuse,
    Shot,
    Take,
)
from gin.rules.model.observation import Observation

CARELESS = 75.0
"""Share of wrong choices, in percent, above which she also breaks up melds."""


class Learner:
    """A player that makes beginners' mistakes, fewer the more hands the other player wins.

    `before` is its progress before this match. Its right choices are those of `plain`.
    """

    def __init__(self, seed: int, plain: Player, before: Progress = NEW) -> None:
        self._seed = seed
        self._plain = plain
        self._before = before

    def choose(self, seen: Observation) -> Action:
        right = self._plain.choose(seen)
        if len(seen.counts) == 1:
            return right
        rng = chance(self._seed + 2, seen)
        share = self.progress(seen).share
        if rng.random() * 100 >= share:
            return right
        wrong = mistakes(seen, right, breaks_melds=share > CARELESS)
        return spared(seen, rng.choice(wrong)) if wrong else right

    def progress(self, seen: Observation) -> Progress:
        """Return the progress before this hand, by the earlier hands of the match."""
        won = (None if one.winner is None else one.winner == seen.other for one in seen.earlier)
        return after_all(won, self._before)


def mistakes(seen: Observation, right: Action, *, breaks_melds: bool = True) -> list[Action]:
    """Return the mistakes that a beginner might make here, one of each kind.

    A meld that is overlooked looks silly, so only a careless player `breaks_melds`.
    """
    options = legal(seen)
    match right:
        case Gin() | BigGin() | Shot():
            return []
        case Accept() | Refuse():
            return [other for other in (Accept(), Refuse()) if other in options and other != right]
        case Take():
            # The card is overlooked.
            return [other for other in (Draw(), Pass()) if other in options]
        case Draw() | Pass():
            return [Take()] if Take() in options and _tempting(seen) else []
        case LayOff():
            # A card that is not laid off looks as if the program had forgotten the rule.
            return []
        case LayOut():
            return _instead_of_laying_out(options)
        case Discard() | Knock() | HoldUp() | Done():
            return _wrong_discards(seen, options, right, breaks_melds=breaks_melds)
        case _:
            return []


def _tempting(seen: Observation) -> bool:
    """Return whether the face-up card goes with any card of the hand, or is a picture."""
    card = seen.discards[-1]
    if card.rank >= Rank.JACK or completes(seen.hand, card, seen):
        return True
    near = others_of_rank(card) & seen.hand
    return bool(near) or any(
        one.suit == card.suit and abs(one.rank - card.rank) <= 2 for one in cards_of(seen.hand)
    )


def _instead_of_laying_out(options: tuple[Action, ...]) -> list[Action]:
    # The meld is overlooked, and the turn ends.
    ends = [option for option in options if isinstance(option, Done)]
    thrown = [option for option in options if isinstance(option, Discard | HoldUp)]
    return list(ends) or list(thrown[:1])


def _wrong_discards(
    seen: Observation, options: tuple[Action, ...], right: Action, *, breaks_melds: bool
) -> list[Action]:
    thrown = {option.card: option for option in options if isinstance(option, Discard | HoldUp)}
    if not thrown:
        return []
    found = list[Action]()
    knocks = [option for option in options if isinstance(option, Knock)]
    if isinstance(right, Knock):
        # The knock is forgotten.
        found += least_discards(seen, options)[:1]
    elif knocks:
        # The knock comes too early.
        found.append(knocks[0])
    values = seen.rules.values.own
    melds = own_solver(seen.rules).best(seen.hand).melds
    loose = [card for card in thrown if not card.bit & mask_union(melds)]
    if loose:
        # High cards are kept, and a low one goes.
        found.append(thrown[min(loose, key=lambda card: (values[card.rank], card))])
    paired = [card for card in loose if _partners(seen, card)]
    if paired:
        # A near-run or a pair is broken up, while a card alone is kept.
        found.append(thrown[max(paired, key=lambda card: (_partners(seen, card), card))])
    wanted = [card for card in loose if _collected(seen, card)]
    if wanted:
        # The other player gets what it collects.
        found.append(thrown[max(wanted)])
    melded = [card for card in thrown if card.bit & mask_union(melds)]
    if melded and breaks_melds:
        # A meld is overlooked.
        found.append(thrown[max(melded, key=lambda card: (values[card.rank], card))])
    return [action for action in found if action != right]


def _partners(seen: Observation, card: Card) -> int:
    """Return how many cards of the hand could be in a meld of three with the card."""
    rest: Hand = seen.hand & ~card.bit
    return sum(bool(partner & rest) for partner, _ in outs_by_partner(seen.rules.melds)[card])


def _collected(seen: Observation, card: Card) -> bool:
    """Return whether the other player took a card that goes with this one."""
    return any(partner & seen.known for partner, _ in outs_by_partner(seen.rules.melds)[card])
