"""Draw every scene in its main states to PNG: `python -m tools.gallery [FOLDER] [PART OF A NAME]`.

Seeds are fixed, so that the images of two runs can be compared.
"""

from __future__ import annotations

import argparse
import atexit
import difflib
import os
import random
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from datetime import date, timedelta
from functools import cache, partial
from pathlib import Path

from gin.core.message import Verbatim, ended
from gin.interface.intents import Do, Enter, PageAction
from gin.interface.refs import DISCARDS
from gin.language import translation, typed
from gin.language.catalogue import SOURCE
from gin.messages import errors
from gin.messages.languages import LANGUAGES
from tests.support.answering import answer_exercise
from tests.support.by_name import choose, enter, find_choice
from tests.support.challenges import finished, sent
from tests.support.daily import let_master_play, play_deal, play_out
from tests.support.ladder import climb_to, keep_match
from tests.support.tournaments import begun, finish_all, finish_yours, score_others, shown

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from gin.ai.players.levels import player
from gin.ai.players.solitary import advise
from gin.interface.destinations import (
    ToBuild,
    ToDaily,
    ToExercises,
    ToHabits,
    ToLadder,
    ToShare,
    ToTournament,
)
from gin.interface.view import Scene
from gin.present.lesson import script
from gin.present.screens import typing as typing_screen
from gin.present.shell.parlour import Parlour
from gin.present.shell.seating import Seat
from gin.rules.model.actions import Action
from gin.rules.model.observation import Observation
from gin.session import household, mixtures, settings_file
from gin.session.challenge_text import text_of
from gin.session.daily import deal_of, record_of
from gin.session.daily_master import PendingMaster
from gin.session.exercises import shipped
from gin.session.game import Session
from gin.session.judged import JudgedMove, Slip, save_judgement
from gin.session.ladder import Place
from gin.session.likeness import READY
from gin.session.settings import ALLOWED, Settings
from gin.session.storage.store import Store
from gin.session.themes import Theme
from gin.session.tournament import Form
from gin.ui.app import App
from gin.variants.setups import setup
from tools import gallery_data, pseudo, theatre
from tools.quiet import run_command
from tools.sizes import size_of
from tools.steady import next_choice

SIZES = ((800, 600), (1280, 800), (2560, 1440), (720, 1080))
SEED = 3
AIDS = ("four_colour", "jumbo", "braille_corners")
"""Settings that are turned on for the contrast themes."""


def parlour(**settings: object) -> Parlour:
    """Return a parlour with an in-memory store, a fixed seed and the speed "instant"."""
    made = Parlour(Store.in_memory(), None, seed=SEED)
    made.change("speed", "instant")
    for name, value in settings.items():
        made.change(name, value)
    return made


@cache
def family() -> Path:
    """Return a data folder with four players, deleted when the program ends."""
    made = tempfile.TemporaryDirectory(prefix="gallery-")
    atexit.register(made.cleanup)
    root = Path(made.name)
    settings_file.write(root, Settings(name="Josephine", portrait=str(READY[1])))
    for name in ("Иван", "Wilhelmina Augusta V", "Tom"):
        household.add(root, name, Settings())
    return root


class _Quick:
    def choose(self, seen: Observation) -> Action:
        alone = len(seen.counts) == 1
        return advise(seen, ahead=False).action if alone else player(3, 0).choose(seen)


_QUICK = _Quick()


def play_until(
    made: Parlour,
    wanted: Callable[[Parlour], bool],
    game: str = "gin",
    agreed: tuple[str, ...] = (),
) -> None:
    """Start a match, and play sensible moves until the wanted state is reached."""
    made.matches.start(setup(game, agreed), made.matches.seed or SEED)
    for _ in range(4000):
        if wanted(made):
            return
        if made.waiting:
            made.advance()
            continue
        view = made.view()
        if view.scene is Scene.RESULT:
            choose(made, "next" if find_choice(view, "next") else "again")
            continue
        made.choose(next_choice(made, _QUICK))
    raise AssertionError("the state was not reached")


DAY = date(2026, 11, 27)


@cache
def daily_month() -> Store:
    """Return a store in which many deals of a month were played."""
    store = Store.in_memory()
    for number in (2, 3, 5, 6, 9, 12, 13, 14, 18, 20, 21, 25, 27):
        day = DAY.replace(day=number)
        play_deal(store, day)
        record = record_of(store, day)
        assert record is not None
        master = PendingMaster(store, record)
        while number > 5 and not master.work(1.0):
            continue
        if day == DAY:
            play_deal(store, day, practice=True)
    deal = deal_of(store, DAY.replace(day=26))
    Session.begin(store, deal.agreed, deal.level, deal.seed, deal.dealer, daily=deal.day)
    return store


@cache
def answered() -> Store:
    """Return a store with answers to exercises over some weeks."""
    store = Store.in_memory()
    for number, one in enumerate(shipped()[:60]):
        day = DAY - timedelta(days=(60 - number) // 2)
        right = number % 3 > 0 or one.rating < EASY
        store.add_answer(one.key, one.theme, "", one.rating, day.isoformat(), correct=right)
    return store


EASY = 1300
_LOTS = ("gin", 1), ("gin", 3), ("modern", 1), ("solitary", 1), ("gin", 3), ("house", 1)


@cache
def played(count: int) -> Store:
    """Return a store with `count` matches of various games; every ninth is a practice match."""
    store = Store.in_memory()
    for number in range(count):
        game, level = _LOTS[number % len(_LOTS)]
        session = Session.begin(store, setup(game), level, SEED + number, practice=number % 9 == 8)
        choose = player(3 if number % 3 else 1, number).choose
        if session.level is None:
            choose = _QUICK.choose
        while not session.sheet.over:
            if session.hand_over:
                session.next_hand()
            elif session.opponent_to_move:
                session.let_opponent_move()
            else:
                session.submit(choose(session.seen))
    return store


_MOVES = """
SELECT h.match, h.hand, a.ply, a.text FROM hand h JOIN match m ON m.id = h.match
  JOIN action a ON a.match = h.match AND a.hand = h.hand
WHERE m.practice = 0 AND m.level IS NOT NULL AND a.seat = 0
  AND (a.text LIKE 'discard %' OR a.text LIKE 'knock %') ORDER BY h.match, h.hand, a.ply
"""


@cache
def judged(count: int) -> Store:
    """Return a store with `count` matches, most hands of which are judged, at invented costs."""
    store = played(count)
    hands: dict[tuple[int, int], list[JudgedMove]] = {}
    for number, (match, hand, ply, text) in enumerate(store.rows(_MOVES)):
        moves = hands.setdefault((int(str(match)), int(str(hand)) + 1), [])
        if number % 5 == 0:
            slip = Slip.LATE if number % 3 else Slip.DISCARD
            slip = Slip.EARLY if str(text).startswith("knock") else slip
            moves.append(JudgedMove(int(str(ply)), slip, 1.1 + number % 47 / 10))
    for (match, hand), moves in list(hands.items())[: len(hands) * 2 // 3]:
        save_judgement(store, match, hand, moves)
    return store


def take_lesson(made: Parlour, until: str) -> None:
    """Play the guided first hand up to the step with this id."""
    choose(made, "guide")
    for step in script.STEPS:
        if step.id == until:
            return
        made.choose(step.wants[0] if step.wants else Do(PageAction.GO_ON))
        while made.waiting:
            made.advance()


def _has(made: Parlour, *choices: str) -> bool:
    able = {choice.id for choice in made.view().choices if not choice.why}
    return able.issuperset(choices)


def states() -> Iterator[tuple[str, Callable[[Parlour], None]]]:
    """Yield each state's name with a function that brings a parlour into that state."""

    def opened(id: str) -> Callable[[Parlour], None]:
        return lambda made: choose(made, id)

    def until(wanted: Callable[[Parlour], bool], game: str = "gin") -> Callable[[Parlour], None]:
        return lambda made: play_until(made, wanted, game)

    def discards(made: Parlour) -> bool:
        view = made.view()
        return any(c.id.startswith("discard:") and not c.why for c in view.choices)

    def later(made: Parlour) -> bool:
        session = made.session()
        return discards(made) and session is not None and len(session.seen.log) > 12

    def opened_pile(made: Parlour) -> None:
        def many(made: Parlour) -> bool:
            pile = made.view().zone(DISCARDS)
            return discards(made) and pile is not None and len(pile.items) > 9

        play_until(made, many, "gin", ("open-discards=on",))

    def knocking(made: Parlour) -> None:
        play_until(made, lambda m: _has(m, "knock"))
        choose(made, "knock")

    def sheet(made: Parlour) -> None:
        play_until(made, lambda m: _result(m) and len(m.session().sheet.rows) >= 4)  # type: ignore[union-attr]
        choose(made, "sheet")

    def hinted(wanted: Callable[[Parlour], bool], game: str = "gin") -> Callable[[Parlour], None]:
        def reach(made: Parlour) -> None:
            play_until(made, wanted, game)
            choose(made, "hint")
            think(made)

        return reach

    def reckoned(made: Parlour) -> None:
        made.change("odds", True)
        play_until(made, lambda m: _has(m, "draw", "take"))

    def reviewed(made: Parlour) -> None:
        play_until(made, _result)
        choose(made, "review")
        think(made)

    def stepped(made: Parlour) -> None:
        reviewed(made)
        choose(made, "move:3")

    def tried(made: Parlour) -> None:
        stepped(made)
        choose(made, "what-if")

    def rated(made: Parlour) -> None:
        reviewed(made)
        made.home()
        rng = random.Random(1)
        for hand in range(2, 20):
            given = rng.uniform(4, 30) / hand**0.4
            made.store.set_note(f"review:1:{hand}", f"{1.79e9 + 9e4 * hand:.0f} 14 {given:.2f}")
        choose(made, "statistics")

    def final(
        game: str, *, won: bool = True, agreed: tuple[str, ...] = ()
    ) -> Callable[[Parlour], None]:
        def ended(made: Parlour) -> bool:
            session = made.session()
            return _result(made) and session is not None and session.sheet.over

        def reach(made: Parlour) -> None:
            made.change("level", 1 if won else 4)
            for made.matches.seed in range(SEED, SEED + 60):
                play_until(made, ended, game, agreed)
                session = made.session()
                if session is not None and (session.sheet.winner == 0) is won:
                    break
            choose(made, "final")

        return reach

    def reported(game: str, target: int) -> Callable[[Parlour], None]:
        def reach(made: Parlour) -> None:
            # The coach judges each decision, so the match is a short one.
            final(game, agreed=(f"target={target}",))(made)
            choose(made, "report")
            think(made)

        return reach

    def no_report(made: Parlour) -> None:
        choose(made, "report")

    def cut(made: Parlour) -> None:
        choose(made, "play")
        choose(made, "fan:20")

    def invited(made: Parlour) -> None:
        made.store = played(14)

    def over(made: Parlour) -> None:
        made.store = played(5)
        choose(made, "statistics")
        choose(made, "finished")

    def raising(made: Parlour) -> None:
        play_until(made, lambda m: _has(m, "raise"), "dice")
        choose(made, "raise")

    def stakes(made: Parlour) -> None:
        play_until(made, lambda m: _result(m) and _stake(m) > 1, "dice")
        choose(made, "sheet")

    def behind(number: str) -> Callable[[Parlour], None]:
        def reach(made: Parlour) -> None:
            sheet(made)
            choose(made, number)

        return reach

    def paused(made: Parlour) -> None:
        play_until(made, later)
        choose(made, "menu")

    def typing(text: str, *, done: bool) -> Callable[[Parlour], None]:
        def show(made: Parlour) -> None:
            play_until(made, later)
            made.tongue = typed
            made.type_command()
            made.choose(Enter(typing_screen.FIELD), text)
            if done:
                made.choose(Do(PageAction.DONE))

        return show

    def sealed(made: Parlour) -> None:
        paused(made)
        choose(made, "seal")

    def unsealed(made: Parlour) -> None:
        play_until(made, _result)
        choose(made, "seal")

    def fair(made: Parlour) -> None:
        choose(made, "help")
        choose(made, "fair")

    def troubles(made: Parlour) -> None:
        choose(made, "help")
        choose(made, "troubles")

    def people(made: Parlour) -> None:
        choose(made, "games")
        choose(made, "level")

    def yourself(made: Parlour) -> None:
        choose(made, "settings")
        choose(made, "yourself")

    def players(made: Parlour) -> None:
        made.players.root = family()
        choose(made, "players")

    def players_leave(made: Parlour) -> None:
        players(made)
        choose(made, "remove-player")

    def who_plays(made: Parlour) -> None:
        made.players.root = family()
        last = Seat(made.store, None, made.settings)
        made.players.ask_who("player-2", last, lambda settings: settings, lambda: None)
        made.ask_who_plays(made.settings)

    def guest(made: Parlour) -> None:
        made.players.root = family()
        made.players.sit_as_guest()

    def own_portrait(made: Parlour) -> None:
        made.change("name", "Josephine")
        yourself(made)
        choose(made, "person:4")

    def named_result(made: Parlour) -> None:
        made.change("name", "Josephine")
        made.change("portrait", str(READY[1]))
        play_until(made, _result)

    def program(made: Parlour) -> None:
        people(made)
        choose(made, "person:0")
        enter(made, "entry", str(Path(__file__).parents[1] / "docs" / "example-bot.py"))

    def options(made: Parlour) -> None:
        choose(made, "games")
        choose(made, "options")

    def build(
        id: str = "gin", *agreed: str, then: tuple[str, ...] = (), typed: str = ""
    ) -> Callable[[Parlour], None]:
        def reach(made: Parlour) -> None:
            choose(made, "games")
            made.open(ToBuild(setup(id, agreed)))
            for choice in then:
                choose(made, choice)
            if typed:
                enter(made, "entry", typed)

        return reach

    def own(made: Parlour) -> None:
        mixtures.keep(made.store, setup("rush", ["rainbow=on", "target=150"]))
        mixtures.keep(made.store, setup("oklahoma", ["sheet=suits"]), "Friday's game")
        choose(made, "games")
        mixtures.toggle_favourite(made.store, "color")
        choose(made, next(c.id for c in made.view().choices if c.id.startswith("mix:")))

    def page(made: Parlour) -> None:
        choose(made, "rules")
        choose(made, "game:gin")

    def statistics(made: Parlour) -> None:
        play_until(made, lambda m: _result(m) and len(m.session().sheet.rows) >= 3)  # type: ignore[union-attr]
        made.home()
        choose(made, "statistics")

    def many(made: Parlour) -> None:
        made.store = played(28)
        choose(made, "statistics")

    def recorded(made: Parlour) -> None:
        made.store = played(28)
        choose(made, "records")

    def habits_empty(made: Parlour) -> None:
        made.open(ToHabits())

    def habits(made: Parlour) -> None:
        made.store = judged(28)
        choose(made, "statistics")
        choose(made, "habits")

    def counted(made: Parlour) -> None:
        habits(made)
        choose(made, "figure:costly")

    def only(id: str) -> Callable[[Parlour], None]:
        def reach(made: Parlour) -> None:
            many(made)
            choose(made, id)

        return reach

    def few(made: Parlour) -> None:
        made.store = played(3)
        choose(made, "statistics")

    def daily(made: Parlour) -> None:
        made.store = daily_month()
        made.open(ToDaily(DAY))

    def daily_new(made: Parlour) -> None:
        made.open(ToDaily(DAY))

    def daily_result(made: Parlour) -> None:
        made.matches.daily(DAY)
        for _ in range(4000):
            session = made.session()
            if session is not None and session.over:
                break
            if made.waiting:
                made.advance()
            else:
                made.choose(next_choice(made, _QUICK))
        let_master_play(made)

    def tournament(made: Parlour, form: Form, rounds: int) -> None:
        id = begun(made.store, form, 7)
        for _ in range(rounds):
            score_others(made.store, id)
            if shown(made.store, id).your_next is not None:
                finish_yours(made.store, id)
        made.open(ToTournament(id))

    def tournament_over(made: Parlour) -> None:
        finish_all(made.store, begun(made.store, Form.KNOCKOUT, 7))
        made.open(ToTournament(1))

    def tournament_earlier(made: Parlour) -> None:
        tournament_over(made)
        choose(made, "another")

    def tournament_leave(made: Parlour) -> None:
        tournament(made, Form.ROUND_ROBIN, 2)
        choose(made, "leave-tournament")

    def daily_menu(made: Parlour) -> None:
        made.store = Store.in_memory()
        play_deal(made.store, made.today)

    def ladder(made: Parlour) -> None:
        climb_to(made.store, Place(1, 4))
        keep_match(made.store, Place(1, 4), 1)
        made.change("portrait", str(READY[1]))
        made.open(ToLadder())

    def ladder_final(made: Parlour) -> None:
        place = Place(1, 1)
        for seed in range(SEED, SEED + 40):
            session = Session.begin(
                made.store, place.rung.setup, place.rung.level, seed, 0, event=place.event
            )
            if play_out(session, 4).sheet.winner == 0:
                break
        made.matches.resume(session.id)
        choose(made, "final")

    def ladder_top(made: Parlour) -> None:
        climb_to(made.store, Place(2, 1))
        made.change("portrait", str(READY[1]))
        made.open(ToLadder(1))

    def exercises(theme: Theme | None = None) -> Callable[[Parlour], None]:
        def reach(made: Parlour) -> None:
            made.store = answered()
            made.open(ToExercises(theme))

        return reach

    def exercise(theme: Theme, *, solved: bool | None = None) -> Callable[[Parlour], None]:
        def reach(made: Parlour) -> None:
            made.open(ToExercises(theme))
            choose(made, "begin")
            if solved is not None:
                answer_exercise(made, right=solved)

        return reach

    def exercise_goes_on(made: Parlour) -> None:
        exercise(Theme.KNOCK, solved=True)(made)
        choose(made, "what-if")

    def cabinet(made: Parlour) -> None:
        made.store = played(28)
        climb_to(made.store, Place(2, 4))
        think(made)

    def cabinet_few(made: Parlour) -> None:
        climb_to(made.store, Place(1, 3))
        play_until(made, later)
        made.home()
        think(made)

    def challenged(made: Parlour) -> None:
        made.open_text(text_of(sent()))

    def compared(made: Parlour) -> None:
        challenged(made)
        choose(made, "play")
        session = made.session()
        assert session is not None
        play_out(session, level=2)
        made.home()
        choose(made, "challenges")
        choose(made, "challenge")

    def then(*names: str) -> Callable[[Parlour], None]:
        def reach(made: Parlour) -> None:
            compared(made)
            for name in names:
                choose(made, name)

        return reach

    def share(made: Parlour) -> None:
        session = finished()
        made.store = session.store
        made.open(ToShare(session))

    def menu_again(made: Parlour) -> None:
        play_until(made, later)
        made.home()

    def games_begun(made: Parlour) -> None:
        menu_again(made)
        choose(made, "games")

    def anew(made: Parlour) -> None:
        menu_again(made)
        choose(made, "play")

    def lesson(step: str) -> Callable[[Parlour], None]:
        return lambda made: take_lesson(made, step)

    def asked(id: str) -> Callable[[Parlour], None]:
        def reach(made: Parlour) -> None:
            for choice in dict.fromkeys(("settings", "keys", id)):
                choose(made, choice)

        return reach

    def clash(made: Parlour) -> None:
        asked("key:knock")(made)
        enter(made, "key", "D")

    def laying(made: Parlour) -> None:
        play_until(made, lambda m: _has(m, "suggested:0"), "colonel")
        choose(made, "suggested:0")

    def notices(made: Parlour) -> None:
        play_until(made, later)
        wrong, theme = 'theme = "plum"', Verbatim("theme")
        known = tuple(Verbatim(f'"{one}"') for one in ALLOWED["theme"])
        why = errors.setting_value(name=theme, value=Verbatim('"plum"'), known=known)
        file = Verbatim("parlour.db")
        for notice in (
            errors.copy_taken(file=file, day=Verbatim("2026-11-22"), count=14),
            errors.broken_kept(file=Verbatim("parlour.damaged-1.db")),
            errors.line_left_out(
                file=Verbatim("settings.toml"), line=3, text=Verbatim(f"'{wrong}'"), why=why
            ),
            ended(errors.not_kept(why=errors.DISK_FULL)),
        ):
            made.notify(notice)
        made.show_notices()

    def commands(made: Parlour) -> None:
        play_until(made, later)
        made.list_commands()

    yield "menu-first", lambda made: None
    yield "menu-invitation", invited
    yield "menu-cabinet", cabinet
    yield "menu-cabinet-few", cabinet_few
    yield "ladder", ladder
    yield "ladder-new", opened("ladder")
    yield "ladder-top", ladder_top
    yield "ladder-final", ladder_final
    yield "guide-1", lesson("welcome")
    yield "guide-knock", lesson("knock")
    yield "guide-lay-off", lesson("lay-off")
    yield "guide-count", lesson("count")
    yield "guide-end", lesson("end")
    yield "menu-continue", menu_again
    yield "games-begun", games_begun
    yield "anew", anew
    yield "games", opened("games")
    yield "options", options
    yield "build", build()
    yield "build-mixed", build("rush", "rainbow=on", "target=150", "sheet=three_games")
    yield "build-values", build("gin", "knock=any", "opening=eleven_card", then=("option:knock",))
    yield "build-code", build(then=("code",), typed="0028-R2G8-M1GV-9")
    yield "games-own", own
    yield "people", people
    yield "people-program", program
    yield "players", players
    yield "players-leave", players_leave
    yield "players-start", who_plays
    yield "players-guest", guest
    yield "yourself", yourself
    yield "yourself-chosen", own_portrait
    yield "result-named", named_result
    yield "settings", opened("settings")
    yield "rules", opened("rules")
    yield "rules-page", page
    yield "help", opened("help")
    yield "fair-play", fair
    yield "troubles", troubles
    yield "keys", asked("keys")
    yield "keys-asked", asked("key:knock")
    yield "keys-clash", clash
    yield "commands", commands
    yield "notices", notices
    yield "statistics-empty", opened("statistics")
    yield "statistics", statistics
    yield "statistics-few", few
    yield "statistics-many", many
    yield "statistics-solitary", only("filter:only:solitary")
    yield from gallery_data.scenes()
    yield "records-empty", opened("records")
    yield "records", recorded
    yield "habits-empty", habits_empty
    yield "habits", habits
    yield "habits-costly", counted
    yield "exercises-empty", opened("exercise")
    yield "exercises", exercises()
    yield "exercises-theme", exercises(Theme.KNOCK)
    for theme in Theme:
        yield f"exercise-{theme}", exercise(theme)
        yield f"exercise-{theme}-wrong", exercise(theme, solved=False)
    yield "exercise-goes-right", exercise(Theme.GOES, solved=True)
    yield "exercise-goes-on", exercise_goes_on
    yield "daily-new", daily_new
    yield "daily", daily
    yield "daily-result", daily_result
    yield "daily-menu", daily_menu
    yield "tournament-new", opened("tournament")
    yield "tournament-table", partial(tournament, form=Form.ROUND_ROBIN, rounds=3)
    yield "tournament-knockout", partial(tournament, form=Form.KNOCKOUT, rounds=1)
    yield "tournament-over", tournament_over
    yield "tournament-earlier", tournament_earlier
    yield "tournament-leave", tournament_leave
    yield "share", share
    yield "challenges-empty", opened("challenges")
    yield "challenge", challenged
    yield "challenges", then("back")
    yield "challenge-compared", compared
    yield "challenge-hand", then("hand:1")
    yield "replay", then("hand:1", "watch-theirs", "step", "step", "step")
    yield "replay-end", then("hand:1", "watch-theirs", "to-end")
    yield "cut", opened("play")
    yield "cut-turned", cut
    yield "upcard", until(lambda m: _has(m, "pass"))
    yield "draw", until(lambda m: _has(m, "draw"))
    yield "discard", until(later)
    yield "talk", until(lambda m: _talk(m) and _has(m, "draw"))
    yield "knock", knocking
    yield "hint-discard", hinted(later)
    yield "hint-draw", hinted(lambda m: _has(m, "draw", "take"))
    yield "odds", reckoned
    yield "hint-upcard", hinted(lambda m: _has(m, "pass"))
    yield "lay-off", until(lambda m: _has(m, "best"))
    yield "pause", paused
    yield "typing", typing("discard seven of h", done=False)
    yield "typing-refused", typing("diskard kh", done=True)
    yield "seal", sealed
    yield "seal-revealed", unsealed
    yield "result", until(_result)
    yield "result-game", until(lambda m: _result(m) and m.session().sheet.over)  # type: ignore[union-attr]
    for game in ("gin", "hollywood", "color", "twofold", "solitary"):
        yield f"final-{game}", final(game)
    yield "final-lost", final("gin", won=False)
    for game, target in (("gin", 40), ("twofold", 20), ("colonel", 60)):
        yield f"report-{game}", reported(game, target)
    yield "report-none", no_report
    yield "review", reviewed
    yield "review-step", stepped
    yield "review-trial", tried
    yield "review-rating", rated
    yield "finished", over
    yield "sheet", sheet
    yield "sheet-hand", behind("hand:2")
    yield "sheet-sources", behind("from:fact:0")
    yield "solitary", until(later, "solitary")
    yield "solitary-result", until(_result, "solitary")
    yield "colonel", until(lambda m: _laid(m) > 1 and later(m), "colonel")
    yield "colonel-laying", laying
    yield "skarney", until(lambda m: _has(m, "suggested:0"), "skarney")
    yield "open-discards", opened_pile
    yield "color", until(later, "color")
    yield "color-result", until(_result, "color")
    yield "race-result", until(_result, "race")
    yield "indian", until(later, "indian")
    yield "dice-before-look", until(lambda m: _has(m, "no-offer"), "dice")
    yield "dice-raise", raising
    yield "dice-offer", until(lambda m: _has(m, "accept"), "dice")
    yield "dice-owned", until(lambda m: _has(m, "raise", "draw"), "dice")
    yield "dice-result", until(lambda m: _result(m) and _stake(m) > 1, "dice")
    yield "dice-sheet", stakes


def _talk(made: Parlour) -> bool:
    table = made.view().table
    return table is not None and table.other is not None and bool(table.other.talk)


def think(made: Parlour) -> None:
    """Let the coach finish thinking."""
    while made.working:
        made.work(1.0)


def _laid(made: Parlour) -> int:
    return sum(zone.id.startswith("laid:") for zone in made.view().zones)


def _stake(made: Parlour) -> int:
    session = made.session()
    result = session.result if session is not None else None
    return 1 if result is None or result.die is None else result.die.value


def _result(made: Parlour) -> bool:
    return made.view().scene is Scene.RESULT


def picture(made: Parlour, size: tuple[int, int]) -> pygame.Surface:
    """Return an image of a parlour's window, with all animations finished."""
    surface = pygame.Surface(size)
    app = App(made, size)
    app.settle()
    app.frames.draw(surface, time.monotonic() + 60)
    return surface


def wanted_pictures(sizes: Sequence[tuple[int, int]]) -> list[tuple[tuple[int, int], str]]:
    """Return the sizes and themes to draw.

    Given sizes are drawn in every theme. By default, all of `SIZES` are drawn in green, and only
    1280x800 in the other themes.
    """
    others = [theme for theme in ALLOWED["theme"] if theme != "green"]
    in_full = sizes or [(1280, 800)]
    return [(size, "green") for size in sizes or SIZES] + [
        (size, theme) for size in in_full for theme in others
    ]


def chosen(
    part: str, sizes: Sequence[tuple[int, int]]
) -> dict[str, dict[str, tuple[tuple[int, int], str]]]:
    """Return the images to draw: for each state, its file names with their size and theme.

    Only file names that contain `part` are included.

    Raises:
        LookupError: If no file name contains `part`.
    """
    looks = wanted_pictures(sizes)
    every = {
        name: {f"{name}-{theme}-{size[0]}x{size[1]}.png": (size, theme) for size, theme in looks}
        for name in (*dict(states()), *theatre.MOMENTS)
    }
    found = {
        name: {file: look for file, look in files.items() if part in file}
        for name, files in every.items()
    }
    if not any(found.values()):
        words = {theme for _, theme in looks}
        words |= {f"{width}x{height}" for (width, height), _ in looks}
        raise LookupError(f"no picture has {part!r} in its name; {_near(part, [*every], words)}")
    return found


def _near(part: str, names: Sequence[str], words: set[str]) -> str:
    alike = difflib.get_close_matches(part, sorted({*names, *words}), n=5, cutoff=0.6)
    pieces = {piece for name in names for piece in name.split("-")}
    for piece in difflib.get_close_matches(part, sorted(pieces), n=3, cutoff=0.6):
        alike += [name for name in names if piece in name.split("-")]
    near = list(dict.fromkeys(alike))[:8]
    return f"similar names: {', '.join(near)}" if near else f"all names: {', '.join(names)}"


def main(words: list[str]) -> int:
    """Draw the images selected on the command line."""
    asked = argparse.ArgumentParser(prog="python -m tools.gallery", description=__doc__)
    asked.add_argument("folder", type=Path, nargs="?", default=Path("gallery"))
    asked.add_argument(
        "part", nargs="?", default="", help="draw only files with this in their name"
    )
    asked.add_argument(
        "--size",
        type=size_of,
        action="append",
        help="draw in this size, for example 1280x800, and in every theme",
    )
    asked.add_argument(
        "--text", type=int, choices=ALLOWED["text_size"], default=100, help="text size in per cent"
    )
    asked.add_argument(
        "--language", choices=(*LANGUAGES, pseudo.CODE), help="draw in this language"
    )
    found = asked.parse_args(words)
    folder, sizes = found.folder, found.size or ()
    if not found.part and str(folder) in dict(states()) and not folder.exists():
        asked.error(f"{str(folder)!r} is the name of a scene; name a folder before it")
    try:
        wanted = chosen(found.part, sizes)
    except LookupError as error:
        asked.error(str(error.args[0]))
    if found.language == pseudo.CODE:
        pseudo.install()
    translation.speak(found.language or SOURCE, whatever_is_set=True)
    folder.mkdir(parents=True, exist_ok=True)
    pygame.display.init()
    count = 0
    for name, reach in states():
        if not wanted[name]:
            continue
        made = parlour(text_size=found.text)
        reach(made)
        made.take_said()
        for file, (size, theme) in wanted[name].items():
            made.change("theme", theme)
            for name_of_aid in AIDS:
                made.change(name_of_aid, theme.startswith("contrast"))
            pygame.image.save(picture(made, size), folder / file)
            count += 1
    moments = [name for name in theatre.MOMENTS if wanted[name]]
    staging = theatre.Staging(moments)
    for name in moments:
        for file, (size, theme) in wanted[name].items():
            aids = dict.fromkeys(AIDS, theme.startswith("contrast"))
            image = staging.picture(name, size, theme=theme, text_size=found.text, **aids)
            pygame.image.save(image, folder / file)
            count += 1
    print(f"{count} {'picture' if count == 1 else 'pictures'} in {folder}")
    return 0


if __name__ == "__main__":
    run_command(lambda: main(sys.argv[1:]))
