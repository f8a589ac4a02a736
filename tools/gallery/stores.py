"""Stores with kept matches for pages about them."""

from __future__ import annotations

from datetime import timedelta
from functools import cache

from gin.ai.players.levels import player
from gin.session.daily import DailyScore, deal_of, save_master
from gin.session.exercises import shipped
from gin.session.game import Session
from gin.session.judged import JudgedMove, Slip, save_judgement
from gin.session.storage.store import Store
from gin.variants.setups import setup
from tests.support.daily import play_deal
from tools.gallery.reaching import DAY, QUICK, SEED

EASY = 1300
_LOTS = ("gin", 1), ("gin", 3), ("modern", 1), ("solitary", 1), ("gin", 3), ("house", 1)
_MOVES = """
SELECT h.match, h.hand, a.ply, a.text FROM hand h JOIN match m ON m.id = h.match
  JOIN action a ON a.match = h.match AND a.hand = h.hand
WHERE m.practice = 0 AND m.level IS NOT NULL AND a.seat = 0
  AND (a.text LIKE 'discard %' OR a.text LIKE 'knock %') ORDER BY h.match, h.hand, a.ply
"""
MASTER = {
    6: DailyScore(0, 14, 1), 9: DailyScore(9, 0, 0), 12: DailyScore(6, 0, 0),
    13: DailyScore(17, 0, 0), 14: DailyScore(17, 0, 0), 18: DailyScore(3, 0, 0),
    20: DailyScore(0, 19, 1), 21: DailyScore(0, 20, 1), 25: DailyScore(0, 0, None),
    27: DailyScore(2, 0, 0),
}  # fmt: skip
"""The master's scores of some days, since the master needs a quarter of a second for each."""


@cache
def daily_month() -> Store:
    """Return a store in which many deals of a month were played."""
    store = Store.in_memory()
    for number in (2, 3, 5, 6, 9, 12, 13, 14, 18, 20, 21, 25, 27):
        day = DAY.replace(day=number)
        match = play_deal(store, day).id
        if number in MASTER:
            save_master(store, match, MASTER[number])
        if day == DAY:
            play_deal(store, day, practice=True)
    deal = deal_of(store, DAY.replace(day=26))
    Session.begin(store, deal.agreed, deal.level, deal.seed, deal.dealer, daily=deal.day)
    return store


@cache
def answered() -> Store:
    """Return a store with answers to exercises over some weeks."""
    store = Store.in_memory()
    for number, one in enumerate(shipped()[:60]):
        day = DAY - timedelta(days=(60 - number) // 2)
        right = number % 3 > 0 or one.rating < EASY
        store.add_answer(one.key, one.theme, "", one.rating, day.isoformat(), correct=right)
    return store


@cache
def played(count: int) -> Store:
    """Return a store with `count` matches of various games; every ninth is a practice match."""
    store = Store.in_memory()
    for number in range(count):
        game, level = _LOTS[number % len(_LOTS)]
        session = Session.begin(store, setup(game), level, SEED + number, practice=number % 9 == 8)
        choose = player(3 if number % 3 else 1, number).choose
        if session.level is None:
            choose = QUICK.choose
        while not session.sheet.over:
            if session.hand_over:
                session.next_hand()
            elif session.opponent_to_move:
                session.let_opponent_move()
            else:
                session.submit(choose(session.seen))
    return store


@cache
def judged(count: int) -> Store:
    """Return a store with `count` matches, most hands of which are judged, at invented costs."""
    store = played(count)
    hands: dict[tuple[int, int], list[JudgedMove]] = {}
    for number, (match, hand, ply, text) in enumerate(store.rows(_MOVES)):
        moves = hands.setdefault((int(str(match)), int(str(hand)) + 1), [])
        if number % 5 == 0:
            slip = Slip.LATE if number % 3 else Slip.DISCARD
            slip = Slip.EARLY if str(text).startswith("knock") else slip
            moves.append(JudgedMove(int(str(ply)), slip, 1.1 + number % 47 / 10))
    for (match, hand), moves in list(hands.items())[: len(hands) * 2 // 3]:
        save_judgement(store, match, hand, moves)
    return store
