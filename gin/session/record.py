"""A hand as a file that anybody can read and check: seal, deal, moves and count.

`record_of` writes a finished hand, `check` reads one again: the seal has to fit the line that was
sealed, the cards have to follow from it, the moves have to be legal, and they have to lead to the
count that is written. In the older form, which is still read, the seal covers the cards alone.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from gin.core import chain
from gin.core.cards import DECK, Card, Suit
from gin.core.errors import BadRecord, GinError, SaveError
from gin.core.message import Text, Verbatim, placed
from gin.core.shuffle import deal_code, parse_deal_code, shuffled
from gin.messages import errors as error_messages
from gin.messages import options as messages
from gin.rules import engine
from gin.rules.model.actions import Action, notation, parse_action
from gin.rules.model.phase import Phase
from gin.rules.model.result import HandResult, Outcome
from gin.rules.model.rules import Rules, SheetKind, Stakes
from gin.rules.model.stakes import HIGHEST, Die
from gin.session.seal import HEAD, PARTS, Drawn, Named, Older, Origin, Start, seal_of, sealed_line
from gin.variants.options.catalogue import UNTOUCHED
from gin.variants.registry import Setup, setup, untouched_stock_off

TITLE = "Gin Parlour hand 2"
"""The first line of a file: what it is, and the version of the form."""
OLDER_TITLE = "Gin Parlour hand 1"
"""The first line in the older form."""
LONGEST = 200_000
"""Characters that a file may have."""
MOST_HANDS = 9999
"""More hands than any match has."""
MOST_POINTS = 10_000
"""More points than any hand writes for a player, on all columns of a sheet together."""
_FOLLOWS = ("match", "cut", "digits", "code", "deal")
_ENDS = ("outcome", "points")


@dataclass(frozen=True, slots=True)
class Hand:
    """A finished hand: what it began with, what its cards come from, the moves, and the count."""

    start: Start
    origin: Origin
    moves: tuple[tuple[int, Action], ...]
    result: HandResult


@dataclass(frozen=True, slots=True)
class Checked:
    """What was found in order: the game, the seal, the number of moves, and the count.

    `match` is the mark that all hands of a match share, and `cut` the player's; both are empty
    where the seed was named. `dealer` and `scores` are what the hand began with. The seal covers
    these, the game and the hand's number, unless the file is in the `older` form.
    """

    game: Text
    hand: int
    dealer: int
    scores: tuple[int, ...]
    seal: str
    match: str
    cut: str
    moves: int
    outcome: Outcome
    points: tuple[int, ...]
    older: bool


def record_of(hand: Hand) -> str:
    """The file of a finished hand."""
    rules, line = hand.start.agreed.rules, sealed_line(hand.start, hand.origin)
    lines = [
        *_head(hand, line),
        *(f"move: {seat} {notation(action)}" for seat, action in hand.moves),
        f"outcome: {hand.result.outcome}",
        f"points: {_numbers(_points(rules, hand.result))}",
    ]
    return "\n".join(lines) + "\n"


def _head(hand: Hand, line: str) -> tuple[str, ...]:
    """All that comes before the moves."""
    start, sealed = hand.start, (f"seal: {seal_of(line)}", f"sealed: {line}")
    match hand.origin:
        case Older():
            return OLDER_TITLE, *(f"{name}: {text}" for name, text in start.told.items()), *sealed
        case Drawn(secret, cut) as drawn:
            seed, mark = drawn.seed, chain.match_mark(secret, start.number - 1)
            came_from = (mark, cut or chain.NO_CUT, chain.deal_digits(secret, cut))
        case Named(seed):
            came_from = ("none", chain.NO_CUT, "none")
    follows = (*came_from, *_dealt(seed, start.dealer))
    told = zip(_FOLLOWS, follows, strict=True)
    return TITLE, *sealed, *(f"{name}: {text}" for name, text in told)


def _dealt(seed: int, dealer: int) -> tuple[str, str]:
    """A deal's code, and its cards in the order dealt."""
    return deal_code(seed, dealer), " ".join(card.code for card in shuffled(seed))


def saved(folder: Path, name: str, text: str) -> Path:
    """Write a hand to a file of a name in a folder; returns the file.

    A file that is there already is left as it is: if it does not hold this hand, the next free name
    is taken. Raises SaveError, which names the file, if it cannot be written.
    """
    path, number, content = folder / f"{name}.txt", 1, text.encode()
    try:
        folder.mkdir(mode=0o700, exist_ok=True)
        while not _is_made(path, content):
            number += 1
            path = folder / f"{name}-{number}.txt"
    except OSError as error:
        reason = Verbatim(error.strerror or str(error))
        told = error_messages.cannot_write(path=Verbatim(str(path)), why=reason)
        raise SaveError(told) from error
    return path


def _is_made(path: Path, content: bytes) -> bool:
    """Write a new file, or find one with just this content; False where something else is."""
    how = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
    try:
        handle = os.open(path, how, 0o600)
    except FileExistsError:
        same = path.is_file() and path.stat().st_size == len(content)
        return same and path.read_bytes() == content
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
    except OSError:
        path.unlink(missing_ok=True)
        raise
    return True


def _numbers(values: tuple[int, ...]) -> str:
    return " ".join(map(str, values))


def _points(rules: Rules, result: HandResult) -> tuple[int, ...]:
    return tuple(result.points(seat) for seat in range(rules.seats))


@dataclass(slots=True)
class _Read:
    """The lines of a file by their names, each with its number."""

    named: dict[str, tuple[int, str]] = field(default_factory=dict)
    moves: list[tuple[int, str]] = field(default_factory=list)

    def fail(self, name: str, why: Text) -> BadRecord:
        return BadRecord(placed(f"line {self.named[name][0]}, {name}", why))

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
    found, older = _lines_of(text)
    parts = _sealed_in(found)
    if not older:
        _open_seal(found, parts)
    agreed = _setup_in(found)
    rules = agreed.rules
    (dealer,) = found.numbers("dealer", 1)
    if dealer not in range(rules.seats):
        raise found.fail("dealer", f"there is no seat {dealer}")
    (number,) = found.numbers("hand", 1)
    scores, closed = found.numbers("scores", rules.seats), tuple(_suits(found))
    die = _die_in(found)
    _check_possible(found, rules, number, scores, closed)
    deck, die_value, mark, cut = (
        _older_deal(found, parts) if older else _deal(found, parts, dealer, number)
    )
    if older and (None if die is None else die.value) != die_value:
        shown = "none" if die is None else die.value
        raise found.fail("die", f"it shows {shown}, the sealed one {die_value or 'none'}")
    if (die is None) is not (rules.stakes.die is Stakes.OFF):
        has = messages.has_a_die if die is None else messages.has_no_die
        raise found.fail("die", has(game=agreed.title))
    try:
        table = engine.start(rules, deck, dealer, scores, closed, die).table
    except (GinError, AssertionError, IndexError, ValueError) as error:
        why = error.text if isinstance(error, GinError) else str(error)
        raise found.fail("game", placed("this deal cannot be played", why)) from error
    for line, move in found.moves:
        word, _, text_of = move.partition(" ")
        try:
            action = parse_action(text_of)
        except GinError as error:
            raise BadRecord(placed(f"line {line}, move", error.text)) from error
        if table.phase is Phase.OVER:
            raise BadRecord(f"line {line}, move: {move!r} comes after the end of the hand")
        if word != str(table.turn):
            raise BadRecord(f"line {line}, move: seat {table.turn} is on turn, not {word!r}")
        try:
            table = engine.apply(table, action).table
        except GinError as error:
            raise BadRecord(placed(f"line {line}, move", error.text)) from error
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
        agreed.title, number, dealer, scores, found.text("seal"), mark, cut, len(found.moves),
        result.outcome, points, older,
    )  # fmt: skip


def _lines_of(text: str) -> tuple[_Read, bool]:
    """The lines of a file by their names, and whether it is in the older form."""
    if len(text) > LONGEST:
        raise BadRecord(f"the file has more than {LONGEST} characters, more than any hand")
    found, lines = _Read(), text.splitlines()
    first = lines[0].strip() if lines else ""
    if first not in (TITLE, OLDER_TITLE):
        raise BadRecord(f"line 1: {first[:40]!r} where {TITLE!r} should be")
    older = first == OLDER_TITLE
    names = ("seal", "sealed", *(PARTS if older else _FOLLOWS), *_ENDS)
    for number, line in enumerate(lines[1:], start=2):
        name, colon, value = (part.strip() for part in line.partition(":"))
        if not line.strip():
            continue
        if not colon or name not in (*names, "move"):
            raise BadRecord(f"line {number}: {line.strip()[:40]!r} is not a line of a hand")
        if name == "move":
            found.moves.append((number, value))
        elif name in found.named:
            raise BadRecord(f"line {number}: {name} stands twice")
        else:
            found.named[name] = number, value
    for name in names:
        if name not in found.named:
            raise BadRecord(f"there is no line {name!r}")
    return found, older


def _check_possible(
    found: _Read, rules: Rules, number: int, scores: tuple[int, ...], closed: tuple[Suit, ...]
) -> None:
    """Raises BadRecord for a number that no match comes to."""
    most = rules.solo.deals if rules.format.sheet is SheetKind.PENALTIES_OVER_DEALS else MOST_HANDS
    if not 1 <= number <= most:
        raise found.fail("hand", f"there is no hand {number}: they count from 1 to {most}")
    if number == 1 and closed:
        raise found.fail("closed", f"{found.text('closed')!r} before the first hand")
    highest = (number - 1) * MOST_POINTS
    goal = _goal(rules)
    if goal is not None:
        highest = min(highest, goal - 1)
    for score in scores:
        if score > highest or score < -(number - 1) * MOST_POINTS:
            why = f"no match stands at {score} before hand {number}"
            raise found.fail("scores", why if goal is None else f"{why}, played to {goal}")


def _goal(rules: Rules) -> int | None:
    """What ends a match, or a game of it, on a sheet where no score goes on from there."""
    match rules.format.sheet:
        case SheetKind.POINTS | SheetKind.PENALTIES | SheetKind.GAMES:
            return rules.format.target
        case SheetKind.DEALS:
            return rules.format.deals
    return None


def _setup_in(found: _Read) -> Setup:
    id, *words = found.text("game").split() or ("",)
    try:
        return setup(id, meant(id, words))
    except GinError as error:
        raise found.fail("game", error.text) from error


def meant(id: str, words: list[str]) -> list[str]:
    """What a file means by these words: one that does not name the limit to an untouched stock is
    older than it. Raises UnknownGame."""
    said = any(word.startswith(f"{UNTOUCHED}=") for word in words)
    return words if said else [*words, *untouched_stock_off(id)]


Parts = list[tuple[str, str]]
"""The parts of a sealed line, each with its name."""


def _sealed_in(found: _Read) -> Parts:
    """The parts of the line that was sealed by their names, if the seal fits it."""
    line, seal = found.text("sealed"), found.text("seal")
    if not line.isascii() or seal_of(line) != seal:
        right = seal_of(line) if line.isascii() else "something else"
        raise found.fail("seal", f"it does not fit the sealed line, whose seal is {right}")
    parts = (part.partition(" ") for part in line.split("; "))
    return [(name, value) for name, _, value in parts]


Deal = tuple[tuple[Card, ...], int | None, str, str]
"""The cards in the order dealt, an older file's sealed die, the match's mark and the cut."""


def _open_seal(found: _Read, parts: Parts) -> None:
    """Have what is sealed be read by its names, as if it stood in lines of its own."""
    names, last = tuple(name for name, _ in parts[1:-1]), parts[-1][0]
    as_sealed = found.text("sealed").startswith(f"{HEAD}; ")
    if not as_sealed or names != PARTS or last not in ("secret", "code"):
        form = "; ".join((HEAD, *(f"{name} ..." for name in (*PARTS, "secret"))))
        raise found.fail("sealed", f"it is not {form!r}")
    line = found.named["sealed"][0]
    for name, value in parts[1:-1]:
        found.named[name] = line, value


def _deal(found: _Read, parts: Parts, dealer: int, number: int) -> Deal:
    """The deal, after all that the file says of it was found to follow from the sealed line."""
    (last, source), cut = parts[-1], found.text("cut")
    if last == "secret":
        if not chain.is_secret(source):
            raise found.fail("sealed", f"{source[:80]!r} is no secret of {chain.SECRET_DIGITS} "
                                       "digits, 0 to 9 and a to f")  # fmt: skip
        own = "" if cut == chain.NO_CUT else _cut_in(found)
        seed, digits = chain.deal_seed(source, own), chain.deal_digits(source, own)
        mark = chain.match_mark(source, number - 1)
    else:
        try:
            seed, side = parse_deal_code(source)
        except GinError as error:
            raise found.fail("sealed", error.text) from error
        if side != dealer:
            raise found.fail("sealed", f"in deal {source} seat {side} deals, not {dealer}")
        mark = digits = "none"
        if cut != chain.NO_CUT:
            raise found.fail("cut", f"{cut[:40]!r}, but a deal that was named is not cut")
    follows = (mark, cut, digits, *_dealt(seed, dealer))
    for name, right in zip(_FOLLOWS, follows, strict=True):
        if found.text(name) != right:
            told = found.text(name)
            raise found.fail(name, f"{told[:80]!r} is written, what was sealed gives {right!r}")
    marked, own = "" if mark == "none" else mark, "" if cut == chain.NO_CUT else cut
    return shuffled(seed), None, marked, own


def _cut_in(found: _Read) -> str:
    told = found.text("cut")
    try:
        cut = chain.parse_cut(told)
    except GinError as error:
        raise found.fail("cut", error.text) from error
    if cut != told:
        raise found.fail("cut", f"{told[:80]!r} is not as it was mixed in, {cut!r}")
    return cut


def _older_deal(found: _Read, parts: Parts) -> Deal:
    """The deal in the older form, where it stands in the sealed line itself."""
    if [name for name, _ in parts] not in (["deal", "salt"], ["deal", "die", "salt"]):
        raise found.fail("sealed", "it is not 'deal ...; salt ...', with a die between or none")
    try:
        deck = tuple(Card.parse(code) for code in parts[0][1].split())
    except GinError as error:
        raise found.fail("sealed", error.text) from error
    if len(deck) != len(DECK) or set(deck) != set(DECK):
        raise found.fail("sealed", f"{len(set(deck))} different cards are dealt, not 52")
    return deck, found.number("sealed", parts[1][1]) if len(parts) == 3 else None, "", ""


def _die_in(found: _Read) -> Die | None:
    words = found.text("die").split()
    if words == ["none"]:
        return None
    if len(words) != 2:
        raise found.fail("die", f"{found.text('die')[:40]!r} is neither 'none' nor such as '2 0'")
    value, owner = found.number("die", words[0]), words[1]
    if owner not in ("middle", "0", "1"):
        raise found.fail("die", f"{owner[:40]!r} is no owner: middle, 0 or 1")
    if not 1 <= value <= HIGHEST:
        raise found.fail("die", f"no die shows {value}")
    return Die(value, None if owner == "middle" else int(owner))


def _suits(found: _Read) -> Iterator[Suit]:
    if found.text("closed") == "none":
        return
    names = {suit.name.lower(): suit for suit in Suit}
    for word in found.text("closed").split():
        if word not in names:
            raise found.fail("closed", f"{word!r} is no suit")
        yield names[word]
