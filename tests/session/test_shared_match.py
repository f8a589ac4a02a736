"""A match between two people: its record, and what each of the two sees."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from gin.ai.players.by_flow import baseline
from gin.rules import engine
from gin.rules.model.actions import Action, Challenge
from gin.session.game import Session
from gin.session.partner import Partner, parse_partner
from gin.session.record_check import check
from gin.session.shared_match import SharedMatch, Side
from gin.session.storage.store import Store
from gin.variants.setups import setup
from tests.support.play import IDS, SETUPS, several

TWO = [
    pytest.param(which, id=name)
    for name, which in zip(IDS, SETUPS, strict=True)
    if setup(*which).rules.seats == 2
]
BEN = Partner("Ben", "player-2")


def begin(which: tuple[str, tuple[str, ...]], store: Store | None = None) -> SharedMatch:
    store = store or Store.in_memory()
    return SharedMatch.begin(store, setup(*which), BEN, take_back=True, name="Anna", id="player-1")


def an_action(side: Side, rng: random.Random) -> Action | None:
    actions = engine.legal(side.seen)
    usual = [action for action in actions if not isinstance(action, Challenge)]
    if side.own_turn:
        return rng.choice(usual or list(actions))
    return actions[0] if actions and rng.random() < 0.05 else None


def show(side: Side) -> None:
    while side.opponent_to_move:
        side.let_opponent_move()


def take_turns(shared: SharedMatch, rng: random.Random, most: int = 600) -> None:
    """Let both people play at random until the hand is over for both, or up to `most` turns."""
    for _ in range(most):
        for side in shared.sides:
            if rng.random() < 0.7:
                show(side)
            action = None if side.hand_over else an_action(side, rng)
            if action is not None and not side.opponent_to_move:
                side.submit(action)
        if shared.turn is None:
            break
    for side in shared.sides:
        show(side)


@pytest.mark.parametrize("which", TWO)
def test_two_people_play_hands_and_agree(which: tuple[str, tuple[str, ...]]) -> None:
    rng = random.Random(str(which))
    shared = begin(which)
    first, second = shared.sides
    if first.to_be_cut:
        first.cut("7")
    for _ in range(several(2, 12)):
        take_turns(shared, rng)
        assert first.hand_over
        assert second.hand_over
        assert first.sheet.totals == second.sheet.totals[::-1] == shared.record.sheet.totals
        assert first.dealt.seal == second.dealt.seal == shared.record.dealt.seal
        assert first.dealt.written() == second.dealt.written()
        check(second.dealt.written())
        if shared.record.over:
            break
        assert first.dealt.next_seal == second.dealt.next_seal
        late = rng.choice(shared.sides)
        late.next_hand()
        late.shared.sides[1 - late.place].next_hand()
        assert shared.record.hand_number == first.hand_number == second.hand_number


def test_a_move_waits_until_it_is_shown() -> None:
    shared = begin(("gin", ()))
    shared.sides[0].cut("7")
    mover = shared.sides[shared.turn or 0]
    other = shared.sides[1 - mover.place]
    before = other.seen
    mover.submit(engine.legal(mover.seen)[0])
    assert other.opponent_to_move
    assert other.seen == before
    assert other.let_opponent_move()
    assert other.seen != before
    assert not other.opponent_to_move


@pytest.mark.parametrize("which", [("gin", ()), ("race", ()), ("colonel", ()), ("dice", ())])
def test_a_match_goes_on_after_the_program_ended(which: tuple[str, tuple[str, ...]]) -> None:
    rng = random.Random(3)
    store = Store.in_memory()
    shared = begin(which, store)
    if shared.sides[0].to_be_cut:
        shared.sides[0].cut("7")
    for turn in range(several(25, 200)):
        take_turns(shared, rng, most=1)
        again = SharedMatch.resume(store, shared.record.id, name="Anna", player="player-1")
        assert again.turn == shared.turn
        for side, old in zip(again.sides, shared.sides, strict=True):
            side.show_all()
            assert (side.seen, side.sheet) == (old.seen, old.sheet), turn
        if shared.turn is None and not shared.record.over:
            for side in shared.sides:
                side.next_hand()


def test_a_finished_match_is_saved_for_both(tmp_path: Path) -> None:
    (tmp_path / "his").mkdir()
    hers, his = Store.open(tmp_path), Store.open(tmp_path / "his")
    shared = begin(("gin", ("target=10",)), hers)
    shared.sides[0].cut("7")
    while not shared.record.over:
        while shared.turn is not None:
            side = shared.sides[shared.turn]
            show(side)
            side.submit(baseline(1).choose(side.seen))
        for side in shared.sides:
            show(side)
            if not shared.record.over:
                side.next_hand()
    own = shared.copy_to(his)
    row, copied = hers.match(shared.record.id), his.match(own)
    assert row.state == copied.state == "finished"
    assert copied.totals is not None
    assert row.totals == copied.totals[::-1]
    hers_opposite, his_opposite = parse_partner(row.partner), parse_partner(copied.partner)
    assert hers_opposite == BEN
    assert his_opposite is not None
    assert (his_opposite.name, his_opposite.id, his_opposite.swapped) == ("Anna", "player-1", True)
    again = Session.resume(his, own)
    assert again.sheet == shared.sides[1].sheet
    assert again.dealt.written() == shared.record.dealt.written()
    hers.close()
    his.close()


def test_a_move_taken_back_is_gone_for_both() -> None:
    shared = begin(("gin", ()))
    shared.sides[0].cut("7")
    for _ in range(3):
        take_turns(shared, random.Random(2), most=1)
    mover = shared.sides[shared.turn or 0]
    show(mover)
    other = shared.sides[1 - mover.place]
    show(other)
    ply = shared.record.last_ply(mover.place)
    mover.submit(engine.legal(mover.seen)[0])
    assert mover.can_take_back is (mover.own_turn and ply is not None)
    shared.take_back(mover.place)
    show(other)
    assert shared.record.practice
    assert len(mover.actions) == len(other.actions) == len(shared.record.actions)
