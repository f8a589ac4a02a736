"""The page on playing without sight is true, and the same in the program and in its file."""

from __future__ import annotations

import io
import re

import pytest

from gin.core.message import NOTHING
from gin.interface.commands import Command
from gin.interface.view import Scene
from gin.language.translation import printed
from gin.messages import keys, menu, table
from gin.messages.help import TITLE as HELP
from gin.present.input import keymap
from gin.present.links import SIGHTLESS as DOOR
from gin.present.screens.sightless import first_keys
from gin.present.shell.parlour import Parlour
from gin.present.words import sightless
from gin.session.storage.store import Store
from gin.text.layout import LineStyle, lines
from gin.text.terminal import Terminal
from tests.access.test_access import User
from tests.support.by_name import choose, item_named, ref_named
from tests.support.places import TOP
from tools.sightless import markdown


def parlour() -> Parlour:
    return Parlour(Store.in_memory(), None, seed=1)


def test_the_file_equals_the_page_in_the_program() -> None:
    kept = (TOP / "docs/playing-without-sight.md").read_text(encoding="utf-8")
    assert kept == markdown(), "run python -m tools.sightless"


def test_the_page_opens_from_help_and_names_the_current_keys() -> None:
    made = parlour()
    made.change("keys", (("top", "F2"),))
    for id in ("help", DOOR.id):
        choose(made, id)
    texts = [printed(item.name) for zone in made.view().zones for item in zone.items]
    assert any(text.startswith("F2 reads out the top of the discard pile") for text in texts)
    assert not [text for text in texts if re.search(r"[{}]", text)]
    choose(made, "back")
    assert made.view().title == HELP


def test_punctuation_keys_are_spelled_out() -> None:
    assert first_keys(Command.OLDER) == keys.CAP_COMMA


@pytest.mark.parametrize("width", [12, 20, 40])
def test_the_page_opens_in_the_terminal(width: int) -> None:
    out = io.StringIO()
    asked = "help\nsight\nback\nback\nquit\n"
    assert Terminal(parlour(), io.StringIO(asked), out, width=width).run() == 0
    shown = out.getvalue().splitlines()
    assert max(map(len, shown)) <= width
    for _, text in sightless.page_lines(first_keys):
        wanted = [line for line in lines(text, LineStyle(width)) if line]
        assert "\n".join(wanted) in "\n".join(shown)


def test_a_first_hand_goes_as_described() -> None:
    """Presses the keys of the section "A first hand"."""
    user = User("")
    app = user.app
    assert app.pointing.cursor.focus == ref_named("button:play")
    assert item_named(app.view, "button:play").name == menu.PLAY
    app.command(Command.ACTIVATE)
    assert app.view.dialog is not None and app.pointing.cursor.focus == ref_named(
        "button:cut-for-me"
    )
    assert item_named(app.view, "button:cut-for-me").name == table.CUT_FOR_ME
    app.command(Command.ACTIVATE)
    assert app.pointing.cursor.focus == ref_named("button:deal")
    assert item_named(app.view, "button:deal").name == table.DEAL
    app.command(Command.ACTIVATE)
    assert app.view.scene is Scene.TABLE and app.view.dialog is None
    for _ in range(300):
        while user.parlour.waiting:
            user.parlour.advance()
            app.refresh()
        if app.view.scene is Scene.RESULT:
            break
        choices = {choice.id: choice for choice in app.view.choices if not choice.why}
        if "pass" in choices:
            app.command(Command.PASS)
        elif "draw" in choices:
            assert app.pointing.cursor.focus == ref_named("stock")
            app.command(Command.DRAW)
            drawn = app.view.item(app.pointing.cursor.focus)
            assert drawn is not None and drawn.note == table.JUST_DRAWN
        elif "done" in choices or "best" in choices:
            app.command(Command.BEST)
            app.command(Command.DONE)
        else:
            app.command(Command.ACTIVATE)
    assert app.view.scene is Scene.RESULT
    app.command(Command.NEXT_ZONE)
    app.command(Command.DOWN)
    assert user.focused.startswith("line:") or app.view.item(app.pointing.cursor.focus) is not None
    app.command(Command.DONE)
    assert app.view.scene is Scene.TABLE


def test_every_command_on_the_page_has_a_key() -> None:
    asked: list[Command] = []
    list(sightless.page_lines(lambda command: asked.append(command) or NOTHING))  # type: ignore[func-returns-value]
    assert len(set(asked)) > 20
    assert set(asked) <= set(keymap.COMMANDS)
