"""Wording of tournaments."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from gin.core.message import (
    NOTHING,
    Message,
    Text,
    Who,
    added,
    commas,
    ended,
    only,
    sentences,
    started,
)
from gin.interface.paper import EntrantsView
from gin.interface.refs import Area, EntryKind, EntryRef
from gin.messages import standing
from gin.messages import tournament as messages
from gin.present.words import games
from gin.present.words.people import PEOPLE, PlayerProfile, opponent, person
from gin.session.moments import local_time
from gin.session.tournament import (
    FIELD,
    YOU,
    Form,
    Game,
    Round,
    TableRow,
    Tournament,
    games_of_yours,
)
from gin.variants.lengths import hands_of
from gin.variants.setups import Setup

FORMS = {Form.ROUND_ROBIN: messages.ROUND_ROBIN, Form.KNOCKOUT: messages.KNOCKOUT}
NOTES = {Form.ROUND_ROBIN: messages.ROUND_ROBIN_NOTE, Form.KNOCKOUT: messages.KNOCKOUT_NOTE}
_LONG = 120
"""Minutes from which a length is given in hours."""


def who(entrant: int) -> Who:
    """Return an entrant for use in a message."""
    return person(0, "") if entrant == YOU else person(1, opponent(entrant))


def name(entrant: int) -> Text:
    """Return an entrant's name."""
    return standing.name(who=who(entrant))


def entrants(you: PlayerProfile, form: Form) -> EntrantsView:
    """Return the faces and names of all who will play, you first."""
    others = [PEOPLE[level] for level in FIELD if level != YOU]
    return EntrantsView(
        EntryRef(EntryKind.NOTE, Area.PEOPLE),
        (you.portrait, *(one.portrait for one in others)),
        tuple(started(name(entrant)) for entrant in FIELD),
        form is Form.KNOCKOUT,
    )


def game(agreed: Setup) -> Message:
    """Return a game with its target: Gin Rummy to 50."""
    return messages.game_to(game=agreed.game.title, target=agreed.rules.format.target)


def length(form: Form, agreed: Setup) -> Message:
    """Say how long the player's matches take."""
    least, most = games_of_yours(form, len(FIELD))
    hands = hands_of(agreed)
    assert hands is not None, "only the target of a tournament can be chosen"
    minutes, whole = games.minutes(hands), games.minutes(hands * most)
    if whole < _LONG:
        return messages.length(minutes=minutes, least=least, most=most, whole=whole)
    hours = round(whole / 60)
    return messages.length_in_hours(minutes=minutes, least=least, most=most, hours=hours)


def subtitle(shown: Tournament) -> Text:
    """Say what is played, and who plays whom next; at the end, who wins the cup."""
    game_to = game(shown.agreed)
    if shown.champion is not None:
        return messages.wins_cup(who=who(shown.champion))
    if shown.left:
        return messages.nobody(game=game_to)
    if not shown.still_in:
        return messages.you_are_out(game=game_to)
    next_game, now = shown.your_next, round_name(shown, shown.current)
    other = None if next_game is None else next_game.other(YOU)
    if other is None:
        return messages.others_play(game=game_to, round=now)
    return messages.you_play(game=game_to, round=now, who=who(other))


def your_place(shown: Tournament) -> Text:
    """Return the player's place in the table; empty in a knockout or before the first match."""
    if shown.form is Form.KNOCKOUT:
        return NOTHING
    row = next(row for row in shown.table if row.entrant == YOU)
    if not row.played:
        return NOTHING
    return messages.your_place(
        place=shown.table.index(row) + 1, count=len(shown.field), won=row.won, played=row.played
    )


def consolation(shown: Tournament) -> Message:
    """Console the player after a tournament that another won."""
    if YOU in shown.final.pair:
        return messages.ONE_SHORT
    games = [game for of in shown.rounds for game in of.games]
    return messages.consolation(won=sum(game.winner == YOU for game in games))


def status(shown: Tournament) -> Text:
    """Return the state of a tournament in sentences."""
    if shown.champion not in (None, YOU):
        return sentences(subtitle(shown), consolation(shown), your_place(shown))
    return sentences(subtitle(shown), your_place(shown))


def round_name(shown: Tournament, of: Round) -> Message:
    """Return the name of a round."""
    if of.final:
        return messages.FINAL
    if shown.form is Form.KNOCKOUT and 2 * len(of.games) + len(of.resting) == 4:
        return messages.SEMI_FINALS
    return messages.numbered_round(round=of.number)


def row_value(place: int, row: TableRow) -> Message:
    """Describe a row of the table."""
    return messages.row(place=place, won=row.won, played=row.played, points=added(row.difference))


def cells(place: int, row: TableRow) -> tuple[Text, ...]:
    """Return the cells of a row of the table: its place, played, won, and difference."""
    return only(place), only(row.played), only(row.won), added(row.difference)


def pair(of: Game, *, table: bool) -> Text:
    """Return who plays whom, or who beat whom; of a final after a `table`, who may play it."""
    first, second = of.pair
    if of.winner is not None and of.loser is not None:
        return messages.beat(who=who(of.winner), other=who(of.loser))
    if first is not None and second is not None:
        first, second = (second, first) if second == YOU else (first, second)
        return messages.against(who=who(first), other=who(second))
    known = first if first is not None else second
    if known is not None:
        return messages.against_open(who=who(known))
    return messages.OPEN_FINAL if table else messages.OPEN


def score(of: Game) -> Text:
    """Return the score of a match, the winner's first; empty before its end."""
    if of.score is None:
        return NOTHING
    first, second = of.score.totals[:: 1 if of.score.winner == 0 else -1]
    return messages.score(first=first, second=second)


def beats(of: Game) -> Text:
    """Announce the result of a match between others."""
    assert of.winner is not None and of.loser is not None and of.score is not None
    first, second = of.score.totals[:: 1 if of.score.winner == 0 else -1]
    return messages.beats(who=who(of.winner), other=who(of.loser), first=first, second=second)


def round_in_words(name: Text, lines: Sequence[Text]) -> Text:
    """Return a round in sentences: its name, and a sentence for each line."""
    return sentences(ended(name), *map(ended, lines))


def earlier(shown: Tournament) -> tuple[Text, Text]:
    """Return a line about an earlier tournament, and who won it."""
    day = local_time(shown.begun).date()
    line = commas(only(day), game(shown.agreed), FORMS[shown.form])
    won: Text = messages.WAS_LEFT
    if shown.champion is not None:
        won = messages.won_by(who=who(shown.champion))
    return line, won


def after_match(shown: Tournament, number: int) -> Iterable[tuple[Text, bool]]:
    """Yield what the player reached by a finished match, each with whether it is a record."""
    if shown.champion == YOU and shown.final.number == number:
        yield messages.CUP_IS_YOURS, True
        return
    of = shown.game(number)
    if of is None or of.score is None:
        return
    if shown.form is Form.ROUND_ROBIN:
        place = your_place(shown)
        if place and shown.final.number != number:
            yield place, False
        return
    if of.winner != YOU:
        yield messages.OUT, False
    else:
        in_final = YOU in shown.final.pair
        yield messages.IN_FINAL if in_final else messages.GOES_ON, False
