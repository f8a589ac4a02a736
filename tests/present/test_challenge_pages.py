"""Challenges on their pages: nothing is shown too early, and bad input costs nothing."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from msgspec.structs import replace

from gin.interface import destinations
from gin.interface.commands import Command
from gin.interface.intents import Do, PageAction
from gin.interface.paper import LinesView, SheetView
from gin.interface.view import Scene, View
from gin.language.translation import printed, speak
from gin.present.shell.arguments import parse
from gin.present.shell.parlour import Parlour
from gin.present.shell.start import open_parlour
from gin.session.challenge import challenge_of, line_of
from gin.session.challenge_text import parse_challenge, text_of
from gin.session.challenges import id_of, kept_challenges
from gin.session.settings import Settings
from gin.session.storage.store import Store
from gin.session.unfinished import give_up
from gin.text.terminal import Terminal
from gin.variants.setups import setup
from tests.access.test_access import check
from tests.support.by_name import choice_named, choose, find_choice
from tests.support.challenges import finished, sent
from tests.support.daily import play_out
from tests.support.sealing import drawn_from_secret
from tests.support.user import User

CHALLENGE = sent()
TEXT = text_of(CHALLENGE)


def parlour(**settings: object) -> Parlour:
    made = Parlour(Store.in_memory(), None, Settings())
    for name, value in settings.items():
        made.change(name, value)
    return made


def words(view: View) -> str:
    """Return everything that a view says."""
    items = (item for zone in view.zones for item in zone.items)
    texts = (text for item in items for text in (item.name, item.value, item.note))
    return " ".join(printed(text) for text in (view.title, view.subtitle, *texts) if text)


def notices(made: Parlour) -> str:
    made.take_announcements()
    assert made.show_notices()
    return words(made.view())


def played(one: str = TEXT, **settings: object) -> Parlour:
    """Return a parlour with a challenge that was played to its end."""
    made = parlour(**settings)
    made.open_text(one)
    choose(made, "play")
    session = made.session()
    assert session is not None
    play_out(session, level=1)
    made.home()
    return made


# Receiving.


def test_without_challenges_the_page_invites_to_paste_one() -> None:
    made = parlour()
    choose(made, "challenges")
    assert "Copy the whole text and paste it here" in words(made.view())
    choose(made, "paste")
    assert made.take_commands() == (Command.PASTE,)


def test_a_pasted_challenge_shows_the_seal_but_not_the_other_line() -> None:
    made = parlour()
    made.open_text(f"Hello!\n{TEXT}\nBye!")
    shown = words(made.view())
    assert "Anna has played Gin Rummy against Ada" in shown
    assert CHALLENGE.seal[:4].upper() in shown
    line = line_of(CHALLENGE)
    totals = [str(total) for total in line.match.sheet.totals if total > 20]
    assert totals and not any(f" {total} " in shown for total in totals)
    assert find_choice(made.view(), "watch-theirs") is None
    choose(made, "play")
    session = made.session()
    assert session is not None and session.level == CHALLENGE.level and not session.practice
    # While it is played, its page still shows nothing, and the play can be continued.
    made.home()
    made.open(destinations.ToChallenge(id_of(CHALLENGE)))
    assert "You've already started it" in words(made.view()) and made.view().scene is Scene.HELP
    choose(made, "play")
    again = made.session()
    assert again is not None and again.id == session.id


def test_after_playing_both_lines_stand_side_by_side() -> None:
    made = played()
    made.open(destinations.ToChallenge(id_of(CHALLENGE)))
    view = made.view()
    assert view.scene is Scene.SHEET and isinstance(view.content, SheetView)
    line = line_of(CHALLENGE)
    (kept,) = kept_challenges(made.store)
    assert kept.match is not None
    mine = made.store.rows("SELECT total0, total1 FROM outcome WHERE match = ?", (kept.match,))[0]
    assert [numbers for _, numbers in view.content.end] == [
        (mine[0], line.match.sheet.totals[0]), (mine[1], line.match.sheet.totals[1]),
    ]  # fmt: skip
    gains = [points[1] for _, _, points, _ in view.content.rows]
    results = [hand.result for hand in line.hands]
    assert gains[: len(results)] == [one.points(0) - one.points(1) for one in results]
    (row, *_) = view.zones[0].items
    how, lead = printed(row.value), view.content.rows[0][3][0]
    assert printed(row.name) == "Hand 1" and how.startswith("You: ") and "; Anna: " in how
    assert f"lead {lead}".replace("-", "−") in how
    choose(made, "hand:1")
    view = made.view()
    assert isinstance(view.content, LinesView)
    (_, label, yours, theirs), *_ = view.content.rows
    assert printed(label) == "Turn 1"
    assert printed(yours).startswith("You ") and printed(theirs).startswith("Anna ")
    assert printed(view.content.rows[-1][1]) == "Result"
    # The focus is on the first turn in which the lines differ.
    assert view.content.apart is not None and view.focus == view.content.apart
    said = next(item for item in view.zones[0].items if item.ref == view.focus)
    assert printed(said.name).endswith("here the play differs")
    same = [row for row in view.content.rows if row[0].key < view.content.apart.key]  # type: ignore[union-attr, operator]
    for _, _, mine, other in same:
        drawn = printed(mine).replace("You drew", "Anna draws").replace("You took", "Anna takes")
        assert drawn.split(".")[0] in printed(other) or "passed" in drawn
    choose(made, "newer")
    assert printed(made.view().title) == "Hand 2, side by side"


def test_the_hands_of_both_lines_can_be_watched() -> None:
    made = played()
    made.open(destinations.ToChallenge(id_of(CHALLENGE)))
    choose(made, "hand:1")
    choose(made, "watch-theirs")
    actions = line_of(CHALLENGE).hands[0].actions
    assert printed(made.view().title) == f"Step 0 of {len(actions)}"
    assert choice_named(made.view(), "before").why
    made.take_announcements()
    for _ in actions:
        choose(made, "step")
    said = [printed(one.text) for one in made.take_announcements()]
    assert len(said) == len(actions) and made.view().scene is Scene.RESULT
    assert choice_named(made.view(), "step").why
    choose(made, "before")
    assert made.view().scene is Scene.TABLE
    choose(made, "to-end")
    assert made.view().scene is Scene.RESULT
    choose(made, "back")
    choose(made, "watch")
    assert made.view().scene is Scene.TABLE


def test_moves_in_a_replay_cannot_be_made() -> None:
    made = played()
    made.open(destinations.ToChallenge(id_of(CHALLENGE)))
    choose(made, "hand:1")
    choose(made, "watch-theirs")
    assert {choice.id for choice in made.view().choices} == {
        "step", "before", "to-end", "animation", "back",
    }  # fmt: skip


def test_the_final_score_leads_to_both_lines_and_another_play_is_practice() -> None:
    made = played()
    (kept,) = kept_challenges(made.store)
    assert kept.match is not None
    made.matches.resume(kept.match)
    choose(made, "final")
    choose(made, "challenge")
    assert made.view().scene is Scene.SHEET
    choose(made, "play")
    session = made.session()
    assert session is not None and session.practice


def test_a_match_given_up_is_compared_as_far_as_it_went() -> None:
    made = parlour()
    made.open_text(TEXT)
    choose(made, "play")
    session = made.session()
    assert session is not None
    give_up(made.store, session.id)
    made.home()
    made.open(destinations.ToChallenge(id_of(CHALLENGE)))
    assert made.view().scene is Scene.SHEET and "You gave up" in words(made.view())
    choose(made, "hand:1")
    assert choice_named(made.view(), "watch").why
    assert "nothing more" in words(made.view())


def test_the_list_says_what_became_of_each() -> None:
    made = played()
    other = replace(sent("solitary", None), name="")
    made.open_text(text_of(other))
    made.home()
    choose(made, "challenges")
    shown = words(made.view())
    assert "your friend: Solitary Gin not played yet" in shown
    assert "Anna: Gin Rummy against Ada" in shown
    assert "better" in shown or "equally well" in shown
    choose(made, "challenge")
    assert "Your friend has played Solitary Gin" in words(made.view())


def test_solitary_and_melding_games_are_compared_too() -> None:
    for game, level in (("solitary", None), ("colonel", 2), ("hollywood", 1)):
        one = sent(game, level)
        made = played(text_of(one))
        made.open(destinations.ToChallenge(id_of(one)))
        assert made.view().scene is Scene.SHEET
        choose(made, "hand:1")
        choose(made, "watch-theirs")
        choose(made, "to-end")
        assert made.view().scene is Scene.RESULT
        for _ in range(3):
            choose(made, "before")
        assert made.view().scene is Scene.TABLE


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_page_reads_well_to_a_screen_reader(language: str) -> None:
    speak(language)
    try:
        made = played()
        for name in ("challenges", "challenge", "hand:1", "watch-theirs", "to-end"):
            choose(made, name)
            user = User("", parlour=made)
            check(user.app)
    finally:
        speak("en")


@pytest.mark.parametrize("language", ["en", "de"])
def test_ones_own_challenge_is_recognised_before_and_after_playing_again(language: str) -> None:
    speak(language)
    friend, own = {
        "en": ("our friend", "This is your own match: you played Gin Rummy against Ada."),
        "de": ("ein Freund", "Das ist deine eigene Partie: Du hast Gin Rommé gegen Ada gespielt."),
    }[language]
    try:
        session = finished()
        one = challenge_of(session)
        made = Parlour(session.store, None, Settings())
        made.open_text(text_of(one))
        assert own in words(made.view()) and friend not in words(made.view())
        made = Parlour(session.store, None, Settings(language=language))
        assert own in typed(f"{text_of(one)}\n", made)
        made = Parlour(session.store, None, Settings())
        made.open_text(text_of(one))
        choose(made, "play")
        again = made.session()
        assert again is not None and again.practice
        play_out(again, level=1)
        made.home()
        choose(made, "challenges")
        assert friend not in words(made.view())
        choose(made, "challenge")
        view = made.view()
        assert isinstance(view.content, SheetView)
        assert {"en": "The first time", "de": "Beim ersten Mal"}[language] in words(view)
        assert friend not in words(view) + printed(view.status)
        choose(made, "hand:1")
        assert friend not in words(made.view()) + printed(made.view().status)
        choose(made, "watch-theirs")
        assert friend not in words(made.view())
    finally:
        speak("en")


# Bad input.


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "There is no challenge in this text"),
        (TEXT[:200], "breaks off"),
        (TEXT.replace("challenge 1", "challenge 3"), "install a newer version"),
        (TEXT.replace(TEXT.splitlines()[2], TEXT.splitlines()[3]), "Line 2 of the challenge"),
        (text_of(replace(CHALLENGE, seal="0" * 64)), "seal"),
        ("x" * 300_000, "characters"),
    ],
)
def test_a_bad_challenge_is_explained_and_the_match_goes_on(text: str, why: str) -> None:
    made = parlour()
    made.matches.start(setup("gin"), 5)
    before = made.view()
    made.open_text(text)
    assert why in notices(made)
    choose(made, "back")
    assert made.view() == before and not kept_challenges(made.store)


def test_a_move_against_the_rules_is_explained_as_at_the_table() -> None:
    first, *others = CHALLENGE.hands
    made = parlour()
    made.open_text(text_of(replace(CHALLENGE, hands=(("discard AS", *first[1:]), *others))))
    shown = notices(made)
    assert "Move 1 in hand 1 of the challenge is impossible" in shown and "hears" in shown


# Files.


def other_of(made: Parlour) -> str:
    """Return the opponent's name at the table."""
    table = made.view().table
    assert table is not None and table.other is not None
    return printed(table.other.name)


def test_a_file_with_a_challenge_or_a_hand_opens(tmp_path: Path) -> None:
    path = tmp_path / "from Anna.txt"
    path.write_text(f"\ufeff{TEXT}", encoding="utf-8")
    made = parlour()
    made.open_file(path)
    assert "Anna has played" in words(made.view())
    saved = drawn_from_secret(("oklahoma", ())).dealt.save(tmp_path)
    made.open_file(saved)
    assert printed(made.view().subtitle) == "Hand 1, from a file"
    assert other_of(made) == "Opponent"
    choose(made, "to-end")
    assert made.view().scene is Scene.RESULT
    speak("de")
    try:
        choose(made, "before")
        assert other_of(made) == "Gegner"
    finally:
        speak("en")


def test_the_menu_opens_a_typed_path_or_asks_for_one(tmp_path: Path) -> None:
    path = tmp_path / "challenge.txt"
    path.write_text(TEXT)
    made = parlour()
    choose(made, "open", str(path))
    assert "Anna has played" in words(made.view())
    made.home()
    choose(made, "open")
    assert made.view().scene is Scene.ENTRY


@pytest.mark.parametrize("kind", ["missing", "folder", "large", "other", "damaged"])
def test_a_bad_file_is_explained(tmp_path: Path, kind: str) -> None:
    path = tmp_path / "file.txt"
    said = {"missing": "cannot be read", "folder": "it is a folder", "large": "larger than",
            "other": "no challenge", "damaged": "Line 4"}  # fmt: skip
    if kind == "folder":
        path.mkdir()
    elif kind == "large":
        path.write_bytes(b"a" * 900_000)
    elif kind == "other":
        path.write_bytes(b"\xff\xfe\x00picture")
    elif kind == "damaged":
        saved = drawn_from_secret().dealt.save(tmp_path).read_text()
        lines = saved.splitlines()
        lines[3] = "match: 00"
        path.write_text("\n".join(lines))
    made = parlour()
    made.open_file(path)
    assert said[kind] in notices(made)


def test_the_command_line_opens_a_file(tmp_path: Path) -> None:
    path = tmp_path / "challenge.txt"
    path.write_text(TEXT)
    for line in (["--challenge", str(path)], [str(path)]):
        asked = parse([*line, "--data", str(tmp_path / "data")])
        assert asked.opened == path
        made = open_parlour(asked, lambda why: False)
        assert made is not None and "Anna has played" in words(made.view())
        made.close()
    with pytest.raises(SystemExit):
        parse([str(tmp_path / "missing.txt")])


def test_a_dropped_export_shows_the_preview_of_its_import(tmp_path: Path) -> None:
    made = parlour()
    made.folder = tmp_path
    made.open_file(tmp_path / "missing.zip")
    assert made.depth == 2 and "missing.zip" in printed(made.view().title)


# The terminal.


def typed(lines: str, made: Parlour | None = None) -> str:
    out = io.StringIO()
    made = made or Parlour(Store.in_memory(), None, Settings(level=1))
    assert Terminal(made, io.StringIO(lines), out).run() == 0
    return out.getvalue()


@pytest.mark.parametrize(
    "pasted",
    [TEXT, TEXT.replace("\n", " "), "\n".join(f"> {line}" for line in TEXT.splitlines())],
)
def test_a_challenge_is_pasted_into_the_terminal(pasted: str) -> None:
    out = typed(f"A challenge for Gin Parlour: paste it.\n{pasted}\nplay\nquit\n")
    assert "Anna has played Gin Rummy against Ada." in out and "The deal is sealed." in out
    assert "isn't possible" not in out


@pytest.mark.parametrize(("language", "word"), [("en", "open"), ("de", "öffne")])
def test_a_typed_path_keeps_its_letters(tmp_path: Path, language: str, word: str) -> None:
    path = tmp_path / "Ende und Bär" / "From ANNA.txt"
    path.parent.mkdir()
    path.write_text(TEXT)
    made = Parlour(Store.in_memory(), None, Settings(level=1, language=language))
    out = typed(f"{word} {path}\nback\nquit\n", made)
    speak("en")
    assert "Anna" in out


def test_a_truncated_paste_ends_with_an_empty_line() -> None:
    out = typed(f"challenge\npaste\n{TEXT[:180]}\n\nback\nquit\n")
    assert "An empty line ends it." in out and "breaks off in line 3" in out


def test_a_whole_match_by_typed_words_ends_with_both_lines() -> None:
    made = Parlour(Store.in_memory(), None, Settings(level=1))
    typed(f"{TEXT}\nplay\nquit\n", made)
    made = Parlour(made.store, None, Settings(level=1))
    (kept,) = kept_challenges(made.store)
    assert kept.match is not None
    made.matches.resume(kept.match)
    session = made.session()
    assert session is not None
    play_out(session)
    out = typed("final\ncompare\nhand 1\nwatch theirs\nnext\nback\nback\nback\nquit\n", made)
    assert "Side by side" in out and "Hand 1, side by side" in out and "Anna" in out


# Sharing.


def shared(**settings: object) -> Parlour:
    session = finished()
    made = Parlour(session.store, None, Settings())
    for name, value in settings.items():
        made.change(name, value)
    made.matches.resume(session.id)
    choose(made, "final")
    choose(made, "share")
    return made


def test_a_result_is_copied_as_text() -> None:
    made = shared()
    session = made.session()
    assert session is not None
    choose(made, "copy")
    first, hands = (printed(line) for line in made.take_copied())
    assert "Gin Parlour" in first and str(session.sheet.totals[0]) in first and "Ada" in first
    assert hands.count(",") == len(session.match.results) - 1
    assert made.take_copied() == ()
    choose(made, "back")
    choose(made, "copy")
    assert printed(made.take_copied()[0]) == first


def test_a_copied_challenge_can_be_pasted_again() -> None:
    made = shared(name="Anna")
    choose(made, "copy-challenge")
    text = "\n".join(map(printed, made.take_copied()))
    assert "press Ctrl+V" in text
    session = made.session()
    assert session is not None
    assert parse_challenge(text) == challenge_of(session, "Anna")


def test_files_need_a_folder_and_a_full_disk_is_reported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Parlour, "documents", None)
    made = shared()
    assert choice_named(made.view(), "save-challenge").why
    assert choice_named(made.view(), "picture").why
    monkeypatch.setattr(Parlour, "documents", tmp_path)
    choose(made, "save-challenge")
    (path,) = tmp_path.iterdir()
    assert path.suffix == ".ginparlour" and parse_challenge(path.read_text()).name == ""
    choose(made, "save-challenge")
    assert len(list(tmp_path.iterdir())) == 1

    def full(*args: object) -> None:
        raise OSError(28, "No space left on device")

    path.write_text("other")
    monkeypatch.setattr("os.fdopen", full)
    choose(made, "save-challenge")
    assert "No space left" in notices(made)


def test_a_practice_match_and_a_guest_say_so() -> None:
    session = finished()
    session.practice = True
    assert challenge_of(session).practice
    made = Parlour(session.store, None, Settings())
    made.open(destinations.ToShare(session))
    assert "I took moves back." in words(made.view())
    session.program = "bot"
    made.open(destinations.ToShare(session))
    view = made.view()
    assert "Guest" in words(view)
    assert view.choice(Do(PageAction.COPY_CHALLENGE)).why  # type: ignore[union-attr]


def test_the_terminal_prints_what_is_copied() -> None:
    session = finished()
    made = Parlour(session.store, None, Settings())
    made.matches.resume(session.id)
    out = typed("final\nshare\nchallenge\nquit\n", made)
    assert "Copy this text:" in out
    assert parse_challenge(out) == challenge_of(session)
