"""Check of a hand's file: the seal, the cards, the moves and the result.

In files of matches begun before format 5, the seal covers only the cards and the stake die.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct, field

from gin.core import chain
from gin.core.cards import DECK, Card, Suit
from gin.core.errors import BadRecord, GinError
from gin.core.external_text import LONGEST_QUOTED, quoted
from gin.core.message import Message, Text, Verbatim, only
from gin.core.shuffle import parse_deal_code, shuffled
from gin.messages import options as option_messages
from gin.messages import records as messages
from gin.rules import engine
from gin.rules.model.actions import Action, parse_action
from gin.rules.model.phase import Phase
from gin.rules.model.result import Outcome
from gin.rules.model.rules import Rules, SheetKind, Stakes
from gin.rules.model.stakes import HIGHEST, Die
from gin.rules.model.table import Table
from gin.session.record import (
    ENDS,
    FOLLOWS,
    MOVE,
    NONE,
    OLDER_TITLE,
    TITLE,
    code_and_cards,
    joined_numbers,
    points_of,
)
from gin.session.seal import HEAD, PARTS, seal_of
from gin.variants.options.catalogue import UNTOUCHED
from gin.variants.setups import Setup, setup, untouched_stock_off

LONGEST = 200_000
MOST_HANDS = 9999
MOST_POINTS = 10_000
"""Maximum number of points accepted per hand."""
_SECRET_QUOTED = 80


class Checked(Struct, frozen=True):
    """The contents of a valid file.

    `match` is the mark shared by all hands of a match, and `cut` the player's cut; both are empty
    if the file has none. The seal of an `older` file does not cover the game, the hand's number,
    its dealer or the earlier scores.
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


class _Read(Struct):
    named: dict[str, tuple[int, str]] = field(default_factory=dict)
    moves: list[tuple[int, str]] = field(default_factory=list)

    def fail(self, name: str, why: Text) -> BadRecord:
        return BadRecord(_in_line(self.named[name][0], name, why))

    def text(self, name: str) -> str:
        return self.named[name][1]

    def number(self, name: str, word: str) -> int:
        digits = word.removeprefix("-")
        if not (digits.isascii() and digits.isdecimal()) or len(digits) > 9:
            raise self.fail(name, messages.no_number(text=_shown(word)))
        return int(word)

    def numbers(self, name: str, count: int) -> tuple[int, ...]:
        words = self.text(name).split()
        if len(words) != count:
            raise self.fail(name, messages.count(count=len(words), wanted=count))
        return tuple(self.number(name, word) for word in words)


def _in_line(number: int, name: str, why: Text) -> Message:
    return messages.line(number=number, name=Verbatim(name), why=why)


def _shown(text: str, most: int = LONGEST_QUOTED) -> Verbatim:
    return Verbatim(quoted(text, most))


def _figure(number: int) -> Verbatim:
    return Verbatim(str(number))


def check(text: str) -> Checked:
    """Check the text of a file, and return its contents.

    Raises:
      BadRecord: something is wrong; the error says what.
    """
    return read_hand(text)[0]


def is_hand(text: str) -> bool:
    """Return whether a text begins like a hand's file."""
    return text[:_SECRET_QUOTED].lstrip().startswith((TITLE, OLDER_TITLE))


def read_hand(text: str) -> tuple[Checked, Table, tuple[Action, ...]]:
    """Check the text of a file, and return its contents, the table after the deal and the actions.

    Raises:
      BadRecord: something is wrong; the error says what.
    """
    found, older = _lines_of(text)
    parts = _sealed_in(found)
    if not older:
        _open_seal(found, parts)
    agreed = _setup_in(found)
    rules = agreed.rules
    (dealer,) = found.numbers("dealer", 1)
    if dealer not in range(rules.seats):
        raise found.fail("dealer", messages.no_seat(text=_figure(dealer)))
    (number,) = found.numbers("hand", 1)
    scores, closed = found.numbers("scores", rules.seats), tuple(_suits(found))
    die = _die_in(found)
    _check_possible(found, rules, number, scores, closed)
    deck, die_value, mark, cut = (
        _older_deal(found, parts) if older else _deal(found, parts, dealer, number)
    )
    if older and (None if die is None else die.value) != die_value:
        shown, sealed = (
            Verbatim(NONE) if value is None else only(value)
            for value in (None if die is None else die.value, die_value)
        )
        raise found.fail("die", messages.other_die(die=shown, sealed=sealed))
    if (die is None) is not (rules.stakes.die is Stakes.OFF):
        has = option_messages.has_a_die if die is None else option_messages.has_no_die
        raise found.fail("die", has(game=agreed.title))
    try:
        table = dealt = engine.start(rules, deck, dealer, scores, closed, die).table
    except GinError as error:
        raise found.fail("game", messages.not_playable(why=error.text)) from error
    except (AssertionError, IndexError, ValueError) as error:
        raise found.fail("game", messages.NOT_PLAYABLE_AT_ALL) from error
    actions: list[Action] = []
    for line, move in found.moves:
        word, _, text_of = move.partition(" ")
        try:
            action = parse_action(text_of)
        except GinError as error:
            raise BadRecord(_in_line(line, MOVE, error.text)) from error
        if table.phase is Phase.OVER:
            late = messages.after_the_end(text=_shown(move))
            raise BadRecord(_in_line(line, MOVE, late))
        if word != str(table.turn):
            other = messages.not_on_turn(seat=table.turn, text=_shown(word))
            raise BadRecord(_in_line(line, MOVE, other))
        try:
            table = engine.apply(table, action).table
            actions.append(action)
        except GinError as error:
            raise BadRecord(_in_line(line, MOVE, error.text)) from error
    result = table.result
    if result is None:
        raise found.fail("outcome", messages.NO_END)
    if found.text("outcome") != result.outcome:
        written, right = _shown(found.text("outcome")), Verbatim(str(result.outcome))
        raise found.fail("outcome", messages.other_count(text=written, right=right))
    points = points_of(rules, result)
    if found.numbers("points", rules.seats) != points:
        written, right = _shown(found.text("points")), _shown(joined_numbers(points))
        raise found.fail("points", messages.other_count(text=written, right=right))
    checked = Checked(
        agreed.title, number, dealer, scores, found.text("seal"), mark, cut, len(found.moves),
        result.outcome, points, older,
    )  # fmt: skip
    return checked, dealt, tuple(actions)


def _lines_of(text: str) -> tuple[_Read, bool]:
    if len(text) > LONGEST:
        raise BadRecord(messages.too_long(most=LONGEST))
    found, lines = _Read(), text.splitlines()
    first = lines[0].strip() if lines else ""
    if first not in (TITLE, OLDER_TITLE):
        other = messages.title(text=_shown(first), title=_shown(TITLE))
        raise BadRecord(messages.line_only(number=1, why=other))
    older = first == OLDER_TITLE
    names = ("seal", "sealed", *(PARTS if older else FOLLOWS), *ENDS)
    for number, line in enumerate(lines[1:], start=2):
        name, colon, value = (part.strip() for part in line.partition(":"))
        if not line.strip():
            continue
        if not colon or name not in (*names, MOVE):
            unknown = messages.no_line_of_it(text=_shown(line.strip()))
            raise BadRecord(messages.line_only(number=number, why=unknown))
        if name == MOVE:
            found.moves.append((number, value))
        elif name in found.named:
            twice = messages.twice(name=Verbatim(name))
            raise BadRecord(messages.line_only(number=number, why=twice))
        else:
            found.named[name] = number, value
    for name in names:
        if name not in found.named:
            raise BadRecord(messages.missing(name=_shown(name)))
    return found, older


def _check_possible(
    found: _Read, rules: Rules, number: int, scores: tuple[int, ...], closed: tuple[Suit, ...]
) -> None:
    most = rules.solo.deals if rules.format.sheet is SheetKind.PENALTIES_OVER_DEALS else MOST_HANDS
    if not 1 <= number <= most:
        raise found.fail("hand", messages.no_hand(text=_figure(number), most=most))
    if number == 1 and closed:
        early = messages.closed_early(text=_shown(found.text("closed")))
        raise found.fail("closed", early)
    highest = (number - 1) * MOST_POINTS
    goal = _goal(rules)
    if goal is not None:
        highest = min(highest, goal - 1)
    for score in scores:
        if score > highest or score < -(number - 1) * MOST_POINTS:
            if goal is None:
                raise found.fail("scores", messages.no_score(score=_figure(score), number=number))
            why = messages.no_score_to(score=_figure(score), number=number, goal=goal)
            raise found.fail("scores", why)


def _goal(rules: Rules) -> int | None:
    match rules.format.sheet:
        case SheetKind.POINTS | SheetKind.PENALTIES | SheetKind.GAMES:
            return rules.format.target
        case SheetKind.DEALS:
            return rules.format.deals
    return None


def _setup_in(found: _Read) -> Setup:
    id, *words = found.text("game").split() or ("",)
    try:
        return setup(id, with_stock_limit_off(id, words))
    except GinError as error:
        raise found.fail("game", error.text) from error


def with_stock_limit_off(id: str, words: list[str]) -> list[str]:
    """Return the options of a file, given the words of its `game` line.

    A file that does not name the untouched-stock limit is older than the limit, so the limit is
    off.

    Raises:
      UnknownGame: there is no such game.
    """
    said = any(word.startswith(f"{UNTOUCHED}=") for word in words)
    return words if said else [*words, *untouched_stock_off(id)]


Parts = list[tuple[str, str]]
"""Parts of a sealed line, each with its name."""


def _sealed_in(found: _Read) -> Parts:
    line, seal = found.text("sealed"), found.text("seal")
    if not line.isascii() or seal_of(line) != seal:
        if not line.isascii():
            raise found.fail("seal", messages.SEAL_ELSE)
        raise found.fail("seal", messages.seal(right=Verbatim(seal_of(line))))
    parts = (part.partition(" ") for part in line.split("; "))
    return [(name, value) for name, _, value in parts]


Deal = tuple[tuple[Card, ...], int | None, str, str]
"""The cards in the order dealt, an older file's sealed die, the match's mark and the cut."""


def _open_seal(found: _Read, parts: Parts) -> None:
    names, last = tuple(name for name, _ in parts[1:-1]), parts[-1][0]
    as_sealed = found.text("sealed").startswith(f"{HEAD}; ")
    if not as_sealed or names != PARTS or last not in ("secret", "code"):
        form = "; ".join((HEAD, *(f"{name} ..." for name in (*PARTS, "secret"))))
        raise found.fail("sealed", messages.sealed_form(right=_shown(form, len(form))))
    line = found.named["sealed"][0]
    for name, value in parts[1:-1]:
        found.named[name] = line, value


def _deal(found: _Read, parts: Parts, dealer: int, number: int) -> Deal:
    (last, source), cut = parts[-1], found.text("cut")
    if last == "secret":
        if not chain.is_secret(source):
            shown = _shown(source, _SECRET_QUOTED)
            no_secret = messages.no_secret(text=shown, digits=chain.SECRET_DIGITS)
            raise found.fail("sealed", no_secret)
        own = "" if cut == chain.NO_CUT else _cut_in(found)
        seed, digits = chain.deal_seed(source, own), chain.deal_digits(source, own)
        mark = chain.match_mark(source, number - 1)
    else:
        try:
            seed, side = parse_deal_code(source)
        except GinError as error:
            raise found.fail("sealed", error.text) from error
        if side != dealer:
            code = Verbatim(source)
            other = messages.other_dealer(code=code, seat=side, dealer=dealer)
            raise found.fail("sealed", other)
        mark = digits = NONE
        if cut != chain.NO_CUT:
            raise found.fail("cut", messages.named_not_cut(text=_shown(cut)))
    follows = (mark, cut, digits, *code_and_cards(seed, dealer))
    for name, right in zip(FOLLOWS, follows, strict=True):
        if found.text(name) != right:
            written, expected = _shown(found.text(name), _SECRET_QUOTED), _shown(right, len(right))
            raise found.fail(name, messages.not_sealed(text=written, right=expected))
    marked, own = "" if mark == NONE else mark, "" if cut == chain.NO_CUT else cut
    return shuffled(seed), None, marked, own


def _cut_in(found: _Read) -> str:
    written = found.text("cut")
    try:
        cut = chain.parse_cut(written)
    except GinError as error:
        raise found.fail("cut", error.text) from error
    if cut != written:
        shown = _shown(written, _SECRET_QUOTED)
        raise found.fail("cut", messages.not_mixed_in(text=shown, right=_shown(cut, len(cut))))
    return cut


def _older_deal(found: _Read, parts: Parts) -> Deal:
    if [name for name, _ in parts] not in (["deal", "salt"], ["deal", "die", "salt"]):
        raise found.fail("sealed", messages.OLDER_FORM)
    try:
        deck = tuple(Card.parse(code) for code in parts[0][1].split())
    except GinError as error:
        raise found.fail("sealed", error.text) from error
    if len(deck) != len(DECK) or set(deck) != set(DECK):
        raise found.fail("sealed", messages.not_all_cards(number=len(set(deck))))
    return deck, found.number("sealed", parts[1][1]) if len(parts) == 3 else None, "", ""


def _die_in(found: _Read) -> Die | None:
    words = found.text("die").split()
    if words == [NONE]:
        return None
    if len(words) != 2:
        raise found.fail("die", messages.no_die(text=_shown(found.text("die"))))
    value, owner = found.number("die", words[0]), words[1]
    if owner not in ("middle", "0", "1"):
        raise found.fail("die", messages.no_owner(text=_shown(owner)))
    if not 1 <= value <= HIGHEST:
        raise found.fail("die", messages.die_shows(text=_figure(value)))
    return Die(value, None if owner == "middle" else int(owner))


def _suits(found: _Read) -> Iterator[Suit]:
    if found.text("closed") == NONE:
        return
    names = {suit.name.lower(): suit for suit in Suit}
    for word in found.text("closed").split():
        if word not in names:
            raise found.fail("closed", messages.no_suit(text=_shown(word)))
        yield names[word]
