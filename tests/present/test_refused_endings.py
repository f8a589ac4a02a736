"""The reason why discarding a card does not end the hand, and the card whose discard would."""

from __future__ import annotations

import pytest

from gin.ai.players.levels import player
from gin.core.cards import Card
from gin.core.message import Message
from gin.interface.refs import KNOCK
from gin.language import translation
from gin.language.translation import printed
from gin.messages import refusals as messages
from gin.present.tableview.endings import with_card
from gin.rules.model.actions import Take
from gin.session.game import Session
from gin.session.storage.store import Store
from gin.variants.setups import setup


def just_taken() -> tuple[Card, Message]:
    for seed in range(60):
        session = Session.begin(Store.in_memory(), setup("gin"), 1, seed, 0)
        mine = player(3, seed)
        while not session.hand_over:
            if session.opponent_to_move:
                session.let_opponent_move()
                continue
            action = mine.choose(session.seen)
            session.submit(action)
            card = session.seen.drawn
            if not isinstance(action, Take) or card is None:
                continue
            for choice in with_card(session.seen, card):
                if choice.target == KNOCK and "instead" in printed(choice.why):
                    assert isinstance(choice.why, Message)
                    return card, choice.why
    raise AssertionError("no taken card leaves a knock with another one")


@pytest.mark.parametrize(
    ("language", "ask", "other"),
    [("en", "Discard", "another card"), ("de", "Leg", "andere Karte")],
)
def test_a_hint_to_take_a_card_names_the_discard_in_one_sentence(
    language: str, ask: str, other: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    card, why = just_taken()
    monkeypatch.setattr(translation, "_language", language)
    said = printed(why)
    assert said.startswith(printed(messages.just_took(card=card)))
    assert said.count(ask) == 1 and other not in said
