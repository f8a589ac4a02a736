"""Scenes about kept matches: statistics, records, habits and finished matches."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from gin.interface.destinations import (
    ToHabits,
)
from gin.present.shell.parlour import Parlour
from tests.support.by_name import choose
from tools.gallery.reaching import (
    Reach,
    opened,
    play_until,
    shows_result,
)
from tools.gallery.stores import judged, played


def scenes() -> Iterator[tuple[str, Reach]]:
    """Yield the name of each image, and the function that reaches its scene."""
    yield "finished", _over
    yield "statistics-empty", opened("statistics")
    yield "statistics", _statistics
    yield "statistics-few", _few
    yield "statistics-many", _many
    yield "statistics-solitary", _only("filter:only:solitary")
    yield "records-empty", opened("records")
    yield "records", _recorded
    yield "habits-empty", _habits_empty
    yield "habits", _habits
    yield "habits-costly", _counted


def _over(made: Parlour) -> None:
    made.store = played(5)
    choose(made, "statistics")
    choose(made, "finished")


def _statistics(made: Parlour) -> None:
    play_until(made, lambda m: shows_result(m) and len(m.session().sheet.rows) >= 3)  # type: ignore[union-attr]
    made.home()
    choose(made, "statistics")


def _many(made: Parlour) -> None:
    made.store = played(28)
    choose(made, "statistics")


def _recorded(made: Parlour) -> None:
    made.store = played(28)
    choose(made, "records")


def _habits_empty(made: Parlour) -> None:
    made.open(ToHabits())


def _habits(made: Parlour) -> None:
    made.store = judged(28)
    choose(made, "statistics")
    choose(made, "habits")


def _counted(made: Parlour) -> None:
    _habits(made)
    choose(made, "figure:costly")


def _only(id: str) -> Callable[[Parlour], None]:
    def reach(made: Parlour) -> None:
        _many(made)
        choose(made, id)

    return reach


def _few(made: Parlour) -> None:
    made.store = played(3)
    choose(made, "statistics")
