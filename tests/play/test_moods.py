"""A face reveals nothing: its mood does not depend on hidden cards."""

from __future__ import annotations

import random

import pytest

from gin.interface.pictures import Mood
from gin.present.tableview.mood import mood_of
from gin.rules.model.phase import Phase
from gin.rules.model.table import Table, observe
from gin.rules.sample import sample
from gin.rules.sheets import sheet_after
from tests.support.covering import taking_turns
from tests.support.play import IDS, SETUPS, rules_of, several, tables

TWO = [(id, which) for id, which in zip(IDS, SETUPS, strict=True) if rules_of(which).seats == 2]


def faces(table: Table, viewer: int, *, first: bool) -> tuple[Mood, ...]:
    seen = observe(table, viewer)
    sheet = sheet_after(seen.rules, () if seen.result is None else (seen.result,))
    on_turn = [seat == seen.turn and seen.phase is not Phase.OVER for seat in (0, 1)]
    return tuple(
        mood_of(seen.log, seat, sheet, on_turn=on_turn[seat], first=first) for seat in (0, 1)
    )


@pytest.mark.parametrize(
    "which", taking_turns([which for _, which in TWO], [id for id, _ in TWO], first=1)
)
def test_moods_never_depend_on_hidden_cards(which: tuple[str, tuple[str, ...]]) -> None:
    rng, shown = random.Random(5), set()
    for seed in range(several(3, 12)):
        for table, _ in tables(rules_of(which), seed):
            both = faces(table, 0, first=not seed)
            shown.update(both)
            assert both == faces(table, 1, first=not seed)
            if rng.random() < 0.7:
                continue
            for viewer in (0, 1):
                dealt_anew = sample(observe(table, viewer), rng)
                for other in (0, 1):
                    assert faces(dealt_anew, other, first=not seed) == both
    assert shown >= {Mood.GREETING, Mood.THINKING, Mood.CALM}
    assert shown & {Mood.WINNING, Mood.PLEASED}
