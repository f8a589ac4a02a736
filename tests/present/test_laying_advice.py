"""Advice in games with melds on the table: it never names a buried discard."""

from __future__ import annotations

import random
import re

import pytest
from msgspec.structs import replace

from gin.ai.advice.reasons import Hint
from gin.ai.advice.reasons_laying import WhyGain, WhyLayOut, WhyLetGo, advise
from gin.ai.players.laying_master import LayingRememberer
from gin.core.cards import Card, cards_of, mask_of
from gin.core.message import contains
from gin.core.shuffle import shuffled
from gin.interface.commands import Command
from gin.interface.steps import PutDown
from gin.language.translation import printed
from gin.messages import coach as words
from gin.messages import review as reviews
from gin.present.screens.table.laying_moves import LayingMoves
from gin.present.screens.table.moves import Situation
from gin.present.shell.parlour import Parlour
from gin.present.tableview import advice
from gin.present.tableview.result import review
from gin.present.words import coach as coach_words
from gin.rules import engine
from gin.rules.melds.kinds import meld_kind
from gin.rules.model.actions import Challenge, HoldUp
from gin.rules.model.phase import Phase
from gin.rules.model.rules import Rules
from gin.rules.model.table import observe
from gin.session import coach
from gin.session.settings import Settings
from gin.session.storage.store import Store
from gin.variants.setups import setup
from tests.support.by_name import choice_named, choose, find_choice
from tests.support.play import SETUPS, rules_of, some_action
from tests.support.saying import marked
from tests.support.tables import lying
from tests.support.typed_lines import find
from tests.support.user import ref

LAYING = [which for which in SETUPS if rules_of(which).whole_hands]
COLONEL, SKARNEY = setup("colonel").rules, setup("skarney").rules
CARD = re.compile(r"\[([A2-9TJQK][CDHS])\]")


@pytest.mark.parametrize("which", LAYING, ids=["+".join([game, *more]) for game, more in LAYING])
def test_advice_follows_level_four_and_names_no_hidden_card(
    which: tuple[str, tuple[str, ...]],
) -> None:
    rules, rng = rules_of(which), random.Random(1)
    for seed in range(3):
        table = engine.start(rules, shuffled(seed), seed % 2).table
        while table.phase is not Phase.OVER:
            seen = observe(table, table.turn)
            action, why = advise(seen)
            assert engine.why_not(seen, action) is None
            hint = coach_words.full_hint(Hint(action, why, None), "Ada")
            named = mask_of(map(Card.parse, CARD.findall(marked(hint))))
            top = mask_of(seen.discards[-1:])
            assert not named & ~(seen.hand | seen.known | seen.spread.cards | seen.unseen | top)
            match why:
                case WhyLayOut(layout):
                    laid = [*layout.melds, *(cards for cards, _ in layout.added)]
                    assert sum(laid) == named
                case WhyLetGo(card, needed=needed):
                    assert named & card.bit and not needed & ~seen.unseen
                case WhyGain(card, meld=meld) if meld:
                    assert meld & card.bit and not meld & ~(seen.hand | card.bit)
                    assert meld_kind(meld, rules.melds) is not None
                case _:
                    pass
            table = engine.apply(table, some_action(table, rng)).table


def hint(rules: Rules, hand: str, **more: object) -> str:
    table = lying(rules, hand, **more)  # type: ignore[arg-type]
    action, why = advise(observe(table, 0))
    return printed(coach_words.full_hint(Hint(action, why, None), "Ada"))


def test_sentences_about_a_layout_a_discard_and_a_card_to_take() -> None:
    assert hint(COLONEL, "5C 6C 7C") == (
        "Lay out the run of clubs, 5♣, 6♣, 7♣: no cards are left, and the hand is yours."
    )
    assert hint(COLONEL, "5C 6C 7C KD 2H", other="9S 9H 2D 3D 4D") == (
        "Lay out the run of clubs, 5♣, 6♣, 7♣: 2 cards are left, which count 12."
    )
    assert hint(COLONEL, "KD QD 3H", other="9S 9H 2D 3D 4D", top="9C", phase=Phase.DRAW).startswith(
        "Draw from the stock: the 9♣ doesn't fit any meld. "
    )
    assert hint(COLONEL, "7D 7S 2C", top="7C", phase=Phase.DRAW, other="AS KS QS JS 9S 4D 6H") == (
        "Take the 7♣: it makes the set of sevens, 7♣, 7♦, 7♠."
    )


def test_sentences_about_an_offer() -> None:
    assert hint(SKARNEY, "AD 3H 9S").endswith(": accepting an ace costs Ada a draw. It counts 15.")
    for card, sentence in (
        ("7C", "Accept the 7♣: it makes the set of sevens, 7♣, 7♦, 7♠, and you still "
               "draw."),
        ("KD", "Leave the K♦: it doesn't fit any meld."),
    ):  # fmt: skip
        table = lying(SKARNEY, f"{card} 2H 4S", other="7D 7S 2C")
        table = engine.apply(table, HoldUp(Card.parse(card))).table
        action, why = advise(observe(table, 1))
        assert printed(coach_words.full_hint(Hint(action, why, None), "Ada")) == sentence


def test_sentences_about_a_challenge() -> None:
    table = lying(COLONEL, "2C 3D", phase=Phase.DRAW, other="KC QC JC KD QD JD", top="4H")
    assert hint(COLONEL, "2C 3D", phase=Phase.DRAW, other="KC QC", top="4H").startswith(
        "Challenge: your hand counts 5, and "
    )
    asked = engine.apply(table, Challenge(0)).table
    action, why = advise(observe(asked, 1))
    assert printed(coach_words.full_hint(Hint(action, why, None), "Ada")).startswith(
        "Reject the challenge: your hand counts 60, and hardly any of the hands Ada may hold "
    )
    assert LayingRememberer(0).choose(observe(asked, 1)) == action


@pytest.mark.parametrize("game", ["colonel", "skarney"])
def test_a_hint_is_shown_at_the_table_and_marks_its_cards(game: str) -> None:
    made = Parlour(Store.in_memory(), None, Settings(level=1))
    made.matches.start(setup(game), 5)
    choose(made, "deal")
    for _ in range(12):
        while made.waiting:
            made.advance()
        session = made.session()
        assert session is not None and not session.hand_over
        choose(made, "hint")
        view = made.view()
        assert view.hint is not None and made.take_said()[-1] == view.hint.text
        first = view.item(view.hint.items[0])
        assert first is not None and contains(first.note, words.ADVISED)
        assert not made.working
        action, _ = advise(session.seen)
        assert view.hint.items == advice.marked(action)
        cards = cards_of(session.seen.hand)
        ways = ("draw", "refuse", "pass", *(f"{way}:{c.code}" for c in cards for way in DISCARDS))
        choices = (choice for id in ways if (choice := find_choice(made.view(), id)) is not None)
        made.choose(next(choice.intent for choice in choices if not choice.why))


DISCARDS = ("discard", "hold")


def test_hands_without_review_give_the_reason() -> None:
    choice = review(COLONEL)
    assert choice.why == reviews.NO_REVIEW and choice.item == ref("button:review")
    assert not coach.can_judge_in(COLONEL) and coach.can_advise_in(COLONEL)


def test_with_extra_time_each_move_of_the_opponent_waits_for_the_player() -> None:
    made = Parlour(Store.in_memory(), None, Settings(level=1, wait_for_challenge=True))
    made.matches.start(setup("colonel"), 3, dealer=0)
    view = made.view()
    assert not made.waiting and view.focus == ref("button:go-on")
    assert printed(view.status) == "Felix's turn. Challenge, or let Felix continue."
    assert find("go on", view) is not None
    assert not choice_named(view, "challenge").why
    choose(made, "go-on")
    assert made.waiting
    made.advance()
    assert not made.waiting and find_choice(made.view(), "go-on") is not None
    made.refuse_command(Command.HINT)
    assert made.asking.last_said == view.status, "nothing is drawn in the other's turn"
    choose(made, "challenge")
    asked = made.asking.last_said
    made.refuse_command(Command.HINT)
    assert made.asking.last_said == asked and printed(asked).startswith("Challenge?")
    choose(made, "challenge-now")
    assert made.waiting


def test_a_question_stays_open_while_the_opponent_moves() -> None:
    made = Parlour(Store.in_memory(), None, Settings(level=1))
    made.matches.start(setup("colonel"), 3, dealer=0)
    choose(made, "challenge")
    made.advance()
    choose(made, "challenge-now")
    assert made.session().seen.phase is Phase.CHALLENGED  # type: ignore[union-attr]


def test_a_challenge_gives_a_draft_back() -> None:
    made = Parlour(Store.in_memory(), None, Settings(level=1))
    made.matches.start(setup("colonel"), 3, dealer=1)
    choose(made, "draw")
    session = made.session()
    assert session is not None
    seen = session.seen
    moves = LayingMoves(seen)
    now = Situation(seen, "Felix", confirm=True, wait_for_challenge=False)
    moves.take(PutDown(cards_of(seen.hand)[0], None), 0, now)
    moves.follow(replace(seen, phase=Phase.CHALLENGED))
    assert not moves.making
    moves.follow(seen)
    assert moves.making
    moves.follow(replace(seen, hand=seen.hand & seen.hand - 1))
    assert not moves.making


def test_without_challenges_the_turn_continues_at_once() -> None:
    for game, agreed in (("colonel", ["challenge=off"]), ("colonel", ["challenge=own_turn"]),
                         ("skarney", []), ("gin", [])):  # fmt: skip
        made = Parlour(Store.in_memory(), None, Settings(level=1, wait_for_challenge=True))
        made.matches.start(setup(game, agreed), 3, dealer=0)
        assert made.waiting and find_choice(made.view(), "go-on") is None
