"""Wording of the menu."""

from __future__ import annotations

from gin.ai.players.levels import LEARNER
from gin.core.message import Message
from gin.messages import menu as messages
from gin.present.words.people import next_opponent, opponent, person
from gin.session.rivalry import Rivalry
from gin.session.settings import Settings


def rivalry(how: Rivalry) -> Message:
    """Return the record against the last opponent, or who would like a match."""
    who = person(1, opponent(how.level))
    if how.challenger is not None:
        stronger = person(1, opponent(how.challenger))
        return messages.challenger(who=who, number=how.row, next=stronger)
    if how.consoler is not None:
        weaker = person(1, opponent(how.consoler))
        return messages.consoler(who=who, number=how.lost_row, next=weaker)
    if how.won == how.lost:
        return messages.level(who=who, won=how.won)
    leads = messages.you_lead if how.won > how.lost else messages.they_lead
    return leads(who=who, won=how.won, lost=how.lost)


def newcomer() -> Message:
    """Return the button that begins with the opponent who learns."""
    return messages.newcomer(who=person(1, opponent(LEARNER)))


def play(settings: Settings) -> Message:
    """Return the note on the play button: the next opponent."""
    return messages.play_note(who=next_opponent(settings))
