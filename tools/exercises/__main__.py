"""Find the exercises that ship: `python -m tools.exercises --seed 1 --to assets/exercises.txt`.

Hands between built-in levels are simulated, game by game. A decision becomes an exercise if one
answer is proven to be the best (`tools.exercises.proof`), and the coach and level 5 choose it too.
A hand gives at most one exercise. The same seed gives the same file, byte for byte. Use a compiled
copy of `gin` (`tools.compile`): it is about 50 times as fast.

`--check FILE` proves the exercises of a file again instead, with `--worlds` for each style, and
lists those whose best answer is another one now.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

from gin.ai.advice.evaluation import Judge, net_prior, same
from gin.ai.advice.reasons import hint
from gin.ai.player import ThinkingTime
from gin.ai.players.levels import STRONGEST, thinker
from gin.ai.search.match_equity import after_observed
from gin.ai.tactics.styles import BY_LEVEL
from gin.core.errors import ExerciseError
from gin.core.shuffle import derived_seed, parse_deal_code
from gin.language.translation import printed
from gin.rules.model.actions import Action, Discard, Take, notation
from gin.session.exercises import Exercise, OtherAnswer, Solution, is_right, read, written
from gin.session.themes import Theme
from tools.exercises.difficulty import answers, rated
from tools.exercises.positions import Position, position_of, positions
from tools.exercises.proof import MARGINS, STYLES, WORLDS, is_rival, proved
from tools.quiet import CommandError, run_command

NUMBERS = {"gin": 27, "modern": 27, "oklahoma": 14, "hollywood": 14}
"""Exercises of each theme, by game."""
HARD_SHARE = 3
"""One in this many exercises at least is wrongly answered by more than the weakest player."""
FEW_WORLDS = 150
"""Worlds of the preview, after which most decisions are dropped."""
LEAST_EXPECTED = 0.75
"""Points by which the best answer must lead in the values of level 5's nets."""
NEARLY = 0.75
"""Share of the margin by which the best answer must lead in the preview."""
COACH_WORLDS = 1024
"""Worlds of the coach, as for a hint of the packaged program."""
MOST_HANDS = 60_000
"""Hands of a game after which the search stops, whether or not all exercises are found."""
MOST_OTHERS = 5
"""Other answers to save."""


class Found:
    """The exercises of one game, and how many more of each kind are wanted."""

    def __init__(self, game: str, number: int) -> None:
        self.game, self._number = game, number
        self.exercises: list[Exercise] = []
        self._count = Counter[object]()

    @property
    def complete(self) -> bool:
        return all(self._count[theme] >= self._number for theme in Theme)

    def wants(self, theme: Theme) -> bool:
        return self._count[theme] < self._number

    def wants_side(self, theme: Theme, best: Action) -> bool:
        """Return whether the side of a yes-or-no question is still missing."""
        return self._count[theme, _side(theme, best)] < (self._number + 1) // 2

    def wants_easy(self, theme: Theme) -> bool:
        hard = -(-self._number // HARD_SHARE)
        return self._count[theme, "easy"] < self._number - hard

    def add(self, one: Exercise, *, easy: bool) -> None:
        self.exercises.append(one)
        side = _side(one.theme, one.solution.best)
        self._count.update([one.theme, (one.theme, side)])
        self._count[one.theme, "easy"] += easy

    def __str__(self) -> str:
        return ", ".join(f"{theme} {self._count[theme]}" for theme in Theme)


def _side(theme: Theme, best: Action) -> object:
    """Return the side of a yes-or-no question; themes without sides get a side for each answer."""
    match theme:
        case Theme.TAKE:
            return best == Take()
        case Theme.KNOCK:
            return isinstance(best, Discard)
        case _:
            return notation(best)


def search(found: Found, seed: int, worlds: int, hands: int) -> None:
    """Search hand after hand until the exercises of a game are complete, or the hands are over."""
    for number in range(hands):
        if found.complete:
            return
        for position in positions(found.game, seed, number, found.wants):
            if _tried(position, found, worlds):
                print(f"{found.game}, hand {number}: {found}", file=sys.stderr, flush=True)
                break


def _tried(position: Position, found: Found, worlds: int) -> bool:
    """Add a position if it is a good exercise; return whether it is."""
    expected = _expected(position)
    if expected is not None and not _suits(position, expected, found):
        return False
    if expected is not None and expected.others[0].cost < LEAST_EXPECTED:
        return False
    margin = MARGINS[position.theme]
    preview = proved(position, min(worlds, FEW_WORLDS))
    if preview.lead < NEARLY * margin or not _suits(position, preview.solution, found):
        return False
    proof = proved(position, worlds)
    solution = rounded(proof.solution)
    if proof.sure < margin or not _suits(position, solution, found):
        return False
    if not _experts_agree(position, solution):
        return False
    rating = rated(position, solution)
    found.add(
        Exercise(
            position.theme, position.game, position.level, position.deal, position.moves,
            solution, rating,
        ),
        easy=is_easy(position, solution),
    )  # fmt: skip
    return True


def _expected(position: Position) -> Solution | None:
    """Return the answers by the nets' values, which are quick to compute; None without nets."""
    if position.theme in (Theme.MELDS, Theme.LAY_OFF):
        return None
    points = net_prior(position.seen, position.answers).points
    best = max(position.answers, key=lambda answer: points[answer])
    costs = [
        OtherAnswer(answer, points[best] - points[answer], 0.0)
        for answer in position.answers
        if is_rival(position, best, answer)
    ]
    return Solution(best, 0.0, 0.0, tuple(sorted(costs, key=lambda one: one.cost)))


def _suits(position: Position, solution: Solution, found: Found) -> bool:
    """Return whether an exercise of this side and difficulty is still wanted."""
    if not found.wants_side(position.theme, solution.best):
        return False
    return found.wants_easy(position.theme) or not is_easy(position, solution)


def is_easy(position: Position, solution: Solution) -> bool:
    """Return whether all but the weakest player solve an exercise."""
    right = [
        is_right(position.theme, solution, position.seen, answer)
        for _, answer in answers(position, solution)
    ]
    return all(right[1:])


def _experts_agree(position: Position, solution: Solution) -> bool:
    """Return whether the coach's hint and the master's move are right, by their own methods.

    The coach must also be able to explain the best answer by the costs that are saved.
    """
    if position.theme in (Theme.MELDS, Theme.LAY_OFF):
        return True
    seen = position.seen
    if not same(hint(seen, solution.judgement).action, solution.best):
        return False
    seed = derived_seed(parse_deal_code(position.deal)[0], "coach")
    judge = Judge(seen, after_observed(seen), seed=seed, style=BY_LEVEL[position.level])
    while judge.worlds < COACH_WORLDS and not judge.only_one_move:
        judge.step()
    advised = hint(seen, judge.judgement()).action
    master = thinker(STRONGEST, seed, ThinkingTime.FULL).choose(seen)
    return same(advised, solution.best) and is_right(position.theme, solution, seen, master)


def rounded(solution: Solution) -> Solution:
    """Return the answers as they are saved."""
    others = (
        OtherAnswer(one.action, round(one.cost, 1), round(one.won, 2))
        for one in solution.others[:MOST_OTHERS]
    )
    return Solution(solution.best, round(solution.points, 1), round(solution.won, 2), tuple(others))


def text_of(exercises: Iterable[Exercise], seed: int, worlds: int) -> str:
    """Return the text of the file, with the exercises sorted by theme and rating."""
    themes = list(Theme)
    order = sorted(exercises, key=lambda one: (themes.index(one.theme), one.rating, one.key))
    styles = ", ".join(style.value for style in STYLES)
    return written(order, f"seed {seed}, {worlds} worlds for each style: {styles}")


def differing(exercises: tuple[Exercise, ...], worlds: int) -> list[str]:
    """Prove exercises again; return the keys of those whose best answer is another one."""
    found = []
    for one in exercises:
        position = position_of(one)
        proof = proved(position, worlds)
        if not is_right(one.theme, one.solution, position.seen, proof.solution.best):
            found.append(one.key)
    return found


def main(words: list[str] | None = None) -> int:
    """Search or check; return 1 if a check finds another best answer."""
    parser = argparse.ArgumentParser(prog="tools.exercises", description=__doc__.splitlines()[0])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--worlds", type=int, default=WORLDS)
    parser.add_argument("--games", nargs="+", default=list(NUMBERS), choices=list(NUMBERS))
    parser.add_argument("--number", type=int, help="exercises of each theme and game")
    parser.add_argument("--hands", type=int, default=MOST_HANDS, help="hands of each game")
    parser.add_argument("--to", type=Path)
    parser.add_argument("--check", type=Path)
    args = parser.parse_args(words)
    if args.check:
        try:
            wrong = differing(read(args.check), args.worlds)
        except ExerciseError as error:
            raise CommandError(printed(error.sentence)) from error
        print("\n".join(wrong) or "all proofs hold")
        return int(bool(wrong))
    exercises: list[Exercise] = []
    for game in args.games:
        found = Found(game, args.number or NUMBERS[game])
        search(found, args.seed, args.worlds, args.hands)
        exercises += found.exercises
    text = text_of(exercises, args.seed, args.worlds)
    if args.to:
        args.to.write_text(text, encoding="utf-8", newline="\n")
    else:
        print(text, end="")
    return 0


if __name__ == "__main__":
    run_command(main)
