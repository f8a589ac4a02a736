"""Fair play: the pages and buttons that show seals, cuts and deal codes."""

from __future__ import annotations

import io
import shutil
import subprocess
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pygame
import pytest
from msgspec.structs import replace

from gin.core import chain
from gin.core.cards import Card, cards_of
from gin.core.errors import SaveError
from gin.core.message import Verbatim, ended
from gin.core.shuffle import parse_deal_code
from gin.interface.commands import Command
from gin.interface.intents import Enter
from gin.interface.names import name_of
from gin.interface.view import Scene, View
from gin.language.translation import printed, spoken
from gin.messages import errors
from gin.messages import fairness as messages
from gin.present.screens import entry
from gin.present.screens.seal import key_of_seal
from gin.present.shell.parlour import Parlour
from gin.present.words import fairness
from gin.rules.match import deal
from gin.session.game import Session
from gin.session.record_check import check
from gin.session.settings import Settings
from gin.session.storage.store import Store
from gin.text.terminal import Terminal
from gin.ui.app import App
from gin.variants.setups import setup
from tests.support.by_name import choice_named, choose, find_choice, zone_named
from tests.support.patience import PATIENCE
from tests.support.places import TOP
from tests.support.raising import raising
from tests.support.sealing import play_hand
from tests.support.user import ref
from tools.fairness import markdown

FIXED = printed(messages.IN_SHORT_ALONE)
FELIX = f"Felix never sees your cards. {FIXED}"

# The pages of the program.


@pytest.fixture
def parlour(tmp_path: Path) -> Iterator[Parlour]:
    made = Parlour(Store.open(tmp_path), tmp_path, Settings(level=1, speed="instant"), seed=4)
    yield made
    made.close()


def texts(view: View) -> str:
    return "\n".join(printed(item.name) for zone in view.zones for item in zone.items)


def to_result(parlour: Parlour) -> Session:
    parlour.matches.start(setup("gin"))
    choose(parlour, "deal")
    session = parlour.session()
    assert session is not None
    play_hand(session)
    return session


def test_the_table_shows_the_seal_before_the_deal(parlour: Parlour) -> None:
    parlour.matches.start(setup("gin"))
    view = parlour.view()
    session = parlour.session()
    assert session is not None and view.dialog is not None and view.table is not None
    assert view.table.seal == fairness.groups(session.dealt.seal)
    assert fairness.groups(session.dealt.seal) in printed(parlour.ask(Command.SEAL))
    choose(parlour, "seal")
    assert fairness.groups(session.dealt.seal) in texts(parlour.view())
    choose(parlour, "back")
    assert parlour.view().dialog is not None


def test_a_newcomer_needs_only_to_pick_a_card(parlour: Parlour) -> None:
    """The cut before the very first hand has no button for the seal."""
    parlour.matches.start(setup("gin"))

    def buttons() -> set[str]:
        dialog = parlour.view().dialog
        assert dialog is not None
        return {name_of(item.ref) for item in dialog.zone.items if item.ref is not None}

    assert "button:cut-for-me" in buttons() and "button:seal" not in buttons()
    session = parlour.session()
    assert session is not None
    assert fairness.groups(session.dealt.seal) in printed(parlour.ask(Command.SEAL))
    for way in (("seal",), ("sheet", "seal")):
        for id in way:
            choose(parlour, id)
        assert fairness.groups(session.dealt.seal) in texts(parlour.view())
        for _ in way:
            choose(parlour, "back")
    choose(parlour, "deal")
    choose(parlour, "menu")
    assert "button:seal" in buttons()
    choose(parlour, "resume")
    play_hand(session)
    parlour.matches.start(setup("gin"))
    assert "button:seal" in buttons()


def test_the_seal_is_explained_in_one_paragraph(parlour: Parlour) -> None:
    to_result(parlour)
    choose(parlour, "seal")
    assert FELIX in texts(parlour.view())
    choose(parlour, "details")
    assert "SHA-256" in texts(parlour.view())
    parlour.home()
    parlour.matches.start(setup("solitary"))
    choose(parlour, "menu")
    choose(parlour, "seal")
    assert texts(parlour.view()).startswith(FIXED)


def test_the_menu_of_the_table_shows_all_of_it_and_nothing_that_was_sealed(
    parlour: Parlour,
) -> None:
    parlour.matches.start(setup("gin"))
    choose(parlour, "deal")
    choose(parlour, "menu")
    choose(parlour, "seal")
    session = parlour.session()
    assert session is not None
    shown = texts(parlour.view())
    assert fairness.groups(session.dealt.seal) in shown
    assert session.dealt.sealing.line(session._dealt, 0) not in shown
    assert session.dealt.sealing.code(0, session._dealt.dealer) not in shown
    assert find_choice(parlour.view(), "save-hand") is None
    assert (
        printed(parlour.ask(Command.SEAL))
        == f"The seal of this hand: {fairness.groups(session.dealt.seal)}."
    )


@pytest.mark.parametrize("way", [("seal",), ("sheet", "seal")])
def test_after_the_hand_it_shows_and_saves_the_sealed_text(
    way: tuple[str, ...], parlour: Parlour, tmp_path: Path
) -> None:
    session = to_result(parlour)
    for id in way:
        choose(parlour, id)
    assert session.dealt.revealed in texts(parlour.view())
    assert fairness.groups(session.dealt.next_seal) in printed(parlour.ask(Command.SEAL))
    parlour.take_said()
    choose(parlour, "save-hand")
    file = tmp_path / "hands" / f"hand-{session.id}-1.ginparlour"
    assert parlour.take_said() == (messages.saved(path=Verbatim(str(file))),)
    assert check(file.read_text(encoding="utf-8")).seal == session.dealt.seal


def test_a_hand_that_cannot_be_saved_is_reported(parlour: Parlour, tmp_path: Path) -> None:
    session = to_result(parlour)
    (tmp_path / "hands").write_text("in the way", encoding="utf-8")
    with raising(SaveError, "cannot write"):
        session.dealt.save(tmp_path)
    choose(parlour, "seal")
    choose(parlour, "save-hand")
    assert printed(parlour.take_said()[-1]).startswith(f"Cannot write {tmp_path}")
    parlour.folder = None
    choose(parlour, "save-hand")
    assert parlour.take_said()[-1] == messages.NO_FOLDER


def test_a_lesson_has_no_seal(parlour: Parlour) -> None:
    choose(parlour, "guide")
    assert parlour.ask(Command.SEAL) == messages.NO_SEAL


def test_the_terminal_shows_the_seal_once_a_hand(parlour: Parlour) -> None:
    target = io.StringIO()
    Terminal(parlour, io.StringIO("play\ndeal\nlook\nhand\nseal\nquit\n"), target).run()
    session = parlour.session()
    shown = " ".join(target.getvalue().split())
    assert session is not None
    told = printed(messages.AT_DEAL)
    assert shown.count(told) == 1
    assert shown.index(told) < shown.index(" is lower: ")
    assert fairness.groups(session.dealt.seal) in shown


def test_the_terminal_shows_the_seal_before_the_first_move(parlour: Parlour) -> None:
    out = io.StringIO()
    typed = "\n".join(["play", "deal", *["1"] * 150, "quit"])
    Terminal(parlour, io.StringIO(typed), out).run()
    lines = out.getvalue().splitlines()
    deals = [n for n, line in enumerate(lines) if line == "The deal is sealed."]
    played = ("passes the", "takes the", "draws from", "discards the", "pass the", "take the")
    moves = [n for n, line in enumerate(lines) if any(word in line for word in played)]
    over = ("hand and scores", "No score")
    ends = [n for n, line in enumerate(lines) if any(words in line for words in over)]
    assert len(deals) > 2
    for at in deals[1:]:
        before = max(end for end in ends if end < at)
        assert not [n for n in moves if before < n < at], lines[before:at]


def test_the_voice_does_not_mention_the_seal_unasked(parlour: Parlour) -> None:
    parlour.matches.start(setup("gin"))
    choose(parlour, "deal")
    assert not any("eal of this hand" in spoken(text) for text in parlour.take_said())


def test_the_window_draws_it_and_asks_by_key(parlour: Parlour) -> None:
    parlour.matches.start(setup("gin"))
    choose(parlour, "deal")
    app = App(parlour, (1280, 800))
    app.settle()
    app.frames.draw(pygame.Surface((1280, 800)), 0.0)
    app.command(Command.SEAL)
    session = parlour.session()
    assert session is not None
    shown = fairness.groups(session.dealt.seal)
    assert printed(app.announcer.notice) == f"The seal of this hand: {shown}."
    assert len(shown.replace(" ", "")) * 4 == 256
    # The table does not show the seal.
    assert not any("Seal" in str(part) for part in parlour.view().zones)


# Matches dealt from a secret.


@pytest.fixture
def fresh(tmp_path: Path) -> Iterator[Parlour]:
    made = Parlour(Store.open(tmp_path), tmp_path, Settings(level=1, speed="instant"))
    made.matches.start(setup("gin"))
    yield made
    made.close()


def of(parlour: Parlour) -> Session:
    session = parlour.session()
    assert session is not None
    return session


def test_the_deal_is_cut_by_pressing_it(fresh: Parlour) -> None:
    seal = of(fresh).dealt.seal
    assert of(fresh).to_be_cut
    choose(fresh, "deal")
    session = of(fresh)
    assert session.match.own_cut and not session.to_be_cut
    assert session.dealt.seal == seal and session.seen.hand == deal(session.match).table.hands[0]
    hand = zone_named(fresh.view(), "hand")
    assert {item.card for item in hand.items} == set(cards_of(session.seen.hand))
    # A player who resumes the match now does not cut again and has the same cards.
    fresh.home()
    fresh.matches.resume(session.id)
    assert fresh.view().dialog is None and of(fresh).match == session.match


def test_no_card_is_known_before_the_cut(fresh: Parlour) -> None:
    """The cards that are dealt depend on the cut."""
    before = of(fresh)._dealt.hands
    choose(fresh, "deal")
    assert of(fresh)._dealt.hands != before


@pytest.mark.parametrize("way", [("cut",), ("seal", "cut")])
def test_a_cut_can_be_typed(way: tuple[str, ...], fresh: Parlour) -> None:
    for id in way:
        choose(fresh, id)
    assert fresh.view().scene is Scene.ENTRY
    fresh.choose(Enter(entry.FIELD), "caf\u00e9")
    why = choice_named(fresh.view(), "done")
    assert "only, not '\u00c9'" in printed(why.why)
    fresh.choose(Enter(entry.FIELD), "two  Herons 7")
    choose(fresh, "done")
    assert fairness.cut("TWO HERONS 7") in fresh.take_said()
    if "seal" in way:
        assert "Your cut: TWO HERONS 7." in texts(fresh.view())
        assert find_choice(fresh.view(), "cut") is None
        choose(fresh, "back")
    view = fresh.view()
    assert view.dialog is not None and find_choice(view, "cut") is None
    choose(fresh, "deal")
    assert of(fresh).match.own_cut == "TWO HERONS 7"


@pytest.mark.parametrize("equal", [0, 1, 2, 5])
@pytest.mark.parametrize("game", ["gin", "race", "rush", "dice"])
@pytest.mark.parametrize("percent", [100, 200])
def test_the_cut_fits_the_window_with_its_longest_texts(
    game: str, percent: int, equal: int, tmp_path: Path
) -> None:
    settings = Settings(level=1, speed="instant", text_size=percent)
    made = Parlour(Store.open(tmp_path), tmp_path, settings)
    to_result(made)
    made.matches.start(setup(game))
    same = (Card.parse("TS"), Card.parse("TD"))
    last = (Card.parse("QS"), Card.parse("TD"))
    of(made).match = replace(of(made).match, cut=(*[same] * equal, last), dealer=1)
    app = App(made, (800, 600))
    app.settle()
    app.frames.draw(pygame.Surface((800, 600)), 0.0)
    buttons = [app.place.slots[ref(f"button:{id}")].rect for id in ("cut-for-me", "seal", "leave")]
    window = pygame.Rect(0, 0, 800, 600)
    assert all(window.contains(rect) for rect in buttons)
    assert not any(one.colliderect(other) for one, other in combinations(buttons, 2))
    made.close()


def test_a_cut_that_cannot_be_saved_leaves_the_cards_undealt(
    fresh: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    not_kept = errors.not_kept(why=errors.DISK_FULL)

    def fails(self: Store, match: int, cut: str) -> None:
        raise SaveError(not_kept)

    monkeypatch.setattr(Store, "cut", fails)
    choose(fresh, "deal")
    assert fresh.take_said()[-1] == ended(not_kept)
    assert of(fresh).to_be_cut and fresh.view().dialog is not None


def test_the_terminal_takes_a_cut() -> None:
    made = Parlour(Store.in_memory(), None, Settings(level=1))
    out = io.StringIO()
    typed = "play\ncut\ncode willow 3\ndone\ndeal\nquit\n"
    Terminal(made, io.StringIO(typed), out).run()
    assert of(made).match.own_cut == "WILLOW 3", out.getvalue()


def test_no_code_is_shown_while_a_hand_is_played(fresh: Parlour) -> None:
    choose(fresh, "deal")
    code = of(fresh).dealt.sealing.code(0, of(fresh)._dealt.dealer)
    choose(fresh, "menu")
    view = fresh.view()
    assert view.dialog is not None
    assert code not in " ".join(map(printed, view.dialog.text))
    choose(fresh, "sheet")
    assert code not in printed(fresh.view().subtitle)
    choose(fresh, "back")
    play_hand(of(fresh))
    choose(fresh, "sheet")
    assert code in printed(fresh.view().subtitle)


def test_after_the_hand_the_next_seal_is_shown_and_can_be_checked_by_hand(fresh: Parlour) -> None:
    choose(fresh, "deal")
    session = of(fresh)
    play_hand(session)
    choose(fresh, "seal")
    shown = texts(fresh.view())
    drawn = session.dealt.drawn
    assert drawn is not None
    for text in (
        session.dealt.revealed, f"deal {drawn.secret}; cut {drawn.cut}", session.dealt.code,
        fairness.groups(session.dealt.next_seal), chain.deal_digits(drawn.secret, drawn.cut),
    ):  # fmt: skip
        assert text in shown
    assert fairness.groups(session.dealt.next_seal) in printed(fresh.ask(Command.SEAL))
    following = session.dealt.next_seal
    choose(fresh, "back")
    choose(fresh, "next")
    assert of(fresh).dealt.seal == following


@pytest.mark.skipif(shutil.which("sha256sum") is None, reason="the page tells of a tool of Linux")
def test_checking_by_hand_works_as_the_page_describes(fresh: Parlour) -> None:
    choose(fresh, "deal")
    session = of(fresh)
    earlier = ""
    for _ in range(2):
        play_hand(session)
        lines = session.dealt.written().splitlines()
        told = dict(line.split(": ", 1) for line in lines if ": " in line)
        secret = told["sealed"].rpartition(" ")[2]
        page = " ".join(markdown("S").split())
        assert "printf '%s' 'LINE' | sha256sum gives the seal" in page
        assert "With 'deal SECRET; cut CUT' in place of 'LINE'" in page
        assert "With 'SECRET' alone the result is the secret of the hand before" in page

        def summed(line: str) -> str:
            done = subprocess.run(
                ["sh", "-c", f"printf '%s' '{line}' | sha256sum"],
                capture_output=True, encoding="ascii", timeout=PATIENCE, check=True,
            )  # fmt: skip
            return done.stdout.split()[0]

        assert summed(told["sealed"]) == told["seal"]
        assert summed(f"deal {secret}; cut {told['cut']}").startswith(told["digits"])
        assert summed(secret) == (earlier or told["match"])
        typed = parse_deal_code(told["code"])
        again = Session.begin(Store.in_memory(), setup("gin"), 1, *typed)
        assert again._dealt.hands == session._dealt.hands
        earlier = secret
        session.next_hand()


# The document on fair play.


def test_the_fair_play_document_matches_the_program() -> None:
    kept = (TOP / "docs/fairness-proof.md").read_text(encoding="utf-8")
    assert kept == markdown(key_of_seal(Settings())), "write it anew: tools.fairness"


def test_the_page_is_reached_from_help(parlour: Parlour) -> None:
    choose(parlour, "help")
    choose(parlour, "fair")
    assert parlour.view().scene is Scene.HELP
    assert parlour.view().title == messages.TITLE
    assert texts(parlour.view()).splitlines() == [FELIX, "Back", "Details"]
    choose(parlour, "details")
    assert parlour.view().title == messages.TITLE
    assert "Shift+D shows the seal at any time" in texts(parlour.view())
    assert "{" not in texts(parlour.view())
