"""Rules pages agree with the options, and list those that matter."""

from __future__ import annotations

import re

import pytest

from gin.core.message import sentences
from gin.language.translation import printed
from gin.variants.options import catalogue
from gin.variants.pages.differences import differences
from gin.variants.pages.page import (
    listed_options,
    sentence_of,
    text_of,
)
from gin.variants.setups import setup

# Former contradictions of a page.

CONTRADICTIONS = (
    ("house", "tie=undercut,knock=10", "If the other player has the same or less",
     ("nine or less", "needs a lower hand", "Equal hands", "Knock with under ten")),
    ("gin500", "scoring=winner", "the knocker scores the difference",
     ("charged for deadwood", "penalt", "loses", "you collect")),
    ("twofold", "double-deals=on", "Gin and an undercut count as two deals won",
     ("Here, every hand won", "counts as one deal")),
    ("colonel", "challenge=off", "There are no challenges",
     ("any time; here", "allow a challenge", "made the challenge", "you may challenge")),
    ("modern", "", "uses the second, and the classic game the first", ("uses the first",)),
    ("gin", "", "uses the first, and modern scoring the second", ("uses the second",)),
    ("gin", "knock=gin-only,taken-melds=on", "There is no knocking",
     ("you may knock", "that card is in a meld", "undercut", "lay off")),
    ("shot", "knock=gin-only,taken-melds=on", "end the hand with a shot only if that card",
     ("you may knock", "more than the knock limit", "hand by going gin.")),
    ("gin", "sets=off,rainbow=on", "Only runs and rainbows are melds", ("Only runs are melds",)),
    ("gin", "sheet=suits,sets=off", "of which the player who ends it has no card",
     ("every set", "no set")),
    ("gin", "sheet=deals,knock=gin-only", "Whoever goes gin wins the hand",
     ("the knocker", "by a knock")),
    ("gin", "sheet=deals,caught-ace=15", "A loose ace counts 15", ()),
    ("rush", "rush-on-gin=on", "Gin scores these points too", ("don't score these points",)),
    ("gin", "knock=gin-only,rush=gin_too", "Gin scores one extra point", ("A knocker who wins",)),
    ("race", "double-deals=off", "counts one for every hand", ("scores two deals", "counts two")),
    ("oklahoma", "upcard-ace=gin-only", "if it's an ace, only gin", ("the limit is 1",)),
    ("oklahoma", "extra-boxes=on", "counts as two hands", ("so they are an option",)),
    ("straight", "ending=gin-only", "There is no knocking",
     ("without a limit", "Here, the difference")),
    ("indian", "big-gin=off,knock=10", "To go gin, you have to meld all fourteen cards",
     ("For big gin", "any deadwood", "there is no limit")),
    ("hollywood", "late-start=shift", "goes into the next game", ("write nothing",)),
    ("color", "level=extra_hand", "another hand decides", ("it's a draw", "Equal totals are")),
    ("dice", "centre-offers=on", "may still be raised later", ("only from the owner",)),
    ("gin", "sheet=penalties,stock-end=compare", "goes down as penalty points",
     ("the difference",)),
    ("colonel", "one-hand=on", "The first player to score in a hand wins", ("to 100",)),
    ("color", "stock-end=compare", "it scores in no suit", ("scores the difference. There",
     "hand void when")),
    ("dice", "refusal=offered", "as were offered", ("before the offer", "showed before")),
    ("sequence", "run-bonus=both", "both players score", ("Only the winner of a hand",)),
    ("sequence", "run-bonus=both", "If the same hand takes both players to 100", ()),
    ("gin", "winner=total", "Whoever then has the higher total", ("The first to reach",)),
    ("gin", "winner=total", "The player who reached the target adds 100",
     ("The winner of the game adds",)),
    ("skarney", "contract-more=on", "further melds on that turn", ("laid out alone",)),
    ("skarney", "stock-counts=deadwood", "can't be melded", ("every card still held",)),
    ("solitary", "goal=45", "45 penalty points", ("30 or less",)),
    ("solitary", "strict-memory=on", "what you have discarded", ("opponent",)),
    ("gin500", "high-cards=20", "face card 20", ("usual values",)),
    ("tedesco", "opening=plain", "begins with a normal turn", ("may take this upcard",)),
    # Sentences that once ignored the options.
    ("house", "", "Equal hands score nothing", ("no more deadwood",)),
    ("tedesco", "stock-end=compare", "If the stock ends it, a loose ace counts 1.", ()),
    ("tedesco", "", "if the other player ends the hand", ("If the stock ends it",)),
    ("dice", "stock-end=compare", "or less deadwood at the end of the stock, wins as many deals",
     ("the difference",)),
    ("dice", "stock-end=compare,untouched-stock=off", "deadwood at the end of the stock",
     ("void hand",)),
    ("dice", "", "Nobody wins a void hand", ("deadwood at the end of the stock",)),
    ("gin", "game-bonus=0", "the winner adds 100.", ("another 100",)),
    ("gin", "", "the winner adds another 100.", ()),
    ("hollywood", "box=20", "for every score written in the game", ("for every hand won",)),
    ("hollywood", "box=20,shutout=plus_100", "has no score in the game", ("won no hands",)),
    ("pro", "", "the loser of a hand deals the next one", ("turns to deal", "in turn, the deal")),
    ("pro", "next-dealer=alternate", "the players take turns to deal", ("the loser of a hand",)),
    ("gin", "sheet=games,die=on", "Whoever refuses a raise counts as the loser", ()),
    # Remarks about sources.
    ("rush", "rush-on-gin=on", "Gin scores these points too", ("rather than waiting for gin",)),
    ("gin500", "scoring=winner", "The first to reach 500", ("reaching a target and of avoiding",)),
    ("gin500", "high-cards=20", "face card 20", ("high cards cost more",)),
    ("color", "knock=gin-only", "The published rules don't say who deals first", ("breaks off",)),
    ("gin", "opening=plain", "The published rules don't say whether you can discard", ()),
    ("dice", "refusal=offered", "The published rules don't say who deals after a refusal", ()),
    ("straight", "last-kept=on", "The published rules have the opponent count", ()),
    # The other player may still take the last discard before the hand ends.
    ("gin", "last-discard=to_end", "First, though, the other player may still take that", ()),
)  # fmt: skip


@pytest.mark.parametrize(("id", "words", "expected", "absent"), CONTRADICTIONS)
def test_a_page_does_not_contradict_what_was_agreed(
    id: str, words: str, expected: str, absent: tuple[str, ...]
) -> None:
    agreed = setup(id, words.split(",") if words else ())
    page, options = text_of(agreed, printed).split("\nTable options")
    assert expected in page
    assert not re.search("no more deadwood|did not end|Your opponent", options)
    for phrase in absent:
        assert phrase not in page, phrase


def test_the_usual_value_is_in_brackets_and_lower_case() -> None:
    page = text_of(setup("gin", ["winner=total"]), printed)
    assert "The higher total (usually the player who reached the target)." in page


def test_an_example_appears_only_with_the_usual_values() -> None:
    example = "For example: you knock with 3 against 24"
    assert example in text_of(setup("gin", ["next-dealer=alternate", "target=200"]), printed)
    for other in ("knock=gin-only", "spades=on", "high-cards=20", "knocker-scores=opponent_total"):
        assert example not in text_of(setup("gin", [other]), printed)


def test_without_changes_the_first_sentence_is_the_games_own() -> None:
    assert sentence_of(setup("gin")) == setup("gin").game.sentence
    for other, change in (
        (["undercut=20"], "undercut bonus: 20"),
        (["knock=7"], "knock with 7 or less"),
        (["knock=gin-only"], "gin only"),
        (["target=150"], "to 150"),
        (["target=150", "box=30"], "to 150, box: 30"),
        (["no-hints=on", "open-discards=on"], "open discard pile, no hints"),
    ):
        assert printed(sentence_of(setup("gin", other))) == f"Gin Rummy, {change}."


# The options at the end.


def listed(id: str, *words: str) -> set[str]:
    return {option.id for option in listed_options(setup(id, words))}


def test_fixed_options_and_options_without_effect_are_not_listed() -> None:
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
    """Options appear in every game, so they mention nothing that only some games have."""
    for option in catalogue.ALL:
        said = printed(sentences(option.title, option.sentence))
        assert not re.search(r"\beleven\b|\bten cards|anybody knocks|ends with the hand", said), (
            said
        )


def test_options_without_effect_are_not_in_the_first_sentence() -> None:
    sentence = printed(sentence_of(setup("gin", ["knock=gin-only", "taken-melds=on"])))
    assert "gin only" in sentence and "what you took" not in sentence


def test_options_without_effect_are_no_difference_from_the_classic_game() -> None:
    only = setup("gin", ["knock=gin-only", "undercut=25", "tie=nobody"])
    assert [option.id for option, _ in differences(only)] == ["knock"]
    assert "big-gin" not in {option.id for option, _ in differences(setup("dice"))}
    assert "undercut" in {option.id for option, _ in differences(setup("gin", ["undercut=25"]))}
