"""Secrets, cuts and seals: they fix a hand before it is dealt, and can be checked later."""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from gin.core import chain
from gin.core.cards import Suit, cards_of
from gin.core.errors import BadCut, BadRecord, SaveError
from gin.core.shuffle import SEED_BITS, deal_code, hand_seed, parse_deal_code, shuffled
from gin.language.translation import printed
from gin.present.words import fairness
from gin.rules.match import deal, start_match
from gin.rules.model.stakes import Die
from gin.session import seal as seals
from gin.session.game import Session
from gin.session.record_check import check
from gin.session.review import Review, continue_from
from gin.session.storage.database import FILE
from gin.session.storage.store import Store
from gin.variants.setups import setup
from tests.support.places import DATA
from tests.support.raising import raising
from tests.support.sealing import SECRET, drawn_from_secret, play_hand, played, sha256

# Secrets, and numbers derived from them.


def test_a_secret_has_256_bits_from_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def token_hex(count: int) -> str:
        asked.append(count)
        return "ab" * count

    monkeypatch.setattr("secrets.token_hex", token_hex)
    session = Session.begin(Store.in_memory(), setup("gin"), 1)
    assert asked == [32] and session.match.secret == "ab" * 32


def test_shown_secrets_of_the_chain_lead_only_to_earlier_hands() -> None:
    hands = [chain.hand_secret(SECRET, hand) for hand in range(12)]
    for earlier, later in pairwise(hands):
        assert sha256(later) == earlier
    marks = {chain.match_mark(secret, hand) for hand, secret in enumerate(hands)}
    assert marks == {sha256(hands[0])}
    assert chain.hand_secret(SECRET, chain.CHAIN - 1) == chain.derive(SECRET, "chain 0")
    # The next hand starts a new chain.
    assert sha256(chain.hand_secret(SECRET, chain.CHAIN)) != hands[-1]
    assert chain.match_mark(chain.hand_secret(SECRET, chain.CHAIN), chain.CHAIN) not in marks


def test_a_deal_follows_from_the_hand_s_secret_and_the_cut_alone() -> None:
    secret = chain.hand_secret(SECRET, 4)
    seed = int(sha256(f"deal {secret}; cut WINDOW 9")[:11], 16)
    match = start_match(setup("gin").rules, 7, None, SECRET, "WINDOW 9")
    assert match.seed_of(4) == chain.deal_seed(secret, "WINDOW 9") == seed
    assert seed.bit_length() <= SEED_BITS
    # The match's seed decides the first dealer and the opponent's chance, but not the deal.
    assert replace(match, seed=8, dealer=1 - match.dealer).seed_of(4) == seed
    assert replace(match, own_cut="WINDOW 8").seed_of(4) != seed
    assert replace(match, secret=SECRET[::-1]).seed_of(4) != seed


def test_every_purpose_derives_its_own_value_from_the_secret() -> None:
    purposes = ["lots", "opponent", *(f"chain {number}" for number in range(50))]
    found = {chain.derive(SECRET, purpose) for purpose in purposes}
    assert len(found) == len(purposes) and all(len(one) == 64 for one in found)
    assert chain.draw_seed(SECRET) == int(chain.derive(SECRET, "lots")[:11], 16)
    assert chain.opponent_seed(SECRET) == int(chain.derive(SECRET, "opponent")[:12], 16)


def test_no_shown_value_determines_the_next_hand() -> None:
    """Try every number that a player has seen as the input of every function that makes a deal."""
    session = drawn_from_secret()
    shown: set[str] = set()
    for hand in range(6):
        drawn = session.dealt.drawn
        assert drawn is not None
        shown |= set(re.findall(r"[0-9a-f]{11,}", session.dealt.written()))
        shown |= {session.dealt.code, f"{session.match.seed:x}", str(session.match.seed), drawn.cut}
        shown |= {session.dealt.next_seal, str(session.dealt.sealing.chance), session.dealt.chatter}
        following = session.match.seed_of(hand + 1)
        seeds = {session.match.seed_of(one) for one in range(hand + 1)} | {session.match.seed}
        reached = {hand_seed(seed, one) for seed in seeds for one in range(hand + 3)}
        for text in shown:
            for cut in ("", drawn.cut):
                for one in range(hand + 3):
                    reached.add(chain.deal_seed(chain.hand_secret(text, one), cut))
                reached.add(chain.deal_seed(text, cut))
                reached.add(chain.deal_seed(sha256(text), cut))
        assert following not in reached
        assert chain.hand_secret(SECRET, hand + 1) not in {sha256(text) for text in shown} | shown
        if session.sheet.over:
            break
        session.next_hand()
        play_hand(session)
    assert session.hand_number > 3


def test_a_code_gives_its_own_hand_and_none_after_it(tmp_path: Path) -> None:
    """The code of a first hand used to reveal all later hands of its match."""
    session = drawn_from_secret()
    seed, dealer = parse_deal_code(session.dealt.code)
    again = Session.begin(Store.in_memory(), setup("gin"), 1, seed, dealer)
    assert again._dealt.hands == session._dealt.hands
    session.next_hand()
    play_hand(again)
    again.next_hand()
    assert again._dealt.hands != session._dealt.hands


def test_a_code_is_shown_when_its_hand_is_over() -> None:
    for session in (Session.begin(Store.in_memory(), setup("gin"), 1, seed) for seed in (None, 5)):
        if session.to_be_cut:
            session.cut()
        assert session.dealt.code == ""
        play_hand(session)
        came = session.match.seed_of(0), session._dealt.dealer
        assert parse_deal_code(session.dealt.code) == came
        session.next_hand()
        assert session.dealt.code == ""


def test_remarks_reveal_nothing_about_the_cards() -> None:
    session = drawn_from_secret()
    match = session.match
    assert session.dealt.chatter == f"{match.seed}:0"
    other = replace(session.dealt.sealing, match=replace(match, own_cut="OTHER"))
    assert other.chatter(0, 0) == session.dealt.chatter
    assert other.match.seed_of(0) != match.seed_of(0)
    assert other.chance == session.dealt.sealing.chance == chain.opponent_seed(SECRET)


def test_a_match_dealt_from_a_secret_stays_the_same_for_ever() -> None:
    session = drawn_from_secret()
    assert session.match.own_cut == "WINDOW 9"
    assert session.dealt.seal == "dfc97cda8709bbb6a8991a70f5689eac7ce095812c24453bfa488f2508148d81"
    assert session.dealt.code == "9DB-GPV-0EA"
    assert [session.match.seed_of(hand) for hand in (1, 2, 1000)] == [
        4719837623796,
        16551031047580,
        10126391894401,
    ]


@pytest.mark.parametrize(
    ("column", "value"),
    [("secret", "5e5e"), ("secret", "5E" * 32), ("secret", b"\x00" * 64), ("secret", 7),
     ("cut", "caf\u00e9"), ("cut", "two  spaces"), ("cut", b"\xff")],
)  # fmt: skip
def test_a_damaged_secret_or_cut_loses_only_its_match(
    column: str, value: object, tmp_path: Path
) -> None:
    store = Store.open(tmp_path)
    odd, other = (Session.begin(store, setup("gin"), 1) for _ in range(2))
    other.cut()
    with store._writing() as link:
        link.execute(f"UPDATE match SET {column} = ? WHERE id = ?", (value, odd.id))
    with raising(SaveError, "can't be continued"):
        Session.resume(store, odd.id)
    assert Session.resume(store, other.id).seen == other.seen
    store.close()


def test_a_review_and_a_trial_show_the_cards_that_were_dealt() -> None:
    session = drawn_from_secret()
    session.next_hand()
    dealt_then = session._dealt
    play_hand(session)
    review = Review(session, 2)
    assert review.match.seed_of(1) == session.match.seed_of(1)
    assert deal(review.match).table == dealt_then
    tried = continue_from(review, 0)
    assert tried.match == review.match and tried._dealt == dealt_then


# Cuts.


def test_the_seal_precedes_the_cut_and_does_not_depend_on_it() -> None:
    seals_, decks = set(), set()
    for cut in ("", "A", "B", "a long one, in words".replace(",", "")):
        session = Session.begin(Store.in_memory(), setup("gin"), 1, secret=SECRET)
        before = session.dealt.seal
        session.cut(cut)
        assert session.dealt.seal == before
        seals_.add(before)
        decks.add(session.match.seed_of(0))
        assert session._dealt.hands == deal(session.match).table.hands
    assert len(seals_) == 1 and len(decks) == 4


def test_the_moment_of_dealing_is_a_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("time.time", lambda: 1_700_000_000.4567)
    session = Session.begin(Store.in_memory(), setup("gin"), 1)
    session.cut()
    assert re.fullmatch(r"2023-11-1\d \d\d:\d\d:20\.456", session.match.own_cut)
    assert chain.parse_cut(session.match.own_cut) == session.match.own_cut


def test_a_cut_is_kept_and_made_once(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    session = Session.begin(store, setup("gin"), 1)
    assert Session.resume(store, session.id).to_be_cut
    session.cut("once")
    again = Session.resume(store, session.id)
    assert again.match == session.match and again.match.own_cut == "ONCE"
    assert not again.to_be_cut and again.seen == session.seen
    with pytest.raises(AssertionError):
        again.cut("twice")
    store.close()


@pytest.mark.parametrize(
    ("text", "error"),
    [("caf\u00e9", "not '\u00c9'"), ("a;b", "- : . only, not ';'"), (" ", "not 0"),
     ("x" * 41, "not 41"), ("a\x1b[2J", "only, not '\\x1b'")],
)  # fmt: skip
def test_an_invalid_cut_is_refused(text: str, error: str) -> None:
    with raising(BadCut, re.escape(error)):
        chain.parse_cut(text)


def test_a_given_seed_or_a_game_without_dealer_has_no_cut() -> None:
    assert not Session.begin(Store.in_memory(), setup("gin"), 1, 4).to_be_cut
    assert not Session.begin(Store.in_memory(), setup("solitary"), 1).to_be_cut
    session = drawn_from_secret(("solitary", ()))
    assert check(session.dealt.written()).cut == ""


# Seals.


def test_the_seal_before_a_hand_matches_the_line_shown_after_it() -> None:
    for session in (drawn_from_secret(("dice", ())), played(("dice", ()), 3)):
        before = session.dealt.seal
        for _ in range(4):
            assert sha256(session.dealt.revealed) == session.dealt.seal == before
            if session.sheet.over:
                break
            before = session.dealt.next_seal
            session.next_hand()
            assert session.dealt.revealed == session.dealt.next_seal == ""
            assert session.dealt.seal == before
            play_hand(session)


def test_the_line_contains_the_whole_start_of_a_hand() -> None:
    session = drawn_from_secret(("gin", ("target=250",)))
    session.next_hand()
    scores = " ".join(map(str, session.match.sheet.running))
    assert scores != "0 0"
    play_hand(session)
    assert session.dealt.revealed == (
        f"Gin Parlour deal 2; game gin target=250 untouched-stock=12; hand 2; "
        f"dealer {session._dealt.dealer}; scores {scores}; closed none; die none; "
        f"secret {chain.hand_secret(SECRET, 1)}"
    )
    assert "; die 1 middle; secret " in drawn_from_secret(("dice", ())).dealt.revealed
    named = played(seed=9)
    assert named.dealt.revealed.endswith(f"; die none; code {deal_code(9, named._dealt.dealer)}")


def test_any_different_start_changes_the_seal() -> None:
    session = drawn_from_secret()
    start, origin = session.dealt.sealing.start(session._dealt, 0), session.dealt.sealing.origin(0)
    others = [
        replace(start, agreed=setup("gin", ["target=50"])), replace(start, number=2),
        replace(start, dealer=1 - start.dealer), replace(start, scores=(0, 1)),
        replace(start, closed=(Suit.CLUBS,)), replace(start, die=Die(1)),
    ]  # fmt: skip
    lines = {seals.sealed_line(one, origin) for one in (start, *others)}
    lines.add(seals.sealed_line(start, seals.SecretDeal("0" * 64, "")))
    assert len({seals.seal_of(line) for line in lines}) == 8
    assert {len(seals.seal_of(line)) for line in lines} == {seals.DIGITS}


def test_the_opponents_chance_reveals_nothing_about_the_cards() -> None:
    assert Session.begin(Store.in_memory(), setup("gin"), 1, 3).dealt.sealing.chance == 3
    older = Session.begin(Store.in_memory(), setup("gin"), 1, 3)
    older.salt = "ab" * 16
    assert older.dealt.sealing.chance == seals.seed_from("ab" * 16) != 3


# Matches of earlier versions.


@pytest.fixture
def older_store(tmp_path: Path) -> Iterator[Store]:
    """Yield a store written at commit 4fdd075, with matches from seeds and deal codes."""
    link = sqlite3.connect(tmp_path / FILE)
    link.executescript((DATA / "matches-4.sql").read_text(encoding="utf-8"))
    link.close()
    store = Store.open(tmp_path)
    assert store.notices == ()
    yield store
    store.close()


OLDER = json.loads((DATA / "matches-4.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("told", OLDER, ids=lambda told: f"{told['game']}-{told['id']}")
def test_a_match_of_an_earlier_version_resumes_unchanged(
    told: dict[str, Any], older_store: Store
) -> None:
    session = Session.resume(older_store, told["id"])
    assert (session.hand_number, repr(session.seen.hand)) == (told["hand"], told["seen"])
    assert session.dealt.sealing.chance == told["chance"]
    deals = [dealt(session, hand) for hand in range(len(told["deals"]))]
    assert deals == told["deals"] and session.dealt.seal == told["seals"][-1]
    assert not session.to_be_cut
    play_hand(session)
    assert session.dealt.revealed.startswith(f"deal {told['deals'][-1]}; ")
    assert check(session.dealt.written()).older
    if not session.sheet.over:
        session.next_hand()
        held = [card.code for hand in session._dealt.hands for card in cards_of(hand)]
        assert len(held) >= 10 and set(held) == set(told["later"][0].split()[: len(held)])
    assert [dealt(session, told["hand"] - 1 + k) for k in (1, 2)] == told["later"]


def dealt(session: Session, hand: int) -> str:
    return " ".join(card.code for card in shuffled(session.match.seed_of(hand)))


def test_the_first_code_of_an_older_match_is_kept_until_the_match_is_over(
    older_store: Store,
) -> None:
    """That code reveals every hand of the match."""
    agreed = ("target=250",)
    id = older_store.begin_match("gin", agreed, 1, 99, 0, practice=False, salt="cd" * 16)
    session = Session.resume(older_store, id)
    play_hand(session)
    assert session.dealt.revealed and session.dealt.code == "" and not session.sheet.over
    session.next_hand()
    play_hand(session)
    assert parse_deal_code(session.dealt.code)[0] == hand_seed(99, 1)
    # This player chose the seed and could know every hand anyway.
    named = Session.resume(older_store, next(one["id"] for one in OLDER if one["chance"] == 77))
    play_hand(named)
    assert parse_deal_code(named.dealt.code)[0] == 77


def test_older_files_are_valid_and_labelled_with_what_they_prove() -> None:
    files = [text for told in OLDER for text in told["files"]]
    assert len(files) >= 5
    for text in files:
        found = check(text)
        assert found.older and not found.match and not found.cut
        said = " ".join(map(printed, fairness.verified(found)))
        assert "its seal covers the cards and the stake die" in said
        assert "as the file gives them" in said


@pytest.mark.parametrize(
    ("line", "by", "error"),
    [
        ("hand", "-999", r"line 3, hand: there is no hand -999"),
        ("hand", "0", r"line 3, hand: there is no hand 0"),
        ("hand", "999999999", r"line 3, hand: there is no hand 999999999"),
        ("scores", "999999999 0", r"line 5, scores: no match stands at 999999999 before hand 1"),
        ("scores", "0 -1", r"line 5, scores: no match stands at -1 before hand 1"),
        ("closed", "clubs", r"line 6, closed: 'clubs' before the first hand"),
    ],
)
def test_claims_that_an_older_file_cannot_make(line: str, by: str, error: str) -> None:
    text = OLDER[0]["files"][0]
    changed = re.sub(rf"^{line}: .*$", f"{line}: {by}", text, count=1, flags=re.MULTILINE)
    assert changed != text
    with raising(BadRecord, error):
        check(changed)
