"""Wording of the ladder."""

from __future__ import annotations

from collections.abc import Iterator

from gin.ai.players.levels import STRONGEST
from gin.core.message import NOTHING, Message, Text, Who
from gin.interface.pictures import Mood
from gin.messages import ladder as messages
from gin.present.words.people import opponent, person
from gin.rules.model.rules import Flow
from gin.session.ladder import ROUNDS, Climb, Place, RungState
from gin.session.moments import local_time


def who(place: Place) -> Who:
    """Return the opponent on a rung."""
    return person(1, opponent(place.rung.level))


def rung(place: Place) -> Message:
    """Return the name of a rung: its number and its opponent."""
    if place.last:
        return messages.top_rung(who=who(place))
    return messages.rung(number=place.step, who=who(place))


def round_name(number: int) -> Message:
    """Return the name of a round: its number and its family of games."""
    return messages.round(number=number, name=messages.name(number=number))


def subtitle(climb: Climb, number: int) -> Message:
    """Return a round, and how many of its rungs are climbed."""
    rungs = climb.round(number)
    done = sum(one.won for one in rungs)
    return messages.subtitle(round=round_name(number), done=done, whole=len(rungs))


def state_text(state: RungState, *, next: bool) -> Text:
    """Return how a rung stands: under way, won, to climb next, or lost before."""
    if state.begun is not None:
        yours, theirs = state.totals
        return messages.begun(yours=yours, theirs=theirs)
    if state.won:
        return messages.won(when=local_time(state.when).date())
    if next:
        return messages.NEXT
    return messages.lost(count=state.lost) if state.lost else NOTHING


def mood(state: RungState, *, next: bool) -> Mood:
    """Return the face that an opponent makes on the ladder."""
    if state.last_lost:
        return Mood.WINNING
    if state.won:
        return Mood.LOSING
    return Mood.GREETING if next else Mood.CALM


def invitation(place: Place) -> Message:
    """Return the invitation to the match of a rung, as its opponent says it."""
    return messages.SERIES[f"invite-{place.round}"][place.step - 1]


def strength(place: Place) -> Text:
    """Return how long the strongest opponent thinks on a rung; nothing for the others."""
    rung = place.rung
    if rung.level != STRONGEST or rung.setup.rules.flow is not Flow.CLASSIC:
        return NOTHING
    return messages.hurried(who=who(place)) if rung.hurried else messages.full(who=who(place))


def outcome(place: Place, climb: Climb, *, won: bool) -> Iterator[tuple[Text, bool]]:
    """Yield lines for the end of a match of the ladder, each with whether it is a success."""
    if not won:
        yield messages.held(who=who(place)), False
        return
    rungs = ROUNDS[place.round - 1]
    yield messages.climbed(number=place.step, whole=len(rungs)), True
    if climb.completed(place.round):
        yield messages.round_done(name=messages.name(number=place.round)), True
    above = climb.next
    if above is None:
        yield messages.ALL_DONE, True
    elif above.round != place.round and above.step == 1:
        yield messages.round_next(name=messages.name(number=above.round)), False
    else:
        yield messages.invited(who=who(above), game=above.rung.setup.title), False
