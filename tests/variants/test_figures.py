"""Figures of the rules pages, checked with the rules of the game: what they show is so."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from gin.core.cards import Card, Hand, mask_of
from gin.core.errors import GinError
from gin.core.figure import (
    Figure,
    FigureCards,
    FigureNumber,
    FigureTable,
    GroupRole,
    card_line,
    described,
)
from gin.core.message import cards_named
from gin.language import translation
from gin.language.translation import printed, spoken
from gin.messages import figures as messages
from gin.rules.counting.scoring import (
    count_ending,
    count_stock_end,
    knock_limit,
    own_solver,
    points_of,
)
from gin.rules.counting.shots import is_shot
from gin.rules.counting.suits import scoring_suits
from gin.rules.melds.kinds import meld_kind
from gin.rules.melds.layoffs import can_lay_off
from gin.rules.model.ending import Ending
from gin.rules.model.meld_kinds import MeldKind
from gin.rules.model.result import HandResult, LineKind, Outcome, ScoreLine, Side
from gin.rules.model.rules import Flow, KnockScores, Rules, SheetKind
from gin.rules.sheets import sheet_after
from gin.rules.sheets.pegs import award
from gin.variants.codes import parse_game_code
from gin.variants.pages.page import figures_of, lines_of, text_of
from gin.variants.registry import GAMES
from gin.variants.rulebook.figures.parts import NAMES
from gin.variants.setups import Setup, setup
from tests.monkey.random_games import mixture
from tests.play.test_rules_played import RARE
from tests.support.play import SETUPS

UPCARD, SPADE = Card.parse("8D"), Card.parse("8S")
HANDS = frozenset({"deadwood", "knock", "kept-discard", "gin", "big-gin", "shot"})
"""Figures that show a whole hand."""
CLASSIC = [
    "melds",
    "deadwood",
    "aces",
    "piles",
    "knock",
    "gin",
    "laying-off",
    "knock-scores",
    "undercut",
    "gin-scores",
]
TWISTS = {
    "gin": [*CLASSIC, "big-gin"], "modern": [*CLASSIC, "big-gin"],
    "house": [*CLASSIC, "big-gin", "stock-end"],
    "oklahoma": [*CLASSIC, "spades"], "straight": CLASSIC, "indian": [*CLASSIC, "big-gin"],
    "color": [*CLASSIC, "suits"], "hollywood": [*CLASSIC, "three-games"],
    "shot": [*CLASSIC, "shot"], "pro": [*CLASSIC, "games"], "race": [*CLASSIC, "measures"],
    "twofold": [*CLASSIC, "measures"], "rush": [*CLASSIC, "rush"],
    "rainbow": [*CLASSIC, "rainbows"],
    "tedesco": [*CLASSIC, "caught-ace", "spades"], "fosdick": [*CLASSIC, "kept-discard"],
    "sequence": [*CLASSIC, "kept-discard", "long-runs"],
    "gin500": [one for one in CLASSIC if one != "gin-scores"],
    "dice": ["melds", "deadwood", "aces", "piles", "knock", "gin", "laying-off", "die"],
    "solitary": ["melds", "deadwood", "aces", "piles", "round-of-deals", "lone-count"],
    "skarney": ["melds", "aces", "offer", "contract", "adding", "going-out"],
    "colonel": ["melds", "aces", "piles", "adding", "challenge", "going-out"],
}  # fmt: skip


@cache
def set_ups() -> tuple[Setup, ...]:
    rng = Random(41)
    chosen = [setup(game.id) for game in GAMES]
    chosen += [setup(id, words) for id, words in SETUPS]
    for id, words in RARE:
        try:
            chosen.append(setup(id, words.split(",")))
        except GinError:
            continue
    chosen += [setup("gin", [f"knock={limit}"]) for limit in range(1, 15)]
    chosen += [parse_game_code(mixture(rng)) for _ in range(300)]
    return tuple({(one.game.id, one.agreed): one for one in chosen}.values())


def every() -> Iterator[tuple[Rules, Figure]]:
    for agreed in set_ups():
        for figure in figures_of(agreed):
            yield agreed.rules, figure


def groups(figure: Figure, *roles: GroupRole) -> list[FigureCards]:
    found = [part for part in figure.parts if isinstance(part, FigureCards)]
    return [part for part in found if part.role in roles] if roles else found


def mask(figure: Figure, *roles: GroupRole) -> Hand:
    return mask_of(card for group in groups(figure, *roles) for card in group.cards)


def number(figure: Figure) -> int:
    return [part.value for part in figure.parts if isinstance(part, FigureNumber)][-1]


@pytest.mark.parametrize("game", [game.id for game in GAMES])
def test_every_game_has_figures_of_its_rules_and_of_its_twist(game: str) -> None:
    ids = [figure.id for figure in figures_of(setup(game))]
    assert set(TWISTS[game]) <= set(ids)
    assert len(ids) == len(set(ids))


def test_each_kind_of_meld_is_shown_by_its_name() -> None:
    for rules, figure in every():
        if figure.id == "melds":
            kinds = {meld_kind(mask_of(one.cards), rules.melds) for one in groups(figure)}
            wanted = set(rules.melds.kinds)
            if MeldKind.POKER in wanted:
                wanted.discard(MeldKind.RAINBOW)
            assert kinds == wanted, figure


def test_melds_are_melds_and_other_cards_are_not() -> None:
    for rules, figure in every():
        for group in groups(figure, GroupRole.MELD):
            kind = meld_kind(mask_of(group.cards), rules.melds)
            assert kind is not None, (figure, group)
            owned = figure.id == "adding"
            assert owned or group.caption == NAMES[kind], group
        for group in groups(figure, GroupRole.NO_MELD):
            assert meld_kind(mask_of(group.cards), rules.melds) is None, group


def test_added_cards_fit_one_after_the_other() -> None:
    for rules, figure in every():
        meld = 0
        for group in groups(figure, GroupRole.MELD, GroupRole.LAID):
            if group.role is GroupRole.MELD:
                meld = mask_of(group.cards)
                continue
            assert not rules.laying.at_once or len(group.cards) <= rules.laying.at_once
            for card in group.cards:
                assert can_lay_off(meld, card, rules.melds), (figure, card)
                meld |= card.bit


def test_the_count_of_loose_cards_is_right() -> None:
    for rules, figure in every():
        for group in groups(figure):
            values = rules.values.own
            if group.role is GroupRole.CAUGHT:
                values = rules.values.caught
            if group.role in (GroupRole.LOOSE, GroupRole.CAUGHT, GroupRole.HELD):
                points = points_of(mask_of(group.cards), values)
                assert group.points == points
                assert printed(group.count).endswith(str(points))
            else:
                assert group.points is None


def test_a_hand_has_its_number_of_cards_and_least_deadwood() -> None:
    for rules, figure in every():
        if figure.id in HANDS:
            roles = GroupRole.MELD, GroupRole.LOOSE
            if figure.id == "shot":
                roles = GroupRole.MELD, GroupRole.FREE
            hand = mask(figure, *roles)
            wanted = rules.deal.cards + (figure.id in ("big-gin", "kept-discard"))
            assert hand.bit_count() == wanted == sum(len(g.cards) for g in groups(figure, *roles))
            loose = mask(figure, GroupRole.LOOSE)
            if figure.id != "shot":
                assert own_solver(rules).deadwood(hand) == points_of(loose, rules.values.own)


def test_hands_that_end_may_end() -> None:
    for rules, figure in every():
        if figure.id not in HANDS - {"deadwood"}:
            continue
        melds = tuple(mask_of(group.cards) for group in groups(figure, GroupRole.MELD))
        loose = mask(figure, GroupRole.LOOSE)
        limit = knock_limit(rules, UPCARD)
        points = points_of(loose, rules.values.own)
        if figure.id in ("knock", "kept-discard"):
            assert points > 0 and (limit is None or points <= limit)
            assert (
                limit is None or limit > 10 or limit < 4 or points == limit or figure.id != "knock"
            )
        elif figure.id == "shot":
            assert is_shot(rules, number(figure), mask_of(groups(figure)[-2].cards))
        else:
            assert not points
        if rules.format.sheet is SheetKind.SUITS:
            assert scoring_suits(melds, loose)


def test_points_are_those_of_the_engine() -> None:
    for rules, figure in every():
        loose, caught = mask(figure, GroupRole.LOOSE), mask(figure, GroupRole.CAUGHT)
        own = Side((), loose, points_of(loose, rules.values.own))
        other = Side((), caught, points_of(caught, rules.values.caught))
        ending = Ending(0, (), loose, own.deadwood, None, gin=figure.id == "gin-scores")
        result = count_ending(rules, ending, other, 0, UPCARD)
        penalty = rules.knock.scores is KnockScores.PENALTY
        if figure.id in ("knock-scores", "gin-scores"):
            assert result.points(1 if penalty else 0) == number(figure), figure
            assert result.outcome in (Outcome.KNOCK, Outcome.GIN)
        elif figure.id == "undercut":
            assert result.points(0 if penalty else 1) == number(figure), figure
            assert result.outcome is Outcome.UNDERCUT


def test_premiums_are_those_of_the_engine() -> None:
    seen = set()
    for agreed in set_ups():
        rules, found = agreed.rules, {one.id: one for one in figures_of(agreed)}
        basis = found.get("knock-scores") or found.get("gin-scores")
        if basis is None or rules.knock.scores is KnockScores.PENALTY:
            continue
        loose, caught = mask(basis, GroupRole.LOOSE), mask(basis, GroupRole.CAUGHT)
        own = points_of(loose, rules.values.own)
        ending = Ending(0, (), loose, own, None, gin=basis.id == "gin-scores")
        other = Side((), caught, points_of(caught, rules.values.caught))
        for id, stock, upcard in ("rush", 18, UPCARD), ("spades", 0, SPADE):
            if id in found:
                seen.add(id)
                result = count_ending(rules, ending, other, stock, upcard)
                assert result.points(0) == number(found[id]), (agreed.agreed, id)
    assert seen == {"rush", "spades"}


def test_hands_at_the_end_of_the_stock_are_compared() -> None:
    checked = 0
    for rules, figure in every():
        if figure.id == "stock-end":
            hands = tuple(mask_of(group.cards) for group in groups(figure))
            result = count_stock_end(rules, hands, UPCARD)
            assert sum(line.points for line in result.lines) == number(figure)
            checked += 1
    assert checked


def test_scores_of_three_games_are_those_on_the_sheet() -> None:
    rules = setup("hollywood").rules
    (figure,) = [one for one in figures_of(setup("hollywood")) if one.id == "three-games"]
    (table,) = figure.parts
    assert isinstance(table, FigureTable)
    results = []
    for score, row in zip((40, 15, 20), table.rows, strict=True):
        line = ScoreLine(LineKind.CAUGHT, 0, score)
        results.append(HandResult(Outcome.KNOCK, 0, 0, (Side((), 0, 0), Side((), 0, 0)), (line,)))
        now = [track.scores[-1][0] for track in sheet_after(rules, results).tracks]
        assert [printed(cell).replace("–", "0") for cell in row[1:]] == list(map(str, now))


def test_a_game_of_gin_pro_counts_what_the_table_says() -> None:
    (figure,) = [one for one in figures_of(setup("pro")) if one.id == "games"]
    (table,) = figure.parts
    assert isinstance(table, FigureTable)
    for band, games in table.rows:
        ends = [int(word) for word in printed(band).split() if word.isdecimal()]
        assert {str(award(121, points)) for points in ends} == {printed(games)}


def test_limits_and_aces_follow_the_options() -> None:
    def found(id: str, *words: str) -> dict[str, Figure]:
        return {one.id: one for one in figures_of(setup(id, words))}

    high = groups(found("gin", "aces=both")["aces"])
    assert [one.role for one in high] == [GroupRole.MELD, GroupRole.MELD, GroupRole.NO_MELD]
    assert "knock" not in found("gin", "knock=gin-only")
    assert "laying-off" not in found("gin", "knock=gin-only")
    assert number(found("oklahoma")["knock"]) == 8
    pile = groups(found("gin", "open-discards=on")["piles"])[-1]
    assert pile.caption == messages.ALL_OPEN and len(pile.cards) > 1
    (top,) = groups(found("gin")["piles"])[-1].cards
    assert top in cards_named(described(found("gin")["piles"]))


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_figure_is_described_with_all_its_cards(language: str) -> None:
    was = translation.language()
    translation.speak(language)
    try:
        for _, figure in every():
            cards = [card for group in groups(figure) for card in group.cards]
            assert list(cards_named(described(figure))) == cards
            assert spoken(described(figure)).startswith(spoken(figure.title))
            if cards:
                assert list(cards_named(card_line(figure))) == cards
    finally:
        translation.speak(was)


def test_figures_follow_their_sentences_and_are_printed_as_cards() -> None:
    lines = list(lines_of(setup("gin")))
    at = next(n for n, line in enumerate(lines) if line.figure and line.figure.id == "knock")
    assert "you may knock" in printed(lines[at - 1].text)
    page = text_of(setup("gin"), printed)
    assert "[7♣ 7♦ 7♥] [9♠ 10♠ J♠ Q♠] 6♦ 3♣ A♥ ##" in page
    assert all(rules.flow is not Flow.CLASSIC or figure.parts for rules, figure in every())
