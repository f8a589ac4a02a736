"""Hands played by networks and simple styles, and the networks' learning.

One call of `play` is one hand. All randomness comes from the deck and a seed, so runs are
reproducible.
"""

from __future__ import annotations

from typing import Any

from gin.ai.learned.features import NO_LIMIT, ON_TOP
from tools.training.compiled import compiled
from tools.training.counting import RANK, GameTables, deadwood, ended, lowest, ones
from tools.training.features import (
    CARD_FEATURES,
    GONE,
    HAND,
    LAST,
    LAST_BUT_ONE,
    LAST_BUT_TWO,
    MANNER,
    PICKS,
    REFUSED_BY_OTHER,
    SHOWN,
    THROWN,
    TURNS,
    about,
    is_eager,
    is_patient,
    manner,
    of_cards,
    of_hand,
    read_codes,
)
from tools.training.patterns import learn_belief

WIDTH = 64
"""Number of lanes of a network: its hidden units, and one for a linear part.

To use another width, set it before the first hand: the compiled code is for one width.
"""
SCALE = 25.0
"""Points for each unit of a network's output."""
KEEP, LEAVE, KNOCK = 0, 1, 2
"""Indexes of the networks, which value a discard, drawing from the stock, and a knock."""
MOST_TURNS = 66
MOST_STATES = MOST_TURNS + 2
NEAR = 11
"""Unless it is forced, a discard may leave at most this much more deadwood than the best one."""
MISSING = -1000.0

NET, RIVAL, SIMPLE, KEEN, PATIENT = 0, 1, 2, 3, 4
"""Players: the learning network, another network, and three fixed styles."""

EAGER, PATIENCE = 0, 1
"""Columns of a seat's counts of eager and patient hands in a match."""
MATCH = 10
"""Number of hands in a training match."""


@compiled
def add_rows(rows: Any, found: Any, start: int, end: int, hidden: Any) -> None:
    """Add the weight rows of the features `found[start:end]` to the hidden sums."""
    for place in range(start, end):
        row = rows[found[place]]
        for lane in range(WIDTH):
            hidden[lane] += row[lane]


@compiled
def answer(hidden: Any, out: Any) -> float:
    """Return a network's output in points for its hidden sums; the last lane is a linear part."""
    units = WIDTH - 1
    total = out[units] + hidden[units]
    for lane in range(units):
        if hidden[lane] > 0:
            total += hidden[lane] * out[lane]
    return total * SCALE


@compiled
def learn(rows: Any, out: Any, found: Any, number: int, target: float, rate: float) -> None:
    """Train a network one step towards a target in points."""
    hidden = out.copy()
    hidden[:] = 0
    add_rows(rows, found, 0, number, hidden)
    step = rate * (target - answer(hidden, out)) / SCALE
    change = hidden.copy()
    units = WIDTH - 1
    for lane in range(units):
        change[lane] = step * out[lane] if hidden[lane] > 0 else 0.0
        if hidden[lane] > 0:
            out[lane] += step * hidden[lane]
    change[units] = step
    out[units] += step
    for place in range(number):
        row = rows[found[place]]
        for lane in range(WIDTH):
            row[lane] += change[lane]


@compiled
def before_draw(
    rows: Any, outs: Any, facts: Any, gone: int, top: int, stock: int, limit: int, game: GameTables,
    found: Any,
) -> tuple[float, int]:  # fmt: skip
    """Return the value of leaving the top card, and the number of features written to `found`."""
    own, theirs = [0] * 52, [0] * 52
    mine = facts[HAND]
    out = read_codes(mine, gone | 1 << top, facts[SHOWN], facts[REFUSED_BY_OTHER], own, theirs)
    of_cards(own, theirs, found)
    number = of_hand(
        mine, -1, out, facts[SHOWN], stock, facts[PICKS], facts[LAST], facts[MANNER], limit, game,
        found,
    )  # fmt: skip
    hidden = outs[LEAVE].copy()
    hidden[:] = 0
    add_rows(rows[LEAVE], found, 0, number, hidden)
    return answer(hidden, outs[LEAVE]), number


@compiled
def best_discard(
    rows: Any, outs: Any, facts: Any, hand: int, barred: int, forced: int, gone: int, stock: int,
    limit: int, game: GameTables, noise: float, seed: int, kept: Any, knocks: Any,
) -> tuple[float, int, int, float, int, int]:  # fmt: skip
    """Find the best discard, and the best one to knock with, according to the networks.

    Returns the value and card of the best discard, and the number of its features in `kept`; then
    the same for the knock, with `knocks`. The knock's value is `MISSING` if no knock is allowed.
    `barred` may not be discarded. `forced` is the only card to consider, or -1 for all.
    """
    own, theirs = [0] * 52, [0] * 52
    out = read_codes(hand, gone, facts[SHOWN], facts[REFUSED_BY_OTHER], own, theirs)
    least = 999
    rest = hand
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        if card != barred:
            least = min(least, deadwood(hand ^ 1 << card, game))
    base = kept.copy()
    of_cards(own, theirs, base)
    found = base.copy()
    sums, knock_sums = outs[KEEP].copy(), outs[KEEP].copy()
    sums[:] = 0
    add_rows(rows[KEEP], base, 0, CARD_FEATURES, sums)
    known_sums = False
    hidden = sums.copy()
    best, best_card, best_length, best_noisy = MISSING, -1, 0, MISSING
    knock, knock_card, knock_length = MISSING, -1, 0
    rest = hand
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        if card == barred or (forced >= 0 and card != forced):
            continue
        left = hand ^ 1 << card
        count = deadwood(left, game)
        if count > least + NEAR and card != forced:
            continue
        found[:CARD_FEATURES] = base[:CARD_FEATURES]
        mine, other = own[card], theirs[card]
        own[card], theirs[card] = GONE, ON_TOP
        about(own, theirs, card, found)
        own[card], theirs[card] = mine, other
        length = of_hand(
            left, card, out | 1 << card, facts[SHOWN], stock, facts[PICKS], facts[LAST],
            facts[MANNER], limit, game, found,
        )  # fmt: skip
        hidden[:] = sums
        changed(rows[KEEP], base, found, length, hidden)
        value = answer(hidden, outs[KEEP])
        seed = (seed * 1103515245 + 12345) & 0x7FFFFFFF
        noisy = value + noise * (seed / 0x7FFFFFFF - 0.5)
        if noisy > best_noisy:
            best, best_noisy, best_card, best_length = value, noisy, card, length
            kept[:length] = found[:length]
        if count <= limit:
            if not known_sums:
                known_sums = True
                knock_sums[:] = 0
                add_rows(rows[KNOCK], base, 0, CARD_FEATURES, knock_sums)
            hidden[:] = knock_sums
            changed(rows[KNOCK], base, found, length, hidden)
            value = answer(hidden, outs[KNOCK])
            if value > knock:
                knock, knock_card, knock_length = value, card, length
                knocks[:length] = found[:length]
    return best, best_card, best_length, knock, knock_card, knock_length


@compiled
def changed(rows: Any, base: Any, found: Any, length: int, hidden: Any) -> None:
    """Update the hidden sums of the features `base` for the features `found`."""
    for place in range(CARD_FEATURES):
        if found[place] != base[place]:
            now, before = rows[found[place]], rows[base[place]]
            for lane in range(WIDTH):
                hidden[lane] += now[lane] - before[lane]
    add_rows(rows, found, CARD_FEATURES, length, hidden)


@compiled
def loose_discard(
    hand: int, barred: int, gone: int, ties: float, seed: int, game: GameTables
) -> tuple[int, int]:
    """Return a fixed style's discard, and the least deadwood that any discard leaves.

    `ties` is the weight of keeping related cards together. With 0, a random choice decides between
    discards that leave equal deadwood.
    """
    best, best_card, least = -1e9, -1, 999
    live = ~(gone | hand)
    rest = hand
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        if card == barred:
            continue
        count = deadwood(hand ^ 1 << card, game)
        least = min(least, count)
        worth = -1.0 * count
        seed = (seed * 1103515245 + 12345) & 0x7FFFFFFF
        if ties:
            rank = card % 13
            near = (hand & RANK[card]) & ~(1 << card)
            pairs = ones(near)
            together = 1.5 if pairs > 1 else 1.0 * (pairs == 1 and RANK[card] & live != 0)
            for away in (-2, -1, 1, 2):
                if 0 <= rank + away < 13 and hand >> (card + away) & 1:
                    together += 1.2 if away * away == 1 else 0.7
            worth -= ties * together
        worth += 0.01 * seed / 0x7FFFFFFF
        if worth > best:
            best, best_card = worth, card
    return best_card, least


@compiled
def wants(hand: int, card: int, needs_gain: bool, game: GameTables) -> bool:
    """Return whether a fixed style takes the top card.

    The card must meld and, with `needs_gain`, lower the deadwood.
    """
    near = hand & RANK[card]
    melded = game.sets and ones(near) >= 2
    rank = card % 13
    for first in range(max(0, rank - 2), min(rank, 10) + 1):
        run = 7 << (card - rank + first)
        melded = melded or run & ~(hand | 1 << card) == 0
    if not melded or not needs_gain:
        return melded
    now = deadwood(hand, game)
    if deadwood(hand | 1 << card, game) >= now + game.values[card]:
        return False
    rest = hand
    while rest:
        low = rest & -rest
        rest ^= low
        if deadwood(hand ^ low | 1 << card, game) < now:
            return True
    return False


@compiled
def style_knocks(style: int, turns: int, count: int, limit: int, game: GameTables) -> bool:
    """Return whether a fixed style ends the hand with this deadwood."""
    if count > limit:
        return False
    if limit == NO_LIMIT:
        # Accept less deadwood each turn: the opponent's falls about as fast.
        return count <= max(10, 42 - 8 * turns) - 8 * (style == PATIENT)
    if style != PATIENT or not count:
        return True
    if game.gin + game.undercut >= 45:
        return count <= (10 if turns < 2 else 6 if turns < 3 else 3 if turns < 4 else 0)
    return turns < 4 or 10 * count >= 6 * limit


@compiled
def play(
    rows: Any,
    outs: Any,
    game: GameTables,
    deck: Any,
    first: int,
    who: Any,
    noise: float,
    rate: float,
    trace: float,
    seed: int,
    scratch: Any,
    manners: Any,
    beliefs: Any,
    belief_rate: float,
) -> tuple[int, int]:
    """Play one hand; return seat 0's points, negative if seat 1 wins, and the number of turns.

    - `rows[0]` and `outs[0]` are the learning networks, `rows[1]` and `outs[1]` the rival's.
    - `who` is the player at each seat. A style plus 10 plays like the style, but the networks
      learn from its moves.
    - With a `rate` above 0 the networks learn by TD(lambda), with `trace` as lambda.
    - `manners` counts each seat's eager and patient hands in the match; `play` updates it.
    - With a `belief_rate` above 0 the `beliefs` weights learn from the hands of the networks'
      opponents.
    """
    facts, states, lengths, nets, values, made, kept, knocks, melded, pool, held, other = scratch
    facts[:] = 0
    made[:] = 0
    for place in range(game.cards):
        facts[first, HAND] |= 1 << deck[place]
        facts[1 - first, HAND] |= 1 << deck[game.cards + place]
    for one in range(2):
        facts[one, LAST] = facts[one, LAST_BUT_ONE] = facts[one, LAST_BUT_TWO] = -1
    for one in range(2):
        facts[one, MANNER] = manner(manners[1 - one, EAGER], manners[1 - one, PATIENCE])
    ender, shown = -1, 0
    limit = game.limit
    top = deck[2 * game.cards]
    if limit == -1:
        limit = max(1, game.values[top])
    upcard_turn, passes = True, 0
    gone, drawn, seat, won, turns = 0, 2 * game.cards + 1, first, 0, 0
    while True:
        mine = facts[seat]
        hand = mine[HAND]
        player = who[seat]
        style = player % 10
        plays, learns = style <= RIVAL, rate > 0 and (player == NET or player >= 10)
        net = 1 if player == RIVAL else 0
        seed = (seed * 1103515245 + 12345) & 0x7FFFFFFF
        stock = 52 - drawn
        take = False
        if belief_rate > 0 and plays and not upcard_turn:
            learn_belief(
                beliefs, mine, hand, gone | 1 << top, stock, facts[1 - seat, HAND], belief_rate,
                seed, game, pool, held, other,
            )  # fmt: skip
        if not (upcard_turn and passes == 2):
            if plays:
                now = deadwood(hand, game)
                with_it = hand | 1 << top
                least, rest = 999, hand
                while rest:
                    low = rest & -rest
                    rest ^= low
                    least = min(least, deadwood(with_it ^ low, game))
                useless = deadwood(with_it, game) >= now + game.values[top] and least > now - 3
                if least == 0:
                    take = True
                elif not useless:
                    kept_worth, _, _, knock_worth, _, _ = best_discard(
                        rows[net], outs[net], mine, with_it, top, -1, gone, stock, limit, game,
                        0.0, seed, kept, knocks,
                    )  # fmt: skip
                    left, _ = before_draw(
                        rows[net], outs[net], mine, gone, top, stock, limit, game, kept
                    )
                    take = max(kept_worth, knock_worth) > left
            else:
                take = wants(hand, top, style != SIMPLE, game)
        if upcard_turn and not take and passes < 2:
            passes += 1
            facts[1 - seat, REFUSED_BY_OTHER] |= 1 << top
            seat = 1 - seat
            continue
        upcard_turn = False
        barred = -1
        if take:
            hand |= 1 << top
            barred = top
            facts[1 - seat, SHOWN] |= 1 << top
            facts[1 - seat, PICKS] += 1
        else:
            if learns:
                place = made[seat]
                value, length = before_draw(
                    rows[0], outs[0], mine, gone, top, stock, limit, game, states[seat, place]
                )
                lengths[seat, place], nets[seat, place] = length, LEAVE
                values[seat, place] = value
                made[seat] += 1
            facts[1 - seat, REFUSED_BY_OTHER] |= 1 << top
            gone |= 1 << top
            hand |= 1 << deck[drawn]
            drawn += 1
            stock -= 1
        other_hand = facts[1 - seat, HAND]
        # Every player goes gin or big gin when possible.
        whole = deadwood(hand, game)
        card, least = loose_discard(hand, barred, gone, 0.0, seed, game)
        sign = 1 - 2 * seat
        turns += 1
        if whole == 0 and game.big > 0:
            ender = seat
            won = sign * ended(hand, other_hand, stock, game, melded)
            break
        if least == 0:
            ender = seat
            won = sign * ended(hand ^ 1 << card, other_hand, stock, game, melded)
            break
        ends = False
        if not plays:
            ends = style_knocks(style, mine[TURNS], least, limit, game)
            if not ends and style != SIMPLE:
                card, _ = loose_discard(hand, barred, gone, 2.0, seed, game)
        if plays or learns:
            kept_worth, kept_card, length, knock_worth, knock_card, knock_length = best_discard(
                rows[net], outs[net], mine, hand, barred, -1 if plays else card, gone, stock, limit,
                game, noise, seed, kept, knocks,
            )  # fmt: skip
            if learns and knock_card >= 0:
                worth = ended(hand ^ 1 << knock_card, other_hand, stock, game, melded)
                learn(rows[0, KNOCK], outs[0, KNOCK], knocks, knock_length, worth, rate)
            if plays:
                card = kept_card
                if knock_worth > kept_worth:
                    ends, card = True, knock_card
        if ends:
            ender, shown = seat, deadwood(hand ^ 1 << card, game)
            won = sign * ended(hand ^ 1 << card, other_hand, stock, game, melded)
            break
        if learns:
            place = made[seat]
            states[seat, place, :length] = kept[:length]
            lengths[seat, place], nets[seat, place] = length, KEEP
            values[seat, place] = kept_worth
            made[seat] += 1
        mine[HAND] = hand ^ 1 << card
        mine[TURNS] += 1
        facts[1 - seat, SHOWN] &= ~(1 << card)
        facts[1 - seat, REFUSED_BY_OTHER] |= 1 << card
        facts[1 - seat, LAST_BUT_TWO] = facts[1 - seat, LAST_BUT_ONE]
        facts[1 - seat, LAST_BUT_ONE] = facts[1 - seat, LAST]
        facts[1 - seat, LAST] = card % 13
        facts[1 - seat, THROWN] |= 1 << card
        mine[THROWN] &= ~(1 << card)
        top = card
        seat = 1 - seat
        if stock <= 2 or turns == MOST_TURNS:
            break
    for one in range(2):
        finished = facts[one, TURNS] + 1 * (one == ender)
        manners[one, EAGER] += is_eager(one == ender, shown, finished)
        manners[one, PATIENCE] += is_patient(one == ender, shown, finished)
    if rate > 0:
        for one in range(2):
            target = float(won * (1 - 2 * one))
            for place in range(made[one] - 1, -1, -1):
                net = nets[one, place]
                learn(
                    rows[0, net], outs[0, net], states[one, place], lengths[one, place], target,
                    rate,
                )  # fmt: skip
                target = trace * target + (1 - trace) * values[one, place]
    return won, turns


@compiled
def many(
    rows: Any,
    outs: Any,
    game: GameTables,
    decks: Any,
    firsts: Any,
    who: Any,
    noise: float,
    rate: float,
    trace: float,
    seeds: Any,
    scratch: Any,
    manners: Any,
    beliefs: Any,
    belief_rate: float,
    won: Any,
) -> None:
    """Play a hand with each deck, in matches of `MATCH` hands; write seat 0's points to `won`."""
    for number in range(len(decks)):
        if number % MATCH == 0:
            manners[:] = 0
        won[number], _ = play(
            rows, outs, game, decks[number], firsts[number], who[number], noise, rate, trace,
            seeds[number], scratch, manners, beliefs, belief_rate,
        )  # fmt: skip


@compiled
def games(
    rows: Any,
    outs: Any,
    game: GameTables,
    decks: Any,
    who: Any,
    target: int,
    seeds: Any,
    scratch: Any,
    manners: Any,
    beliefs: Any,
) -> int:
    """Return the number of games to `target` points that seat 0 wins; a row of decks is a game."""
    wins = 0
    for number in range(len(decks)):
        mine = other = place = 0
        manners[:] = 0
        first = number % 2
        while mine < target and other < target:
            won, _ = play(
                rows, outs, game, decks[number, place], first, who, 0.0, 0.0, 1.0,
                seeds[number] + place, scratch, manners, beliefs, 0.0,
            )  # fmt: skip
            place = (place + 1) % len(decks[number])
            mine += max(0, won)
            other += max(0, -won)
            # The loser of a hand deals, so the winner has the first turn.
            if won:
                first = 0 if won > 0 else 1
        wins += mine >= target
    return wins
