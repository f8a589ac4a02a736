"""Wording of challenges and of the comparison of both lines."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import structs

from gin.core.errors import GinError
from gin.core.external_text import harmless
from gin.core.message import Text, Verbatim, labelled, sentences, started
from gin.messages import challenge as messages
from gin.messages import records
from gin.present.words import refusals
from gin.present.words import table as table_words
from gin.present.words.people import FRIEND, opponent, person
from gin.rules.model.events import Dealt, Event, HandOver
from gin.rules.model.refusal import ActionRefused
from gin.session.challenge import LONGEST_NAME, Challenge, Line
from gin.session.challenges import KeptChallenge, Merit, merit


def friend(challenge: Challenge) -> Text:
    """Return the sender's name, or words for a friend."""
    name = harmless(challenge.name, LONGEST_NAME).strip()
    return Verbatim(name) if name else messages.FRIEND


def other_of(challenge: Challenge) -> str:
    """Return the opponent's name; empty in a solitary game."""
    return "" if challenge.level is None else opponent(challenge.level)


def row(kept: KeptChallenge) -> Text:
    """Name a challenge in a list."""
    name = messages.YOU if kept.own else friend(kept.challenge)
    game, other = kept.challenge.setup.title, other_of(kept.challenge)
    if not other:
        return labelled(name, game)
    return messages.row(name=name, game=game, who=person(1, other))


def invites(kept: KeptChallenge) -> Text:
    """Return the sentence that invites to a challenge."""
    challenge = kept.challenge
    game, other, name = challenge.setup.title, other_of(challenge), friend(challenge)
    if kept.own and other:
        return messages.own(game=game, who=person(1, other))
    if kept.own:
        return messages.own_alone(game=game)
    if not other:
        return started(messages.invites_alone(name=name, game=game))
    return started(messages.invites(name=name, game=game, who=person(1, other)))


def state(kept: KeptChallenge, both: tuple[Merit, Merit] | None) -> Text:
    """Return what became of a challenge; `both` are the values of the player's line and theirs."""
    if both is not None:
        mine, other = both
        if mine == other:
            return messages.EQUAL
        if kept.own:
            return messages.BETTER_NOW if mine > other else messages.BETTER_THEN
        return messages.BETTER if mine > other else messages.worse(name=friend(kept.challenge))
    if kept.own:
        return messages.YOURS
    return messages.TO_PLAY if kept.match is None else messages.BEGUN


def heads(kept: KeptChallenge) -> tuple[Text, Text]:
    """Return the names of both lines: the players, or when the player played each."""
    if kept.own:
        return messages.NOW, messages.THEN
    return messages.YOU, started(friend(kept.challenge))


def compared(kept: KeptChallenge, yours: Line, theirs: Line) -> Text:
    """Return who did better, as a sentence."""
    mine, other = merit(yours), merit(theirs)
    if mine == other:
        return messages.DID_EQUAL
    if kept.own:
        return messages.DID_BETTER_NOW if mine > other else messages.DID_BETTER_THEN
    name = friend(kept.challenge)
    return started((messages.did_better if mine > other else messages.did_worse)(name=name))


def results(kept: KeptChallenge, yours: Line, theirs: Line) -> Text:
    """Return the results of both lines in sentences."""
    if kept.own:
        now, then = heads(kept)
        return sentences(labelled(now, your_result(yours)), labelled(then, your_result(theirs)))
    return sentences(your_result(yours), their_result(theirs, friend(kept.challenge)))


def watch_theirs(kept: KeptChallenge) -> Text:
    """Return the label of the button that replays the sender's hand."""
    return messages.watch_theirs(name=messages.THEN if kept.own else friend(kept.challenge))


def your_result(line: Line) -> Text:
    """Return the result of the player's line in a sentence."""
    sheet, hands = line.match.sheet, len(line.hands)
    if not sheet.over:
        return messages.you_gave_up(hands=hands)
    if len(sheet.totals) == 1:
        return messages.you_alone(yours=sheet.totals[0], hands=hands)
    ending = messages.you_won if sheet.winner == 0 else messages.you_lost
    return ending(yours=sheet.totals[0], theirs=sheet.totals[1], hands=hands)


def their_result(line: Line, name: Text) -> Text:
    """Return the result of the sender's line in a sentence."""
    sheet, hands = line.match.sheet, len(line.hands)
    if len(sheet.totals) == 1:
        return started(messages.friend_alone(name=name, yours=sheet.totals[0], hands=hands))
    ending = messages.friend_won if sheet.winner == 0 else messages.friend_lost
    return started(ending(name=name, yours=sheet.totals[0], theirs=sheet.totals[1], hands=hands))


def moves(events: Iterable[Event], sender: Challenge | None) -> Text:
    """Return the moves of seat 0 in sentences, about a challenge's sender or else the player."""
    said = []
    for event in events:
        if isinstance(event, Dealt | HandOver) or getattr(event, "seat", None) != 0:
            continue
        if sender is None:
            said.append(table_words.event(event, ""))
        else:
            name = friend(sender)
            called = name.text if isinstance(name, Verbatim) else FRIEND
            said.append(started(table_words.event(structs.replace(event, seat=1), called)))
    return sentences(*said)


def reason(error: GinError) -> Text:
    """Return the sentence about an error, with the rule that a move breaks."""
    refused = error.__cause__
    if isinstance(refused, ActionRefused):
        why = refusals.sentence(refused.refusal)
        return records.told_why(what=started(error.text), why=why)
    return started(error.sentence)


def with_undo(kept: KeptChallenge) -> Text:
    """Return the sentence that the sender took moves back."""
    if kept.own:
        return messages.OWN_WITH_UNDO
    return started(messages.with_undo(name=friend(kept.challenge)))


def seal_fits(kept: KeptChallenge) -> Text:
    """Return what the seal of a challenge proves."""
    fits = messages.SEAL_FITS
    if kept.own:
        return fits
    return sentences(fits, messages.seal_compared(name=friend(kept.challenge)))
