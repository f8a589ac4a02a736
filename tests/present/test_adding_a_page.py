"""The documentation page on adding a page: its example screen works."""

from __future__ import annotations

import re
from io import StringIO
from typing import Any, get_args

import pygame
import pytest

from gin.interface.destinations import Destination
from gin.interface.intents import Pick
from gin.interface.names import PAGES
from gin.interface.refs import EntryKind, EntryRef
from gin.language.translation import printed
from gin.present.shell.parlour import Parlour
from gin.session.settings import Settings
from gin.session.storage.store import Store
from gin.text.terminal import Terminal
from gin.ui.app import App
from tests.access.test_access import tree_of
from tests.support.places import TOP

PAGE = (TOP / "docs" / "adding-a-page.md").read_text(encoding="utf-8")


@pytest.fixture
def parlour() -> Parlour:
    (source,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    module: dict[str, Any] = {"__name__": "rivals"}
    exec(compile(source, "docs/adding-a-page.md", "exec"), module)
    made = Parlour(Store.in_memory(), None, Settings(level=1, speed="instant"))
    made.show(module["RivalsPage"](made))
    return made


def test_it_is_drawn_and_readable_as_text(parlour: Parlour) -> None:
    app = App(parlour, (1280, 800))
    app.frames.draw(pygame.Surface((1280, 800)), 60.0)
    chart = app.view.content.charts[0]
    assert all(bar.ref in app.place.slots for bar in chart.bars)  # type: ignore[union-attr]
    assert any("0 of 0" in node.name for node in tree_of(app).nodes)


def test_it_is_printed_in_a_terminal(parlour: Parlour) -> None:
    out = StringIO()
    Terminal(parlour, StringIO("back\n"), out).run()
    assert "Opponents so far" in out.getvalue() and "Ada: 0 of 0" in out.getvalue()


def test_its_choice_is_carried_out(parlour: Parlour) -> None:
    parlour.take_announcements()
    parlour._screens[-1].choose(Pick(EntryRef(EntryKind.PERSON, "Ada")))
    assert [printed(told.text) for told in parlour.take_announcements()] == ["Ada."]


def test_every_page_has_a_name_of_its_kind() -> None:
    assert set(PAGES) == set(get_args(Destination))
