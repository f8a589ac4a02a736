"""Hints: what is advised, how it is told and marked, and that it costs what it says."""

from __future__ import annotations

import random
import re
from dataclasses import replace

import pygame
import pytest

from gin.ai.advice.evaluation import Judge
from gin.ai.advice.reasons import Hint, WhyDiscard, WhyEnd, WhyLeave, WhyTake, hint
from gin.ai.advice.rollout import PLAYED_OUT
from gin.ai.search.match_equity import after
from gin.core.cards import Card, cards_of, mask_of
from gin.present.by_name import choice_named, choose, item_named
from gin.present.shell.parlour import Parlour
from gin.present.tableview import result
from gin.present.view import HintView, Item, ZoneKind
from gin.present.words import coach as words
from gin.present.words import review as reviews
from gin.present.words.cards import spoken
from gin.rules import engine
from gin.rules.counting.scoring import own_solver
from gin.rules.match import deal, start_match
from gin.rules.model.actions import Discard
from gin.rules.model.phase import Phase
from gin.rules.model.rules import Flow
from gin.rules.model.table import observe
from gin.session import coach
from gin.session.settings import Settings
from gin.session.statistics import Which, tally
from gin.session.storage.store import Store
from gin.ui.app import App
from gin.ui.scenes.table import hint_pill
from gin.variants.registry import setup
from gin.variants.rulebook import sections
from tests.support.play import JUDGED, JUDGED_IDS, rules_of, several, some_action
from tests.support.seeing import picture_of, reached
from tests.support.user import ref

CARD = re.compile(r"\[([A2-9TJQK][CDHS])\]")


def at_table(game: str = "gin", seed: int = 3, **settings: object) -> Parlour:
    """A parlour in which the player is to move."""
    made = Parlour(Store.in_memory(), None, Settings(level=1, **settings))  # type: ignore[arg-type]
    made.sit_down(setup(game), seed)
    if choice_named(made.view(), "deal"):
        choose(made, "deal")
    while made.waiting:
        made.advance()
    made.take_said()
    return made


def advised(made: Parlour) -> str:
    """What the coach says when asked now."""
    choose(made, "hint")
    while made.working:
        made.work(1.0)
    return made.take_said()[-1]


def test_a_hint_is_told_and_marked_until_something_happens() -> None:
    made = at_table()
    told = advised(made)
    shown = made.view().hint
    assert shown is not None and shown.text == told
    first = made.view().item(shown.items[0])
    assert first is not None and words.ADVISED in first.note
    able = next(c for c in made.view().choices if c.id in ("draw", "take", "pass") and not c.why)
    made.choose(able.intent)
    assert made.view().hint is None


def test_hints_are_counted_where_they_are_given_and_once_for_a_position() -> None:
    made = at_table()
    session = made.session()
    assert session is not None
    told = advised(made)
    choose(made, "hint")
    assert made.take_said() == (told,)
    assert coach.given(made.store, session.id) == 1
    while not session.hand_over:
        if made.waiting:
            made.advance()
            continue
        view = made.view()
        moves = ("draw", "pass", "confirm")
        able = [c for c in view.choices if not c.why and (c.id in moves or c.id[:8] == "discard:")]
        made.choose(able[0].intent)
    assert tally(made.store, Which(), alone=False).hints == 1
    made.home()
    choose(made, "statistics")
    assert any(item.name == "Hints" and item.value == "1" for item in _items(made))


def _items(made: Parlour) -> list[Item]:
    return [item for zone in made.view().zones for item in zone.items]


def test_hints_can_be_switched_off() -> None:
    made = at_table(hints=False)
    choice = choice_named(made.view(), "hint")
    assert (
        choice is not None
        and choice.why == words.OFF
        and item_named(made.view(), "button:hint") is None
    )
    choose(made, "hint")
    assert made.take_said() == (words.OFF,) and not made.working


def test_it_can_be_agreed_that_nobody_is_given_hints() -> None:
    made = Parlour(Store.in_memory(), None, Settings(level=1, odds=True))
    made.sit_down(setup("gin", ["no-hints=on"]), 3)
    choose(made, "deal")
    while made.waiting:
        made.advance()
    choice = choice_named(made.view(), "hint")
    assert choice is not None and choice.why == words.AGREED and not choice.item
    assert "would help" not in made.view().status and made.ask("odds") == words.NO_ODDS
    page = " ".join(sections.turn(setup("gin", ["no-hints=on"]).rules))
    assert "Nobody is given hints" in page


def test_out_of_turn_there_is_nothing_to_advise() -> None:
    made = Parlour(Store.in_memory(), None, Settings(level=1))
    made.sit_down(setup("gin"), 3, 1)
    choose(made, "pass" if choice_named(made.view(), "pass") else "deal")
    while not made.waiting:
        choose(made, "draw" if not choice_named(made.view(), "draw").why else _discard(made))  # type: ignore[union-attr]
    choice = choice_named(made.view(), "hint")
    assert choice is not None and choice.why == words.NOT_NOW


def _discard(made: Parlour) -> str:
    return next(c.id for c in made.view().choices if c.id.startswith("discard:") and not c.why)


def test_a_move_made_while_the_coach_thinks_ends_the_thought() -> None:
    made = at_table()
    choose(made, "hint")
    assert made.working
    shown = made.view().hint
    assert shown is not None and shown.text == words.THINKING
    choose(made, "pass" if choice_named(made.view(), "pass") else "draw")
    assert not made.working and made.view().hint is None


def test_in_solitary_gin_the_hint_is_there_at_once() -> None:
    made = at_table("solitary")
    choose(made, "hint")
    assert not made.working
    assert made.view().hint is not None


@pytest.mark.parametrize("which", JUDGED, ids=JUDGED_IDS)
def test_reasons_are_true_and_name_nothing_hidden(which: tuple[str, tuple[str, ...]]) -> None:
    rules = rules_of(which)
    match = start_match(rules, 5)
    table, rng = deal(match).table, random.Random(4)
    while table.result is None:
        seen = observe(table, table.turn)
        if rng.random() < several(15, 35) / 100:
            known = coach.at_once(seen)
            if known is None:
                judge = Judge(seen, after(match, seen.seat))
                judge.play_worlds(2)
                known = hint(seen, judge.judgement())
            assert engine.why_not(seen, known.action) is None
            text = words.told(known, "Ada")
            assert text[0].isupper() and text.endswith(".") and "  " not in text
            assert "[" not in spoken(text)
            named = mask_of(Card.parse(code) for code in CARD.findall(text))
            ending = seen.ending.melds if seen.ending is not None else ()
            sight = seen.hand | seen.unseen | sum(ending)
            if seen.discards:
                sight |= seen.discards[-1].bit
            assert not named & ~sight, "a buried discard is named"
            _check_facts(seen.hand, known.reason)
        table = engine.apply(table, some_action(table, rng)).table


def _check_facts(hand: int, reason: object) -> None:
    match reason:
        case WhyDiscard() as why:
            assert hand & why.card.bit and not why.helping & hand and not why.gin & ~why.helping
            assert why.gone & ~why.needed == 0
        case WhyTake() as why:
            assert why.after <= why.before
        case WhyEnd() as why:
            assert why.how != "gin" or why.deadwood == 0
        case WhyLeave() as why:
            assert why.helping.bit_count() <= why.unseen


def test_the_sentences_of_the_coach() -> None:
    king, others = Card.parse("KC"), mask_of([Card.parse("KD"), Card.parse("KS")])
    nine = cards_of(mask_of(Card.parse(code) for code in ("9H", "TH", "8H")))
    help_ = mask_of(nine)
    why = WhyDiscard(king, 10, 24, True, others, others, False, False, help_, 0, False)
    told = words.told(Hint(Discard(king), why, 3.4), "Ada")
    assert spoken(told) == (
        "Discard the king of clubs: 10 points and both kings it needs are gone. 24 deadwood left, "
        "and the eight of hearts, the nine of hearts and the ten of hearts would help. "
        "About 3 points better than the rest."
    )


def test_phases_without_cards_in_hand_have_hints_too() -> None:
    made = Parlour(Store.in_memory(), None, Settings(level=1))
    made.sit_down(setup("dice"), 3)
    choose(made, "deal")
    while made.waiting:
        made.advance()
    session = made.session()
    assert session is not None and session.seen.phase in (Phase.STAKE, Phase.ANSWER)
    assert any(word in advised(made) for word in ("die", "Accept", "Refuse", "Offer"))


def test_odds_are_an_aid_that_is_off_at_first() -> None:
    made = at_table()
    assert "would help" not in made.view().status
    assert made.ask("odds") == words.ODDS_OFF
    made.change("odds", True)
    assert "unseen" in made.view().status
    assert "cards that you have not seen" in made.ask("odds")


@pytest.mark.parametrize("which", JUDGED, ids=JUDGED_IDS)
def test_the_odds_are_counted_over_cards_that_would_be_melded(
    which: tuple[str, tuple[str, ...]],
) -> None:
    rules = rules_of(which)
    table, rng = deal(start_match(rules, 8)).table, random.Random(3)
    solver = own_solver(rules)
    while table.result is None:
        seen = observe(table, table.turn)
        found = coach.odds(seen)
        if found is not None and seen.hand.bit_count() == rules.deal.cards:
            assert found.helping & ~seen.unseen == 0 and 0 <= found.chance <= 1
            for card in cards_of(seen.unseen):
                melds = solver.best(seen.hand | card.bit).melds
                least, _ = solver.best_discards(seen.hand | card.bit)
                helps = least < solver.deadwood(seen.hand)
                if found.helping & card.bit:
                    assert helps and any(meld & card.bit for meld in melds)
        table = engine.apply(table, some_action(table, rng)).table


def test_odds_in_words() -> None:
    few = coach.Odds(mask_of([Card.parse("9H"), Card.parse("6H")]), 40)
    assert spoken(words.odds(few)) == (
        "2 of 40 cards that you have not seen would help you, 5 % on the next draw: "
        "the six of hearts and the nine of hearts."
    )
    assert words.odds_in_short(coach.Odds(0, 12)) == "None of 12 unseen cards would help."
    assert words.odds(None) == words.NO_ODDS


def test_a_game_that_cannot_be_played_out_has_no_coach_and_says_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made = at_table(odds=True)
    monkeypatch.delitem(PLAYED_OUT, Flow.CLASSIC)
    view = made.view()
    choice = choice_named(view, "hint")
    assert (
        choice is not None
        and choice.why == words.NO_COACH
        and item_named(view, "button:hint") is None
    )
    assert "would help" not in view.status and made.ask("odds") == words.NO_ODDS
    review = result.review(rules_of(("gin", ())))
    assert review.why == reviews.NO_REVIEW
    # Its button is there and says so.
    assert review.item == ref("button:review")


@pytest.mark.parametrize("size", [(800, 600), (1280, 800)], ids=str)
def test_a_notice_takes_the_place_of_a_hint_and_covers_nothing(size: tuple[int, int]) -> None:
    made = reached("hint-discard")
    app = App(made, size)
    app.settle()
    app.teller.answer("There is no sound: no device was found. The game goes on without it.")
    picture = picture_of(made, size, app)
    assert app.view.hint is not None
    hint, told = app.view.hint.text.split()[-1], picture.words
    assert not [one for one in told if one.text.endswith(hint)]
    notice = [one for one in told if "no device" in one.text or "goes on without" in one.text]
    assert notice
    for id in ("stock", "discards", "knock", "button:menu", "button:sheet"):
        for one in notice:
            assert not one.rect.colliderect(app.place.slots[ref(id)].rect), id


@pytest.mark.parametrize("percent", [100, 200])
@pytest.mark.parametrize("size", [(800, 600), (1280, 800), (720, 1080), (2560, 1440)], ids=str)
@pytest.mark.parametrize("mirrored", [False, True])
@pytest.mark.parametrize("game", ["gin", "colonel"])
def test_a_hint_leaves_the_piles_the_pad_and_the_menu_to_be_seen(
    game: str, size: tuple[int, int], percent: int, mirrored: bool
) -> None:
    made = at_table(game, text_size=percent, mirrored=mirrored)
    text = (
        "Discard the [9H]: 9 points and nothing goes with it. 36 deadwood left, and 6 cards would "
        "help. About 3 points better than the rest, and the [TD] may be what is waited for."
    )
    app = App(made, size)
    app.settle()
    ribbon = hint_pill(app.look, replace(app.view, hint=HintView(text))).rect
    slots = app.place.slots
    melds = [zone for zone in app.view.zones if zone.kind is ZoneKind.MELD]
    laid = [item.ref for zone in melds for item in zone.items]
    assert laid or game == "gin"
    seen = [ref(id) for id in ("stock", "discards", "button:menu", "button:sheet")]
    for one in (*seen, *((ref("knock"),) if game == "gin" else laid)):
        assert not ribbon.colliderect(slots[one].rect), one
    assert pygame.Rect((0, 0), size).contains(ribbon)
