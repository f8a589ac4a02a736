"""A steady player for pictures and playthroughs: the choice in a view that stands for an action."""

from __future__ import annotations

from gin.ai.player import Player
from gin.ai.players.by_flow import baseline
from gin.present.shell.parlour import Parlour
from gin.present.view import Scene
from gin.rules.engine import legal
from gin.rules.model.actions import (
    Accept,
    Action,
    BigGin,
    Challenge,
    Discard,
    Done,
    Draw,
    Gin,
    HoldUp,
    Knock,
    LayOut,
    NoOffer,
    Offer,
    Pass,
    Refuse,
    Shot,
    Stop,
    Take,
    notation,
)
from gin.rules.model.observation import Observation


class Bold:
    """The baseline, but it raises the stake die by one whenever it may."""

    def __init__(self, seed: int) -> None:
        self._simple = baseline(seed)

    def choose(self, seen: Observation) -> Action:
        """The first offer there is, or the action of the baseline."""
        offers = (option for option in legal(seen) if isinstance(option, Offer))
        return next(offers, None) or self._simple.choose(seen)


def choice_of(action: Action) -> str:
    """The id of the choice that an action is reached by."""
    match action:
        case Draw():
            return "draw"
        case Take():
            return "take"
        case Pass():
            return "pass"
        case Stop():
            return "stop"
        case Discard(card):
            return f"discard:{card.code}"
        case Knock(card, _):
            return "bare-knock" if card is None else f"knock:{card.code}"
        case Shot(card, _):
            return "bare-shot" if card is None else f"shot:{card.code}"
        case Gin(card, _):
            return "gin" if card is None else f"gin:{card.code}"
        case BigGin():
            return "big-gin"
        case Done():
            return "end-turn"
        case HoldUp(card):
            return f"hold:{card.code}"
        case Challenge():
            return "challenge"
        case Offer() | NoOffer() | Accept() | Refuse():
            return notation(action).replace(" ", ":")
    raise ValueError(f"{action} is reached by a declaration, not by one choice")


def next_choice(made: Parlour, mover: Player) -> str:
    """What a player would choose now: main choices in dialogs, declarations and results."""
    view, session = made.view(), made.session()
    assert session is not None
    put_down = view.choice("done") is not None
    if view.dialog is not None or view.scene is Scene.RESULT or view.choice("confirm") or put_down:
        return next(choice.id for choice in view.choices if choice.main)
    action = mover.choose(session.seen)
    if isinstance(action, LayOut):
        layouts = [option for option in legal(session.seen) if isinstance(option, LayOut)]
        return f"suggested:{layouts.index(action)}"
    id = choice_of(action)
    return "bare-gin" if id == "gin" and view.choice("bare-gin") else id
