"""The child: her mistakes are those of beginners, and she follows the player's strength."""

from __future__ import annotations

from statistics import fmean

import pytest
from msgspec.structs import replace

from bench.learning import SETTLED, run
from gin.ai.players.learner import Learner, mistakes
from gin.ai.players.levels import GROWN, LEARNER, player
from gin.ai.players.progress import LEAST, MOST, NEW, START, STEP, WINDOW, Progress, after_all
from gin.ai.players.simple import Simple
from gin.ai.simulator.classic_sim import first_hand, play_hand
from gin.core.cards import Card, parse_hand
from gin.core.shuffle import shuffled
from gin.rules import engine
from gin.rules.model.actions import Action, Discard, Draw, Gin, Knock, Pass, Take
from gin.rules.model.history import PastHand
from gin.rules.model.observation import Observation
from gin.rules.model.phase import Phase
from gin.rules.model.result import Outcome
from gin.rules.model.table import observe
from gin.variants.registry import ids
from gin.variants.setups import setup
from tests.support.covering import covering
from tests.support.play import several


def at(phase: Phase, hand: str, top: str, known: str = "") -> Observation:
    seen = observe(engine.start(setup("modern").rules, shuffled(3), 1).table, 0)
    return replace(
        seen, phase=phase, hand=parse_hand(hand), discards=(Card.parse(top),), turn=0, passes=2,
        known=parse_hand(known) if known else 0,
    )  # fmt: skip


def wrong(seen: Observation) -> list[Action]:
    return mistakes(seen, player(GROWN, 1).choose(seen))


def thrown(card: str) -> Discard:
    return Discard(Card.parse(card))


# How she follows the player.


def test_she_starts_at_sixty_percent() -> None:
    assert NEW.share == START == 60


def test_the_share_moves_with_the_last_ten_hands() -> None:
    after = NEW.after(True)
    assert after.share == START - STEP
    assert after.after(False).share == after.share
    assert after.after(None) == after
    ten = after_all([True] * WINDOW)
    assert ten.share == START - STEP * sum(range(1, WINDOW + 1))
    assert ten.after(True).share == ten.share - STEP * WINDOW
    assert len(after_all([True, False] * 40).latest) == WINDOW


def test_the_share_has_limits() -> None:
    assert after_all([True] * 99).share == LEAST
    assert after_all([False] * 99).share == MOST


def test_hands_of_the_match_count_after_those_before() -> None:
    seen = at(Phase.DRAW, "2H 3H 4H 7C 8C 9C KD QS 2S 5D", "9H")
    hand = PastHand(0, Outcome.KNOCK, (3, 3), 4, (10, 0), winner=0)
    seen = replace(seen, seat=1, earlier=(hand, hand))
    before = Progress(30.0, (True,) * 3)
    child = Learner(1, Simple(1), before)
    assert child.progress(seen) == before.after(True).after(True)


@pytest.mark.parametrize(("name", "game"), [("60", "gin"), ("40", "modern"), ("25", "gin"),
                                            ("1", "modern"), ("2", "gin")])  # fmt: skip
def test_players_of_different_strength_win_about_half(name: str, game: str) -> None:
    runs = [run(name, game, 60, seed) for seed in range(several(1, 3))]
    won = [hand for one in runs for hand in one.won[min(SETTLED, len(one.won) // 2) :]]
    assert 0.3 < fmean(won) < 0.7


def test_her_level_follows_the_players() -> None:
    weak, strong = run("40", "modern", 60, 1), run("2", "modern", 60, 1)
    assert strong.progress.share + 15 < weak.progress.share


def test_a_run_repeats_itself() -> None:
    assert run("40", "gin", 10, 5) == run("40", "gin", 10, 5)


# Her mistakes.


def test_she_throws_low_cards_and_keeps_high_ones() -> None:
    assert thrown("2S") in wrong(at(Phase.DISCARD, "2H 3H 4H 7C 8C 9C KD QS 2S 5D JD", "9H"))


def test_she_breaks_up_a_near_run() -> None:
    found = wrong(at(Phase.DISCARD, "2H 3H 4H 7C 8C 9C KD 5S 6S 2C TD", "9H"))
    assert thrown("6S") in found or thrown("5S") in found


def test_she_overlooks_a_meld() -> None:
    assert thrown("9C") in wrong(at(Phase.DISCARD, "2H 3H 4H 7C 8C 9C KD QS 2S 5D JD", "9H"))


def test_she_throws_what_the_other_player_collects() -> None:
    seen = at(Phase.DISCARD, "2H 3H 4H 7C 8C 9C KD QS 2S 5D JD", "9H", known="5H 5C")
    assert thrown("5D") in wrong(seen)


def test_she_takes_a_tempting_card_and_overlooks_a_useful_one() -> None:
    seen = at(Phase.DRAW, "2H 3H 4H 7C 8C 9C KD QS 2S 5D", "KS")
    assert mistakes(seen, Draw()) == [Take()]
    dull = at(Phase.DRAW, "2H 3H 4H 7C 8C 9C KD QS 2S 5D", "8H")
    assert mistakes(replace(dull, hand=parse_hand("2H 3H 4H AC 3C TC KD QS 2S 5D")), Draw()) == []
    useful = at(Phase.UPCARD, "2H 3H 4H 7C 8C 9C KD QS 2S 5D", "5H")
    assert mistakes(replace(useful, passes=0), Take()) == [Pass()]


def test_she_forgets_to_knock() -> None:
    seen = at(Phase.DISCARD, "2H 3H 4H 7C 8C 9C 5S 5H 5C AD KD", "9H")
    right = player(GROWN, 1).choose(seen)
    assert isinstance(right, Knock | Gin)
    knock = next(option for option in engine.legal(seen) if isinstance(option, Knock))
    assert thrown("KD") in mistakes(seen, knock)


def test_she_always_goes_gin() -> None:
    seen = at(Phase.DISCARD, "2H 3H 4H 7C 8C 9C 5S 5D 5C 5H KD", "9H")
    assert isinstance(player(GROWN, 1).choose(seen), Gin)
    assert wrong(seen) == []


def test_without_mistakes_she_plays_as_level_2() -> None:
    best = Progress(0.0)
    for seed in range(5):
        rules = setup("modern").rules
        plain = play_hand(first_hand(rules, shuffled(seed), 0), [player(GROWN, 1), player(1, 2)])
        child = play_hand(
            first_hand(rules, shuffled(seed), 0), [player(LEARNER, 1, best), player(1, 2)]
        )
        assert child == plain


@pytest.mark.parametrize(("game", "share"), covering(ids(), [60.0, MOST]))
def test_she_plays_every_game_to_the_end(game: str, share: float) -> None:
    rules = setup(game).rules
    child = player(LEARNER, 3, Progress(share))
    for seed in range(2):
        table = engine.start(rules, shuffled(seed), seed % rules.seats).table
        while table.phase is not Phase.OVER:
            seen = observe(table, table.turn)
            action = child.choose(seen)
            assert engine.why_not(seen, action) is None
            table = engine.apply(table, action).table
        assert table.result is not None


def test_she_keeps_the_melds_she_holds_unless_she_is_careless() -> None:
    seen = at(Phase.DISCARD, "2H 3H 4H 7C 8C 9C KD QS 2S 5D JD", "9H")
    right = player(GROWN, 1).choose(seen)
    melded = {thrown(card) for card in ("2H", "3H", "4H", "7C", "8C", "9C")}
    assert not melded & {*mistakes(seen, right, breaks_melds=False)}
    # Which of her choices are wrong, and how, differs with the seed.
    for share, breaks in ((START, False), (MOST, True)):
        chosen = {Learner(seed, Simple(1), Progress(share)).choose(seen) for seed in range(60)}
        assert bool(melded & chosen) is breaks
