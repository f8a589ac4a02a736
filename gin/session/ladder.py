"""The ladder: rounds of matches against one opponent after another, and how far the player is.

Each round has a rung for each opponent, from the weakest to the strongest, and the strongest again
with all his thinking time. Each rung has its own game and stakes, and each round another family of
games. The ladder locks nothing: any rung can be played at any time.

The state follows from the kept matches whose `event` is "ladder:ROUND:STEP", both counted from 1.
"""

from __future__ import annotations

import re

from msgspec import Struct
from msgspec.structs import replace

from gin.ai.player import ThinkingTime
from gin.ai.players.levels import LEARNER, STRONGEST
from gin.session.per_change import once_per_change
from gin.session.storage.store import Store
from gin.variants.setups import Setup, setup

_PIA, _FELIX, _BRUNO, _ADA, _VERA = LEARNER, 1, 2, 3, 4
_EVENT = re.compile(r"ladder:([1-9]):([1-9])")
_PLAYED = """
SELECT m.event, m.id, m.state, m.touched, m.total0, m.total1, o.winner
FROM match m LEFT JOIN outcome o ON o.match = m.id
WHERE m.event BETWEEN 'ladder:' AND 'ladder:~' AND m.practice = 0
  AND m.state IN ('open', 'finished')
ORDER BY m.played, m.id
"""


class Rung(Struct, frozen=True):
    """A match of the ladder: the opponent's level, the game and its options.

    On the rung below the last, the strongest opponent is `hurried`: he thinks only briefly.
    """

    level: int
    game: str
    agreed: tuple[str, ...]
    hurried: bool = False

    @property
    def setup(self) -> Setup:
        return setup(self.game, self.agreed)


ROUNDS: tuple[tuple[Rung, ...], ...] = (
    (
        Rung(_PIA, "gin", ("target=50",)),
        Rung(_FELIX, "house", ()),
        Rung(_BRUNO, "rush", ()),
        Rung(_ADA, "gin", ("knock=gin-only",)),
        Rung(_VERA, "modern", ("strict-memory=on",)),
        Rung(STRONGEST, "oklahoma", ("target=100",), hurried=True),
        Rung(STRONGEST, "gin", ("target=150",)),
    ),
    (
        Rung(_PIA, "rainbow", ("target=50",)),
        Rung(_FELIX, "indian", ()),
        Rung(_BRUNO, "rush", ("rainbow=on",)),
        Rung(_ADA, "sequence", ()),
        Rung(_VERA, "tedesco", ()),
        Rung(STRONGEST, "oklahoma", ("rainbow=on", "target=100"), hurried=True),
        Rung(STRONGEST, "modern", ("rainbow=on",)),
    ),
    (
        Rung(_PIA, "hollywood", ("target=50",)),
        Rung(_FELIX, "dice", ("round=7",)),
        Rung(_BRUNO, "race", ()),
        Rung(_ADA, "twofold", ("deals=5",)),
        Rung(_VERA, "gin500", ("target=200",)),
        Rung(STRONGEST, "pro", ("games=2",), hurried=True),
        Rung(STRONGEST, "hollywood", ()),
    ),
    (
        Rung(_PIA, "colonel", ("one-hand=on",)),
        Rung(_FELIX, "skarney", ("target=100",)),
        Rung(_BRUNO, "colonel", ("target=50",)),
        Rung(_ADA, "skarney", ("contract-more=on", "target=100")),
        Rung(_VERA, "colonel", ("strict-memory=on",)),
        Rung(STRONGEST, "skarney", ()),
        Rung(STRONGEST, "colonel", ("rainbow=on",)),
    ),
)
"""The rungs of each round, lowest first."""


class Place(Struct, frozen=True, order=True):
    """A rung's place: its round and its step, both from 1."""

    round: int
    step: int

    @property
    def rung(self) -> Rung:
        return ROUNDS[self.round - 1][self.step - 1]

    @property
    def event(self) -> str:
        """The `event` of its matches."""
        return f"ladder:{self.round}:{self.step}"

    @property
    def last(self) -> bool:
        """Whether this is the last rung of its round."""
        return self.step == len(ROUNDS[self.round - 1])

    @property
    def above(self) -> Place | None:
        """The next rung, perhaps the first of the next round; None at the very end."""
        if not self.last:
            return Place(self.round, self.step + 1)
        return Place(self.round + 1, 1) if self.round < len(ROUNDS) else None


def place_of(event: str) -> Place | None:
    """Return the place of a match with this `event`; None if it belongs to no rung."""
    found = _EVENT.fullmatch(event)
    if found is None:
        return None
    place = Place(int(found[1]), int(found[2]))
    return place if place in PLACES else None


PLACES = tuple(
    Place(number, step)
    for number, rungs in enumerate(ROUNDS, start=1)
    for step in range(1, len(rungs) + 1)
)
"""All rungs, in the order in which they are climbed."""


def thinking_time(event: str) -> ThinkingTime:
    """Return the opponent's thinking time in a match with this `event`."""
    place = place_of(event)
    return ThinkingTime.FAST if place is not None and place.rung.hurried else ThinkingTime.FULL


class RungState(Struct, frozen=True):
    """The state of a rung.

    Attributes:
      match: the first match that the player won on it; None if there is none.
      when: the end of that match, in seconds since 1970.
      lost: the number of matches that the player lost on it.
      last_lost: whether the latest finished match was lost.
      begun: the latest unfinished match; None if there is none.
      totals: the score of that match without its unfinished hand.
    """

    place: Place
    match: int | None = None
    when: float = 0.0
    lost: int = 0
    last_lost: bool = False
    begun: int | None = None
    totals: tuple[int, int] = (0, 0)

    @property
    def won(self) -> bool:
        return self.match is not None


class Climb(Struct, frozen=True):
    """The states of all rungs, in the order of `PLACES`."""

    rungs: tuple[RungState, ...]

    def state(self, place: Place) -> RungState:
        return self.rungs[PLACES.index(place)]

    def round(self, number: int) -> tuple[RungState, ...]:
        """Return the rungs of a round, lowest first."""
        return tuple(one for one in self.rungs if one.place.round == number)

    def completed(self, number: int) -> bool:
        """Return whether all rungs of a round were won."""
        return all(one.won for one in self.round(number))

    @property
    def next(self) -> Place | None:
        """The lowest rung not won yet, in the first round that has one; None at the very end."""
        return next((one.place for one in self.rungs if not one.won), None)


@once_per_change
def climb(store: Store) -> Climb:
    """Return how far the player has climbed; practice does not count."""
    found = {place: RungState(place) for place in PLACES}
    for event, id, state, touched, total0, total1, winner in store.rows(_PLAYED):
        place = place_of(str(event))
        if place is None:
            continue
        found[place] = _with_match(
            found[place], int(str(id)), state == "open", float(str(touched)),
            (int(str(total0 or 0)), int(str(total1 or 0))), winner,
        )  # fmt: skip
    return Climb(tuple(found.values()))


def _with_match(
    before: RungState,
    id: int,
    unfinished: bool,
    touched: float,
    totals: tuple[int, int],
    winner: object,
) -> RungState:
    if unfinished:
        return replace(before, begun=id, totals=totals)
    if winner == 0:
        if before.won:
            return replace(before, last_lost=False)
        return replace(before, last_lost=False, match=id, when=touched)
    lost = winner == 1
    return replace(before, lost=before.lost + lost, last_lost=lost)
