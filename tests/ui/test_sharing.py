"""Copying, pasting, dropping and pictures in the window."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from msgspec.structs import replace

from gin.interface.paper import LinesView
from gin.interface.pictures import MatchPicture
from gin.interface.view import Scene
from gin.language.translation import printed
from gin.present.shell.parlour import Parlour
from gin.present.tableview.sharing import match_picture
from gin.present.words.people import PlayerProfile, yourself
from gin.session.challenge_text import parse_challenge, text_of
from gin.session.challenges import id_of
from gin.session.settings import Settings, with_value
from gin.session.storage.store import Store
from gin.ui.app import App
from gin.ui.render.match_picture import SIZE
from gin.ui.render.picture_files import PictureFiles
from tests.support.by_name import choose
from tests.support.challenges import finished, sent
from tests.support.daily import play_out
from tests.support.user import User

CHALLENGE = sent()
TEXT = text_of(CHALLENGE)


class Clipboard:
    def __init__(self, monkeypatch: pytest.MonkeyPatch, text: str = "") -> None:
        self.text, self.works = text, True
        monkeypatch.setattr(pygame.scrap, "get_text", self.get)
        monkeypatch.setattr(pygame.scrap, "put_text", self.put)

    def get(self) -> str:
        if not self.works:
            raise pygame.error("no clipboard")
        return self.text

    def put(self, text: str) -> None:
        self.get()
        self.text = text


def sharing(**settings: object) -> User:
    session = finished()
    made = Parlour(session.store, None, Settings())
    user = User("", parlour=made, **settings)
    made.matches.resume(session.id)
    for name in ("final", "share"):
        choose(made, name)
    user.app.refresh()
    return user


# The clipboard.


@pytest.mark.parametrize("key", ["Ctrl+V", "Shift+Insert"])
def test_a_key_pastes_a_challenge_on_any_page(monkeypatch: pytest.MonkeyPatch, key: str) -> None:
    Clipboard(monkeypatch, f"Hello,\r\n\r\n> {TEXT}")
    user = User("gin")
    user.deal()
    user.press(key)
    assert "Anna has played" in printed(user.app.view.zones[0].items[0].name)
    user.press("Esc")
    assert user.app.view.scene is Scene.TABLE, "the match goes on"


def test_without_letter_keys_ctrl_v_still_reads_the_deadwood() -> None:
    user = User("gin", letters=False)
    user.deal()
    depth = user.parlour.depth
    user.press("Ctrl+V")
    assert user.parlour.depth == depth


def test_in_a_text_field_the_key_pastes_into_the_field(monkeypatch: pytest.MonkeyPatch) -> None:
    Clipboard(monkeypatch, TEXT)
    user = User("")
    choose(user.parlour, "open")
    user.app.refresh()
    user.press("Ctrl+V")
    assert user.app.view.scene is Scene.ENTRY
    assert printed(user.app.view.zones[0].items[0].value).startswith("Gin Parlour challenge 1")


def test_the_button_pastes_and_an_empty_clipboard_is_explained(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clipboard = Clipboard(monkeypatch)
    user = User("")
    choose(user.parlour, "challenges")
    user.app.refresh()
    user.click("button:paste")
    assert "no challenge" in printed(user.app.view.zones[0].items[0].name)
    user.press("Enter")
    clipboard.works = False
    user.click("button:paste")
    assert "no challenge" in printed(user.app.view.zones[0].items[0].name)
    user.press("Enter")
    clipboard.works, clipboard.text = True, TEXT
    user.click("button:paste")
    assert printed(user.app.view.title) == "Challenge"


def test_a_result_and_a_challenge_are_put_on_the_clipboard(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clipboard = Clipboard(monkeypatch)
    user = sharing()
    user.click("button:copy")
    assert clipboard.text.startswith("Gin Parlour:") and "\n" in clipboard.text
    assert printed(user.app.announcer.notice) == "Copied. You can paste it anywhere."
    user.click("button:copy-challenge")
    assert parse_challenge(clipboard.text).seed == CHALLENGE.seed
    clipboard.works = False
    user.click("button:copy")
    assert "could not be copied" in printed(user.app.announcer.notice)


# Drag and drop.


def test_a_dropped_file_or_text_opens(tmp_path: Path) -> None:
    path = tmp_path / "challenge.txt"
    path.write_text(TEXT)
    for event in (
        pygame.event.Event(pygame.DROPFILE, file=str(path)),
        pygame.event.Event(pygame.DROPTEXT, text=TEXT),
    ):
        user = User("gin")
        user.handle(event)
        assert printed(user.app.view.title) == "Challenge"


# Both lines.


@pytest.mark.parametrize(("size", "text"), [((1280, 800), 100), ((800, 600), 200)])
def test_all_turns_of_both_lines_can_be_reached(size: tuple[int, int], text: int) -> None:
    made = Parlour(Store.in_memory(), None, Settings())
    made.open_text(TEXT)
    choose(made, "play")
    session = made.session()
    assert session is not None
    play_out(session)
    made.home()
    user = User("", size, parlour=made, text_size=text)
    for name in ("challenges", "challenge", "hand:1"):
        choose(made, name)
    user.app.refresh()
    user.draw()
    content = user.app.view.content
    assert isinstance(content, LinesView)
    for ref, *_ in content.rows:
        user.app.pointing.set_focus(ref, keyboard=True)
        user.app.pointing.reveal(ref)
        user.draw()
        assert ref in user.app.place.slots
    assert id_of(CHALLENGE)


# Pictures.


def drawn(picture: MatchPicture, path: Path, **settings: object) -> pygame.Surface:
    chosen = Settings()
    for name, value in settings.items():
        chosen = with_value(chosen, name, value)
    steps = list(PictureFiles(lambda: chosen).picture(picture, path))
    assert len(steps) > 10, "it is drawn in many steps"
    return pygame.image.load(path)


def test_a_picture_of_a_match_is_saved_step_by_step(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Parlour, "documents", tmp_path)
    user, folder = sharing(), tmp_path
    user.click("button:picture")
    assert not list(folder.glob("*.png"))
    while user.parlour.working:
        user.app.tick(user.app.clock.now())
    (path,) = folder.iterdir()
    image = pygame.image.load(path)
    assert image.get_size() == SIZE == (1200, 630)
    assert str(path) in printed(user.app.announcer.notice)
    user.click("button:picture")
    while user.parlour.working:
        user.app.tick(user.app.clock.now())
    assert len(list(folder.iterdir())) == 2


@pytest.mark.parametrize(
    ("game", "level"), [("gin", 3), ("solitary", None), ("colonel", 2), ("hollywood", 2)]
)
@pytest.mark.parametrize("theme", ["green", "contrast_light"])
def test_every_kind_of_match_has_a_picture(
    tmp_path: Path, game: str, level: int | None, theme: str
) -> None:
    session = finished(game, level)
    shown = match_picture(session, yourself(Settings()))
    assert shown.groups and all(shown.groups)
    drawn(shown, tmp_path / "match.png", theme=theme)


def test_a_long_name_and_many_cards_stay_inside(tmp_path: Path) -> None:
    shown = match_picture(finished(), PlayerProfile())
    whole = replace(shown, groups=shown.groups * 3, score=(12345, 67890))
    image = drawn(whole, tmp_path / "match.png")
    plain = drawn(replace(shown, groups=(), score=(0, 0)), tmp_path / "plain.png")
    edge = [(x, y) for x in (4, 1195) for y in range(0, 630, 7)]
    assert all(image.get_at(at) == plain.get_at(at) for at in edge)


def test_a_full_disk_leaves_no_half_picture(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Parlour, "documents", tmp_path)
    user = sharing()
    user.click("button:picture")

    def full(path: Path, content: bytes) -> int:
        path.touch()
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", full)
    while user.parlour.working:
        user.app.tick(user.app.clock.now())
    assert "the disk is full" in printed(user.app.view.zones[0].items[0].name)
    assert not list(tmp_path.iterdir())


def test_a_player_without_a_name_is_not_called_you_in_a_picture() -> None:
    session = finished()
    shown = match_picture(session, PlayerProfile())
    assert not shown.names[0]
    won = session.sheet.winner == 0
    assert bool(shown.heading) is not won


def test_the_app_offers_pictures() -> None:
    made = Parlour(Store.in_memory(), None, Settings())
    assert made.pictures is None
    App(made, (800, 600))
    assert isinstance(made.pictures, PictureFiles)
