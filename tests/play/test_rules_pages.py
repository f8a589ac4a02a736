"""Rules pages of random mixtures: each sentence names the rule values that it depends on.

`test_rules_played.py` checks the sentences against hands that the engine played.
"""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from gin.language.translation import printed
from gin.messages import rulebook as messages
from gin.rules.model.patches import Patch, patched, slot
from gin.rules.model.rules import Flow, LimitFrom, Rules
from gin.variants.codes import parse_game_code
from gin.variants.game import Game
from gin.variants.pages.page import (
    headings_of,
    listed_options,
    sentence_of,
)
from gin.variants.registry import GAMES, own_rules
from gin.variants.rule_sentences import RuleSentence, sentences_by
from gin.variants.rulebook.agreed_game import derived_text, sections_of
from gin.variants.setups import Setup, setup
from tests.monkey.random_games import mixture

MIXTURES = 2000
PARTS = 4


@cache
def mixtures(part: int) -> tuple[Setup, ...]:
    rng = Random(part)
    codes = (mixture(rng) for _ in range(MIXTURES // PARTS))
    return (*(setup(one.id) for one in GAMES), *map(parse_game_code, codes))


@pytest.mark.parametrize("part", range(PARTS))
def test_no_sentence_depends_on_a_slot_that_it_does_not_name(part: int) -> None:
    for agreed in mixtures(part):
        own = own_rules(agreed.game)
        for section in sections_of(agreed):
            for maker in (*section.derived, *section.last):
                for one in sentences_by((maker,), agreed.rules):
                    alone = patched(own, [_only(one, agreed.rules)])
                    texts = [other.text for other in sentences_by((maker,), alone)]
                    assert one.text in texts, (agreed.agreed, one)


def _only(one: RuleSentence, rules: Rules) -> Patch:
    return Patch(set={path: slot(rules, path) for path in one.slots})


@pytest.mark.parametrize("part", range(PARTS))
def test_sentences_about_a_game_need_the_games_own_rule_values(part: int) -> None:
    for agreed in mixtures(part):
        rules, own = agreed.rules, own_rules(agreed.game)
        texts = {one.text for one in sentences(agreed)}
        for section in agreed.game.page:
            for one in (one for paragraph in section.paragraphs for one in paragraph):
                same = all(slot(rules, path) == slot(own, path) for path in one.slots)
                assert (one.text in texts) is same, (agreed.agreed, one)


def opening(game: Game) -> RuleSentence:
    return RuleSentence(game.sentence, game.speaks_of)


def sentences(agreed: Setup) -> tuple[RuleSentence, ...]:
    return _sentences(agreed.game.id, agreed.agreed)


@cache
def _sentences(id: str, words: tuple[str, ...]) -> tuple[RuleSentence, ...]:
    agreed = setup(id, words)
    first = [opening(agreed.game)] if sentence_of(agreed) == agreed.game.sentence else []
    parts = (paragraph for _, paragraphs in headings_of(agreed) for paragraph in paragraphs)
    return (*first, *(one for part in parts for one in part))


def test_sentences_hold_for_the_games_own_rules() -> None:
    for game in GAMES:
        own = own_rules(game)
        assert opening(game).holds(own, own)
        for section in game.page:
            assert all(one.holds(own, own) for part in section.paragraphs for one in part)


def test_sentences_name_the_slots_that_their_functions_read() -> None:
    def maker(rules: Rules):  # type: ignore[no-untyped-def]
        if rules.values.own[0] == 1:
            yield messages.game_bonus(points=rules.bonuses.for_big_gin, reached=False)
        if rules.whole_hands:
            yield messages.SPADES
        yield messages.GIN

    first, second = sentences_by((maker,), setup("gin").rules)
    assert first == RuleSentence(
        messages.game_bonus(points=31, reached=False), ("bonuses.big_gin_points", "values.own")
    )
    assert second.slots == ("bonuses.big_gin_points", "flow", "values.own")


def test_different_messages_have_different_texts() -> None:
    """A page lists an option if another value changes a message; players must see the change."""
    every = {
        text for part in range(PARTS) for agreed in mixtures(part) for text in derived_text(agreed)
    }
    assert len({printed(text) for text in every}) == len(every)


def may_knock(rules: Rules) -> bool:
    fixed = rules.knock.limit_from is LimitFrom.FIXED
    return not fixed or rules.knock.limit > 0


def test_pages_with_a_knock_explain_it() -> None:
    for agreed in (one for part in range(PARTS) for one in mixtures(part)):
        if agreed.rules.flow is Flow.CLASSIC:
            text = " ".join(printed(one.text) for one in sentences(agreed))
            assert ("you may knock" in text) is may_knock(agreed.rules), agreed.agreed


def test_chosen_options_with_an_effect_are_listed() -> None:
    left_out = 0
    for agreed in mixtures(0):
        names = {option.id for option in listed_options(agreed)}
        for words in agreed.agreed:
            if words.partition("=")[0] not in names:
                without = [one for one in agreed.agreed if one != words]
                assert derived_text(setup(agreed.game.id, without)) == derived_text(agreed), words
                left_out += 1
    assert left_out
