"""Changing keys: conflicts, keys that cannot change, and playing without letter keys."""

from __future__ import annotations

import io
from pathlib import Path

import pygame
import pytest

from gin.core.message import NOTHING, Verbatim
from gin.interface.audience import Announcement, SentenceKind
from gin.interface.commands import Command
from gin.interface.intents import Enter
from gin.interface.view import Scene
from gin.language.translation import printed, spoken
from gin.messages import keys as messages
from gin.messages import refusals
from gin.present.input import keymap
from gin.present.screens.keys import FIELD, KeysScreen
from gin.present.shell.parlour import Parlour
from gin.present.words.keys import NONE, cap
from gin.session.settings import Settings, with_value
from gin.session.settings_file import FILE, read, write
from gin.session.storage.store import Store
from gin.text.terminal import Terminal
from gin.ui.input.keycaps import cap as cap_of
from tests.support.by_name import choose, item_named, zone_named
from tests.support.user import User, ref


def mapped(**changes: str) -> keymap.KeyMap:
    return keymap.KeyMap(tuple(sorted(changes.items())))


FIRST_KEYS = {command.key for command in keymap.COMMANDS}


def test_no_two_commands_have_the_same_first_key() -> None:
    assert len(FIRST_KEYS) == len(keymap.COMMANDS) == len(set(keymap.COMMANDS))
    assert set(Command) - set(keymap.COMMANDS) == {Command.DISCARD, Command.DEEPER}
    assert keymap.command_called("knock") is Command.KNOCK
    assert keymap.command_called("deeper") is None, "no key can be given to it"


def test_a_configured_key_wins_over_a_default_key() -> None:
    now = mapped(knock="D")
    assert now.command("D") == "knock"
    assert now.key(Command.TOP) == ""
    assert now.command("K") is None


def test_commands_with_shift_also_have_a_plain_key_unless_it_is_taken() -> None:
    usual = mapped()
    held = {c: c.key for c in (*keymap.ACTS, *keymap.QUESTIONS) if "+" in c.key}
    alone = {key: one for key, one in keymap.SECOND_KEYS.items() if one in held}
    assert set(alone.values()) == set(held)
    assert set(keymap.SECOND_KEYS) - set(alone) == {"Alt+Enter", "Shift+7", "Ctrl+V"}
    for key, command in alone.items():
        assert (usual.command(key), usual.second(command)) == (command, key)
        assert usual.command(held[command]) == command
        assert "+" not in key
    assert mapped(take="F2").command("F2") == "take"
    assert mapped(take="F2").second(Command.SHEET) == ""
    user = User()
    user.deal()
    user.press("F3")
    assert user.app.announcer.notice or user.parlour.asking.last_said
    user.press("F2")
    assert user.app.view.scene is Scene.SHEET
    user.press("Esc", "F1")
    page = [printed(item.name) for item in user.app.view.zones[0].items]
    assert "Shift+S or F2: the score sheet" in page


def test_escape_always_goes_back() -> None:
    now = mapped(knock="Esc", back="#")
    assert now.command("Esc") == now.command("#") == "back"
    assert messages.left_out_fixed(command=Verbatim("knock"), key=cap("Esc")) in now.problems


def test_nonsense_in_the_file_is_reported() -> None:
    now = mapped(gin="#", knock="#", wheels="W")
    assert now.key(Command.GIN) == "#" and now.key(Command.KNOCK) == "K"
    assert tuple(map(printed, now.problems)) == (
        "The key for knock is ignored: # is already the key for gin.",
        "The key for wheels is ignored: there is no such command.",
    )


@pytest.mark.parametrize("key", ["nonsense", "F99", "Ctrl+", "Hyper+K", "Qx", "f²"])
def test_a_key_that_no_keyboard_has_is_reported_and_the_usual_one_stays(key: str) -> None:
    now = mapped(knock=key)
    assert now.key(Command.KNOCK) == "K"
    assert [*map(printed, now.problems)] == [
        f'The key for knock is ignored: no key is called "{key}".'
    ]


@pytest.mark.parametrize(
    ("written", "key"),
    [("q", "Q"), ("ctrl+shift+q", "Ctrl+Shift+Q"), ("escape", "Esc"), ("п", "П")],
)
def test_a_key_may_be_written_in_any_case(written: str, key: str) -> None:
    now = mapped(back=written)
    assert (now.key(Command.BACK), now.problems) == (key, ())


def test_every_pressable_key_is_allowed_in_the_settings() -> None:
    pygame.display.init()
    codes = {value for name, value in vars(pygame).items() if name.startswith("K_")}
    named = {
        cap_of(pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod, unicode=""))
        for code in (*codes - {pygame.K_UNKNOWN}, *map(ord, "äßπж+²"))
        for mod in (0, pygame.KMOD_SHIFT, pygame.KMOD_CTRL | pygame.KMOD_META)
    } - {"", "Ctrl+Meta+"}
    assert len(named) > 300 and {key for key in named if keymap.key_named(key) != key} == set()


def test_with_letters_off_single_characters_do_nothing() -> None:
    off = keymap.KeyMap(letters=False)
    for command in keymap.COMMANDS:
        alone = None if keymap.is_character(command.key) else command
        assert off.command(command.key) == alone
        assert off.command(off.shown(command)) == command
    assert off.shown(Command.KNOCK) == "Ctrl+K"
    assert off.shown(Command.DRAW) == "Space"


def test_exchanging_two_keys_twice_changes_nothing() -> None:
    settings = with_value(Settings(), "keys", keymap.swapped_keys(Settings(), Command.KNOCK, "D"))
    assert settings.keys == (("knock", "D"), ("top", "K"))
    assert keymap.swapped_keys(settings, Command.KNOCK, "K") == ()


@pytest.mark.parametrize(
    ("typed", "name"),
    [("q", "Q"), ("shift+s", "Shift+S"), ("F5", "F5"), ("page up", "PageUp"), ("ctrl+k", "Ctrl+K"),
     ("shift+ctrl+left", "Ctrl+Shift+Left"), ("", ""), ("f99", ""), ("wheel", ""), ("hyper+k", "")],
)  # fmt: skip
def test_keys_by_their_names(typed: str, name: str) -> None:
    assert keymap.key_named(typed) == name


def test_keys_are_saved_one_a_line_and_repaired_line_by_line(tmp_path: Path) -> None:
    kept = with_value(Settings(), "keys", (("hint", ""), ("knock", '"'), ("older", "\\")))
    write(tmp_path, kept)
    assert read(tmp_path) == (kept, ())
    text = (tmp_path / FILE).read_text()
    assert 'key.hint = ""\n' in text
    (tmp_path / FILE).write_text('key.gin = "Q"\nkey.knock = 3\nkeys = 4\nkey = 5\njumbo = true\n')
    settings, problems = read(tmp_path)
    assert settings == Settings(jumbo=True, keys=(("gin", "Q"),))
    told = [printed(problem) for problem in problems]
    assert "Line 2 of settings.toml, 'key.knock = 3', is ignored" in told[0]
    assert "Line 3" in told[1] and "Line 4" in told[2]


# The page of keys, in the window.


def keys_page(*presses: str) -> User:
    user = User(game="")
    for id in ("settings", "keys"):
        choose(user.parlour, id)
    user.app.refresh()
    user.app.pointing.set_focus(ref("key:knock"), keyboard=True)
    user.press("Enter", *presses)
    user.draw()
    return user


def row(user: User, command: str) -> str:
    item = item_named(user.app.view, f"key:{command}")
    return printed(item.value)


def test_the_next_key_is_the_new_one() -> None:
    user = keys_page("#")
    assert user.app.view.dialog is None
    assert row(user, "knock") == "#"
    assert user.app.pointing.cursor.focus == ref("key:knock")


def test_a_clash_names_the_other_command_and_exchanges() -> None:
    user = keys_page("D")
    dialog = user.app.view.dialog
    assert dialog is not None
    assert dialog.text[0] == messages.is_key_for(key=cap("D"), other=Command.TOP.sentence)
    assert row(user, "knock") == "K"
    user.press("Enter")
    assert (row(user, "knock"), row(user, "top")) == ("D", "K")


def test_the_key_that_always_goes_back_is_not_exchanged() -> None:
    made = Parlour(Store.in_memory(), None, Settings())
    screen = KeysScreen(made)
    made.show(screen)
    choose(screen, "key:back")
    screen.choose(Enter(FIELD), "Right")
    dialog = screen.view().dialog
    assert dialog is not None and dialog.text[1] == messages.TAKE_IT_OVER
    choose(screen, "exchange")
    used = keymap.key_map(made.settings)
    assert (used.key(Command.BACK), used.key(Command.RIGHT)) == ("Right", "")
    assert used.command("Esc") == "back" and used.problems == ()


def test_a_clash_can_be_left_or_tried_again() -> None:
    user = keys_page("D", "Esc")
    assert user.app.view.dialog is None and user.parlour.settings.keys == ()
    user = keys_page("D", "Right", "Enter", "#")
    assert (row(user, "knock"), row(user, "top")) == ("#", "D")


def test_navigation_keys_can_be_reassigned_and_restored() -> None:
    user = keys_page("Tab", "Enter")
    assert (row(user, "knock"), row(user, "next_zone")) == ("Tab", "K")
    user.click("button:usual")
    assert user.parlour.settings.keys, "it is asked first"
    user.click("button:all-usual")
    assert user.parlour.settings.keys == ()


def test_backspace_removes_a_key_and_escape_keeps_it() -> None:
    assert row(keys_page("Esc"), "knock") == "K"
    user = keys_page("Backspace")
    assert item_named(user.app.view, "key:knock").value == NONE
    assert keymap.key_map(user.parlour.settings).command("K") is None
    user.press("Enter")
    user.click("button:as-usual")
    assert row(user, "knock") == "K"


def test_a_modifier_alone_is_no_key() -> None:
    import pygame

    user = keys_page()
    user.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_LSHIFT, mod=1, unicode=""))
    assert user.app.view.dialog is not None
    user.press("Shift+Q")
    assert row(user, "knock") == "Shift+Q"


def test_a_changed_key_plays_and_is_shown_in_help() -> None:
    user = User(keys=(("take", "F5"), ("top", "F6")))
    user.deal()
    user.wait()
    user.press("F6")
    assert "on top of the discard pile" in printed(user.app.announcer.notice)
    user.press("U")
    before = user.parlour.session().seen.counts  # type: ignore[union-attr]
    user.press("F5")
    assert user.parlour.session().seen.counts != before  # type: ignore[union-attr]
    user.press("F1")
    page = [printed(item.name) for item in user.app.view.zones[0].items]
    assert "F5: take the face-up card" in page


# Playing without letter keys.


def test_without_letters_every_command_is_in_the_list() -> None:
    user = User(letters=False)
    user.to_my_discard()
    card = user.app.pointing.cursor.focus
    user.press("D")
    assert not user.app.announcer.notice
    user.press("F10")
    assert user.app.view.scene is Scene.COMMANDS
    user.draw()
    listed = {item.id for zone in user.app.view.zones for item in zone.items}
    assert {f"command:{command}" for command in keymap.QUESTIONS} <= listed
    assert {"command:sort", "command:sheet", "command:card_left", "command:help"} <= listed
    user.app.activate(ref("command:top"))
    assert user.app.view.scene is Scene.TABLE
    assert "on top of the discard pile" in printed(user.app.announcer.notice)
    assert user.app.pointing.cursor.focus == card
    user.press("Ctrl+D")
    assert "on top of the discard pile" in printed(user.app.announcer.notice)


def test_the_list_moves_the_focused_card() -> None:
    user = User()
    user.to_my_discard()
    user.press("Home")
    card = user.app.pointing.cursor.focus
    user.press("F10")
    user.app.activate(ref("command:card_right"))
    zone = zone_named(user.app.view, "hand")
    assert zone.items[1].ref == card


def test_moving_a_card_without_one_gets_an_answer() -> None:
    user = User()
    user.to_my_discard()
    zone = zone_named(user.app.view, "hand")
    user.app.pointing.set_focus(ref("stock"), keyboard=True)
    user.press("F6")
    # The page already shows the prompt, so it is only announced again.
    assert user.app.announcer.notice == NOTHING
    assert user.app.announcer._pending[-1] == Announcement(
        user.app.view.status, SentenceKind.REFUSAL
    )
    assert zone_named(user.app.view, "hand") == zone


# In the terminal.


def test_keys_are_changed_by_typing() -> None:
    parlour = Parlour(Store.in_memory(), None, Settings(level=1))
    lines = "settings\nkeys\nknock\nkey d\nexchange\ngin\nkey wheel\nkey f5\nkey q\nquit\n"
    target = io.StringIO()
    Terminal(parlour, io.StringIO(lines), target).run()
    said = target.getvalue()
    assert parlour.settings.keys == (("gin", "F5"), ("knock", "D"), ("top", "K"))
    assert "D is already the key for: the top of the discard pile." in said
    assert '"wheel" is not the name of a key.' in said
    assert "To change a key, first choose its command" in said


def test_listed_commands_work_in_the_terminal() -> None:
    parlour = Parlour(Store.in_memory(), None, Settings(level=1, confirm=True))
    lines = "play\nyes\nmenu\ncommands\nwhose turn it is\nmenu\ncommands\nsort\nquit\n"
    target = io.StringIO()
    Terminal(parlour, io.StringIO(lines), target).run()
    said = target.getvalue()
    assert "Commands" in said
    assert "Sorted by" in said
    assert parlour.take_commands() == ()


def test_a_key_mutes_and_unmutes_all_sounds_and_says_so() -> None:
    user = User("")
    for on in (True, False):
        user.press("F9")
        assert user.parlour.settings.mute is on
        assert printed(user.parlour.asking.last_said) == f"Mute: {'on' if on else 'off'}."


def test_full_screen_has_its_usual_key_in_a_window_and_speech_has_another() -> None:
    usual = mapped()
    for key in ("F11", "Alt+Enter"):
        assert usual.command(key) is Command.FULL_SCREEN, key
    assert (usual.command("Shift+F12"), usual.command("F12")) == (Command.SLOWER, Command.FASTER)
    # A settings file from a version in which F11 could have another command.
    given = mapped(hint="F11", slower="I")
    assert (given.command("F11"), given.command("I")) == (Command.HINT, Command.SLOWER)
    assert given.command("Alt+Enter") is Command.FULL_SCREEN
    assert not given.problems


def test_the_full_screen_key_toggles() -> None:
    user = User()
    for on in (True, False):
        user.press("F11")
        assert user.parlour.settings.full_screen is on


def test_a_key_with_a_symbol_is_announced_by_its_name() -> None:
    """Screen readers may skip punctuation, so speech says "Comma"; the screen shows the sign."""
    for key in {*FIRST_KEYS, *keymap.SECOND_KEYS}:
        assert not set(spoken(cap(key))) & set(",./[]\\"), key
    assert (printed(cap("Shift+,")), spoken(cap("Shift+,"))) == ("Shift+,", "Shift+Comma")


def test_a_command_without_a_key_says_so() -> None:
    assert printed(NONE) == "—" and spoken(NONE) == "no key"


def test_esc_in_the_menu_says_how_to_quit() -> None:
    user = User("")
    user.press("Esc")
    assert user.app.announcer.notice == refusals.IN_MENU
