"""The lines of a table that is played from two front ends, described in docs/table-protocol.md.

The host sends only what seat 1 sees: an observation in the lines of the engine protocol, and facts
that both know, such as the seal and the results.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from enum import StrEnum

from msgspec import Struct

from gin.ai.protocol.codec import read, written
from gin.ai.protocol.lines import ObservationReader
from gin.core.cards import Card
from gin.core.errors import BadLine, GinError
from gin.core.external_text import quoted
from gin.rules.model.observation import Observation
from gin.rules.model.result import HandResult
from gin.session.game import Aids
from gin.session.likeness import parse_likeness
from gin.session.seal import DIGITS
from gin.session.settings import tidy_name
from gin.variants.codes import setup_from
from gin.variants.setups import Setup

LONGEST_VALUE = 10_000
"""Maximum characters of a name, a cut or another short value."""


class Cause(StrEnum):
    """The reason why the host sends the table."""

    JOINED = "joined"
    OWN = "own"
    OTHER = "other"
    DEALT = "dealt"
    CUT = "cut"
    TAKEN_BACK = "taken-back"


class Greeting(Struct, frozen=True):
    """A person's name, portrait and player's id; each may be empty."""

    name: str = ""
    portrait: str = ""
    player: str = ""

    def lines(self) -> tuple[str, ...]:
        return f"name {self.name}", f"portrait {self.portrait}", f"player {self.player}"


class Snapshot(Struct, frozen=True):
    """The table as seat 1 sees it after a step.

    `number` counts the snapshots of a connection. `hand` counts from 1. `revealed`, `code`,
    `next_seal` and `file` are empty until the hand is over. `dealer` deals the next hand, or this
    one if it is not over. `to_cut` means that the cards may still be cut.
    """

    number: int
    cause: Cause
    seen: Observation
    results: tuple[HandResult, ...]
    hand: int
    dealer: int
    seal: str
    next_seal: str = ""
    code: str = ""
    revealed: str = ""
    file: tuple[str, ...] = ()
    own_cut: str = ""
    to_cut: bool = False
    practice: bool = False


class Agreed(Struct, frozen=True):
    """The facts that hold for the whole match.

    `draws` are the cards cut for the first deal, as seat 1 sees them.
    """

    setup: Setup
    host: Greeting
    draws: tuple[tuple[Card, Card], ...]


class Record(Struct, frozen=True):
    """A finished match as seat 1 saves it: the source of its cards, and its moves in order."""

    seed: int
    dealer: int | None
    secret: str
    salt: str
    cut: str
    practice: bool
    aids: Aids
    moves: tuple[tuple[int, int, str], ...]
    """Hand from 0, seat, and move of each."""


def yes(value: bool) -> str:
    """Return a truth value as a word of the protocol."""
    return "yes" if value else "no"


def agreed_lines(agreed: Agreed) -> Iterator[str]:
    """Yield the lines of what holds for the whole match."""
    yield " ".join(("game", agreed.setup.game.id, *agreed.setup.agreed))
    yield from agreed.host.lines()
    yield f"draws {written(agreed.draws, _DRAWS)}"


def fact_lines(shown: Snapshot) -> Iterator[str]:
    """Yield the lines of a snapshot apart from its observation and its results."""
    yield f"hand {shown.hand}"
    yield f"deals {shown.dealer}"
    yield f"seal {shown.seal}"
    for name, text in (
        ("next-seal", shown.next_seal), ("code", shown.code), ("revealed", shown.revealed),
    ):  # fmt: skip
        if text:
            yield f"{name} {text}"
    yield from (f"file {line}" for line in shown.file)
    if shown.own_cut:
        yield f"cut {shown.own_cut}"
    yield f"to-cut {yes(shown.to_cut)}"
    yield f"practice {yes(shown.practice)}"


def result_line(result: HandResult) -> str:
    """Return the line of a hand's result."""
    return f"result {written(result, HandResult)}"


def record_lines(record: Record) -> Iterator[str]:
    """Yield the lines of a finished match."""
    values = {
        "seed": record.seed, "dealer": record.dealer, "secret": record.secret,
        "salt": record.salt, "cut": record.cut, "practice": record.practice,
        "aids": record.aids,
    }  # fmt: skip
    yield f"record {json.dumps(values)}"
    yield from (f"action {hand} {seat} {move}" for hand, seat, move in record.moves)
    yield "recorded"


_DRAWS = tuple[tuple[Card, Card], ...]


class TableReader:
    """Reads the lines of a host. A wrong line raises BadLine."""

    def __init__(self) -> None:
        self._observed = ObservationReader()
        self._values: dict[str, str] = {}
        self._file: list[str] = []
        self._results: list[HandResult] = []
        self._source: dict[str, object] = {}
        self._moves: list[tuple[int, int, str]] = []
        self._number = 0

    def take(self, line: str) -> Snapshot | Agreed | Record | None:
        """Read a line; return what it completes, if anything.

        Raises:
          BadLine: the line makes no sense here.
        """
        word, _, text = line.partition(" ")
        try:
            return self._take(word, text)
        except BadLine as error:
            raise BadLine(f"{quoted(word)}: {error}") from error
        except (GinError, ValueError, KeyError) as error:
            raise BadLine(f"{quoted(word)}: {error}") from error

    def _take(self, word: str, text: str) -> Snapshot | Agreed | Record | None:
        match word:
            case "newgame":
                self._observed.newgame(text.split())
            case "newhand":
                self._observed.newhand(text.split())
            case "event":
                self._observed.event(text.split())
            case "state":
                self._observed.state(text.split())
            case "results":
                # The results of a match are sent again from this number on.
                del self._results[_number(text) :]
            case "result":
                self._results.append(read(text, HandResult))
            case "file":
                self._file.append(_short(text))
            case "agreed":
                return self._agreed()
            case "now":
                return self._snapshot(Cause(text))
            case "record":
                self._source, self._moves = _source(text), []
            case "action":
                hand, seat, move = text.split(" ", 2)
                self._moves.append((_number(hand), _number(seat), move))
            case "recorded":
                return self._record()
            case _ if word in _VALUES:
                self._values[word] = _short(text)
            case _:
                raise BadLine("no such line")
        return None

    def _agreed(self) -> Agreed:
        values = self._values
        self._results, self._number = [], 0
        game, *options = values["game"].split()
        return Agreed(
            setup_from(game, options),
            greeting_of(values),
            read(values["draws"], _DRAWS),
        )

    def _snapshot(self, cause: Cause) -> Snapshot:
        values, self._number = self._values, self._number + 1
        seen = self._observed.observation(deciding=False)
        if len(values["seal"]) != DIGITS or _number(values["deals"]) not in (0, 1):
            raise BadLine("no such seal, or no such dealer")
        shown = Snapshot(
            self._number, cause, seen, tuple(self._results), _number(values["hand"]),
            _number(values["deals"]), values["seal"], values.get("next-seal", ""),
            values.get("code", ""), values.get("revealed", ""), tuple(self._file),
            values.get("cut", ""), _truth(values["to-cut"]), _truth(values["practice"]),
        )  # fmt: skip
        for name in _ONCE:
            values.pop(name, None)
        self._file = []
        return shown

    def _record(self) -> Record:
        match self._source:
            case {
                "seed": int(seed), "dealer": (int() | None) as dealer, "secret": str(secret),
                "salt": str(salt), "cut": str(cut), "practice": bool(practice),
                "aids": [[int(a), int(b)], [int(c), int(d)]],
            }:  # fmt: skip
                aids, moves = ((a, b), (c, d)), tuple(self._moves)
                return Record(seed, dealer, secret, salt, cut, practice, aids, moves)
        raise BadLine("values are missing")


_VALUES = frozenset(
    {
        "game", "name", "portrait", "player", "draws", "hand", "deals",
        "seal", "next-seal", "code", "revealed", "cut", "to-cut", "practice",
    }
)  # fmt: skip
_ONCE = ("next-seal", "code", "revealed", "cut")
"""Values that hold for one snapshot only."""


def greeting_of(values: dict[str, str]) -> Greeting:
    """Return a person's greeting from what they sent.

    Raises:
      GinError: the portrait is none.
    """
    portrait = values.get("portrait", "")
    parse_likeness(portrait)
    return Greeting(tidy_name(values.get("name", "")), portrait, values.get("player", ""))


def _source(text: str) -> dict[str, object]:
    found = json.loads(text)
    if not isinstance(found, dict):
        raise BadLine("no values")
    return found


def _truth(word: str) -> bool:
    return {"yes": True, "no": False}[word]


def _number(word: str) -> int:
    if not (word.isascii() and word.isdecimal()) or len(word) > 9:
        raise BadLine(f"{quoted(word)} is no number")
    return int(word)


def _short(text: str) -> str:
    if len(text) > LONGEST_VALUE:
        raise BadLine(f"longer than {LONGEST_VALUE} characters")
    return text
