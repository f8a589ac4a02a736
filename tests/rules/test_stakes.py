"""The stake die (rules 6): who may offer a raise, what a hand then pays, and the opponents."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from gin.ai.players.stakes import answer, chance_to_win, offer, round_chance
from gin.ai.search.match_equity import games_needed
from gin.core.cards import cards_of
from gin.core.errors import BadOption
from gin.core.shuffle import shuffled
from gin.interface.commands import Command
from gin.interface.view import Role
from gin.messages.table import HAND_FACE_DOWN
from gin.present.input import questions
from gin.present.shell.parlour import Parlour
from gin.rules import engine
from gin.rules.counting.scoring import with_stake_die
from gin.rules.match import deal, finish_hand, start_match
from gin.rules.model.actions import (
    Accept,
    Action,
    Draw,
    NoOffer,
    Offer,
    Pass,
    Refuse,
    notation,
    parse_action,
)
from gin.rules.model.history import PastHand
from gin.rules.model.patches import Patch, patched
from gin.rules.model.phase import Phase
from gin.rules.model.refusal import Reason
from gin.rules.model.result import HandResult, LineKind, Outcome, ScoreLine, Side
from gin.rules.model.rules import Rules, Stakes
from gin.rules.model.stakes import Die
from gin.rules.model.table import Table, observe
from gin.rules.sheets import sheet_after
from gin.session.settings import Settings
from gin.session.storage.store import Store
from gin.variants.setups import setup
from tests.support.by_name import choose, zone_named
from tests.support.raising import raising

STARTER, DEALER = 1, 0


def dice(*options: str) -> Rules:
    return setup("dice", options).rules


def dealt(rules: Rules, die: Die | None = None) -> Table:
    return engine.start(rules, shuffled(3), DEALER, die=die).table


def after(table: Table, *words: str) -> Table:
    for word in words:
        table = engine.apply(table, parse_action(word)).table
    return table


def refused(table: Table, action: Action) -> Reason | None:
    refusal = engine.why_not(observe(table, table.turn), action)
    return None if refusal is None else refusal.reason


def test_nobody_sees_a_card_before_looking() -> None:
    first = dealt(dice())
    for table in (first, after(first, "no-offer"), after(first, "offer 3")):
        for seat in (0, 1):
            seen = observe(table, seat)
            assert seen.hand == 0 and seen.counts == (10, 10)
            mine, stocked = cards_of(table.hands[seat])[0], table.stock[0]
            hands = list(table.hands)
            hands[seat] = hands[seat] & ~mine.bit | stocked.bit
            swapped = replace(table, hands=tuple(hands), stock=(mine, *table.stock[1:]))
            assert observe(swapped, seat) == seen
    assert observe(after(table, "accept", "no-offer"), 0).hand == table.hands[0]


def test_the_non_dealer_is_asked_first_then_the_dealer() -> None:
    table = dealt(dice())
    assert (table.phase, table.turn) == (Phase.STAKE, STARTER)
    assert refused(table, Draw()) is refused(table, Pass()) is Reason.STAKE_FIRST
    table = after(table, "no-offer")
    assert (table.phase, table.turn) == (Phase.STAKE, DEALER)
    table = after(table, "no-offer")
    assert (table.phase, table.turn) == (Phase.UPCARD, STARTER)
    assert table.stake is not None and table.stake.die == Die(1, None)
    assert refused(table, Offer(2)) is Reason.LOOKED


def test_once_it_is_owned_only_the_owner_may_raise_it() -> None:
    table = after(dealt(dice()), "offer 2", "accept")
    assert (table.phase, table.turn) == (Phase.STAKE, DEALER)
    again = after(table, "offer 3", "accept")
    assert (again.phase, again.turn) == (Phase.STAKE, STARTER)
    again = after(again, "no-offer")
    assert (again.phase, again.turn) == (Phase.UPCARD, STARTER)
    assert refused(again, Offer(4)) is None
    table = after(table, "no-offer")
    assert refused(table, Offer(3)) is Reason.NOT_OWNER
    table = after(table, "pass")
    assert table.turn == DEALER and refused(table, Offer(3)) is None
    assert refused(table, Offer(2)) is Reason.BAD_OFFER
    table = after(table, "offer 6")
    assert refused(table, Draw()) is refused(table, Offer(6)) is Reason.ANSWER_FIRST
    table = after(table, "accept")
    assert (table.phase, table.turn) == (Phase.UPCARD, DEALER)


def test_an_offer_is_made_before_drawing_and_six_is_the_highest() -> None:
    table = after(dealt(dice()), "no-offer", "offer 5", "accept", "no-offer", "pass", "pass")
    assert table.turn == STARTER and refused(table, Offer(6)) is None
    table = after(table, "draw")
    assert refused(table, Offer(6)) is Reason.OFFER_BEFORE_DRAWING
    table = after(dealt(dice()), "offer 6", "accept")
    assert (table.phase, table.turn) == (Phase.UPCARD, STARTER)
    table = after(table, "pass")
    assert refused(table, Offer(6)) is Reason.DIE_HIGHEST


@pytest.mark.parametrize(("option", "deals"), [("prior", 2), ("offered", 5)])
def test_a_refusal_ends_the_hand_and_pays_who_offered(option: str, deals: int) -> None:
    table = after(dealt(dice(f"refusal={option}")), "offer 2", "accept", "offer 5", "refuse")
    result = table.result
    assert table.phase is Phase.OVER and result is not None
    assert (result.outcome, result.winner) == (Outcome.REFUSED, DEALER)
    assert result.points(DEALER) == deals
    match = start_match(dice(), 4, dealer=DEALER)
    assert finish_hand(match, result).dealer == STARTER


def test_later_offers_from_the_middle_are_an_option() -> None:
    table = after(dealt(dice("centre-offers=on")), "no-offer", "no-offer")
    assert refused(table, Offer(2)) is None
    table = after(table, "offer 2", "accept")
    assert (table.phase, table.turn) == (Phase.UPCARD, STARTER)
    assert refused(table, Offer(3)) is Reason.NOT_OWNER


def counted(winner: int | None, points: int, die: Die | None = None) -> HandResult:
    sides = (Side((), 0, 0), Side((), 0, 0))
    if winner is None:
        return HandResult(Outcome.VOID, None, None, sides, die=die)
    line = ScoreLine(LineKind.CAUGHT, winner, points)
    return HandResult(Outcome.KNOCK, winner, winner, sides, (line,), die=die)


def test_the_example_on_the_page_of_gin_dice() -> None:
    table = after(dealt(dice()), "offer 2", "accept", "offer 5", "accept")
    for winner in (0, 1):
        result = with_stake_die(dice(), counted(winner, 40), table.stake)
        assert [(line.kind, line.points) for line in result.lines] == [(LineKind.DIE, 5)]
        assert result.winner == winner
    assert with_stake_die(dice(), counted(None, 0), table.stake).lines == ()


def test_the_die_goes_back_to_one_in_the_next_deal() -> None:
    match = start_match(dice(), 5)
    result = after(deal(match).table, "offer 4", "accept", "offer 6", "refuse").result
    assert result is not None and result.points(result.winner or 0) == 4
    again = deal(finish_hand(match, result)).table
    assert again.stake is not None and again.stake.die == Die()


def test_in_gin_pro_the_die_lives_for_one_game() -> None:
    rules = setup("pro", ["die=on"]).rules
    sheet = sheet_after(rules, [counted(0, 100, Die(2, 1)), counted(1, 40, Die(3, 0))])
    assert sheet.die == Die(3, 0) and sheet.totals == (0, 0)
    won = sheet_after(
        rules, [counted(0, 100, Die(2, 1)), counted(1, 40, Die(3, 0)), counted(0, 30, Die(3, 0))]
    )
    assert won.totals == (9, 0) and won.die is None and won.running == (0, 0)
    table = dealt(rules, Die(3, STARTER))
    assert (table.phase, table.turn) == (Phase.STAKE, STARTER)
    assert after(table, "no-offer").phase is Phase.UPCARD
    given_up = after(table, "offer 4", "refuse").result
    assert given_up is not None and given_up.lines == ()
    sheet = sheet_after(rules, [counted(1, 100, Die(3, 1)), given_up])
    # Seat 0 refused and has no points: the game counts four, times the die of three.
    assert sheet.totals == (0, 12) and sheet.running == (0, 0)


def test_dice_make_a_round_of_deals_of_any_game() -> None:
    rules = setup("gin", ["sheet=deals", "deals=5"]).rules
    assert sheet_after(rules, [counted(0, 3), counted(0, 2)]).winner == 0
    with raising(BadOption, "one total at the end"):
        setup("gin", ["sheet=deals", "box=25"])
    with raising(BadOption, "points don't count in a round of deals"):
        setup("gin", ["sheet=deals", "undercut=25"])
    with raising(BadOption, "each player has just one"):
        setup("gin", ["sheet=deals", "shot=on"])
    with raising(BadOption, "needs a stake die"):
        setup("pro", ["refusal=offered"])


def test_a_player_hears_and_sees_the_cards_lie_face_down() -> None:
    made = Parlour(Store.in_memory(), None, Settings(level=1))
    made.matches.start(setup("dice"), 5, DEALER)
    while made.waiting:
        made.advance()
    view = made.view()
    hand = zone_named(view, "hand")
    assert [item.role for item in hand.items] == [Role.BACK] * 10
    session = made.session()
    assert session is not None
    for question in (Command.HAND, Command.DEADWOOD, Command.MELDS):
        assert questions.answer(question, session) == HAND_FACE_DOWN
    choose(made, "raise")
    dialog = made.view().dialog
    assert dialog is not None
    choose(made, "cancel")
    assert made.view().dialog is None
    choose(made, "raise")
    choose(made, "offer:3")
    while made.waiting:
        made.advance()
    hand = zone_named(made.view(), "hand")
    table = made.view().table
    assert table is not None and table.die is not None and table.die.value in (1, 3)


# The opponents.


def test_before_looking_nobody_is_more_likely_to_win() -> None:
    seen = observe(after(dealt(dice()), "offer 2"), DEALER)
    assert chance_to_win(seen) == 0.5
    assert answer(seen) == Accept()


def scored(table: Table, mine: int, theirs: int) -> Table:
    scores = (mine, theirs) if table.turn == 0 else (theirs, mine)
    return replace(table, scores=scores)


def test_the_opponent_refuses_what_would_lose_the_round_with_one_hand() -> None:
    table = scored(after(dealt(dice("round=9")), "offer 6"), 8, 3)
    # Refusing costs one deal. Losing six would let the other player reach the target.
    assert answer(observe(table, table.turn)) == Refuse()
    table = scored(after(dealt(dice("round=9")), "offer 6"), 3, 8)
    assert answer(observe(table, table.turn)) == Accept()


def test_who_is_behind_in_the_round_raises_before_looking() -> None:
    table = scored(dealt(dice("round=9")), 2, 8)
    seen = observe(table, table.turn)
    made = offer(seen, engine.legal(seen))
    assert made is not None and made.value == 2
    for mine, theirs in ((4, 4), (8, 2), (8, 8)):
        table = scored(dealt(dice("round=9")), mine, theirs)
        seen = observe(table, table.turn)
        assert offer(seen, engine.legal(seen)) is None


def test_in_gin_pro_an_offer_is_answered_by_the_games_that_are_missing() -> None:
    """A refusal loses the game, and costs more if the loser has few points."""
    rules = setup("pro", ["die=on"]).rules
    goal = rules.format.target

    def said(value: int, winner: int, games: int, mine: int, theirs: int) -> Action:
        view = observe(after(dealt(rules, Die(1, STARTER)), f"offer {value}"), DEALER)
        hand = PastHand(winner, Outcome.GIN, (4, 4), 0, (0, 0), winner)

        def written(seat: int, points: int) -> PastHand:
            each = (points, 0) if seat == 0 else (0, points)
            return replace(hand, points=each, winner=seat, ender=seat)

        played = [written(1 - winner, goal - 1), written(winner, goal)] * games
        now = (mine, theirs) if DEALER == 0 else (theirs, mine)
        both = replace(hand, points=now)
        return answer(replace(view, scores=now, earlier=(*played, both)))

    assert games_needed(rules, (20, 0), ()) == (7, 7)
    # The other player needs one game, so losing the hand is no worse than refusing.
    assert said(2, STARTER, 6, 10, 110) == Accept()
    # The dealer leads by six games to none, so losing one is better than risking six.
    assert said(6, DEALER, 6, 100, 118) == Refuse()
    # A refusal with no points costs four games. The score in games decides about a raise to six.
    assert said(2, STARTER, 0, 0, 20) == Accept()
    assert said(6, STARTER, 2, 60, 118) == Accept() != said(6, STARTER, 0, 60, 118)


def test_the_chance_of_a_round() -> None:
    assert round_chance(3, 3) == 0.5
    assert round_chance(1, 2) == 0.75
    assert round_chance(0, 4) == 1.0 and round_chance(4, 0) == 0.0
    rng = random.Random(1)
    for _ in range(20):
        mine, theirs = rng.randint(1, 20), rng.randint(1, 20)
        assert round_chance(mine, theirs) == pytest.approx(1 - round_chance(theirs, mine))


def test_words_about_the_die_read_back() -> None:
    for action in (Offer(4), NoOffer(), Accept(), Refuse()):
        assert parse_action(notation(action)) == action


@pytest.mark.parametrize("game", ["skarney", "colonel"])
def test_the_words_that_answer_an_offered_card_or_a_challenge_are_not_about_the_die(
    game: str,
) -> None:
    rules = patched(setup(game).rules, [Patch(set={"stakes.die": Stakes.DEAL})])
    chance, answered = random.Random(4), 0
    for seed in range(6):
        table = engine.start(rules, shuffled(seed), DEALER).table
        while table.phase is not Phase.OVER:
            seen = observe(table, table.turn)
            options = engine.legal(seen)
            assert options, table.phase
            action = chance.choice(options)
            assert engine.why_not(seen, action) is None
            if seen.phase in (Phase.CONSIDER, Phase.CHALLENGED):
                answered += isinstance(action, Accept | Refuse)
            table = engine.apply(table, action).table
    assert answered
