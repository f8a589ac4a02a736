"""Fuzz tests of external input: no crash, no hang, and readable errors.

`tests/process/test_outside.py` tests the findings in every run.
"""

from __future__ import annotations

import io
import random
import shutil
import sqlite3
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import main
from gin.ai.protocol.engine import Engine
from gin.ai.protocol.lines import ObservationWriter
from gin.core.cards import DECK, parse_hand
from gin.core.errors import BadDealCode, BadRecord, GinError
from gin.core.external_text import harmless as shown_harmlessly
from gin.core.external_text import quoted
from gin.core.shuffle import parse_deal_code
from gin.interface.view import View
from gin.language.translation import printed
from gin.present.input import keymap
from gin.present.input.numbers import numbered
from gin.present.shell.arguments import parse
from gin.present.shell.parlour import Parlour
from gin.present.shell.start import open_parlour
from gin.rules.model.actions import parse_action
from gin.rules.model.table import observe
from gin.session import mixtures, settings_file
from gin.session import settings as kept_settings
from gin.session.game import Session
from gin.session.record_check import check
from gin.session.settings import Settings
from gin.session.storage.store import Store
from gin.text.terminal import Terminal
from gin.ui.platform.window import NoDisplay
from gin.variants.codes import game_code, parse_game_code, setup_from
from gin.variants.registry import GAMES
from gin.variants.setups import setup
from tests.support.hostile import WORDS, harmless, words
from tests.support.play import SETUPS, several, some_action, tables
from tests.support.sealing import played

pytestmark = pytest.mark.soak

often = settings(
    max_examples=several(100, 3_000),
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
seldom = settings(often, max_examples=several(20, 400))

OPTIONS = (
    "--text", "--braille", "--width", "--speech", "--game", "--with", "--seed", "--level",
    "--list-games", "--rules", "--verify", "--selftest", "--engine", "--version",
    "--data", "--help", "--se", "--g", "-h", "--", "-x",
)  # fmt: skip
GOOD = (
    "gin", "solitary", "12", "3", "40", "cmd:x", "cmd:", "undercut=25", "rainbow=on,sets=off",
    "knock=0", "auto", "self", "01F4-8K2M", "=", ",",
)  # fmt: skip


# The command line.


def words_of_a_command() -> st.SearchStrategy[list[str]]:
    values = words | st.sampled_from(GOOD)
    options = st.sampled_from(OPTIONS)
    joined = st.builds("{}={}".format, options, values)
    pairs = st.builds(lambda option, value: [option, value], options, values)
    one = st.one_of(pairs, joined.map(lambda word: [word]), (options | values).map(lambda w: [w]))
    return st.lists(one, max_size=5).map(lambda parts: [word for part in parts for word in part])


@often
@given(line=words_of_a_command())
def test_any_command_line(
    line: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture
) -> None:
    def left(*_: object) -> int:
        return 0

    def window(*_: object) -> int:
        raise NoDisplay

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("platformdirs.user_data_dir", lambda *_, **__: str(tmp_path / "kept"))
    for name in (
        "gin.ai.protocol.engine.serve",
        "gin.ui.selftest.run",
    ):
        monkeypatch.setattr(name, left)
    monkeypatch.setattr("gin.ui.loop.run_window", window)
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\nquit\n"))
    # Words must not name a place outside the test's folder.
    line = [word.replace("/", "").replace("..", "") for word in line]
    try:
        code = main.main(line)
    except SystemExit as end:
        code = end.code if isinstance(end.code, int) else -1
    assert code in (0, 1, 2)
    out, err = capsys.readouterr()
    assert harmless(out)
    assert harmless(err)
    assert code == 0 or err


# Codes, cards and moves.


@often
@given(text=words | st.text(alphabet="0123456789ABCDEFGHJKMNPQRSTVWXYZoil- =,", max_size=40))
def test_any_code(text: str) -> None:
    for read in (parse_game_code, parse_deal_code, setup_from, parse_action, parse_hand):
        try:
            read(text)
        except GinError as error:
            assert harmless(str(error))


@often
@given(data=st.data())
def test_any_letters_of_a_game_code_with_a_good_end(data: st.DataObject) -> None:
    from gin.core.shuffle import ALPHABET
    from gin.variants.codes import _check

    body = data.draw(st.text(alphabet=ALPHABET, min_size=2, max_size=60))
    try:
        found = parse_game_code(body + _check(body))
    except GinError as error:
        assert harmless(str(error))
    else:
        assert parse_game_code(game_code(found)) == found


@often
@given(seed=st.integers(0, 2**44 - 1), text=words)
def test_a_deal_code_with_something_in_it(seed: int, text: str) -> None:
    from gin.core.shuffle import deal_code

    code = deal_code(seed, 1)
    assert parse_deal_code(code) == (seed, 1)
    with pytest.raises(BadDealCode) if len(text.strip(" -")) > 9 else _nothing():
        try:
            parse_deal_code(code[:5] + text + code[5:])
        except BadDealCode as error:
            assert harmless(str(error))
            raise


class _nothing:
    def __enter__(self) -> None: ...

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> bool:
        return kind is not None and issubclass(kind, BadDealCode)


@often
@given(text=words, most=st.integers(1, 60))
def test_anything_is_made_harmless(text: str, most: int) -> None:
    shown = shown_harmlessly(text, most)
    assert harmless(shown)
    assert len(shown) <= most + 3
    assert shown_harmlessly(shown) == shown
    assert harmless(quoted(text))


# Saved hands.


@cache
def hands() -> tuple[str, ...]:
    return tuple(played(which).dealt.written() for which in SETUPS)


def moves() -> st.SearchStrategy[str]:
    card = st.sampled_from([card.code for card in DECK])
    cards = st.lists(card, max_size=5).map("".join).map(lambda text: text or "-")
    melds = st.lists(cards, min_size=1, max_size=3).map(",".join)
    number = st.integers(-3, 60).map(str) | words
    pairs = st.lists(st.builds("{}>{}".format, cards, number), max_size=2).map(",".join)
    bare = ("draw", "take", "pass", "stop", "no-offer", "accept", "refuse", "done")
    return st.one_of(
        st.sampled_from(bare),
        st.builds("offer {}".format, number),
        st.builds("challenge {}".format, number),
        st.builds("hold {}".format, card),
        st.builds("discard {}".format, card),
        st.builds("biggin {}".format, melds),
        st.builds("layout {} {}".format, melds, pairs),
        st.builds("layoff {} {}".format, melds, pairs),
        st.builds("{} {} {}".format, st.sampled_from(("knock", "gin", "shot")), card, melds),
        words,
    )


def changed_hand(data: st.DataObject) -> str:
    lines = data.draw(st.sampled_from(hands())).splitlines()
    for _ in range(data.draw(st.integers(1, 3))):
        place = data.draw(st.integers(0, len(lines) - 1))
        name = lines[place].partition(":")[0]
        kind = data.draw(st.sampled_from(("move", "move", "value", "game", "twice", "gone")))
        if kind == "move":
            seat = data.draw(st.sampled_from(("0", "1", "2", "-1", "x")))
            lines.insert(place, f"move: {seat} {data.draw(moves())}")
        elif kind == "value":
            numbers = st.lists(st.integers(-9, 10**9), max_size=3).map(
                lambda found: " ".join(map(str, found))
            )
            lines[place] = f"{name}: {data.draw(words | numbers)}"
        elif kind == "game":
            which = data.draw(st.sampled_from(SETUPS))
            for at, line in enumerate(lines):
                if line.startswith("game:"):
                    lines[at] = f"game: {' '.join((which[0], *which[1]))}"
        elif kind == "twice":
            lines.insert(place, lines[place])
        elif len(lines) > 1:
            del lines[place]
    return "\n".join(lines)


@often
@given(data=st.data())
def test_any_change_of_a_saved_hand(data: st.DataObject) -> None:
    try:
        check(changed_hand(data))
    except BadRecord as error:
        assert harmless(str(error))


@often
@given(content=st.binary(max_size=400) | words.map(lambda text: text.encode("utf-8", "replace")))
def test_any_file_for_verify(
    content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "hand.txt"
    path.write_bytes(content)
    assert main.main(["--verify", str(path)]) == 1
    assert harmless(capsys.readouterr().err)


# The engine.


@cache
def told() -> tuple[tuple[str, ...], ...]:
    found = []
    for place, (id, agreed) in enumerate(SETUPS):
        made = setup(id, agreed)
        for table, action in tables(made.rules, place):
            if action is not None:
                seen = observe(table, table.turn)
        found.append(ObservationWriter(made).lines(seen))
    return tuple(found)


class Once:
    def choose(self, seen: object, deadline: float | None = None) -> object:
        from gin.rules.engine import legal

        return legal(seen)[0]  # type: ignore[arg-type]


@often
@given(data=st.data())
def test_any_lines_to_the_engine(data: st.DataObject, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = list(data.draw(st.sampled_from(told())))
    for _ in range(data.draw(st.integers(0, 4))):
        place = data.draw(st.integers(0, len(lines) - 1))
        parts = lines[place].split(" ")
        at = data.draw(st.integers(0, len(parts) - 1))
        other = data.draw(st.sampled_from(data.draw(st.sampled_from(told()))))
        parts[at] = data.draw(words | st.sampled_from(other.split(" ")))
        lines[place] = " ".join(parts)
    lines += data.draw(
        st.lists(words | st.sampled_from(("gin", "games", "isready", "stop", "newhand")))
    )
    lines.append(f"go {data.draw(words | st.just('1'))} movetime {data.draw(words | st.just('0'))}")
    out = io.StringIO()
    # Start no threads, so that the test sees every exception.
    monkeypatch.setattr("gin.ai.protocol.engine.threading.Thread.start", lambda self: self.run())
    monkeypatch.setattr("gin.ai.protocol.engine.threading.Timer.start", lambda self: None)
    engine = Engine(out, printed, lambda *_: Once())  # type: ignore[arg-type]
    assert engine.run(io.StringIO("\n".join(lines) + "\n")) == 0
    assert harmless(out.getvalue())
    assert out.getvalue().isascii() or any(not line.isascii() for line in lines)


# Settings.


def lines_of_settings() -> st.SearchStrategy[str]:
    name = st.sampled_from((*kept_settings.ALLOWED, "program", "keys", "key.knock", "key")) | words
    value = words | st.sampled_from(("true", "1", '"Q"', "[[[[", "{}", "0x" + "f" * 900, "[" * 900))
    quoted_value = value.map(lambda text: f'"{text}"')
    return st.builds("{} = {}".format, name, value | quoted_value) | words


@often
@given(
    content=st.lists(lines_of_settings(), max_size=6).map(
        lambda lines: "\n".join(lines).encode("utf-8", "surrogatepass")
    )
    | st.binary(max_size=200)
)
def test_any_settings(content: bytes, tmp_path: Path) -> None:
    (tmp_path / settings_file.FILE).write_bytes(content)
    found, problems = settings_file.read(tmp_path)
    told = "\n".join(
        shown_harmlessly(printed(text)) for text in (*problems, *keymap.key_map(found).problems)
    )
    assert harmless(told)
    # Settings once read can be written and read again without a notice.
    settings_file.write(tmp_path, found)
    assert settings_file.read(tmp_path) == (found, ())


# The database.

PAGES = (
    "continue", "menu", "statistics", "1", "back", "back", "games", "1", "back", "people", "back",
    "matches", "1", "back", "go on", "hint", "scores", "menu", "help", "back", "settings", "back",
)  # fmt: skip


@cache
def kept() -> bytes:
    import tempfile

    with tempfile.TemporaryDirectory() as name:
        store = Store.open(Path(name))
        lots = (("gin", (), 6), ("solitary", (), 5), ("skarney", (), 8), ("dice", (), 30),
                ("rush", (), 60), ("gin", ("rainbow=on",), 9), ("rush", (), 900))  # fmt: skip
        for place, (id, agreed, moves) in enumerate(lots):
            session = Session.begin(store, setup(id, agreed), 2, place)
            chance = random.Random(place)
            for _ in range(moves):
                if session.hand_over:
                    if session.sheet.over:
                        break
                    session.next_hand()
                session.act(session._table.turn, some_action(session._table, chance))
        mixtures.keep(store, setup("gin", ["rainbow=on"]), "My own")
        mixtures.toggle_favourite(store, "gin")
        store.set_note("order:1", "7H 8H")
        store.set_note("hints:1", "3")
        store.close()
        return (Path(name) / "parlour.db").read_bytes()


def opened(folder: Path) -> str:
    asked: list[str] = []

    def ask(why: str) -> bool:
        asked.append(why)
        return True

    out = io.StringIO()
    parlour = open_parlour(parse(["--data", str(folder)]), ask)
    assert parlour is not None
    try:
        assert Terminal(parlour, io.StringIO("\n".join(PAGES)), out).run() == 0
    finally:
        parlour.close()
    return "\n".join((*asked, out.getvalue()))


def fresh(folder: Path) -> Path:
    inside = folder / "kept"
    shutil.rmtree(inside, ignore_errors=True)
    inside.mkdir()
    (inside / "parlour.db").write_bytes(kept())
    return inside


@seldom
@given(data=st.data())
def test_any_odd_cell(data: st.DataObject, tmp_path: Path) -> None:
    folder = fresh(tmp_path)
    link = sqlite3.connect(folder / "parlour.db")
    names = [name for (name,) in link.execute("SELECT name FROM sqlite_master WHERE type='table'")]
    for _ in range(data.draw(st.integers(1, 3))):
        table = data.draw(st.sampled_from(names))
        columns = [row[1] for row in link.execute(f"PRAGMA table_info({table})")]
        column = data.draw(st.sampled_from(columns))
        rows = link.execute(f"SELECT * FROM {table}").fetchall()
        row = data.draw(st.sampled_from(rows))
        odd = data.draw(
            words.filter(lambda text: _encodes(text))
            | st.none()
            | st.integers(-(2**63), 2**63 - 1)
            | st.floats()
            | st.binary(max_size=9)
        )
        which = " AND ".join(f"{name} IS ?" for name in columns)
        try:
            link.execute(f"UPDATE {table} SET {column} = ? WHERE {which}", (odd, *row))
        except sqlite3.Error:
            continue
    link.commit()
    link.close()
    assert harmless(opened(folder))


def _encodes(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


@seldom
@given(data=st.data())
def test_any_odd_bytes(data: st.DataObject, tmp_path: Path) -> None:
    folder = fresh(tmp_path)
    content = bytearray(kept())
    for _ in range(data.draw(st.integers(1, 20))):
        place = data.draw(st.integers(0, len(content) - 1) | st.integers(0, 150))
        content[place] = data.draw(st.integers(0, 255))
    if data.draw(st.booleans()):
        del content[data.draw(st.integers(0, len(content))) :]
    (folder / "parlour.db").write_bytes(content)
    assert harmless(opened(folder))


# The terminal.


class Typist(io.TextIOBase):
    def __init__(self, parlour: Parlour, out: io.StringIO, chance: random.Random, lines: int):
        self._parlour = parlour
        self._out = out
        self._chance = chance
        self._left = lines
        self._read = 0
        self._last = ""

    def readline(self, _: int | None = -1) -> str:  # type: ignore[override]
        answer = self._out.getvalue()[self._read :]
        self._read += len(answer)
        assert answer, f"{self._last!r} was not answered"
        assert harmless(answer)
        self._left -= 1
        if self._left < 0:
            return ""
        self._last = next(
            line for line in self._lines() if line.strip() not in ("quit", "q", "exit", "bye")
        )
        return f"{self._last}\n"

    def _lines(self) -> Iterator[str]:
        while True:
            view: View = self._parlour.view()
            kind = self._chance.choice((self._numbered, self._chosen, self._chosen, self._any))
            line = kind(view)
            if not {"review", "rev"} & set(line.split()):
                yield line

    def _numbered(self, view: View) -> str:
        shown = numbered(view)
        place = self._chance.randrange(len(shown) + 2)
        # Skip reviews: they take too long.
        return "look" if place and "review" in str(shown[place - 1 : place]) else str(place)

    def _chosen(self, view: View) -> str:
        choice = self._chance.choice(view.choices)
        typed = self._chance.choice(choice.words) if choice.words else choice.label
        if choice.takes_cards:
            held = self._chance.sample(DECK, self._chance.randrange(5))
            typed = " ".join((typed, *(card.code for card in held)))
        return typed

    def _any(self, view: View) -> str:
        word = self._chance.choice(WORDS)
        begun = self._chance.choice(("", "", "about ", "key ", "code ", "name ", "path "))
        others = ("look", "history", "save", "help", "hand", "odds", "seal", "7h", "discard 10s")
        return self._chance.choice((begun + word, self._chance.choice(others)))


@pytest.mark.parametrize("id", [game.id for game in GAMES])
def test_any_lines_in_the_terminal(id: str, tmp_path: Path) -> None:
    for seed in range(several(1, 12)):
        chance = random.Random(seed)
        parlour = Parlour(Store.in_memory(), tmp_path, Settings(level=1, speed="instant"))
        parlour.matches.start(setup(id), seed)
        out = io.StringIO()
        typist = Typist(parlour, out, chance, 200)
        width = chance.choice((None, 12, 40))
        try:
            assert Terminal(parlour, typist, out, width=width).run() == 0  # type: ignore[arg-type]
        finally:
            parlour.close()
