"""The statistics in words."""

from __future__ import annotations

from collections.abc import Sequence

from gin.core.errors import UnknownGame
from gin.present.words.people import opponent
from gin.present.words.phrases import count, noun
from gin.session.statistics import MIXTURE, Ending, Played, Record, Tally, Which
from gin.variants.registry import game

TITLE = "Statistics"
SHOW = "What is shown"
SHOWN = "shown"
FIGURES = "In figures"
NOTHING = "No hand has been finished yet. Play one, and you will find it here."
NOTHING_HERE = "No hand of this kind has been finished yet."
NO_MATCH = "No match is finished yet. The line begins with the first."
NO_ROUND = "No round is finished yet. The line begins with the first."
ALL = "All games"
ANYBODY = "All opponents"
PRACTICE = "Practice"
AHEAD = "won less lost"
POINTS = "points"
WON = "won"
LOST = "lost"
PLAYED = "played"
REACHED = "goal reached"
MISSED = "goal missed"
OVER_TIME = "Match by match"
BY_GAME = "By game and opponent"
ENDINGS = "Hands by ending"
DEALS = "Deals by ending"
ALONE = "Alone"
LAST = 10
"""How many matches or rounds are told one by one."""

_ENDING = {
    Ending.KNOCK: "Won by a knock",
    Ending.GIN: "Won with gin",
    Ending.BIG_GIN: "Won with big gin",
    Ending.UNDERCUT_MADE: "Undercut made",
    Ending.OFFER_WON: "Won by an offer of the die",
    Ending.OTHER_WON: "Won at the stock's end",
    Ending.LOST_TO_KNOCK: "Lost to a knock",
    Ending.LOST_TO_GIN: "Lost to gin",
    Ending.LOST_TO_BIG_GIN: "Lost to big gin",
    Ending.UNDERCUT_SUFFERED: "Undercut suffered",
    Ending.GAVE_UP: "Lost by refusing the die",
    Ending.OTHER_LOST: "Lost at the stock's end",
    Ending.NOBODY: "Void",
    Ending.SOLO_GIN: "Gin",
    Ending.SOLO_LOOSE: "No gin",
}


def game_title(id: str) -> str:
    """A game's title, or a mixture's; the id if it is no longer known."""
    if id.startswith(MIXTURE):
        return id.removeprefix(MIXTURE)
    try:
        return game(id).title
    except UnknownGame:
        return id


def against(level: int) -> str:
    """The opponent of a level; the level if nobody plays it any more."""
    try:
        return opponent(level)
    except KeyError:
        return f"level {level}"


def title(which: Which) -> str:
    """The heading of the scene, with what is counted."""
    if which.practice:
        return f"{TITLE}: practice"
    parts = [] if which.game is None else [game_title(which.game)]
    if which.level is not None:
        parts.append(f"against {against(which.level)}")
    return f"{TITLE}: {', '.join(parts)}" if parts else TITLE


def ending(one: Ending) -> str:
    """How a hand ended, as the label of a bar."""
    return _ENDING[one]


def percent(part: int, whole: int) -> str:
    """A share, or nothing of nothing."""
    return f"{100 * part / whole:.0f}%" if whole else ""


def headline(against_others: Tally, alone: Tally) -> str:
    """What the figures come to, in a sentence."""
    found = []
    if against_others.played:
        matches = count(len(against_others.played), "match", "matches")
        found.append(f"{against_others.won} of {matches} won.")
    if alone.played:
        rounds = count(len(alone.played), "round")
        found.append(f"Alone, {alone.won} of {rounds} reached the goal.")
    if not found:
        hands = against_others.hands + alone.hands
        return f"{count(hands, 'hand')} finished, no match yet." if hands else NOTHING_HERE
    return " ".join(found)


def figures(lot: Tally) -> tuple[tuple[str, str, str], ...]:
    """What stands at the top of matches against opponents: label, number, and what it is out of."""
    found = [("Matches", str(len(lot.played)), "finished")]
    if lot.played:
        found.append(("Won", percent(lot.won, len(lot.played)), f"{lot.won} of {len(lot.played)}"))
        way = "none" if not lot.streak else WON if lot.streak > 0 else LOST
        found.append(("Streak now", str(abs(lot.streak)), way))
        found.append(("Longest streak", str(lot.longest), WON))
    hands = f"in {count(lot.hands, 'hand')}"
    found.append(("Points a hand", f"{lot.points / lot.hands:.1f}", hands))
    found.append(("Deadwood at the end", f"{lot.deadwood / lot.hands:.1f}", "on average"))
    return (*found, *_hints(lot))


def _hints(lot: Tally) -> tuple[tuple[str, str, str], ...]:
    """How often the coach was asked, once it was."""
    return (("Hints", str(lot.hints), "asked for"),) if lot.hints else ()


def figures_alone(lot: Tally) -> tuple[tuple[str, str, str], ...]:
    """What stands at the top of rounds alone."""
    found = [("Rounds", str(len(lot.played)), "finished")]
    if lot.played:
        totals = [match.totals[0] for match in lot.played]
        reached = f"{lot.won} of {len(lot.played)}"
        found.append(("Goal reached", percent(lot.won, len(lot.played)), reached))
        found.append(("Best total", str(min(totals)), "points"))
        found.append(("Average total", f"{sum(totals) / len(totals):.1f}", "points"))
    deals = f"in {count(lot.hands, 'deal')}"
    found.append(("Points a deal", f"{lot.points / lot.hands:.1f}", deals))
    return (*found, *_hints(lot))


def ahead(balance: int) -> str:
    """How many more matches were won than lost, at the end of the line."""
    if not balance:
        return "even"
    return f"{balance} ahead" if balance > 0 else f"{-balance} behind"


def over_time(lot: Tally, shown: Sequence[Played]) -> str:
    """What the line of matches comes to."""
    if not shown:
        return NO_MATCH
    won, lost = sum(match.won for match in shown), sum(match.lost for match in shown)
    if len(shown) < len(lot.played):
        return f"The last {len(shown)} of {len(lot.played)} matches: {won} won, {lost} lost."
    return f"After {count(len(shown), 'match', 'matches')}: {won} won, {lost} lost."


def matches_across(number: int) -> str:
    """What stands beside the number of the last match below the line chart."""
    return noun(number, "match", "matches")


def rounds_across(number: int) -> str:
    """What stands beside the number of the last round below the line chart."""
    return noun(number, "round")


def match_name(number: int, match: Played) -> str:
    """A match told in a line: its number and how it went."""
    how = WON if match.won else LOST if match.lost else "drawn"
    return f"Match {number} {how}"


def match_score(match: Played) -> str:
    """Both totals."""
    return f"{match.totals[0]} to {match.totals[1]}"


def match_note(match: Played, balance: int) -> str:
    """Which match it was, and where the line stands after it."""
    name = game_title(match.game)
    if match.level is not None:
        name = f"{name}, {against(match.level)}"
    return f"{name}: {ahead(balance)}"


def lot_name(record: Record, which: Which) -> str:
    """The label of a bar: the game, the opponent, or both, whichever the filter leaves open."""
    assert record.level is not None
    if which.game is not None and which.level is None:
        return against(record.level)
    if which.level is not None and which.game is None:
        return game_title(record.game)
    return f"{game_title(record.game)}, {against(record.level)}"


def of_matches(record: Record) -> str:
    """The number at a bar's end."""
    return f"{record.won} of {record.matches}"


def by_game(found: Sequence[Record]) -> str:
    """What the bars of games come to."""
    if not found:
        return "No match is finished yet."
    games = len({record.game for record in found})
    won, played = sum(record.won for record in found), sum(record.matches for record in found)
    matches = count(played, "match", "matches")
    return f"{won} of {matches} won, in {count(games, 'game')}."


def endings(won: int, lost: int, nobody: int) -> str:
    """What the bars of endings come to."""
    hands = count(won + lost + nobody, "hand")
    void = f", {nobody} void" if nobody else ""
    return f"{hands}: {won} won, {lost} lost{void}."


def endings_alone(gins: int, loose: int) -> str:
    """What the bars of deals alone come to."""
    return f"{count(gins + loose, 'deal')}: {gins} with gin, {loose} without."


def alone_title(games: Sequence[str]) -> str:
    """The heading of the line of rounds: of the one game that is played alone, or of several."""
    return f"{game_title(games[0]) if len(games) == 1 else ALONE}, round by round"


def alone_note(lot: Tally, shown: Sequence[Played]) -> str:
    """What the line of rounds comes to."""
    if not shown:
        return NO_ROUND
    goals = {match.goal for match in shown}
    (goal,) = goals if len(goals) == 1 else (None,)
    reached = sum(match.won for match in shown)
    ended = f"{reached} ended at {goal} or less" if goal is not None else f"{reached} at the goal"
    best = f"the best at {min(match.totals[0] for match in shown)}"
    if len(shown) < len(lot.played):
        return f"The last {len(shown)} of {len(lot.played)} rounds: {ended}, {best}."
    return f"After {count(len(shown), 'round')}: {ended}, {best}."


def round_name(number: int) -> str:
    """A round told in a line: its number."""
    return f"Round {number}"


def round_note(match: Played) -> str:
    """Whether a round came to its goal."""
    goal = f"the goal was {match.goal}" if match.goal is not None else ""
    how = REACHED if match.won else MISSED
    return f"{how}; {goal}" if goal else how


def round_end(match: Played) -> str:
    """What stands at the end of the line of rounds."""
    return count(match.totals[0], "point")


def practice(found: Sequence[Record]) -> str:
    """The matches in which moves could be taken back, in a sentence of their own."""
    matches, won = sum(one.matches for one in found), sum(one.won for one in found)
    hands = count(sum(one.hands for one in found), "hand")
    finished = f"{count(matches, 'match', 'matches')} finished, {won} won, {hands}"
    return f"Practice is counted apart: {finished}."
