"""The player's name and portrait: choosing them, and where they appear."""

from __future__ import annotations

import pytest

from gin.core.message import Verbatim, contains
from gin.interface.pictures import Monogram, Portrait
from gin.interface.result import ResultView
from gin.interface.view import Item, Scene
from gin.language.translation import printed, spoken
from gin.messages import yourself as messages
from gin.present.shell.parlour import Parlour
from gin.present.words import yourself as words
from gin.present.words.people import monogram
from gin.session.likeness import PARTS, READY, Hair, Likeness, PortraitPart, parse_likeness
from tests.support.by_name import choose, enter
from tools.gallery.reaching import parlour, play_until


def at_the_page(**settings: object) -> Parlour:
    made = parlour(**settings)
    choose(made, "settings")
    choose(made, "yourself")
    assert made.view().scene is Scene.YOURSELF
    return made


def item(made: Parlour, name: str) -> Item:
    return next(one for zone in made.view().zones for one in zone.items if one.id == name)


def last_said(made: Parlour) -> str:
    return printed(made.take_announcements()[-1].text)


def test_a_portrait_is_chosen_and_removed() -> None:
    made = at_the_page()
    preview = made.view().zones[0].items[0]
    assert preview.portrait is Portrait.NOBODY
    choose(made, "person:3")
    assert parse_likeness(made.settings.portrait) == READY[2]
    assert contains(made.take_announcements()[-1].text, words.named(3, READY[2]))
    assert item(made, "person:3").selected
    assert made.view().zones[0].items[0].portrait == READY[2]
    choose(made, "person:0")
    assert made.settings.portrait == ""
    assert item(made, "person:0").selected


def test_stepping_through_parts_announces_each_with_its_position() -> None:
    made = at_the_page(portrait=str(READY[0].having(PortraitPart.HAIR, Hair.SHORT)))
    choose(made, "option:hair")
    found = parse_likeness(made.settings.portrait)
    assert found == READY[0].having(PortraitPart.HAIR, Hair.PARTED)
    assert last_said(made) == "Hair: parted, 2 of 8."
    row = item(made, "option:hair")
    assert (row.name, row.value) == (
        messages.part(part=PortraitPart.HAIR),
        words.which(PortraitPart.HAIR, found),
    )


def test_without_a_portrait_changing_a_part_creates_one() -> None:
    made = at_the_page()
    assert item(made, "option:skin").quiet
    choose(made, "option:skin")
    assert parse_likeness(made.settings.portrait) == Likeness()


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_part_and_kind_has_its_own_words(language: str) -> None:
    from gin.language import translation

    translation.speak(language)
    try:
        for part, kinds in PARTS.items():
            told = [printed(words.kind(part, kind)) for kind in kinds]
            assert len(set(told)) == len(told), part
        named = [printed(words.named(1, looks)) for looks in READY]
        assert len(set(named)) == len(named)
    finally:
        translation.speak("en")


def test_a_name_is_typed_and_deleted() -> None:
    made = at_the_page()
    choose(made, "rename")
    enter(made, "entry", "  Jo [QH]  ")
    choose(made, "done")
    assert made.settings.name == "Jo (QH)"
    assert contains(made.take_announcements()[-1].text, Verbatim("Jo (QH)"))
    choose(made, "rename")
    enter(made, "entry", "")
    choose(made, "done")
    assert made.settings.name == ""
    assert made.take_announcements()[-1].text == messages.NAMELESS


def test_a_name_with_a_joiner_is_typed_character_by_character() -> None:
    made, name = at_the_page(), "علی\u200cرضا"
    choose(made, "rename")
    for end in range(1, len(name) + 1):
        enter(made, "entry", name[:end])
    choose(made, "done")
    assert made.settings.name == name


def test_the_name_replaces_labels_and_sentences_keep_you() -> None:
    made = parlour(name="Josephine", portrait=str(READY[4]))
    choose(made, "play")
    choose(made, "fan:0")
    dialog = made.view().dialog
    assert dialog is not None
    assert dialog.zone.items[0].brief == Verbatim("Josephine")
    assert "Josephine" not in " ".join(map(spoken, dialog.text))
    play_until(made, lambda one: one.view().scene is Scene.RESULT)
    view = made.view()
    assert view.table is not None
    assert isinstance(view.content, ResultView)
    assert view.table.pad_names[0] == Verbatim("Josephine")
    assert (view.table.you.name, view.table.you.portrait) == (Verbatim("Josephine"), READY[4])
    yours = view.content.sides[1]
    assert (yours.called, yours.portrait) == (Verbatim("Josephine"), READY[4])
    assert printed(yours.name) == "You"
    assert view.content.race[0].name == Verbatim("Josephine")
    sentence = item(made, "line:side:1").name
    assert printed(sentence).startswith("You ")
    assert "Josephine" not in printed(sentence)
    told = " ".join(printed(one.text) for one in made.take_announcements())
    assert "Josephine" not in told
    choose(made, "sheet")
    sheet = made.view().content
    assert sheet is not None
    assert sheet.heads[0] == Verbatim("Josephine")


def test_a_name_without_a_portrait_gives_an_initial() -> None:
    made = parlour(name="öl")
    play_until(made, lambda one: one.view().scene is Scene.RESULT)
    view = made.view()
    assert view.table is not None
    assert isinstance(view.content, ResultView)
    assert view.table.you.portrait == view.content.sides[1].portrait == Monogram("Ö")
    assert monogram("") is monogram("?!") is monogram("7up") is Portrait.NOBODY


def test_a_player_without_a_name_is_you() -> None:
    made = parlour()
    play_until(made, lambda one: one.view().scene is Scene.RESULT)
    view = made.view()
    assert view.table is not None
    assert isinstance(view.content, ResultView)
    assert printed(view.table.pad_names[0]) == "You"
    assert not view.content.sides[1].called
    assert view.content.sides[1].portrait is Portrait.NOBODY
    assert printed(view.content.race[0].name) == "You"
