"""The events of a hand, and each seat's view of them."""

from __future__ import annotations

from msgspec import Struct

from gin.core.cards import Hand
from gin.rules.model.events import Event, HeldUp, Took, seen_by


class Log(Struct, frozen=True):
    """The events of a hand so far.

    For each seat, `seen` has the events as the seat saw them. `taken` has the cards that the seat
    took from the discard pile, and every card that either player held up.
    """

    events: tuple[Event, ...]
    seen: tuple[tuple[Event, ...], ...]
    taken: tuple[Hand, ...]

    def with_event(self, event: Event) -> Log:
        seen = tuple([(*log, seen_by(seat, event)) for seat, log in enumerate(self.seen)])
        taken = self.taken
        if isinstance(event, Took):
            seat = event.seat
            taken = (*taken[:seat], taken[seat] | event.card.bit, *taken[seat + 1 :])
        elif isinstance(event, HeldUp):
            taken = tuple([cards | event.card.bit for cards in taken])
        return Log((*self.events, event), seen, taken)

    def since(self, before: Log) -> tuple[Event, ...]:
        return self.events[len(before.events) :]


def log_of(seats: int, *events: Event) -> Log:
    """Return the log of these events."""
    log = Log((), ((),) * seats, (0,) * seats)
    for event in events:
        log = log.with_event(event)
    return log
