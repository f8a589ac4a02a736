"""A seat's knowledge as lines of the engine protocol, and back.

The host writes the lines with an `ObservationWriter`, and our engine reads them with an
`ObservationReader`. See docs/engine-protocol.md.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from msgspec import NODEFAULT, Struct
from msgspec.structs import fields

from gin.ai.protocol.codec import CardMask, fields_of, read, written
from gin.core.cards import Card, mask_of
from gin.core.errors import BadLine
from gin.core.external_text import quoted
from gin.rules import engine
from gin.rules.model.actions import notation
from gin.rules.model.events import Dealt, Discarded, Event, Took
from gin.rules.model.observation import Observation
from gin.rules.model.phase import Phase
from gin.rules.model.rules import Rules
from gin.rules.model.stakes import HIGHEST, looked
from gin.variants.codes import setup_from
from gin.variants.setups import Setup, with_drawn_roles

VERSION = 2
_NOT_STATE = frozenset({"rules", "seat", "log"})
"""Fields of an observation without `state` lines; `newgame` and `event` lines carry them."""
_PILE, _TOP = "discards", "top"
"""The discard pile is sent as its top card; the events show the cards below."""

Line = str


def states() -> dict[str, Any]:
    """Return the types of everything that `state` lines carry, by name."""
    return {
        _TOP if name == _PILE else name: Card | None if name == _PILE else kind
        for name, kind in fields_of(Observation).items()
        if name not in _NOT_STATE
    }


def _state(seen: Observation, name: str) -> Any:
    if name == _TOP:
        return seen.discards[-1] if seen.discards else None
    return getattr(seen, name)


def discards_by(log: Iterable[Event]) -> tuple[Card, ...]:
    """Return the discard pile, its top last, after the events of a hand.

    Raises:
        BadLine: a card was taken that was not on top.
    """
    pile: list[Card] = []
    for event in log:
        match event:
            case Dealt(upcard=Card() as card) | Discarded(card=card):
                pile.append(card)
            case Took(card=card):
                if not pile or pile[-1] != card:
                    top = pile[-1].code if pile else "none"
                    raise BadLine(
                        f"{card.code} was taken, and the events before leave {top} on top"
                    )
                pile.pop()
            case _:
                pass
    return tuple(pile)


_FIRST = {
    field.name: field.default
    for field in fields(Observation)
    if field.default is not NODEFAULT and field.name not in _NOT_STATE
}
"""Initial values of some states. A state with its initial value need not be sent."""
_NEVER = object()


class ObservationWriter:
    """Writes the observations of one seat as lines, with only the changes since the last call.

    With `rules`, it also writes each value of the rules. With `legal`, it also writes legal moves.
    """

    def __init__(self, agreed: Setup, *, rules: bool = False, legal: bool = False) -> None:
        self._agreed = agreed
        self._rules = rules
        self._legal = legal
        self._last: Observation | None = None

    def lines(self, seen: Observation) -> tuple[Line, ...]:
        found = tuple(self._lines(seen))
        self._last = seen
        return found

    def _lines(self, seen: Observation) -> Iterator[Line]:
        before = self._last
        if before is None or (before.rules, before.seat) != (seen.rules, seen.seat):
            yield from self._game(seen)
            before = None
        if before is None or seen.log[: len(before.log)] != before.log:
            yield "newhand"
            before = None
        known = len(before.log) if before is not None else 0
        for event in seen.log[known:]:
            yield f"event {written(event, Event)}"
        for name, kind in states().items():
            value = _state(seen, name)
            sent = _FIRST.get(name, _NEVER) if before is None else _state(before, name)
            if sent is _NEVER or sent != value:
                yield f"state {name} {written(value, kind)}"
        if self._legal and seen.turn == seen.seat:
            for action in engine.legal(seen):
                yield f"legal {notation(action)}"

    def _game(self, seen: Observation) -> Iterator[Line]:
        agreed = with_drawn_roles(self._agreed, seen.rules)
        if agreed.rules != seen.rules:
            raise BadLine(f"the rules observed are not those of {agreed.game.id!r}")
        yield " ".join(("newgame", agreed.game.id, str(seen.seat), *agreed.agreed))
        if self._rules:
            for path, text in slots(seen.rules):
                yield f"rule {path} {text}"


def slots(rules: Rules) -> Iterator[tuple[str, str]]:
    """Yield the path and the text of every value of the rules, such as ("knock.limit", "10")."""
    yield from _slots(rules, "")


def _slots(part: Any, path: str) -> Iterator[tuple[str, str]]:
    for name, kind in fields_of(type(part)).items():
        value = getattr(part, name)
        if isinstance(value, Struct):
            yield from _slots(value, f"{path}{name}.")
        else:
            yield f"{path}{name}", written(value, kind)


class ObservationReader:
    """Reads lines into an observation. An invalid line raises an error and changes nothing."""

    def __init__(self) -> None:
        self._rules: Rules | None = None
        self._seat = 0
        self._log: list[Event] = []
        self._states: dict[str, Any] = {}

    def newgame(self, words: list[str]) -> None:
        """Read a game by its id or code, the seat, and the agreed options.

        Raises:
            GinError: there is no such game or option.
            BadLine: there is no such seat, or a word is missing.
        """
        if len(words) < 2:
            raise BadLine("a game and a seat are needed, such as 'modern 1'")
        rules = setup_from(words[0], words[2:]).rules
        if words[1] not in [str(seat) for seat in range(rules.seats)]:
            raise BadLine(f"seat {quoted(words[1])}: {words[0]} has seats 0 to {rules.seats - 1}")
        self._rules, self._seat = rules, int(words[1])
        self._log, self._states = [], {}

    def newhand(self, words: list[str]) -> None:
        self._needs_game()
        if words:
            raise BadLine(f"{quoted(words[0])} is too much: newhand stands alone")
        self._log, self._states = [], {}

    def event(self, words: list[str]) -> None:
        self._needs_game()
        self._log.append(read(" ".join(words), Event))

    def state(self, words: list[str]) -> None:
        self._needs_game()
        known = states()
        if not words or words[0] not in known:
            name = words[0] if words else ""
            raise BadLine(f"{quoted(name)} is none of {', '.join(known)}")
        try:
            self._states[words[0]] = read(" ".join(words[1:]), known[words[0]])
        except BadLine as error:
            raise BadLine(f"{words[0]}: {error}") from error

    def _needs_game(self) -> Rules:
        if self._rules is None:
            raise BadLine("no newgame came before")
        return self._rules

    def observation(self, *, deciding: bool = True) -> Observation:
        """Return the seat's observation; unless `deciding`, the seat need not be on turn.

        Raises:
            BadLine: the lines are incomplete, contradict themselves, or leave nothing to decide.
        """
        rules = self._needs_game()
        missing = [name for name in states() if name not in self._states and name not in _FIRST]
        if missing:
            raise BadLine(f"no state {missing[0]!r} came before")
        known = {name: value for name, value in self._states.items() if name != _TOP}
        pile = discards_by(self._log)
        seen = Observation(
            rules=rules, seat=self._seat, log=tuple(self._log), discards=pile, **known
        )
        if _state(seen, _TOP) != (top := self._states[_TOP]):
            claimed, left = (written(card, Card | None) for card in (top, _state(seen, _TOP)))
            raise BadLine(f"top is {claimed}, and the events leave {left} on top")
        for why in contradictions(seen):
            raise BadLine(why)
        if deciding and seen.phase is Phase.OVER:
            raise BadLine("the hand is over")
        if deciding and seen.turn != seen.seat:
            raise BadLine(f"seat {seen.turn} is on turn, not seat {seen.seat}")
        return seen


def contradictions(seen: Observation) -> Iterator[str]:
    """Yield the reasons why an observation is impossible."""
    seats = range(seen.rules.seats)
    for name, value in (("turn", seen.turn), ("dealer", seen.dealer)):
        if value not in seats:
            yield f"{name} {value}: there are seats 0 to {len(seats) - 1}"
    for name, values in (("scores", seen.scores), ("counts", seen.counts)):
        if len(values) != len(seats):
            yield f"{name} {written(values, tuple[int, ...])}: one is needed for each seat"
            return
    if seen.untouched < 0:
        yield f"untouched {seen.untouched}: it is 0 or more"
    held = seen.hand.bit_count()
    if looked(seen.stake) and held != seen.counts[seen.seat]:
        has = "1 card" if held == 1 else f"{held} cards"
        yield f"hand has {has}, and counts says {seen.counts[seen.seat]}"
    piles = {"hand": seen.hand, "known": seen.known, "discards": mask_of(seen.discards)}
    if len(set(seen.discards)) != len(seen.discards):
        yield "a card lies twice in discards"
    for (name, cards), (other, others) in _pairs(piles.items()):
        if cards & others:
            yield f"{written(cards & others, CardMask)} is in {name} and in {other}"
    for place, hand in enumerate(seen.earlier, start=1):
        by_seat = {len(hand.turns), len(hand.points)}
        if by_seat != {len(seats)} or not {hand.ender, hand.winner} <= {None, *seats}:
            yield f"earlier, hand {place}: there are seats 0 to {len(seats) - 1}"
        if min(hand.points, default=0) < 0 or hand.die not in (None, *range(1, HIGHEST + 1)):
            yield f"earlier, hand {place}: points are 0 or more, and a die shows 1 to {HIGHEST}"


def _pairs(items: Iterable[tuple[str, int]]) -> Iterator[tuple[tuple[str, int], tuple[str, int]]]:
    found = list(items)
    for place, one in enumerate(found):
        for other in found[place + 1 :]:
            yield one, other
