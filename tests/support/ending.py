"""A window in which a hand of given cards is about to end."""

from __future__ import annotations

from collections import deque

from msgspec.structs import replace

from gin.core.cards import DECK, Card, parse_hand
from gin.interface.intents import Draft
from gin.interface.steps import Confirm, End, EndHand
from gin.present.screens.table.match import TableScreen
from gin.rules.model.actions import Action, Gin, Knock, LayOff
from gin.rules.model.observation import Observation
from gin.rules.model.phase import Phase
from gin.session.engines.client import BuiltInOpponent
from gin.variants.setups import setup
from tests.support.devices import Clock
from tests.support.user import User

KNOCKING = "3C 4C 5C 8D 8H 8S JD QD KD 2S KH"
"""Eleven cards; discarding the king of hearts allows a knock with 2."""
GOING_GIN = "3C 4C 5C 8D 8H 8S JD QD KD TD KH"
"""Eleven cards; discarding the king of hearts allows gin."""
CAUGHT = "6C 9S 9C 9H 2D 2H 2C QS 7H 4S"
"""Ten cards; after laying off the six of clubs on the knocker's run, 21 points are left."""
LOW = "AC AD AH 9S 9C 9H 7C 7D 7H AS"
"""Ten cards whose only deadwood is an ace, so that they undercut a knock."""


class Scripted:
    def __init__(self, *actions: Action) -> None:
        self._actions = deque(actions)

    def choose(self, seen: Observation) -> Action:
        del seen
        return self._actions.popleft()


def melds(*texts: str) -> tuple[int, ...]:
    return tuple(map(parse_hand, texts))


RUNS = melds("3C 4C 5C", "8D 8H 8S", "JD QD KD")
KNOCK = Knock(Card.parse("KH"), RUNS)
GIN = Gin(Card.parse("KH"), melds("3C 4C 5C", "8D 8H 8S", "TD JD QD KD"))
LAYS_OFF = LayOff(melds("9C 9H 9S", "2C 2D 2H"), ((Card.parse("6C"), 0),))
UNDERCUTS = LayOff(melds("AC AD AH AS", "9C 9H 9S", "7C 7D 7H"), ())


def near_the_end(
    mine: str,
    theirs: str,
    *plays: Action,
    turn: int = 0,
    speed: str = "normal",
    size: tuple[int, int] = (1280, 800),
    **settings: object,
) -> User:
    user = User("", size, speed=speed, **settings)
    user.parlour.matches.start(setup("gin"), 7, 0)
    session = user.parlour.session()
    assert session is not None
    hands = parse_hand(mine), parse_hand(theirs)
    free = [card for card in DECK if not (hands[0] | hands[1]) & card.bit]
    session._table = replace(
        session._table,
        phase=Phase.DISCARD,
        turn=turn,
        hands=hands,
        stock=tuple(free[:-3]),
        discards=tuple(free[-3:]),
        upcard=free[-1],
        drawn=Card.parse("KH"),
        passes=0,
    )
    session.opponent.sit(BuiltInOpponent(Scripted(*plays)))
    screen = user.parlour._screens[-1]
    assert isinstance(screen, TableScreen)
    screen._cutting = False
    screen._order.follow(screen._seating())
    screen._moves.follow(session.seen)
    user.parlour.take_events()
    user.parlour.take_announcements()
    user.app.refresh()
    user.app.settle()
    return user


def end(user: User, how: End = End.KNOCK) -> None:
    user.parlour.choose(Draft(EndHand(how, Card.parse("KH"))))
    if user.parlour.settings.confirm:
        user.parlour.choose(Draft(Confirm()))
    user.app.refresh()


def wait(user: User, clock: Clock, seconds: float) -> None:
    for _ in range(round(seconds * 60)):
        clock.now += 1 / 60
        user.app.tick(clock.now)
