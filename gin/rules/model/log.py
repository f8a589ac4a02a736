"""What happened in a hand, and what each seat was shown of it, kept as it happens."""

from __future__ import annotations

from msgspec import Struct

from gin.core.cards import Hand
from gin.rules.model.events import Event, HeldUp, Took, seen_by


class Log(Struct, frozen=True):
    """The events of a hand so far. By seat: the same as that seat saw them, and the cards that
    it took in sight of all, or that were held up to be offered, whoever has them."""

    events: tuple[Event, ...]
    seen: tuple[tuple[Event, ...], ...]
    taken: tuple[Hand, ...]

    def told(self, event: Event) -> Log:
        """The log with one more event."""
        seen = tuple([(*log, seen_by(seat, event)) for seat, log in enumerate(self.seen)])
        taken = self.taken
        if isinstance(event, Took):
            seat = event.seat
            taken = (*taken[:seat], taken[seat] | event.card.bit, *taken[seat + 1 :])
        elif isinstance(event, HeldUp):
            taken = tuple([cards | event.card.bit for cards in taken])
        return Log((*self.events, event), seen, taken)

    def since(self, before: Log) -> tuple[Event, ...]:
        """The events that were not there before."""
        return self.events[len(before.events) :]


def log_of(seats: int, *events: Event) -> Log:
    """The log of these events, for so many seats."""
    log = Log((), ((),) * seats, (0,) * seats)
    for event in events:
        log = log.told(event)
    return log
