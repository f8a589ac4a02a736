"""A deterministic player for images and playthroughs, and the choices that make its moves."""

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
    """The baseline player, except that it offers a higher stake whenever it may."""

    def __init__(self, seed: int) -> None:
        self._simple = baseline(seed)

    def choose(self, seen: Observation) -> Action:
        offers = (option for option in legal(seen) if isinstance(option, Offer))
        return next(offers, None) or self._simple.choose(seen)


_ENDS = {kind: end for end, kind in END_BY.items()}


def intent_of(action: Action) -> Intent:
    """Return the intent that leads to an action other than a lay-off or a lay-out."""
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
    """Return the main choice's intent in dialogs, results and lay-outs; else that of the player."""
    view, session = made.view(), made.session()
    assert session is not None
    making = any(view.choice(Draft(step)) is not None for step in (Confirm(), LayOutNow()))
    if view.dialog is not None or view.scene in (Scene.RESULT, Scene.FINAL) or making:
        return next(choice.intent for choice in view.choices if choice.main)
    action = mover.choose(session.seen)
    if isinstance(action, LayOut):
        layouts = [option for option in legal(session.seen) if isinstance(option, LayOut)]
        # If this layout is not listed, use the first one.
        return Draft(UseLayOut(layouts.index(action) if action in layouts else 0))
    intent = intent_of(action)
    # If the view offers no choice to keep all cards, choose plain gin.
    return intent if view.choice(intent) is not None else Draft(EndHand(End.GIN))
