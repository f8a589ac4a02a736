"""The nets: their arithmetic on long integers, and the size and description of their tables."""

from __future__ import annotations

import random
import struct
import zlib

import pytest

from gin.ai.learned.features import FEATURES
from gin.ai.learned.net import POINTS, TABLES, nets, read_nets
from gin.ai.players.master import Master, nets_for
from gin.ai.players.simple import Simple
from gin.ai.simulator.classic_sim import first_hand, play_hand
from gin.core.shuffle import shuffled
from gin.variants.setups import setup
from tests.support.play import SETUPS
from tools.training.ship import shipped


def plain_answer(name: str, net: int, features: list[int]) -> float:
    kept = (TABLES / f"{name}.net").read_bytes()
    _, count, rows, width = struct.unpack_from("<4sHHH", kept)
    body = zlib.decompress(kept[10:])
    part = body[net * len(body) // count : (net + 1) * len(body) // count]
    weights = struct.unpack_from(f"<{width}f", part)
    scales = struct.unpack_from(f"<{rows}f", part, 4 * width)
    start = 4 * (width + rows)
    lanes = [0.0] * width
    for feature in features:
        row = struct.unpack_from(f"<{width}b", part, start + feature * width)
        lanes = [lane + scales[feature] * one for lane, one in zip(lanes, row, strict=True)]
    total: float = weights[-1] + lanes[-1]
    total += sum(
        lane * weight for lane, weight in zip(lanes[:-1], weights[:-1], strict=True) if lane > 0
    )
    return POINTS * total


def test_lanes_of_a_long_integer_add_as_numbers_do() -> None:
    rng = random.Random(1)
    kept = nets("modern")
    for _ in range(40):
        features = sorted(rng.sample(range(FEATURES), 120))
        for place, net in ((0, kept.keep), (1, kept.knock)):
            found = net.answer(net.sum(features))
            assert found == pytest.approx(plain_answer("modern", place, features), abs=0.05)


def test_every_table_is_small_has_a_note_and_is_played_from() -> None:
    tables = sorted(TABLES.glob("*.net"))
    assert {path.stem for path in tables} == {
        nets_for(rules)
        for rules in (setup(game, agreed).rules for game, agreed in SETUPS)
        if nets_for(rules) is not None
    }
    assert all(path.with_suffix(".md").exists() for path in [*tables, TABLES / "belief.bin"])
    assert all(path.stat().st_size < 650_000 for path in tables)
    assert sum(path.stat().st_size for path in TABLES.iterdir()) < 5_400_000


def test_a_table_leaves_out_the_net_that_only_training_uses() -> None:
    rows = [struct.pack("<2f3f", 1.0, 2.0, *[0.5] * 3) + bytes([net] * 6) for net in (1, 2, 3)]
    trained = struct.pack("<4sHHH", b"GINN", 3, 3, 2) + zlib.compress(b"".join(rows))
    made = shipped(trained)
    assert zlib.decompress(made[10:]) == rows[0] + rows[2]
    assert len(read_nets(made, "trained", 3)) == 2
    with pytest.raises(ValueError, match="a table of 2 nets"):
        shipped(made)


def test_something_else_is_refused_as_a_table() -> None:
    for mark, count, rows in ((b"GINX", 2, FEATURES), (b"GINN", 3, FEATURES), (b"GINN", 2, 9)):
        with pytest.raises(ValueError, match=rf"other\.net is no table of nets with {FEATURES}"):
            read_nets(struct.pack("<4sHHH", mark, count, rows, 64), "other.net", FEATURES)


def test_games_without_a_table_are_played_by_judgement_alone() -> None:
    rules = setup("gin", ("cards=14",)).rules
    assert nets_for(rules) is None
    assert play_hand(first_hand(rules, shuffled(1), 0), [Master(1), Simple(1)]).sides
