"""The window as a person uses it: a simulated user, and a real window under Xvfb."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from gin.present.shell.parlour import Parlour
from gin.present.view import Scene
from gin.session.settings import ALLOWED, Settings
from gin.session.storage.store import Store
from gin.ui.app import App
from gin.ui.input.keyboard import cap
from gin.ui.scenes import PAINTERS
from gin.ui.scenes.table import talk_rect
from gin.variants.registry import setup
from tests.desktop import needs, wait_for, xvfb

TOP = Path(__file__).resolve().parents[1]
SIZES = [(800, 600), (1280, 800), (720, 1080)]

HELD = {"Shift": pygame.KMOD_LSHIFT, "Ctrl": pygame.KMOD_LCTRL, "Alt": pygame.KMOD_LALT}


class User:
    """Someone who presses keys and moves a mouse over an app without a window."""

    def __init__(
        self,
        game: str = "gin",
        size: tuple[int, int] = (1280, 800),
        seed: int = 7,
        agreed: tuple[str, ...] = (),
        **settings: object,
    ):
        pygame.display.init()
        self.parlour = Parlour(Store.in_memory(), None, Settings(level=1, speed="instant"))
        for name, value in settings.items():
            self.parlour.change(name, value)
        if game:
            self.parlour.sit_down(setup(game, agreed), seed)
        self.app = App(self.parlour, size)
        self.surface = pygame.Surface(size)

    def draw(self) -> None:
        self.app.draw(self.surface, time.monotonic() + 60)

    def wait(self) -> None:
        """Let the opponent move until it is the player's turn."""
        for _ in range(50):
            if not self.parlour.waiting:
                return
            self.app.tick(time.monotonic() + 60)
        raise AssertionError("the opponent does not come to an end")

    def press(self, *caps: str) -> None:
        """Press keys by their caps."""
        names = {"Enter": "return", "Esc": "escape", "Backspace": "backspace"}
        for text in caps:
            *held, name = text.split("+")
            mod = sum(HELD[one] for one in held)
            key = pygame.key.key_code(names.get(name, name.lower()))
            event = pygame.event.Event(
                pygame.KEYDOWN,
                key=key,
                mod=mod,
                unicode=name if len(name) == 1 and "Ctrl" not in held else "",
            )
            assert cap(event) == text
            self.app.handle(event)
            self.app.handle(pygame.event.Event(pygame.KEYUP, key=key, mod=0))

    def at(self, item: str) -> tuple[int, int]:
        """A point where an item can be hit."""
        slot = self.app.place.slots[item]
        for dx in range(0, int(slot.width / 2), 3):
            point = (round(slot.x - dx), round(slot.y))
            if self.app.place.hit(point) == item:
                return point
        raise AssertionError(f"{item} cannot be hit")

    def mouse(self, kind: int, at: tuple[int, int]) -> None:
        self.app.handle(pygame.event.Event(kind, pos=at, button=1))

    def click(self, item: str) -> None:
        point = self.at(item)
        self.mouse(pygame.MOUSEMOTION, point)
        self.mouse(pygame.MOUSEBUTTONDOWN, point)
        self.mouse(pygame.MOUSEBUTTONUP, point)

    def drag(self, item: str, to: tuple[int, int]) -> None:
        point = self.at(item)
        self.mouse(pygame.MOUSEBUTTONDOWN, point)
        for step in range(1, 9):
            between = tuple(round(a + (b - a) * step / 8) for a, b in zip(point, to, strict=True))
            self.mouse(pygame.MOUSEMOTION, (between[0], between[1]))
            self.draw()
        self.mouse(pygame.MOUSEBUTTONUP, to)

    def centre(self, zone: str) -> tuple[int, int]:
        return self.app.place.drops[zone].center

    def to_my_discard(self) -> None:
        """Come to a turn in which a card is to be discarded."""
        self.press("Enter")
        for _ in range(30):
            self.wait()
            view = self.app.view
            if any(c.id.startswith("discard:") and not c.why for c in view.choices):
                return
            if view.choice("pass"):
                self.app.command("pass")
            elif view.choice("draw") is not None and not view.choice("draw").why:  # type: ignore[union-attr]
                self.app.command("draw")
        raise AssertionError("no turn to discard")


def hand_of(user: User) -> list[str]:
    zone = user.app.view.zone("hand")
    assert zone is not None
    return [item.id for item in zone.items]


def test_a_first_start_is_one_enter_from_a_deal() -> None:
    user = User(game="")
    assert user.app.cursor.focus == "button:play"
    user.press("Enter", "Enter")
    assert user.app.view.scene is Scene.TABLE
    assert user.app.view.dialog is None


def test_the_opponents_words_are_shown_once() -> None:
    """In a bubble where the table has room for one, or else in place of the news."""
    for size in ((1280, 800), (800, 600)):
        user = User(size=size, text_size=100 if size[0] > 800 else 200)
        user.press("Enter")
        app = user.app
        table = app.view.table
        assert table is not None and table.other is not None and table.other.talk
        in_bubble = talk_rect(app.look, app.view, app.place) is not None
        assert (table.other.talk in app.notice) is not in_bubble
        assert in_bubble or size[0] == 800


def test_drag_to_the_discard_pile_discards() -> None:
    user = User()
    user.to_my_discard()
    card = hand_of(user)[0]
    user.drag(card, user.centre("discards"))
    assert card not in hand_of(user)
    session = user.parlour.session()
    assert session is not None and session.seen.discards[-1].code == card[5:]


def test_drag_from_the_stock_and_click_on_it_draw() -> None:
    for way in ("drag", "click"):
        user = User()
        user.press("Enter")
        user.wait()
        user.press("P")
        user.wait()
        before = len(hand_of(user))
        if way == "drag":
            user.drag("stock", user.centre("hand"))
        else:
            user.click("stock")
        assert len(hand_of(user)) == before + 1


def test_a_drop_that_is_not_legal_flies_back_and_says_why() -> None:
    user = User()
    user.to_my_discard()
    hand = hand_of(user)
    user.drag(hand[-1], user.centre("knock"))
    assert hand_of(user) == hand
    assert "the limit is 10" in user.app.notice
    user.drag(hand[-1], (20, 300))
    assert hand_of(user) == hand


def test_a_gesture_can_be_broken_off_until_it_lands() -> None:
    user = User()
    user.to_my_discard()
    hand = hand_of(user)
    user.mouse(pygame.MOUSEBUTTONDOWN, user.at(hand[3]))
    user.mouse(pygame.MOUSEMOTION, user.centre("discards"))
    assert user.app.cursor.dragged == hand[3]
    user.press("Esc")
    user.mouse(pygame.MOUSEBUTTONUP, user.centre("discards"))
    assert hand_of(user) == hand
    assert user.app.view.dialog is None


def test_a_card_is_dragged_along_the_hand_and_stays() -> None:
    user = User()
    user.to_my_discard()
    hand = hand_of(user)
    x, y = user.at(hand[7])
    user.drag(hand[0], (x + 4, y))
    moved = hand_of(user)
    assert sorted(moved) == sorted(hand)
    assert moved.index(hand[0]) in (6, 7)
    assert user.parlour.settings.sort == "own"
    user.press("O")
    assert hand_of(user) != moved


def test_keys_move_a_card_and_the_focus() -> None:
    user = User()
    user.to_my_discard()
    hand = hand_of(user)
    user.press("Home")
    assert user.app.cursor.focus == hand[0]
    user.press("Shift+Right")
    assert hand_of(user)[1] == hand[0]
    assert user.app.cursor.focus == hand[0]
    user.press("3")
    assert user.app.cursor.focus == hand_of(user)[2]
    user.press("End")
    assert user.app.cursor.focus == hand_of(user)[-1]


def test_double_click_discards_and_one_click_does_not() -> None:
    user = User()
    user.to_my_discard()
    card = hand_of(user)[2]
    user.click(card)
    assert card in hand_of(user)
    user.click(card)
    assert card not in hand_of(user)


def test_space_presses_a_focused_button_and_draws_elsewhere() -> None:
    user = User()
    user.press("Enter")
    user.wait()
    user.press("P")
    user.wait()
    before = len(hand_of(user))
    while user.app.cursor.focus != "button:menu":
        user.press("Tab") if user.app.cursor.focus[:6] != "button" else user.press("Right")
    user.press("Space")
    assert user.app.view.dialog is not None
    assert len(hand_of(user)) == before
    user.press("Esc", "Home")
    user.app.set_focus(hand_of(user)[0], keyboard=True)
    user.press("Space")
    assert len(hand_of(user)) == before + 1


def test_the_top_of_the_pile_by_key_at_any_time() -> None:
    user = User()
    user.press("D")
    assert user.app.notice == "Nothing is dealt yet."
    user.press("Enter")
    user.press("D")
    assert "on top of the discard pile" in user.app.notice
    user.press("Esc", "T", "D")
    assert user.app.view.dialog is not None
    assert "on top of the discard pile" in user.app.notice


def play_hands(user: User, hands: int) -> None:
    """Play by keys alone: draw, discard the last card of the hand, knock when it is offered."""
    done = 0
    for _ in range(1500):
        user.wait()
        view = user.app.view
        if view.scene is Scene.RESULT:
            done += 1
            if done == hands or view.choice("again"):
                return
            user.press("N")
        elif view.dialog is not None or view.choice("confirm"):
            user.press("N")
        elif any(choice.key == "pass" and not choice.why for choice in view.choices):
            user.press("P")
        elif not view.choice("draw").why:  # type: ignore[union-attr]
            user.app.set_focus("stock", keyboard=True)
            user.press("Space")
        elif view.choice("gin"):
            user.app.activate("button:gin")
        elif view.choice("knock"):
            user.app.set_focus("button:knock", keyboard=True)
            user.press("Enter")
        else:
            able = [c.item for c in view.choices if c.id.startswith("discard:") and not c.why]
            user.app.set_focus(able[-1], keyboard=True)
            user.press("Enter")
        user.draw()
    raise AssertionError("the hands do not end")


@pytest.mark.parametrize("game", ["gin", "house", "dice", "solitary"])
def test_hands_by_keys_alone(game: str) -> None:
    user = User(game)
    play_hands(user, 2)
    user.press("Shift+S")
    assert user.app.view.scene is Scene.SHEET
    user.draw()
    user.press("Esc")
    assert user.app.view.scene is Scene.RESULT


def test_the_window_closed_in_mid_animation() -> None:
    user = User(speed="slow")
    user.press("Enter")
    user.draw()
    user.app.handle(pygame.event.Event(pygame.QUIT))
    assert user.parlour.closed


def every_state() -> list[tuple[str, Callable[[User], None]]]:
    def go(*ids: str) -> Callable[[User], None]:
        def reach(user: User) -> None:
            user.parlour.home()
            for id in ids:
                user.parlour.choose(id)
            user.app.refresh()

        return reach

    return [
        ("menu", go()),
        ("games", go("games")),
        ("options", go("games", "options")),
        ("build", go("games", "build")),
        ("values", go("games", "build", "option:sheet")),
        ("entry", go("games", "build", "code")),
        ("settings", go("settings")),
        ("rules", go("rules")),
        ("page", go("rules", "game:gin")),
        ("help", go("help")),
        ("keys", go("settings", "keys")),
        ("keys-asked", go("settings", "keys", "key:knock")),
        ("commands", go("continue", "deal", "menu", "commands")),
        ("statistics", go("statistics")),
        ("pause", go("continue", "deal", "menu")),
        ("cut", lambda user: None),
        ("discard", User.to_my_discard),
        ("result", lambda user: play_hands(user, 1)),
    ]


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("percent", [100, 200])
@pytest.mark.parametrize("state", [name for name, _ in every_state()])
def test_everything_has_a_place_in_the_window(
    state: str, size: tuple[int, int], percent: int
) -> None:
    user = User(size=size, text_size=percent)
    dict(every_state())[state](user)
    user.app.settle()
    user.draw()
    view, place = user.app.view, user.app.place
    screen = pygame.Rect((0, 0), size)
    for zone in view.focus_zones:
        for item in zone.items:
            assert item.id in place.slots, item.id
            if place.viewport is None and view.dialog is None:
                assert screen.colliderect(place.slots[item.id].rect), item.id
            # Whatever is focused can be seen.
            if zone.id not in ("opponent",):
                user.app.set_focus(item.id, keyboard=True)
                slot = user.app.place.slots[item.id]
                assert screen.collidepoint(slot.x, slot.y), item.id


@pytest.mark.parametrize("theme", ALLOWED["theme"])
def test_every_theme_draws_every_scene(theme: str) -> None:
    drawn = set()
    for _, reach in every_state():
        user = User(theme=theme, jumbo=True, braille_corners=True, four_colour=True)
        reach(user)
        user.draw()
        drawn.add(user.app.view.scene)
        colours = {
            tuple(user.surface.get_at((x, y)))[:3]
            for x in range(0, 1280, 20)
            for y in range(0, 800, 20)
        }
        assert len(colours) > 3
    assert drawn | {Scene.SHEET, Scene.SOURCES, Scene.PEOPLE} == set(PAINTERS)


def test_selftest_passes() -> None:
    done = subprocess.run(
        [sys.executable, "main.py", "--selftest"], capture_output=True, text=True, cwd=TOP,
        timeout=120, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    assert "ok: all" in done.stdout


def test_a_real_window_plays_and_goes_on_after_a_kill(tmp_path: Path) -> None:
    needs("Xvfb", "xdotool", "import")
    with xvfb() as screen:

        def tool(*words: str) -> str:
            return subprocess.run(
                ["xdotool", *words], env=screen, capture_output=True, text=True, check=False
            ).stdout.strip()

        def start() -> subprocess.Popen[bytes]:
            game = subprocess.Popen(
                [sys.executable, "main.py", "--data", str(tmp_path), "--level", "1"],
                env=screen, cwd=TOP,
            )  # fmt: skip
            wait_for(lambda: tool("search", "--onlyvisible", "--class", "main.py"))
            time.sleep(0.5)
            tool("windowfocus", tool("search", "--onlyvisible", "--class", "main.py"))
            return game

        def matches() -> int:
            import sqlite3

            link = sqlite3.connect(f"file:{tmp_path}/parlour.db?mode=ro", uri=True)
            try:
                return int(link.execute("SELECT count(*) FROM match").fetchone()[0])
            except sqlite3.OperationalError:
                return 0
            finally:
                link.close()

        game = start()
        tool("key", "Return")
        wait_for(matches)
        tool("key", "Return")
        time.sleep(1)
        game.send_signal(signal.SIGKILL)
        game.wait()
        game = start()
        tool("key", "Return")
        time.sleep(1)
        picture = tmp_path / "screen.png"
        subprocess.run(["import", "-window", "root", str(picture)], env=screen, check=True)
        shown = pygame.image.load(picture)
        colours = {
            tuple(shown.get_at((x, y)))[:3] for x in range(0, 1280, 16) for y in range(0, 800, 16)
        }
        assert len(colours) > 100, "the window shows next to nothing"
        assert matches() == 1
        window = tool("search", "--onlyvisible", "--class", "main.py")
        tool("windowclose", window)
        assert game.wait(20) in (0, 1, -signal.SIGTERM) or game.returncode is not None
