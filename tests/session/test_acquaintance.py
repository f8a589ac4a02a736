"""An opponent's memory of earlier matches."""

from __future__ import annotations

from msgspec.structs import replace

from gin.session.acquaintance import Acquaintance, acquaintance
from gin.session.storage.store import ActionRow, Store

ADA, VERA = 3, 4
MOVE = ActionRow(0, 0, 0, "draw")
HAND = ("knock", 0, 0, 20, 0, 4, 24)


def match(
    store: Store, winner: int | None, level: int = ADA, *, practice: bool = False, over: bool = True
) -> int:
    id = store.begin_match("gin", (), level, 1, None, practice=practice)
    if over:
        store.end_hand(id, MOVE, HAND, (20, 0), winner, over=True)
    return id


def known(store: Store) -> Acquaintance:
    now = match(store, None, over=False)
    return replace(acquaintance(store, ADA, now), away=None)


def test_an_opponent_never_played_is_a_stranger() -> None:
    store = Store.in_memory()
    match(store, 0, VERA)
    match(store, None, over=False)
    assert known(store) == Acquaintance()


def test_abandoned_or_practice_matches_count_as_met_not_won() -> None:
    store = Store.in_memory()
    match(store, 0, practice=True)
    assert known(store) == Acquaintance(met=True)
    store = Store.in_memory()
    store.add_action(match(store, None, over=False), MOVE)
    assert known(store) == Acquaintance(met=True)


def test_the_last_match_and_its_streak() -> None:
    store = Store.in_memory()
    for winner, told in (
        (1, Acquaintance(met=True, won=True, streak=1)),
        (1, Acquaintance(met=True, won=True, streak=2)),
        (0, Acquaintance(met=True, won=False, streak=1, ever_beaten=True)),
        (None, Acquaintance(met=True, ever_beaten=True)),
        (1, Acquaintance(met=True, won=True, streak=1, ever_beaten=True)),
    ):
        match(store, winner)
        match(store, 0, VERA)
        assert known(store) == told


def test_time_since_the_last_match() -> None:
    store = Store.in_memory()
    id = match(store, 0)
    ((touched,),) = store.rows("SELECT touched FROM match WHERE id = ?", (id,))
    last = float(str(touched))

    def later(seconds: float) -> Acquaintance:
        return acquaintance(store, ADA, id + 1, now=last + seconds)

    assert later(60.0).within_an_hour
    assert (later(7200.0).within_an_hour, later(7200.0).days) == (False, 0)
    assert later(86_400.0 * 3 + 5).days == 3
    assert later(-1000.0).away == 0.0, "the clock was put back"
    assert not Acquaintance().within_an_hour and Acquaintance().days == 0
