"""How a match stands and who has won it, in words, by the kind of score sheet."""

from __future__ import annotations

from collections.abc import Sequence

from gin.core.cards import Suit
from gin.present.words.cards import RANKS, SUITS, suits_listed
from gin.present.words.people import verb, who
from gin.present.words.phrases import count
from gin.rules.counting.shots import shot_ranks
from gin.rules.model.rules import Roles, Rules, SheetKind
from gin.rules.sheets.base import Measure, Sheet, Track

_HEADS = {
    Measure.POINTS: "Points",
    Measure.DEALS: "Deals won",
    Measure.GAMES: "Games won",
    Measure.CLUBS: "Clubs",
    Measure.DIAMONDS: "Diamonds",
    Measure.HEARTS: "Hearts",
    Measure.SPADES: "Spades",
    Measure.FIRST: "First game",
    Measure.SECOND: "Second game",
    Measure.THIRD: "Third game",
}
_LABELS = {
    Measure.DEALS: "deals",
    Measure.GAMES: "games",
    Measure.FIRST: "1st",
    Measure.SECOND: "2nd",
    Measure.THIRD: "3rd",
}
_LETTERS = {
    Measure.CLUBS: Suit.CLUBS,
    Measure.DIAMONDS: Suit.DIAMONDS,
    Measure.HEARTS: Suit.HEARTS,
    Measure.SPADES: Suit.SPADES,
}
_MATCH = {
    SheetKind.THREE_GAMES: "match",
    SheetKind.GAMES: "match",
    SheetKind.RACE: "race",
    SheetKind.DEALS: "round",
}
"""What whoever wins has won, where that is not the game."""
_NUMBERS = ("no", "one", "two", "three", "four")
_ONE_HAND = "one hand decides"
"""The aim where the first point that anybody scores wins."""


def head(measure: Measure) -> str:
    """What stands over the columns of a measure, or beside its holes."""
    return _HEADS[measure]


def label(measure: Measure) -> str:
    """The measure in a word, for the score pad; a suit as its mark."""
    suit = _LETTERS.get(measure)
    return _LABELS.get(measure, measure.value) if suit is None else suits_listed([suit])


def won_what(rules: Rules) -> str:
    """What the winner wins: the game, the match or the round."""
    return _MATCH.get(rules.format.sheet, "game")


def parts(rules: Rules, other: str) -> tuple[str, ...]:
    """Who plays for what, where the players have different goals."""
    if rules.format.sheet is not SheetKind.RACE:
        return ()
    points = counted(Measure.POINTS, rules.format.target)
    goals = (points, counted(Measure.DEALS, rules.format.deals))
    yours, theirs = goals if rules.format.roles is Roles.POINTS else goals[::-1]
    return (f"You need {yours}. {other} needs {theirs}.",)


def closed(seat: int, other: str) -> str:
    """Who closed a pair of columns."""
    return f"closed: {who(seat, other).lower() if seat == 0 else other}"


def pad_title(number: int, rules: Rules) -> str:
    """What stands at the head of the score pad."""
    if rules.seats == 1:
        return f"Deal {number} · to {rules.solo.goal}"
    return f"Hand {number} · {_aim(rules)}"


def _aim(rules: Rules) -> str:
    target = rules.format.target
    match rules.format.sheet:
        case SheetKind.THREE_GAMES:
            return f"three games to {target}"
        case SheetKind.SUITS:
            return f"suits to {target}"
        case SheetKind.GAMES:
            return f"{counted(Measure.GAMES, rules.format.games)} of {target}"
        case SheetKind.RACE:
            return f"{target} or {counted(Measure.DEALS, rules.format.deals)}"
        case SheetKind.DEALS:
            return f"to {counted(Measure.DEALS, rules.format.deals)}"
        case SheetKind.TWOFOLD:
            return f"{target} and {counted(Measure.DEALS, rules.format.deals)}"
        case SheetKind.PENALTIES:
            return f"{target} loses"
        case _:
            return f"to {target}" if target > 1 else _ONE_HAND


def score(sheet: Sheet, other: str, rules: Rules, number: int) -> str:
    """The answer to "what is the score?"."""
    if rules.seats == 1:
        return (
            f"{count(sheet.running[0], 'penalty point')} after {number - 1} of "
            f"{count(rules.solo.deals, 'deal')}; "
            f"the goal is {rules.solo.goal}."
        )
    if len(sheet.tracks) == 1:
        yours, theirs = sheet.tracks[0].now
        told = f"You {yours}, {other} {theirs}. Hand {number}, {_aim(rules)}."
        return f"{told} {_shots((yours, theirs), other)}" if rules.knock.shot else told
    parts = [f"{head(track.measure)}: {in_track(track, other)}." for track in sheet.tracks]
    return f"{' '.join(parts)} Hand {number}."


def _shots(scores: tuple[int, int], other: str) -> str:
    """Which deadwood is a shot for each player."""
    mine, theirs = (
        listed([RANKS[rank] for rank in shot_ranks(score)] or ["gin alone"]) for score in scores
    )
    return f"Your shot is {mine}, {other}'s {theirs}."


def in_track(track: Track, other: str, *, as_written: bool = False) -> str:
    """Both scores in one measure: "you 60, Ada 30", and who has closed it.

    A game that the last hand ended is told only `as_written`; otherwise the next one has begun.
    """
    names = ("you", other)
    standing = track.now if as_written else track.next
    scores = [
        f"{name} {now}"
        for name, now, goal in zip(names, standing, track.goals, strict=True)
        if goal is not None
    ]
    if track.closed_by is not None:
        scores.append(closed(track.closed_by, other))
    return ", ".join(scores)


def race(points: int, goal: int, *, alone: bool) -> str:
    """How far a player has come: to a target, or alone with a limit not to pass."""
    if alone:
        return f"{points}, at most {goal}"
    return f"{points} of {goal}" if goal > 1 else str(points)


def race_in(track: Track, seat: int, goal: int) -> str:
    """How far a player has come in a measure that is theirs alone: "2 of 7 deals"."""
    return f"{track.now[seat]} of {counted(track.measure, goal)}"


def race_title(goal: int, *, wanted: bool) -> str:
    """The heading of the line chart on the sheet; nobody races to a goal that is not `wanted`."""
    if wanted and goal == 1:
        return _sentence(_ONE_HAND)
    return f"The race to {goal}" if wanted else f"The way to {goal}"


def race_end(name: str, points: int) -> str:
    """What stands at the end of a player's line."""
    return f"{name} {points}"


def total(rules: Rules) -> str:
    """What the total of a sheet with several measures is called."""
    match rules.format.sheet:
        case SheetKind.THREE_GAMES:
            return "points in all games"
        case _:
            return "total"


def last_hand(how: str, gained: Sequence[str]) -> str:
    """What the last hand brought: how it ended, and what each player pegged."""
    return f"The last hand, {how}: {'; '.join(gained) or 'nothing to peg'}"


def pegged(seat: int, other: str, counts: Sequence[str]) -> str:
    """What a player pegged."""
    return f"{who(seat, other)} {verb(seat, 'peg')} {listed(counts)}"


def both(track: Track) -> str:
    """Both scores in one measure as figures: "60 to 30"."""
    shown = [str(now) for now, goal in zip(track.now, track.goals, strict=True) if goal is not None]
    return " to ".join(shown)


def closing(sheet: Sheet, rules: Rules, other: str) -> str:
    """What is still to come, or how the game ended."""
    if rules.seats == 1:
        return _closing_alone(sheet, rules)
    if sheet.over:
        return _ended(sheet, rules, other)
    match rules.format.sheet:
        case SheetKind.THREE_GAMES:
            return _games_so_far(sheet, other)
        case SheetKind.SUITS:
            return _suits_so_far(sheet)
        case SheetKind.GAMES:
            games = " to ".join(str(won) for won in sheet.totals)
            return f"{_both_need(sheet, rules.format.target, other)}; games won {games}"
        case SheetKind.DEALS:
            return _both_need(sheet, rules.format.deals, other, Measure.DEALS)
        case SheetKind.RACE | SheetKind.TWOFOLD:
            return f"You need {_needs(sheet, 0)}; {other} needs {_needs(sheet, 1)}"
        case SheetKind.PENALTIES:
            left = rules.format.target - sheet.running[0]
            theirs = rules.format.target - sheet.running[1]
            return f"{left} more and you lose the game; {other} has {theirs} left"
        case _ if rules.format.target == 1:
            return "The next hand that somebody wins decides"
        case _:
            return _both_need(sheet, rules.format.target, other)


def _both_need(sheet: Sheet, goal: int, other: str, measure: Measure = Measure.POINTS) -> str:
    """What each player still lacks to a goal."""
    yours, theirs = (goal - running for running in sheet.running)
    return f"You need {counted(measure, yours).replace(' ', ' more ')}, {other} {theirs}"


def _ended(sheet: Sheet, rules: Rules, other: str) -> str:
    if sheet.winner is None:
        return f"A draw, {sheet.totals[0]} each"
    winner = sheet.winner
    wins = f"{who(winner, other)} {verb(winner, 'win')} the {won_what(rules)}"
    match rules.format.sheet:
        case SheetKind.THREE_GAMES:
            lost = sum(track.closed_by == 1 - winner for track in sheet.tracks)
            won = sum(track.closed_by == winner for track in sheet.tracks)
            return f"{wins}, {_NUMBERS[won]} games to {'none' if not lost else _NUMBERS[lost]}"
        case SheetKind.DEALS:
            deals = counted(Measure.DEALS, sheet.totals[winner])
            return f"{wins}, {deals} to {sheet.totals[1 - winner]}"
        case SheetKind.GAMES:
            return f"{wins}, {sheet.totals[winner]} games to {sheet.totals[1 - winner]}"
        case SheetKind.RACE | SheetKind.TWOFOLD:
            scores = standings(sheet, rules)
            return f"{wins}: {scores[winner]} against {scores[1 - winner]}"
        case _:
            totals = f"{sheet.totals[winner]} to {sheet.totals[1 - winner]}"
            return f"{wins}, {totals}{', a shutout' if sheet.shutout else ''}"


def _games_so_far(sheet: Sheet, other: str) -> str:
    won = [track for track in sheet.tracks if track.closed_by is not None]
    if not won:
        return "Two of the three games win the match"
    parts = []
    for track in won:
        assert track.closed_by is not None
        games = f"the {head(track.measure).lower()}"
        parts.append(f"{games} is {'yours' if track.closed_by == 0 else f'won by {other}'}")
    return _sentence(f"{listed(parts)}; two win the match")


def standings(sheet: Sheet, rules: Rules) -> tuple[str, ...]:
    """What each player has, in a phrase: "83 points, 4 deals", or a plain total."""
    if rules.format.sheet not in (SheetKind.GAMES, SheetKind.RACE, SheetKind.TWOFOLD):
        return tuple(str(total) for total in sheet.totals)
    return tuple(
        ", ".join(
            counted(track.measure, track.now[seat])
            for track in sheet.tracks
            if track.goals[seat] is not None
        )
        for seat in (0, 1)
    )


def counted(measure: Measure, number: int) -> str:
    """A number of points, deals or games."""
    many = label(measure)
    return count(number, many.removesuffix("s"), many)


def _needs(sheet: Sheet, seat: int) -> str:
    """What a player still lacks, in the measures that player counts by."""
    parts = [
        counted(track.measure, goal - track.now[seat])
        for track in sheet.tracks
        if (goal := track.goals[seat]) is not None and goal > track.now[seat]
    ]
    return f"{' and '.join(parts)} more"


def _suits_so_far(sheet: Sheet) -> str:
    left = [suit for measure, suit in _LETTERS.items() if _is_open(sheet, measure)]
    if not left:
        return "The totals are the same: one more hand decides, in all suits"
    if len(left) == len(_LETTERS):
        return "All four suits are open"
    return _sentence(f"{listed([SUITS[suit] for suit in left])} are still open")


def _is_open(sheet: Sheet, measure: Measure) -> bool:
    return any(track.measure is measure and track.closed_by is None for track in sheet.tracks)


def _closing_alone(sheet: Sheet, rules: Rules) -> str:
    total, goal = sheet.running[0], rules.solo.goal
    left = rules.solo.deals - len(sheet.rows)
    if not sheet.over:
        deals = "one deal" if left == 1 else f"{left} deals"
        return f"{total} so far, {deals} to come; the goal is {goal}"
    if sheet.winner == 0:
        return f"You win with {total}: the goal was {goal}"
    return f"You miss the goal of {goal}, with {total}"


def listed(parts: Sequence[str]) -> str:
    """Phrases in one: "hearts, clubs and spades"."""
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} and {parts[-1]}"


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:]
