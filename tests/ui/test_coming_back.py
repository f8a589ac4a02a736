"""Going back to a page focuses the item that opened the other page."""

from __future__ import annotations

import pytest

from gin.interface.refs import EntryKind, EntryRef, ItemRef
from gin.ui.access import tree as trees
from tests.support.by_name import find_choice
from tests.support.user import User


def opened(user: User, word: str) -> ItemRef:
    choice = find_choice(user.app.view, word)
    assert choice is not None and choice.item is not None, word
    user.app.pointing.set_focus(choice.item, keyboard=True)
    user.press("Enter")
    return choice.item


@pytest.mark.parametrize(
    "way", [("rules",), ("games", "rules"), ("settings", "keys"), ("settings", "yourself"),
            ("help", "troubles"), ("statistics", "finished")],
)  # fmt: skip
def test_the_focus_returns_to_the_item_that_opened_the_page(way: tuple[str, ...]) -> None:
    user = User(game="")
    buttons = [opened(user, word) for word in way if find_choice(user.app.view, word)]
    assert buttons
    for button in reversed(buttons):
        user.press("Esc")
        assert user.app.pointing.cursor.focus == button
        assert user.app.pointing.focus_seen


def test_after_going_back_no_item_is_announced_as_selected(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """If a selected item appears, Orca announces that item instead of the focused one."""
    user = User(game="")
    opened(user, "games")

    def chosen() -> list[str]:
        nodes = trees.build(user.app._audience_frame(), user.app.laid.size).nodes
        return [node.id for node in nodes if node.selected]

    for everywhere, given in ((False, []), (True, ["game:gin"])):
        monkeypatch.setattr(trees, "CHOSEN_EVERYWHERE", everywhere)
        assert chosen() == given
        user.press("Tab", "F1", "Esc")
        assert user.app.pointing.cursor.focus == EntryRef(EntryKind.GAME, "straight")
        assert chosen() == given
        user.press("Shift+Tab")
    tree = trees.build(user.app._audience_frame(), user.app.laid.size)
    node = tree.node("game:gin")
    assert node is not None and "selected" in node.description.lower()


def test_a_key_that_opens_a_page_leaves_the_focus_where_it_was() -> None:
    user = User()
    user.wait()
    user.press("Tab")
    before = user.app.pointing.cursor.focus
    for key in ("F1", "F2", "F10"):
        user.press(key, "Esc")
        assert user.app.pointing.cursor.focus == before, key


def test_after_a_match_the_menu_has_its_usual_focus() -> None:
    user = User(game="")
    opened(user, "play")
    user.parlour.home()
    user.app.refresh()
    assert user.app.pointing.cursor.focus == user.app.view.focus
