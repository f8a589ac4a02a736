"""The sentences of the rules pages are checked against hands and matches that the engine played."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from gin.core.cards import Card, Suit, mask_of
from gin.core.errors import GinError
from gin.core.message import Message, Text
from gin.language.catalogue import SOURCE, catalogue
from gin.language.translation import printed
from gin.rules.counting.scoring import count_ending
from gin.rules.melds.kinds import meld_kind
from gin.rules.model.actions import Melds
from gin.rules.model.ending import Ending
from gin.rules.model.result import HandResult, Side
from gin.rules.sheets import sheet_after
from gin.rules.sheets.pegs import award
from gin.variants.codes import parse_game_code
from gin.variants.pages.page import headings_of
from gin.variants.registry import GAMES
from gin.variants.setups import Setup, setup
from tests.monkey.random_games import mixture
from tests.support.evidence import Evidence, played
from tests.support.play import SETUPS, several
from tests.support.sentences_of_rules import CHECKS, NEVER_UNTRUE, UNCHECKED
from tests.support.sentences_of_sheets import hand_won

RARE: tuple[tuple[str, str], ...] = (
    ("gin", "next-dealer=winner"), ("gin", "sheet=penalties,tie=nobody"),
    ("gin", "sheet=penalties,knock=gin-only"), ("race", "double-deals=off"),
    ("race", "knock=gin-only"), ("race", "roles=points"), ("colonel", "one-hand=on"),
    ("colonel", "final-discard=one_more_turn"), ("colonel", "challenge=own_turn"),
    ("colonel", "rediscard=on"), ("gin", "knock=gin-only,rush=gin_too"),
    ("color", "sets=off"), ("color", "stock-end=compare"), ("house", "last-discard=to_end"),
    ("house", "last-discard=one_more_turn,stock-floor=4"), ("oklahoma", "boxes-double=on"),
    ("oklahoma", "extra-boxes=on,knock=gin-only"), ("gin", "extra-boxes=on,knock=gin-only"),
    ("dice", "knock=gin-only"), ("dice", "stock-end=compare,untouched-stock=off"),
    ("gin", "sheet=games,next-dealer=alternate"), ("pro", "die=on,games=1,target=30"),
    ("skarney", "bare-gin=60"), ("skarney", "gin=0"), ("gin", "game-bonus=0"),
    ("gin", "winner=total"), ("modern", "winner=total,box=100"),
    ("sequence", "run-bonus=both,winner=total"), ("hollywood", "all-games=on"),
    ("hollywood", "all-games=on,late-start=shift"), ("gin", "shutout=double_hands"),
    ("hollywood", "extra-boxes=on,box=20,shutout=double_hands"),
    ("gin", "untouched-stock=8"), ("shot", "knock=1"), ("straight", "last-discard=to_end"),
    ("color", "least-deadwood=on,knock=any"), ("skarney", "contract-more=on"),
    ("skarney", "contract-more=on,untouched-stock=off"), ("twofold", "knock=gin-only"),
    ("tedesco", "stock-end=compare"), ("gin", "undercut=0,gin=0,big-gin=0"),
    ("hollywood", "box=20,shutout=plus_100"), ("gin", "shutout=double_total,game-bonus=0"),
    ("solitary", "strict-memory=on"), ("skarney", "strict-memory=on"), ("gin", "no-hints=on"),
    ("sequence", "run-bonus=both,sheet=points"), ("gin", "aces=both"), ("gin", "aces=round"),
    ("oklahoma", "opening=plain"), ("gin", "sets=off"), ("gin", "sets=off,rainbow=on"),
    ("gin", "taken-melds=on,rediscard=on"), ("gin", "last-kept=on"), ("rainbow", "shot=on"),
)  # fmt: skip


def leaves(text: Text) -> Iterator[Message]:
    assert isinstance(text, Message)
    if text.id == "grammar-sentences":
        for part in dict(text.args)["parts"]:
            yield from leaves(part)
    elif text:
        yield text


def sentences(agreed: Setup) -> set[Message]:
    return {
        one
        for _, paragraphs in headings_of(agreed)
        for paragraph in paragraphs
        for said in paragraph
        for one in leaves(said.text)
    }


def args_of(sentence: Message) -> dict[str, object]:
    return {name.replace("-", "_"): value for name, value in sentence.args}


@cache
def set_ups() -> tuple[Setup, ...]:
    rng = Random(36)
    chosen = [setup(game.id) for game in GAMES]
    chosen += [setup(id, words) for id, words in SETUPS]
    for id, words in RARE:
        try:
            chosen.append(setup(id, words.split(",")))
        except GinError:
            continue
    chosen += [parse_game_code(mixture(rng)) for _ in range(several(12, 400))]
    return tuple({(one.game.id, one.agreed): one for one in chosen}.values())


@cache
def evidence() -> tuple[tuple[Evidence, frozenset[Message]], ...]:
    return tuple(
        (played(one, seed), frozenset(sentences(one))) for seed, one in enumerate(set_ups())
    )


def test_the_pages_say_what_is_played() -> None:
    """Each sentence of a rules page holds in its game, and could fail in another.

    One test, since each process would have to play the hands again for each further one.
    """
    _no_sentence_contradicts_a_played_hand()
    _every_sentence_is_untrue_of_some_other_game()
    _every_sentence_has_a_check_or_a_reason_for_none()


def _no_sentence_contradicts_a_played_hand() -> None:
    found: dict[str, list[bool | None]] = defaultdict(list)
    for hands, page in evidence():
        for sentence in sorted(page, key=lambda one: (one.id, str(one.args))):
            if sentence.id in CHECKS:
                true = CHECKS[sentence.id](hands, args_of(sentence))
                agreed = hands.agreed
                assert true is not False, (agreed.game.id, agreed.agreed, printed(sentence))
                found[sentence.id].append(true)
    assert all(True in verdicts for verdicts in found.values())


def _every_sentence_is_untrue_of_some_other_game() -> None:
    """A check that never fails would prove nothing."""
    stated: dict[str, set[Message]] = defaultdict(set)
    for _, page in evidence():
        for sentence in page:
            stated[sentence.id].add(sentence)
    never = {
        id
        for id in stated.keys() & CHECKS.keys()
        if not any(
            CHECKS[id](other, args_of(sentence)) is False
            for sentence in stated[id]
            for other, _ in evidence()
        )
    }
    assert {id for id in never if id.startswith("rulebook-")} == set(NEVER_UNTRUE)


def _every_sentence_has_a_check_or_a_reason_for_none() -> None:
    written = {
        id
        for id in catalogue(SOURCE).entries
        if re.match(r"rulebook-(?!short-|band$)|game-[a-z0-9]+-page-", id)
    }
    assert not CHECKS.keys() & UNCHECKED.keys()
    assert CHECKS.keys() | UNCHECKED.keys() == written
    assert {sentence.id for _, page in evidence() for sentence in page} == written


# Worked examples.


def counted(
    id: str,
    own: int,
    other: int,
    *,
    laid: str = "",
    gin: bool = False,
    upcard: str = "4H",
    melds: Melds = (),
    stock: int = 20,
) -> HandResult:
    suits = (Suit.CLUBS,) if id == "color" else ()
    ending = Ending(0, melds, 0, own, Card.parse("KS"), gin, suits=suits)
    cards = ((Card.parse(laid), 0),) if laid else ()
    left = other - (10 if laid else 0)
    defender = Side((), 0, left, cards)
    return count_ending(setup(id).rules, ending, defender, stock, Card.parse(upcard))


_RUN = mask_of(map(Card.parse, ["4H", "5H", "6H", "7H", "8H", "9H", "TH", "JH", "QH", "KH"]))
EXAMPLES: tuple[tuple[str, tuple[int, ...], HandResult], ...] = (
    ("gin", (11, 0), counted("gin", 3, 24, laid="TH")),
    ("pro", (11, 0), counted("pro", 3, 24, laid="TH")),
    ("twofold", (11, 0), counted("twofold", 3, 24, laid="TH")),
    ("fosdick", (31, 0), counted("fosdick", 4, 31, upcard="5C")),
    ("oklahoma", (44, 0), counted("oklahoma", 4, 26, upcard="5S")),
    ("tedesco", (78, 0), counted("tedesco", 5, 44, upcard="6S")),
    ("straight", (6, 0), counted("straight", 57, 63)),
    ("straight", (0, 16), counted("straight", 63, 57)),
    ("indian", (11, 0), counted("indian", 8, 19)),
    ("indian", (0, 23), counted("indian", 32, 19)),
    ("rush", (43, 0), counted("rush", 10, 23, stock=30)),
    ("gin500", (0, 23), counted("gin500", 10, 23)),
    ("gin500", (8, 0), counted("gin500", 8, 7)),
    ("color", (38, 0), counted("color", 0, 18, gin=True)),
    ("rainbow", (48, 0), counted("rainbow", 0, 28, gin=True)),
    ("sequence", (93, 0), counted("sequence", 0, 60, gin=True, melds=(_RUN,))),
    ("shot", (38, 0), counted("shot", 0, 18, gin=True)),
    ("race", (32, 0), counted("race", 0, 12, gin=True)),
)


@pytest.mark.parametrize(("id", "points", "result"), EXAMPLES)
def test_the_numbers_of_examples_add_up(
    id: str, points: tuple[int, int], result: HandResult
) -> None:
    assert (result.points(0), result.points(1)) == points
    sentence = printed(Message(f"game-{id}-page-example"))
    assert re.search(rf"\b{max(points)}\b", sentence), sentence


def test_examples_of_sheets_add_up() -> None:
    hollywood = [hand_won(0, {0: points}) for points in (30, 20, 10)]
    tracks = sheet_after(setup("hollywood").rules, hollywood).tracks
    assert [track.now[0] for track in tracks] == [60, 30, 10]
    assert award(121, 25) + award(121, 70) == 6
    seven = sheet_after(setup("twofold").rules, [hand_won(0, {0: 10})] * 7)
    assert [track.now[0] for track in seven.tracks] == [70, 7] and not seven.over
    melds = setup("skarney").rules.melds
    contract = ("5C 6H 7D", "9C 9D 9H", "JC QD KH")
    assert all(meld_kind(mask_of(map(Card.parse, one.split())), melds) for one in contract)
    values = setup("skarney").rules.values.own, setup("colonel").rules.values.own
    assert values[0][12] + values[0][4] + values[0][0] == 30
    assert values[1][9] + values[1][8] + values[1][1] == 21 and values[1][12] + values[1][8] == 19
