"""Hints: their advice, words and marks, and the announcement of their cost."""

from __future__ import annotations

import pygame
import pytest
from msgspec.structs import replace

from gin.ai.advice.at_sight import DiscardComparison, Safer
from gin.ai.advice.reasons import (
    Hint,
    OrKnock,
    StakeWord,
    WhyDiscard,
    WhyLeave,
    WhyStake,
    WhyTake,
)
from gin.ai.advice.rollout import PLAYED_OUT
from gin.core.cards import Card, cards_of, mask_of
from gin.core.message import Message, Text, contains, sentences
from gin.interface.commands import Command
from gin.interface.intents import Draft, Play
from gin.interface.refs import DO_IT
from gin.interface.steps import End, EndHand
from gin.interface.table import HintView
from gin.interface.view import Item, ZoneKind
from gin.language.translation import printed, spoken, spoken_short
from gin.messages import coach as words
from gin.messages import review as reviews
from gin.messages import rulebook
from gin.present.shell.parlour import Parlour
from gin.present.tableview import advice, result
from gin.present.words import coach
from gin.present.words.coach_laying import natural_share
from gin.present.words.people import person
from gin.rules.model.actions import Discard, Draw, Gin, Knock, Offer, Take
from gin.rules.model.phase import Phase
from gin.rules.model.rules import Flow
from gin.session import coach as coached
from gin.session.hint_count import hints_given
from gin.session.settings import Settings
from gin.session.statistics import RecordFilter, tally
from gin.session.storage.store import Store
from gin.ui.app import App
from gin.ui.input.scanning import rows
from gin.ui.render.widgets import Cursor
from gin.ui.scenes.table_layout import place_table
from gin.ui.scenes.table_words import hint_pill
from gin.variants.rulebook import sections
from gin.variants.setups import setup
from tests.support.by_name import choice_named, choose, find_choice, find_item
from tests.support.play import rules_of
from tests.support.seeing import picture_of, reached
from tests.support.user import ref


def at_table(game: str = "gin", seed: int = 3, **settings: object) -> Parlour:
    made = Parlour(Store.in_memory(), None, Settings(level=1, **settings))  # type: ignore[arg-type]
    made.matches.start(setup(game), seed)
    if find_choice(made.view(), "deal"):
        choose(made, "deal")
    while made.waiting:
        made.advance()
    made.take_said()
    return made


def advised(made: Parlour) -> Text:
    choose(made, "hint")
    while made.working:
        made.work(1.0)
    return made.take_said()[-1]


def odds_of(made: Parlour) -> coached.Odds | None:
    session = made.session()
    assert session is not None
    return coached.odds(session.seen)


def test_a_hint_is_announced_and_marked_until_something_happens() -> None:
    made = at_table()
    told = advised(made)
    shown = made.view().hint
    assert shown is not None and shown.text == told
    first = made.view().item(shown.items[0])
    assert first is not None and contains(first.note, words.ADVISED)
    able = next(c for c in made.view().choices if c.id in ("draw", "take", "pass") and not c.why)
    made.choose(able.intent)
    assert made.view().hint is None


def test_hints_are_counted_once_for_a_position() -> None:
    made = at_table()
    session = made.session()
    assert session is not None
    told = advised(made)
    shown = made.view().hint
    assert shown is not None and shown.more
    choose(made, "hint")
    assert made.take_said() == (shown.more,)
    explained = made.view().hint
    assert explained is not None and not explained.more
    assert explained.text == sentences(told, shown.more)
    choose(made, "hint")
    assert made.take_said() == (explained.text,)
    assert hints_given(made.store, session.id) == 1
    while not session.hand_over:
        if made.waiting:
            made.advance()
            continue
        view = made.view()
        moves = ("draw", "pass", "confirm")
        able = [c for c in view.choices if not c.why and (c.id in moves or c.id[:8] == "discard:")]
        made.choose(able[0].intent)
    assert tally(made.store, RecordFilter(), alone=False).hints == 1
    made.home()
    choose(made, "statistics")
    shown = [(printed(item.name), printed(item.value)) for item in _items(made)]
    assert ("Hints", "1") in shown


def _items(made: Parlour) -> list[Item]:
    return [item for zone in made.view().zones for item in zone.items]


def test_hints_can_be_switched_off() -> None:
    made = at_table(hints=False)
    choice = choice_named(made.view(), "hint")
    assert choice.why == words.OFF
    assert find_item(made.view(), "button:hint") is None
    choose(made, "hint")
    assert made.take_said() == (words.OFF,) and not made.working


def test_hints_can_be_excluded_by_agreement() -> None:
    made = Parlour(Store.in_memory(), None, Settings(level=1, odds=True))
    made.matches.start(setup("gin", ["no-hints=on"]), 3)
    choose(made, "deal")
    while made.waiting:
        made.advance()
    choice = choice_named(made.view(), "hint")
    assert choice.why == words.AGREED and not choice.item
    assert odds_of(made) is None
    assert "would help" not in printed(made.view().status)
    assert made.ask(Command.ODDS) == words.NO_ODDS
    assert tuple(sections.hints(setup("gin", ["no-hints=on"]).rules)) == (rulebook.NO_HINTS,)


def test_out_of_turn_there_is_nothing_to_advise() -> None:
    made = Parlour(Store.in_memory(), None, Settings(level=1))
    made.matches.start(setup("gin"), 3, 1)
    choose(made, "pass" if find_choice(made.view(), "pass") else "deal")
    while not made.waiting:
        choose(made, "draw" if not choice_named(made.view(), "draw").why else _discard(made))
    choice = choice_named(made.view(), "hint")
    assert choice.why == words.NOT_NOW


def _discard(made: Parlour) -> str:
    return next(c.id for c in made.view().choices if c.id.startswith("discard:") and not c.why)


def test_a_move_stops_the_coach_that_is_thinking() -> None:
    made = at_table()
    choose(made, "hint")
    assert made.working
    shown = made.view().hint
    assert shown is not None and shown.text == words.THINKING
    choose(made, "pass" if find_choice(made.view(), "pass") else "draw")
    assert not made.working and made.view().hint is None


def test_the_place_of_the_advised_move_is_kept_while_the_coach_thinks() -> None:
    made = at_table(seed=5)
    assert find_choice(made.view(), "pass")
    app = App(made, (1280, 800))
    app.command(Command.HINT)
    assert made.working
    waiting, passing = app.view.item(DO_IT), app.place.slots[ref("button:pass")].rect
    assert waiting is not None and waiting.dimmed and app.view.mains
    assert all(choice.item != DO_IT for choice in app.view.choices)
    assert all(item.ref != DO_IT for row in rows(app.view) for item in row.items)
    kept = app.place.slots[DO_IT].rect
    session = made.session()
    assert session is not None
    turns = len(session.seen.log)
    app.activate(DO_IT)
    assert made.working and len(session.seen.log) == turns
    while made.working:
        made.work(1.0)
    app.refresh()
    assert app.place.slots[DO_IT].rect == kept
    assert app.place.slots[ref("button:pass")].rect == passing
    assert not kept.colliderect(passing)
    assert any(choice.item == DO_IT for choice in app.view.choices)


def test_a_hint_gives_one_reason_and_does_what_it_says() -> None:
    made = at_table()
    advised(made)
    session, view = made.session(), made.view()
    assert session is not None
    done = next(choice for choice in view.choices if choice.key is Command.DO_IT)
    assert view.item(done.item) is not None and done.words[0] == "do it"
    before = len(session.seen.log)
    made.choose(done.intent)
    assert len(session.seen.log) > before
    assert not any(choice.key is Command.DO_IT for choice in made.view().choices)


def test_ending_a_hand_on_advice_is_confirmed_first() -> None:
    card = Card.parse("KC")
    assert advice.intent_of(Knock(card, ())) == Draft(EndHand(End.KNOCK, card))
    assert advice.intent_of(Gin(None, ())) == Draft(EndHand(End.GIN, keeping_all=True))
    assert advice.intent_of(Discard(card)) == Play(Discard(card))


def test_a_refusal_leaves_the_text_and_marks_of_a_hint() -> None:
    made = at_table()
    app = App(made, (1280, 800))
    app.settle()
    app.command(Command.KNOCK)
    app.command(Command.KNOCK)
    assert app.announcer.notice
    app.command(Command.HINT)
    while made.working:
        made.work(1.0)
    app.refresh()
    assert app.view.hint is not None and app.view.hint.items
    assert not app.announcer.notice


def test_in_solitary_gin_the_hint_is_immediate() -> None:
    made = at_table("solitary")
    choose(made, "hint")
    assert not made.working
    assert made.view().hint is not None


def test_the_sentences_of_the_coach() -> None:
    king, others = Card.parse("KC"), mask_of([Card.parse("KD"), Card.parse("KS")])
    nine = cards_of(mask_of(Card.parse(code) for code in ("9H", "TH", "8H")))
    help_ = mask_of(nine)
    why = WhyDiscard(king, 10, 24, True, others, others, False, False, help_, 0, False)
    told = coach.full_hint(Hint(Discard(king), why, 3.4), "Ada")
    assert spoken(told) == (
        "Discard the king of clubs: both kings it needs are gone. It counts 10. That leaves you "
        "with 24, and the eight of hearts, the nine of hearts and the ten of hearts would help. "
        "About 3 points better than any other card."
    )


def test_a_lead_names_the_other_choice() -> None:
    top = Card.parse("KC")
    taken = WhyTake(top, 0, 0, False, 20, 10)
    left = WhyLeave(top, 0, False, 0, 31, True)
    for hint, end in (
        (Hint(Take(), taken, 3.4), "About 3 points better than leaving it."),
        (Hint(Draw(), left, 3.4), "About 3 points better than taking it."),
    ):
        assert spoken(coach.full_hint(hint, "Ada")).endswith(end)
        assert end not in spoken(coach.full_hint(replace(hint, ahead=0.9), "Ada"))


@pytest.mark.parametrize(
    ("share", "percent"),
    [(0.0, 0), (0.04, 0), (0.06, 10), (0.19, 20), (0.24, 25), (0.31, 33), (0.42, 40), (0.5, 50),
     (0.6, 60), (0.65, 67), (0.72, 75), (0.79, 80), (0.93, 90), (0.96, 100), (1.0, 100)],
)  # fmt: skip
def test_shares_are_rounded_to_fractions_that_people_use(share: float, percent: int) -> None:
    assert natural_share(share) == percent


def test_every_share_is_a_fraction_in_words() -> None:
    asked = WhyStake(StakeWord.OFFER, 4, 0.0)
    said = {
        spoken(coach.full_hint(Hint(Offer(4), replace(asked, chance=n / 100), None), "Ada"))
        for n in range(101)
    }
    assert len(said) == 13
    assert "Offer 4: you win one in five of these hands." in said
    assert "Offer 4: you win half of these hands." in said


def test_a_discard_is_compared_with_another() -> None:
    king, jack = Card.parse("KC"), Card.parse("JD")
    why = WhyDiscard(king, 10, 24, False, 0, 0, True, False, 0, 0, False)

    def short(rather: DiscardComparison) -> str:
        return spoken(coach.advice(Hint(Discard(king), why, 3.4, rather), "Ada")[0])

    begins = "Discard the king of clubs rather than the jack of diamonds: "
    facts = DiscardComparison(jack, 1, 3, 2, True, False, counts=10)
    costs = "the king costs ten if Ada knocks, the jack only eight."
    assert short(facts) == begins + costs
    some = "only one card goes with it, but three cards go with the jack of diamonds."
    no_points = replace(facts, safer=False, points=0)
    assert short(no_points) == begins + some
    # A card that nothing goes with is the strongest reason.
    none = "nothing left goes with it, but three cards go with the jack of diamonds."
    assert short(replace(facts, outs=0)) == begins + none
    alone = "it's on its own, but three cards go with the jack of diamonds."
    assert short(replace(no_points, outs=0, alone=True)) == begins + alone
    few = replace(facts, kept_outs=0)
    assert short(few) == begins + costs
    let_go = replace(few, why_safer=Safer.LET_GO)
    assert short(let_go) == short(few)
    assert short(replace(let_go, points=0)) == begins + "Ada let a king go."
    seen = ((Safer.NO_MELD, "Ada can't meld the king of clubs."),
            (Safer.NO_RUN, "Ada can't make a run with the king of clubs."),
            (Safer.NO_SET, "Ada can't make a set of kings."))  # fmt: skip
    for fact, told in seen:
        assert short(replace(few, why_safer=fact, points=0)) == begins + told
    assert short(replace(few, safer=False, gin_only=True)) == (
        begins + "the king costs ten if Ada goes gin, the jack only eight."
    )
    melded = replace(facts, melded=True)
    assert short(melded) == begins + "the king costs ten if Ada knocks."
    low = replace(few, safer=False, counts=5)
    assert short(low) == begins + "the king counts 2 points more."
    spade = Card.parse("JS").bit
    held = replace(facts, held=spade, why_safer=Safer.TOOK, took=spade)
    assert short(held) == (
        begins + "Ada took the jack of spades, which goes with the jack of diamonds."
    )
    close, more = coach.advice(Hint(Discard(king), why, 0.2, replace(few, close=True)), "Ada")
    assert spoken(close) == short(few)
    assert contains(more, words.close(kept=jack)) and not contains(more, words.it_counts(points=10))
    equal = DiscardComparison(jack, 0, 0, 1, False, True, counts=10)
    assert short(equal) == ("Either is fine: discard the king of clubs or the jack of diamonds.")
    # Nothing that a player can see separates the cards.
    assert short(replace(equal, close=False, lead=3.4)) == begins + (
        "it works out about 3 points better."
    )


def test_advice_against_a_possible_knock_gives_its_reason() -> None:
    five = Card.parse("5C")
    outs = cards_of(mask_of(Card.parse(code) for code in ("9H", "TH", "8H", "2C")))
    why = WhyDiscard(five, 5, 4, False, 0, 0, True, False, mask_of(outs), 0, True)
    ada = person(1, "Ada")
    likely, lost = OrKnock(5.2, 8.9, 0.6), OrKnock(-4.2, -0.5, 0.31)
    even = replace(likely, points=-0.2)
    asked = ((0, likely, words.play_on_anyway(card=five, points=5, otherwise=9)),
             (0, even, words.play_on_for_more(card=five, points=9)),
             (2, likely, words.play_on(card=five, cards=cards_of(mask_of(outs[:2])))),
             (4, likely, words.play_on_for_many(card=five, number=4)),
             (4, lost, words.play_on_as_knock_loses(card=five, share=33, who=ada)))  # fmt: skip
    for number, knock, told in asked:
        because = replace(why, gin=mask_of(outs[:number]))
        short, more = coach.advice(Hint(Discard(five), because, None, knock=knock), "Ada")
        assert short == told
        assert more and not contains(more, words.it_counts(points=5)), "5 points are no reason"
        better = contains(more, words.better_than_knock(points=4))
        assert better == (number > 0 and knock is likely)


def test_phases_without_cards_in_hand_have_hints_too() -> None:
    made = Parlour(Store.in_memory(), None, Settings(level=1))
    made.matches.start(setup("dice"), 3)
    choose(made, "deal")
    while made.waiting:
        made.advance()
    session = made.session()
    assert session is not None and session.seen.phase in (Phase.STAKE, Phase.ANSWER)
    told = advised(made)
    assert isinstance(told, Message)
    assert told.id in ("coach-offer", "coach-no-offer", "coach-accept", "coach-refuse")


def test_odds_are_an_aid_that_is_off_at_first() -> None:
    made = at_table()
    found = odds_of(made)
    assert found is not None
    told = coach.odds_in_short(found)
    assert not contains(made.view().status, told)
    assert made.ask(Command.ODDS) == words.ODDS_OFF
    made.change("odds", True)
    assert contains(made.view().status, told)
    assert made.ask(Command.ODDS) == coach.odds(found)


def test_odds_in_words() -> None:
    few = coached.Odds(mask_of([Card.parse("9H"), Card.parse("6H")]), 40)
    assert spoken(coach.odds(few)) == (
        "2 of the 40 cards you haven't seen would help you, 5% on the next draw: "
        "the six of hearts and the nine of hearts."
    )
    assert (
        spoken(coach.odds_in_short(coached.Odds(0, 12)))
        == "None of the 12 unseen cards would help."
    )
    short = spoken_short(coach.odds_in_short(few))
    assert short == "2 of the 40 unseen would help, 5%: 6 hearts, 9 hearts."
    assert coach.odds(None) == words.NO_ODDS


def test_a_game_that_cannot_be_played_out_has_no_coach_and_says_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made = at_table(odds=True)
    monkeypatch.delitem(PLAYED_OUT, Flow.CLASSIC)
    view = made.view()
    choice = choice_named(view, "hint")
    assert choice.why == words.NO_COACH
    assert find_item(view, "button:hint") is None
    assert "would help" not in printed(view.status) and made.ask(Command.ODDS) == words.NO_ODDS
    review = result.review(rules_of(("gin", ())))
    assert review.why == reviews.NO_REVIEW
    # The button is shown anyway, and gives that reason.
    assert review.item == ref("button:review")


@pytest.mark.parametrize("size", [(800, 600), (1280, 800)], ids=str)
def test_a_notice_takes_the_place_of_a_hint_and_covers_nothing(size: tuple[int, int]) -> None:
    made = reached("hint-discard")
    app = App(made, size)
    app.settle()
    app.announcer.answer("There is no sound: no device was found. The game goes on without it.")
    picture = picture_of(made, size, app)
    assert app.view.hint is not None
    hint, told = printed(app.view.hint.text), picture.words
    assert not [one for one in told if hint.endswith(one.text) and len(one.text) > 8]
    notice = [one for one in told if "no device" in one.text or "goes on without" in one.text]
    assert notice
    for id in ("stock", "discards", "knock", "button:menu", "button:sheet"):
        for one in notice:
            assert not one.rect.colliderect(app.place.slots[ref(id)].rect), id


@pytest.mark.parametrize("percent", [100, 200])
@pytest.mark.parametrize("size", [(800, 600), (1280, 800), (720, 1080), (2560, 1440)], ids=str)
@pytest.mark.parametrize("mirrored", [False, True])
@pytest.mark.parametrize("game", ["gin", "colonel"])
def test_a_hint_covers_neither_piles_nor_pad_nor_menu(
    game: str, size: tuple[int, int], percent: int, mirrored: bool
) -> None:
    made = at_table(game, text_size=percent, mirrored=mirrored)
    nine, ten = Card.parse("9H"), Card.parse("TD")
    why = WhyDiscard(nine, 9, 36, False, 0, 0, False, True, mask_of([nine, ten]), 0, False)
    text = sentences(coach.full_hint(Hint(Discard(nine), why, 3.4), "Anselm"), words.ODDS_OFF)
    app = App(made, size)
    app.settle()
    shown = app.view.with_hint(HintView(text))
    ribbon = hint_pill(app.look, shown).rect
    slots = place_table(shown, app.look, Cursor()).slots
    melds = [zone for zone in app.view.zones if zone.kind is ZoneKind.MELD]
    laid = [item.ref for zone in melds for item in zone.items]
    assert laid or game == "gin"
    seen = [ref(id) for id in ("stock", "discards", "button:menu", "button:sheet")]
    for one in (*seen, *((ref("knock"),) if game == "gin" else laid)):
        assert not ribbon.colliderect(slots[one].rect), one
    assert pygame.Rect((0, 0), size).contains(ribbon)


@pytest.mark.parametrize("percent", [100, 150, 175, 200])
@pytest.mark.parametrize("size", [(800, 600), (1280, 800)], ids=str)
def test_a_refusal_in_large_print_leaves_the_portrait(size: tuple[int, int], percent: int) -> None:
    made = at_table(text_size=percent)
    app = App(made, size)
    app.settle()
    while not find_choice(app.view, "draw") or choice_named(app.view, "draw").why:
        app.choose(next(one for one in app.view.choices if one.main and not one.why))
        while made.waiting:
            made.advance()
        app.refresh()
    app.command(Command.KNOCK)
    assert app.announcer.notice
    assert "Felix" in [one.text for one in picture_of(made, size, app).words]
