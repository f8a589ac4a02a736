"""Decks that players draw: what is found in their folders, their page, and how they are drawn."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from gin.core.cards import DECK, Card
from gin.interface.destinations import ToOwnDecks
from gin.interface.intents import Change, Do, PageAction
from gin.language.translation import printed
from gin.present.shell.parlour import Parlour
from gin.session.deck_template import face, write_template
from gin.session.own_decks import LARGEST, DeckShelf, FlawKind, OwnDeck, code_of
from gin.session.setting import CardDesign, ThemeName
from gin.session.settings import Settings, with_value
from gin.session.storage.store import Store
from gin.ui.art import cards
from gin.ui.art.own_cards import faces_of, picture
from gin.ui.render.style import look_for
from tests.support.by_name import find_choice

SIZE = (1280, 800)


def shelf(folder: Path) -> DeckShelf:
    (folder / "decks").mkdir(exist_ok=True)
    return DeckShelf(folder)


def template(folder: Path) -> OwnDeck:
    write_template(shelf(folder).folder or folder)
    (deck,) = DeckShelf(folder).decks
    return deck


def parlour(folder: Path) -> Parlour:
    made = Parlour(Store.open(folder), folder, Settings())
    made.open(ToOwnDecks())
    return made


@pytest.mark.parametrize(
    ("stem", "code"),
    [
        ("AS", "AS"), ("as", "AS"), ("10h", "TH"), ("TD", "TD"), ("2c", "2C"),
        ("ace_of_spades", "AS"), ("10_of_clubs", "TC"), ("Queen of Hearts", "QH"),
        ("back", "back"), ("1S", None), ("11h", None), ("joker", None), ("AS-old", None),
    ],
)  # fmt: skip
def test_files_are_named_after_cards(stem: str, code: str | None) -> None:
    assert code_of(stem) == code


def test_the_template_is_a_complete_deck_without_a_flaw(tmp_path: Path) -> None:
    deck = template(tmp_path)
    assert not deck.missing and not deck.flaws and deck.back is not None
    assert len({face(card) for card in DECK}) == 52
    again = write_template(tmp_path / "decks")
    assert again.name != deck.name, "an earlier template may have been drawn over"


@pytest.mark.parametrize("width", [60, 126, 300])
def test_each_card_of_the_template_is_drawn_and_differs(tmp_path: Path, width: int) -> None:
    deck = template(tmp_path)
    files = [*(path for _, path in deck.faces), deck.back]
    images = [picture(path, width) for path in files if path is not None]
    seen = {pygame.image.tobytes(image, "RGBA") for image in images if image is not None}
    assert len(seen) == 53
    assert all(image is not None and image.get_at((0, 0)).a == 0 for image in images)


def test_every_kind_of_flaw_is_found_and_named(tmp_path: Path) -> None:
    folder = write_template(shelf(tmp_path).folder or tmp_path)
    (folder / "joker.svg").write_text("<svg/>")
    (folder / "10S.svg").write_text("<svg/>")
    (folder / "2C.svg").write_text("<svg>" + " " * LARGEST + "</svg>")
    (folder / "3C.svg").write_text("a letter")
    (folder / "4C.svg").write_text("<svg><text>4</text><use/></svg>")
    (folder / "5C.svg").unlink()
    square = pygame.Surface((60, 60))
    pygame.image.save(square, folder / "5C.png")
    (folder / "6C.svg").unlink()
    (folder / "6C.png").write_bytes(b"no picture")
    (deck,) = DeckShelf(tmp_path).decks
    found = {(flaw.file, flaw.kind) for flaw in deck.flaws}
    assert found == {
        ("joker.svg", FlawKind.UNKNOWN),
        ("TS.svg", FlawKind.TWICE),
        ("2C.svg", FlawKind.LARGE),
        ("3C.svg", FlawKind.NO_PICTURE),
        ("4C.svg", FlawKind.UNDRAWN),
        ("5C.png", FlawKind.SHAPE),
        ("6C.png", FlawKind.NO_PICTURE),
    }
    assert deck.missing == tuple(map(Card.parse, ("2C", "3C", "6C")))
    made = parlour(tmp_path)
    told = " ".join(printed(item.name) for zone in made.view().zones for item in zone.items)
    for flaw in deck.flaws:
        assert flaw.file in told
    assert "<text>" in told and "60 x 60" in told
    made.close()


def test_the_page_uses_faces_and_back_and_stops_again(tmp_path: Path) -> None:
    deck = template(tmp_path)
    made = parlour(tmp_path)
    for typed, setting in (("faces 1", "own_faces"), ("back side 1", "own_back")):
        choice = next(one for one in made.view().choices if typed in one.words)
        made.choose(choice.intent)
        assert getattr(made.settings, setting) == deck.name
        item = made.view().item(choice.item)
        assert item is not None and item.selected
    assert made.own_cards.faces == deck and made.own_cards.back == deck
    made.choose(Change("own_faces", ""))
    assert made.own_cards.faces is None
    made.close()


def test_without_decks_the_page_says_where_they_belong(tmp_path: Path) -> None:
    made = parlour(tmp_path)
    told = " ".join(printed(item.name) for zone in made.view().zones for item in zone.items)
    assert str(tmp_path / "decks") in told and "AS.svg" in told
    made.choose(Do(PageAction.DECK_TEMPLATE))
    assert len(made.players.decks.decks) == 1
    made.close()
    unsaved = Parlour(Store.in_memory(), None, Settings())
    unsaved.open(ToOwnDecks())
    assert find_choice(unsaved.view(), "template").why


def test_a_folder_that_cannot_be_written_loses_nothing(tmp_path: Path) -> None:
    (tmp_path / "decks").write_text("a file where the folder belongs")
    made = parlour(tmp_path)
    made.choose(Do(PageAction.DECK_TEMPLATE))
    said = [printed(text) for text in made.take_said()]
    assert any("decks/template" in text for text in said), said
    assert (tmp_path / "decks").read_text() == "a file where the folder belongs"
    made.close()


def test_own_faces_replace_the_design_except_for_missing_cards(tmp_path: Path) -> None:
    folder = write_template(shelf(tmp_path).folder or tmp_path)
    (folder / "KD.svg").unlink()
    (deck,) = DeckShelf(tmp_path).decks
    own = DeckShelf(tmp_path).chosen(Settings(own_faces=deck.name, own_back=deck.name))
    look, usual = look_for(Settings(), SIZE, own), look_for(Settings(), SIZE)
    for code, same in (("KD", True), ("KH", False)):
        shown, other = (cards.face(code, 126, one.deck) for one in (look, usual))
        bytes_of = [pygame.image.tobytes(image, "RGBA") for image in (shown, other)]
        assert (bytes_of[0] == bytes_of[1]) is same, code
    assert look.back != usual.back
    plain = look_for(Settings(theme=ThemeName.CONTRAST_DARK), SIZE, own)
    assert plain.deck.faces == CardDesign.PARLOUR, "own pictures are not made for high contrast"


def test_a_broken_picture_is_replaced_by_the_usual_face(tmp_path: Path) -> None:
    folder = write_template(shelf(tmp_path).folder or tmp_path)
    (folder / "KH.svg").unlink()
    (folder / "KH.png").write_bytes(b"\x89PNG\r\n\x1a\n" + b"\0" * 8 + b"\0\0\0\5\0\0\0\7broken")
    (deck,) = DeckShelf(tmp_path).decks
    assert not deck.missing, "its first bytes are those of a picture"
    style = cards.DeckStyle(faces=faces_of(deck, CardDesign.PARLOUR))
    shown, usual = cards.face("KH", 90, style), cards.face("KH", 90)
    assert pygame.image.tobytes(shown, "RGBA") == pygame.image.tobytes(usual, "RGBA")


def test_a_changed_file_is_drawn_again(tmp_path: Path) -> None:
    template(tmp_path)
    first = DeckShelf(tmp_path).decks[0]
    (tmp_path / "decks" / first.name / "AS.svg").write_text(face(Card.parse("AH")))
    second = DeckShelf(tmp_path).decks[0]
    assert faces_of(first, CardDesign.PARLOUR) != faces_of(second, CardDesign.PARLOUR)


def test_a_deck_that_is_gone_leaves_the_usual_cards(tmp_path: Path) -> None:
    settings = with_value(Settings(), "own_faces", "gone")
    own = shelf(tmp_path).chosen(settings)
    assert own.faces is None
    assert look_for(settings, SIZE, own).deck.faces == CardDesign.PARLOUR
