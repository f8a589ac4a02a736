"""Published score sheets, and the winner when boxes count.

A test based on a published sheet names the web page.
"""

from __future__ import annotations

from gin.rules.model.result import Outcome
from gin.rules.model.rules import Rules
from gin.rules.sheets import sheet_after
from gin.rules.sheets.base import EndKind, Sheet
from gin.rules.sheets.points import boxes_for
from gin.variants.setups import setup
from tests.support.results import won


def rules_of(id: str, *agreed: str) -> Rules:
    return setup(id, agreed).rules


def columns(sheet: Sheet) -> list[tuple[int, ...]]:
    return [track.now for track in sheet.tracks]


def test_a_shutout_that_doubles_the_hands_alone() -> None:
    """Source: ginrummy.com, Scoring.

    The shutout doubles the points of the hands (105), but neither boxes nor the game bonus.
    """
    rules = rules_of("gin", "box=25", "shutout=double_hands")
    sheet = sheet_after(rules, [won(0, 40), won(0, 35), won(0, 30)])
    assert sheet.shutout and sheet.totals == (385, 0)
    assert [(line.kind, line.points[0]) for line in sheet.end] == [
        (EndKind.HANDS, 105),
        (EndKind.BOXES, 75),
        (EndKind.SHUTOUT, 105),
        (EndKind.GAME, 100),
    ]


# Hollywood sheets.

# Source: rummytalk.com, "Scoring Individual Hands of a Two Handed Game". The hands are a knock,
# gin, an undercut, and gin doubled by a spade upcard.
CLUB_HANDS = [
    won(0, 20 - 8),
    won(0, 25 + 14, Outcome.GIN),
    won(1, 25 + 1, Outcome.UNDERCUT),
    won(0, 2 * (25 + 30), Outcome.GIN, doubled=True),
]


def test_a_club_score_sheet_hand_by_hand() -> None:
    rules = rules_of("hollywood", "target=250", "box=25", "extra-boxes=on")
    assert columns(sheet_after(rules, CLUB_HANDS[:2])) == [(51, 0), (39, 0), (0, 0)]
    assert columns(sheet_after(rules, CLUB_HANDS[:3])) == [(51, 26), (39, 0), (0, 0)]
    assert columns(sheet_after(rules, CLUB_HANDS)) == [(161, 26), (149, 0), (110, 0)]


def test_circled_boxes_of_a_club_score_sheet() -> None:
    """The sheet circles extra boxes: 2 for gin, 1 for an undercut, 4 for gin doubled by a spade."""
    rules = rules_of("hollywood", "box=25", "extra-boxes=on", "spades=on", "boxes-double=on")
    circled = [boxes_for(rules, hand) - hand.multiplier for hand in CLUB_HANDS]
    assert circled == [0, 2, 1, 4]


def test_the_first_hands_of_a_published_hollywood_sheet() -> None:
    """Source: pokerwiner.com, "Standard Hollywood Gin Rummy"."""
    rules = rules_of("hollywood", "target=150", "all-games=on")
    hands = [won(0, 25), won(0, 18), won(0, 36)]
    assert columns(sheet_after(rules, hands[:1])) == [(25, 0), (0, 0), (0, 0)]
    assert columns(sheet_after(rules, hands[:2])) == [(43, 0), (18, 0), (0, 0)]
    assert columns(sheet_after(rules, hands)) == [(79, 0), (54, 0), (36, 0)]


def test_three_games_can_be_played_out() -> None:
    """At pokerwiner.com, play ends when all three games have reached 150 points."""
    rules = rules_of("hollywood", "target=150", "all-games=on")
    hands = [won(0, 80), won(0, 80), won(0, 80)]
    two_won = sheet_after(rules, hands)
    assert [track.closed_by for track in two_won.tracks] == [0, 0, None]
    assert not two_won.over and two_won.winner is None
    assert sheet_after(rules_of("hollywood", "target=150"), hands).over
    # Both players can still score in the third game; the other two are closed.
    hands += [won(1, 100), won(1, 50), won(1, 149)]
    assert columns(sheet_after(rules, hands)) == [(160, 0), (160, 0), (80, 149)]
    done = sheet_after(rules, [*hands, won(1, 1)])
    assert done.over and done.winner == 0 and done.totals == (400, 150)


def test_of_three_games_played_out_the_higher_total_wins() -> None:
    rules = rules_of("hollywood", "all-games=on", "late-start=shift")
    two_games = [won(0, 50), won(0, 50), won(0, 50)]
    ahead = sheet_after(rules, [*two_games, won(1, 300)])
    assert [track.closed_by for track in ahead.tracks] == [0, 0, 1]
    assert ahead.totals == (250, 300) and ahead.winner == 1
    level = sheet_after(rules, [*two_games, won(1, 250)])
    assert level.totals == (250, 250) and level.winner == 0


def test_extra_boxes_count_in_each_game_of_three() -> None:
    """Gin earns three boxes and an undercut two, in every game that records the hand."""
    rules = rules_of("hollywood", "box=25", "extra-boxes=on", "game-bonus=100")
    hands = [won(0, 60, Outcome.GIN), won(1, 30, Outcome.UNDERCUT), won(0, 100)]
    first, *_ = sheet_after(rules, hands).tracks
    assert first.closed_by == 0
    done = sheet_after(rules, [*hands, won(0, 100)])
    assert done.over
    boxes = next(line for line in done.end if line.kind is EndKind.BOXES)
    # Seat 0 has 3 (gin) and 1 (knock) in the first game, and 1 (knock) in the second.
    assert boxes.points == (25 * (3 + 1 + 1), 25 * 2)


# The winner.


def test_boxes_may_leave_the_winner_behind_unless_the_higher_total_wins() -> None:
    """At pagat.com, the player with the higher total wins, once all bonuses are added."""
    hands = [won(1, 14) for _ in range(7)] + [won(0, 110)]
    for id, agreed in (("modern", ()), ("gin", ("box=25",)), ("oklahoma", ("target=100",))):
        usual = sheet_after(rules_of(id, *agreed), hands)
        other = sheet_after(rules_of(id, *agreed, "winner=total"), hands)
        assert usual.totals == other.totals and usual.winner == 0, id
        assert other.winner == (0 if usual.totals[0] > usual.totals[1] else 1), id
    close = sheet_after(rules_of("modern", "winner=total"), hands)
    assert close.totals == (110 + 25 + 100, 98 + 7 * 25) and close.winner == 1
    assert close.margin == 38 and not close.shutout


def test_with_equal_totals_the_player_who_reached_the_target_wins() -> None:
    rules = rules_of("gin", "game-bonus=0", "winner=total")
    sheet = sheet_after(rules, [won(1, 40), won(1, 40), won(0, 100)])
    assert sheet.totals == (120, 120) and sheet.winner == 0 and sheet.margin == 0
