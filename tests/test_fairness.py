"""Seals and saved hands: what is shown before a hand fits what is shown after it."""

from __future__ import annotations

import hashlib
import io
import random
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from gin.core.cards import Card
from gin.core.errors import BadRecord, SaveError
from gin.core.shuffle import hand_seed, shuffled
from gin.present.parlour import Parlour
from gin.present.screens.seal import key_of_seal
from gin.present.view import Scene, View
from gin.present.words import fairness
from gin.rules.rules import SheetKind
from gin.session import seal as seals
from gin.session.game import Session
from gin.session.record import check
from gin.session.settings import Settings
from gin.session.store import Store
from gin.text.terminal import Terminal
from gin.ui.app import App
from gin.variants.registry import GAMES, setup
from tests.play import IDS, SETUPS, some_action

TOP = Path(__file__).resolve().parents[1]


def played(which: tuple[str, tuple[str, ...]] = ("gin", ()), seed: int = 5) -> Session:
    """A match with its first hand played by chance."""
    session = Session.begin(Store.in_memory(), setup(*which), 1, seed)
    play_hand(session)
    return session


def play_hand(session: Session) -> None:
    rng = random.Random(session.match.seed)
    while not session.hand_over:
        session._act(session._table.turn, some_action(session._table, rng))


# Seals.


def test_the_seal_shown_before_a_hand_is_that_of_the_line_shown_after_it() -> None:
    session = Session.begin(Store.in_memory(), setup("dice"), 1, 3)
    for _ in range(3):
        before = session.seal
        assert session.revealed == ""
        play_hand(session)
        assert session.seal == before
        assert hashlib.sha256(session.revealed.encode()).hexdigest() == before
        deck = " ".join(card.code for card in shuffled(hand_seed(3, session.hand_number - 1)))
        assert f"deal {deck};" in session.revealed
        if session.sheet.over:
            break
        session.next_hand()


def test_the_line_names_the_die_where_there_is_one() -> None:
    assert re.fullmatch(r"deal( \w\w){52}; die 1; salt [0-9a-f]{32}", played(("dice", ())).revealed)
    assert re.fullmatch(r"deal( \w\w){52}; salt [0-9a-f]{32}", played().revealed)


def test_every_hand_and_every_match_has_a_salt_of_its_own() -> None:
    session = played()
    first = session.revealed.rpartition(" ")[2]
    session.next_hand()
    play_hand(session)
    assert session.revealed.rpartition(" ")[2] != first
    assert session.salt not in (first, session.revealed.rpartition(" ")[2])
    assert seals.fresh_salt() != seals.fresh_salt()
    assert len(seals.fresh_salt()) == seals.SALT_DIGITS


def test_a_salt_is_kept_with_the_match(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    parlour = Parlour(store, tmp_path)
    parlour.sit_down(setup("gin"))
    session = parlour.session()
    assert session is not None
    assert session.salt != seals.salt_from(session.match.seed)
    again = Session.resume(store, session.id)
    assert (again.salt, again.seal) == (session.salt, session.seal)
    parlour.close()


def test_the_opponent_s_chance_says_nothing_of_the_cards() -> None:
    """Two matches with other cards and one salt give it one seed; a named seed is its own."""
    made = [
        Session.begin(Store.in_memory(), setup("gin"), 1, seed, salt="ab" * 16) for seed in (3, 4)
    ]
    assert made[0]._chance == made[1]._chance == seals.seed_from("ab" * 16)
    assert made[0]._chance not in (3, 4)
    assert Session.begin(Store.in_memory(), setup("gin"), 1, 3)._chance == 3


def test_whoever_names_a_seed_gets_the_salt_that_follows_from_it() -> None:
    assert Session.begin(Store.in_memory(), setup("gin"), 1, 9).salt == seals.salt_from(9)


def test_another_card_or_salt_has_another_seal() -> None:
    deck = shuffled(1)
    line = seals.sealed_line(deck, None, "00")
    other = seals.sealed_line((deck[1], deck[0], *deck[2:]), None, "00")
    assert len({seals.seal_of(one) for one in (line, other, line[:-1] + "1")}) == 3


# The scenes.


@pytest.fixture
def parlour(tmp_path: Path) -> Iterator[Parlour]:
    made = Parlour(Store.open(tmp_path), tmp_path, Settings(level=1, speed="instant"), seed=4)
    yield made
    made.close()


def texts(view: View) -> str:
    return "\n".join(item.name for zone in view.zones for item in zone.items)


def to_result(parlour: Parlour) -> Session:
    parlour.sit_down(setup("gin"))
    parlour.choose("deal")
    session = parlour.session()
    assert session is not None
    play_hand(session)
    return session


def test_the_table_shows_the_seal_before_the_deal(parlour: Parlour) -> None:
    parlour.sit_down(setup("gin"))
    view = parlour.view()
    session = parlour.session()
    assert session is not None and view.dialog is not None and view.table is not None
    assert view.table.seal == fairness.short(session.seal)
    assert session.seal.upper().startswith(view.table.seal.replace(" ", ""))
    assert fairness.groups(session.seal) in parlour.ask("seal")


def test_the_menu_of_the_table_shows_all_of_it_and_nothing_that_was_sealed(
    parlour: Parlour,
) -> None:
    parlour.sit_down(setup("gin"))
    parlour.choose("deal")
    parlour.choose("menu")
    parlour.choose("seal")
    session = parlour.session()
    assert session is not None
    shown = texts(parlour.view())
    assert fairness.groups(session.seal) in shown
    assert "salt" in shown and seals.hand_salt(session.salt, 0) not in shown
    assert parlour.view().choice("save-hand") is None
    assert parlour.ask("seal") == f"The seal of this hand: {fairness.groups(session.seal)}."


@pytest.mark.parametrize("way", [("seal",), ("sheet", "seal")])
def test_after_the_hand_it_shows_what_was_sealed_and_saves_it(
    way: tuple[str, ...], parlour: Parlour, tmp_path: Path
) -> None:
    session = to_result(parlour)
    for id in way:
        parlour.choose(id)
    assert session.revealed in texts(parlour.view())
    assert session.revealed in parlour.ask("seal")
    parlour.take_said()
    parlour.choose("save-hand")
    file = tmp_path / "hands" / f"hand-{session.id}-1.txt"
    assert parlour.take_said() == (f"Saved as {file}.",)
    assert check(file.read_text(encoding="utf-8")).seal == session.seal


def test_a_hand_that_cannot_be_saved_is_told_of(parlour: Parlour, tmp_path: Path) -> None:
    session = to_result(parlour)
    (tmp_path / "hands").write_text("in the way", encoding="utf-8")
    with pytest.raises(SaveError, match="cannot write"):
        session.save(tmp_path)
    parlour.choose("seal")
    parlour.choose("save-hand")
    assert parlour.take_said()[-1].startswith(f"Cannot write {tmp_path}")
    parlour.folder = None
    parlour.choose("save-hand")
    assert parlour.take_said()[-1] == fairness.NO_FOLDER


def test_a_lesson_has_no_seal(parlour: Parlour) -> None:
    parlour.choose("guide")
    assert parlour.ask("seal") == fairness.NO_SEAL


def test_the_terminal_tells_of_the_seal_once_a_hand(parlour: Parlour) -> None:
    target = io.StringIO()
    Terminal(parlour, io.StringIO("play\ndeal\nlook\nhand\nseal\nquit\n"), target).run()
    session = parlour.session()
    printed = target.getvalue()
    assert session is not None
    told = f"The deal is sealed: {fairness.short(session.seal)}.\nType seal for all of it.\n"
    assert printed.count(told) == 1
    assert printed.index(told) < printed.index("The lower card deals")
    assert fairness.groups(session.seal) in printed


def test_the_terminal_tells_of_the_seal_before_anybody_moves(parlour: Parlour) -> None:
    out = io.StringIO()
    typed = "\n".join(["play", "deal", *["1"] * 150, "quit"])
    Terminal(parlour, io.StringIO(typed), out).run()
    lines = out.getvalue().splitlines()
    deals = [n for n, line in enumerate(lines) if line.startswith("The deal is sealed: ")]
    played = ("passes the", "takes the", "draws from", "discards the", "pass the", "take the")
    moves = [n for n, line in enumerate(lines) if any(word in line for word in played)]
    over = ("hand and scores", "Nobody scores")
    ends = [n for n, line in enumerate(lines) if any(words in line for words in over)]
    assert len(deals) > 2
    for number, deal in enumerate(deals[1:], start=1):
        before = max(end for end in ends if end < deal)
        assert not [n for n in moves if before < n < deal], (number, lines[before:deal])


def test_nobody_is_told_of_the_seal_unasked_by_voice(parlour: Parlour) -> None:
    parlour.sit_down(setup("gin"))
    parlour.choose("deal")
    assert not any("eal" in text and "sealed" in text for text in parlour.take_said())


def test_the_window_draws_it_and_asks_by_key(parlour: Parlour) -> None:
    import pygame

    parlour.sit_down(setup("gin"))
    parlour.choose("deal")
    app = App(parlour, (1280, 800))
    app.settle()
    app.draw(pygame.Surface((1280, 800)), 0.0)
    app.command("seal")
    assert app.notice.startswith("The seal of this hand: ")


# The page.


def test_the_file_on_fair_play_says_what_the_program_says() -> None:
    kept = (TOP / "docs/fairness.md").read_text(encoding="utf-8")
    assert kept == fairness.markdown(key_of_seal(Settings())), "write it anew: tools.fairness"


def test_the_page_is_reached_from_help(parlour: Parlour) -> None:
    parlour.choose("help")
    parlour.choose("fair")
    assert parlour.view().scene is Scene.HELP
    assert parlour.view().title == fairness.TITLE
    assert "Shift+D tells all of it" in texts(parlour.view())
    assert "{" not in texts(parlour.view())


# Files of hands.


@pytest.mark.parametrize("which", SETUPS, ids=IDS)
def test_a_saved_hand_is_found_in_order(which: tuple[str, tuple[str, ...]]) -> None:
    session = played(which, 7)
    found = check(session.written())
    assert session.result is not None
    assert found.moves == len(session._record)
    assert found.outcome is session.result.outcome
    assert found.points == tuple(session.result.points(seat) for seat in range(len(found.points)))


def test_a_later_hand_is_found_in_order_in_every_game() -> None:
    for game in GAMES:
        session = played((game.id, ()), 2)
        for _ in range(2):
            if not session.sheet.over:
                session.next_hand()
                play_hand(session)
        assert check(session.written()).hand == session.hand_number
    assert any(setup(one.id).rules.format.sheet is SheetKind.RACE for one in GAMES)


Change = Callable[[str], str]


def replaced(pattern: str, by: str) -> Change:
    return lambda text: re.sub(pattern, by, text, count=1, flags=re.MULTILINE)


def swapped(text: str) -> str:
    """The first two cards dealt changed places, and sealed anew, so that only the moves tell."""
    line = re.search(r"^sealed: (.*)$", text, re.MULTILINE)
    assert line is not None
    words = line[1].split(" ")
    words[1], words[2] = words[2], words[1]
    seal = seals.seal_of(" ".join(words))
    text = text.replace(line[1], " ".join(words))
    return re.sub(r"^seal: .*$", f"seal: {seal}", text, flags=re.MULTILINE)


def resealed(change: Change) -> Change:
    """A change of the sealed line, sealed anew."""

    def changed(text: str) -> str:
        line = re.search(r"^sealed: (.*)$", text, re.MULTILINE)
        assert line is not None
        new = change(line[1])
        text = text.replace(line[1], new)
        return re.sub(r"^seal: .*$", f"seal: {seals.seal_of(new)}", text, flags=re.MULTILINE)

    return changed


BAD: list[tuple[str, Change, str]] = [
    ("another card", replaced(r"deal (\w\w) (\w\w)", r"deal \2 \1"),
     r"line 8, seal: it does not fit"),
    ("another salt", replaced(r"salt .", "salt x"), r"line 8, seal: it does not fit"),
    ("another seal", replaced(r"^seal: ....", "seal: 0000"), r"line 8, seal: it does not fit"),
    ("a deal sealed anew", swapped, r"line \d+, move: |line \d+, (outcome|points): "),
    ("a card twice", resealed(replaced(r"deal (\w\w) (\w\w)", r"deal \1 \1")),
     r"line 9, sealed: 51 different cards are dealt, not 52"),
    ("no card", resealed(replaced(r"deal \w\w", "deal XX")), r"line 9, sealed: no card 'XX'"),
    ("no deal", resealed(lambda line: "salt 00"), r"line 9, sealed: it is not 'deal"),
    ("another game", replaced(r"^game: gin", "game: whist"), r"line 2, game: no game is called"),
    ("another dealer", replaced(r"^dealer: \d", "dealer: 7"),
     r"line 4, dealer: there is no seat 7"),
    ("no dealer", replaced(r"^dealer: \d", "dealer: me"), r"line 4, dealer: 'me' is not a number"),
    ("a score too few", replaced(r"^scores: 0 0", "scores: 0"),
     r"line 5, scores: 1 numbers where 2"),
    ("a die", replaced(r"^die: none", "die: 2 0"), r"line 7, die: it shows 2, the sealed one none"),
    ("half a die", replaced(r"^die: none", "die: 2"), r"line 7, die: '2' is neither"),
    ("a suit", replaced(r"^closed: none", "closed: cups"), r"line 6, closed: 'cups' is no suit"),
    ("no move", replaced(r"^move: .*$", "move: 0 fly"), r"line 10, move: no action 'fly'"),
    ("a card not held", replaced(r"^move: (\d) discard \w\w$", r"move: \1 knock - -"),
     r"line \d+, move: 'knock - -' is not legal"),
    ("the other seat", replaced(r"^move: (\d)", "move: 5"), r"line 10, move: seat \d is on turn"),
    ("a move too few", replaced(r"^move: .*\n(?=outcome)", ""), r"outcome: the moves do not lead"),
    ("a move too many", replaced(r"^outcome", "move: 0 draw\noutcome"),
     r"move: '0 draw' comes after the end of the hand"),
    ("another count", replaced(r"^points: .*$", "points: 99 0"), r"points: '99 0' is written, the"),
    ("another outcome", replaced(r"^outcome: .*$", "outcome: luck"), r"outcome: 'luck' is written"),
    ("a line twice", replaced(r"^hand: 1", "hand: 1\nhand: 1"), r"line 4: hand stands twice"),
    ("a line too few", replaced(r"^dealer: \d\n", ""), r"there is no line 'dealer'"),
    ("a line nobody knows", replaced(r"^hand", "weather"), r"line 3: 'weather: 1' is not a line"),
    ("another file", lambda text: "hello", r"line 1: 'hello' where 'Gin Parlour hand 1' should be"),
    ("nothing", lambda text: "", r"line 1: '' where"),
    ("too much", lambda text: text + " " * 300_000, r"characters, more than any hand"),
]  # fmt: skip


@pytest.mark.parametrize(("change", "error"), [one[1:] for one in BAD], ids=[one[0] for one in BAD])
def test_what_does_not_fit_is_named(change: Change, error: str) -> None:
    text = played().written()
    changed = change(text)
    assert changed != text
    with pytest.raises(BadRecord, match=error):
        check(changed)


def test_garbage_is_refused_and_never_a_traceback() -> None:
    text, rng = played().written(), random.Random(3)
    refused = 0
    for _ in range(150):
        letters = list(text)
        for _ in range(rng.randrange(1, 4)):
            letters[rng.randrange(len(letters))] = rng.choice("0 :;\nZ9\u00e9-")
        try:
            check("".join(letters))
        except BadRecord:
            refused += 1
    assert refused > 100


def run(path: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(TOP / "main.py"), "--verify", str(path)],
        capture_output=True, encoding="utf-8", timeout=60, check=False,
    )  # fmt: skip


def test_the_program_verifies_a_file(tmp_path: Path) -> None:
    session = played()
    path = session.save(tmp_path)
    done = run(path)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("Gin Rummy, hand 1.\nThe seal fits the deal: ")
    assert fairness.groups(session.seal) in done.stdout
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("salt ", "salt 0"), encoding="utf-8")
    done = run(path)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith(f"{path}: line 8, seal: it does not fit")
    done = run(tmp_path / "none.txt")
    assert done.returncode == 1
    assert "none.txt: it cannot be read" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_file_of_bytes_that_are_no_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "odd.txt"
    path.write_bytes(bytes(range(256)) * 9)
    done = run(path)
    assert done.returncode == 1 and "line 1: " in done.stderr and "Traceback" not in done.stderr


def test_the_cards_of_the_file_are_those_of_the_hand() -> None:
    session = played()
    line = next(one for one in session.written().splitlines() if one.startswith("sealed: "))
    codes = line.removeprefix("sealed: deal ").partition(";")[0].split()
    assert tuple(map(Card.parse, codes)) == shuffled(session.match.seed)
