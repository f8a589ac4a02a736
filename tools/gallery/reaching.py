"""Ways to reach a scene: a parlour, moves until a state is reached, and choices."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, datetime, time

from gin.ai.players.levels import player
from gin.ai.players.solitary import best_move
from gin.interface.view import Scene
from gin.present.shell.parlour import Parlour
from gin.rules.model.actions import Action
from gin.rules.model.observation import Observation
from gin.session.storage.store import Store
from gin.variants.setups import setup
from tests.support.by_name import choose, find_choice
from tools.steady import next_choice

SEED = 3
DAY = date(2026, 11, 27)
Reach = Callable[[Parlour], None]


class TimedParlour(Parlour):
    """A parlour at a fixed time, by default on an evening in autumn."""

    moment = datetime.combine(DAY, time(20, 25))

    @property
    def now(self) -> datetime:
        return self.moment


def parlour(**settings: object) -> Parlour:
    """Return a parlour with an in-memory store, a fixed seed and the speed "instant"."""
    made = TimedParlour(Store.in_memory(), None, seed=SEED)
    made.change("speed", "instant")
    for name, value in settings.items():
        made.change(name, value)
    return made


class _Quick:
    def choose(self, seen: Observation) -> Action:
        alone = len(seen.counts) == 1
        return best_move(seen, ahead=False) if alone else player(3, 0).choose(seen)


QUICK = _Quick()
"""Plays sensible moves quickly."""


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
        made.choose(next_choice(made, QUICK))
    raise AssertionError("the state was not reached")


def think(made: Parlour) -> None:
    """Let the coach finish thinking."""
    while made.working:
        made.work(1.0)


def has(made: Parlour, *choices: str) -> bool:
    """Return whether all these choices can be made."""
    able = {choice.id for choice in made.view().choices if not choice.why}
    return able.issuperset(choices)


def shows_result(made: Parlour) -> bool:
    """Return whether the result of a hand is shown."""
    return made.view().scene is Scene.RESULT


def can_discard(made: Parlour) -> bool:
    """Return whether a card can be discarded."""
    view = made.view()
    return any(c.id.startswith("discard:") and not c.why for c in view.choices)


def later(made: Parlour) -> bool:
    """Return whether a card can be discarded after some turns."""
    session = made.session()
    return can_discard(made) and session is not None and len(session.seen.log) > 12


def opened(id: str) -> Callable[[Parlour], None]:
    """Return the function that makes a choice of the menu."""
    return lambda made: choose(made, id)


def until(wanted: Callable[[Parlour], bool], game: str = "gin") -> Callable[[Parlour], None]:
    """Return the function that plays until the wanted state is reached."""
    return lambda made: play_until(made, wanted, game)
