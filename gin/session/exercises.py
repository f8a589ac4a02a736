"""Exercises: positions with one proven best answer, and the file of those that ship.

The file is text. Its first line names the format, the second how the exercises were found, the
third the SHA-256 of the rest. Each other line is an exercise, in columns separated by tabs: theme,
game, level of the opponent, deal code, moves so far, best answer, percentage of worlds won after
it, other answers with the points that they cost at least, and rating. `tools.exercises` writes it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from msgspec import Struct

from gin.ai.advice.evaluation import Judgement, Worth, same
from gin.core.cards import Hand, mask_of, mask_union
from gin.core.errors import ExerciseError, GinError
from gin.core.message import Verbatim
from gin.core.shuffle import parse_deal_code
from gin.messages import exercise as messages
from gin.rules import engine
from gin.rules.counting.scoring import points_of
from gin.rules.match import deal, start_match
from gin.rules.model.actions import (
    Action,
    Discard,
    Draw,
    Knock,
    LayOff,
    Pass,
    Take,
    notation,
    parse_action,
)
from gin.rules.model.observation import Observation
from gin.session.game import Session
from gin.session.marks import LEAST_LOSS
from gin.session.storage.assets import asset
from gin.session.storage.store import ActionRow, Store
from gin.session.themes import Theme
from gin.variants.setups import setup

FORMAT = "Gin Parlour exercises 1"
"""First line of the file. A program that cannot read a later format says so."""
CLOSE = 1.0
"""An answer about melds that costs less than this many points is right too.

Answers to other questions are right unless they are slips (`gin.session.marks.LEAST_LOSS`).
"""
CENTRE, USUAL_COST, PER_POINT, WIDEST_SHIFT = 1500.0, 4.0, 25.0, 125.0
"""Rating of an exercise whose mistake costs `USUAL_COST`; its change for each point more or less,
and the largest such change.
"""
_HEADER_LINES = 3
_COLUMNS = 8
_SHORT: dict[str, Action] = {"D": Draw(), "T": Take(), "P": Pass()}
_LETTERS = {action: letter for letter, action in _SHORT.items()}


class OtherAnswer(Struct, frozen=True):
    """An answer that is not the best, and the points that it costs.

    `won` is the share of worlds in which it wins the hand.
    """

    action: Action
    cost: float
    won: float


class Solution(Struct, frozen=True):
    """The answers to a question.

    `points` are the mean points of the hand after the best answer, and `won` is the share of worlds
    in which it wins. `others` are other answers, the cheapest first.
    """

    best: Action
    points: float
    won: float
    others: tuple[OtherAnswer, ...]

    @property
    def judgement(self) -> Judgement:
        """The answers as the coach judges moves."""
        best = Worth(self.best, self.points, self.won, self.won)
        others = (
            Worth(one.action, self.points - one.cost, one.won, one.won) for one in self.others
        )
        return Judgement((best, *others), 1)


class Exercise(Struct, frozen=True):
    """A position in the first hand of a match, seen from seat 0, and its answers.

    Attributes:
      theme: the question.
      game: id of the game.
      level: the opponent's level.
      deal: code of the deal.
      moves: the actions of both seats before the question.
      solution: the answers.
      rating: Glicko-2 rating, like that of an opponent.
    """

    theme: Theme
    game: str
    level: int
    deal: str
    moves: tuple[Action, ...]
    solution: Solution
    rating: int

    @property
    def key(self) -> str:
        """The name under which answers are saved."""
        return f"{self.theme}:{self.game}:{self.deal}:{len(self.moves)}"

    def begin(self) -> Session:
        """Return a match at this position; playing it saves nothing."""
        seed, dealer = parse_deal_code(self.deal)
        store = Store.in_memory()
        agreed = setup(self.game)
        id = store.begin_match(self.game, agreed.agreed, self.level, seed, dealer, practice=True)
        table = deal(start_match(agreed.rules, seed, dealer)).table
        for ply, action in enumerate(self.moves):
            store.add_action(id, ActionRow(0, ply, table.turn, notation(action)))
            table = engine.apply(table, action).table
        return Session.resume(store, id)


def rating_by_cost(cost: float) -> float:
    """Return the rating of an exercise by the cost of a mistake: costly ones are easier to see."""
    shift = PER_POINT * (USUAL_COST - cost)
    return CENTRE + max(-WIDEST_SHIFT, min(WIDEST_SHIFT, shift))


def is_right(theme: Theme, solution: Solution, seen: Observation, answer: Action) -> bool:
    """Return whether an answer is right: as good as the best one, as far as the theme asks."""
    if theme is Theme.KNOCK:
        return isinstance(answer, Discard) == isinstance(solution.best, Discard)
    cost = cost_of(theme, solution, seen, answer)
    close = CLOSE if theme is Theme.MELDS else LEAST_LOSS
    return cost is not None and cost < close


def cost_of(theme: Theme, solution: Solution, seen: Observation, answer: Action) -> float | None:
    """Return the points that an answer costs; None if it was not measured."""
    if _equal(theme, seen, answer, solution.best):
        return 0.0
    others = (one.cost for one in solution.others if _equal(theme, seen, answer, one.action))
    return next(others, None)


def _equal(theme: Theme, seen: Observation, first: Action, second: Action) -> bool:
    match first, second:
        case (Knock(), Knock()) if theme is Theme.MELDS:
            return set(first.melds) == set(second.melds)
        case (LayOff(), LayOff()):
            return left_after(seen, first) == left_after(seen, second)
        case _:
            return same(first, second)


def left_after(seen: Observation, answer: LayOff) -> int:
    """Return the deadwood that an answer to a knock leaves."""
    laid: Hand = mask_of(card for card, _ in answer.cards) | mask_union(answer.melds)
    return points_of(seen.hand & ~laid, seen.rules.values.caught)


# The file.


@cache
def shipped() -> tuple[Exercise, ...]:
    """Return the exercises that ship with the program.

    Raises:
        ExerciseError: the file is missing, damaged or of another format; the text says which.
    """
    return read(asset("assets", "exercises.txt"))


def read(path: Path) -> tuple[Exercise, ...]:
    """Return the exercises in a file.

    Raises:
        ExerciseError: the file cannot be read, or a line makes no sense; the text says which.
    """
    file = Verbatim(path.name)
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except OSError as error:
        raise ExerciseError(messages.unreadable(file=file)) from error
    except UnicodeDecodeError as error:
        raise ExerciseError(messages.damaged(file=file)) from error
    if not lines or lines[0] != FORMAT:
        raise ExerciseError(messages.other_format(file=file))
    if len(lines) <= _HEADER_LINES or lines[2] != checksum(lines[_HEADER_LINES:]):
        raise ExerciseError(messages.damaged(file=file))
    found = []
    for number, line in enumerate(lines[_HEADER_LINES:], _HEADER_LINES + 1):
        try:
            found.append(parse(line))
        except (GinError, ValueError) as error:
            raise ExerciseError(messages.bad_line(file=file, line=number)) from error
    return tuple(found)


def written(exercises: Iterable[Exercise], found: str) -> str:
    """Return the text of a file; `found` says how the exercises were found."""
    lines = [_line(one) for one in exercises]
    return "\n".join([FORMAT, found, checksum(lines), *lines]) + "\n"


def checksum(lines: Iterable[str]) -> str:
    """Return the third line of a file with these exercises."""
    return "sha256 " + hashlib.sha256("\n".join(lines).encode()).hexdigest()


def _line(one: Exercise) -> str:
    solution = one.solution
    others = "; ".join(map(_other_text, solution.others))
    best = f"{notation(solution.best)} {solution.points:.1f} {_percent(solution.won)}"
    return "\t".join(
        (
            one.theme, one.game, str(one.level), one.deal, " ".join(map(_short, one.moves)),
            best, others, str(one.rating),
        )
    )  # fmt: skip


def _other_text(other: OtherAnswer) -> str:
    return f"{notation(other.action)} {other.cost:.1f} {_percent(other.won)}"


def _percent(share: float) -> str:
    return f"{100 * share:.0f}"


def parse(line: str) -> Exercise:
    """Return the exercise of a line.

    Raises:
        GinError: a deal code or an action makes no sense.
        ValueError: the line makes no sense.
    """
    columns = line.split("\t")
    if len(columns) != _COLUMNS:
        raise ValueError(f"{len(columns)} columns, not {_COLUMNS}")
    theme, game, level, code, moves, best, others, rating = columns
    parse_deal_code(code)
    action, points, won = _answer(best)
    return Exercise(
        Theme(theme),
        game,
        int(level),
        code,
        tuple(map(_long, moves.split())),
        Solution(action, points, won, tuple(_others(others))),
        int(rating),
    )


def _others(text: str) -> Iterator[OtherAnswer]:
    for part in text.split("; ") if text else ():
        yield OtherAnswer(*_answer(part))


def _answer(text: str) -> tuple[Action, float, float]:
    action, points, percent = text.rsplit(" ", 2)
    return parse_action(action), float(points), int(percent) / 100


def _short(action: Action) -> str:
    """Return a move without spaces: a letter, the code of a discard, or the notation."""
    if isinstance(action, Discard):
        return action.card.code
    return _LETTERS.get(action) or notation(action).replace(" ", ":")


def _long(text: str) -> Action:
    if text in _SHORT:
        return _SHORT[text]
    return parse_action(text.replace(":", " ") if ":" in text else f"discard {text}")
