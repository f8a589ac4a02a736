"""The window as a person uses it: a simulated user, and a real window under Xvfb."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pygame
import pytest

from gin.core.message import contains
from gin.interface.steps import End
from gin.interface.view import Scene
from gin.language.translation import printed
from gin.messages import table
from gin.session.settings import ALLOWED
from gin.ui import selftest
from gin.ui.scenes.table_words import remark_rect
from tests.support.by_name import choose, ref_named
from tests.support.covering import covering
from tests.support.desktop import needs, xvfb
from tests.support.ending import CAUGHT, GOING_GIN, end, near_the_end
from tests.support.known import know_every_game
from tests.support.patience import PATIENCE, until
from tests.support.places import TOP
from tests.support.play import several
from tests.support.user import SIZES, STATES, User, hand_of, play_hands, user_at
from tools.snapshot import games


def test_three_presses_of_enter_lead_from_the_first_start_to_the_cards() -> None:
    user = User(game="")
    assert user.focused == "button:play"
    user.press("Enter", "Enter", "Enter")
    assert user.app.view.scene is Scene.TABLE
    assert user.app.view.dialog is None


@pytest.mark.parametrize("size", [(800, 600), (720, 1080)], ids=str)
def test_the_name_is_centred_above_centred_buttons(size: tuple[int, int]) -> None:
    user = User(game="", size=size, text_size=200, theme="contrast_dark")
    user.draw()
    buttons = user.app.place.slots[user.app.view.zones[0].items[0].ref].rect
    assert abs(buttons.centerx - size[0] / 2) <= 2
    above = user.surface.subsurface((0, 0, size[0], buttons.top - 8))
    shown = pygame.mask.from_threshold(above, (255, 255, 255), (60, 60, 60))
    name = shown.get_bounding_rects()
    ink = name[0].unionall(name[1:])
    assert abs(ink.centerx - size[0] / 2) < size[0] / 50, ink


def test_the_opponents_words_are_shown_once() -> None:
    """In a bubble, even in large print in a small window; not after the deal, which moves it."""
    for size in ((1280, 800), (800, 600)):
        user = User(size=size, text_size=100 if size[0] > 800 else 200)
        app = user.app
        shown = app.view.table
        assert shown is not None and shown.other is not None and shown.other.talk
        assert remark_rect(app.look, app.view, app.place) is not None
        assert not contains(app.announcer.notice, shown.other.talk)
        user.deal()
        dealt = app.view.table
        assert dealt is not None and dealt.other is not None and not dealt.other.talk


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
        user.deal()
        user.wait()
        user.press("P")
        user.wait()
        before = len(hand_of(user))
        if way == "drag":
            user.drag("stock", user.centre("hand"))
        else:
            user.click("stock")
        assert len(hand_of(user)) == before + 1


def test_an_illegal_drop_flies_back_and_says_why() -> None:
    user = User()
    user.to_my_discard()
    hand = hand_of(user)
    user.drag(hand[-1], user.centre("knock"))
    assert hand_of(user) == hand
    assert "the limit is 10" in printed(user.app.announcer.notice)
    user.drag(hand[-1], (20, 300))
    assert hand_of(user) == hand


def test_a_gesture_can_be_cancelled_until_the_release() -> None:
    user = User()
    user.to_my_discard()
    hand = hand_of(user)
    user.mouse(pygame.MOUSEBUTTONDOWN, user.at(hand[3]))
    user.mouse(pygame.MOUSEMOTION, user.centre("discards"))
    assert user.app.pointing.cursor.dragged == ref_named(hand[3])
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
    assert user.focused == hand[0]
    user.press("Shift+Right")
    assert hand_of(user)[1] == hand[0]
    assert user.focused == hand[0]
    user.press("3")
    assert user.focused == hand_of(user)[2]
    user.press("End")
    assert user.focused == hand_of(user)[-1]


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
    user.deal()
    user.wait()
    user.press("P")
    user.wait()
    before = len(hand_of(user))
    while user.focused != "button:menu":
        user.press("Tab") if user.focused[:6] != "button" else user.press("Right")
    user.press("Space")
    assert user.app.view.dialog is not None
    assert len(hand_of(user)) == before
    user.press("Esc", "Home")
    user.focus(hand_of(user)[0])
    user.press("Space")
    assert len(hand_of(user)) == before + 1


def test_a_key_announces_the_top_of_the_pile_at_any_time() -> None:
    user = User()
    user.press("D")
    assert user.app.announcer.notice == table.NOTHING_DEALT
    user.deal()
    user.press("D")
    assert "on top of the discard pile" in printed(user.app.announcer.notice)
    user.press("Esc", "T", "D")
    assert user.app.view.dialog is not None
    assert "on top of the discard pile" in printed(user.app.announcer.notice)


def test_the_key_of_a_button_works_wherever_the_button_is() -> None:
    user = User(game="")
    user.press("F1")
    assert user.app.view.scene is Scene.HELP
    for key, scene in (("F1", Scene.HELP), ("Shift+S", Scene.SHEET)):
        user = User()
        user.deal()
        user.press("Esc")
        assert user.app.view.dialog is not None
        user.press(key)
        assert user.app.view.scene is scene
    user = User(game="")
    for name in ("games", "build", "option:target", "number"):
        choose(user.parlour, name)
    user.app.refresh()
    user.press("4", "2")
    user.focus("button:done")
    assert user.app.view.scene is Scene.ENTRY
    user.press("N")
    assert user.app.view.scene is not Scene.ENTRY


@pytest.mark.parametrize("game", ["gin", "house", "dice", "solitary"])
def test_hands_by_keys_alone(game: str) -> None:
    user = User(game, (800, 600))
    play_hands(user, 2)
    user.press("Shift+S")
    assert user.app.view.scene is Scene.SHEET
    user.draw()
    user.press("Esc")
    assert user.app.view.scene is Scene.RESULT


def test_the_window_can_be_closed_in_mid_animation() -> None:
    user = User(speed="slow")
    user.deal()
    user.draw()
    user.handle(pygame.event.Event(pygame.QUIT))
    assert user.parlour.closed


@pytest.mark.scenes
@pytest.mark.parametrize(("state", "size", "percent"), covering(STATES, SIZES, [100, 200]))
def test_everything_has_a_place_in_the_window(
    state: str, size: tuple[int, int], percent: int
) -> None:
    user = user_at(state, size, text_size=percent)
    user.app.settle()
    user.draw()
    view, place = user.app.view, user.app.place
    screen = pygame.Rect((0, 0), size)
    for zone in view.focus_zones:
        for item in zone.items:
            assert item.ref in place.slots, item.id
            if place.viewport is None and view.dialog is None:
                assert screen.colliderect(place.slots[item.ref].rect), item.id
            # Focusing an item scrolls it into view.
            if zone.id not in ("opponent",):
                user.app.pointing.set_focus(item.ref, keyboard=True)
                slot = user.app.place.slots[item.ref]
                assert screen.collidepoint(slot.x, slot.y), item.id


def _drawn_on_the_way(theme: str) -> set[Scene]:
    user = near_the_end(GOING_GIN, CAUGHT, theme=theme)
    end(user, End.GIN)
    scenes = set()
    while user.app.showing:
        user.draw()
        scenes.add(user.app.view.scene)
        user.app._stage.go_on(1.0)
        user.app._after_moment()
    return scenes


@pytest.mark.parametrize("theme", ALLOWED["theme"])
def test_every_theme_draws_every_scene(theme: str) -> None:
    drawn, themes = set(), ALLOWED["theme"]
    # Usual runs draw all scenes in one theme, and every fourth one in the others; the tests of
    # contrast draw each scene of the gallery in a theme.
    whole = theme == themes[0] or bool(several(0, 1))
    for state in STATES if whole else STATES[themes.index(theme) % 4 :: 4]:
        user = user_at(state, theme=theme, jumbo=True, braille_corners=True, four_colour=True)
        user.draw()
        drawn.add(user.app.view.scene)
        if user.app.view.scene is Scene.RESULT:
            drawn |= _drawn_on_the_way(theme)
        colours = {
            tuple(user.surface.get_at((x, y)))[:3]
            for x in range(0, 1280, 20)
            for y in range(0, 800, 20)
        }
        assert len(colours) > 3
    others = {
        Scene.SHEET, Scene.SOURCES, Scene.PEOPLE, Scene.REVIEW, Scene.REPORT, Scene.YOURSELF,
        Scene.LINES, Scene.CURTAIN, Scene.CHALLENGES,
    }  # fmt: skip
    assert not whole or drawn | others == set(Scene)


def test_selftest_passes_and_needs_no_sound_device() -> None:
    done = subprocess.run(
        [sys.executable, "main.py", "--selftest"], capture_output=True, text=True, cwd=TOP,
        env=os.environ | {"SDL_AUDIODRIVER": "nonsense"}, timeout=PATIENCE, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    assert "ok: all" in done.stdout and "ok: no sounds: " in done.stdout
    assert "sounds and the music" in selftest._sounds()


def test_a_real_window_resumes_after_a_kill(tmp_path: Path) -> None:
    needs("Xvfb", "xdotool", "import")
    know_every_game(tmp_path)
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
            until(lambda: tool("search", "--onlyvisible", "--class", "main.py"))
            time.sleep(0.5)
            tool("windowfocus", tool("search", "--onlyvisible", "--class", "main.py"))
            return game

        def matches(where: str = "") -> int:
            import sqlite3

            with games(tmp_path) as link:
                try:
                    return int(link.execute(f"SELECT count(*) FROM match {where}").fetchone()[0])
                except sqlite3.OperationalError:
                    return 0

        game = start()
        tool("key", "Return")
        until(matches)

        def cuts() -> int:
            # The first press may skip the spread of the cards.
            tool("key", "Return")
            time.sleep(0.5)
            return matches("WHERE cut <> ''")

        until(cuts)
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
        assert len(colours) > 100, "the window is almost empty"
        assert matches() == 1
        window = tool("search", "--onlyvisible", "--class", "main.py")
        tool("windowclose", window)
        assert game.wait(PATIENCE) in (0, 1, -signal.SIGTERM) or game.returncode is not None
