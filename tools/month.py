"""Play a month by script, and look at every page after each day: `python -m tools.month`.

    python -m tools.month --days 30 --rungs 28 --exercises 100 --tournaments 2 --json month.json

The script plays the daily deal of each date, climbs the ladder, does exercises, one in five of them
wrong, and plays tournaments, by the choices of the views alone. Every tenth day a second player
plays the daily deal too. The script sees all cards, so that it wins often enough. The clock moves
on by a day each time. After each day the script opens every page that it finds, and fails if a page
raises an exception, a choice is refused, a text is missing or the window's painter cannot draw it.
Use a compiled copy of `gin` (`tools.compile`), or fewer rungs.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import date, datetime, timedelta
from pathlib import Path
from unittest import mock

from gin.ai.players.by_flow import baseline
from gin.core.errors import GinError
from gin.interface.audience import SentenceKind
from gin.interface.commands import Command
from gin.interface.intents import Do, Enter, Intent, Leave, LeaveTo, Open, PageAction, Pick
from gin.interface.names import name_of
from gin.interface.refs import EntryKind, EntryRef
from gin.interface.view import Choice, Scene, View
from gin.language import translation
from gin.language.translation import printed
from gin.present.screens.entry import FIELD
from gin.present.shell.parlour import Parlour
from gin.rules import engine
from gin.rules.engine import legal
from gin.rules.model.actions import Action
from gin.rules.model.observation import Observation
from gin.rules.model.table import Table, observe
from gin.session.daily import low_wins
from gin.session.game import Session
from gin.session.ladder import climb
from gin.session.setting import Speed
from gin.session.settings import Settings
from gin.session.storage.store import Store
from gin.session.tournament_store import cups, tournaments
from tests.support.answering import answer_exercise
from tools.quiet import CommandError, run_command
from tools.steady import next_choice

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from gin.ui.app import App

FIRST = date(2026, 12, 1)
SIZES = (1280, 800), (800, 600)
"""Sizes of the window in which each page is drawn."""
MOST_MOVES = 20_000
"""Choices after which a match counts as endless."""
MOST_OPTIONS = 14
"""Actions that the player who sees all cards tries in each position."""
SECOND = "Robin"
"""Name of the second player."""
DEPTH = 3
"""Pages from the menu down to check."""
ROWS = 3
"""Entries of each list that are opened."""


class Foresight:
    """A player that sees all cards, and makes the move after which quick players do best."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._sign = -1 if low_wins(session.setup) and session.rules.seats == 2 else 1

    def choose(self, seen: Observation) -> Action:
        """Return the best of the legal actions."""
        table, options = self._session.dealt.now, legal(seen)[:MOST_OPTIONS]
        if len(options) == 1 or len(seen.counts) == 1:
            return baseline(1).choose(seen)
        usual = baseline(1).choose(seen)
        tried = [usual, *(option for option in options if option != usual)]
        return max(tried, key=lambda action: self._worth(table, action))

    def _worth(self, table: Table, action: Action) -> int:
        try:
            table = engine.apply(table, action).table
        except GinError:
            return -sys.maxsize
        players = baseline(1), baseline(2)
        while table.result is None:
            action = players[table.turn].choose(observe(table, table.turn))
            table = engine.apply(table, action).table
        return self._sign * (table.result.points(0) - table.result.points(1))


class Dated(Parlour):
    """A parlour on a given day."""

    day = FIRST

    @property
    def today(self) -> date:
        return self.day


class Month:
    """The month: the parlour, and counts of what was done and looked at."""

    def __init__(self, folder: Path) -> None:
        self.made = Dated(Store.open(folder), folder, Settings(speed=Speed.INSTANT))
        self.did: Counter[str] = Counter()
        self.scenes: Counter[str] = Counter()

    # Choices.

    def choose(self, choice: Choice) -> None:
        """Make a choice of the view, and fail if it is refused."""
        self.made.choose(choice.intent)
        self._listen(name_of(choice.intent))

    def press(self, name: str) -> None:
        """Make the choice with this name."""
        view = self.made.view()
        found = [one for one in view.choices if name_of(one.intent) == name and not one.why]
        if not found:
            there = ", ".join(sorted({name_of(one.intent) for one in view.choices}))
            raise CommandError(f"{printed(view.title)} offers no {name!r}, but {there}")
        self.choose(found[0])

    def offers(self, name: str) -> bool:
        """Return whether the view has an allowed choice with this name."""
        return any(name_of(one.intent) == name and not one.why for one in self.made.view().choices)

    def _listen(self, after: str) -> None:
        for one in self.made.take_announcements():
            if one.kind is SentenceKind.REFUSAL:
                raise CommandError(f"{after} was refused: {printed(one.text)}")
            if not printed(one.text).strip():
                raise CommandError(f"an empty sentence after {after}")

    def home(self) -> None:
        """Return to the menu."""
        while self.made.depth > 1:
            view = self.made.view()
            intents = [one.intent for one in view.choices if not one.why]
            way = next((one for one in (Leave(LeaveTo.HOME), Leave()) if one in intents), None)
            if way is None:
                asks = next(one for one in view.choices if name_of(one.intent) in ("menu", "keep"))
                self.choose(asks)
                continue
            self.made.choose(way)
            self._listen("leaving")

    def work(self) -> None:
        """Let the page in front do all its work."""
        while self.made.working:
            self.made.work(1.0)
        self._listen("work")

    # Matches.

    def play_out(self) -> Session:
        """Play the match on the table to its end."""
        shown = self.made.session()
        session = shown.recorded if shown is not None else None
        assert session is not None
        player = Foresight(session)
        for _ in range(MOST_MOVES):
            if session.over:
                self.did["matches"] += 1
                return session
            if self.made.waiting:
                self.made.think()
                self.made.advance()
                self._listen("the opponent's move")
                continue
            intent: Intent = next_choice(self.made, player)
            choice = self.made.view().choice(intent)
            assert choice is not None, intent
            self.choose(choice)
        raise CommandError(f"match {session.id} of {session.setup.game.id} does not end")

    def daily(self) -> None:
        """Play the deal of the day, and wait for the master's."""
        self.press("daily")
        self.press("play")
        self.play_out()
        self.work()
        self.did["daily deals"] += 1
        self.home()

    def climb(self) -> bool:
        """Play the next rung; return whether the ladder has an end left."""
        if climb(self.made.store).next is None:
            return False
        self.press("ladder")
        self.press("play")
        session = self.play_out()
        self.did["rungs"] += session.sheet.winner == 0
        self.press("final")
        self.home()
        return climb(self.made.store).next is not None

    def tournament(self, *, knockout: bool) -> None:
        """Play a tournament to its end."""
        self.press("tournament")
        if self.offers("another"):
            self.press("another")
        wanted = "knockout" if knockout else "round-robin"
        self.press(f"set:form:{wanted}")
        self.press("begin-tournament")
        self.work()
        while not tournaments(self.made.store)[-1].over:
            self.press("play")
            self.play_out()
            self.press("final")
            self.press("tournament")
            self.work()
        self.did["tournaments"] += 1
        self.home()

    def exercises(self, count: int) -> None:
        """Do exercises; one in five gets a wrong answer, so that some come back."""
        if not count:
            return
        self.press("exercise")
        for number in range(count):
            self.press("step" if number else "begin")
            self.did["exercises"] += 1
            answer_exercise(self.made, right=self.did["exercises"] % 5 != 0)
            self._listen("an answer")
        self.home()

    def second_player(self) -> None:
        """Let the second player play the daily deal and look around, then change back."""
        self.press("players")
        if SECOND not in self._others():
            self.press("new-player")
            self.made.choose(Enter(FIELD), SECOND)
            self._listen("the name")
            self.press("done")
        self.choose(self._others()[SECOND])
        self.daily()
        self.look_around()
        self.did["days of the second player"] += 1
        self.press("players")
        self.choose(next(iter(self._others().values())))

    def _others(self) -> dict[str, Choice]:
        """Return the choices that let another player sit down, by name; the guest comes last."""
        view = self.made.view()
        found = {}
        for choice in view.choices:
            item = view.item(choice.item)
            if isinstance(choice.intent, Pick) and item is not None and not item.selected:
                found[printed(item.name)] = choice
        return found

    # Looking.

    def look_around(self) -> None:
        """Open every page from the menu down, and look at it."""
        self.home()
        self._look()
        self._visit(0, set())

    def _visit(self, depth: int, seen: set[tuple[Scene, str]]) -> None:
        if depth == DEPTH:
            return
        for intent in list(_ways(self.made.view())):
            choice = self.made.view().choice(intent)
            if choice is None or choice.why:
                continue
            below = self.made.depth
            self.choose(choice)
            view = self.made.view()
            if self.made.depth > below:
                if (view.scene, printed(view.title)) not in seen:
                    seen.add((view.scene, printed(view.title)))
                    self._look()
                    self._visit(depth + 1, seen)
                while self.made.depth > below:
                    self._back()

    def _back(self) -> None:
        view = self.made.view()
        ways = [one for one in view.choices if one.intent == Leave() and not one.why]
        ways += [one for one in view.choices if one.key is Command.BACK and not one.why]
        if not ways:
            raise CommandError(f"{printed(view.title)} has no way back")
        self.choose(ways[0])

    def _look(self) -> None:
        """Check the texts of the view, and draw it in each size."""
        view = self.made.view()
        self.scenes[view.scene.value] += 1
        for zone in view.all_zones:
            for item in zone.items:
                if not (printed(item.name).strip() or item.card is not None):
                    raise CommandError(f"{printed(view.title)}: {item.id} has no name")
        for size in SIZES:
            app = App(self.made, size)
            app.settle()
            app.frames.draw(pygame.Surface(size), time.monotonic() + 60)
        self._listen(f"looking at {printed(view.title)}")


def _ways(view: View) -> Iterator[Intent]:
    """Yield the intents that open pages: those of buttons, and of the first entries of lists."""
    entries: Counter[str] = Counter()
    for choice in view.choices:
        match choice.intent:
            case Open():
                yield choice.intent
            case Pick(EntryRef(EntryKind.PERSON)):
                # This chooses an opponent or a player, and opens no page.
                continue
            case Pick(ref) if choice.words:
                kind = type(ref).__name__ + name_of(ref).partition(":")[0]
                entries[kind] += 1
                if entries[kind] <= ROWS:
                    yield choice.intent
            case Do(PageAction.OLDER | PageAction.NEWER | PageAction.TODAY):
                yield choice.intent


@contextmanager
def clock_at(day: date) -> Iterator[None]:
    """Run a block with the clock at eight in the evening of a day."""
    begun, real = time.time(), time.time
    evening = datetime(day.year, day.month, day.day, 20).timestamp()
    with mock.patch("time.time", lambda: evening + real() - begun):
        yield


def play(month: Month, args: argparse.Namespace) -> None:
    """Play the month, one day after the other."""
    climbing, rungs = True, 0
    for number in range(args.days):
        month.made.day = FIRST + timedelta(number)
        with clock_at(month.made.day):
            month.daily()
            wanted = args.exercises * (number + 1) // args.days
            month.exercises(wanted - month.did["exercises"])
            for _ in range(-(-args.rungs // args.days) + 1):
                if climbing and month.did["rungs"] < args.rungs:
                    climbing, rungs = month.climb(), rungs + 1
            if number in _tournament_days(args.days, args.tournaments):
                month.tournament(knockout=bool(month.did["tournaments"] % 2))
            month.look_around()
            if number % 10 == 4:
                month.second_player()
            month.did["days"] += 1
        print(f"{month.made.day}: {dict(month.did)}", file=sys.stderr, flush=True)
    with clock_at(month.made.day):
        while climbing and month.did["rungs"] < args.rungs:
            climbing = month.climb()
        for language, text_size in (("de", 200), ("en", 100)):
            month.made.change("language", language)
            month.made.change("text_size", text_size)
            translation.follow(language)
            month.look_around()


def _tournament_days(days: int, count: int) -> set[int]:
    return {(number + 1) * days // (count + 1) for number in range(count)} if count else set()


def main(words: list[str] | None = None) -> int:
    """Play the month and print what was done."""
    parser = argparse.ArgumentParser(prog="tools.month", description=__doc__.splitlines()[0])
    parser.add_argument("--days", type=int, default=30)
    parser.add_argument("--rungs", type=int, default=28)
    parser.add_argument("--exercises", type=int, default=100)
    parser.add_argument("--tournaments", type=int, default=2)
    parser.add_argument("--json", type=Path)
    args = parser.parse_args(words)
    pygame.display.init()
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        month = Month(Path(folder))
        try:
            play(month, args)
            won = len(cups(month.made.store))
        finally:
            month.made.close()
    done = {
        **month.did,
        "cups": won,
        "pages": dict(month.scenes),
        "seconds": round(time.monotonic() - begun),
    }
    text = json.dumps(done, indent=1)
    print(text)
    if args.json:
        args.json.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    run_command(main)
