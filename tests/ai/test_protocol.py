"""The engine protocol: it sends everything that a seat knows, and nothing more."""

from __future__ import annotations

import random
import re
import subprocess
import sys
import threading
import time
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from gin.ai.player import ThinkingTime
from gin.ai.players.levels import STRONGEST
from gin.ai.protocol.codec import CardMask, read, written
from gin.ai.protocol.engine import LONGEST_LINE
from gin.ai.protocol.lines import _FIRST, ObservationReader, ObservationWriter, states
from gin.core.cards import Card, Suit, mask_of
from gin.core.errors import BadLine
from gin.rules import engine as rules_engine
from gin.rules.match import finish_hand, start_match
from gin.rules.model.actions import Action, notation
from gin.rules.model.events import Event, Took
from gin.rules.model.history import PastHand
from gin.rules.model.observation import Observation
from gin.rules.model.phase import Phase
from gin.rules.model.result import Outcome
from gin.rules.model.rules import Flow, Roles
from gin.rules.model.table import observe
from gin.rules.sample import sample
from gin.variants.registry import GAMES
from gin.variants.setups import setup, with_drawn_roles
from tests.support.patience import PATIENCE
from tests.support.piping import Pipe, Recorder, tell
from tests.support.places import TOP
from tests.support.play import tables

DOC = TOP / "docs" / "engine-protocol.md"


@pytest.fixture
def recorder() -> Recorder:
    return Recorder()


@pytest.fixture
def pipe(recorder: Recorder) -> Iterator[Pipe]:
    made = Pipe(recorder)
    yield made
    made.close()


def test_a_move_taken_back_begins_the_hand_anew() -> None:
    agreed = setup("gin")
    announcer, hearer = ObservationWriter(agreed), ObservationReader()
    seen = [observe(table, 0) for table, _ in tables(agreed.rules, 4)]
    mine = [one for one in seen if one.turn == 0 and one.phase is not Phase.OVER]
    for one in (mine[0], mine[3], mine[1]):
        lines = announcer.lines(one)
        for line in lines:
            tell(hearer, line)
        assert hearer.observation() == one
    assert lines[0] == "newhand"


def test_only_what_changed_is_told_again() -> None:
    agreed = setup("gin")
    announcer = ObservationWriter(agreed)
    first, *_ = (observe(table, 0) for table, _ in tables(agreed.rules, 1))
    assert any(line.startswith("state hand") for line in announcer.lines(first))
    assert announcer.lines(first) == ()


def test_what_a_lot_settled_is_told() -> None:
    agreed = setup("race")
    for seed in range(6):
        rules = start_match(agreed.rules, seed).rules
        assert rules.format.roles is not Roles.LOT
        assert with_drawn_roles(agreed, rules).rules == rules


def test_of_earlier_hands_is_told_what_everybody_saw_and_no_card() -> None:
    """Different unseen cards, in this hand or the previous one, must not change what is sent."""
    agreed = setup("modern")
    first = [table for table, _ in tables(agreed.rules, 6)]
    rng = random.Random(4)
    told = set()
    for table in (first[-1], *(sample(observe(first[-1], seat), rng) for seat in (0, 1))):
        assert table.result is not None
        match = finish_hand(start_match(agreed.rules, 6, 0), table.result)
        second = [one for one, _ in tables(agreed.rules, 8, match.earlier)]
        for number, one in enumerate(second):
            anew = sample(observe(one, 1), rng)
            told.add(
                (number, "\n".join(ObservationWriter(agreed).lines(observe(anew, 1))).encode())
            )
    assert len(told) == len(second)
    lines = {line for _, text in told for line in text.decode().split("\n") if "earlier" in line}
    (line,) = lines
    assert re.fullmatch(
        r"state earlier \[past-hand\(ender=[01] outcome=[a-z_]+ turns=\[\d+ \d+\] deadwood=\d+"
        r" points=\[\d+ \d+\] winner=[01] suits=\[\] die=none\)\]",
        line,
    )


def test_earlier_hands_come_over_the_pipe_and_end_with_the_match() -> None:
    agreed = setup("modern")
    earlier = (
        PastHand(0, Outcome.KNOCK, (5, 4), 3, (21, 0), 0, (Suit.CLUBS, Suit.SPADES)),
        PastHand(None, Outcome.REFUSED, (15, 16), None, (0, 2), 1, (), 2),
    )
    announcer, hearer = ObservationWriter(agreed), ObservationReader()
    for before in ((), earlier[:1], earlier, ()):
        seen = observe(next(tables(agreed.rules, 5, before))[0], 1)
        seen = replace(seen, turn=1)
        for line in announcer.lines(seen):
            tell(hearer, line)
        assert hearer.observation().earlier == before


def test_nothing_is_told_but_the_fields_of_an_observation() -> None:
    agreed = setup("gin")
    told = set()
    for table, _ in tables(agreed.rules, 2):
        for line in ObservationWriter(agreed).lines(observe(table, 1)):
            command, name, *_ = (*line.split(), "")
            told.add(name if command == "state" else command)
    fields = set(Observation.__struct_fields__)
    needless = {"rules", "seat", "log", "discards"} | set(_FIRST)
    assert told == (fields - needless) | {"newgame", "newhand", "event", "top", "untouched"}


def test_the_legal_moves_are_told_where_they_are_wanted() -> None:
    agreed = setup("gin")
    for table, _ in tables(agreed.rules, 2):
        seen = observe(table, 0)
        lines = ObservationWriter(agreed, legal=True).lines(seen)
        legal = [line.removeprefix("legal ") for line in lines if line.startswith("legal ")]
        assert legal == [notation(action) for action in rules_engine.legal(seen)]


def test_each_slot_of_the_rules_is_told_where_they_are_wanted() -> None:
    agreed = setup("gin", ["knock=7"])
    table, _ = next(tables(agreed.rules, 2))
    lines = ObservationWriter(agreed, rules=True).lines(observe(table, 0))
    assert "rule knock.limit 7" in lines
    assert "rule values.own [1 2 3 4 5 6 7 8 9 10 10 10 10]" in lines
    assert "rule melds.kinds [run set]" in lines
    assert not any(
        line.startswith("rule") for line in ObservationWriter(agreed).lines(observe(table, 0))
    )


def test_no_mask_is_told_as_a_number() -> None:
    for game in GAMES:
        agreed = setup(game.id)
        for table, _ in tables(start_match(agreed.rules, 1).rules, 7):
            for line in ObservationWriter(agreed).lines(observe(table, 0)):
                assert not re.search(r"[0-9]{5}", line), line


# Bad input.


def some_lines() -> list[str]:
    agreed = setup("gin")
    seen = [
        observe(table, 0)
        for table, _ in tables(agreed.rules, 3)
        if table.turn == 0 and table.phase is Phase.DISCARD
    ]
    return list(ObservationWriter(agreed).lines(seen[1]))


BAD = [
    ("nonsense", "nonsense: no such command"),
    ("gin rummy", "gin: 'rummy' is too much"),
    ("newgame whist 0", "newgame: no game is called 'whist'"),
    ("newgame gin", "newgame: a game and a seat are needed"),
    ("newgame gin 2", "newgame: seat '2': gin has seats 0 to 1"),
    ("newgame gin 0 undercut=many", "newgame: undercut cannot be 'many'"),
    ("state", "state: '' is none of"),
    ("state mood good", "state: 'mood' is none of"),
    ("state hand 7H7H", "state: hand: 7H stands twice"),
    ("state hand 7X", "state: hand: no card '7X'"),
    ("state turn first", "state: turn: 'first' is not a number"),
    ("state phase sleep", "state: phase: 'sleep' is not one of stake, answer"),
    ("state top 7X", "state: top: no card '7X'"),
    ("state turns [7", "state: turns: a list without its ]"),
    ("state taken maybe", "state: taken: 'maybe' is not yes or no"),
    ("state turn 0 1", "state: turn: '1' is too much"),
    ("event took(seat=0)", "event: took without card"),
    ("event took(seat=0 card=7H", "event: took without its )"),
    ("event took(seat=0 seat=0 card=7H)", "event: 'seat' in took stands twice"),
    ("event stole(seat=0 card=7H)", "event: 'stole' where one of these should be: dealt,"),
    ("event", "event: nothing where a value should be"),
    ("setoption level 99", "setoption: level: 99 is none of 1, 2,"),
    ("setoption level", "setoption: an option and a value are needed"),
    ("setoption mood good", "setoption: 'mood' is none of level, setting, seed"),
    ("setoption setting slow", "setoption: setting: 'slow' is none of fast, full"),
    ("go", "go: a name and perhaps a time are needed"),
    ("go 1 movetime soon", "go: 'soon' is no number from 0 to"),
    ("go 1 depth 3", "go: a name and perhaps a time are needed"),
    ("stop now", "stop: 'now' is too much"),
    ("x" * 200, f"{'x' * 40}...: no such command"),
    ("y" * 300_000, "longer than 100000 characters"),
    ("a" * LONGEST_LINE, f"{'a' * 40}...: no such command"),
    ("b" * (LONGEST_LINE + 1), "longer than 100000 characters"),
]


@pytest.mark.parametrize(("line", "error"), BAD, ids=[line[:40] for line, _ in BAD])
def test_a_bad_line_is_answered_with_what_is_wrong_and_forgotten(
    line: str, error: str, pipe: Pipe, recorder: Recorder
) -> None:
    lines = some_lines()
    pipe.send(*lines, line)
    answer = pipe.answer()
    assert answer.startswith(f"error line {len(lines) + 1}: {error}")
    assert "Traceback" not in answer
    pipe.send("go after", "isready")
    answers = {pipe.answer().split()[0], pipe.answer().split()[0]}
    assert answers == {"bestmove", "readyok"}
    assert len(recorder.given) == 1


CONTRADICTING = [
    ([], "go: no newgame came before"),
    (["newgame gin 0"], "go: no state 'dealer' came before"),
    ([*some_lines(), "state turn 1"], "go: seat 1 is on turn, not seat 0"),
    ([*some_lines(), "state turn 5"], "go: turn 5: there are seats 0 to 1"),
    ([*some_lines(), "state hand AC"], "go: hand has 1 card, and counts says 11"),
    ([*some_lines(), "state phase over"], "go: the hand is over"),
    (
        [
            *some_lines(),
            "event discarded(seat=1 card=TS)",
            "event discarded(seat=0 card=TS)",
            "state top TS",
        ],
        "go: a card lies twice in discards",
    ),
    ([*some_lines(), "state top AC"], "go: top is AC, and the events leave"),
    ([*some_lines(), "state top none"], "go: top is none, and the events leave"),
    (
        [*some_lines(), "event took(seat=1 card=2C)"],
        "go: 2C was taken, and the events before leave",
    ),
    (
        [
            *some_lines(),
            "state earlier [past-hand(ender=7 outcome=gin turns=[1 2] deadwood=0 points=[0 9]"
            " winner=1 suits=[] die=none)]",
        ],
        "go: earlier, hand 1: there are seats 0 to 1",
    ),
    (
        [
            *some_lines(),
            "state earlier [past-hand(ender=1 outcome=gin turns=[1 2] deadwood=0 points=[0 9]"
            " winner=2 suits=[] die=none)]",
        ],
        "go: earlier, hand 1: there are seats 0 to 1",
    ),
    (
        [
            *some_lines(),
            "state earlier [past-hand(ender=1 outcome=gin turns=[1 2] deadwood=0 points=[-9 0]"
            " winner=0 suits=[] die=none)]",
        ],
        "go: earlier, hand 1: points are 0 or more, and a die shows 1 to 6",
    ),
    ([*some_lines(), "state scores []"], "go: scores []: one is needed for each seat"),
    ([*some_lines(), "state scores [1 2 3]"], "go: scores [1 2 3]: one is needed for each seat"),
    ([*some_lines(), "newhand"], "go: no state 'dealer' came before"),
]


@pytest.mark.parametrize(("lines", "error"), CONTRADICTING, ids=[e for _, e in CONTRADICTING])
def test_no_move_is_made_from_what_cannot_be(lines: list[str], error: str, pipe: Pipe) -> None:
    pipe.send(*lines, "go 1")
    assert pipe.answer().startswith(f"error line {len(lines) + 1}: {error}")


def test_garbage_of_every_kind_is_survived(pipe: Pipe) -> None:
    rng = random.Random(2)
    lines = some_lines()
    sent = 0
    for _ in range(300):
        words = list(rng.choice(lines))
        for _ in range(rng.randrange(1, 4)):
            words[rng.randrange(len(words))] = rng.choice("[]()= 7H0-zx")
        line = "".join(words).strip()
        if line and not line.startswith(("go", "quit")):
            pipe.send(line)
            sent += 1
    assert sent > 200
    pipe.send("isready")
    answer = pipe.answer()
    while answer != "readyok":
        assert answer.startswith("error line ")
        answer = pipe.answer()


class Failing:
    def choose(self, seen: Observation, deadline: float | None = None) -> Action:
        raise ZeroDivisionError("no\nway")


def test_a_player_that_fails_is_told_of_in_a_line() -> None:
    pipe = Pipe(Failing())
    pipe.send(*some_lines(), "go 4.2")
    level = STRONGEST
    assert pipe.answer() == f"error go: 4.2: level {level}: ZeroDivisionError no way"
    pipe.close()


class Slow:
    def __init__(self) -> None:
        self.gate = threading.Event()

    def choose(self, seen: Observation, deadline: float | None = None) -> Action:
        if deadline is None or deadline > time.monotonic():
            self.gate.wait(PATIENCE)
        return rules_engine.legal(seen)[0]


def test_stop_brings_an_answer_and_only_one() -> None:
    slow = Slow()
    pipe = Pipe(slow)
    pipe.send(*some_lines(), "go 1", "go 2")
    assert pipe.answer().endswith("go: '1' is not answered yet: stop it first")
    pipe.send("stop")
    assert pipe.answer().startswith("bestmove 1 ")
    slow.gate.set()
    pipe.send("stop", "isready")
    assert pipe.answer() == "readyok"
    pipe.close()


def test_an_answer_comes_when_its_time_is_up() -> None:
    slow = Slow()
    pipe = Pipe(slow)
    pipe.send(*some_lines(), "go 1 movetime 30")
    assert pipe.answer().startswith("bestmove 1 ")
    slow.gate.set()
    pipe.close()


# Values.


def test_the_kinds_of_state_are_those_of_the_page() -> None:
    page = DOC.read_text(encoding="utf-8")
    for name in states():
        assert f"| `{name}` |" in page, f"docs/engine-protocol.md does not tell what {name} is"


def test_values_are_written_as_the_page_says() -> None:
    assert written(mask_of([Card.parse("7H"), Card.parse("4C")]), CardMask) == "4C7H"
    assert written(0, CardMask) == "-"
    assert written(None, Card | None) == "none"
    assert written(Took(1, Card.parse("7H")), Event) == "took(seat=1 card=7H)"
    assert read("took( seat = 1 card=7H )", Event) == Took(1, Card.parse("7H"))
    with pytest.raises(BadLine, match=r"seat of took: 'x' is not a number"):
        read("took(seat=x card=7H)", Event)


# The program itself.


def example() -> list[tuple[str, str]]:
    page = DOC.read_text(encoding="utf-8")
    block = re.search(r"```session\n(.*?)```", page, re.DOTALL)
    assert block is not None
    return [
        ("sent", line[2:]) if line.startswith("> ") else ("received", line[2:])
        for line in block.group(1).splitlines()
    ]


def test_the_session_on_the_page_is_what_the_program_says_word_for_word() -> None:
    process = subprocess.Popen(
        [sys.executable, str(TOP / "main.py"), "--engine"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="ascii",
    )
    assert process.stdin is not None and process.stdout is not None
    skipping = False
    for side, line in example():
        if side == "sent":
            process.stdin.write(line + "\n")
            process.stdin.flush()
        elif line == "...":
            skipping = True
        else:
            heard = process.stdout.readline().rstrip("\n")
            while skipping and heard != line and heard:
                heard = process.stdout.readline().rstrip("\n")
            skipping = False
            assert heard == line
    rest, errors = process.communicate(timeout=PATIENCE)
    assert (rest, errors, process.returncode) == ("", "", 0)


def test_the_session_on_the_page_shows_every_command() -> None:
    sent = {line.split()[0] for side, line in example() if side == "sent"}
    commands = {"gin", "games", "isready", "setoption", "newgame", "newhand", "event", "state"}
    assert sent >= commands | {"go", "stop", "quit"}


def test_the_engine_ends_with_its_input() -> None:
    done = subprocess.run(
        [sys.executable, str(TOP / "main.py"), "--engine"],
        input="gin\n",
        capture_output=True,
        encoding="ascii",
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0
    assert done.stderr == ""
    assert done.stdout.endswith("ginok\n")


def test_settings_and_flows_are_all_served() -> None:
    assert {setup(game.id).rules.flow for game in GAMES} <= set(Flow)
    assert [str(setting) for setting in ThinkingTime] == ["fast", "full"]
