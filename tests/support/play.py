"""Random play for tests: tables, matches and observations of every kind."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator

from gin.ai.advice.rollout import PLAYED_OUT
from gin.core.shuffle import shuffled
from gin.rules import engine
from gin.rules.model.actions import (
    Accept,
    Action,
    BigGin,
    Challenge,
    Gin,
    Knock,
    LayOut,
    Refuse,
    Shot,
)
from gin.rules.model.history import PastHand
from gin.rules.model.phase import Phase
from gin.rules.model.rules import Rules
from gin.rules.model.table import Table, observe
from gin.variants.registry import ids
from gin.variants.setups import setup

_THOROUGH = bool(os.environ.get("GIN_THOROUGH"))


def several(few: int, many: int) -> int:
    return many if _THOROUGH else few


_CHOSEN: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("gin", ()),
    ("modern", ()),
    ("house", ()),
    ("hollywood", ()),
    ("hollywood", ("late-start=shift", "box=20", "game-bonus=100", "shutout=double_total")),
    ("hollywood", ("all-games=on", "box=25", "extra-boxes=on", "shutout=double_hands")),
    ("color", ()),
    ("color", ("big-gin=as-gin", "level=extra_hand", "rainbow=on", "target=40")),
    ("color", ("least-deadwood=on", "level=most_suits", "tie=nobody", "target=60")),
    ("pro", ()),
    ("pro", ("target=60", "games=3", "big-gin=off")),
    ("race", ()),
    ("race", ("roles=deals", "deals=3", "target=70")),
    ("twofold", ("double-deals=on", "target=90", "deals=5")),
    ("dice", ()),
    ("dice", ("round=3", "refusal=offered", "centre-offers=on", "opening=plain", "tie=nobody")),
    ("pro", ("die=on", "target=50")),
    ("house", ("sheet=deals", "deals=5", "opening=eleven_card")),
    ("solitary", ()),
    ("gin", ("big-gin=off", "tie=nobody", "knock=50", "opening=plain")),
    ("gin", ("opening=eleven_card", "eleven-first-knock=on", "last-discard=to_end")),
    ("house", ("last-discard=one_more_turn", "stock-floor=2", "rediscard=off")),
    ("modern", ("after-passes=any", "open-discards=on", "knock=gin-only", "winner=total")),
    ("gin", ("opening=eleven_card", "stock-end=compare", "next-dealer=alternate")),
    ("straight", ()),
    ("straight", ("ending=gin-only", "knocker-scores=opponent_total", "tie=nobody")),
    ("oklahoma", ()),
    ("oklahoma", ("extra-boxes=on", "boxes-double=on", "rush=gin_too", "shot=on")),
    ("fosdick", ()),
    ("fosdick", ("big-gin=31", "opening=upcard_offer", "rainbow=on")),
    ("rush", ("rush-on-gin=on", "spades=on", "knock=any")),
    ("shot", ("target=200", "strict-memory=on")),
    ("rainbow", ()),
    ("tedesco", ()),
    ("tedesco", ("rainbow=on", "stock-end=compare", "rediscard=on", "shot=on")),
    ("indian", ()),
    ("indian", ("opening=eleven_card", "knock=10")),
    ("gin500", ("spades=on", "stock-end=compare")),
    ("gin500", ("scoring=winner", "high-cards=20", "knock=upcard-gin")),
    ("sequence", ()),
    ("sequence", ("run-bonus=both", "rainbow=on", "spades=on")),
    ("colonel", ()),
    (
        "colonel",
        ("rainbow=on", "final-discard=one_more_turn", "first-upcard=upcard_offer", "rediscard=on"),
    ),
    ("colonel", ("challenge=off", "target=150", "strict-memory=on")),
    ("skarney", ()),
    ("skarney", ("contract-more=on", "stock-counts=deadwood", "rainbow=on", "bare-gin=20")),
)
SETUPS = (*_CHOSEN, *((id, ()) for id in ids() if id not in dict(_CHOSEN)))
IDS = ["+".join([game, *agreed]) for game, agreed in SETUPS]

JUDGED = [which for which in SETUPS if setup(which[0], which[1]).rules.flow in PLAYED_OUT]
"""The set-ups whose hands can be played out, so that decisions can be judged."""
JUDGED_IDS = [name for name, which in zip(IDS, SETUPS, strict=True) if which in JUDGED]


def rules_of(which: tuple[str, tuple[str, ...]]) -> Rules:
    return setup(which[0], which[1]).rules


def some_action(table: Table, rng: random.Random) -> Action:
    seen = observe(table, table.turn)
    actions = engine.legal(seen)
    word = _challenge(table, actions, rng)
    if word is not None:
        return word
    actions = tuple(action for action in actions if not isinstance(action, Challenge)) or actions
    layouts = [action for action in actions if isinstance(action, LayOut)]
    if layouts and rng.random() < 0.6:
        return rng.choice(layouts)
    ends = [action for action in actions if isinstance(action, Knock | Gin | Shot | BigGin)]
    if ends and rng.random() < 0.3:
        return rng.choice(ends)
    if table.phase is Phase.DISCARD and rng.random() < 0.8:
        from gin.ai.players.simple import least_discards

        good = least_discards(seen, actions) if any(a not in ends for a in actions) else []
        if good:
            return rng.choice(good)
    return rng.choice(actions)


def _challenge(table: Table, actions: tuple[Action, ...], rng: random.Random) -> Action | None:
    other = engine.legal(observe(table, 1 - table.turn)) if len(table.hands) == 2 else ()
    found = [action for action in (*actions, *other) if isinstance(action, Challenge)]
    if found and rng.random() < 0.06:
        return rng.choice(found)
    if table.phase is Phase.CHALLENGED:
        return Accept() if rng.random() < 0.2 else Refuse()
    return None


def scores_for(rules: Rules, seed: int) -> tuple[int, ...]:
    return ((11, 20)[seed % 2], 23 + seed) if rules.knock.shot else (0,) * rules.seats


def tables(
    rules: Rules, seed: int, earlier: tuple[PastHand, ...] = ()
) -> Iterator[tuple[Table, Action | None]]:
    rng = random.Random(seed)
    dealer = rng.randrange(2) if rules.seats == 2 else 0
    scores = scores_for(rules, seed)
    table = engine.start(rules, shuffled(seed), dealer, scores, earlier=earlier).table
    while table.phase is not Phase.OVER:
        action = some_action(table, rng)
        yield table, action
        table = engine.apply(table, action).table
    yield table, None
