"""Draft of a lay-out: cards that the player puts on the table and takes back before confirming.

The table does not know the draft. A new meld may be incomplete until the player confirms.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from gin.core.cards import Card, Hand, cards_of
from gin.rules.engine import why_not
from gin.rules.flows.layouts import room_on
from gin.rules.melds.kinds import meld_kind
from gin.rules.model.actions import LayOut, Melds
from gin.rules.model.observation import Observation
from gin.rules.model.refusal import Reason, Refusal

Put = tuple[Hand, int]
"""Cards put down together, and the number of their place (see `LayingOut`)."""


class LayingOut(Struct, frozen=True):
    """Cards that the player has put down but not confirmed.

    Places are numbered: first the melds on the table, then the new melds. `picked` holds cards of
    the hand selected to be put down together.
    """

    seen: Observation
    steps: tuple[Put, ...] = ()
    picked: Hand = 0

    @property
    def down(self) -> Hand:
        cards: Hand = 0
        for step, _ in self.steps:
            cards |= step
        return cards

    @property
    def rest(self) -> Hand:
        return self.seen.hand & ~self.down

    @property
    def places(self) -> tuple[int, ...]:
        """Numbers of all places: melds on the table, then new melds in order of creation."""
        count = len(self.seen.spread.melds)
        new = (place for _, place in self.steps if place >= count)
        return (*range(count), *dict.fromkeys(new))

    @property
    def fresh(self) -> int:
        """Number for another new meld."""
        return max((place + 1 for place in self.places), default=0)

    def cards_put_on(self, place: int) -> Hand:
        cards: Hand = 0
        for step, where in self.steps:
            if where == place:
                cards |= step
        return cards

    def at(self, place: int) -> Hand:
        melds = self.seen.spread.melds
        return self.cards_put_on(place) | (melds[place].cards if place < len(melds) else 0)

    @property
    def melds(self) -> Melds:
        """New melds, complete or not."""
        new = self.places[len(self.seen.spread.melds) :]
        return tuple(sorted(map(self.cards_put_on, new), key=lambda meld: meld & -meld))

    @property
    def added(self) -> tuple[tuple[Hand, int], ...]:
        """Cards added to melds on the table, each with the number of the meld."""
        numbers = range(len(self.seen.spread.melds))
        pairs = ((self.cards_put_on(number), number) for number in numbers)
        return tuple((cards, number) for cards, number in pairs if cards)

    def action(self) -> LayOut:
        return LayOut(self.melds, self.added)

    def why_not(self) -> Refusal | None:
        return why_not(self.seen, self.action())

    def pick(self, card: Card) -> LayingOut:
        """Return the draft with a card selected, or deselected if it was selected."""
        return replace(self, picked=self.picked ^ card.bit)

    def put(self, cards: Hand, place: int) -> LayingOut:
        return replace(self, steps=(*self.steps, (cards, place)), picked=self.picked & ~cards)

    def takes(self, place: int, cards: Hand) -> bool:
        """Return whether these cards of the hand may be put down in a place.

        A new meld takes any cards until the player confirms.
        """
        melds = self.seen.spread.melds
        if not cards or cards & ~self.rest:
            return False
        if place >= len(melds):
            return place in (*self.places, self.fresh)
        put = self.cards_put_on(place)
        if room_on(self.seen, melds[place]) < (put | cards).bit_count():
            return False
        return meld_kind(melds[place].cards | put | cards, self.seen.rules.melds) is not None

    def refusal(self, place: int, cards: Hand) -> Refusal | None:
        """Return why these cards may not be added to a meld on the table, or None."""
        found = why_not(self.seen, LayOut((), ((self.cards_put_on(place) | cards, place),)))
        if found is not None and found.reason is Reason.DOES_NOT_FIT:
            return replace(found, card=cards_of(cards)[0])
        return found

    def put_back(self, card: Card) -> LayingOut:
        steps = ((cards & ~card.bit, place) for cards, place in self.steps)
        return replace(self, steps=tuple(step for step in steps if step[0]))

    def take_back(self) -> LayingOut:
        return replace(self, steps=self.steps[:-1])

    def use(self, layout: LayOut) -> LayingOut:
        draft = LayingOut(self.seen)
        for cards, number in layout.added:
            draft = draft.put(cards, number)
        for meld in layout.melds:
            draft = draft.put(meld, draft.fresh)
        return draft
