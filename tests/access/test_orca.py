"""The real Orca, with a voice that takes time to speak.

test_access_kept.py tests pages and answers without Orca.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from gin.speech.orca import runs
from tests.support.by_ear import QUIET, Heard, Sitting, orca
from tests.support.desktop import needs
from tests.support.patience import until
from tests.support.reader import Listener, desktop, played, speech

pytestmark = pytest.mark.early

LETTERS = 60
"""Speaking rate in letters a second."""


@pytest.fixture(autouse=True)
def _with_orca() -> None:
    needs("orca")


@pytest.fixture
def sitting(tmp_path: Path) -> Iterator[Sitting]:
    with (
        desktop(tmp_path) as environment,
        speech(environment, tmp_path, LETTERS) as spoken,
        orca(environment, tmp_path, spoken),
    ):
        listener = Listener(environment)
        listener.heard()
        with played(environment, tmp_path, "--seed", "11"):
            until(listener.tree)
            heard = Sitting(spoken, listener, reader=True)
            heard.listen("(the program starts)")
            yield heard
        listener.close()


def test_the_real_orca_is_detected(tmp_path: Path) -> None:
    with desktop(tmp_path) as environment, speech(environment, tmp_path) as spoken:
        # `runs` may also count another Orca that already runs on this machine.
        before = runs(environment=environment)
        with orca(environment, tmp_path, spoken):
            assert runs(environment=environment)
        until(lambda: runs(environment=environment) is before)


def said(heard: Heard) -> str:
    return " ".join(one.text for one in heard.spoken if one.ends is not None)


def test_the_real_orca_speaks_turns_answers_and_pages_without_interruption(
    sitting: Sitting,
) -> None:
    turns = []
    for _ in range(8):
        turn = sitting.turn()
        if len(turn) == 3:
            turns.append(turn)
        if len(turns) == 2:
            break
    assert len(turns) == 2, sitting.heard
    for drawn, asked, discarded in turns:
        assert len(drawn.spoken) == 1, drawn
        assert said(asked).startswith("Press again to discard the ") and len(asked.spoken) == 1, (
            asked
        )
        assert said(discarded).startswith("stock"), discarded
        assert "Ada " in said(discarded) and " discards the " in said(discarded), discarded
        assert sum(one.words for one in (drawn, discarded)) <= 24, (drawn, discarded)
    # Announcements without a change of focus: answers, one of them twice, and a refusal.
    for key, answer in (("d", "pile."), ("v", "Deadwood"), ("v", "Deadwood"), ("k", "Draw a card")):
        heard = sitting.press(key)
        assert answer in said(heard) and len(heard.spoken) == 1 and not heard.focus, heard
    for key in ("F1", "Escape"):
        heard = sitting.press(key)
        assert heard.focus, key
        assert heard.focus[-1] in said(heard), heard


def test_a_value_is_spoken_once_on_focus_and_once_on_change(sitting: Sitting) -> None:
    sitting.waits = QUIET
    heard = sitting.press("Escape")
    for _ in range(20):
        if any(one.text.startswith("Settings") for one in heard.spoken):
            break
        heard = sitting.press("Down")
    opened = sitting.press("Return")
    assert said(opened).count("Green") == 1, opened
    assert said(sitting.press("Right")) == "Midnight."
    sized = sitting.press("Down")
    assert said(sized).count("100%") == 1, sized
    for key, value in (("Right", "125%."), ("Left", "100%."), ("space", "125%.")):
        assert said(sitting.press(key)) == value
    for key in ("Down", "Right", "Right"):
        heard = sitting.press(key)
        assert len([one for one in heard.spoken if "ressed" in one.text or one.text == "On."]) == 1
