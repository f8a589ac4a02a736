"""Announcements of a turn: their length for players who use speech."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from gin.core.cards import Card, parse_hand
from gin.core.message import Text, Verbatim, only, sentences
from gin.interface.audience import AnnouncedMove, Announcement, Length, SentenceKind, ShownFrame
from gin.interface.intents import Do, PageAction
from gin.interface.refs import DISCARDS, STOCK, CardRef, ItemRef
from gin.interface.view import Item, Role, Scene, View, Zone, ZoneKind
from gin.language.translation import for_ear, printed, spoken
from gin.messages import table
from gin.present.output.brevity import prompt, select_announcements, spoken_name
from gin.present.shell.parlour import Parlour
from gin.present.words import table as words
from gin.present.words.people import person
from gin.rules.model.events import Dealt, Discarded, Drew, Event, Knocked, LaidOut, Passed, Took
from gin.session.settings import Settings
from gin.session.storage.store import Store
from gin.variants.setups import setup
from tests.support.by_name import choose

TEN, JACK, SEVEN = (Card.parse(code) for code in ("TH", "JC", "7D"))
TABLE = View(Scene.TABLE, Verbatim("Gin"), (), ())
PILE = Item(DISCARDS, Role.PILE, Verbatim("discard pile, 1 card"), value=only(TEN))
OFFER = replace(TABLE, zones=(Zone(DISCARDS, ZoneKind.PILE, Verbatim("discard pile"), (PILE,)),))


def told(event: Event) -> Announcement:
    kind = SentenceKind.OWN if getattr(event, "seat", None) == 0 else SentenceKind.OTHER
    return Announcement(
        words.event(event, "Ada"),
        kind,
        words.buried_event(event, "Ada"),
        AnnouncedMove(event, "Ada"),
    )


def heard(
    *batch: Announcement, focus: ItemRef | None = None, view: View = TABLE, **settings: object
) -> list[str]:
    chosen = Settings(**settings)  # type: ignore[arg-type]
    short = chosen.verbosity == "short"
    given = select_announcements(batch, ShownFrame(view, focus), chosen)
    return [for_ear(one.text, short=short) for one in given]


@pytest.mark.parametrize(
    ("verbosity", "drawing", "taking"),
    [
        (
            "short",
            ["Ada draws, discards J clubs."],
            ["Ada takes 10 hearts, discards J clubs."],
        ),
        (
            "usual",
            ["Ada draws and discards the jack of clubs."],
            ["Ada takes the ten of hearts and discards the jack of clubs."],
        ),
        (
            "long",
            ["Ada draws from the stock.", "Ada discards the jack of clubs."],
            ["Ada takes the ten of hearts.", "Ada discards the jack of clubs."],
        ),
    ],
)
def test_the_opponents_turn_is_one_sentence_except_at_full_length(
    verbosity: str, drawing: list[str], taking: list[str]
) -> None:
    left = told(Discarded(1, JACK))
    assert heard(told(Drew(1, None)), left, verbosity=verbosity) == drawing
    assert heard(told(Took(1, TEN)), left, verbosity=verbosity) == taking


def test_the_opponents_remark_follows_the_turn_it_is_about() -> None:
    word = Announcement(Verbatim("Thank you."), SentenceKind.OTHER)
    batch = (told(Took(1, TEN)), word, told(Discarded(1, JACK)))
    assert heard(*batch) == [
        "Ada takes the ten of hearts and discards the jack of clubs.",
        "Thank you.",
    ]


def test_a_turn_that_ends_the_hand_is_announced_move_by_move() -> None:
    batch = (told(Drew(1, None)), told(Knocked(1, (), 0, JACK, 4, ())))
    assert heard(*batch) == ["Ada draws from the stock.", "Ada knocks with 4."]


def test_melds_laid_in_a_turn_join_its_sentence_except_at_full_length() -> None:
    run = parse_hand("5H 6H 7H")
    laid = LaidOut(1, (parse_hand("5C 6C 7C"),), ((parse_hand("8H"), 1),), (run,))
    batch = (told(Took(1, TEN)), told(laid), told(Discarded(1, JACK)))
    assert heard(*batch) == [
        "Ada takes the ten of hearts; lays out the run of clubs, five of clubs, six of clubs, "
        "seven of clubs; adds the eight of hearts to the run of hearts from the five; "
        "and discards the jack of clubs."
    ]
    assert heard(told(Drew(1, None)), told(laid), told(Discarded(1, JACK)))[0].startswith(
        "Ada draws; lays out"
    )
    assert len(heard(*batch, verbosity="long")) == 3


def test_own_moves_are_announced_only_at_full_length() -> None:
    batch = (told(Passed(0, TEN)), told(Discarded(0, SEVEN)))
    assert heard(*batch) == heard(*batch, verbosity="short") == []
    assert heard(*batch, verbosity="long") == [
        "You passed the ten of hearts.",
        "You discarded the seven of diamonds.",
    ]


def test_the_upcard_is_named_once() -> None:
    deal, passes = told(Dealt(1, TEN)), told(Passed(1, TEN))
    cut = replace(deal, text=words.upcard(TEN))
    assert heard(deal, passes) == ["Ada deals. The upcard is the ten of hearts.", "Ada passes."]
    assert heard(cut, passes) == ["The upcard is the ten of hearts.", "Ada passes."]
    # The focused pile names its card, so the announcement leaves it out.
    for verbosity in ("usual", "short"):
        assert heard(deal, passes, view=OFFER, focus=DISCARDS, verbosity=verbosity) == [
            "Ada deals.", "Ada passes.",
        ]  # fmt: skip
        assert heard(cut, passes, view=OFFER, focus=DISCARDS, verbosity=verbosity) == [
            "Ada passes."
        ]
    silent = heard(cut, passes, view=OFFER, focus=DISCARDS, announce_focus=False)
    assert silent == ["The upcard is the ten of hearts.", "Ada passes."]
    # A pass names the card if nothing has named it yet, or if announcements are long.
    assert heard(passes) == ["Ada passes the ten of hearts."]
    assert heard(cut, passes, view=OFFER, focus=DISCARDS, verbosity="long") == [
        "The upcard is the ten of hearts.", "Ada passes the ten of hearts.",
    ]  # fmt: skip


def test_an_offer_does_not_name_the_upcard_again() -> None:
    offer = sentences(table.passed(other=person(1, "Ada")), table.take_or_pass(card=TEN))
    assert spoken(prompt(offer, (TEN,))) == "Take it, or pass."
    assert prompt(offer, (JACK,)) == offer == prompt(offer, ())
    assert prompt(table.YOUR_TURN, (TEN,)) == table.YOUR_TURN


@pytest.mark.parametrize("verbosity", ["short", "usual", "long"])
def test_a_drawn_card_is_named_once(verbosity: str) -> None:
    drew = told(Drew(0, SEVEN))
    assert heard(drew, focus=CardRef(SEVEN), verbosity=verbosity) == []
    assert len(heard(drew, focus=CardRef(JACK), verbosity=verbosity)) == 1
    assert len(heard(drew, focus=STOCK, verbosity=verbosity)) == 1


def test_nothing_is_named_twice_with_focus_announcements_off() -> None:
    drew = told(Drew(0, SEVEN))
    assert len(heard(drew, focus=CardRef(SEVEN), announce_focus=False)) == 1


@pytest.mark.parametrize("kind", [SentenceKind.ANSWER, SentenceKind.REFUSAL, SentenceKind.EDGE])
def test_the_answer_to_a_key_comes_first(kind: SentenceKind) -> None:
    answer = Announcement(Verbatim("Deadwood 4."), kind)
    assert heard(told(Drew(1, None)), answer)[0] == "Deadwood 4."


def test_a_joined_turn_names_no_buried_card_later() -> None:
    (joined,) = select_announcements(
        (told(Took(1, TEN)), told(Discarded(1, JACK))), None, Settings()
    )
    late = for_ear(joined.late, short=False)
    assert late == "Ada takes the discard. Ada discards a card."


def test_a_pile_is_announced_with_its_number_only_at_full_length() -> None:
    parlour = Parlour(Store.in_memory(), None)
    parlour.matches.start(setup("gin"), 7)
    parlour.choose(Do(PageAction.DEAL))
    dealt = parlour.view()
    stock, top = dealt.item(STOCK), dealt.item(DISCARDS)
    assert stock is not None and top is not None
    names: dict[Length, Text] = {length: spoken_name(dealt, stock, length) for length in Length}
    assert for_ear(names[Length.LONG], short=False) == "stock, 31 cards"
    assert for_ear(names[Length.USUAL], short=False) == "stock"
    assert {spoken_name(dealt, top, length) for length in Length} == {top.name}


def test_the_table_says_a_pass_once() -> None:
    store = Store.in_memory()
    made = Parlour(store, None)
    for seed in range(20):
        made.matches.start(setup("gin"), seed)
        choose(made, "deal")
        while made.waiting:
            made.advance()
        if "passes" in printed(made.view().news):
            break
    view = made.view()
    assert printed(view.news).startswith("Ada passes the ")
    assert printed(view.status).startswith("Take the ")
    # In a resumed hand there is no news.
    resumed = Parlour(store, None)
    choose(resumed, "continue")
    assert printed(resumed.view().status).startswith("Ada passed. Take the ")
