"""What the menu says."""

from __future__ import annotations

from gin.core.message import Message, Text
from gin.messages import menu as messages
from gin.present.words.people import next_opponent, opponent, person
from gin.session.rivalry import Rivalry
from gin.session.settings import Settings


def invitation(how: Rivalry, title: Text) -> Message:
    """How one stands against whom one played last, and the game of the day by its title."""
    return messages.invitation(rivalry=_rivalry(how), title=title)


def _rivalry(how: Rivalry) -> Message:
    who = person(1, opponent(how.level))
    if how.challenger is not None:
        stronger = person(1, opponent(how.challenger))
        return messages.challenger(who=who, number=how.row, next=stronger)
    if how.won == how.lost:
        return messages.level(who=who, won=how.won)
    told = messages.you_lead if how.won > how.lost else messages.they_lead
    return told(who=who, won=how.won, lost=how.lost)


def play(settings: Settings) -> Message:
    """What the button that begins a match leads to: against whom."""
    return messages.play_note(who=next_opponent(settings))
