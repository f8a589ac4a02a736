"""Typed text: by single keys, by dead keys, by input methods, and where it is ignored."""

from __future__ import annotations

import sys
from pathlib import Path

import pygame
import pytest

from gin.core.message import Verbatim
from gin.interface.commands import Command
from gin.interface.destinations import ToYourself
from gin.interface.refs import Area, AreaRef, EntryKind, EntryRef
from gin.interface.view import Item, Role, Scene, Zone, ZoneKind
from gin.language.translation import printed
from gin.present.input.keymap import key_map
from gin.ui.input import keycaps
from gin.ui.input.devices import Devices
from gin.ui.input.keyboard import Keyboard
from gin.ui.platform.text_input import TextInput
from tests.support.by_name import choose
from tests.support.desktop import needs
from tests.support.small_host import SmallHost, table
from tests.support.user import User
from tests.support.windowed import Program, begun, desk

FIELD = EntryRef(EntryKind.FIELD, "name")


def at_field(value: str = "Ad", **settings: object) -> SmallHost:
    name = Item(FIELD, Role.FIELD, Verbatim("Name"), value=Verbatim(value))
    zone = Zone(AreaRef(Area.FIELD), ZoneKind.LIST, Verbatim("Name"), (name,))
    return SmallHost(table(zones=(zone,), focus=FIELD), **settings)


def down(code: int, typed: str = "", mod: int = 0) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod, unicode=typed)


def up(code: int) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYUP, key=code, mod=0)


def text(typed: str) -> pygame.event.Event:
    return pygame.event.Event(pygame.TEXTINPUT, text=typed)


def making(typed: str) -> pygame.event.Event:
    return pygame.event.Event(pygame.TEXTEDITING, text=typed, start=0, length=len(typed))


def send(host: SmallHost, *events: pygame.event.Event) -> list[tuple[object, ...]]:
    keyboard = Keyboard(host)
    for event in events:
        keyboard.handle(event, 0.0, again=keyboard.holds(event))
    return [one for one in host.done if one[0] != "hush"]


def test_a_dead_key_and_a_letter_type_one_letter() -> None:
    """The accent key types nothing and runs no command; the next key types the letter."""
    host = at_field()
    done = send(
        host, down(ord("´")), up(ord("´")), down(pygame.K_e, "é"), text("é"), up(pygame.K_e)
    )
    assert done == [("give", "enter:field:name", "Adé")]


def test_a_key_does_not_type_by_itself() -> None:
    assert send(at_field(), down(pygame.K_d, "d"), up(pygame.K_d)) == []


def test_an_input_methods_composition_is_shown_and_gets_the_keys() -> None:
    host = at_field()
    own = (pygame.K_RETURN, pygame.K_BACKSPACE, pygame.K_ESCAPE, pygame.K_DOWN)
    assert send(host, making("ni"), making("你"), *map(down, own)) == []
    assert host.pointing.cursor.composed == "你"
    assert send(host, text("你好")) == [("give", "enter:field:name", "Ad你好")]
    assert host.pointing.cursor.composed == ""


def test_invisible_characters_are_removed_from_text() -> None:
    assert send(at_field(), text("a\u200b\tb")) == [("give", "enter:field:name", "Adab")]
    assert send(at_field(), text("\n")) == []


def test_text_goes_only_into_fields() -> None:
    host = SmallHost(table())
    assert send(host, text("k"), making("k")) == []
    assert host.pointing.cursor.composed == ""


def test_a_key_used_for_something_else_types_nothing() -> None:
    """Space types nothing in a field if it is the one switch; nor does a key in the cool-down."""
    host = at_field(switch=True)
    devices = Devices(host)
    devices.handle(down(pygame.K_SPACE, " "), 1.0)
    devices.handle(text(" "), 1.0)
    devices.handle(up(pygame.K_SPACE), 1.1)
    assert ("give", "enter:field:name", "Ad ") not in host.done
    host = at_field(cool_down=1.0)
    devices = Devices(host)
    for code, now in ((pygame.K_a, 5.0), (pygame.K_b, 5.2), (pygame.K_c, 6.5)):
        devices.handle(down(code, chr(code)), now)
        devices.handle(text(chr(code)), now)
        devices.handle(up(code), now + 0.1)
    assert [one[2] for one in host.done if one[0] == "give"] == ["Ada", "Adc"]


@pytest.mark.parametrize("mod", [pygame.KMOD_LCTRL, pygame.KMOD_LALT, pygame.KMOD_LMETA])
def test_modifier_keys_turn_a_letter_in_a_field_into_a_command(mod: int) -> None:
    assert not keycaps.types(down(pygame.K_z, "", mod))
    # AltGr types a character, though Windows reports it as Ctrl and Alt.
    assert keycaps.types(down(pygame.K_q, "@", pygame.KMOD_LCTRL | pygame.KMOD_RALT))


def test_on_a_mac_command_replaces_control(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    for mod in (pygame.KMOD_LMETA, pygame.KMOD_LCTRL):
        host = SmallHost(table())
        assert key_map(host.settings).command("Ctrl+Z") is Command.UNDO
        assert ("command", Command.UNDO) in send(host, down(pygame.K_z, "", mod))
    monkeypatch.setattr(sys, "platform", "linux")
    assert send(SmallHost(table()), down(pygame.K_z, "", pygame.KMOD_LMETA)) == []


def key(code: int, place: int, mod: int) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod, unicode="", scancode=place)


def test_digit_keys_work_without_text_events() -> None:
    """Outside text fields, key events carry no text."""
    shift, row = pygame.KMOD_LSHIFT, pygame.KSCAN_1
    assert keycaps.cap(key(pygame.K_1, row, 0)) == "1"
    assert keycaps.cap(key(pygame.K_1, row, shift)) == "Shift+1"
    # A French keyboard types & with this key, and 1 with Shift.
    assert keycaps.cap(key(ord("&"), row, shift)) == "1"
    assert keycaps.cap(key(ord("&"), row, 0)) == "&"
    assert keycaps.cap(key(pygame.K_KP7, pygame.KSCAN_KP7, pygame.KMOD_NUM)) == "7"
    assert keycaps.cap(key(pygame.K_KP7, pygame.KSCAN_KP7, 0)) != "7"
    assert keycaps.cap(key(pygame.K_q, pygame.KSCAN_Q, shift)) == "Shift+Q"


def test_text_is_entered_only_where_a_field_has_the_focus(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []
    monkeypatch.setattr(pygame.key, "start_text_input", lambda: asked.append("start"))
    monkeypatch.setattr(pygame.key, "stop_text_input", lambda: asked.append("stop"))
    monkeypatch.setattr(pygame.key, "set_text_input_rect", asked.append)
    field = pygame.Rect(10, 20, 300, 40)
    following = TextInput()
    for place in (None, None, field, field, field.move(0, 50), None):
        following.follow(place)
    assert asked == ["stop", "start", field, field.move(0, 50), "stop"]


@pytest.mark.parametrize("theme", ["green", "contrast_dark"])
def test_a_composition_is_drawn_in_the_field(theme: str) -> None:
    user = User("", theme=theme)
    user.parlour.open(ToYourself())
    choose(user.parlour, "rename")
    user.app.refresh()
    assert user.app.view.scene is Scene.ENTRY
    user.draw()
    before = user.surface.copy()
    user.handle(making("Grü"))
    assert user.app.frames.needs_drawing(0)
    user.draw()
    assert pixels(before) != pixels(user.surface)
    user.handle(making(""))
    user.draw()
    assert pixels(before) == pixels(user.surface)
    user.write("Grün")
    field = user.app.view.item(user.app.pointing.cursor.focus)
    assert field is not None and printed(field.value) == "Grün"


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


def test_a_german_keyboard_types_dead_key_and_altgr_characters(tmp_path: Path) -> None:
    with desk("1280x800") as made:
        needs("setxkbmap")
        made.run("setxkbmap", "de")
        program = Program(made, tmp_path, begun("ToYourself"))
        program.start("--language", "en")
        program.key("Return")
        program.settle()
        # A dead key with its letter, and a character with AltGr.
        program.key("R", "e", "n", "dead_acute", "e", "at", "x", "BackSpace", "Return")
        program.settle()
        program.quit()
        assert 'name = "René@"' in program.kept()


def test_a_key_released_while_the_machine_is_busy_counts_once(tmp_path: Path) -> None:
    with desk("1280x800") as made:
        program = Program(made, tmp_path, begun("ToSettings", takes=1.0))
        program.start("--language", "en")
        program.key("Right")
        program.settle()
        program.quit()
        assert 'theme = "midnight"' in program.kept()


def test_after_a_click_on_a_letter_the_keyboard_still_types() -> None:
    user = User("")
    user.parlour.open(ToYourself())
    choose(user.parlour, "rename")
    user.app.refresh()
    user.draw()
    field = user.app.pointing.cursor.focus
    user.click("button:letter:B")
    assert user.app.pointing.cursor.focus == field
