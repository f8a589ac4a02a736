"""Any sampled table can occur in play: replaying its log gives the same table."""

from __future__ import annotations

import random

import pytest

from gin.core.cards import Card, Hand, cards_of, mask_union
from gin.rules import engine
from gin.rules.model.actions import (
    Accept,
    Action,
    BigGin,
    Challenge,
    Discard,
    Done,
    Draw,
    Gin,
    HoldUp,
    Knock,
    LayOff,
    LayOut,
    NoOffer,
    Offer,
    Pass,
    Refuse,
    Shot,
    Stop,
    Take,
)
from gin.rules.model.events import (
    Accepted,
    ChallengeMade,
    ChallengeMet,
    Discarded,
    Drew,
    EndedTurn,
    Event,
    HeldUp,
    Knocked,
    LaidOff,
    LaidOut,
    LeftOffered,
    NotOffered,
    Offered,
    Passed,
    Refused,
    Stopped,
    Took,
    TookOffered,
    WentGin,
)
from gin.rules.model.phase import Phase
from gin.rules.model.rules import Flow, Opening
from gin.rules.model.table import Table, observe
from gin.rules.sample import sample
from tests.support.covering import taking_turns
from tests.support.play import IDS, SETUPS, rules_of, several, tables


def dealt_deck(table: Table) -> tuple[Card, ...]:
    hands: list[Hand] = list(table.hands)
    drawn: list[Card] = []
    upcard = table.upcard
    for event in reversed(table.log.events):
        match event:
            case Drew(seat, card):
                assert card is not None
                assert hands[seat] & card.bit, "a drawn card was never in the hand"
                hands[seat] ^= card.bit
                drawn.append(card)
            case Took(seat, card):
                assert hands[seat] & card.bit, "a taken card was never in the hand"
                hands[seat] ^= card.bit
            case LaidOut(seat, melds, added):
                hands[seat] |= mask_union((*melds, *(cards for cards, _ in added)))
            case TookOffered(seat, card):
                assert hands[seat] & card.bit, "an accepted card was never in the hand"
                hands[seat] ^= card.bit
                hands[1 - seat] |= card.bit
            case HeldUp(seat, card):
                assert hands[seat] & card.bit, "a card held up was not in the hand"
            case Discarded(seat, card) | Knocked(seat, card) | WentGin(seat, card):
                hands[seat] |= 0 if card is None else card.bit
            case _:
                pass
    front: list[Card] = []
    if table.rules.flow is Flow.SOLO:
        front = list(cards_of(hands[0]))
    else:
        starter = 1 - table.dealer
        each = table.rules.deal.cards
        extra = cards_of(hands[starter])[each:]
        pairs = zip(cards_of(hands[0])[:each], cards_of(hands[1])[:each], strict=True)
        front = [card for pair in pairs for card in pair]
        if table.rules.deal.opening is Opening.ELEVEN_CARD:
            front += extra
        elif upcard is not None:
            front.append(upcard)
    return (*front, *reversed(drawn), *reversed(table.stock))


def action_of(event: Event) -> Action | None:
    match event:
        case Drew():
            return Draw()
        case Took():
            return Take()
        case Passed():
            return Pass()
        case Stopped():
            return Stop()
        case Discarded(_, card):
            return Discard(card)
        case Knocked(_, card, melds):
            return Knock(card, melds)
        case WentGin(_, card, melds, big, loose):
            return BigGin(melds) if big else Shot(card, melds) if loose else Gin(card, melds)
        case LaidOff(_, melds, cards):
            return LayOff(melds, cards)
        case Offered(_, value):
            return Offer(value)
        case NotOffered():
            return NoOffer()
        case Accepted() | TookOffered() | ChallengeMet(_, True):
            return Accept()
        case Refused() | LeftOffered() | ChallengeMet():
            return Refuse()
        case LaidOut(_, melds, added):
            return LayOut(melds, added)
        case HeldUp(_, card):
            return HoldUp(card)
        case EndedTurn():
            return Done()
        case ChallengeMade(seat):
            return Challenge(seat)
        case _:
            return None


@pytest.mark.parametrize("which", taking_turns(SETUPS, IDS, first=1))
def test_the_log_of_a_sampled_table_leads_to_it(which: tuple[str, tuple[str, ...]]) -> None:
    rules = rules_of(which)
    rng = random.Random(12)
    for seed in range(several(2, 12)):
        for table, _ in tables(rules, seed):
            for seat in range(rules.seats):
                if table.phase not in (Phase.LAY_OFF, Phase.OVER) and rng.random() < 0.9:
                    continue
                seen = observe(table, seat)
                sampled = sample(seen, rng)
                assert observe(sampled, seat) == seen
                deck = dealt_deck(sampled)
                assert len(set(deck)) == 52
                again = engine.start(rules, deck, sampled.dealer, sampled.scores).table
                for event in sampled.log.events:
                    action = action_of(event)
                    if action is not None:
                        again = engine.apply(again, action).table
                assert again == sampled


def test_samples_differ_where_cards_are_hidden() -> None:
    rules = rules_of(("modern", ()))
    table = next(tables(rules, 1))[0]
    seen = observe(table, 0)
    rng = random.Random(1)
    assert len({sample(seen, rng).hands[1] for _ in range(20)}) > 10
