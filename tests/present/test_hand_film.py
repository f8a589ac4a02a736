"""The frames of a hand's animation: the right cards, and captions for others."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace

from gin.core.cards import Card, mask_of
from gin.core.message import Verbatim
from gin.interface.pictures import FilmFrame, FilmHand, Portrait
from gin.language import translation
from gin.language.translation import printed
from gin.messages import challenge
from gin.present.tableview.film import hand_film
from gin.present.words.people import PlayerProfile
from gin.rules.model.events import (
    Discarded,
    Drew,
    HeldUp,
    Knocked,
    LaidOff,
    LeftOffered,
    Passed,
    Took,
    TookOffered,
    WentGin,
)
from gin.session import likeness
from gin.session.partner import PERSON_LEVEL, Partner
from gin.session.replay import steps_of
from gin.variants.registry import ids
from tests.support.films import film_of, played_hand

ANNA = PlayerProfile(Verbatim("Anna"))
WITH_CARD = Drew | Took | Discarded | Passed | HeldUp | TookOffered | LeftOffered


def cards(hand: FilmHand) -> list[Card]:
    return [card for group in (*hand.laid, *hand.groups) for card in group]


def all_cards(frame: FilmFrame) -> list[Card]:
    """Return the cards that lie openly in a frame."""
    found = [card for hand in frame.hands for card in cards(hand)]
    return found if frame.open_card is None or frame.closed else [*found, frame.open_card]


@pytest.mark.parametrize("game", ids())
def test_each_frame_shows_the_cards_of_its_moment(game: str) -> None:
    hand, film = played_hand(game), film_of(game)
    steps = steps_of(hand)
    assert len(film.frames) >= len(steps)
    first, last, result = film.frames[0], film.frames[-1], steps[-1][0].result
    assert result is not None
    for seat, dealt in enumerate(hand.dealt.hands):
        assert mask_of(cards(first.hands[seat])) == dealt
    for frame in film.frames:
        assert len(set(all_cards(frame))) == len(all_cards(frame)), "a card lies in one place"
        assert frame.caption and frame.seconds > 0
    shown = mask_of(card for one in last.hands for card in cards(one))
    for side in result.sides:
        assert side.loose & shown == side.loose
        assert all(meld & shown == meld for meld in side.melds)
    assert last.heading and last.seconds == max(frame.seconds for frame in film.frames)


@pytest.mark.parametrize("game", ids())
def test_a_moved_card_lies_where_it_was_moved_to(game: str) -> None:
    moves = [event for _, events in steps_of(played_hand(game)) for event in events]
    moved = [event for event in moves if isinstance(event, WITH_CARD)]
    frames = [frame for frame in film_of(game).frames if frame.moved is not None]
    assert moved
    for event, frame in zip(moved, frames, strict=True):
        assert (frame.moved, frame.active) == (event.card, event.seat)
        held = cards(frame.hands[event.seat])
        if isinstance(event, Drew | Took | TookOffered):
            assert event.card in held
        elif isinstance(event, Discarded | HeldUp | Passed):
            assert event.card not in held and frame.open_card == event.card


@pytest.mark.parametrize("game", ids())
@pytest.mark.parametrize("language", ["en", "de"])
def test_captions_name_both_players_and_address_nobody(game: str, language: str) -> None:
    film = film_of(game, you=ANNA)
    translation.follow(language)
    try:
        texts = [printed(text) for frame in film.frames for text in (frame.caption, frame.heading)]
        names = [printed(name) for name in film.names]
    finally:
        translation.follow("en")
    assert names[0] == "Anna"
    for text in texts:
        assert not re.search(r"\b(you|your|du|dein|deine|dich|dir)\b", text, re.IGNORECASE), text
    for name in names:
        assert len(names) == 1 or any(name in text for text in texts)


def test_the_first_caption_names_the_dealer_and_the_upcard() -> None:
    dealers = set()
    for seed in range(8):
        table = played_hand("gin", seed).dealt
        dealers.add(table.dealer)
        name = ("Anna", "Felix")[table.dealer]
        caption = printed(film_of("gin", seed, ANNA).frames[0].caption)
        assert caption.startswith(f"{name} deals. The upcard is")
    assert dealers == {0, 1}


def test_melds_are_laid_down_at_the_end_and_cards_laid_off_join_them() -> None:
    found = False
    for seed in range(30):
        hand = played_hand("gin", seed)
        events = [event for _, events in steps_of(hand) for event in events]
        off = next((one for one in events if isinstance(one, LaidOff) and one.cards), None)
        knock = next((one for one in events if isinstance(one, Knocked | WentGin)), None)
        if off is None or knock is None:
            continue
        found = True
        before, after, last = hand_film(hand, ANNA).frames[-3:]
        assert {mask_of(meld) for meld in before.hands[knock.seat].laid} == set(knock.melds)
        for frame in (after, last):
            laid = [card for meld in frame.hands[knock.seat].laid for card in meld]
            assert {card for card, _ in off.cards} <= set(laid)
            assert not {card for card, _ in off.cards} & set(cards(frame.hands[off.seat]))
        assert before.closed
        break
    assert found


def test_a_player_without_a_name_is_the_player() -> None:
    film = film_of("gin")
    assert printed(film.names[0]) == "Player"
    assert any("Player discards" in printed(frame.caption) for frame in film.frames)


def test_a_friend_has_the_friends_name_and_no_portrait_of_the_player() -> None:
    you = PlayerProfile(Verbatim("Anna"), Portrait.ADA)
    hand = replace(played_hand("gin"), name=Verbatim("Berta"))
    film = hand_film(hand, you)
    assert printed(film.names[0]) == "Berta" and film.faces[0] is Portrait.NOBODY
    film = hand_film(replace(hand, name=challenge.FRIEND), you)
    assert printed(film.names[0]) == "Your friend"
    assert any(printed(frame.caption).startswith("Your friend ") for frame in film.frames)


def test_an_unknown_opponent_is_the_opponent() -> None:
    film = hand_film(replace(played_hand("gin"), level=None), ANNA)
    assert printed(film.names[1]) == "Opponent" and film.faces[1] is Portrait.NOBODY


@pytest.mark.parametrize(("name", "shown"), [("Berta", "Berta"), ("", "Opponent")])
def test_the_other_person_of_a_shared_match_has_that_name(name: str, shown: str) -> None:
    partner = Partner(name, portrait="face=oval")
    film = hand_film(replace(played_hand("gin"), level=PERSON_LEVEL, partner=partner), ANNA)
    assert printed(film.names[1]) == shown and film.faces[1] == likeness.parse_likeness("face=oval")
    assert any(printed(frame.caption).startswith(f"{shown} ") for frame in film.frames)


def test_the_result_says_how_the_hand_ended_and_its_points() -> None:
    hand = played_hand("gin")
    result = steps_of(hand)[-1][0].result
    assert result is not None and result.winner is not None
    last = film_of("gin", you=ANNA).frames[-1]
    winner = ("Anna", "Felix")[result.winner]
    assert printed(last.heading) == f"{winner} wins the hand"
    assert f"+{result.points(result.winner)}" in printed(last.caption)


def test_a_hand_for_deals_says_how_many() -> None:
    last = film_of("dice", you=ANNA).frames[-1]
    assert re.search(r", \d+ deals?$", printed(last.caption))
