"""The exercises that ship: positions, answers, proofs, and the file."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from gin.ai.advice.evaluation import same
from gin.ai.advice.reasons import hint
from gin.core.errors import ExerciseError
from gin.language.translation import printed
from gin.rules.engine import why_not
from gin.rules.model.actions import Discard, Draw, Knock, LayOff, Pass, Take
from gin.session.exercises import (
    FORMAT,
    checksum,
    cost_of,
    is_right,
    read,
    shipped,
    written,
)
from gin.session.storage.assets import asset
from gin.session.themes import Theme
from tools.exercises.__main__ import main
from tools.exercises.positions import position_of
from tools.exercises.proof import MARGINS, proved

FILE = asset("assets", "exercises.txt")
OF_THEME = {
    Theme.GOES: Discard,
    Theme.TAKE: Take | Draw | Pass,
    Theme.KNOCK: Knock | Discard,
    Theme.MELDS: Knock,
    Theme.LAY_OFF: LayOff,
}


def text_with(change: Callable[[list[str]], None]) -> str:
    lines = FILE.read_text(encoding="utf-8").splitlines()
    change(lines)
    return "\n".join(lines) + "\n"


def test_every_exercise_is_a_legal_position_with_legal_answers() -> None:
    for one in shipped():
        session = one.begin()
        seen = session.seen
        assert seen.turn == seen.seat == 0 and not session.hand_over, one.key
        assert session.level == one.level and session.practice
        for action in (one.solution.best, *(other.action for other in one.solution.others)):
            assert why_not(seen, action) is None, f"{one.key}: {action}"
            assert isinstance(action, OF_THEME[one.theme]), f"{one.key}: {action}"


def test_the_best_answer_alone_is_right() -> None:
    for one in shipped():
        seen, solution = one.begin().seen, one.solution
        assert is_right(one.theme, solution, seen, solution.best), one.key
        assert cost_of(one.theme, solution, seen, solution.best) == 0
        assert solution.others, one.key
        for other in solution.others:
            assert other.cost >= MARGINS[one.theme]
            assert not is_right(one.theme, solution, seen, other.action), one.key


def test_the_coach_explains_the_best_answer() -> None:
    for one in shipped():
        if one.theme in (Theme.GOES, Theme.TAKE, Theme.KNOCK):
            seen = one.begin().seen
            assert same(hint(seen, one.solution.judgement).action, one.solution.best), one.key


def test_there_are_exercises_of_all_themes_games_and_strengths() -> None:
    keys = [one.key for one in shipped()]
    assert len(set(keys)) == len(keys) >= 400
    themes = Counter(one.theme for one in shipped())
    assert set(themes) == set(Theme)
    assert max(themes.values()) - min(themes.values()) <= max(themes.values()) // 5
    games = Counter(one.game for one in shipped())
    assert set(games) == {"gin", "modern", "oklahoma", "hollywood"}
    for theme in Theme:
        ratings = [one.rating for one in shipped() if one.theme is theme]
        assert min(ratings) < 1400 and max(ratings) > 1450, theme


@pytest.mark.parametrize("kind", [Take, Knock])
def test_a_question_of_yes_or_no_has_both_answers(kind: type) -> None:
    theme = Theme.TAKE if kind is Take else Theme.KNOCK
    answers = Counter(
        isinstance(one.solution.best, kind) for one in shipped() if one.theme is theme
    )
    assert abs(answers[True] - answers[False]) <= sum(answers.values()) // 5 + 1


@pytest.mark.parametrize("theme", list(Theme))
def test_proofs_hold_again_with_fewer_worlds(theme: Theme) -> None:
    ours = [one for one in shipped() if one.theme is theme]
    for one in (ours[0], ours[len(ours) // 2], ours[-1]):
        position = position_of(one)
        proof = proved(position, 60)
        assert is_right(theme, one.solution, position.seen, proof.solution.best), one.key


def test_the_same_seed_finds_the_same_exercises(tmp_path: Path) -> None:
    texts = []
    for name in ("one.txt", "two.txt"):
        path = tmp_path / name
        main(["--games", "gin", "--number", "2", "--worlds", "8", "--hands", "4", "--seed", "1",
              "--to", str(path)])  # fmt: skip
        texts.append(path.read_bytes())
    assert texts[0] == texts[1] and read(tmp_path / "one.txt")


def test_a_file_that_is_read_and_written_stays_the_same() -> None:
    text = FILE.read_text(encoding="utf-8")
    assert written(read(FILE), text.splitlines()[1]) == text


def _change_rating(lines: list[str]) -> None:
    lines[5] = lines[5][:-1] + ("1" if lines[5][-1] != "1" else "2")


def _forge(lines: list[str], **columns: str) -> None:
    """Change columns of an exercise and correct the checksum."""
    names = ("theme", "game", "level", "deal", "moves", "best", "others", "rating")
    values = dict(zip(names, lines[3].split("\t"), strict=True)) | columns
    forged = "\t".join(values[name] for name in names)
    lines[3] = forged
    lines[2] = checksum(lines[3:])


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda lines: lines.clear(), "to another version"),
        (lambda lines: lines.__setitem__(0, FORMAT.replace("1", "2")), "to another version"),
        (lambda lines: lines.__delitem__(slice(3, None)), "is damaged"),
        (lambda lines: lines.pop(), "is damaged"),
        (_change_rating, "is damaged"),
        (lambda lines: _forge(lines, theme="cheats"), "ine 4 of"),
        (lambda lines: _forge(lines, deal="ABC"), "ine 4 of"),
        (lambda lines: _forge(lines, moves="P XX"), "ine 4 of"),
        (lambda lines: _forge(lines, best="discard KD"), "ine 4 of"),
        (lambda lines: _forge(lines, rating="high"), "ine 4 of"),
    ],
)
def test_a_damaged_file_gives_a_clear_sentence(
    change: Callable[[list[str]], None], said: str, tmp_path: Path
) -> None:
    path = tmp_path / "exercises.txt"
    path.write_text(text_with(change), encoding="utf-8")
    with pytest.raises(ExerciseError) as raised:
        read(path)
    sentence = printed(raised.value.sentence)
    assert said in sentence and "exercises.txt" in sentence and "installing" in sentence


@pytest.mark.parametrize("content", [None, b"\xff\xfe\x00"])
def test_a_file_that_cannot_be_read_gives_a_clear_sentence(
    content: bytes | None, tmp_path: Path
) -> None:
    path = tmp_path / "exercises.txt"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(ExerciseError) as raised:
        read(path)
    assert "exercises.txt" in printed(raised.value.sentence)
