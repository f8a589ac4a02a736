"""Views of score sheets for tests."""

from __future__ import annotations

from msgspec.structs import replace

from gin.interface.view import View
from gin.present.shell.parlour import Parlour
from gin.rules.model.result import HandResult
from gin.session.settings import Settings
from gin.session.storage.store import Store
from gin.variants.setups import setup
from tests.support.by_name import choose, find_choice


def sheet_of(which: tuple[str, tuple[str, ...]], results: tuple[HandResult, ...]) -> View:
    made = Parlour(Store.in_memory(), None, Settings(level=1))
    made.matches.start(setup(which[0], which[1]), 5)
    session = made.session()
    assert session is not None
    session.match = replace(session.match, results=results)
    if find_choice(made.view(), "deal") is not None:
        choose(made, "deal")
    choose(made, "sheet")
    return made.view()
