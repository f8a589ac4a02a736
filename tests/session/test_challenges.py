"""Challenges: their text survives mail, and the friend's match has the same cards and opponent."""

from __future__ import annotations

import textwrap
import zlib
from collections.abc import Callable
from datetime import date

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from gin.ai.players.progress import Progress
from gin.core.errors import BadChallenge, GinError
from gin.core.shuffle import ALPHABET
from gin.language.translation import printed
from gin.session import challenge_text, challenges
from gin.session.challenge import Challenge, challenge_of, line_of, why_not
from gin.session.challenge_text import CHECK, LINE, is_whole, parse_challenge, text_of
from gin.session.challenges import begin, keep, kept_challenge, kept_challenges, merit
from gin.session.events import EVENT
from gin.session.game import Session
from gin.session.review import replayed_session
from gin.session.storage.store import Store
from gin.session.unfinished import give_up
from gin.variants import codes
from gin.variants.setups import setup
from tests.support.challenges import finished, sent
from tests.support.daily import play_deal, play_out

CHALLENGE = sent()
TEXT = text_of(CHALLENGE)
HEAD, *LINES = TEXT.splitlines()


def why(text: str) -> str:
    """Return the sentence with which a text is rejected."""
    with pytest.raises(GinError) as raised:
        line_of(parse_challenge(text))
    return printed(raised.value.sentence)


def packed(challenge: object) -> str:
    """Return the text of any contents, with the right checksums."""
    return text_of(challenge)  # type: ignore[arg-type]


# The text.


@pytest.mark.parametrize(
    ("game", "level"),
    [("gin", 6), ("hollywood", 2), ("dice", 3), ("race", 3), ("solitary", None), ("colonel", 2)],
)  # fmt: skip
def test_a_challenge_holds_all_that_its_match_needs(game: str, level: int | None) -> None:
    session = finished(game, level)
    found = parse_challenge(text_of(challenge_of(session, "Anna")))
    line = line_of(found)
    assert line.match == session.match and found.name == "Anna"
    assert found.setup == session.setup and found.level == level
    assert [hand.result for hand in line.hands] == list(session.match.results)


def test_matches_with_options_or_from_a_seed_can_be_sent() -> None:
    for session in (finished("gin", 2, "undercut=25", "target=50"), finished("gin", 2, seed=77)):
        found = parse_challenge(text_of(challenge_of(session)))
        assert line_of(found).match == session.match


def test_a_match_begun_before_format_5_can_be_sent_with_its_older_seals() -> None:
    store = Store.in_memory()
    id = store.begin_match("gin", (), 2, 99, None, practice=False, salt="ab" * 16)
    session = play_out(Session.resume(store, id))
    one = challenge_of(session)
    assert one.salt and one.seal == replayed_session(session, 1).dealt.seal
    friend = Store.in_memory()
    kept = kept_challenge(friend, keep(friend, parse_challenge(text_of(one))))
    assert kept is not None and begin(friend, kept).dealt.seal == one.seal


def test_no_line_is_wider_than_a_mail_and_only_the_head_is_readable() -> None:
    assert all(len(line) <= LINE and set(line) <= set(ALPHABET) for line in LINES)
    assert f"Gin Parlour challenge 1: {sum(map(len, LINES))} letters" == HEAD
    assert "Anna" not in TEXT and "knock" not in TEXT


@pytest.mark.parametrize(
    "sent_by",
    [
        lambda text: f"Hi,\n\nhave a look:\n\n{text}\n\nCheers\nAnna -- sent from my phone",
        lambda text: textwrap.indent(text, "> "),
        lambda text: textwrap.indent(textwrap.indent(text, "> "), ">"),
        lambda text: textwrap.indent(text, "| "),
        str.lower,
        lambda text: text.replace("\n", "\r\n"),
        lambda text: text.replace("\n", "\n\n"),
        lambda text: text.replace("\n", " "),
        lambda text: text.replace("\n", ""),
        lambda text: "\n> ".join(textwrap.wrap(text, 43)),
        lambda text: text.replace(" ", "\u00a0").replace("\n", "\u200b\n\ufeff"),
        lambda text: f"{HEAD}\n" + "\n".join(LINES).replace("0", "O").replace("1", "l"),
        lambda text: f"{HEAD}\n" + " ".join("".join(LINES)),
    ],
)  # fmt: skip
def test_a_challenge_survives_mail(sent_by: Callable[[str], str]) -> None:
    assert parse_challenge(sent_by(TEXT)) == CHALLENGE


@settings(deadline=None)
@given(st.data())
def test_a_wrong_letter_is_found_by_line(data: st.DataObject) -> None:
    number = data.draw(st.integers(0, len(LINES) - 1))
    place = data.draw(st.integers(0, len(LINES[number]) - 1))
    letter = data.draw(st.sampled_from(ALPHABET.replace(LINES[number][place], "")))
    wrong = LINES[number][:place] + letter + LINES[number][place + 1 :]
    lines = [*LINES[:number], wrong, *LINES[number + 1 :]]
    # Two letters of checksum cannot find every mistake, but the packed contents have another one.
    said = why("\n".join((HEAD, *lines)))
    assert f"Line {number + 1} of the challenge, which begins with {wrong[:6]}," in said or (
        "makes no sense" in said
    )


def test_missing_and_exchanged_lines_are_found() -> None:
    assert "Line 3 of the challenge" in why("\n".join((HEAD, *LINES[:2], *LINES[3:], LINES[-1])))
    exchanged = (LINES[0], LINES[2], LINES[1], *LINES[3:])
    assert "Line 2 of the challenge" in why("\n".join((HEAD, *exchanged)))


def test_a_truncated_challenge_says_where_it_breaks_off() -> None:
    cut = TEXT[: len(HEAD) + 1 + 2 * (LINE + 1) + 5]
    assert not is_whole(cut) and is_whole(TEXT)
    assert why(cut) == (f"The challenge breaks off in line 3 of {len(LINES)}: copy the whole text.")
    assert f"breaks off in line 1 of {len(LINES)}" in why(HEAD)


def test_a_sign_of_another_alphabet_is_named() -> None:
    said = why(TEXT.replace(LINES[1], f"{LINES[1][:20]}ß{LINES[1][21:]}"))
    # Python's capital of "ß" is "SS"; both are letters, so the checksum finds it.
    assert "Line 2 of the challenge" in said
    said = why(TEXT.replace(LINES[1], f"{LINES[1][:20]}*{LINES[1][21:]}"))
    assert said.startswith(
        f"Line 2 of the challenge, which begins with {LINES[1][:6]}, contains '*'"
    )


def test_a_newer_format_asks_for_a_newer_version() -> None:
    said = why(TEXT.replace("challenge 1:", "challenge 2:"))
    assert said == (
        "The challenge has format 2, and this version of the program reads format 1: "
        "install a newer version."
    )


def test_an_unknown_game_is_named_by_its_code() -> None:
    said = why(packed(replace(CHALLENGE, code="ZZZZ-ZZZZ")))
    assert "ZZZZ-ZZZZ" in said
    # A game of a later version: a number that no game has, with the right checksum.
    bits = f"1{31:05b}1".ljust(10, "0")
    body = "".join(ALPHABET[int(bits[at : at + 5], 2)] for at in range(0, len(bits), 5))
    assert "version" in why(packed(replace(CHALLENGE, code=body + codes._check(body))))


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"seal": "0" * 64}, "The seal in the challenge belongs to other cards"),
        ({"secret": "1f" * 32}, "No cards can be dealt"),
        ({"secret": "zz" * 32}, "No cards can be dealt"),
        ({"cut": "\u00fc"}, "No cards can be dealt"),
        ({"dealer": 7}, "No cards can be dealt"),
        ({"level": 9}, "an opponent that this version does not know"),
        ({"level": None}, "an opponent that this version does not know"),
        ({"hands": CHALLENGE.hands[:-1]}, "is not finished after"),
        ({"hands": (*CHALLENGE.hands, CHALLENGE.hands[0])}, "after the end of the match"),
        ({"hands": ()}, "is not finished after"),
        ({"hands": (CHALLENGE.hands[0][:-1], *CHALLENGE.hands[1:])}, "Hand 1 of the challenge"),
        ({"hands": ((*CHALLENGE.hands[0], "draw"), *CHALLENGE.hands[1:])}, "after the end"),
        ({"hands": (("fly", *CHALLENGE.hands[0][1:]), *CHALLENGE.hands[1:])},
         "Move 1 in hand 1 of the challenge is impossible"),
    ],
)  # fmt: skip
def test_contents_that_do_not_fit_are_named(change: dict[str, object], said: str) -> None:
    assert said in why(packed(replace(CHALLENGE, **change)))  # type: ignore[arg-type]


def test_another_cut_moves_the_cards_so_the_moves_no_longer_fit() -> None:
    assert "in hand 1 of the challenge" in why(packed(replace(CHALLENGE, cut="ANOTHER CUT")))


def test_huge_and_senseless_texts_are_rejected() -> None:
    assert "more than 200000 characters" in why(TEXT + "A" * 200_000).replace(",", "")
    assert "no challenge in this text" in why("")
    assert "no challenge in this text" in why("Gin Parlour challenge")
    assert "no challenge in this text" in why("Gin Parlour hand 2\nseal: 00")
    assert "breaks off" in why("Gin Parlour challenge 1: 999999 letters\nAAAA")
    assert "makes no sense" in why("Gin Parlour challenge 1: 0 letters")
    for contents in (b"", b"\xc1", msgspec.msgpack.encode([1, 2]), b"\x00" * 5_000_000):
        body = challenge_text._letters(zlib.compress(contents, 9))
        room = LINE - CHECK
        parts = [body[at : at + room] for at in range(0, len(body), room)]
        lines = [part + challenge_text._check(n, part) for n, part in enumerate(parts, start=1)]
        head = f"Gin Parlour challenge 1: {sum(map(len, lines))} letters"
        assert "another program wrote it" in why("\n".join((head, *lines)))


@settings(deadline=None)
@given(st.text(max_size=300))
def test_any_text_after_the_head_is_rejected_with_a_sentence(text: str) -> None:
    assert why(f"Gin Parlour challenge 1: 120 letters\n{text}")


# Which matches can be sent.


def test_unfinished_matches_daily_deals_and_matches_against_programs_are_refused() -> None:
    begun = Session.begin(Store.in_memory(), setup("gin"), 1)
    assert "finished" in printed(why_not(begun))
    with pytest.raises(BadChallenge):
        challenge_of(begun)
    daily = play_deal(Store.in_memory(), date(2026, 11, 27))
    assert "calendar" in printed(why_not(daily))
    guest = finished()
    guest.program = "bot"
    assert "Guest" in printed(why_not(guest))


# The friend's match.


def friend(one: Challenge = CHALLENGE) -> tuple[Store, str]:
    store = Store.in_memory()
    return store, keep(store, one)


@pytest.mark.parametrize(
    ("game", "level"),
    [("gin", 1), ("gin", 3), ("gin", 4), ("gin", 6), ("colonel", 2), ("solitary", None)],
)
def test_the_same_moves_lead_to_the_same_match(game: str, level: int | None) -> None:
    """The opponent is dealt the same cards, and chooses as it did."""
    one = sent(game, level)
    store, id = friend(one)
    # Another history with the opponent changes nothing, also with the one who learns.
    play_out(Session.begin(store, setup("gin"), level or 1))
    kept = kept_challenge(store, id)
    assert kept is not None
    session = begin(store, kept)
    assert session.dealt.seal == one.seal
    for number, hand in enumerate(line_of(one).hands):
        assert number == session.hand_number - 1
        for action in hand.actions:
            if session.opponent_to_move:
                session.let_opponent_move()
            else:
                session.submit(action)
        assert session.result == hand.result
        if not session.over:
            session.next_hand()
    assert session.sheet == line_of(one).match.sheet


def test_the_learning_opponent_starts_where_it_started_for_the_sender() -> None:
    one = replace(sent(level=6), share=12.5, latest=(True, False, True))
    store, id = friend(one)
    kept = kept_challenge(store, id)
    assert kept is not None
    session = begin(store, kept)
    assert session.before == Progress(12.5, (True, False, True))
    assert Session.resume(store, session.id).before == session.before


def test_the_first_play_counts_and_later_ones_are_practice() -> None:
    store, id = friend()
    assert [one.id for one in kept_challenges(store)] == [id]
    kept = kept_challenge(store, id)
    assert kept is not None and kept.match is None and not kept.own
    first = begin(store, kept)
    assert not first.practice and first.event == EVENT + id
    assert challenges.open_play(store, id) == first.id
    play_out(first)
    kept = kept_challenge(store, id)
    assert kept is not None and kept.over and kept.match == first.id
    assert challenges.played_merit(store, kept) == merit(challenges.played_line(first))
    assert begin(store, kept).practice


def test_giving_up_ends_the_play_that_counts() -> None:
    store, id = friend()
    kept = kept_challenge(store, id)
    assert kept is not None
    session = begin(store, kept)
    give_up(store, session.id)
    kept = kept_challenge(store, id)
    assert kept is not None and kept.over
    line = challenges.played_line(Session.resume(store, session.id))
    assert challenges.played_merit(store, kept) == merit(line)
    assert merit(line) < merit(line_of(CHALLENGE)) or merit(line_of(CHALLENGE))[0] == -1


def test_ones_own_challenge_is_practice() -> None:
    session = finished()
    one = challenge_of(session)
    id = keep(session.store, one)
    kept = kept_challenge(session.store, id)
    assert kept is not None and kept.own
    assert begin(session.store, kept).practice
    # The first play is compared also if moves may be taken back in it.
    practised = begin(session.store, kept, practice=True)
    kept = kept_challenge(session.store, id)
    assert kept is not None and kept.match is not None and kept.match <= practised.id
    # A play of the challenge has the same secret, but does not make it the player's own.
    store, id = friend(one)
    again = kept_challenge(store, id)
    assert again is not None
    begin(store, again)
    again = kept_challenge(store, id)
    assert again is not None and not again.own


def test_a_challenge_is_known_as_ones_own_by_its_moves_if_the_cards_can_be_a_friends() -> None:
    # Anyone can play the cards of a deal code.
    for level, own in ((3, True), (1, False)):
        session = finished(level=level, seed=77)
        one = challenge_of(finished(level=3, seed=77), "Anna")
        kept = kept_challenge(session.store, keep(session.store, one))
        assert kept is not None and kept.own is own
    # A play of a friend's challenge that was sent on is the player's own, and the friend's is not.
    store, id = friend()
    first = kept_challenge(store, id)
    assert first is not None
    mine = challenge_of(play_out(begin(store, first), level=1))
    assert mine.hands != CHALLENGE.hands
    keep(store, mine)
    assert {one.challenge.hands: one.own for one in kept_challenges(store)} == {
        mine.hands: True,
        CHALLENGE.hands: False,
    }


def test_a_seed_that_cannot_be_saved_is_refused() -> None:
    one = challenge_of(finished(seed=77))
    assert "no cards can be dealt" in why(packed(replace(one, seed=1 << 63))).lower()


def test_keeping_twice_keeps_one_and_a_damaged_note_is_left_out() -> None:
    store, id = friend()
    assert keep(store, CHALLENGE) == id
    store.set_note(f"{EVENT}abc", "damaged")
    assert [one.id for one in kept_challenges(store)] == [id]
    assert kept_challenge(store, "abc") is None


def test_a_challenge_with_a_wrong_move_is_not_kept() -> None:
    store = Store.in_memory()
    wrong = replace(CHALLENGE, hands=(("gin",),))
    with pytest.raises(BadChallenge):
        keep(store, wrong)
    assert not kept_challenges(store)


def test_a_better_line_is_a_win_then_a_larger_lead() -> None:
    lines = [line_of(sent(level=level)) for level in (1, 3)]
    for line in lines:
        sheet = line.match.sheet
        assert merit(line) == (1 if sheet.winner == 0 else -1, sheet.totals[0] - sheet.totals[1])
        assert challenges.sent_merit(sent(level=1)) == merit(lines[0])
    alone = line_of(sent("solitary", None))
    assert merit(alone)[1] == -alone.match.sheet.totals[0]
