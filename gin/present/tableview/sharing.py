"""The picture of a finished match."""

from __future__ import annotations

from gin.core.cards import Card
from gin.core.message import NOTHING, Text, Verbatim, commas, started
from gin.interface.pictures import MatchPicture, Mood
from gin.messages import sharing as messages
from gin.messages import standing
from gin.present.tableview.mood import mood_after
from gin.present.words import final, match_score, sheet
from gin.present.words.cards import loose_order, run_order
from gin.present.words.people import PlayerProfile, face_of, opponent_of, person
from gin.rules.model.result import HandResult
from gin.session.game import Session


def match_picture(session: Session, you: PlayerProfile) -> MatchPicture:
    """Return the picture of a finished match, with the last hand that its winner won."""
    score, level = session.sheet, session.level
    other = opponent_of(session)
    results = session.match.results
    number = shown_hand(session)
    shown = results[number - 1]
    side = shown.sides[shown.winner or 0]
    groups: list[tuple[Card, ...]] = [run_order(meld) for meld in side.melds]
    if side.loose:
        groups.append(loose_order(side.loose, session.rules))
    hand = messages.hand_number(number=number)
    mood = mood_after(results[-1], 1, score) if level is not None else Mood.CALM
    faces = (you.portrait,) if level is None else (you.portrait, face_of(session))
    pleased = Mood.WINNING if score.winner == 0 else Mood.CALM
    return MatchPicture(
        session.title,
        (you.name, *match_score.names(len(faces), other)[1:]),
        faces,
        (pleased, mood)[: len(faces)],
        score.totals,
        _heading(session, you, other),
        _below(results),
        None if level is not None and score.winner is None else score.winner == 0,
        started(commas(hand, sheet.how(shown))),
        tuple(groups),
    )


def _heading(session: Session, you: PlayerProfile, other: str) -> Text:
    """Return who won, in words for others; empty if the player has no name."""
    if session.level is None or session.sheet.winner != 0:
        return final.heading(session.sheet, session.rules, other)
    if not isinstance(you.name, Verbatim):
        return NOTHING
    who = person(1, you.name.text)
    return standing.wins(who=who, sheet=session.rules.format.sheet)


def _below(results: tuple[HandResult, ...]) -> Text:
    return messages.in_hands(hands=len(results))


def shown_hand(session: Session) -> int:
    """Return the number of the last hand that the match's winner won, or of the last hand."""
    results, winner = session.match.results, session.sheet.winner
    if session.level is None:
        winner = 0
    won = [
        number
        for number, one in enumerate(results, start=1)
        if one.winner is not None and one.winner == winner and one.sides[winner].melds
    ]
    return won[-1] if won else len(results)
