"""Text on a Braille display of 40 cells: unlisted numbers, misspellings, pages revisited."""

from __future__ import annotations

import io

from gin.core.cards import DECK
from gin.core.message import Verbatim, labelled, only
from gin.interface.refs import HAND
from gin.language import translation, typed
from gin.language.translation import printed, spoken
from gin.messages import menu, showdown
from gin.present.input.meanings import TypedChoice, UnclearLine
from gin.present.input.typed import TypedLines
from gin.present.shell.parlour import Parlour
from gin.present.words.refusals import not_held
from gin.rules.model.events import Discarded
from gin.session.game import Session
from gin.session.settings import Settings
from gin.session.storage.store import Store
from gin.text.layout import LineStyle, lines
from gin.text.terminal import Terminal
from gin.variants.setups import setup
from tests.present.test_review import at_result
from tests.support.user import User


def talk(lines: str, **settings: object) -> tuple[str, Session]:
    made = Parlour(Store.in_memory(), None, Settings(level=1, **settings))  # type: ignore[arg-type]
    made.matches.start(setup("gin"), 5, 1)
    out = io.StringIO()
    Terminal(made, io.StringIO(f"begin\ntake\n{lines}"), out, width=40).run()
    session = made.session()
    assert session is not None
    return out.getvalue().replace("\n", " "), session


def test_a_number_that_was_not_printed_does_nothing() -> None:
    _, before = talk("")
    said, session = talk("2\n")
    assert session.seen.log == before.seen.log
    assert "No list with a 2 is shown now." in said and '"look"' in said
    listed, after = talk("look\n2\n")
    assert "2 Discard the " in listed
    assert after.seen.log != before.seen.log, "the card was discarded"


def test_a_list_of_an_earlier_turn_does_not_count() -> None:
    _, once = talk("look\n2\n")
    said, session = talk("look\n2\n2\n")
    assert session.seen.log == once.seen.log
    assert "No list with a 2 is shown now." in said


def test_a_list_counts_until_something_else_can_be_done() -> None:
    for between in ("", "score\n", "melds\n"):
        said, session = talk(f"look\n{between}2\n")
        assert "No list with a 2" not in said
        assert any(isinstance(event, Discarded) for event in session.seen.log)


def test_numbers_are_not_commands_in_the_window() -> None:
    user = User(talk=False)
    user.to_my_discard()
    before = user.parlour.session().seen  # type: ignore[union-attr]
    user.press("/")
    user.write("2")
    user.press("Enter")
    assert user.parlour.session().seen == before  # type: ignore[union-attr]


def test_a_misspelled_card_gets_a_suggestion() -> None:
    user = User(talk=False)
    user.to_my_discard()
    view, lines = user.parlour.view(), TypedLines(typed)
    hand = view.zone(HAND)
    assert hand is not None
    names = {item.card: spoken(item.name) for item in hand.items if item.card is not None}

    def answer(line: str) -> str:
        meant = lines.meaning(line, view, user.parlour.settings)
        assert isinstance(meant, UnclearLine)
        return printed(meant.why)

    for name in names.values():
        for prefix in ("", "discard "):
            wrong = prefix + name.replace("of ", "of x")
            assert f'Did you mean "{prefix}{name}"?' in answer(wrong)
            meant = lines.meaning(prefix + name, view, user.parlour.settings)
            assert isinstance(meant, TypedChoice)
    missing = next(card for card in DECK if card not in names)
    wrong = spoken(only(missing)).replace(" of ", " off ")
    assert answer(f"discard {wrong}") == printed(not_held(missing))
    assert "hold" not in answer("discard kinship")


def test_a_wrong_command_at_the_cut_lists_the_first_and_the_last_card() -> None:
    for language, whole in (("en", "card 1 to card 52"), ("de", "karte 1 bis karte 52")):
        made = Parlour(Store.in_memory(), None, Settings(level=1, language=language))
        made.matches.start(setup("gin"), 5)
        out = io.StringIO()
        Terminal(made, io.StringIO("wrong\n"), out).run()
        assert whole in out.getvalue().lower()
        assert "2," not in out.getvalue()
    translation.follow("en")


def test_leaving_a_step_of_a_review_repeats_nothing() -> None:
    made, out = at_result(), io.StringIO()
    Terminal(made, io.StringIO("review\nstep\nback\n"), out, width=40).run()
    said = out.getvalue()
    assert said.count("Hand 1 review") >= 2, "going back is announced"
    assert said.count("points given away in") == 1
    again = io.StringIO()
    Terminal(made, io.StringIO("look\n"), again, width=40).run()
    assert "points given away in" in again.getvalue(), "the page can be printed again"


def test_a_refused_word_keeps_the_printed_numbers() -> None:
    for refused in ("knock\n", "wrong\n", "99\n", "draw\n"):
        said, session = talk(f"look\n{refused}2\n")
        assert "No list with a 2" not in said
        assert any(isinstance(event, Discarded) for event in session.seen.log), refused


def test_a_line_keeps_the_case_of_a_name_from_outside() -> None:
    file = Verbatim("gin-parlour-2026.zip")
    for text, line in (
        (file, "gin-parlour-2026.zip"),
        (labelled(file, menu.BACK), "gin-parlour-2026.zip: Back"),
        (labelled(showdown.meld(name=menu.BACK), file), "A Back: gin-parlour-2026.zip"),
    ):
        assert list(lines(text, LineStyle(), lead="1 ")) == [f"1 {line}"]
