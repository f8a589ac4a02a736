"""Achievements: goals and what they bring, the ladder, cups, and the best results by game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from msgspec.structs import replace

from gin.core.errors import GinError
from gin.core.message import NOTHING, Text, ended, labelled, only
from gin.interface import destinations
from gin.interface.audience import SentenceKind
from gin.interface.intents import Change, Given, Intent, Pick
from gin.interface.paper import ShelfTrophy, TrophiesView
from gin.interface.refs import Area, AreaRef, EntryKind, EntryRef
from gin.interface.view import (
    ButtonSpot,
    Choice,
    Item,
    ItemGroup,
    Role,
    Scene,
    View,
    Zone,
    ZoneKind,
)
from gin.messages import goals as messages
from gin.messages import ladder as ladder_messages
from gin.messages.archive import month_of
from gin.present.next_match import next_match, run_next_match
from gin.present.pages import BACK, button_zone
from gin.present.screen import Screen, ScreenHost
from gin.present.words import goals as words
from gin.present.words import ladder, rewards, statistics, trophies
from gin.session.game import Session
from gin.session.goals import BestResult, Goal, GoalState, best_results, goals, nearest
from gin.session.ladder import ROUNDS, climb
from gin.session.moments import local_time
from gin.session.rewards import REWARDS, Reward
from gin.session.settings import Settings
from gin.session.tournament_store import Cup, cups
from gin.session.trophies import Trophy, TrophyKind

_COMING = 3
"""Number of goals on top of the page."""


class AchievementsScreen(Screen):
    """Goals and best results; those that were reached open their match."""

    def __init__(self, host: ScreenHost, trophy: str = "") -> None:
        super().__init__(host)
        self._last = _row_of(trophy)

    def view(self) -> View:
        states, results = goals(self._host.store), best_results(self._host.store)
        reached = sorted(
            (state for state in states if state.match is not None),
            key=lambda state: -(state.when or 0.0),
        )
        ahead = nearest(states)
        rows = [_goal_row(state) for state in reached]
        coming = [_goal_row(state) for state in ahead[:_COMING]]
        rounds, won = list(self._rounds()), [_cup_row(cup) for cup in cups(self._host.store)]
        best = [_best_row(result) for result in results]
        opens = tuple(
            Choice(
                intent=Pick(row.ref), label=labelled(row.name, row.value), item=row.ref,
                words=(f"record {number}",),
            )
            for number, row in enumerate((*rows, *rounds, *won, *best), start=1)
            if isinstance(row.ref, EntryRef)
        )  # fmt: skip
        settings = self._host.settings
        earned = {state.goal for state in reached}
        brought = [
            _reward_row(goal, reward, settings, earned=goal in earned)
            for goal, reward in REWARDS.items()
        ]
        puts_on = tuple(
            rewards.put_on(reward, settings, row.ref, number)
            for number, (reward, row) in enumerate(
                zip(REWARDS.values(), brought, strict=True), start=1
            )
        )
        zones = []
        for name, area, items in (
            (messages.COMING, Area.NEXT_GOALS, coming),
            (messages.REACHED, Area.REACHED, rows),
            (messages.AHEAD, Area.AHEAD, [_goal_row(state) for state in ahead[_COMING:]]),
            (ladder_messages.TITLE, Area.RUNGS, rounds),
            (messages.CUPS, Area.CUPS, won),
            (messages.REWARDS, Area.REWARDS, brought),
            (messages.BEST, Area.BEST, best),
        ):
            groups = tuple(_months(reached)) if area is Area.REACHED else ()
            if items:
                zones.append(Zone(AreaRef(area), ZoneKind.LIST, name, tuple(items), groups=groups))
        acts = (BACK, *(() if rows else (_play_button(self._host),)))
        headline = words.headline(states)
        return View(
            Scene.ACHIEVEMENTS,
            messages.TITLE,
            (*zones, button_zone(acts)),
            (*opens, *puts_on, *acts),
            subtitle=headline,
            status=headline,
            focus=self._last or ((*coming, *rows)[0].ref if rows else acts[-1].item),
            content=TrophiesView(tuple(_on_shelves(reached, ahead[_COMING:], rounds, won))),
        )

    def _rounds(self) -> Iterator[Item]:
        """Yield a row for each round of the ladder that was begun."""
        found = climb(self._host.store)
        for number in range(1, len(ROUNDS) + 1):
            rungs = found.round(number)
            done = sum(one.won for one in rungs)
            if done:
                value = messages.progress(done=done, whole=len(rungs))
                cup = Trophy(TrophyKind.ROUND, str(number), 0.0)
                yield Item(
                    _round_ref(number), Role.BUTTON, ladder.round_name(number), value=value,
                    quiet=done < len(rungs), trophy=trophies.picture(cup),
                    meter=(done, len(rungs)),
                )  # fmt: skip

    def choose(self, intent: Intent, given: Given = None) -> None:
        match intent:
            case Pick(EntryRef(EntryKind.GOAL, key) as row):
                self._last = row
                self._open(next(one.match for one in goals(self._host.store) if one.goal == key))
            case Pick(EntryRef(EntryKind.RUNG, number) as row):
                self._last = row
                self._host.open(destinations.ToLadder(int(number)))
            case Pick(EntryRef(EntryKind.CUP, key) as row):
                self._last = row
                won = cups(self._host.store)
                self._open(next(one.match for one in won if str(one.tournament) == key))
            case Pick(EntryRef(EntryKind.BEST, key) as row):
                self._last = row
                found = next(one for one in best_results(self._host.store) if one.game == key)
                self._open(found.turns_match if found.points is None else found.points_match)
            case Change():
                super().choose(intent, given)
                self._host.say(ended(rewards.changed(intent)), SentenceKind.VALUE)
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
    goal, reached = Goal(state.goal), state.match is not None
    reward = REWARDS.get(goal)
    return Item(
        EntryRef(EntryKind.GOAL, goal), Role.BUTTON if reached else Role.TEXT,
        words.named(goal), value=words.state_text(state), quiet=not reached,
        note=NOTHING if reward is None else rewards.brings(reward),
        trophy=trophies.picture(Trophy(TrophyKind.GOAL, goal, state.when or 0.0)),
        meter=(state.done, state.whole) if state.done and not reached else None,
    )  # fmt: skip


def _months(reached: Sequence[GoalState]) -> Iterator[ItemGroup]:
    """Yield the months in which goals were reached, with their first and last place."""
    first = 0
    for (year, month), found in groupby(reached, key=_month):
        last = first + len(list(found)) - 1
        yield ItemGroup(first, last, month_of(month=month, year=year))
        first = last + 1


def _month(state: GoalState) -> tuple[int, int]:
    day = local_time(state.when or 0.0).date()
    return day.year, day.month


def _reward_row(goal: Goal, reward: Reward, settings: Settings, *, earned: bool) -> Item:
    looks = rewards.looks(reward, settings)
    value = messages.PUT_ON if earned else messages.NOT_EARNED
    return Item(
        EntryRef(EntryKind.REWARD, goal),
        Role.BUTTON,
        rewards.name(reward),
        value=messages.IN_USE if reward.worn(settings) else value,
        note=words.SENTENCES[goal],
        quiet=not reward.worn(settings),
        selected=reward.worn(settings),
        sample=rewards.sample(reward),
        portrait=looks,
    )


def _on_shelves(
    reached: Sequence[GoalState],
    ahead: Sequence[GoalState],
    rounds: Sequence[Item],
    won: Sequence[Item],
) -> Iterator[ShelfTrophy]:
    """Yield the words under the trophies: those of goals ahead name the reward."""
    for state in (*reached, *ahead):
        goal = Goal(state.goal)
        reward = REWARDS.get(goal)
        small: Text = NOTHING if reward is None else rewards.brings(reward)
        if state.match is not None:
            small = words.state_text(state)
        ref = EntryRef(EntryKind.GOAL, goal)
        yield ShelfTrophy(ref, words.TROPHIES[goal], words.SENTENCES[goal], small)
    for row in (*rounds, *won):
        yield ShelfTrophy(row.ref, row.name, small=row.value)


def _round_ref(number: int) -> EntryRef:
    return EntryRef(EntryKind.RUNG, str(number))


def _row_of(trophy: str) -> EntryRef | None:
    """Return the row about a trophy, such as "goal:gin", "cup:2", "rung:1-3" or "round:1"."""
    kind, _, key = trophy.partition(":")
    if not key:
        return None
    if kind in (EntryKind.GOAL, EntryKind.CUP):
        return EntryRef(EntryKind(kind), key)
    return _round_ref(int(key.partition("-")[0]))


def _cup_row(cup: Cup) -> Item:
    return Item(
        EntryRef(EntryKind.CUP, str(cup.tournament)), Role.BUTTON, cup.agreed.title,
        value=only(local_time(cup.won).date()),
        trophy=trophies.picture(Trophy(TrophyKind.CUP, str(cup.tournament), cup.won)),
    )  # fmt: skip


def _best_row(result: BestResult) -> Item:
    return Item(
        EntryRef(EntryKind.BEST, result.game), Role.BUTTON,
        statistics.game_title(result.game), value=words.best(result), emblem=result.game,
    )  # fmt: skip
