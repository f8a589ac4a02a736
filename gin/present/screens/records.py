"""Records: the goals that were reached, those still ahead, and the best results by game."""

from __future__ import annotations

from msgspec.structs import replace

from gin.core.errors import GinError
from gin.core.message import labelled
from gin.interface import destinations
from gin.interface.intents import Given, Intent, Pick
from gin.interface.refs import Area, AreaRef, EntryKind, EntryRef
from gin.interface.view import ButtonSpot, Choice, Item, Role, Scene, View, Zone, ZoneKind
from gin.messages import goals as messages
from gin.present.next_match import next_match, run_next_match
from gin.present.pages import BACK, button_zone
from gin.present.screen import Screen, ScreenHost
from gin.present.words import goals as words
from gin.present.words import statistics
from gin.session.game import Session
from gin.session.goals import BestResult, Goal, GoalState, best_results, goals


class RecordsScreen(Screen):
    """Goals and best results; those that were reached open their match."""

    def __init__(self, host: ScreenHost) -> None:
        super().__init__(host)
        self._last: EntryRef | None = None

    def view(self) -> View:
        states, results = goals(self._host.store), best_results(self._host.store)
        reached = sorted(
            (state for state in states if state.match is not None),
            key=lambda state: -(state.when or 0.0),
        )
        ahead = [state for state in states if state.match is None]
        rows = [_goal_row(state) for state in reached]
        best = [_best_row(result) for result in results]
        opens = tuple(
            Choice(
                intent=Pick(row.ref), label=labelled(row.name, row.value), item=row.ref,
                words=(f"record {number}",),
            )
            for number, row in enumerate((*rows, *best), start=1)
            if isinstance(row.ref, EntryRef)
        )  # fmt: skip
        zones = []
        for name, area, items in (
            (messages.REACHED, Area.REACHED, rows),
            (messages.AHEAD, Area.AHEAD, [_goal_row(state) for state in ahead]),
            (messages.BEST, Area.BEST, best),
        ):
            if items:
                zones.append(Zone(AreaRef(area), ZoneKind.LIST, name, tuple(items)))
        acts = (BACK, *(() if rows else (_play_button(self._host),)))
        headline = words.headline(states)
        return View(
            Scene.RECORDS,
            messages.TITLE,
            (*zones, button_zone(acts)),
            (*opens, *acts),
            subtitle=headline,
            status=headline,
            focus=self._last or (rows[0].ref if rows else acts[-1].item),
        )

    def choose(self, intent: Intent, given: Given = None) -> None:
        match intent:
            case Pick(EntryRef(EntryKind.GOAL, key) as row):
                self._last = row
                self._open(next(one.match for one in goals(self._host.store) if one.goal == key))
            case Pick(EntryRef(EntryKind.BEST, key) as row):
                self._last = row
                found = next(one for one in best_results(self._host.store) if one.game == key)
                self._open(found.turns_match if found.points is None else found.points_match)
            case _ if run_next_match(self._host, intent):
                return
            case _:
                super().choose(intent, given)

    def _open(self, match: int | None) -> None:
        assert match is not None, "only goals that were reached have a choice"
        try:
            session = Session.resume(self._host.store, match)
        except GinError as error:
            self._host.fail(error)
            return
        self._host.open(destinations.ToScoreSheet(session, over=True))


def _play_button(host: ScreenHost) -> Choice:
    return replace(next_match(host), spot=ButtonSpot.ROW)


def _goal_row(state: GoalState) -> Item:
    ref, reached = EntryRef(EntryKind.GOAL, state.goal), state.match is not None
    return Item(
        ref, Role.BUTTON if reached else Role.TEXT, words.SENTENCES[Goal(state.goal)],
        value=words.state_text(state), quiet=not reached,
    )  # fmt: skip


def _best_row(result: BestResult) -> Item:
    return Item(
        EntryRef(EntryKind.BEST, result.game), Role.BUTTON,
        statistics.game_title(result.game), value=words.best(result),
    )  # fmt: skip
