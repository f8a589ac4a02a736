"""Rules pages are true: contradictions that once stood on them, and which options they list."""

from __future__ import annotations

import re

import pytest

from gin.core.message import sentences
from gin.language.telling import printed
from gin.variants.options import catalogue
from gin.variants.rulebook.differences import differences
from gin.variants.rulebook.page import (
    listed_options,
    sentence_of,
    text_of,
)
from gin.variants.setups import setup

# Contradictions that were once on a page.

CONTRADICTIONS = (
    ("house", "tie=undercut,knock=10", "With the same or less, the other player undercuts",
     ("nine or less", "truly lower", "Equal hands", "Knock with under ten")),
    ("gin500", "scoring=winner", "A knocker with less deadwood scores the difference",
     ("charged for deadwood", "penalt", "loses", "We play for")),
    ("twofold", "double-deals=on", "Gin and an undercut count two won deals",
     ("every won hand is one deal", "counts one deal")),
    ("colonel", "challenge=off", "Nobody challenges",
     ("any time. We", "challenge be made", "makes the challenge", "you may challenge")),
    ("modern", "", "takes the second, and the classic game the first", ("takes the first",)),
    ("gin", "", "takes the first, and modern scoring the second", ("takes the second",)),
    ("gin", "knock=gin-only,taken-melds=on", "Nobody may knock",
     ("you may knock", "that card in a meld", "undercut", "lay off")),
    ("shot", "knock=gin-only,taken-melds=on", "end the hand with a shot only with that card",
     ("you may knock", "more than the limit", "is ended by going gin.")),
    ("gin", "sets=off,rainbow=on", "Only runs and rainbows are melds", ("Only runs are melds",)),
    ("gin", "sheet=suits,sets=off", "of which the player who ends it has no card",
     ("each set", "any set")),
    ("gin", "sheet=deals,knock=gin-only", "Whoever goes gin wins the hand",
     ("A knocker", "by a knock")),
    ("gin", "sheet=deals,caught-ace=15", "A loose ace counts 15", ()),
    ("rush", "rush-on-gin=on", "Gin is paid for them as well", ("are not paid for the stock",)),
    ("gin", "knock=gin-only,rush=gin_too", "Gin scores one point more", ("A knocker who wins",)),
    ("race", "double-deals=off", "counts one for every hand", ("two deals", "count two")),
    ("oklahoma", "upcard-ace=gin-only", "after an ace only gin", ("the limit is 1",)),
    ("oklahoma", "extra-boxes=on", "counts as two hands", ("so they are an option",)),
    ("straight", "ending=gin-only", "Nobody may knock", ("without a limit", "We keep")),
    ("indian", "big-gin=off,knock=10", "Gin needs all fourteen cards melded",
     ("Big gin needs", "any deadwood", "no limit")),
    ("hollywood", "late-start=shift", "goes into the next game", ("write nothing",)),
    ("color", "level=extra_hand", "one more hand decides", ("as a draw",)),
    ("dice", "centre-offers=on", "may be raised later too", ("only by the owner",)),
    ("dice", "stock-end=compare", "the lower hand wins", ("the difference",)),
    ("gin", "sheet=penalties,stock-end=compare", "takes it as penalty points",
     ("the difference",)),
    ("colonel", "one-hand=on", "The first hand that anybody scores in decides", ("to 100",)),
    ("color", "stock-end=compare", "scored in no suit", ("the lower hand scores", "as void")),
    ("dice", "refusal=offered", "what was offered", ("before the offer", "showed before")),
    ("sequence", "run-bonus=both", "both players score", ("Only the winner of a hand",)),
    ("skarney", "contract-more=on", "New melds may follow", ("laid out alone",)),
    ("skarney", "stock-counts=deadwood", "could not be melded", ("every card still held",)),
    ("solitary", "goal=45", "45 penalty points", ("at 30",)),
    ("gin500", "high-cards=20", "court card 20", ("usual values",)),
    ("tedesco", "opening=plain", "begins with a normal turn", ("is offered first",)),
)  # fmt: skip


@pytest.mark.parametrize(("id", "words", "told", "not_told"), CONTRADICTIONS)
def test_a_page_does_not_contradict_what_was_agreed(
    id: str, words: str, told: str, not_told: tuple[str, ...]
) -> None:
    agreed = setup(id, words.split(",") if words else ())
    page = text_of(agreed, printed).split("\nTable options")[0]
    assert told in page
    for phrase in not_told:
        assert phrase not in page, phrase


def test_an_example_is_told_while_what_it_rests_on_is_as_usual() -> None:
    example = "For example: a knock with 3 against 24"
    assert example in text_of(setup("gin", ["next-dealer=alternate", "target=200"]), printed)
    for other in ("knock=gin-only", "spades=on", "high-cards=20", "knocker-scores=opponent_total"):
        assert example not in text_of(setup("gin", [other]), printed)


def test_the_first_sentence_is_the_game_s_while_it_holds() -> None:
    assert sentence_of(setup("gin", ["undercut=25"])) == setup("gin").game.sentence
    for other in ("knock=7", "target=150"):
        assert "100" not in printed(sentence_of(setup("gin", [other])))


# Every page, sentence by sentence.


# The options at the end.


def listed(id: str, *words: str) -> set[str]:
    """The ids of the options on a page."""
    return {option.id for option in listed_options(setup(id, words))}


def test_options_that_cannot_change_or_change_nothing_are_not_listed() -> None:
    paid = {"gin", "undercut", "rush"}
    assert not paid & listed("gin500") and paid < listed("gin500", "scoring=winner")
    assert "eleven-first-knock" not in listed("gin")
    assert {"opening", "eleven-first-knock"} <= listed("gin", "opening=eleven_card")
    assert "opening" in listed("gin", "opening=eleven_card", "eleven-first-knock=on")
    assert "after-passes" not in listed("fosdick") and "after-passes" in listed("gin")
    assert not {"refusal", "centre-offers"} & listed("pro")
    assert {"refusal", "centre-offers"} <= listed("pro", "die=on")
    only = listed("gin", "knock=gin-only", "taken-melds=on")
    assert not only & {"taken-melds", "undercut", "tie"} and "knock" in only


def test_no_sentence_of_an_option_is_untrue_in_some_game() -> None:
    """They stand under every game, so none names a number or an end that is of some games only."""
    for option in catalogue.ALL:
        said = printed(sentences(option.title, option.sentence))
        assert not re.search(r"\beleven\b|\bten cards|anybody knocks|ends with the hand", said), (
            said
        )


def test_options_without_anything_to_act_on_are_not_told_in_the_first_sentence() -> None:
    told = printed(sentence_of(setup("gin", ["knock=gin-only", "taken-melds=on"])))
    assert "gin only" in told and "what you took" not in told


def test_what_has_nothing_to_act_on_is_no_difference_from_the_classic_game() -> None:
    only = setup("gin", ["knock=gin-only", "undercut=25", "tie=nobody"])
    assert [option.id for option, _ in differences(only)] == ["knock"]
    assert "big-gin" not in {option.id for option, _ in differences(setup("dice"))}
    assert "undercut" in {option.id for option, _ in differences(setup("gin", ["undercut=25"]))}
