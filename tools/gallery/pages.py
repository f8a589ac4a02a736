"""Scenes away from the table: the menu, games, people, settings, help and the guided hand."""

from __future__ import annotations

import atexit
import tempfile
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

from gin.core.cards import Card
from gin.core.message import Verbatim, ended
from gin.interface.destinations import (
    ToBuild,
)
from gin.interface.intents import Do, PageAction, Play
from gin.interface.view import Scene
from gin.messages import errors
from gin.present.lesson import script
from gin.present.screens.hosting import HostingScreen
from gin.present.shell.parlour import Parlour
from gin.present.shell.seating import Seat
from gin.rules.model.actions import Discard
from gin.session import household, mixtures, settings_file
from gin.session.likeness import READY
from gin.session.settings import ALLOWED, Settings
from gin.variants.setups import setup
from tests.support.by_name import choose, enter
from tools.gallery.reaching import (
    QUICK,
    Reach,
    later,
    opened,
    play_until,
)
from tools.steady import next_choice


def scenes() -> Iterator[tuple[str, Reach]]:
    """Yield the name of each image, and the function that reaches its scene."""
    yield "menu-first", lambda made: None
    yield "menu-continue", _menu_again
    yield "menu-lesson", _menu_lesson
    yield "games-begun", _games_begun
    yield "anew", _anew
    yield "games", opened("games")
    yield "options", _options
    yield "build", _build()
    yield "build-mixed", _build("rush", "rainbow=on", "target=150", "sheet=three_games")
    yield "build-values", _build("gin", "knock=any", "opening=eleven_card", then=("option:knock",))
    yield "build-code", _build(then=("code",), typed="0028-R2G8-M1GV-9")
    yield "games-own", _own
    yield "people", _people
    yield "people-program", _program
    yield "players", _players
    yield "players-leave", _players_leave
    yield "players-start", _who_plays
    yield "players-guest", _guest
    yield "partner", _partner
    yield "hosting", _hosting
    yield "curtain", _curtain
    yield "curtain-hidden", _hidden
    yield "yourself", _yourself
    yield "yourself-chosen", _own_portrait
    yield "settings", opened("settings")
    yield "rules", opened("rules")
    yield "rules-page", _page
    for name in SCROLLED:
        yield name, _rules_of(name.removeprefix("rules-"))
    yield "help", opened("help")
    yield "fair-play", _fair
    yield "troubles", _troubles
    yield "keys", _asked("keys")
    yield "keys-asked", _asked("key:knock")
    yield "keys-clash", _clash
    yield "notices", _notices
    yield "guide-1", _lesson("welcome")
    yield "guide-run", _lesson("run")
    yield "guide-deadwood", _lesson("deadwood")
    yield "guide-knock", _lesson("knock")
    yield "guide-choose", _lesson("choose")
    yield "guide-chosen", _strayed
    yield "guide-lay-off", _lesson("lay-off")
    yield "guide-count", _lesson("count")
    yield "guide-undercut", _lesson("undercut")
    yield "guide-end", _lesson("end")


def _menu_again(made: Parlour) -> None:
    play_until(made, later)
    made.home()


def _menu_lesson(made: Parlour) -> None:
    """Begin a match and a daily deal, and leave the lesson half done."""
    _menu_again(made)
    made.matches.daily(made.today)
    made.home()
    take_lesson(made, "count")
    made.home()


def _games_begun(made: Parlour) -> None:
    _menu_again(made)
    choose(made, "games")


def _anew(made: Parlour) -> None:
    _menu_again(made)
    choose(made, "play")


def _lesson(step: str) -> Callable[[Parlour], None]:
    return lambda made: take_lesson(made, step)


def take_lesson(made: Parlour, until: str) -> None:
    """Play the guided first hand up to the step with this id."""
    choose(made, "guide")
    for step in script.STEPS:
        if step.id == until:
            return
        made.choose(step.wants[0] if step.wants else Do(PageAction.GO_ON))
        while made.waiting:
            made.advance()


def _strayed(made: Parlour) -> None:
    """Choose a poor discard, and watch what comes of it."""
    take_lesson(made, "choose")
    made.choose(Play(Discard(Card.parse("JH"))))
    choose(made, "go-on")
    while made.waiting:
        made.advance()


def _options(made: Parlour) -> None:
    choose(made, "games")
    choose(made, "options")


def _build(
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


def _own(made: Parlour) -> None:
    mixtures.keep(made.store, setup("rush", ["rainbow=on", "target=150"]))
    mixtures.keep(made.store, setup("oklahoma", ["sheet=suits"]), "Friday's game")
    choose(made, "games")
    mixtures.toggle_favourite(made.store, "color")
    choose(made, next(c.id for c in made.view().choices if c.id.startswith("mix:")))


SCROLLED = {
    "rules-gin": "knock",
    "rules-oklahoma": "spades",
    "rules-color": "suits",
    "rules-hollywood": "three-games",
    "rules-dice": "die",
    "rules-skarney": "contract",
    "rules-solitary": "round-of-deals",
    "rules-indian": "gin",
    "rules-tedesco": "aces",
    "rules-rainbow": "rainbows",
    "rules-sequence": "long-runs",
}
"""Rules pages, and the figure that each is scrolled to."""


def _rules_of(game: str) -> Reach:
    def reach(made: Parlour) -> None:
        choose(made, "rules")
        choose(made, f"game:{game}")

    return reach


def _page(made: Parlour) -> None:
    choose(made, "rules")
    choose(made, "game:gin")


def _people(made: Parlour) -> None:
    choose(made, "games")
    choose(made, "level")


def _program(made: Parlour) -> None:
    _people(made)
    choose(made, "person:0")
    enter(made, "entry", str(Path(__file__).parents[2] / "docs" / "example-bot.py"))


def _players(made: Parlour) -> None:
    made.players.root = family()
    choose(made, "players")


def _players_leave(made: Parlour) -> None:
    _players(made)
    choose(made, "remove-player")


def _who_plays(made: Parlour) -> None:
    made.players.root = family()
    last = Seat(made.store, None, made.settings)
    made.players.ask_who("player-2", last, lambda settings: settings, lambda: None)
    made.ask_who_plays(made.settings)


def _guest(made: Parlour) -> None:
    made.players.root = family()
    made.players.sit_as_guest()


def _partner(made: Parlour) -> None:
    made.players.root = family()
    choose(made, "partner")


def _yourself(made: Parlour) -> None:
    choose(made, "settings")
    choose(made, "yourself")


def _own_portrait(made: Parlour) -> None:
    made.change("name", "Josephine")
    _yourself(made)
    choose(made, "person:4")


def _fair(made: Parlour) -> None:
    choose(made, "help")
    choose(made, "fair")


def _troubles(made: Parlour) -> None:
    choose(made, "help")
    choose(made, "troubles")


def _asked(id: str) -> Callable[[Parlour], None]:
    def reach(made: Parlour) -> None:
        for choice in dict.fromkeys(("settings", "keys", id)):
            choose(made, choice)

    return reach


def _clash(made: Parlour) -> None:
    _asked("key:knock")(made)
    enter(made, "key", "D")


def _notices(made: Parlour) -> None:
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


class _Waiting:
    """A table that waits for a person who is away."""

    code = "4K7-M2Q"
    waits_for = Verbatim("Wilhelmina Augusta V")

    def play_here(self) -> None:
        return


def _hosting(made: Parlour) -> None:
    made.show(HostingScreen(made, _Waiting()))


def _curtain(made: Parlour) -> None:
    # The match opens the other player's data, which only one program may use.
    made.players.root = new_family()
    made.shared.start(setup("gin"), "player-3")
    for _ in range(99):
        if made.view().scene is Scene.CURTAIN:
            return
        if made.waiting:
            made.advance()
        else:
            made.choose(next_choice(made, QUICK))
    raise AssertionError("the curtain does not close")


def _hidden(made: Parlour) -> None:
    _curtain(made)
    choose(made, "look")
    made.hide_cards()


@cache
def family() -> Path:
    """Return a data folder with four players; `new_family` makes one."""
    return new_family()


def new_family() -> Path:
    """Return a new data folder with four players, deleted when the program ends."""
    made = tempfile.TemporaryDirectory(prefix="gallery-")
    atexit.register(made.cleanup)
    root = Path(made.name)
    settings_file.write(root, Settings(name="Josephine", portrait=str(READY[1])))
    for name in ("Иван", "Wilhelmina Augusta V", "Tom"):
        household.add(root, name, Settings())
    return root
