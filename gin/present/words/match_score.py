"""Wording of a match's score and its winner, by kind of score sheet."""

from __future__ import annotations

from collections.abc import Sequence

from gin.core.cards import Suit
from gin.core.message import (
    NOTHING,
    Message,
    Text,
    clauses,
    commas,
    ended,
    labelled,
    listed,
    only,
    sentences,
    started,
)
from gin.messages import standing as messages
from gin.present.words.people import NAMELESS, PlayerProfile, person
from gin.rules.counting.shots import shot_ranks
from gin.rules.model.rules import Roles, Rules, SheetKind
from gin.rules.sheets.base import Measure, Sheet, Track

_SUITS = {
    Measure.CLUBS: Suit.CLUBS,
    Measure.DIAMONDS: Suit.DIAMONDS,
    Measure.HEARTS: Suit.HEARTS,
    Measure.SPADES: Suit.SPADES,
}


def names(seats: int, other: str, you: PlayerProfile = NAMELESS) -> tuple[Text, ...]:
    """Return the players' names for column heads and the start of lines."""
    found: list[Text] = [messages.name(who=person(seat, other)) for seat in range(seats)]
    if you.name:
        found[0] = you.name
    return tuple(found)


def label(measure: Measure) -> Message:
    """Return a measure for the score pad, a suit as its symbol."""
    suit = _SUITS.get(measure)
    return messages.label(measure=measure) if suit is None else only(suit)


def against(numbers: Sequence[Text]) -> Text:
    """Join the players' numbers: "60 to 30", or one alone."""
    return (
        numbers[0] if len(numbers) == 1 else messages.against(first=numbers[0], second=numbers[1])
    )


def parts(rules: Rules, other: str) -> tuple[Text, ...]:
    """Return each player's goal, if the goals differ."""
    if rules.format.sheet is not SheetKind.RACE:
        return ()
    points = messages.counted(measure=Measure.POINTS, number=rules.format.target)
    goals = (points, messages.counted(measure=Measure.DEALS, number=rules.format.deals))
    yours, theirs = goals if rules.format.roles is Roles.POINTS else goals[::-1]
    return (messages.goals(yours=yours, who=person(1, other), theirs=theirs),)


def pad_title(sheet: Sheet, rules: Rules, number: int, turns: tuple[int, ...]) -> Message:
    """Return the title of the score pad; `turns` are the turns each seat has finished."""
    if rules.seats == 1:
        most = rules.solo.turns
        return messages.pad_turn(number=min(turns[0] + 1, most), most=most)
    return messages.SINGLE if sheet.single else messages.pad(number=number, aim=_aim(rules))


def pad_aim(sheet: Sheet, rules: Rules) -> Text:
    """Return the aim of the match; empty in a solitary game."""
    if rules.seats == 1:
        return NOTHING
    return messages.SINGLE if sheet.single else started(_aim(rules))


def pad_sum(sheet: Sheet, rules: Rules) -> Text:
    """Return the sum of a solitary round so far, and its goal."""
    if not sheet.rows:
        return NOTHING
    return messages.pad_sum(points=sheet.running[0], goal=rules.solo.goal)


def _aim(rules: Rules) -> Message:
    target = rules.format.target
    deals = messages.counted(measure=Measure.DEALS, number=rules.format.deals)
    match rules.format.sheet:
        case SheetKind.THREE_GAMES:
            return messages.aim_three_games(target=target)
        case SheetKind.SUITS:
            return messages.aim_suits(target=target)
        case SheetKind.GAMES:
            games = messages.counted(measure=Measure.GAMES, number=rules.format.games)
            return messages.aim_games(games=games, target=target)
        case SheetKind.RACE:
            return messages.aim_race(target=target, deals=deals)
        case SheetKind.DEALS:
            return messages.aim_deals(deals=deals)
        case SheetKind.TWOFOLD:
            return messages.aim_twofold(target=target, deals=deals)
        case SheetKind.PENALTIES:
            return messages.aim_penalties(target=target)
        case _:
            return messages.aim(target=target) if target > 1 else messages.AIM_ONE_HAND


def score(sheet: Sheet, other: str, rules: Rules, number: int) -> Text:
    """Answer "what is the score?"."""
    if rules.seats == 1:
        return messages.score_alone(
            points=sheet.running[0], played=number - 1, deals=rules.solo.deals, goal=rules.solo.goal
        )
    if sheet.single:
        return ended(_single(sheet, other))
    if len(sheet.tracks) == 1:
        yours, theirs = sheet.tracks[0].now
        text = messages.score(
            yours=yours, who=person(1, other), theirs=theirs, number=number, aim=_aim(rules)
        )
        return sentences(text, _shots((yours, theirs), other)) if rules.knock.shot else text
    parts = [
        ended(labelled(messages.head(measure=track.measure), in_track(track, other)))
        for track in sheet.tracks
    ]
    return sentences(*parts, messages.hand_number(number=number))


def _shots(scores: tuple[int, int], other: str) -> Message:
    yours, theirs = (tuple(shot_ranks(score)) for score in scores)
    return messages.shots(yours=yours, who=person(1, other), theirs=theirs)


def in_track(track: Track, other: str, *, include_ended: bool = False) -> Text:
    """Return the scores in one measure, "you 60, Ada 30", and who closed it.

    After a hand that ended a game, the scores are those of the next game, or with `include_ended`
    those of the game that ended.
    """
    standing = track.now if include_ended else track.next
    scores = [
        messages.has(who=person(seat, other), number=now)
        for seat, (now, goal) in enumerate(zip(standing, track.goals, strict=True))
        if goal is not None
    ]
    if track.closed_by is not None:
        scores.append(messages.closed(who=person(track.closed_by, other)))
    return commas(*scores)


def race(points: int, goal: int) -> Message:
    """Return a player's points out of the goal, or the points and the goal once it is passed."""
    if goal <= 1:
        return only(points)
    told = messages.past_goal if points > goal else messages.of_goal
    return told(number=points, goal=goal)


def race_in(track: Track, seat: int, goal: int) -> Message:
    """Return progress in a measure that only one player counts by: "2 of 7 deals"."""
    return messages.of_counted(done=track.now[seat], measure=track.measure, number=goal)


def race_title(goal: int, *, wanted: bool) -> Message:
    """Return the heading of the sheet's line chart.

    `wanted` is false if players try to avoid the goal.
    """
    if wanted and goal == 1:
        return messages.ONE_HAND_DECIDES
    return messages.race_to(goal=goal) if wanted else messages.way_to(goal=goal)


def total(rules: Rules) -> Message:
    """Return the label of the total on a sheet with several measures."""
    games = rules.format.sheet is SheetKind.THREE_GAMES
    return messages.TOTAL_OF_GAMES if games else messages.TOTAL


def last_hand(how: Text, gained: Sequence[Text]) -> Message:
    """Return the result of the last hand, and what each player pegged."""
    if not gained:
        return messages.last_hand_empty(how=how)
    return messages.last_hand(how=how, gained=clauses(*gained))


def both(track: Track) -> Text:
    """Return the scores in one measure as figures: "60 to 30"."""
    return against(
        [only(now) for now, goal in zip(track.now, track.goals, strict=True) if goal is not None]
    )


def closing(sheet: Sheet, rules: Rules, other: str) -> Text:
    """Describe the state of the match, or its result."""
    if rules.seats == 1:
        return _closing_alone(sheet, rules)
    if sheet.single:
        return _single(sheet, other)
    if sheet.over:
        return _ended(sheet, rules, other)
    them = person(1, other)
    match rules.format.sheet:
        case SheetKind.THREE_GAMES:
            return _games_so_far(sheet, other, to_the_end=rules.format.all_games)
        case SheetKind.SUITS:
            return _suits_so_far(sheet)
        case SheetKind.GAMES:
            yours, theirs = sheet.totals
            won = messages.games_won(yours=yours, theirs=theirs)
            return clauses(_both_need(sheet, rules.format.target, other), won)
        case SheetKind.DEALS:
            yours, theirs = (rules.format.deals - running for running in sheet.running)
            return messages.need_deals(yours=yours, who=them, theirs=theirs)
        case SheetKind.RACE | SheetKind.TWOFOLD:
            return messages.need_both(yours=_needs(sheet, 0), who=them, theirs=_needs(sheet, 1))
        case SheetKind.PENALTIES:
            yours, theirs = (rules.format.target - running for running in sheet.running)
            return messages.until_lost(yours=yours, who=them, theirs=theirs)
        case _ if rules.format.target == 1:
            return messages.NEXT_HAND_DECIDES
        case _:
            return _both_need(sheet, rules.format.target, other)


def _single(sheet: Sheet, other: str) -> Message:
    """Describe a match of a single hand, or its result."""
    if not sheet.over:
        return messages.SINGLE_COUNTS
    if sheet.winner is None:
        return messages.SINGLE_DRAW
    winner, totals = sheet.winner, sheet.totals
    who = person(winner, other)
    return messages.single_won(who=who, won=totals[winner], lost=totals[1 - winner])


def _both_need(sheet: Sheet, goal: int, other: str) -> Message:
    yours, theirs = (goal - running for running in sheet.running)
    return messages.need_points(yours=yours, who=person(1, other), theirs=theirs)


def _ended(sheet: Sheet, rules: Rules, other: str) -> Message:
    if sheet.winner is None:
        return messages.draw(each=sheet.totals[0])
    winner, kind = sheet.winner, rules.format.sheet
    who = person(winner, other)
    won, lost = sheet.totals[winner], sheet.totals[1 - winner]
    match kind:
        case SheetKind.THREE_GAMES if not rules.format.all_games:
            lost = sum(track.closed_by == 1 - winner for track in sheet.tracks)
            won = sum(track.closed_by == winner for track in sheet.tracks)
            return messages.won_of_three(who=who, sheet=kind, won=won, lost=lost)
        case SheetKind.DEALS:
            return messages.won_deals(who=who, sheet=kind, won=won, lost=lost)
        case SheetKind.GAMES:
            return messages.won_games(who=who, sheet=kind, won=won, lost=lost)
        case SheetKind.RACE | SheetKind.TWOFOLD:
            scores = standings(sheet, rules)
            return messages.won_with(
                who=who, sheet=kind, won=scores[winner], lost=scores[1 - winner]
            )
        case _ if sheet.shutout:
            return messages.won_by_shutout(who=who, sheet=kind, won=won, lost=lost)
        case _:
            return messages.won(who=who, sheet=kind, won=won, lost=lost)


def _games_so_far(sheet: Sheet, other: str, *, to_the_end: bool) -> Text:
    won = [
        messages.game_is(measure=track.measure, who=person(track.closed_by, other))
        for track in sheet.tracks
        if track.closed_by is not None
    ]
    if not won:
        return messages.ALL_GAMES_COUNT if to_the_end else messages.TWO_GAMES_WIN
    return started(clauses(listed(won), messages.TOTAL_WINS if to_the_end else messages.TWO_WIN))


def standings(sheet: Sheet, rules: Rules) -> tuple[Text, ...]:
    """Return each player's score in a phrase: "83 points, 4 deals", or a plain total."""
    if rules.format.sheet not in (SheetKind.GAMES, SheetKind.RACE, SheetKind.TWOFOLD):
        return tuple(only(total) for total in sheet.totals)
    return tuple(
        commas(
            *(
                messages.counted(measure=track.measure, number=track.now[seat])
                for track in sheet.tracks
                if track.goals[seat] is not None
            )
        )
        for seat in (0, 1)
    )


def _needs(sheet: Sheet, seat: int) -> tuple[Text, ...]:
    """Return what a player still needs, in each measure the player counts by."""
    return tuple(
        messages.counted(measure=track.measure, number=goal - track.now[seat])
        for track in sheet.tracks
        if (goal := track.goals[seat]) is not None and goal > track.now[seat]
    )


def _suits_so_far(sheet: Sheet) -> Message:
    left = tuple(suit for measure, suit in _SUITS.items() if _is_open(sheet, measure))
    if not left:
        return messages.ONE_MORE_HAND
    if len(left) == len(_SUITS):
        return messages.ALL_SUITS_OPEN
    return started(messages.suits_open(suits=left))


def _is_open(sheet: Sheet, measure: Measure) -> bool:
    return any(track.measure is measure and track.closed_by is None for track in sheet.tracks)


def _closing_alone(sheet: Sheet, rules: Rules) -> Message:
    points, goal = sheet.running[0], rules.solo.goal
    if not sheet.over:
        left = rules.solo.deals - len(sheet.rows)
        told = messages.alone_over if points > goal else messages.alone_so_far
        return told(points=points, deals=left, goal=goal)
    if sheet.winner == 0:
        return messages.alone_won(points=points, goal=goal)
    return messages.alone_lost(points=points, goal=goal)
