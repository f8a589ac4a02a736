"""Offers of the stake die: in the window, in the terminal, and in saved matches."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from gin.interface.view import Scene
from gin.language.translation import printed
from gin.messages import die as messages
from gin.messages import table
from gin.present.shell.parlour import Parlour
from gin.rules.model.actions import NoOffer, Offer, Refuse
from gin.rules.model.phase import Phase
from gin.session.engines.client import BuiltInOpponent
from gin.session.game import Session
from gin.session.settings import Settings
from gin.session.statistics import HandEnding, RecordFilter, tally
from gin.session.storage.store import Store
from gin.text.terminal import Terminal
from gin.variants.setups import setup
from tests.support.by_name import choose, find_choice, zone_named
from tests.support.user import User, ref

SEED = 7


def begun(store: Store, *options: str, level: int = 1, dealer: int = 1) -> Session:
    return Session.begin(store, setup("dice", options), level, SEED, dealer)


def talk(lines: str, *options: str, **settings: object) -> tuple[str, Parlour]:
    made = Parlour(Store.in_memory(), None, Settings(level=1))
    for name, value in settings.items():
        made.change(name, value)
    made.matches.start(setup("dice", options), SEED, 1)
    out = io.StringIO()
    assert Terminal(made, io.StringIO(lines), out).run() == 0
    return out.getvalue(), made


def stake_of(made: Parlour) -> tuple[int, int | None]:
    session = made.session()
    assert session is not None and session.seen.stake is not None
    return session.seen.stake.die.value, session.seen.stake.die.owner


# Saving, undo and statistics.


def test_a_match_resumes_in_the_middle_of_an_offer(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    session = begun(store)
    session.submit(Offer(3))
    id, seen = session.id, session.seen
    assert seen.phase is Phase.ANSWER and seen.hand == 0
    store.close()
    store = Store.open(tmp_path)
    again = Session.resume(store, id)
    assert again.seen == seen and again.opponent_to_move
    again.let_opponent_move()
    stake = again.seen.stake
    assert stake is not None and (stake.die.value, stake.die.owner) == (3, 1)
    store.close()


def test_an_offer_and_an_answer_can_be_taken_back() -> None:
    session = begun(Store.in_memory())
    before = session.seen
    session.submit(Offer(3))
    session.let_opponent_move()
    session.let_opponent_move()
    assert session.seen.hand and session.can_take_back
    session.take_back()
    assert session.seen == before and session.seen.hand == 0
    session.submit(NoOffer())
    assert session.seen.stake is not None and session.seen.stake.die.owner is None


class _Raises:
    def __init__(self, value: int) -> None:
        self._left = [value]

    def choose(self, seen: object) -> Offer | NoOffer:
        return Offer(self._left.pop()) if self._left else NoOffer()


class _Refuses:
    def choose(self, seen: object) -> Refuse:
        return Refuse()


def test_hands_that_end_with_a_refusal_are_counted_apart() -> None:
    store = Store.in_memory()
    session = begun(store)
    session.opponent.sit(BuiltInOpponent(_Refuses()))
    session.submit(Offer(3))
    session.let_opponent_move()
    assert session.hand_over and session.sheet.totals == (1, 0)
    session.next_hand()
    session.opponent.sit(BuiltInOpponent(_Raises(2)))
    while session.seen.phase is not Phase.ANSWER:
        if session.opponent_to_move:
            session.let_opponent_move()
        else:
            session.submit(NoOffer())
    session.submit(Refuse())
    assert session.sheet.totals == (1, 1)
    lot = tally(store, RecordFilter(), alone=False)
    assert (lot.endings[HandEnding.OFFER_WON], lot.endings[HandEnding.GAVE_UP]) == (1, 1)
    assert sum(lot.endings.values()) == 2


# In the terminal.


def test_offers_by_words_and_by_their_own_numbers() -> None:
    out, made = talk("offer 3\n")
    assert "You offer to raise the die to 3.\nFelix accepts 3, and owns the die." in out
    assert stake_of(made) == (3, 1)
    out, made = talk("raise\n5\n")
    assert "1 Not yet\n2 Raise to 2\n3 Raise to 3\n4 Raise to 4\n5 Raise to 5\n" in out
    assert stake_of(made) == (5, 1)
    out, made = talk("raise\nno\nraise to 2\n")
    assert stake_of(made) == (2, 1)


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("accept", "Nothing has been offered."),
        ("refuse", "Nothing has been offered."),
        ("offer 1", "Offer more than 1, but at most six."),
        ("draw", "First raise the die, or leave it."),
        ("knock", "First raise the die, or leave it."),
        ("hand", "Your hand, face down."),
        ("deadwood", "Your cards lie face down."),
        (
            "leave\noffer 2",
            "You have looked at your cards, and nobody owns the die: it can't be raised.",
        ),
        ("offer 3\nraise", "You don't own the die, so you can't raise it."),
        (
            "leave\npass\nno offer",
            "You have looked at your cards, and nobody owns the die: it can't be raised.",
        ),
        ("die", "The die shows 1.\nNobody owns it."),
        ("offer 4\nstake", "The die shows 4.\nFelix owns it."),
    ],
)
def test_a_sentence_that_cannot_be_rendered_gives_the_reason(typed: str, why: str) -> None:
    assert why in talk(f"{typed}\n")[0]


def offered(made: Parlour, value: int) -> None:
    session = made.session()
    assert session is not None
    session.opponent.sit(BuiltInOpponent(_Raises(value)))
    while made.waiting:
        made.advance()


def asked(**settings: object) -> Parlour:
    made = Parlour(Store.in_memory(), None, Settings(level=1, speed="instant"))
    for name, value in settings.items():
        made.change(name, value)
    made.matches.start(setup("dice"), SEED, 0)
    offered(made, 4)
    return made


def test_a_hand_is_given_up_only_after_a_question() -> None:
    made = asked()
    assert made.view().status == messages.accept_or_lose(value=4, worth=messages.deals(value=1))
    choose(made, "refuse")
    dialog = made.view().dialog
    assert dialog is not None
    assert [printed(dialog.title), *map(printed, dialog.text)] == [
        "Refuse 4?",
        "Felix wins 1 deal.",
    ]
    choose(made, "cancel")
    assert made.view().dialog is None and find_choice(made.view(), "accept") is not None
    choose(made, "refuse")
    made.take_said()
    choose(made, "give-up")
    assert made.view().scene is Scene.RESULT
    assert list(map(printed, made.take_said()))[:2] == [
        "You refuse 4.",
        "Felix wins the hand, worth 1 deal.",
    ]
    made = asked(confirm=False)
    choose(made, "refuse")
    assert made.view().scene is Scene.RESULT


def test_a_player_who_accepts_unseen_may_raise_at_once() -> None:
    made = asked()
    choose(made, "accept")
    assert made.view().status == messages.RAISE_OR_LEAVE
    raises = [c.id for c in made.view().choices if c.id.startswith("offer:") and not c.why]
    assert raises == ["offer:5", "offer:6"]
    hand = zone_named(made.view(), "hand")
    assert hand.name == table.YOUR_HAND_FACE_DOWN
    choose(made, "no-offer")
    hand = zone_named(made.view(), "hand")
    assert hand.name == table.YOUR_HAND


# In the window.


def may(user: User, id: str) -> bool:
    choice = find_choice(user.app.view, id)
    return choice is not None and not choice.why


def sitting(size: tuple[int, int] = (1280, 800), value: int = 0) -> User:
    user = User("dice", size)
    if value:
        session = user.parlour.session()
        assert session is not None
        session.opponent.sit(BuiltInOpponent(_Raises(value)))
    user.deal()
    user.wait()
    if value and not may(user, "accept"):
        user.press("P")
        user.wait()
    user.draw()
    return user


@pytest.mark.parametrize("size", [(800, 600), (720, 1080)])
def test_the_stake_is_raised_by_clicks(size: tuple[int, int]) -> None:
    user = sitting(size)
    user.click("die")
    user.draw()
    user.click("button:offer:3")
    user.wait()
    assert stake_of(user.parlour) == (3, 1)


def test_the_stake_is_raised_and_kept_by_keys() -> None:
    user = sitting()
    user.press("R", "Right", "Enter")
    user.wait()
    assert stake_of(user.parlour) == (3, 1)
    user = sitting()
    user.press("P")
    user.wait()
    assert stake_of(user.parlour) == (1, None)


@pytest.mark.parametrize(("key", "scene"), [("C", Scene.TABLE), ("F", Scene.RESULT)])
def test_an_offer_is_accepted_and_refused_by_keys(key: str, scene: Scene) -> None:
    user = sitting(value=4)
    assert user.app.pointing.cursor.focus == ref("button:accept")
    user.press(key)
    if user.app.view.dialog is not None:
        user.press("Enter")
    assert user.app.view.scene is scene
    assert not may(user, "accept")


def test_cards_are_turned_over_where_they_lay() -> None:
    user = sitting()
    user.parlour.change("speed", "normal")
    user.press("P")
    user.wait()
    cards = [lying for lying in user.app.place.cards if lying.own]
    assert len(cards) == 10
    for lying in cards:
        sprite = user.app._sprites._sprites[lying.key]
        assert not sprite.was_up and sprite.up
        assert abs(sprite.start.x - lying.slot.x) < lying.slot.width / 2
