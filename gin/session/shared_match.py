"""A match between two people: its record, and a session for each of them.

The record is an ordinary session in the store of the person who began the match, who has seat 0.
Each person looks at a `Side`, in which the other's moves wait until a front end shows them. Sides
are kept in memory, because they follow from the record.
"""

from __future__ import annotations

from collections import deque

from msgspec.structs import replace

from gin.core.errors import SaveError
from gin.messages import errors as messages
from gin.rules.model.actions import Action, parse_action
from gin.rules.model.events import Event
from gin.rules.swapping import swapped_action
from gin.session.game import HUMAN, OPPONENT, Aids, Session
from gin.session.hint_count import NOTE, count_hint, hints_given
from gin.session.moments import usual_cut
from gin.session.partner import Partner
from gin.session.storage.store import Store
from gin.variants.setups import Setup, swapped_setup


class Side(Session):
    """One person's view of the match: the own seat is 0, as in any session.

    `shared` is the match, and `place` the person's seat in its record. The other's moves that
    the person has not seen yet wait in the order of play; `let_opponent_move` shows the first.
    """

    shared: SharedMatch
    place: int

    def sit(self, shared: SharedMatch, place: int) -> None:
        """Take a seat of the match, before anything is played in this session."""
        self.shared, self.place = shared, place
        self._unseen: deque[tuple[int, Action]] = deque()

    def follow(self, hand: int, action: Action) -> None:
        """Let a move of the other wait that was made in a hand, counted from 0."""
        self._unseen.append((hand, action))

    @property
    def opponent_to_move(self) -> bool:
        """Whether a move of the other waits to be shown."""
        return bool(self._unseen) and self._unseen[0][0] == self._hand and not self.hand_over

    def think(self) -> None:
        return

    @property
    def due(self) -> float | None:
        return None

    @property
    def own_turn(self) -> bool:
        """Whether the person is to move and has seen everything before."""
        return self.turn == HUMAN and not self.opponent_to_move

    def submit(self, action: Action) -> tuple[Event, ...]:
        self.shared.act(self.place, action)
        return self.act(HUMAN, action)

    def let_opponent_move(self) -> tuple[Event, ...]:
        _, action = self._unseen.popleft()
        return self.act(OPPONENT, action)

    def go_to(self, hand: int) -> None:
        """Go on to a hand, counted from 0, without showing what was missed before it."""
        while self._hand < hand:
            while self.opponent_to_move:
                self.let_opponent_move()
            super().next_hand()

    def show_all(self) -> None:
        """Show every move that waits, up to the end of the record."""
        self.go_to(self.shared.record.hand_number - 1)
        while self.opponent_to_move:
            self.let_opponent_move()

    def next_hand(self) -> tuple[Event, ...]:
        record = self.shared.record
        if record.hand_number == self.hand_number:
            record.next_hand()
        return super().next_hand()

    def cut(self, text: str = "") -> None:
        self.shared.cut(text)

    def take_cut(self, cut: str) -> None:
        """Deal from the cut that is in the record."""
        super().cut(cut)

    @property
    def can_take_back(self) -> bool:
        return self.own_turn and super().can_take_back

    def take_back(self) -> None:
        self.shared.take_back(self.place)

    def count_hint(self) -> None:
        self.shared.count_hint(self.place)
        super().count_hint()

    @property
    def aids(self) -> Aids:
        """The hints and taken back moves of both, the person's own first."""
        found = self.shared.aids
        return found[::-1] if self.place else found

    def go_back(self, ply: int) -> None:
        """Forget this hand's actions from `ply` on, seen or not."""
        self._unseen.clear()
        if len(self.actions) > ply:
            self.rewind(ply)


_HINTS = (NOTE, "partner-hints:")
_TAKEN_BACK = ("taken-back:", "partner-taken-back:")
"""Beginnings of the names of notes about the record, by seat."""


class SharedMatch:
    """A match between two people.

    `record` is in the store of the person who began it, who has its seat 0. `sides` are what the
    two see, by seat.
    """

    def __init__(self, record: Session, name: str = "", id: str = "", portrait: str = "") -> None:
        """Share the match of `record`; the other values are those of the person in seat 0."""
        assert record.partner is not None
        self.record = record
        self.partner = record.partner
        self.part = ""
        """The part of the cut that comes from the person in seat 1, at another front end."""
        owner = Partner(name, id, portrait, swapped=True, linked=self.partner.linked)
        self.sides = (self._side(0, self.partner), self._side(1, owner))
        self._replay()

    @classmethod
    def begin(
        cls,
        store: Store,
        agreed: Setup,
        partner: Partner,
        seed: int | None = None,
        dealer: int | None = None,
        *,
        take_back: bool = False,
        name: str = "",
        id: str = "",
        portrait: str = "",
    ) -> SharedMatch:
        """Begin a match with a person and save it; with `take_back`, moves can be taken back.

        `name`, `id` and `portrait` are those of the person who begins it.
        """
        record = Session.begin(
            store, agreed, None, seed, dealer, practice=take_back, partner=partner
        )
        return cls(record, name, id, portrait)

    @classmethod
    def resume(
        cls, store: Store, id: int, *, name: str = "", player: str = "", portrait: str = ""
    ) -> SharedMatch:
        """Return a saved match; the move of each person that the other missed waits again.

        Raises:
          SaveError: the match cannot be resumed, or is not one between two people.
        """
        record = Session.resume(store, id)
        if record.partner is None:
            raise SaveError(messages.no_match(match=id))
        return cls(record, name, player, portrait)

    def _side(self, place: int, opposite: Partner) -> Side:
        record, row = self.record, self.record.store.match(self.record.id)
        dealer = row.dealer
        side = Side.begin(
            Store.in_memory(),
            swapped_setup(record.setup) if place else record.setup,
            None,
            row.seed,
            1 - dealer if place and dealer is not None else dealer,
            secret=row.secret,
            salt=row.salt,
            practice=row.practice,
            partner=replace(opposite, swapped=bool(place)),
        )
        assert isinstance(side, Side)
        side.sit(self, place)
        if row.cut:
            side.take_cut(row.cut)
        given = hints_given(record.store, record.id, _HINTS[place])
        if given:
            side.store.set_note(f"{NOTE}{side.id}", str(given))
        return side

    def _replay(self) -> None:
        """Bring the sides to the record's last move; those since a person's own last one wait."""
        rows, last = self.record.store.actions(self.record.id), self.record.hand_number - 1
        for side in self.sides:
            own = [at for at, row in enumerate(rows) if row.seat == side.place]
            for at, row in enumerate(rows):
                side.go_to(row.hand)
                action = parse_action(row.text)
                if side.place:
                    action = swapped_action(action)
                if row.hand == last and (not own or at > own[-1]):
                    side.follow(row.hand, action)
                else:
                    side.act(HUMAN if row.seat == side.place else OPPONENT, action)
            side.go_to(last)

    @property
    def turn(self) -> int | None:
        """The seat to move; None when the hand is over."""
        return self.record.turn

    def act(self, seat: int, action: Action) -> None:
        """Apply and save an action of a person; the other sees it later.

        Raises:
          ActionRefused: the rules forbid the action.
          SaveError: the action cannot be saved.
        """
        hand = self.record.hand_number - 1
        self.record.act(seat, swapped_action(action) if seat else action)
        self.sides[1 - seat].follow(hand, swapped_action(action))

    def cut(self, text: str) -> None:
        """Cut the cards for both, once in a match."""
        self.record.cut(f"{text or usual_cut()} {self.part}" if self.part else text)
        for side in self.sides:
            side.take_cut(self.record.match.own_cut)

    def take_back(self, seat: int) -> None:
        """Undo a person's last action of this hand, and all later ones."""
        ply = self.record.last_ply(seat)
        assert ply is not None
        self.record.rewind(ply)
        count_hint(self.record.store, self.record.id, _TAKEN_BACK[seat])
        for side in self.sides:
            side.go_back(ply)

    def count_hint(self, seat: int) -> None:
        """Count one more hint of a person."""
        count_hint(self.record.store, self.record.id, _HINTS[seat])

    @property
    def aids(self) -> Aids:
        """The hints and taken back moves of both, by seat."""
        store, id = self.record.store, self.record.id
        first, second = (
            (hints_given(store, id, _HINTS[seat]), hints_given(store, id, _TAKEN_BACK[seat]))
            for seat in (0, 1)
        )
        return first, second

    def copy_to(self, store: Store) -> int:
        """Save the match in the store of the person in seat 1, and return its id there.

        Everything must have been shown to them, as after the match.
        """
        side = self.sides[1]
        side.show_all()
        own = store.copy_match(side.store, side.id)
        given = side.store.note(f"{NOTE}{side.id}")
        if given:
            store.set_note(f"{NOTE}{own}", given)
        return own
