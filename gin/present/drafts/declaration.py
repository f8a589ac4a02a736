"""Draft of a declaration: melds and lay-offs that the player arranges before confirming.

The table does not know the draft. On confirmation the draft becomes one action: a knock, a shot,
gin, big gin, or the defender's answer to a knock.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from gin.core.cards import Card, Hand, Suit, cards_of, mask_of, mask_union
from gin.present.words.cards import by_rank, run_order
from gin.rules.counting.scoring import best_split, points_of
from gin.rules.counting.shots import is_shot
from gin.rules.counting.suits import open_suits
from gin.rules.engine import legal
from gin.rules.melds.arrangements import suggested
from gin.rules.melds.kinds import meld_kind
from gin.rules.melds.layoffs import best_layoff, can_lay_off
from gin.rules.model.actions import Action, BigGin, Gin, Knock, LayOff, Melds, Shot
from gin.rules.model.observation import Observation
from gin.rules.model.rules import Rules

AT_ONCE = 2
"""Maximum number of suggested splits shown together."""


class Declaration(Struct, frozen=True):
    """A hand being split into melds and deadwood.

    `card` is the discard that ends the hand. It is None for big gin, for other endings without a
    discard, and for lay-offs. `melds` is the current split, and `picked` holds the cards selected
    for moving. `offered` holds the suggested splits when ending a hand; `page` selects the ones
    shown. `score` is the player's score, which determines the cards of a shot (rules 6). The
    `closed` suits score nothing.

    `by_hand` means that the player chose the melds. `without_discard` means that the hand ends
    without a discard, but not with big gin. `laying_off` means that this is the defender's answer
    to a knock. Only then, `targets` holds the knocker's melds as declared, and `laid` holds the
    cards laid off, each with the index of its meld in `targets`.
    """

    rules: Rules
    hand: Hand
    card: Card | None
    melds: Melds
    picked: Hand = 0
    targets: Melds = ()
    laid: tuple[tuple[Card, int], ...] = ()
    by_hand: bool = False
    laying_off: bool = False
    without_discard: bool = False
    offered: tuple[Melds, ...] = ()
    score: int = 0
    closed: tuple[Suit, ...] = ()
    page: int = 0

    @property
    def suits(self) -> tuple[Suit, ...]:
        """Suits that the split scores in, apart from closed ones; may be empty."""
        return open_suits(self.rules, self.melds, self.loose, self.closed)

    @property
    def rest(self) -> Hand:
        return self.hand & ~mask_of(card for card, _ in self.laid)

    @property
    def loose(self) -> Hand:
        return self.rest & ~mask_union(self.melds)

    @property
    def deadwood(self) -> int:
        values = self.rules.values
        return points_of(self.loose, values.caught if self.laying_off else values.own)

    @property
    def extended(self) -> Melds:
        """The knocker's melds including the cards laid off on them."""
        melds = list(self.targets)
        for card, index in self.laid:
            melds[index] |= card.bit
        return tuple(melds)

    def action(self) -> Action:
        if self.laying_off:
            return LayOff(self.melds, self.laid)
        if self.card is None and not self.without_discard:
            return BigGin(self.melds)
        if is_shot(self.rules, self.score, self.loose):
            return Shot(self.card, self.melds)
        return Knock(self.card, self.melds) if self.loose else Gin(self.card, self.melds)

    def pick(self, card: Card) -> Declaration:
        """Return the draft with a card selected, or deselected if it was selected."""
        return replace(self, picked=self.picked ^ card.bit)

    def may_group(self) -> bool:
        return meld_kind(self.picked, self.rules.melds) is not None

    def group(self) -> Declaration:
        melds = (*self._melds_without(self.picked), self.picked)
        return replace(self, melds=_ordered(melds), picked=0, by_hand=True)

    def loosen(self) -> Declaration:
        return replace(
            self, melds=_ordered(self._melds_without(self.picked)), picked=0, by_hand=True
        )

    def _melds_without(self, cards: Hand) -> Melds:
        """Return the melds without these cards, dropping any that become incomplete."""
        kept = []
        for meld in self.melds:
            rest = meld & ~cards
            if rest == meld or meld_kind(rest, self.rules.melds) is not None:
                kept.append(rest)
        return tuple(kept)

    def alternatives(self) -> tuple[Melds, ...]:
        """Return the suggested splits of the cards that are not laid off."""
        if not self.laying_off:
            return self.offered
        values = self.rules.values.caught
        return tuple(split.melds for split in suggested(self.rest, self.rules.melds, values))

    def shown(self) -> tuple[int, ...]:
        """Return the indexes of the suggested splits on this page, without the current split."""
        others = [n for n, melds in enumerate(self.alternatives()) if melds != self.melds]
        return tuple(others[self.page * AT_ONCE : (self.page + 1) * AT_ONCE])

    def turn_page(self) -> Declaration:
        """Return the draft with the next page of suggested splits, or the first after the last."""
        more = replace(self, page=self.page + 1)
        return more if more.shown() else replace(self, page=0)

    def use(self, melds: Melds) -> Declaration:
        return replace(self, melds=melds, picked=0, by_hand=True)

    def places_for(self, card: Card) -> tuple[int, ...]:
        """Return the indexes of the knocker's melds that a card may be laid off on now."""
        if not self.rest & card.bit:
            return ()
        return tuple(
            index
            for index, meld in enumerate(self.extended)
            if can_lay_off(meld, card, self.rules.melds)
        )

    @property
    def fits(self) -> bool:
        return any(self.places_for(card) for card in cards_of(self.rest))

    def lay(self, card: Card, index: int) -> Declaration:
        """Return the draft with a card laid off.

        The other cards are split again for least deadwood, unless the player chose the melds.
        """
        laid = replace(self, laid=(*self.laid, (card, index)), picked=0)
        if self.by_hand:
            return replace(laid, melds=self._melds_without(card.bit))
        return laid._arranged()

    def take_back(self) -> Declaration:
        back = replace(self, laid=self.laid[:-1], picked=0)
        return back if self.by_hand else back._arranged()

    def best(self) -> Declaration:
        plan = best_layoff(self.hand, self.targets, self.rules.melds, self.rules.values.caught)
        return replace(self, melds=plan.melds, laid=plan.layoffs, picked=0, by_hand=False)

    def _arranged(self) -> Declaration:
        split = best_split(self.rules, self.rest, self.rules.values.caught)
        return replace(self, melds=split.melds)


def _ordered(melds: Melds) -> Melds:
    return tuple(sorted(melds, key=lambda meld: meld & -meld))


def to_end_with(
    seen: Observation, card: Card | None, wanted: type[Action] | None = None
) -> Declaration:
    """Return a draft that ends the hand with this discard, or without one if `card` is None.

    The draft starts with a suggested ending, if possible one of the type `wanted`.
    """
    ways = [action for action in endings_of(seen) if card_of(action) == card]
    if card is None and wanted is not None:
        # Without a discard, propose big gin only if it is wanted.
        ways = [action for action in ways if isinstance(action, BigGin) == (wanted is BigGin)]
    ways.sort(key=lambda action: wanted is not None and not isinstance(action, wanted))
    hand = seen.hand & ~(card.bit if card is not None else 0)
    melds = best_split(seen.rules, hand, seen.rules.values.own).melds
    return Declaration(
        seen.rules,
        hand,
        card,
        ways[0].melds if ways else melds,
        without_discard=card is None and bool(ways) and not isinstance(ways[0], BigGin),
        offered=tuple(dict.fromkeys(action.melds for action in ways)) or (melds,),
        score=seen.scores[seen.seat],
        closed=seen.closed,
    )


Ending = Knock | Gin | Shot | BigGin


def endings_of(seen: Observation) -> tuple[Ending, ...]:
    """Return the endings that the rules suggest now."""
    # A view asks once for each card of the hand, with the same observation.
    if not _last_endings or _last_endings[0][0] != seen:
        found = tuple(action for action in legal(seen) if isinstance(action, Ending))
        _last_endings[:] = [(seen, found)]
    return _last_endings[0][1]


_last_endings: list[tuple[Observation, tuple[Ending, ...]]] = []
"""Cache of one observation and its endings: comparing is cheaper than hashing."""


def card_of(ending: Ending) -> Card | None:
    """Return the discard of an ending, or None."""
    return None if isinstance(ending, BigGin) else ending.card


def to_lay_off(seen: Observation) -> Declaration:
    """Return the defender's draft with nothing laid off yet."""
    assert seen.ending is not None
    blank = Declaration(seen.rules, seen.hand, None, (), targets=seen.ending.melds, laying_off=True)
    return blank._arranged()


def to_split(seen: Observation, card: Card | None, melds: Melds = ()) -> Declaration:
    """Return a draft of a knock with this discard and these melds, which suggests no other."""
    hand = seen.hand & ~(card.bit if card is not None else 0)
    score = seen.scores[seen.seat]
    return Declaration(seen.rules, hand, card, melds, by_hand=True, score=score, closed=seen.closed)


def laid_off(seen: Observation, answer: LayOff) -> Declaration:
    """Return the defender's draft of an answer to a knock."""
    return replace(to_lay_off(seen), melds=answer.melds, laid=answer.cards)


def in_order(declaration: Declaration) -> tuple[Card, ...]:
    """Return the cards not laid off: meld by meld, then the deadwood."""
    cards = [card for meld in declaration.melds for card in run_order(meld)]
    return (*cards, *by_rank(declaration.loose))
