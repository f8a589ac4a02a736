"""A hand as a file that anybody can read and check: seal, deal, moves and count.

`record_of` writes a finished hand, `check` reads one again: the seal has to fit the deal, the moves
have to be legal from it, and they have to lead to the count that is written.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from gin.core.cards import DECK, Card, Suit
from gin.core.errors import BadRecord, GinError
from gin.rules import engine
from gin.rules.actions import Action, notation, parse_action
from gin.rules.result import HandResult, Outcome
from gin.rules.rules import Rules
from gin.rules.stakes import Die
from gin.rules.table import Phase
from gin.session.seal import seal_of, sealed_line
from gin.variants.registry import Setup, setup

TITLE = "Gin Parlour hand 1"
"""The first line of a file: what it is, and the version of the form."""
LONGEST = 200_000
"""Characters that a file may have."""
_NAMES = ("game", "hand", "dealer", "scores", "closed", "die", "seal", "sealed")
_ENDS = ("outcome", "points")


@dataclass(frozen=True, slots=True)
class Hand:
    """A finished hand. `agreed` is all that its rules follow from; `die` is None without one."""

    agreed: Setup
    number: int
    dealer: int
    scores: tuple[int, ...]
    closed: tuple[Suit, ...]
    die: Die | None
    deck: tuple[Card, ...]
    salt: str
    moves: tuple[tuple[int, Action], ...]
    result: HandResult


@dataclass(frozen=True, slots=True)
class Checked:
    """What was found in order: the game, the seal, the number of moves, and the count."""

    game: str
    hand: int
    seal: str
    moves: int
    outcome: Outcome
    points: tuple[int, ...]


def record_of(hand: Hand) -> str:
    """The file of a finished hand."""
    rules, line = hand.agreed.rules, sealed_line(hand.deck, hand.die, hand.salt)
    die = hand.die
    lines = [
        TITLE,
        f"game: {' '.join((hand.agreed.game.id, *hand.agreed.agreed))}",
        f"hand: {hand.number}",
        f"dealer: {hand.dealer}",
        f"scores: {_numbers(hand.scores)}",
        f"closed: {' '.join(suit.name.lower() for suit in hand.closed) or 'none'}",
        "die: " + ("none" if die is None else f"{die.value} {_owner(die)}"),
        f"seal: {seal_of(line)}",
        f"sealed: {line}",
        *(f"move: {seat} {notation(action)}" for seat, action in hand.moves),
        f"outcome: {hand.result.outcome}",
        f"points: {_numbers(_points(rules, hand.result))}",
    ]
    return "\n".join(lines) + "\n"


def _numbers(values: tuple[int, ...]) -> str:
    return " ".join(map(str, values))


def _owner(die: Die) -> str:
    return "middle" if die.owner is None else str(die.owner)


def _points(rules: Rules, result: HandResult) -> tuple[int, ...]:
    return tuple(result.points(seat) for seat in range(rules.seats))


@dataclass(slots=True)
class _Read:
    """The lines of a file by their names, each with its number."""

    named: dict[str, tuple[int, str]] = field(default_factory=dict)
    moves: list[tuple[int, str]] = field(default_factory=list)

    def fail(self, name: str, why: str) -> BadRecord:
        return BadRecord(f"line {self.named[name][0]}, {name}: {why}")

    def text(self, name: str) -> str:
        return self.named[name][1]

    def number(self, name: str, word: str) -> int:
        digits = word.removeprefix("-")
        if not (digits.isascii() and digits.isdecimal()) or len(digits) > 9:
            raise self.fail(name, f"{word[:40]!r} is not a number")
        return int(word)

    def numbers(self, name: str, count: int) -> tuple[int, ...]:
        words = self.text(name).split()
        if len(words) != count:
            raise self.fail(name, f"{len(words)} numbers where {count} should be")
        return tuple(self.number(name, word) for word in words)


def check(text: str) -> Checked:
    """What is in order in a file. Raises BadRecord, which names line and value, at what is not."""
    found = _lines_of(text)
    agreed = _setup_in(found)
    rules = agreed.rules
    (dealer,) = found.numbers("dealer", 1)
    if dealer not in range(rules.seats):
        raise found.fail("dealer", f"there is no seat {dealer}")
    (number,) = found.numbers("hand", 1)
    deck, die_value = _sealed_in(found)
    die = _die_in(found, die_value)
    scores = found.numbers("scores", rules.seats)
    try:
        table = engine.start(rules, deck, dealer, scores, _closed_in(found), die).table
    except (GinError, AssertionError, IndexError, ValueError) as error:
        raise found.fail("game", f"this deal cannot be played: {error}") from error
    for line, move in found.moves:
        word, _, text_of = move.partition(" ")
        try:
            action = parse_action(text_of)
        except GinError as error:
            raise BadRecord(f"line {line}, move: {error}") from error
        if table.phase is Phase.OVER:
            raise BadRecord(f"line {line}, move: {move!r} comes after the end of the hand")
        if word != str(table.turn):
            raise BadRecord(f"line {line}, move: seat {table.turn} is on turn, not {word!r}")
        try:
            table = engine.apply(table, action).table
        except GinError as error:
            raise BadRecord(f"line {line}, move: {error}") from error
    result = table.result
    if result is None:
        raise found.fail("outcome", "the moves do not lead to the end of the hand")
    if found.text("outcome") != result.outcome:
        told = found.text("outcome")
        raise found.fail("outcome", f"{told[:40]!r} is written, the moves lead to {result.outcome}")
    points = _points(rules, result)
    if found.numbers("points", rules.seats) != points:
        told = found.text("points")
        raise found.fail("points", f"{told!r} is written, the moves lead to {_numbers(points)!r}")
    return Checked(
        agreed.title, number, found.text("seal"), len(found.moves), result.outcome, points
    )


def _lines_of(text: str) -> _Read:
    if len(text) > LONGEST:
        raise BadRecord(f"the file has {len(text)} characters, more than any hand")
    found, lines = _Read(), text.splitlines()
    if not lines or lines[0].strip() != TITLE:
        first = lines[0].strip()[:40] if lines else ""
        raise BadRecord(f"line 1: {first!r} where {TITLE!r} should be")
    for number, line in enumerate(lines[1:], start=2):
        name, colon, value = (part.strip() for part in line.partition(":"))
        if not line.strip():
            continue
        if not colon or name not in (*_NAMES, *_ENDS, "move"):
            raise BadRecord(f"line {number}: {line.strip()[:40]!r} is not a line of a hand")
        if name == "move":
            found.moves.append((number, value))
        elif name in found.named:
            raise BadRecord(f"line {number}: {name} stands twice")
        else:
            found.named[name] = number, value
    for name in (*_NAMES, *_ENDS):
        if name not in found.named:
            raise BadRecord(f"there is no line {name!r}")
    return found


def _setup_in(found: _Read) -> Setup:
    words = found.text("game").split()
    try:
        return setup(words[0] if words else "", words[1:])
    except GinError as error:
        raise found.fail("game", str(error)) from error


def _sealed_in(found: _Read) -> tuple[tuple[Card, ...], int | None]:
    """The cards in the order dealt and the value of the die, from the line that was sealed."""
    line, seal = found.text("sealed"), found.text("seal")
    if not line.isascii() or seal_of(line) != seal:
        right = seal_of(line) if line.isascii() else "something else"
        raise found.fail("seal", f"it does not fit the sealed line, whose seal is {right}")
    parts = [part.partition(" ") for part in line.split("; ")]
    if [name for name, _, _ in parts] not in (["deal", "salt"], ["deal", "die", "salt"]):
        raise found.fail("sealed", "it is not 'deal ...; salt ...', with a die between or none")
    try:
        deck = tuple(Card.parse(code) for code in parts[0][2].split())
    except GinError as error:
        raise found.fail("sealed", str(error)) from error
    if len(deck) != len(DECK) or set(deck) != set(DECK):
        raise found.fail("sealed", f"{len(set(deck))} different cards are dealt, not 52")
    die = found.number("sealed", parts[1][2]) if len(parts) == 3 else None
    return deck, die


def _die_in(found: _Read, sealed: int | None) -> Die | None:
    words = found.text("die").split()
    if words == ["none"]:
        value, owner = None, "middle"
    elif len(words) == 2:
        value, owner = found.number("die", words[0]), words[1]
    else:
        raise found.fail("die", f"{found.text('die')[:40]!r} is neither 'none' nor such as '2 0'")
    if value != sealed:
        raise found.fail("die", f"it shows {value or 'none'}, the sealed one {sealed or 'none'}")
    if owner not in ("middle", "0", "1"):
        raise found.fail("die", f"{owner!r} is no owner: middle, 0 or 1")
    return None if value is None else Die(value, None if owner == "middle" else int(owner))


def _closed_in(found: _Read) -> tuple[Suit, ...]:
    return tuple(_suits(found))


def _suits(found: _Read) -> Iterator[Suit]:
    if found.text("closed") == "none":
        return
    names = {suit.name.lower(): suit for suit in Suit}
    for word in found.text("closed").split():
        if word not in names:
            raise found.fail("closed", f"{word!r} is no suit")
        yield names[word]
