"""Positions written as the cards that a player saw."""

from __future__ import annotations

from gin.core.cards import Card, Hand, parse_hand
from gin.rules.model.events import Dealt, Discarded, Drew, Event, Passed, Took
from gin.rules.model.observation import Observation
from gin.rules.model.phase import Phase
from gin.variants.setups import setup

PASS, TAKE = "pass", "+"


def position(
    hand: str, upcard: str, plays: str, drawn: str = "", dealer: int = 0, game: str = "modern"
) -> Observation:
    """Return the observation of the player on turn after `plays`.

    These are the turns since the deal, from the non-dealer's: "pass", "KC" (drew from the stock and
    discarded the king), "+KC" (took the top discard first). A hand of eleven cards includes
    `drawn`, which has the plus if it was taken.
    """
    words = plays.split()
    seat = (1 - dealer + len(words)) % 2
    pile = [Card.parse(upcard)]
    log: list[Event] = [Dealt(dealer, pile[0])]
    known: Hand = 0
    stock, passes, turns, untouched = 31, 0, [0, 0], 0

    def enters(who: int, word: str) -> None:
        nonlocal known, stock, untouched
        if not word.startswith(TAKE):
            stock, untouched = stock - 1, 0
            log.append(Drew(who, Card.parse(word) if who == seat else None))
            return
        untouched += 1
        log.append(Took(who, pile[-1]))
        known |= pile[-1].bit if who != seat else 0
        pile.pop()

    for number, word in enumerate(words):
        who = (1 - dealer + number) % 2
        if word == PASS:
            passes += 1
            log.append(Passed(who, pile[-1]))
            continue
        enters(who, word)
        pile.append(Card.parse(word.removeprefix(TAKE)))
        log.append(Discarded(who, pile[-1]))
        known &= ~pile[-1].bit
        turns[who] += 1
    taken = drawn.startswith(TAKE)
    if drawn:
        enters(seat, drawn)
    first = len(words) < 2 and words == [PASS] * len(words)
    counts = [10, 10]
    counts[seat] += bool(drawn)
    return Observation(
        rules=setup(game).rules,
        seat=seat,
        dealer=dealer,
        scores=(0, 0),
        phase=Phase.DISCARD if drawn else Phase.UPCARD if first else Phase.DRAW,
        turn=seat,
        hand=parse_hand(hand),
        known=known,
        counts=tuple(counts),
        stock=stock,
        discards=tuple(pile),
        upcard=Card.parse(upcard),
        passes=passes,
        drawn=Card.parse(drawn.removeprefix(TAKE)) if drawn else None,
        taken=taken,
        stock_only=words == [PASS, PASS] and not drawn,
        last_turn=False,
        turns=tuple(turns),
        closed=(),
        stake=None,
        ending=None,
        result=None,
        log=tuple(log),
        untouched=untouched,
    )
