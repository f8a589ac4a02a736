"""Scenes of the daily deal, the ladder, tournaments, exercises and the cabinet."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import datetime
from functools import partial

from msgspec.structs import replace

from gin.core.cards import DECK, Card, parse_hand
from gin.interface.destinations import (
    ToDaily,
    ToExercises,
    ToLadder,
    ToTournament,
)
from gin.present.shell.parlour import Parlour
from gin.rules.model.phase import Phase
from gin.session.daily import save_master
from gin.session.game import Session
from gin.session.ladder import Place
from gin.session.likeness import READY
from gin.session.storage.store import Store
from gin.session.themes import Theme
from gin.session.tournament import Form
from tests.support.answering import answer_exercise
from tests.support.by_name import choose
from tests.support.daily import play_deal, play_out
from tests.support.dated_matches import add_match
from tests.support.ladder import climb_to, keep_match
from tests.support.tournaments import begun, finish_all, finish_yours, score_others, shown
from tools.gallery.reaching import (
    DAY,
    QUICK,
    SEED,
    Reach,
    later,
    opened,
    play_until,
    think,
)
from tools.gallery.stores import MASTER, answered, daily_month, played
from tools.steady import next_choice

_SHORT_OF_A_KNOCK = "5C 6C 7C JD JH JS 4D 4S 6H AD KC", "8D 9D TD QC QH QS 2S 2H 7H 3C"
"""Eleven cards and ten, with 15 and 14 points of deadwood after the king is discarded."""


def scenes() -> Iterator[tuple[str, Reach]]:
    """Yield the name of each image, and the function that reaches its scene."""
    yield "menu-invitation", _invited
    yield "menu-cabinet", _cabinet
    yield "menu-cabinet-few", _cabinet_few
    yield "ladder", _ladder
    yield "ladder-new", opened("ladder")
    yield "ladder-top", _ladder_top
    yield "ladder-final", _ladder_final
    yield "exercises-empty", opened("exercise")
    yield "exercises", _exercises()
    yield "exercises-theme", _exercises(Theme.KNOCK)
    for theme in Theme:
        yield f"exercise-{theme}", _exercise(theme)
        yield f"exercise-{theme}-wrong", _exercise(theme, solved=False)
    yield "exercise-melds-yours", _exercise_yours
    yield "exercise-goes-right", _exercise(Theme.GOES, solved=True)
    yield "exercise-goes-on", _exercise_goes_on
    yield "daily-new", _daily_new
    yield "daily", _daily
    yield "daily-table", _daily_table
    yield "daily-result", _daily_result
    yield "daily-sheet", _daily_sheet
    yield "daily-menu", _daily_menu
    yield "tournament-new", opened("tournament")
    yield "tournament-table", partial(_tournament, form=Form.ROUND_ROBIN, rounds=3)
    yield "tournament-knockout", partial(_tournament, form=Form.KNOCKOUT, rounds=1)
    yield "tournament-over", _tournament_over
    yield "tournament-lost", partial(_tournament_over, won=False)
    yield "tournament-table-over", partial(_tournament_over, form=Form.ROUND_ROBIN)
    yield "tournament-table-lost", partial(_tournament_over, form=Form.ROUND_ROBIN, won=False)
    yield "tournament-earlier", _tournament_earlier
    yield "tournament-leave", _tournament_leave


def _invited(made: Parlour) -> None:
    for number in range(14):
        add_match(made.store, datetime(2026, 11, 1 + number), number % 2)


def _daily(made: Parlour) -> None:
    made.store = daily_month()
    made.open(ToDaily(DAY))


def _daily_new(made: Parlour) -> None:
    made.open(ToDaily(made.today))


def _daily_result(made: Parlour) -> None:
    made.matches.daily(DAY)
    session = made.session()
    assert isinstance(session, Session)
    save_master(made.store, session.id, MASTER[DAY.day])
    # With the last two cards of the stock, neither player can knock.
    hands = parse_hand(_SHORT_OF_A_KNOCK[0]), parse_hand(_SHORT_OF_A_KNOCK[1])
    free = [card for card in DECK if not (hands[0] | hands[1]) & card.bit]
    session._table = replace(
        session._table,
        phase=Phase.DISCARD,
        turn=0,
        hands=hands,
        stock=tuple(free[:2]),
        discards=tuple(free[2:]),
        upcard=free[-1],
        drawn=Card.parse("KC"),
        passes=0,
    )
    while not session.over:
        if made.waiting:
            made.advance()
        else:
            made.choose(next_choice(made, QUICK))


def _daily_table(made: Parlour) -> None:
    made.matches.daily(DAY)


def _daily_sheet(made: Parlour) -> None:
    _daily_result(made)
    choose(made, "sheet")


def _daily_menu(made: Parlour) -> None:
    made.store = Store.in_memory()
    play_deal(made.store, made.today)


def _tournament(made: Parlour, form: Form, rounds: int) -> None:
    id = begun(made.store, form, 7)
    for _ in range(rounds):
        score_others(made.store, id)
        if shown(made.store, id).your_next is not None:
            finish_yours(made.store, id)
    made.open(ToTournament(id))


def _tournament_over(made: Parlour, form: Form = Form.KNOCKOUT, *, won: bool = True) -> None:
    finish_all(made.store, begun(made.store, form, 7), won=won)
    made.open(ToTournament(1))


def _tournament_earlier(made: Parlour) -> None:
    _tournament_over(made)
    choose(made, "another")


def _tournament_leave(made: Parlour) -> None:
    _tournament(made, Form.ROUND_ROBIN, 2)
    choose(made, "leave-tournament")


def _ladder(made: Parlour) -> None:
    climb_to(made.store, Place(1, 4))
    keep_match(made.store, Place(1, 4), 1)
    made.change("portrait", str(READY[1]))
    made.open(ToLadder())


def _ladder_final(made: Parlour) -> None:
    place = Place(1, 1)
    for seed in range(SEED, SEED + 40):
        session = Session.begin(
            made.store, place.rung.setup, place.rung.level, seed, 0, event=place.event
        )
        if play_out(session, 4).sheet.winner == 0:
            break
    made.matches.resume(session.id)
    choose(made, "final")


def _ladder_top(made: Parlour) -> None:
    climb_to(made.store, Place(2, 1))
    made.change("portrait", str(READY[1]))
    made.open(ToLadder(1))


def _exercises(theme: Theme | None = None) -> Callable[[Parlour], None]:
    def reach(made: Parlour) -> None:
        made.store = answered()
        made.open(ToExercises(theme))

    return reach


def _exercise_yours(made: Parlour) -> None:
    _exercise(Theme.MELDS, solved=False)(made)
    choose(made, "other-answer")


def _exercise(theme: Theme, *, solved: bool | None = None) -> Callable[[Parlour], None]:
    def reach(made: Parlour) -> None:
        made.open(ToExercises(theme))
        choose(made, "begin")
        if solved is not None:
            answer_exercise(made, right=solved)

    return reach


def _exercise_goes_on(made: Parlour) -> None:
    _exercise(Theme.KNOCK, solved=True)(made)
    choose(made, "what-if")


def _cabinet(made: Parlour) -> None:
    made.store = played(28)
    climb_to(made.store, Place(2, 4))
    think(made)


def _cabinet_few(made: Parlour) -> None:
    climb_to(made.store, Place(1, 3))
    play_until(made, later)
    made.home()
    think(made)
