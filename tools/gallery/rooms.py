"""Scenes in the room: with each opponent, and in each season and time of the day."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import datetime

from gin.ai.players.levels import LEVELS
from gin.present.shell.parlour import Parlour
from gin.session.game import Session
from gin.session.ladder import Place
from gin.variants.setups import setup
from tests.support.ladder import climb_to
from tools.gallery.reaching import QUICK, SEED, Reach, TimedParlour, has, think
from tools.steady import next_choice

_TIMES = {
    "winter-night": datetime(2027, 1, 14, 21, 40),
    "spring-dawn": datetime(2027, 4, 20, 6, 10),
    "summer-day": datetime(2027, 7, 3, 15, 20),
    "autumn-dusk": datetime(2027, 10, 9, 18, 5),
}


def scenes() -> Iterator[tuple[str, Reach]]:
    """Yield the name of each image, and the function that reaches its scene."""
    for level in LEVELS:
        yield f"room-{level}", _against(level)
    yield "room-trophies", _with_trophies
    for name, moment in _TIMES.items():
        yield f"room-{name}", _at(moment)
        yield f"room-menu-{name}", _menu_at(moment)


def _against(level: int) -> Callable[[Parlour], None]:
    def reach(made: Parlour) -> None:
        session = Session.begin(made.store, setup("gin"), level, SEED)
        made.matches.resume(session.id)
        while not has(made, "draw"):
            if made.waiting:
                made.advance()
            else:
                made.choose(next_choice(made, QUICK))

    return reach


def _with_trophies(made: Parlour) -> None:
    climb_to(made.store, Place(1, 4))
    think(made)
    _against(4)(made)


def _menu_at(moment: datetime) -> Callable[[Parlour], None]:
    def reach(made: Parlour) -> None:
        assert isinstance(made, TimedParlour)
        made.moment = moment

    return reach


def _at(moment: datetime) -> Callable[[Parlour], None]:
    def reach(made: Parlour) -> None:
        _menu_at(moment)(made)
        _against(3)(made)

    return reach
