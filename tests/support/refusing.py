"""Every cause of a refusal, provoked from the rules.

Strange actions in hands of every game provoke most causes. Prepared positions provoke the rare
ones.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

from msgspec.structs import replace

from gin.core.cards import DECK, Card, Suit, cards_of, mask_of, parse_hand
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
    parse_action,
)
from gin.rules.model.observation import Observation
from gin.rules.model.phase import Phase
from gin.rules.model.refusal import Refusal
from gin.rules.model.table import observe
from gin.variants.setups import setup
from tests.support.play import SETUPS, rules_of, some_action
from tests.support.tables import after_drawing, lying

_LONGEST = 120


def refusals() -> Iterator[Refusal]:
    for seen, action in (*_laid_out(), *_played()):
        why = engine.why_not(seen, action)
        if why is not None:
            yield why


def _played() -> Iterator[tuple[Observation, Action]]:
    for number, which in enumerate(SETUPS):
        rng = random.Random(1000 * number)
        table = engine.start(rules_of(which), tuple(rng.sample(DECK, len(DECK))), 0).table
        for _ in range(_LONGEST):
            for seat in range(table.rules.seats):
                seen = observe(table, seat)
                for action in _odd(seen, rng):
                    yield seen, action
            if table.phase is Phase.OVER:
                break
            table = engine.apply(table, some_action(table, rng)).table


def _odd(seen: Observation, rng: random.Random) -> Iterator[Action]:
    hand = cards_of(seen.hand)
    mine = rng.sample(hand, min(3, len(hand)))
    some, meld = rng.choice(DECK), mask_of(mine)
    yield from (Draw(), Take(), Pass(), Stop(), NoOffer(), Accept(), Refuse(), Done())
    yield from (Offer(2), Offer(7), Challenge(0), Challenge(1), BigGin(()))
    for card in {some, seen.drawn, seen.upcard, *mine} - {None}:
        assert card is not None
        yield from (Discard(card), HoldUp(card), Knock(card, ()), Gin(card, ()), Shot(card, ()))
        yield from (LayOff((), ((card, 0),)), LayOut((), ((card.bit, 0),)))
    yield from (Knock(None, ()), Gin(None, (meld,)), LayOff((), ()))
    yield from (LayOut(()), LayOut((meld,)), LayOut((meld, meld)), LayOut((), ((meld, 9),)))
    for legal in engine.legal(seen):
        match legal:
            case Knock(card, melds) | Gin(card, melds) | Shot(card, melds):
                yield from (Knock(card, melds), Gin(card, melds), Shot(card, melds))
                yield from (Knock(card, (*melds, *melds)), BigGin(melds))
            case LayOut(melds, added):
                yield from (LayOut((*melds, *melds)), LayOut(melds[:1]), LayOut(melds, added * 2))


def _laid_out() -> Iterator[tuple[Observation, Action]]:
    king, sets = Card.parse("KD"), "4C 4D 4H 4S 5S 6S 9C TC JC AD KD"
    melds = tuple(map(parse_hand, ("4C 4D 4H", "4S 5S 6S", "9C TC JC")))
    shot = after_drawing(setup("shot").rules, "AH 2H 3H 4H 9C 9D 9H 9S 5C 5D KD", score=55)
    yield shot, Knock(king, (parse_hand("AH 2H 3H 4H"), parse_hand("9C 9D 9H 9S")))
    yield shot, Shot(king, ())
    yield replace(shot, scores=(0, 100)), Shot(king, ())
    taken = after_drawing(setup("tedesco").rules, sets, "AD", taken=True, upcard="KH")
    yield taken, Knock(king, melds)

    color = after_drawing(setup("color").rules, "4C 4D 4H 7C 7D 7H 9C 9D 9H AC KS")
    threes = tuple(map(parse_hand, ("4C 4D 4H", "7C 7D 7H", "9C 9D 9H")))
    down = Card.parse("KS")
    yield replace(color, closed=(Suit.DIAMONDS, Suit.HEARTS)), Knock(down, threes)
    yield replace(color, closed=(Suit.DIAMONDS,)), Knock(down, threes)
    runs = "4C 5C 6C 7D 8D 9D TH JH QH 2S KS"
    none = tuple(map(parse_hand, ("4C 5C 6C", "7D 8D 9D", "TH JH QH")))
    yield after_drawing(setup("color").rules, runs), Knock(down, none)
    some = "AC AD AH 2C 2D 2H 3C 3D 3H 3S KS"
    least = after_drawing(setup("color", ["least-deadwood=on"]).rules, some)
    yield least, Knock(down, tuple(map(parse_hand, ("AC AD AH", "3C 3D 3H 3S"))))

    gin = after_drawing(setup("gin").rules, "2C 4D 6H 8S TC QD AH 3S 5C 7D 9H")
    yield replace(gin, phase=Phase.DRAW, drawn=None), Take()
    to_end = after_drawing(
        setup("gin", ["last-discard=to_end"]).rules, "2C 4D 6H 8S TC QD AH 3S 5C 7D"
    )
    yield replace(to_end, phase=Phase.LAST_DISCARD, drawn=None, discards=(king,)), Take()
    alone = observe(engine.start(setup("solitary").rules, DECK, 0).table, 0)
    yield replace(alone, phase=Phase.DRAW, turns=(alone.rules.solo.turns,)), Draw()

    dice = engine.start(setup("dice").rules, DECK, 0).table
    for done, refused in (
        ("", "offer 7"),
        ("offer 6|accept", "offer 7"),
        ("offer 2|accept|no-offer", "offer 3"),
        ("no-offer|no-offer", "offer 2"),
        ("no-offer|no-offer|take", "offer 2"),
    ):
        table = dice
        for action in filter(None, done.split("|")):
            table = engine.apply(table, parse_action(action)).table
        yield observe(table, table.turn), parse_action(refused)
    colonel = setup("colonel").rules
    left = lying(colonel, "5C 6C 7C KD", top="2H", drawn="KD", taken=True)
    yield observe(left, 0), LayOut((parse_hand("5C 6C 7C"),))
    own_turn = setup("colonel", ["challenge=own_turn"]).rules
    yield observe(lying(own_turn, "2C 5D", top="KD"), 1), Challenge(1)
