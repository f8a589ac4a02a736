"""Scenes after a hand or a match: results, score sheets, reviews and reports."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

from gin.interface.result import ResultView
from gin.present.shell.parlour import Parlour
from gin.session.game import Session
from gin.session.likeness import READY
from gin.variants.setups import setup
from tests.support.by_name import choose
from tests.support.daily import play_out
from tools.gallery import reports
from tools.gallery.reaching import (
    SEED,
    Reach,
    play_until,
    shows_result,
    think,
    until,
)


def scenes() -> Iterator[tuple[str, Reach]]:
    """Yield the name of each image, and the function that reaches its scene."""
    yield "seal-revealed", _unsealed
    yield "result-named", _named_result
    yield "result", until(shows_result)
    yield "result-trophy", until(_shows_trophy)
    yield "result-game", until(lambda m: shows_result(m) and m.session().sheet.over)  # type: ignore[union-attr]
    for game in ("gin", "hollywood", "color", "twofold", "solitary"):
        yield f"final-{game}", _final(game)
    yield "final-lost", _final("gin", won=False)
    for game in reports.TARGETS:
        yield f"report-{game}", _reported(game)
    yield "report-none", _no_report
    yield "review", _reviewed
    yield "review-step", _stepped
    yield "review-trial", _tried
    yield "review-rating", _rated
    yield "sheet", _sheet
    yield "sheet-hand", _behind("hand:2")
    yield "sheet-sources", _behind("from:fact:0")
    yield "solitary-result", until(shows_result, "solitary")
    yield "color-result", until(shows_result, "color")
    yield "race-result", until(shows_result, "race")
    yield "dice-result", until(lambda m: shows_result(m) and _stake(m) > 1, "dice")
    yield "dice-sheet", _stakes


def _unsealed(made: Parlour) -> None:
    play_until(made, shows_result)
    choose(made, "seal")


def _shows_trophy(made: Parlour) -> bool:
    shown = made.view().content
    return isinstance(shown, ResultView) and bool(shown.trophy)


def _named_result(made: Parlour) -> None:
    made.change("name", "Josephine")
    made.change("portrait", str(READY[1]))
    play_until(made, shows_result)


def _sheet(made: Parlour) -> None:
    play_until(made, lambda m: shows_result(m) and len(m.session().sheet.rows) >= 4)  # type: ignore[union-attr]
    choose(made, "sheet")


def _behind(number: str) -> Callable[[Parlour], None]:
    def reach(made: Parlour) -> None:
        _sheet(made)
        choose(made, number)

    return reach


def _stakes(made: Parlour) -> None:
    play_until(made, lambda m: shows_result(m) and _stake(m) > 1, "dice")
    choose(made, "sheet")


def _reviewed(made: Parlour) -> None:
    play_until(made, shows_result)
    choose(made, "review")
    think(made)


def _stepped(made: Parlour) -> None:
    _reviewed(made)
    choose(made, "move:3")


def _tried(made: Parlour) -> None:
    _stepped(made)
    choose(made, "what-if")


def _rated(made: Parlour) -> None:
    play_until(made, shows_result)
    made.home()
    rng = random.Random(1)
    for hand in range(1, 20):
        given = rng.uniform(4, 30) / hand**0.4
        made.store.set_note(f"review:1:{hand}", f"{1.79e9 + 9e4 * hand:.0f} 14 {given:.2f}")
    choose(made, "statistics")


def _final(game: str, *, won: bool = True) -> Callable[[Parlour], None]:
    def reach(made: Parlour) -> None:
        for seed in range(SEED, SEED + 60):
            session = Session.begin(made.store, setup(game), 1 if won else 4, seed)
            if (play_out(session).sheet.winner == 0) is won:
                break
        made.matches.resume(session.id)
        choose(made, "final")

    return reach


def _reported(game: str) -> Callable[[Parlour], None]:
    def reach(made: Parlour) -> None:
        made.matches.resume(reports.reported(made.store, game).id)
        choose(made, "final")
        choose(made, "report")

    return reach


def _no_report(made: Parlour) -> None:
    choose(made, "report")


def _stake(made: Parlour) -> int:
    session = made.session()
    result = session.seen.result if session is not None else None
    return 1 if result is None or result.die is None else result.die.value
