"""A steady player for pictures and playthroughs: the choice in a view that stands for an action."""

from __future__ import annotations

from gin.ai.player import Player
from gin.ai.simple import Simple
from gin.present.parlour import Parlour
from gin.present.view import Scene
from gin.rules.actions import (
    Accept,
    Action,
    BigGin,
    Discard,
    Draw,
    Gin,
    Knock,
    NoOffer,
    Offer,
    Pass,
    Refuse,
    Shot,
    Stop,
    Take,
    notation,
)
from gin.rules.engine import legal
from gin.rules.observe import Observation


class Bold(Simple):
    """Simple, but it raises the stake die by one whenever it may."""

    def choose(self, seen: Observation) -> Action:
        """The first offer there is, or Simple's action."""
        offers = (option for option in legal(seen) if isinstance(option, Offer))
        return next(offers, None) or super().choose(seen)


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
        case Offer() | NoOffer() | Accept() | Refuse():
            return notation(action).replace(" ", ":")
    raise ValueError(f"{action} is reached by a declaration, not by one choice")


def next_choice(made: Parlour, player: Player) -> str:
    """What the player would choose now: main choices in dialogs, declarations and results."""
    view, session = made.view(), made.session()
    assert session is not None
    if view.dialog is not None or view.scene is Scene.RESULT or view.choice("confirm"):
        return next(choice.id for choice in view.choices if choice.main)
    id = choice_of(player.choose(session.seen))
    return "bare-gin" if id == "gin" and view.choice("bare-gin") else id
