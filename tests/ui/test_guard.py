"""Errors in the window are logged, reported and survived; no game is lost."""

from __future__ import annotations

import io
import os
import time
from pathlib import Path

import pygame
import pytest

from gin.core.message import Text, Verbatim
from gin.interface.view import Scene
from gin.language.translation import printed
from gin.messages import troubles as messages
from gin.present.screens.troubleshooting import TroubleshootingPage
from gin.present.shell import start
from gin.present.shell.parlour import Parlour
from gin.present.words import troubleshooting as words
from gin.session import settings as kept_settings
from gin.session import settings_file
from gin.session.settings import Settings
from gin.session.storage.error_log import FILE, ErrorLog
from gin.session.storage.log_file import LARGEST
from gin.session.storage.store import Store
from gin.text.terminal import Terminal
from gin.ui import guard, loop
from gin.ui.app import App
from gin.ui.layers import Drawing
from gin.ui.loop import Loop
from gin.ui.platform.window import WindowPlace
from gin.variants.setups import setup
from main import main
from tests.support.known import know_every_game


class Window:
    def __init__(self) -> None:
        self.size = (800, 600)
        self.position = (5, 5)
        self.title = ""
        self.filled: list[bool] = []
        self._surface = pygame.Surface(self.size)

    def get_surface(self) -> pygame.Surface:
        if self._surface.get_size() != self.size:
            self._surface = pygame.Surface(self.size)
        return self._surface

    def set_fullscreen(self, desktop: bool) -> None:
        self.filled.append(True)
        self.size = (1280, 800)

    def set_windowed(self) -> None:
        self.filled.append(False)
        self.size = (800, 600)

    def show(self) -> None: ...
    def flip(self) -> None: ...


class Desk:
    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        pygame.display.init()
        pygame.event.clear()
        monkeypatch.setattr(loop, "update", lambda *_: None)
        monkeypatch.setattr(loop, "picture_size", lambda made: made.size)
        monkeypatch.setattr(loop, "keep_on_screen", lambda *_: None)
        monkeypatch.setattr(loop, "frame_of", lambda _: (20, 1, 5, 1))
        monkeypatch.setattr(loop, "restore", lambda *_: None)
        self.waited: list[float | None] = []
        monkeypatch.setattr(loop, "wait_for_event", self.waited.append)
        monkeypatch.setattr(Loop, "_keep_place", lambda _: None)
        self.folder = folder
        know_every_game(folder)
        kept, _ = settings_file.read(folder)
        settings = kept_settings.with_value(kept, "motion", "reduced")
        self.parlour = Parlour(Store.open(folder), folder, settings)
        self.window = Window()
        self.app = App(self.parlour, self.window.size)
        place = WindowPlace(self.window.size)
        self.loop = Loop(self.app, self.window, place, None)  # type: ignore[arg-type]

    def go_round(self, times: int = 6) -> None:
        rounds = iter(range(times))

        def update(now: float, *, silent: bool = False) -> None:
            if next(rounds, None) is None:
                self.parlour.quit()
            App.update(self.app, now, silent=silent)

        self.parlour.closed = False
        self.app.update = update  # type: ignore[method-assign]
        self.loop.run()

    @property
    def kept(self) -> Settings:
        return settings_file.read(self.folder)[0]

    def log(self) -> str:
        path = self.folder / FILE
        return path.read_text() if path.exists() else ""

    def close(self) -> None:
        self.parlour.close()


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Desk:
    return Desk(tmp_path, monkeypatch)


def key(name: int, mod: int = 0) -> None:
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        pygame.event.post(pygame.event.Event(kind, key=name, mod=mod, unicode=""))


def test_full_screen_is_saved_after_its_first_frame(desk: Desk) -> None:
    desk.parlour.change("full_screen", True)
    assert not desk.kept.full_screen
    desk.go_round()
    assert desk.window.filled == [True]
    assert desk.kept.full_screen
    desk.parlour.change("full_screen", False)
    assert not desk.kept.full_screen
    desk.close()


def test_full_screen_that_cannot_be_drawn_is_left_and_reported(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk.parlour.matches.start(setup("gin"), 5)
    desk.app.refresh()
    draw = Drawing.draw

    def fails(self: Drawing, target: pygame.Surface, *rest: object) -> list[pygame.Rect]:
        if target.get_width() > 800:
            raise ValueError("subsurface rectangle outside surface area")
        return draw(self, target, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(Drawing, "draw", fails)
    desk.parlour.change("full_screen", True)
    desk.go_round()
    assert desk.window.filled == [True, False]
    assert not desk.parlour.settings.full_screen and not desk.kept.full_screen
    assert "subsurface rectangle" in desk.log() and "drawing at table, 1280 x 800" in desk.log()
    assert desk.app.announcer.notice == words.no_full_screen(str(desk.folder / FILE))
    assert desk.app.view.scene is Scene.TABLE
    desk.close()


def test_after_a_start_that_hangs_in_full_screen_comes_one_in_a_window(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings_file.write(tmp_path, Settings(full_screen=True))
    desk = Desk(tmp_path, monkeypatch)

    class Hung(BaseException):
        """The player kills the hung program."""

    def hangs(*_: object) -> list[pygame.Rect]:
        raise Hung

    monkeypatch.setattr(Drawing, "draw", hangs)
    with pytest.raises(Hung):
        desk.go_round()
    assert not desk.kept.full_screen
    desk.close()


def test_a_failed_frame_only_causes_a_message(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    desk.parlour.matches.start(setup("gin"), 5)
    desk.app.refresh()
    draw, failed = Drawing.draw, []

    def fails_once(self: Drawing, *rest: object) -> list[pygame.Rect]:
        if not failed:
            failed.append(True)
            raise IndexError("once")
        return draw(self, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(Drawing, "draw", fails_once)
    desk.go_round()
    assert desk.log().count("IndexError: once\n") == 1
    assert desk.app.announcer.notice == words.happened(str(desk.folder / FILE))
    shown = desk.window.get_surface()
    assert len({tuple(shown.get_at((x, 300))) for x in range(0, 800, 8)}) > 9
    desk.close()


def test_a_scene_that_cannot_be_drawn_is_shown_as_text_and_works_by_keys(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk.parlour.matches.start(setup("gin"), 5)
    desk.app.refresh()
    draw = Drawing.draw

    def fails(self: Drawing, target: pygame.Surface, below: object, *rest: object) -> object:
        if below.view.scene is Scene.TABLE:  # type: ignore[attr-defined]
            raise IndexError("always")
        return draw(self, target, below, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(Drawing, "draw", fails)
    desk.go_round()
    shown = desk.window.get_surface()
    colours = {tuple(shown.get_at((x, y)))[:3] for x in range(0, 800, 2) for y in range(0, 600, 2)}
    assert {(0, 0, 0), (255, 255, 255), (255, 224, 0)} <= colours
    # Logged only twice, not with each frame.
    assert desk.log().count("IndexError: always") == 2
    before = desk.app.view
    key(pygame.K_RETURN)
    desk.go_round()
    assert desk.app.view != before, "the key did nothing"
    assert desk.app.view.scene is Scene.TABLE
    desk.parlour.home()
    desk.app.refresh()
    desk.go_round()
    assert tuple(desk.window.get_surface().get_at((4, 4)))[:3] != (0, 0, 0)
    desk.close()


def test_failing_input_leaves_the_saved_match(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    desk.parlour.matches.start(setup("gin"), 5)
    desk.app.refresh()
    asked = desk.app.view.focus

    def fails(*_: object) -> None:
        raise RuntimeError("a key")

    with monkeypatch.context() as patch:
        patch.setattr(App, "command", fails)
        key(pygame.K_RETURN)
        desk.go_round()
    assert "RuntimeError: a key" in desk.log()
    assert "taking input at table" in desk.log()
    key(pygame.K_RETURN)
    desk.go_round()
    assert desk.app.view.focus != asked, "the next key works again"
    desk.close()


def test_a_screen_whose_view_fails_is_left_for_the_menu(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Broken:
        def view(self) -> None:
            raise KeyError("view")

        def choose(self, id: str) -> None: ...

    desk.parlour._screens.append(Broken())  # type: ignore[arg-type]
    key(pygame.K_F8)
    with monkeypatch.context() as patch:
        patch.setattr(App, "command", lambda app, id: app.refresh())
        desk.go_round()
    assert desk.app.view.scene is Scene.MENU
    assert "KeyError" in desk.log()
    desk.close()


def test_the_window_can_be_closed_even_if_everything_fails(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(time, "sleep", lambda _: None)

    def fails(*_: object, silent: bool) -> None:
        raise RuntimeError("all of it")

    monkeypatch.setattr(App, "update", fails)
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    desk.loop.run()
    assert desk.parlour.closed
    desk.close()


def test_the_loop_wakes_for_the_frame_of_one_switch(desk: Desk) -> None:
    desk.parlour.change("switch", True)
    desk.go_round()
    assert desk.app.pointing.framed
    due = desk.loop._devices.next_due()
    assert due is not None
    for _ in range(2):
        desk.app.frames.draw(desk.window.get_surface(), due)
    assert desk.app.next_due(due - 0.25) is None
    assert desk.loop._next_due(due - 0.25) == pytest.approx(0.25)
    desk.close()


# The log.


def test_the_log_is_bounded_private_and_follows_no_link(tmp_path: Path) -> None:
    log = ErrorLog(tmp_path)
    for number in range(60):
        assert log.write("drawing", ValueError(f"{number} " + "x" * 30_000))
    sizes = [file.stat().st_size for file in tmp_path.iterdir()]
    assert len(sizes) == 2 and max(sizes) < LARGEST + 25_000
    if os.name == "posix":
        assert (tmp_path / FILE).stat().st_mode & 0o777 == 0o600
    assert log.entries()[0].endswith(")") and "while drawing" in log.entries()[0]
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    if os.name == "posix":
        (elsewhere / FILE).symlink_to(tmp_path / "target")
        assert not ErrorLog(elsewhere).write("drawing", ValueError())
        assert not (tmp_path / "target").exists()
        os.mkfifo(tmp_path / "pipe")
    assert not ErrorLog(None).write("drawing", ValueError()) and ErrorLog(None).entries() == ()
    assert not ErrorLog(tmp_path / "nowhere").write("drawing", ValueError())


def test_the_page_shows_the_path_and_the_last_entry_of_the_log(tmp_path: Path) -> None:
    store = Store.in_memory()
    page = TroubleshootingPage(Parlour(store, tmp_path))

    def page_lines() -> list[Text]:
        return [item.name for zone in page.view().zones for item in zone.items]

    assert messages.NOTHING in page_lines()
    assert messages.log(path=Verbatim(str(tmp_path / FILE))) in page_lines()
    ErrorLog(tmp_path).write("drawing at table, 800 x 600", ValueError("odd"))
    assert messages.NOTHING not in page_lines()
    assert any("while drawing at table" in printed(line) for line in page_lines())
    nowhere = TroubleshootingPage(Parlour(store, None))
    assert messages.NOWHERE in [item.name for zone in nowhere.view().zones for item in zone.items]


# The terminal and the program as a whole.


def test_an_error_in_the_terminal_is_reported_and_survived(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    parlour = Parlour(Store.open(tmp_path), tmp_path, Settings(level=1))
    parlour.matches.start(setup("gin"), 5)
    said, choose = io.StringIO(), Parlour.choose

    def fails_once(self: Parlour, *given: object) -> None:
        monkeypatch.setattr(Parlour, "choose", choose)
        raise RuntimeError("once")

    monkeypatch.setattr(Parlour, "choose", fails_once)
    assert Terminal(parlour, io.StringIO("1\n1\nquit\n"), said).run() == 0
    parlour.close()
    output = said.getvalue()
    assert "Something went wrong in the program" in output and "Traceback" not in output
    assert "Gin Rummy" in output.split("Something went wrong", 1)[1], (
        "the program continues at the menu"
    )
    assert "RuntimeError: once" in (tmp_path / FILE).read_text()


def test_no_traceback_reaches_a_player_whatever_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fails(*_: object, **__: object) -> None:
        raise RuntimeError("at once")

    monkeypatch.setattr(start, "open_parlour", fails)
    assert main(["--text", "--data", str(tmp_path)]) == 1
    error = capsys.readouterr().err
    assert error == f"{printed(words.ended(str(tmp_path / FILE)))}\n"
    assert "RuntimeError: at once" in (tmp_path / FILE).read_text()


def test_each_player_has_a_limited_number_of_errors_in_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guard, "MANY", 2)
    app = App(Parlour(Store.in_memory(), None, Settings()), (800, 600))
    made = guard.Guard(app)
    for name, logged in (("anna", 2), ("tom", 1)):
        folder = tmp_path / name
        folder.mkdir()
        app.shown.folder = folder  # type: ignore[misc]
        for number in range(logged + (name == "anna")):
            made.failed(guard.Activity.TIME, ValueError(f"{name} {number}"))
        text = (folder / FILE).read_text()
        assert text.count("ValueError: ") == logged, name
