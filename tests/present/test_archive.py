"""The list of finished matches: its pages, and its filters by game, opponent and month."""

from __future__ import annotations

import io
import itertools
from datetime import datetime
from pathlib import Path

import pytest

from gin.core.message import Text
from gin.interface.paper import Tone
from gin.interface.refs import EntryKind
from gin.interface.view import View
from gin.language.translation import printed
from gin.present.screens.sheet.finished import PAGE
from gin.present.shell.parlour import Parlour
from gin.present.words.fairness import digits
from gin.session.archive import MatchFilter, count_finished, filter_values, finished_matches
from gin.session.mixtures import keep as keep_mixture
from gin.session.settings import Settings
from gin.session.storage.store import Store
from gin.text.terminal import Terminal
from gin.variants.setups import setup
from tests.present.test_review import played
from tests.present.test_statistics import LOST, WON, keep
from tests.support.by_name import choose, find_choice, item_named

GAMES = ("gin", "modern", "house")
LEVELS = (1, 3, 4)
MONTHS = tuple((year, month) for year in (2025, 2026) for month in (3, 11, 12))
COUNT = 108


def filled() -> Store:
    store = Store.in_memory()
    every = itertools.product(MONTHS, GAMES, LEVELS, range(2))
    for number, ((year, month), game, level, won) in enumerate(every):
        keep(store, [WON, LOST], won, game, level)
        when = datetime(year, month, 1 + number % 28, 23 if number % 2 else 0, 30)
        store._link.execute(
            "UPDATE match SET touched = ? WHERE id = ?", (when.timestamp(), number + 1)
        )
    return store


def opened(store: Store) -> Parlour:
    made = Parlour(store, None, Settings())
    for choice in ("statistics", "finished"):
        choose(made, choice)
    return made


def listed(view: View) -> list[int]:
    return [
        int(item.ref.key)
        for zone in view.zones
        for item in zone.items
        if getattr(item.ref, "kind", None) is EntryKind.MATCH
    ]


def said(made: Parlour) -> str:
    return " ".join(map(printed, made.take_said()))


def test_every_match_is_on_exactly_one_page() -> None:
    made = opened(filled())
    found = listed(made.view())
    assert printed(made.view().status) == f"Matches 1 to {PAGE} of {COUNT}"
    while not (older := find_choice(made.view(), "older")).why:  # type: ignore[union-attr]
        assert older is not None
        made.take_said()
        choose(made, "older")
        assert printed(made.view().status) in said(made)
        found += listed(made.view())
    assert found == list(range(COUNT, 0, -1))
    choose(made, "older")
    assert "These are the oldest matches." in said(made)
    for _ in range(-(-COUNT // PAGE) - 1):
        choose(made, "newer")
    assert listed(made.view())[0] == COUNT
    choose(made, "newer")
    assert "These are the newest matches." in said(made)


def test_won_and_lost_differ_in_word_and_tone() -> None:
    view = opened(filled()).view()
    items = [item for zone in view.zones for item in zone.items if item.portrait is not None]
    tones = {(printed(item.value).split(",")[0], item.tone) for item in items}
    assert tones == {("Won", Tone.YOURS), ("Lost", Tone.THEIRS)}


def test_matches_are_picked_by_game_opponent_and_month() -> None:
    store = filled()
    made = opened(store)
    choose(made, "set:game:modern")
    assert "Game: " in said(made)
    assert printed(made.view().status) == f"Matches 1 to {PAGE} of {COUNT // 3}"
    choose(made, "set:opponent:ada")
    assert all(store.match(id).game == "modern" for id in listed(made.view()))
    assert {store.match(id).level for id in listed(made.view())} == {3}
    choose(made, "set:month:2026-11")
    assert printed(made.view().status) == "2 matches"
    for id in listed(made.view()):
        when = datetime.fromtimestamp(store.match(id).touched)
        assert (when.year, when.month) == (2026, 11)
    choose(made, "set:game:all")
    choose(made, "set:opponent:all")
    assert printed(made.view().status) == "18 matches"
    choose(made, "set:month:all")
    assert printed(made.view().status) == f"Matches 1 to {PAGE} of {COUNT}"


def test_a_row_cycles_through_its_values() -> None:
    made = opened(filled())
    seen = []
    for _ in range(len(GAMES) + 1):
        choose(made, "filter:game")
        seen.append(printed(item_named(made.view(), "filter:game").value))
    assert len(set(seen)) == len(seen) and seen[-1] == "All games"


def test_filtering_returns_to_the_first_page() -> None:
    made = opened(filled())
    choose(made, "older")
    choose(made, "set:game:gin")
    assert printed(made.view().status) == f"Matches 1 to {PAGE} of {COUNT // 3}"


def test_nothing_that_fits_is_said() -> None:
    store = filled()
    keep(store, [WON], 0, "rush", 2)
    made = opened(store)
    choose(made, "set:game:rush")
    choose(made, "set:opponent:ada")
    assert printed(made.view().status) == "No finished matches here"
    assert listed(made.view()) == []


def test_few_matches_of_one_kind_have_neither_filters_nor_pages() -> None:
    store = Store.in_memory()
    keep(store, [WON, LOST], 0)
    keep(store, [WON, LOST], 1)
    view = opened(store).view()
    assert len(listed(view)) == 2
    assert find_choice(view, "older") is None
    assert find_choice(view, "filter:game") is None
    assert printed(view.subtitle) == "2 matches"


def test_a_mixture_is_picked_by_its_own_name() -> None:
    store = filled()
    mixed = setup("gin", ("knock=5",))
    keep_mixture(store, mixed, "Tight")
    keep(store, [WON], 0, "gin", 1, agreed=mixed.agreed)
    made = opened(store)
    choose(made, "set:game:tight")
    assert printed(made.view().status) == "1 match"
    assert printed(item_named(made.view(), "filter:game").value) == "Tight"


def test_matches_of_unknown_games_are_not_counted() -> None:
    store = filled()
    keep(store, [WON], 0, "nothing_like_it", 1)
    assert count_finished(store, MatchFilter()) == COUNT
    assert len(finished_matches(store, MatchFilter(), 0, 1000)) == COUNT


def test_months_follow_the_local_clock() -> None:
    store = filled()
    assert filter_values(store).months == tuple(sorted(MONTHS, reverse=True))
    for month in MONTHS:
        assert count_finished(store, MatchFilter(month=month)) == COUNT // len(MONTHS)


@pytest.mark.parametrize(
    ("language", "lines", "expected"),
    [
        (
            "en",
            [
                "next page",
                "previous page",
                "before",
                "game gin",
                "opponent ada",
                "month 2025-03",
                "match 2",
            ],
            "Matches 21 to 40",
        ),
        (
            "de",
            [
                "nächste seite",
                "vorige seite",
                "davor",
                "spiel gin",
                "gegner ada",
                "monat 2025-03",
                "partie 2",
            ],
            "Partien 21 bis 40",
        ),
    ],
)
def test_typed(language: str, lines: list[str], expected: str) -> None:
    made = Parlour(filled(), None, Settings(language=language))
    out = io.StringIO()
    begin = ["statistics", "finished"]
    Terminal(made, io.StringIO("\n".join([*begin, *lines, "quit", ""])), out).run()
    told = " ".join(out.getvalue().split())
    assert expected in told
    assert f"1 {'bis' if language == 'de' else 'to'} 20" in told
    assert "2 matches" in told or "2 Partien" in told


def test_an_old_match_is_opened_reviewed_checked_and_saved(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    session = played(store, hands=60)
    assert session.sheet.over
    for _ in range(3 * PAGE):
        keep(store, [WON], 0)
    made = Parlour(store, tmp_path, Settings())
    for choice in ("statistics", "finished", "older", "older", "older", f"match:{session.id}"):
        choose(made, choice)
    seen: list[Text] = [made.view().title]
    choose(made, "seal")
    assert digits(session.dealt.seal) in [item.name for item in made.view().zones[0].items]
    choose(made, "save-hand")
    (saved,) = (tmp_path / "hands").iterdir()
    assert saved.read_text() == session.dealt.written()
    for choice in ("back", "hand:1", "review"):
        choose(made, choice)
    assert made.view().title not in seen
    store.close()
