"""Long matches: dealing and resuming a hand take no longer after many void hands."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest
from msgspec.structs import replace

import gin.rules.match as matches
from gin.rules import engine
from gin.rules.match import deal, finish_hand, start_match
from gin.rules.model.actions import notation
from gin.rules.model.history import PastHand, past_hand
from gin.rules.model.result import HandResult, Outcome
from gin.rules.model.rules import Rules
from gin.rules.model.table import observe
from gin.rules.sheets import sheet_after
from gin.rules.sheets.base import Sheet
from gin.session.game import Session
from gin.session.storage.store import Store
from gin.variants.registry import GAMES
from gin.variants.setups import setup
from tests.rules.test_history import played_out
from tests.support.play import several

HANDS = 40
MATCHES = several(1, 6)


@pytest.mark.parametrize("game", [game.id for game in GAMES])
def test_void_hands_change_nothing_that_a_hand_begins_with(game: str) -> None:
    """The state carried from hand to hand equals the state computed from the whole match."""
    rng, compared = random.Random(game), 0
    for seed in range(MATCHES):
        match = start_match(setup(game).rules, seed, 0)
        while not match.sheet.over and compared < 300:
            result = played_out(deal(match).table, rng).result
            assert result is not None
            match = finish_hand(match, result)
            if match.rules.seats == 2 and not match.sheet.over:
                void = HandResult(Outcome.VOID, None, None, (), die=result.die, turns=(3, 3))
                for _ in range(rng.randrange(3)):
                    match = finish_hand(match, void)
            whole, carried = match.sheet, match.carried
            assert (carried.running, carried.closed, carried.die) == (
                whole.running, whole.closed, whole.die
            )  # fmt: skip
            assert match.past == tuple(map(past_hand, match.results))
            compared += 1
    assert compared >= MATCHES


def test_hands_that_are_left_out_of_a_match_are_not_remembered() -> None:
    match = start_match(setup("gin").rules, 1, 0)
    for _ in range(3):
        result = played_out(deal(match).table, random.Random(1)).result
        assert result is not None
        match = finish_hand(match, result)
    first = replace(match, results=match.results[:1])
    assert first.earlier == (past_hand(match.results[0]),)


def quietly(session: Session) -> None:
    while not session.hand_over:
        table = session._table
        legal = {notation(one): one for one in engine.legal(observe(table, table.turn))}
        passes = [word for word in legal if word.startswith("pass")]
        draws = [word for word in legal if word == "draw stock"]
        rest = [word for word in legal if word.startswith("discard")] or list(legal)
        session.act(table.turn, legal[(passes or draws or rest)[0]])
    assert session.result is not None and session.result.outcome is Outcome.VOID


def test_resuming_takes_as_long_for_a_late_hand_as_for_an_early_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    store = Store.in_memory()
    session = Session.begin(store, setup("gin"), 1, 5)
    for number in range(HANDS):
        if number:
            session.next_hand()
        quietly(session)
    rows, remembered = [], []

    def counted(rules: Rules, results: Sequence[HandResult]) -> Sheet:
        rows.append(len(results))
        return sheet_after(rules, results)

    def noted(result: HandResult) -> PastHand:
        remembered.append(result)
        return past_hand(result)

    monkeypatch.setattr(matches, "sheet_after", counted)
    monkeypatch.setattr(matches, "past_hand", noted)
    again = Session.resume(store, session.id)
    assert again.match == session.match and again.seen == session.seen
    assert max(rows) <= 1
    assert len(remembered) == HANDS
