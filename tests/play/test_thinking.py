"""A pause reveals nothing: its length does not depend on hidden cards."""

from __future__ import annotations

import random

import pytest

from gin.interface.pictures import Portrait
from gin.present.output.thinking import LONGEST, SHORTEST, TEMPERS, difficulty, share
from gin.rules.model.phase import Phase
from gin.rules.model.table import observe
from gin.rules.sample import sample
from tests.play.test_moods import TWO
from tests.support.covering import taking_turns
from tests.support.play import rules_of, several, tables


@pytest.mark.parametrize(
    "which", taking_turns([which for _, which in TWO], [id for id, _ in TWO], first=0)
)
def test_thinking_times_never_depend_on_hidden_cards(which: tuple[str, tuple[str, ...]]) -> None:
    rng, hard = random.Random(5), set()
    for seed in range(several(2, 8)):
        for table, _ in tables(rules_of(which), seed):
            seen = observe(table, 0)
            hard.add(difficulty(seen))
            took = {who: share(who, seen, "seed") for who in TEMPERS}
            assert all(SHORTEST <= one <= LONGEST for one in took.values())
            assert took == {who: share(who, observe(table, 1), "seed") for who in TEMPERS}
            if rng.random() < 0.7:
                continue
            for viewer in (0, 1):
                dealt_anew = sample(observe(table, viewer), rng)
                for other in (0, 1):
                    again = observe(dealt_anew, other)
                    assert took == {who: share(who, again, "seed") for who in TEMPERS}
    assert len(hard) > 1


def test_a_late_discard_takes_longer_than_a_draw_and_bruno_is_quicker_than_ada() -> None:
    took: dict[tuple[Portrait, Phase], list[float]] = {}
    for seed in range(12):
        for table, _ in tables(rules_of(("gin", ())), seed):
            seen = observe(table, 0)
            for who in TEMPERS:
                place = f"seed {seed}:{len(seen.log)}"
                took.setdefault((who, seen.phase), []).append(share(who, seen, place))

    def usual(who: Portrait, phase: Phase) -> float:
        times = took[who, phase]
        return sum(times) / len(times)

    for who in TEMPERS:
        assert usual(who, Phase.DISCARD) > usual(who, Phase.DRAW)
    for phase in (Phase.DRAW, Phase.DISCARD):
        assert usual(Portrait.BRUNO, phase) < usual(Portrait.ADA, phase)
