"""Announcements: the settings that shorten each kind, and facts that are always announced."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from msgspec.structs import replace

from gin.core.cards import Card
from gin.core.message import Verbatim, sentences
from gin.interface.audience import AnnouncedMove, Announcement, Length, SentenceKind, ShownFrame
from gin.interface.view import Scene, View
from gin.language import translation
from gin.language.translation import printed, spoken
from gin.present.output.brevity import length, length_of_turns, select_announcements
from gin.present.output.voice_commands import step_detail
from gin.present.shell.parlour import Parlour
from gin.present.words import settings as words
from gin.present.words import table
from gin.rules.model.events import Discarded, Drew, Event, Knocked, Passed, Took
from gin.session.announcing import KINDS, PROFILES
from gin.session.setting import Verbosity
from gin.session.settings import ALLOWED, Settings, effective_value, with_choice
from gin.session.settings_file import FILE, read, write
from gin.session.storage.store import Store
from gin.text.terminal import Terminal
from tests.support.user import User

TEN, JACK = Card.parse("TH"), Card.parse("JC")
EMPTY = View(Scene.TABLE, Verbatim("Gin"), (), ())


def told(event: Event) -> Announcement:
    kind = SentenceKind.OWN if getattr(event, "seat", None) == 0 else SentenceKind.OTHER
    return Announcement(table.event(event, "Ada"), kind, move=AnnouncedMove(event, "Ada"))


TURN = (told(Took(1, TEN)), told(Discarded(1, JACK)))
KNOCK = told(Knocked(1, JACK, (), 0, 4))


def said(*batch: Announcement, **settings: object) -> list[str]:
    made = Settings(**{"verbosity": Verbosity.MINE} | settings)  # type: ignore[arg-type]
    return [spoken(one.text) for one in select_announcements(batch, ShownFrame(EMPTY), made)]


def test_every_profile_decides_every_kind() -> None:
    assert ALLOWED["verbosity"] == ("quiet", "short", "usual", "long", Verbosity.MINE)
    for profile, values in PROFILES.items():
        assert set(values) == set(KINDS)
        settings = Settings(verbosity=profile, announce_other="off", announce_talk=False)
        for name, value in values.items():
            assert value in ALLOWED[name]
            assert effective_value(settings, name) == value
    own = Settings(verbosity=Verbosity.MINE, announce_other="off", announce_talk=False)
    assert effective_value(own, "announce_other") == "off" and not effective_value(
        own, "announce_talk"
    )


@pytest.mark.parametrize(
    ("wanted", "heard"),
    [
        ("short", ["Ada takes ten of hearts, discards jack of clubs."]),
        ("usual", ["Ada takes the ten of hearts and discards the jack of clubs."]),
        ("long", ["Ada takes the ten of hearts.", "Ada discards the jack of clubs."]),
        ("off", []),
    ],
)
def test_the_other_players_turn_has_a_length_of_its_own(wanted: str, heard: list[str]) -> None:
    assert said(*TURN, announce_other=wanted) == heard
    for items in ("short", "usual", "long"):
        assert len(said(*TURN, announce_other=wanted, announce_items=items)) == len(heard)


def test_the_end_of_a_hand_is_announced_even_with_the_opponents_moves_off() -> None:
    (knock,) = said(*TURN, KNOCK, announce_other="off")
    assert knock.startswith("Ada knocks")


def test_own_moves_are_silent_brief_or_full() -> None:
    own = (told(Drew(0, TEN)), told(Discarded(0, JACK)), told(Passed(0, TEN)))
    lengths = {wanted: len(said(*own, announce_own=wanted)) for wanted in ("off", "usual", "long")}
    assert lengths == {"off": 0, "usual": 1, "long": 3}


def test_talk_results_and_sounds_are_switched_off_separately() -> None:
    batch = (
        *TURN,
        Announcement(Verbatim("Ada: Well."), SentenceKind.TALK),
        Announcement(Verbatim("Ada wins."), SentenceKind.RESULT),
        Announcement(Verbatim("(knock)"), SentenceKind.CAPTION),
    )
    assert said(*batch, announce_captions=True)[1:] == ["Ada: Well.", "Ada wins.", "(knock)"]
    assert said(*batch)[1:] == ["Ada: Well.", "Ada wins."]
    assert said(*batch, announce_talk=False)[1:] == ["Ada wins."]
    assert said(*batch, announce_results="off")[1:] == ["Ada: Well."]


def test_a_short_result_is_the_total() -> None:
    text = sentences(Verbatim("Ada wins the hand."), Verbatim("You count 54."))
    result = Announcement(text, SentenceKind.RESULT)
    assert said(result, announce_results="short") == ["Ada wins the hand."]
    assert said(result) == ["Ada wins the hand. You count 54."]


def test_the_answer_to_a_key_is_spoken_in_every_profile() -> None:
    answers = [
        Announcement(Verbatim(f"{kind}."), kind)
        for kind in (SentenceKind.ANSWER, SentenceKind.REFUSAL, SentenceKind.EDGE)
    ]
    hint = Announcement(
        Verbatim("Discard the jack: why."), SentenceKind.HINT, brief=Verbatim("Discard the jack.")
    )
    for profile in PROFILES:
        heard = said(*answers, hint, verbosity=profile)
        assert len(heard) == 4
        short = PROFILES[profile]["announce_hints"] == "short"
        assert heard[-1] == ("Discard the jack." if short else "Discard the jack: why.")


def test_each_kind_has_its_own_length() -> None:
    settings = Settings(verbosity=Verbosity.MINE, announce_items="short", announce_other="long")
    assert (length(settings), length_of_turns(settings)) == (Length.SHORT, Length.LONG)
    assert length_of_turns(replace(settings, announce_other="off")) is Length.USUAL


def test_changing_one_kind_switches_to_the_custom_profile() -> None:
    settings = with_choice(Settings(verbosity="quiet"), "announce_talk", True)
    assert settings.verbosity == Verbosity.MINE
    assert {name: effective_value(settings, name) for name in KINDS} == (
        PROFILES["quiet"] | {"announce_talk": True}
    )
    assert with_choice(settings, "announce_own", "long").announce_talk, "the rest stays as it is"
    assert with_choice(Settings(), "announce_captions", True).verbosity == "usual"


def test_the_key_cycles_profiles_and_the_custom_one_keeps_its_values() -> None:
    made = Parlour(Store.in_memory(), None, Settings(announce_other="off"))
    names = []
    for _ in ALLOWED["verbosity"]:
        step_detail(made)
        names.append(printed(made.take_said()[-1]))
    assert names == [
        "Detail: Long.", "Detail: My own.", "Detail: Quiet.", "Detail: Short.", "Detail: Usual.",
    ]  # fmt: skip
    assert made.settings.announce_other == "off"


OLD = """\
# Settings of Gin Parlour, one to a line.
verbosity = "{verbosity}"  # "short", "usual", "long"
announce_focus = {focus}  # true, false
announce_own = {own}  # true, false
announce_other = {other}  # true, false
announce_results = {results}  # true, false
announce_captions = {captions}  # false, true
"""


def old(folder: Path, verbosity: str, **switches: bool) -> Settings:
    kinds = {"focus": True, "own": True, "other": True, "results": True, "captions": False}
    lines = {kind: str(on).lower() for kind, on in (kinds | switches).items()}
    (folder / FILE).write_text(OLD.format(verbosity=verbosity, **lines))
    settings, problems = read(folder)
    assert not problems
    return settings


@pytest.mark.parametrize("verbosity", ["short", "usual", "long"])
def test_an_older_file_keeps_its_meaning(tmp_path: Path, verbosity: str) -> None:
    assert old(tmp_path, verbosity).verbosity == verbosity
    captions = old(tmp_path, verbosity, captions=True, focus=False)
    assert captions.verbosity == verbosity
    assert captions.announce_captions and not captions.announce_focus
    without = old(tmp_path, verbosity, other=False)
    assert without.verbosity == Verbosity.MINE
    expected = PROFILES[verbosity] | {"announce_other": "off", "announce_talk": False}
    assert {name: effective_value(without, name) for name in KINDS} == expected
    write(tmp_path, without)
    assert read(tmp_path) == (without, ())


def test_a_damaged_value_is_named_with_the_allowed_values(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text('announce_other = "loud"\nverbosity = "deafening"\n')
    settings, (first, second, _) = read(tmp_path)
    assert settings == Settings()
    assert '"loud"' in printed(first) and '"off", "short", "usual"' in printed(first)
    assert '"deafening"' in printed(second) and '"quiet"' in printed(second)


def test_the_page_shows_what_counts_and_says_when_the_profile_changes() -> None:
    user = User(game="", verbosity="quiet")
    made = user.parlour
    choice = next(c for c in made.view().choices if "settings" in c.words)
    made.choose(choice.intent)
    user.app.refresh()
    row = next(
        item for zone in user.app.view.zones for item in zone.items
        if item.id == "setting:announce_other"
    )  # fmt: skip
    assert printed(row.value) == "Short"
    made.take_said()
    user.focus("setting:announce_other")
    user.press("Right")
    assert made.settings.verbosity == Verbosity.MINE and made.settings.announce_other == "usual"
    assert printed(words.value("verbosity", Verbosity.MINE)) == "My own"


def typed(*lines: str, **settings: object) -> list[str]:
    made = Parlour(Store.in_memory(), None, Settings(level=1, **settings))  # type: ignore[arg-type]
    out = io.StringIO()
    Terminal(made, io.StringIO("\n".join(lines) + "\n"), out).run()
    translation.speak("en")
    return out.getvalue().splitlines()


def test_profiles_and_kinds_are_typed_in_the_terminal() -> None:
    lines = typed("settings", "verbosity quiet", "announce other off", "quit")
    assert "Detail: Quiet." in lines
    assert "The opponent's moves: Off." in lines and "Detail is now My own." in lines
