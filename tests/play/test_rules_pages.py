"""Rules pages of 2,000 random mixtures: each sentence is held against the rules."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from random import Random

import pytest

from gin.core.message import Message
from gin.language.telling import printed
from gin.messages import rulebook as messages
from gin.present.shell.random_games import mixture
from gin.rules.model.meld_kinds import Aces, MeldKind
from gin.rules.model.patches import Patch, patched, slot
from gin.rules.model.rules import (
    AfterPasses,
    Challenges,
    Flow,
    HandCount,
    KnockScores,
    LastDiscard,
    LateStart,
    Level,
    LimitFrom,
    NextDealer,
    Opening,
    Roles,
    Rules,
    RunBonus,
    Rush,
    SheetKind,
    Shutout,
    Stakes,
    StockEnd,
    Tie,
    Winner,
)
from gin.variants.codes import parse_game_code
from gin.variants.registry import GAMES, own_rules
from gin.variants.rulebook.page import (
    headings_of,
    listed_options,
    sentence_of,
)
from gin.variants.rulebook.telling import Said, told_by
from gin.variants.rulebook.told import sections_of, told_of
from gin.variants.setups import Setup, setup

MIXTURES = 2000
PARTS = 4


@cache
def mixtures(part: int) -> tuple[Setup, ...]:
    """Each game, and as many mixtures as there are in a part."""
    lot = Random(part)
    codes = (mixture(lot) for _ in range(MIXTURES // PARTS))
    return (*(setup(one.id) for one in GAMES), *map(parse_game_code, codes))


@pytest.mark.parametrize("part", range(PARTS))
def test_no_sentence_depends_on_a_slot_that_it_does_not_name(part: int) -> None:
    for agreed in mixtures(part):
        own = own_rules(agreed.game)
        for section in sections_of(agreed):
            for teller in (*section.tell, *section.last):
                for one in told_by((teller,), agreed.rules):
                    alone = patched(own, [_only(one, agreed.rules)])
                    told = [other.text for other in told_by((teller,), alone)]
                    assert one.text in told, (agreed.agreed, one)


def _only(one: Said, rules: Rules) -> Patch:
    """What sets the slots that a sentence names as they are in these rules."""
    return Patch(set={path: slot(rules, path) for path in one.slots})


@pytest.mark.parametrize("part", range(PARTS))
def test_what_a_game_says_of_itself_is_told_only_while_its_slots_are_the_game_s(part: int) -> None:
    for agreed in mixtures(part):
        rules, own = agreed.rules, own_rules(agreed.game)
        texts = {one.text for one in sentences(agreed)}
        for section in agreed.game.page:
            for one in (one for paragraph in section.paragraphs for one in paragraph):
                same = all(slot(rules, path) == slot(own, path) for path in one.slots)
                assert (one.text in texts) is same, (agreed.agreed, one)


def sentences(agreed: Setup) -> tuple[Said, ...]:
    """The sentences of the page, with the game's own of its menu where that is told."""
    return _sentences(agreed.game.id, agreed.agreed)


@cache
def _sentences(id: str, words: tuple[str, ...]) -> tuple[Said, ...]:
    agreed = setup(id, words)
    first = [agreed.game.opening] if sentence_of(agreed) == agreed.game.sentence else []
    parts = (paragraph for _, told in headings_of(agreed) for paragraph in told)
    return (*first, *(one for part in parts for one in part))


def test_slots_that_are_named_are_there() -> None:
    for game in GAMES:
        own = own_rules(game)
        assert game.opening.holds(own, own)
        for section in game.page:
            assert all(one.holds(own, own) for part in section.paragraphs for one in part)


def test_what_a_teller_reads_is_what_its_sentence_names() -> None:
    def teller(rules: Rules):  # type: ignore[no-untyped-def]
        if rules.values.own[0] == 1:
            yield messages.game_bonus(points=rules.bonuses.for_big_gin)
        if rules.whole_hands:
            yield messages.SPADES
        yield messages.GIN

    first, second = told_by((teller,), setup("gin").rules)
    assert first == Said(messages.game_bonus(points=31), ("bonuses.big_gin_points", "values.own"))
    assert second.slots == ("bonuses.big_gin_points", "flow", "values.own")


def test_what_is_told_otherwise_has_other_words() -> None:
    """An option is listed where another value of it would tell something else: nothing may stand in
    a message that does not show."""
    every = {text for part in range(PARTS) for agreed in mixtures(part) for text in told_of(agreed)}
    assert len({printed(text) for text in every}) == len(every)


# What words mean, known apart from the tellers.

Claim = Callable[[Rules, str], bool]
"""Is it so by these rules, where the part of the sentence in brackets is this?"""


def may_knock(rules: Rules, _: str) -> bool:
    fixed = rules.knock.limit_from is LimitFrom.FIXED
    return not fixed or rules.knock.limit > 0


def _is(path: str, *values: object) -> Claim:
    return lambda rules, _: slot(rules, path) in values


def _count(path: str) -> Claim:
    return lambda rules, said: said in (str(slot(rules, path)), _word(slot(rules, path)))


def _word(number: int) -> str:
    """A number written out, as far as words go."""
    return printed(Message("grammar-number-word", (("number", number),)))


def _melds(kind: MeldKind) -> Claim:
    return lambda rules, _: kind in rules.melds.kinds


def _not(claim: Claim) -> Claim:
    return lambda rules, said: not claim(rules, said)


CLAIMS: tuple[tuple[str, Claim], ...] = (
    (r"Nobody may knock:", _not(may_knock)),
    (r"[Yy]ou may knock|A knocker|[Aa] knock |After a knock", may_knock),
    (r"(?<!be )undercut", may_knock),
    (r"Equal hands score nothing\.$|truly lower",
     lambda rules, _: rules.whole_hands or rules.knock.tie is Tie.NOBODY),
    (r"With the same or less|same deadwood as|Equal deadwood is an",
     _is("knock.tie", Tie.UNDERCUT)),
    (r"deadwood without the discard is (\d+) or less", _count("knock.limit")),
    (r"nine or less|below ten", _is("knock.limit", 9)),
    (r"with ten or less", _is("knock.limit", 10)),
    (r"with any deadwood|without a limit", _is("knock.limit_from", LimitFrom.NONE)),
    (r"more than the limit", lambda rules, _: may_knock(rules, "")
     and rules.knock.limit_from is not LimitFrom.NONE),
    (r"all the deadwood of the other player\.",
     _is("knock.scores", KnockScores.OPPONENT_TOTAL)),
    (r"penalty points|play for penalties",
     lambda rules, _: rules.seats == 1 or rules.knock.scores is KnockScores.PENALTY),
    (r"(?:end the hand|ended) .*with a shot|a shot is|A shot is", _is("knock.shot", True)),
    (r"is offered first|may take that upcard", _is("deal.opening", Opening.UPCARD_OFFER)),
    (r"There is no upcard", _is("deal.opening", Opening.ELEVEN_CARD)),
    (r"first player draws from the stock", _is("deal.after_passes", AfterPasses.STOCK)),
    (r"[Ee]ach player has (\w+) cards", _count("deal.cards")),
    (r"ourteen cards", _is("deal.cards", 14)),
    (r"players deal in turn|We deal in turn", _is("dealers.next", NextDealer.ALTERNATE)),
    (r"loser of a hand deals", _is("dealers.next", NextDealer.LOSER)),
    (r"big gin scores|go big gin|super gin|Big gin needs|Big gin counts|gin and big gin",
     _is("bonuses.big_gin", True)),
    (r"big gin scores it and (\d+)", _count("bonuses.for_big_gin")),
    (r"^Gin.* scores the other player's deadwood and (\d+)", _count("bonuses.gin")),
    (r"undercuts, and scores the difference and (\d+)", _count("bonuses.undercut")),
    (r"upcard is a spade", _is("bonuses.spades_double", True)),
    (r"(?:brings a player to|reach|first to|play to) (\d+)", _count("format.target")),
    (r"(\d+) points and (?:\w+) won deals", _count("format.target")),
    (r"points and (\w+) won deals", _count("format.deals")),
    (r"rainbow", _melds(MeldKind.RAINBOW)),
    (r"\b[Aa] set\b|[Ee]ach set|[Aa]ny set", _melds(MeldKind.SET)),
    (r"ace is low", _is("melds.aces", Aces.LOW)),
    (r"across the ace|on across it|round the corner", _is("melds.aces", Aces.ROUND)),
    (r"[Ll]oose ace (?:counts|costs) 15|loose ace costs fifteen", _is("values.caught.0", 15)),
    (r"not be discarded in the same turn\.$|just taken stays in the hand",
     _is("pile.rediscard_taken", False)),
    (r"whole discard pile", _is("pile.open", True)),
    (r"Only the top", _is("pile.open", False)),
    (r"If a discard leaves.* void|the stock ends is void|stock's end as void",
     _is("exhaustion.ending", StockEnd.VOID)),
    (r"when the stock is used up scores", _is("exhaustion.ending", StockEnd.COMPARE)),
    (r"still take that discard", _not(_is("exhaustion.last_discard", LastDiscard.STAYS))),
    (r"After (\w+) turns in a row", _count("exhaustion.untouched")),
    (r"every won hand is one deal|counts one deal,", _is("format.double_deals", False)),
    (r"counts? two|two deals for the other|that you win are five",
     _is("format.double_deals", True)),
    (r"you may challenge|challenge be made|made the challenge|challenges with",
     _not(_is("laying.challenge", Challenges.OFF))),
    (r"At any time, in your own|before any decision",
     _is("laying.challenge", Challenges.ANY_TIME)),
    (r"hints or odds", _is("hints", False)),
    (r"[Tt]he die\b|[Aa] die\b", _not(_is("stakes.die", Stakes.OFF))),
    (r"only by the owner|the die stays at one", _is("stakes.centre_offers", False)),
    (r"the die showed before", _is("stakes.refusal_pays_offer", False)),
    (r"wins what was offered", _is("stakes.refusal_pays_offer", True)),
    (r"adds (\d+) for every hand", _count("format.box_bonus")),
    (r"The winner adds (\d+)", _count("format.game_bonus")),
    (r"a shutout", _not(_is("format.shutout", Shutout.NONE))),
    (r"one column|points are the score",
     _is("format.sheet", SheetKind.POINTS, SheetKind.PENALTIES)),
    (r"first to win (\w+) deals", _count("format.deals")),
    (r"the other (\w+) won deals", _count("format.deals")),
    (r"Whoever has (\w+) of these", _count("format.games")),
    (r"(?:each|own,|goes|Games) to (\d+)(?: points| on)", _count("format.target")),
    (r"(\d+)(?: penalty points or fewer| or less\.$)", lambda rules, said: said
     == str(rules.solo.goal)),
    (r"court cards? (\d+)", _count("values.own.12")),
    (r"contract the bonus is (\d+)", _count("laying.bare_gin")),
    (r"laid out alone|Nothing else is laid out", _is("laying.contract_alone", True)),
    (r"New melds may follow", _is("laying.contract_alone", False)),
    (r"every card still held", _is("laying.stock_counts", HandCount.ALL)),
    (r"and that player wins it\.$", _is("format.winner", Winner.TARGET)),
    (r"The player with the higher total, boxes", _is("format.winner", Winner.TOTAL)),
    (r"player who reached (\d+) wins", _count("format.target")),
    (r"wins even if boxes leave", lambda rules, _: rules.format.winner is Winner.TARGET
     and rules.format.box_bonus > 0),
    (r"until all three are finished", _is("format.all_games", True)),
    (r"Whoever wins two of them", _is("format.all_games", False)),
    (r"one hand brings both players to (\d+)", lambda rules, said: said
     == str(rules.format.target) and rules.bonuses.runs is RunBonus.BOTH),
    (r"points of hands count twice", _is("format.shutout", Shutout.DOUBLE_HANDS)),
    (r"it is a draw|as a draw", _is("format.level", Level.DRAW)),
    (r"[Aa] lot decides", _is("format.roles", Roles.LOT)),
    (r"written nowhere|write nothing", _is("format.late_start", LateStart.LITERAL)),
    (r"[Oo]nly runs are melds", _not(_melds(MeldKind.SET))),
    (r"must be split so", _is("knock.least_deadwood", True)),
    (r"You may keep the last discard|last discard is optional",
     _is("knock.without_discard", True)),
    (r"for each card left in the stock", _not(_is("bonuses.rush", Rush.OFF))),
    (r"are not paid for", _is("bonuses.rush", Rush.KNOCK)),
    (r"Gin is paid for them", _is("bonuses.rush", Rush.GIN_TOO)),
    (r"Only the winner of a hand|winner of the hand scores 1",
     _is("bonuses.runs", RunBonus.WINNER)),
    (r"[Oo]nly gin ends|ended by going gin\.$", _is("knock.shot", False)),
    (r"an ace sets (\d+)", _count("knock.upcard_ace")),
    (r"you may even lay that card down", lambda rules, _: rules.knock.taken_must_meld
     and rules.pile.rediscard_taken),
    (r"or turn on \"Time to challenge\"", _is("laying.challenge", Challenges.ANY_TIME)),
    (r"with that card in a meld", _is("knock.taken_must_meld", True)),
    (r"the difference\b", lambda rules, _: rules.whole_hands
     or (rules.knock.scores is not KnockScores.PENALTY and rules.stakes.die is not Stakes.DEAL)),
    (r"scores the difference, and nothing is laid off",
     _not(_is("format.sheet", SheetKind.SUITS, SheetKind.DEALS, SheetKind.PENALTIES))),
    (r"winner of a hand writes nothing|as penalty points|charged for deadwood",
     _is("knock.scores", KnockScores.PENALTY)),
    (r"wins as many deals as the die|Points are not counted", _is("stakes.die", Stakes.DEAL)),
    (r"discard leaves (\w+) cards? in the stock", _count("exhaustion.floor")),
    (r"third last card", _is("exhaustion.floor", 2)),
    (r"may be discarded again", _is("pile.rediscard_taken", True)),
    (r"begins with a normal turn", lambda rules, _: rules.deal.opening is Opening.PLAIN
     or rules.deal.after_passes is AfterPasses.ANY),
    (r"no round in which the upcard is offered", _not(_is("deal.opening", Opening.UPCARD_OFFER))),
    (r"first turn is a discard only", lambda rules, _: rules.deal.opening is Opening.ELEVEN_CARD
     and not rules.deal.eleven_first_knock),
    (r"winner of a hand deals", _is("dealers.next", NextDealer.WINNER)),
    (r"card turned up at the deal decides", _is("knock.limit_from", LimitFrom.UPCARD)),
    (r"ace is high:", _is("melds.aces", Aces.HIGH)),
    (r"ace is high or low", _is("melds.aces", Aces.BOTH)),
    (r"not doubled with it", _is("format.boxes_double", False)),
    (r"they are doubled", _is("format.boxes_double", True)),
    (r"no bonuses at the end|no boxes and no game bonus", lambda rules, _: rules.format.shutout
     is Shutout.NONE and not rules.format.box_bonus and not rules.format.game_bonus),
    (r"not discard it this turn|We say no, so that", _is("pile.rediscard_taken", False)),
    (r"melded or not, without a bonus", _is("bonuses.gin", 0)),
)  # fmt: skip
"""Words of a page, and by which rules they are true."""


@pytest.mark.parametrize("part", range(PARTS))
def test_what_the_words_of_a_page_mean_is_so(part: int) -> None:
    for agreed in mixtures(part):
        for one in sentences(agreed):
            text = printed(one.text)
            for words, claim, meant in meanings(text):
                assert claim(agreed.rules, meant), (agreed.game.id, agreed.agreed, words, text)


@cache
def meanings(text: str) -> tuple[tuple[str, Claim, str], ...]:
    """What is claimed by the words of a sentence, and the part of it in brackets."""
    return tuple(
        (words, claim, found[1] if found.lastindex else "")
        for words, claim in CLAIMS
        for found in re.finditer(words, text)
    )


@pytest.mark.parametrize("part", range(PARTS))
def test_what_an_option_is_set_to_contradicts_no_rule(part: int) -> None:
    for agreed in mixtures(part):
        for option in listed_options(agreed):
            text = printed(option.current(agreed.rules).label)
            for words, claim, meant in meanings(text):
                assert claim(agreed.rules, meant), (agreed.game.id, agreed.agreed, words, text)


def test_every_claim_is_made_on_some_page_and_would_be_untrue_on_another() -> None:
    every = [one for part in range(PARTS) for one in mixtures(part)]
    told = sorted({printed(one.text) for agreed in every for one in sentences(agreed)})
    made = {words: (claim, meant) for text in told for words, claim, meant in meanings(text)}
    assert not {words for words, _ in CLAIMS} - made.keys()
    for words, (claim, meant) in made.items():
        assert not all(claim(agreed.rules, meant) for agreed in every), words


def test_who_may_knock_is_told_how() -> None:
    for agreed in (one for part in range(PARTS) for one in mixtures(part)):
        if agreed.rules.flow is Flow.CLASSIC:
            text = " ".join(printed(one.text) for one in sentences(agreed))
            assert ("you may knock" in text) is may_knock(agreed.rules, ""), agreed.agreed


def test_what_is_chosen_is_listed_unless_it_has_nothing_to_act_on() -> None:
    left_out = 0
    for agreed in mixtures(0):
        names = {option.id for option in listed_options(agreed)}
        for words in agreed.agreed:
            if words.partition("=")[0] not in names:
                without = [one for one in agreed.agreed if one != words]
                assert told_of(setup(agreed.game.id, without)) == told_of(agreed), words
                left_out += 1
    assert left_out
