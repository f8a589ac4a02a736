"""A steady player for pictures and playthroughs: the choice in a view that stands for an action."""

from __future__ import annotations

from gin.ai.player import Player
from gin.ai.players.by_flow import baseline
from gin.interface.intents import Draft, Intent, Play
from gin.interface.steps import Confirm, End, EndHand, LayOutNow, UseLayOut
from gin.interface.view import Scene
from gin.present.shell.parlour import Parlour
from gin.present.tableview.endings import END_BY
from gin.rules.engine import legal
from gin.rules.model.actions import Action, BigGin, Gin, Knock, LayOff, LayOut, Offer, Shot
from gin.rules.model.observation import Observation


class Bold:
    """The baseline, but it raises the stake die by one whenever it may."""

    def __init__(self, seed: int) -> None:
        self._simple = baseline(seed)

    def choose(self, seen: Observation) -> Action:
        """The first offer there is, or the action of the baseline."""
        offers = (option for option in legal(seen) if isinstance(option, Offer))
        return next(offers, None) or self._simple.choose(seen)


_ENDS = {kind: end for end, kind in END_BY.items()}


def intent_of(action: Action) -> Intent:
    """What a choice intends that an action is reached by."""
    match action:
        case BigGin():
            return Draft(EndHand(End.BIG_GIN))
        case Knock(card) | Shot(card) | Gin(card):
            return Draft(EndHand(_ENDS[type(action)], card, keeping_all=card is None))
        case LayOff() | LayOut():
            raise ValueError(f"{action} is reached by several choices")
        case _:
            return Play(action)


def next_choice(made: Parlour, mover: Player) -> Intent:
    """What a player would choose now: main choices in dialogs, declarations and results."""
    view, session = made.view(), made.session()
    assert session is not None
    making = any(view.choice(Draft(step)) is not None for step in (Confirm(), LayOutNow()))
    if view.dialog is not None or view.scene in (Scene.RESULT, Scene.FINAL) or making:
        return next(choice.intent for choice in view.choices if choice.main)
    action = mover.choose(session.seen)
    if isinstance(action, LayOut):
        layouts = [option for option in legal(session.seen) if isinstance(option, LayOut)]
        # Another split of the same hand is not among the suggestions: take the first.
        return Draft(UseLayOut(layouts.index(action) if action in layouts else 0))
    intent = intent_of(action)
    # Where nothing is discarded yet, gin needs no word on keeping all cards.
    return intent if view.choice(intent) is not None else Draft(EndHand(End.GIN))
