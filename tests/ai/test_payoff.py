"""The estimated payoff of an ending agrees with the points that the rules award."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from gin.ai.players.heuristic import HASTY, Heuristic
from gin.ai.players.master import Master, valued_moves, valuer_for
from gin.ai.search.match_equity import (
    chance_to_win,
    gain,
    gains_of,
    games_chance,
    games_needed,
    shares_of_awards,
    worth_of_hand,
    worth_of_points,
)
from gin.ai.search.payoff import (
    RuleEndings,
    deadwood_outside,
    payment_of,
    pays_points_only,
    playout_of,
)
from gin.ai.simulator.classic_sim import ClassicSim
from gin.core.cards import Card, Suit, mask_of, parse_hand
from gin.core.shuffle import shuffled
from gin.rules.counting.scoring import best_side, own_solver, points_of
from gin.rules.match import Match, finish_hand, start_match
from gin.rules.model.actions import Gin
from gin.rules.model.history import PastHand, past_hand
from gin.rules.model.observation import Observation
from gin.rules.model.phase import Phase
from gin.rules.model.result import HandResult, LineKind, Outcome, ScoreLine
from gin.rules.model.rules import Rules, SheetKind, Stakes
from gin.rules.model.stakes import Die
from gin.rules.sheets import sheet_after
from gin.rules.sheets.base import Measure
from gin.variants.setups import setup
from tests.support.worlds import PLAYED


def played_hands(rules: Rules, hands: int) -> list[tuple[Match, list[Observation], HandResult]]:
    """Play hands; return for each the match before it, its observations and its result."""
    found = []
    match = start_match(rules, 5)
    players = Heuristic(0, HASTY), Heuristic(1)
    while len(found) < hands and not match.sheet.over:
        sheet = match.sheet
        hand = ClassicSim(
            match.rules, shuffled(match.deal_seed), match.dealer, sheet.running, sheet.closed,
            sheet.die, match.earlier,
        )  # fmt: skip
        seen = []
        while hand.result is None:
            seen.append(hand.observe(hand.turn))
            hand.act(players[hand.turn].choose(seen[-1]))
        found.append((match, seen, hand.result))
        match = finish_hand(match, hand.result)
    return found


@pytest.mark.parametrize(("game", "agreed"), PLAYED)
def test_an_ending_is_worth_what_its_count_is_worth(game: str, agreed: tuple[str, ...]) -> None:
    rules = setup(game, agreed).rules
    compared = 0
    for match, seen, result in played_hands(rules, 8):
        known = result.outcome in (Outcome.KNOCK, Outcome.GIN, Outcome.UNDERCUT, Outcome.TIE)
        if result.ender is None or not known:
            continue
        for seat in (0, 1):
            last = next(one for one in reversed(seen) if one.turn == result.ender)
            view = next(one for one in reversed(seen) if one.turn == seat)
            view = replace(view, stake=last.stake)
            payment = payment_of(view)
            worth = worth_of_hand(match.rules, view.scores, seat, view.earlier)
            own, other = result.sides[result.ender], result.sides[1 - result.ender]
            hand = sum((*own.melds, own.loose))
            cards = sum((*other.melds, other.loose, *(1 << card for card, _ in other.laid_off)))
            count = deadwood_outside(hand, own.melds, rules)
            mine = seat == result.ender
            came = playout_of(payment).laid_down(mine, hand, own.melds, count, cards, last.stock)
            assert came == pytest.approx(worth(result) / result.multiplier), (seat, result)
            # A die for the whole game stays raised. That has a value too, so the sign may differ.
            if rules.stakes.die is not Stakes.GAME:
                assert (came > 0) == (result.winner == seat) or not came
            compared += 1
    assert compared >= 4


@pytest.mark.parametrize("game", ["gin", "color"])
def test_the_end_of_the_stock_is_worth_nothing_where_it_ends_a_hand_for_nobody(game: str) -> None:
    payment = payment_of(played_hands(setup(game).rules, 1)[0][1][0])
    low, high = parse_hand("AC 2C 3C 4C AD 2D 3D AS 2S 3S"), parse_hand("KC QD JH TS 9C 8D 6H KH")
    playout = playout_of(payment)
    assert playout.stock_ended(low, high) == playout.stock_ended(high, low) == 0


def test_the_end_of_the_stock_is_worth_what_comparing_brings() -> None:
    rules = setup("house", ("stock-end=compare",)).rules
    seen = played_hands(rules, 1)[0][1][0]
    payment = payment_of(seen)
    low, high = parse_hand("AC 2C 3C 4C AD 2D 3D AS 2S 4S"), parse_hand("KC QD JH TS 9C 8D 6H KH")
    count = sum(best_side(rules, hand).deadwood * sign for hand, sign in ((high, 1), (low, -1)))
    worth = worth_of_points(rules, seen.scores, seen.seat)
    playout = playout_of(payment)
    assert playout.stock_ended(low, high) == pytest.approx(worth(count))
    assert playout.stock_ended(high, low) == pytest.approx(worth(-count))


@pytest.mark.parametrize("game", ["dice", "rush", "house", "sequence"])
def test_an_end_that_was_counted_before_is_worth_the_same(game: str) -> None:
    """Except in some games, an end is counted once for each pair of deadwoods."""
    rules, rng = setup(game).rules, random.Random(4)
    endings = RuleEndings(payment_of(played_hands(rules, 1)[0][1][0]))
    for _ in range(300):
        cards = rng.sample(range(52), 20)
        hand, other = (mask_of(Card(card) for card in part) for part in (cards[:10], cards[10:]))
        best = own_solver(rules).best(hand)
        deadwood = points_of(best.loose, rules.values.own)
        end = (
            rng.random() < 0.5, hand, best.melds, deadwood, other,
            best_side(rules, other).deadwood, rng.randrange(1, 30),
        )  # fmt: skip
        assert endings.worth(*end) == endings.worth(*end) == endings._count(*end)


def test_a_hand_that_scores_in_no_open_suit_is_not_laid_down() -> None:
    rules = setup("color").rules
    seen = played_hands(rules, 1)[0][1][0]
    payment = payment_of(seen)
    # This hand scores in clubs only: both sets have hearts too, but the run is of hearts.
    hand = parse_hand("7C 7H 7S 9C 9D 9H 2H 3H 4H AD")
    assert RuleEndings(payment).lay_down(hand, 1) is not None
    shut = payment_of(replace(seen, closed=(Suit.CLUBS,)))
    assert RuleEndings(shut).lay_down(hand, 1) is None


def knock(points: int, winner: int = 0, suits: tuple[Suit, ...] = ()) -> HandResult:
    line = ScoreLine(LineKind.CAUGHT, winner, points)
    return HandResult(Outcome.KNOCK, winner, winner, (), (line,), suits=suits)


def past(points: int, winner: int = 0, *suits: Suit) -> PastHand:
    each = (points, 0) if winner == 0 else (0, points)
    return PastHand(winner, Outcome.KNOCK, (4, 4), 3, each, winner, suits)


def test_in_suits_every_open_suit_counts_and_a_short_way_makes_a_lead_worth_more() -> None:
    rules = setup("color").rules
    first = worth_of_hand(rules, (0, 0), 0)
    assert first(knock(25, 0, (Suit.CLUBS,))) == pytest.approx(25)
    assert first(knock(25, 1, (Suit.CLUBS,))) == pytest.approx(-25)
    both = first(knock(25, 0, (Suit.CLUBS, Suit.HEARTS)))
    assert 45 < both < 55
    # Further points in a closed suit are worth nothing.
    shut = (past(100, 0, Suit.CLUBS), past(99, 1, Suit.HEARTS))
    later = worth_of_hand(rules, (100, 99), 0, shut)
    assert later(knock(25, 0, (Suit.CLUBS,))) == pytest.approx(0, abs=1e-9)
    assert later(knock(25, 0, (Suit.HEARTS,))) > 20


def test_the_last_suit_is_not_closed_by_who_is_behind() -> None:
    """Closing the last suit ends the match, and the higher total wins."""
    rules = setup("color").rules
    suits = tuple(Suit)
    hands = [past(90, 1, suit) for suit in suits[:3]] + [past(100, 0, suit) for suit in suits[:2]]
    hands += [past(10, 1, suits[2]), past(90, 0, suits[3])]
    scores = (290, 280)
    ahead = worth_of_hand(rules, scores, 0, tuple(hands))
    assert ahead(knock(10, 0, suits[3:])) > ahead(knock(9, 0, suits[3:])) > 0
    hands += [past(40, 1, suits[3])]
    behind = worth_of_hand(rules, (290, 320), 0, tuple(hands))
    assert behind(knock(29, 0, suits[3:])) < 0 < behind(knock(9, 0, suits[3:]))
    assert behind(knock(29, 0, suits[3:])) < behind(knock(30, 0, suits[3:]))
    assert behind(knock(31, 0, suits[3:])) > behind(knock(9, 0, suits[3:]))


def test_where_deals_are_counted_points_are_not() -> None:
    rules = setup("dice").rules
    goal = rules.format.deals

    def deals(count: int, winner: int) -> HandResult:
        line = ScoreLine(LineKind.DIE, winner, count)
        return HandResult(Outcome.KNOCK, winner, winner, (), (line,), die=Die(count))

    even = worth_of_hand(rules, (0, 0), 0)
    assert even(deals(1, 0)) == pytest.approx(25) and even(deals(2, 0)) > 45
    near = worth_of_hand(rules, (goal - 1, 0), 0)
    assert near(deals(1, 0)) == near(deals(4, 0)) > 0


def test_a_game_counts_the_more_the_less_its_loser_has() -> None:
    rules = setup("pro").rules
    target, gains = rules.format.target, gains_of(rules, Measure.POINTS)
    shares = shares_of_awards(target, gains)
    assert sum(shares) == pytest.approx(1) and min(shares) > 0.02
    assert games_chance(3, 3, shares) == pytest.approx(0.5) and games_chance(0, 2, shares) == 1
    assert games_chance(2, 5, shares) == pytest.approx(1 - games_chance(5, 2, shares))
    assert games_chance(2, 5, shares) > 0.7

    def after(*hands: HandResult, die: int | None = None) -> float:
        played = [replace(one, die=None if die is None else Die(die)) for one in hands]
        return chance_to_win(sheet_after(rules, played), rules, 0)

    poor = after(knock(target - 5, 0), knock(10, 0))
    rich = after(knock(target - 5, 0), knock(target - 5, 1), knock(10, 0))
    assert poor == pytest.approx(games_chance(3, 7, shares)) and poor > rich > 0.5
    assert rich == pytest.approx(games_chance(6, 7, shares))
    # A hand that nearly wins the game is worth less than one that wins it.
    assert poor > after(knock(target - 5, 0)) > 0.5
    assert after() == pytest.approx(0.5)
    dear = after(knock(target - 5, 0), knock(target - 5, 1), knock(10, 0), die=4)
    assert dear == pytest.approx(games_chance(3, 7, shares))
    assert not pays_points_only(setup("pro", ("die=on",)).rules) and pays_points_only(rules)


def test_penalties_count_against_who_books_them() -> None:
    rules = setup("gin500").rules
    assert rules.format.sheet is SheetKind.PENALTIES

    def penalty(points: int, loser: int) -> HandResult:
        line = ScoreLine(LineKind.PENALTY, loser, points)
        return HandResult(Outcome.KNOCK, 1 - loser, 1 - loser, (), (line,))

    for seat in (0, 1):
        worth = worth_of_hand(rules, (0, 0), seat)
        assert worth(penalty(25, 1 - seat)) == pytest.approx(25) == -worth(penalty(25, seat))
    lost = worth_of_hand(rules, (490, 200), 0)
    assert lost(penalty(10, 0)) == lost(penalty(60, 0)) < lost(penalty(8, 0)) < 0


def test_what_cannot_be_read_off_the_hands_is_worth_what_it_counts() -> None:
    rules = setup("color").rules
    worth = worth_of_hand(rules, (40, 10), 1, (past(90, 0, Suit.CLUBS),))
    hand = knock(31, 1, (Suit.HEARTS,))
    assert worth(hand) == gain(hand, 1) == 31


def test_quick_players_lay_down_when_it_pays() -> None:
    first = {
        game: payment_of(played_hands(setup(game).rules, 1)[0][1][0])
        for game in ("gin", "rush", "dice", "gin500", "straight")
    }
    assert {game for game, payment in first.items() if not any(payment.my_limits)} == {
        "gin", "rush", "straight",
    }  # fmt: skip
    assert set(first["gin"].their_limits) == set(first["dice"].my_limits) == {10}
    assert list(first["straight"].their_limits) == sorted(
        first["straight"].their_limits, reverse=True
    )
    assert first["straight"].their_limits[0] > 30 > first["straight"].their_limits[-1]


def test_a_knock_is_paid_for_the_melds_that_are_laid_down() -> None:
    """A taken card must be melded, even if that leaves more deadwood."""
    rules = setup("gin", ("taken-melds=on",)).rules
    payment = payment_of(played_hands(rules, 1)[0][1][0])
    hand = parse_hand("3H 4H 5H 5C 5D 9C TC JC QC KC")
    least = (parse_hand("9C TC JC QC KC"), parse_hand("5H 5C 5D"))
    taken = (parse_hand("9C TC JC QC KC"), parse_hand("3H 4H 5H"))
    other = parse_hand("AS 2S 4S 7D 9D JD KD KS 8H TH")
    low, high = (
        playout_of(payment).laid_down(
            True, hand, melds, deadwood_outside(hand, melds, rules), other, 20
        )
        for melds in (least, taken)
    )
    assert low - high == pytest.approx(10 - 7, abs=0.5)


def test_a_whole_hand_that_may_not_end_is_thought_about() -> None:
    """These melds score only in a closed suit, so gin is illegal and the nets rate each discard."""
    rules = setup("color").rules
    seen = next(
        one for one in played_hands(rules, 1)[0][1] if one.phase is Phase.DISCARD and not one.taken
    )
    hand = parse_hand("7C 7H 7S 9C 9D 9H 2H 3H 4H 5H KD")
    view = replace(seen, hand=hand, closed=(Suit.CLUBS,), known=0, drawn=None)
    judge = valuer_for(view)
    assert judge is not None
    found = valued_moves(view, judge)
    assert len([one for one in found if not one.knocks]) > 2
    open_ = replace(view, closed=())
    assert isinstance(Master(1, 8).choose(open_), Gin)


def test_a_long_match_of_games_is_counted_from_all_its_hands() -> None:
    rules = setup("pro").rules
    target = rules.format.target
    # The players win games of 14 hands in turn; each loser is one point short.
    one = [past(target - 1, 1)] + [past(10, 0)] * 12 + [past(1, 0)]
    other = [past(target - 1, 0)] + [past(10, 1)] * 12 + [past(1, 1)]
    hands = tuple([*one, *other] * 3)
    assert len(hands) > 60
    results = tuple(
        replace(knock(max(hand.points), hand.winner or 0), turns=hand.turns) for hand in hands
    )
    assert games_needed(rules, (0, 0), tuple(map(past_hand, results))) == (4, 4)
