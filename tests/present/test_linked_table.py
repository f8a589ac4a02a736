"""Two people at one table, with two parlours."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

import pytest

from gin.ai.players.by_flow import baseline
from gin.core.message import Verbatim, by_id
from gin.interface.destinations import ToRules
from gin.interface.intents import Do, Leave, LeaveTo, PageAction, Pick
from gin.interface.pictures import Monogram
from gin.interface.refs import LineRef, PaperLine
from gin.interface.result import ResultView
from gin.interface.view import Scene
from gin.present.pages import BACK
from gin.present.screens.hosting import HostingScreen
from gin.present.screens.table.linked import LinkedTableScreen
from gin.present.shell.parlour import Parlour
from gin.present.shell.seating import open_seat
from gin.session import household
from gin.session.settings import Settings
from gin.session.storage.store import Store
from gin.variants.setups import setup
from tests.support.by_name import choose, item_named
from tests.support.patience import until

T = TypeVar("T")


class Two:
    """Anna, who hosts, and Ben, who joins.

    Ben's program runs in a thread, since its moves wait for Anna's program.
    """

    def __init__(self, root: Path) -> None:
        household.write(root, household.Household())
        self.ben_id = household.add(root, "Ben", Settings())
        self.anna = Parlour(Store.open(root), root, Settings(name="Anna"))
        self._thread = ThreadPoolExecutor(1)
        self.ben: Parlour = self.ben_does(lambda: self._open_ben(root))

    def _open_ben(self, root: Path) -> Parlour:
        seat = open_seat(root, self.ben_id)
        parlour = Parlour(seat.store, seat.folder, seat.settings)
        parlour.players.root, parlour.players.here = root, self.ben_id
        return parlour

    def ben_does(self, act: Callable[[], T]) -> T:
        """Let Ben act while Anna's program runs."""
        done = self._thread.submit(act)
        while not done.done():
            self.anna.hear()
            time.sleep(0.002)
        return done.result()

    def ben_chooses(self, name: str) -> None:
        self.ben_does(lambda: choose(self.ben, name))

    def ben_hears_until(self, found: Callable[[], object]) -> None:
        def heard() -> object:
            self.ben_does(self.ben.hear)
            return found()

        until(heard)

    def anna_hears_until(self, found: Callable[[], object]) -> None:
        def heard() -> object:
            self.anna.hear()
            return found()

        until(heard)

    @property
    def ben_table(self) -> LinkedTableScreen:
        table = self.ben.front
        assert isinstance(table, LinkedTableScreen)
        return table

    @property
    def code(self) -> str:
        return str(self.anna.linked._table.code)  # type: ignore[union-attr]

    def meet(self, *options: str, game: str = "gin") -> None:
        self.anna.linked.host(setup(game, options), take_back=False)
        self.ben_joins()

    def ben_joins(self) -> None:
        code = self.code
        self.ben_does(lambda: self.ben.linked.join(code))
        assert self.ben_table

    def step(self) -> None:
        """Let each do one thing, if possible."""
        self.anna.hear()
        _act(self.anna)
        self.ben_does(lambda: (self.ben.hear(), _act(self.ben)))

    def close(self) -> None:
        self.ben_does(self.ben.close)
        self._thread.shutdown()
        self.anna.close()


def _act(parlour: Parlour) -> None:
    if parlour.waiting:
        parlour.think()
        parlour.advance()
        return
    table = parlour.front
    assert isinstance(table, LinkedTableScreen)
    for action in (PageAction.DEAL, PageAction.NEXT_HAND):
        if parlour.view().choice(Do(action)) is not None:
            parlour.choose(Do(action))
            return
    seen = table.session.seen
    if not table.session.hand_over and seen.turn == seen.seat and not table.undealt:
        table.submit(baseline(1).choose(seen))


@pytest.fixture
def two(tmp_path: Path) -> Iterator[Two]:
    made = Two(tmp_path)
    yield made
    made.close()


def said(parlour: Parlour) -> str:
    return " ".join(by_id(one.text) for one in parlour.take_announcements())


def test_a_match_and_its_rematch(two: Two) -> None:
    two.meet("target=10")
    assert "linked-you-sit-down" in said(two.ben)
    assert "linked-sits-down" in said(two.anna)
    rounds = 0
    for _ in range(2_000):
        tables = two.anna.front, two.ben.front
        assert all(isinstance(table, LinkedTableScreen) for table in tables)
        if all(table.session.over for table in tables):  # type: ignore[attr-defined]
            rounds += 1
            if rounds == 2:
                break
            two.ben_hears_until(lambda: two.ben_table.session.recorded)
            choose(two.anna, "final")
            two.ben_chooses("final")
            for parlour in (two.anna, two.ben):
                assert parlour.view().scene is Scene.FINAL
            two.ben_chooses("again")
            assert "linked-host-begins" in said(two.ben)
            choose(two.anna, "again")
            two.ben_hears_until(lambda: isinstance(two.ben.front, LinkedTableScreen))
            continue
        two.step()
    assert rounds == 2
    two.ben_hears_until(lambda: two.ben_table.session.recorded)
    mine = two.anna.store.matches("finished")
    his = two.ben_does(lambda: two.ben.store.matches("finished"))
    assert [row.totals for row in his] == [row.totals[::-1] for row in mine if row.totals]
    assert [row.partner for row in mine] and two.ben_id in mine[0].partner


def test_pages_during_the_match(two: Two) -> None:
    two.meet()
    for _ in range(500):
        if two.ben_table.session.hand_over:
            break
        two.step()
    said(two.ben)
    two.ben_chooses("review")
    assert "linked-after-match" in said(two.ben)
    for page in ("sheet", "rules"):
        two.ben_chooses(page)
        assert two.ben.view().scene is not Scene.TABLE
        two.ben_chooses("back")
    two.ben_chooses("seal")
    assert two.ben.view().choices
    two.ben_chooses("save-hand")
    assert "fairness-saved" in said(two.ben)
    two.ben_chooses("back")
    two.ben_chooses("sheet")
    two.ben_does(lambda: two.ben.choose(Pick(LineRef(PaperLine.HAND, 1))))
    past = two.ben.view().content
    assert isinstance(past, ResultView)
    assert past.sides[0].portrait == Monogram("A")


def test_either_may_leave_and_the_match_waits(two: Two) -> None:
    two.meet()
    for _ in range(12):
        two.step()
    said(two.anna)
    two.ben_does(two.ben.home)
    # A move of Ben's may arrive first.
    two.anna_hears_until(lambda: "linked-note-gone" in by_id(two.anna.view().subtitle))
    assert "linked-gone" in said(two.anna)
    two.ben_joins()
    assert "linked-back" in said(two.anna)
    two.anna.home()
    two.ben_hears_until(lambda: not isinstance(two.ben.front, LinkedTableScreen))
    assert "linked-host-gone" in said(two.ben)
    # The match is continued from the menu, with a new code or at this screen.
    choose(two.anna, "continue")
    assert isinstance(two.anna.front, HostingScreen)
    two.ben_joins()


def test_a_match_continues_at_one_screen(two: Two) -> None:
    two.meet()
    for _ in range(12):
        two.step()
    two.ben_does(two.ben.close)
    two.anna.home()
    choose(two.anna, "continue")
    choose(two.anna, "play-here")
    assert two.anna.shared.table is not None
    two.anna.home()


def test_a_host_can_stop_waiting(two: Two, tmp_path: Path) -> None:
    two.anna.linked.host(setup("gin"), take_back=False)
    assert list(tmp_path.glob("table-*.sock"))
    assert two.anna.connected
    two.anna.choose(Leave(LeaveTo.HOME))
    assert not two.anna.connected
    assert not list(tmp_path.glob("table-*.sock"))
    assert two.anna.store.matches("open") == ()


def test_without_a_data_folder_there_are_no_tables() -> None:
    parlour = Parlour(Store.in_memory(), None)
    parlour.linked.host(setup("gin"), take_back=False)
    assert "linked-nothing-saved" in said(parlour)
    parlour.linked.join("ABC123")
    assert "linked-nothing-saved" in said(parlour)
    parlour.close()


def test_the_code_is_typed_on_a_page(two: Two) -> None:
    two.anna.linked.host(setup("gin"), take_back=False)
    code = two.code
    two.ben_chooses("partner")
    two.ben_chooses("join-table")
    assert two.ben.view().scene is Scene.ENTRY
    for letter in code.replace("-", ""):
        two.ben_chooses(f"letter:{letter}")
    two.ben_chooses("done")
    assert isinstance(two.ben.front, LinkedTableScreen)


def test_a_table_that_cannot_listen_says_why(two: Two, tmp_path: Path) -> None:
    deep = tmp_path / ("x" * 120)
    deep.mkdir()
    two.anna.players.root = deep
    two.anna.linked.host(setup("gin"), take_back=False)
    assert "linked-not-opened" in said(two.anna)


def test_after_a_wrong_code_the_field_is_still_there(two: Two) -> None:
    two.anna.linked.host(setup("gin"), take_back=False)
    wrong = two.code[:-1] + ("0" if two.code[-1] != "0" else "1")
    two.ben_does(lambda: two.ben.linked.join(wrong))
    assert "linked-wrong-code" in said(two.ben)
    field = item_named(two.ben_does(two.ben.view), "field:entry")
    assert field.value == Verbatim(wrong)


def test_only_the_player_of_a_match_can_join_it_again(two: Two, tmp_path: Path) -> None:
    two.meet()
    code = two.code
    two.ben_does(two.ben.home)
    two.ben_does(lambda: two.ben.players.__setattr__("here", "player-9"))
    two.ben_does(lambda: two.ben.linked.join(code))
    assert "linked-other-player" in said(two.ben)
    assert not isinstance(two.ben.front, LinkedTableScreen)
    two.ben_does(two.ben.home)
    two.anna.home()
    choose(two.anna, "continue")
    code = two.code
    two.ben_does(lambda: two.ben.linked.join(code))
    assert "linked-other-player" in said(two.ben)
    assert isinstance(two.anna.front, HostingScreen)
    two.ben_does(lambda: two.ben.players.__setattr__("here", two.ben_id))
    two.ben_joins()


def test_both_see_the_same_title_and_the_same_cut(two: Two) -> None:
    two.meet("no-hints=on")
    assert two.ben_table.session.title == setup("gin").title
    assert two.ben_does(two.ben.view).title == two.anna.view().title
    said(two.anna)
    two.ben_chooses("deal")
    two.anna_hears_until(lambda: not two.anna.view().choice(Do(PageAction.CUT_FOR_ME)))
    # The cut is shown, and the cards are dealt when Anna is ready.
    heard = said(two.anna)
    assert "linked-cut" in heard and "table-cut" in heard
    assert two.anna.view().choice(Do(PageAction.DEAL)) is not None


def _play_until_turn(two: Two, seat: int) -> None:
    shared = two.anna.linked._table._seat.shared  # type: ignore[union-attr]
    for _ in range(20):
        tables = two.anna.front, two.ben_table
        seen = not any(table.session.opponent_to_move for table in tables)  # type: ignore[attr-defined]
        if seen and shared.turn == seat and not any(table.undealt for table in tables):
            return
        two.step()
    raise AssertionError("the turn does not come")


def _heard(parlour: Parlour, key: str) -> bool:
    parlour.hear()
    return key in said(parlour)


def test_a_person_at_another_page_learns_that_the_other_has_played(two: Two) -> None:
    two.meet()
    _play_until_turn(two, 1)
    two.anna.open(ToRules(setup("gin")))
    said(two.anna)

    def ben_plays() -> bool:
        two.ben_does(lambda: (two.ben.hear(), _act(two.ben)))
        return _heard(two.anna, "linked-has-played")

    until(ben_plays)
    two.anna.choose(BACK.intent)
    _play_until_turn(two, 0)
    two.ben_does(lambda: two.ben.open(ToRules(setup("gin"))))
    said(two.ben)

    def anna_plays() -> bool:
        two.anna.hear()
        _act(two.anna)
        return two.ben_does(lambda: _heard(two.ben, "linked-has-played"))

    until(anna_plays)


def test_the_match_is_said_to_be_saved_after_its_last_move(two: Two) -> None:
    two.meet("target=10")
    for _ in range(2_000):
        two.anna.hear()
        _act(two.anna)
        two.anna.hear()
        two.ben_does(two.ben.hear)
        if "linked-saved" in said(two.ben):
            break
        two.ben_does(lambda: _act(two.ben))
    assert two.ben_table.session.over
