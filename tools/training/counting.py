"""Deadwood, melds and lay-offs for the trainer, as code that Numba can compile.

A test compares the results with `gin.rules`. Only sets and runs are supported, with the ace low.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from gin.ai.learned.features import NO_LIMIT
from gin.ai.tactics.outs import rank_mask
from gin.rules.counting.scoring import own_solver
from gin.rules.melds.kinds import sequences
from gin.rules.model.meld_kinds import MeldKind
from gin.rules.model.rules import KnockScores, LimitFrom, Rules, Rush, Stakes
from tools.training.compiled import compiled, table

SUIT = 0x1FFF
DEAL = 25
"""Points that networks get for a won hand in games that count deals instead of points."""


class GameTables(NamedTuple):
    """A game's rules as tables and numbers.

    - `runs` maps a suit's cards to the least deadwood of their splits into runs.
    - `chosen` maps a suit's cards to the lowest card's run in such a split, or to 0 if the lowest
      card is deadwood.
    - `values` maps a card to its points.
    - `sets` is false if only runs are melds.
    - `limit` is the maximum deadwood for a knock; -1 means that the upcard sets it.
    - `gin`, `undercut` and `big` are bonuses.
    - If `whole`, a winning knocker gets all of the opponent's deadwood, not the difference.
    - If `penalty`, an undercut pays only the knocker's deadwood.
    - `knock_rush` and `gin_rush` are paid for each card left in the stock.
    - `deal` is the value of a won hand in games that count deals, otherwise 0.
    - `cards` is the number of cards dealt to each player.
    """

    runs: Any
    chosen: Any
    values: Any
    sets: bool
    limit: int
    gin: int
    undercut: int
    big: int
    whole: bool
    penalty: bool
    knock_rush: int
    gin_rush: int
    deal: int
    cards: int


def game_of(rules: Rules) -> GameTables:
    """Return the tables for these rules."""
    values = rules.values.own
    count = own_solver(rules).deadwood
    runs = [count(cards) for cards in range(8192)]
    chosen = [0] * 8192
    by_lowest: list[list[int]] = [[] for _ in range(13)]
    for run in sequences(rules.melds.aces):
        by_lowest[(run & -run).bit_length() - 1].append(run)
    for cards in range(1, 8192):
        low = (cards & -cards).bit_length() - 1
        if runs[cards] == runs[cards & (cards - 1)] + values[low]:
            continue
        chosen[cards] = next(
            run for run in by_lowest[low] if run & cards == run and runs[cards ^ run] == runs[cards]
        )
    limits = {LimitFrom.FIXED: rules.knock.limit, LimitFrom.UPCARD: -1, LimitFrom.NONE: NO_LIMIT}
    bonuses, scores = rules.bonuses, rules.knock.scores
    penalty = scores is KnockScores.PENALTY
    return GameTables(
        table(runs),
        table(chosen),
        table(values * 4),
        MeldKind.SET in rules.melds.kinds,
        limits[rules.knock.limit_from],
        0 if penalty else bonuses.gin,
        0 if penalty else bonuses.undercut,
        0 if penalty else bonuses.for_big_gin,
        scores is not KnockScores.DIFFERENCE,
        penalty,
        int(bonuses.rush is not Rush.OFF),
        int(bonuses.rush is Rush.GIN_TOO),
        DEAL if rules.stakes.die is Stakes.DEAL else 0,
        rules.deal.cards,
    )


RANK = table([rank_mask(card % 13) for card in range(52)])


@compiled
def ones(hand: int) -> int:
    """Return the number of cards in a hand."""
    count = 0
    while hand:
        hand &= hand - 1
        count += 1
    return count


@compiled
def lowest(hand: int) -> int:
    """Return the index of a hand's lowest card, 0 to 51."""
    card = 0
    if not hand & 0x3FFFFFF:
        hand >>= 26
        card = 26
    if not hand & 0x1FFF:
        hand >>= 13
        card += 13
    while not hand & 1:
        hand >>= 1
        card += 1
    return card


@compiled
def points(hand: int, game: GameTables) -> int:
    """Return the points of all cards in a hand."""
    total = 0
    while hand:
        total += game.values[lowest(hand)]
        hand &= hand - 1
    return total


@compiled
def set_ranks(hand: int) -> int:
    """Return the ranks with three or four cards, as bits 0 to 12."""
    a, b = hand & SUIT, hand >> 13 & SUIT
    c, d = hand >> 26 & SUIT, hand >> 39
    return a & b & (c | d) | c & d & (a | b)


@compiled
def with_runs(hand: int, game: GameTables) -> int:
    """Return the least deadwood if only runs are melded."""
    runs = game.runs
    return runs[hand & SUIT] + runs[hand >> 13 & SUIT] + runs[hand >> 26 & SUIT] + runs[hand >> 39]


@compiled
def ways(hand: int, ranks: int) -> int:
    """Return the number of ways to form sets of some, all or none of these ranks."""
    number = 1
    while ranks:
        low = ranks & -ranks
        ranks ^= low
        number *= 6 if ones(hand & low * 0x8004002001) == 4 else 2
    return number


@compiled
def sets_of(hand: int, ranks: int, way: int) -> int:
    """Return the cards of the sets in way number `way`, counted from 0."""
    used = 0
    while ranks:
        low = ranks & -ranks
        ranks ^= low
        cards = hand & low * 0x8004002001
        if ones(cards) == 4:
            form = way % 6
            way //= 6
            if form == 1:
                used |= cards
            elif form > 1:
                used |= cards ^ low << 13 * (form - 2)
        else:
            if way % 2:
                used |= cards
            way //= 2
    return used


@compiled
def deadwood(hand: int, game: GameTables) -> int:
    """Return the least deadwood of a hand."""
    best = with_runs(hand, game)
    if not best or not game.sets:
        return best
    ranks = set_ranks(hand)
    if not ranks:
        return best
    for way in range(1, ways(hand, ranks)):
        count = with_runs(hand & ~sets_of(hand, ranks, way), game)
        if count < best:
            best = count
    return best


@compiled
def melds(hand: int, game: GameTables, found: Any) -> int:
    """Write the melds of a best split into `found`; return their number."""
    best, used = with_runs(hand, game), 0
    ranks = set_ranks(hand) if game.sets else 0
    if best and ranks:
        for way in range(1, ways(hand, ranks)):
            some = sets_of(hand, ranks, way)
            count = with_runs(hand & ~some, game)
            if count < best:
                best, used = count, some
    number = 0
    while ranks:
        low = ranks & -ranks
        ranks ^= low
        cards = used & low * 0x8004002001
        if cards:
            found[number] = cards
            number += 1
    rest = hand & ~used
    for suit in range(4):
        cards = rest >> 13 * suit & SUIT
        while cards:
            run = game.chosen[cards]
            if run:
                found[number] = run << 13 * suit
                number += 1
                cards ^= run
            else:
                cards &= cards - 1
    return number


@compiled
def fitting(meld: int, hand: int) -> int:
    """Return the cards of a hand that can be laid off on a meld, one after another."""
    low = lowest(meld)
    if meld & RANK[low] == meld:
        return hand & RANK[low]
    suit = low // 13
    run = meld >> 13 * suit & SUIT
    cards = hand >> 13 * suit & SUIT
    laid = 0
    while True:
        more = cards & (run << 1 | run >> 1) & ~run
        if not more:
            break
        run |= more
        laid |= more
    return laid << 13 * suit


@compiled
def after_layoff(hand: int, found: Any, number: int, game: GameTables) -> int:
    """Return the least deadwood of a hand after laying off on these melds.

    A card is laid off on a run only together with all cards between the card and the run.
    """
    best = deadwood(hand, game)
    every = 0
    for place in range(number):
        every |= fitting(found[place], hand)
    if not every:
        return best
    some = every
    while some:
        laid = 0
        for place in range(number):
            laid |= fitting(found[place], some)
        if laid == some:
            count = deadwood(hand & ~some, game)
            if count < best:
                best = count
        some = (some - 1) & every
    return best


@compiled
def ended(mine: int, theirs: int, stock: int, game: GameTables, found: Any) -> int:
    """Return the points won by ending the hand with these cards; negative for an undercut.

    `stock` is the number of cards left in the stock. In `mine`, one card more than was dealt means
    big gin.
    """
    count = deadwood(mine, game)
    if not count:
        bonus = game.big if ones(mine) > game.cards else game.gin
        won = bonus + deadwood(theirs, game) + game.gin_rush * stock
    else:
        left = after_layoff(theirs, found, melds(mine, game, found), game)
        if count < left:
            won = left - count * (not game.whole) + game.knock_rush * stock
        else:
            won = -count if game.penalty else left - count - game.undercut
    if game.deal:
        return game.deal if won > 0 else -game.deal
    return won
