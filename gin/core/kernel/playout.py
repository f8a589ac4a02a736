"""Playouts: quick players finish a hand, and its end is valued."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from typing import Protocol

from gin.core.kernel.melds import MeldTables, count_cards

ONE = 1
SUIT = 0x1FFF
RANK = 0x8004002001
ALIKE = 8
HIGHEST = 9999
NAN = float("nan")
MOST_MELDS = 8
"""Length of the arrays for the melds of a hand."""
MOST_LAYOFFS = 4096
"""Length of the arrays for ways to lay off; the ways of a hand are at most 2916."""
MOST_POINTS = 512
"""The value of a result is cached if the result has fewer points than this."""
TAKE, DRAW, CHOOSE, OFFERED = 0, 1, 2, 3
"""First moves of a playout."""
TOGETHER = 2.0
"""Value of cards that go together, to a quick player, in points of deadwood."""


class Endings(Protocol):
    """Values of the ends of hands if points alone do not decide.

    `choose_melds` says whether `lay_down` is called; otherwise the best split is laid down.
    """

    choose_melds: bool

    def lay_down(self, hand: int, deadwood: int) -> tuple[tuple[int, ...], int] | None:
        """Return the melds to lay down, and the deadwood then; None if the hand may not end.

        `deadwood` is the least possible.
        """

    def worth(
        self,
        mine: bool,
        hand: int,
        melds: tuple[int, ...],
        deadwood: int,
        other: int,
        other_deadwood: int,
        stock: int,
    ) -> float:
        """Return the value to the player of laying down a hand (the player's own if `mine`).

        `other_deadwood` is that of the other hand after laying off. `stock` is the number of cards
        left in the stock.
        """

    def worth_of_stock_end(self, mine: int, other: int) -> float:
        """Return the value to the player of a hand that ends with the stock."""


class Playout:
    """Plays hands to their end with quick players, and values the ends for one player.

    Args:
        own: Tables of the hand that is laid down.
        caught: Tables of the other hand, whose cards may count differently.
        gin: Points for gin.
        undercut: Points for an undercut.
        floor: Cards in the stock at which the hand ends.
        limits: Highest deadwood to knock with, by turn: first the player's limits, then as many for
            the opponent. Later turns use the last limit.
        worth_of: Returns the value of points at the score of the match.
        endings: Values the ends of hands; None if points alone decide.
    """

    __slots__ = (
        "caught", "choose_melds", "chosen", "endings", "floor", "found", "gin", "limits",
        "meld_count", "melds", "more", "own", "turns", "undercut", "worth", "worth_of",
    )  # fmt: skip

    def __init__(
        self,
        own: MeldTables,
        caught: MeldTables,
        gin: int,
        undercut: int,
        floor: int,
        limits: Sequence[int],
        worth_of: Callable[[int], float],
        endings: Endings | None,
    ) -> None:
        self.own = own
        self.caught = caught
        self.gin = gin
        self.undercut = undercut
        self.floor = floor
        self.limits = array("i", limits)
        self.turns = len(limits) // 2
        self.worth_of = worth_of
        self.endings = endings
        self.choose_melds = endings is not None and endings.choose_melds
        self.worth = array("d", [NAN]) * (2 * MOST_POINTS)
        self.melds = array("Q", [0]) * MOST_MELDS
        self.chosen = array("Q", [0]) * MOST_MELDS
        self.found = array("Q", [0]) * MOST_LAYOFFS
        self.more = array("Q", [0]) * MOST_LAYOFFS
        self.meld_count = 0

    def worth_of_points(self, points: int) -> float:
        """Return the value of points won, or lost if below 0, at the score of the match."""
        if points < -MOST_POINTS or points >= MOST_POINTS:
            return self.worth_of(points)
        value = self.worth[points + MOST_POINTS]
        if value != value:
            value = self.worth[points + MOST_POINTS] = self.worth_of(points)
        return value

    def laid_down(
        self,
        mine: bool,
        hand: int,
        melds: tuple[int, ...],
        deadwood: int,
        other: int,
        stock: int,
    ) -> float:
        """Return the value of laying down a hand with these melds (the player's own if `mine`)."""
        count = len(melds)
        for place in range(count):
            self.melds[place] = melds[place]
        return self.counted(mine, hand, count, deadwood, other, stock)

    def counted(
        self, mine: bool, hand: int, count: int, deadwood: int, other: int, stock: int
    ) -> float:
        """Return the value of laying down a hand with the first `count` of `self.melds`."""
        if self.endings is None:
            return self.worth_of_end(mine, deadwood, other, count)
        left = self.after_layoffs(other, count) if deadwood else self.caught.deadwood(other)
        melds = []
        for place in range(count):
            melds.append(self.melds[place])
        return self.endings.worth(mine, hand, tuple(melds), deadwood, other, left, stock)

    def stock_ended(self, mine: int, other: int) -> float:
        return 0.0 if self.endings is None else self.endings.worth_of_stock_end(mine, other)

    def worth_of_end(self, mine: bool, deadwood: int, other: int, count: int) -> float:
        """Return the value of laying down a hand if points alone decide.

        The hand's melds are the first `count` of `self.melds`. For gin, `count` is not used.
        """
        if not deadwood:
            won = self.gin + self.caught.deadwood(other)
        else:
            left = self.after_layoffs(other, count)
            won = left - deadwood if deadwood < left else left - deadwood - self.undercut
        return self.worth_of_points(won if mine else -won)

    def split(self, hand: int) -> int:
        """Write the melds of the best split of a hand into `melds`, and return their number.

        The best split has the least deadwood, then the fewest melds, then the lowest masks.
        """
        self.meld_count = MOST_MELDS + 1
        self.split_rest(hand, self.own.deadwood(hand), 0)
        return self.meld_count

    def split_rest(self, rest: int, allowed: int, depth: int) -> None:
        """Search for splits of `rest`: with each meld of its lowest card, then without any."""
        chosen = self.chosen
        if not rest:
            better = depth < self.meld_count
            if depth == self.meld_count:
                for place in range(depth):
                    if chosen[place] != self.melds[place]:
                        better = chosen[place] < self.melds[place]
                        break
            if better:
                self.meld_count = depth
                for place in range(depth):
                    self.melds[place] = chosen[place]
            return
        own = self.own
        low = rest & -rest
        first = own.number_of_bit[low % 67]
        rank = first % 13
        if depth < MOST_MELDS:
            for place in range(own.run_from[rank], own.run_from[rank + 1]):
                meld = ONE * own.run_masks[place] << first - rank
                if meld & rest == meld:
                    self.split_beside(rest, meld, allowed, depth)
            if own.sets:
                same = rest & RANK << rank
                count = count_cards(same)
                if count >= 3:
                    self.split_beside(rest, same, allowed, depth)
                if count == 4:
                    others = same ^ low
                    while others:
                        bit = others & -others
                        others ^= bit
                        self.split_beside(rest, same ^ bit, allowed, depth)
            for place in range(ALIKE * own.rainbow_count):
                meld = own.rainbows[place]
                if meld & rest == meld and meld & low:
                    self.split_beside(rest, meld, allowed, depth)
        left = allowed - own.values[first]
        if left >= 0 and own.deadwood(rest ^ low) <= left:
            self.split_rest(rest ^ low, left, depth)

    def split_beside(self, rest: int, meld: int, allowed: int, depth: int) -> None:
        """Continue the search after a meld, unless the rest must exceed the allowed deadwood."""
        if self.own.deadwood(rest ^ meld) <= allowed:
            self.chosen[depth] = meld
            self.split_rest(rest ^ meld, allowed, depth + 1)

    def after_layoffs(self, other: int, count: int) -> int:
        """Return the least deadwood of a hand after laying off on the first `count` of `melds`."""
        own = self.own
        melds = self.melds
        found = self.found
        more = self.more
        found[0] = ONE ^ ONE
        number = 1
        for place in range(count):
            meld = melds[place]
            first = own.number_of_bit[(meld & -meld) % 67]
            suit = first - first % 13
            ranks = meld >> suit & SUIT
            many = number
            if ONE * ranks << suit == meld:
                for longer in range(own.longer_from[ranks], own.longer_from[ranks + 1]):
                    laid = ONE * (own.longer[longer] ^ ranks) << suit
                    if laid and laid & other == laid:
                        for one in range(number):
                            more[many] = found[one] | laid
                            many += 1
            elif meld & ~(RANK << first % 13) == 0:
                laid = other & RANK << first % 13 & ~meld
                if laid:
                    for one in range(number):
                        more[many] = found[one] | laid
                        many += 1
            for one in range(number, many):
                found[one] = more[one]
            number = many
        best = HIGHEST
        for one in range(number):
            value = self.caught.deadwood(other & ~found[one])
            if value < best:
                best = value
        return best

    def play(
        self,
        is_mine: bool,
        hand: int,
        waiting: int,
        start: int,
        stock: Sequence[int],
        left: int,
        top: int,
        gone: int,
        my_turns: int,
        their_turns: int,
    ) -> float:
        """Return the value of a hand if both players play on as quick players.

        Args:
            is_mine: Whether the player, not the opponent, is on turn.
            hand: The hand on turn, before its draw.
            waiting: The other hand.
            start: The first move: `TAKE`, `DRAW`, `CHOOSE` for the quick player's choice, or
                `OFFERED`: the player on turn takes the upcard or leaves the draw to the other.
            stock: The cards of the stock in the order drawn.
            left: Number of cards in the stock.
            top: The top discard.
            gone: Cards that can no longer be drawn.
            my_turns: Turns that the player has had.
            their_turns: Turns that the opponent has had.
        """
        own = self.own
        drawn = 0
        while left - drawn > self.floor:
            barred = -1
            if start == TAKE or (start >= CHOOSE and own.quick_take(hand, top)):
                hand |= ONE << top
                barred = top
            elif start == OFFERED:
                hand, waiting = waiting, hand
                is_mine = not is_mine
                start = DRAW
                continue
            else:
                gone |= ONE << top
                hand |= ONE << stock[drawn]
                drawn += 1
            start = CHOOSE
            card, after, least = own.quick_discard(hand, barred, gone, TOGETHER)
            turns = my_turns if is_mine else their_turns
            if turns >= self.turns:
                turns = self.turns - 1
            if least <= self.limits[turns if is_mine else turns + self.turns]:
                last = card
                if after != least:
                    last, _, _ = own.quick_discard(hand, barred, gone, 0.0)
                down = hand ^ ONE << last
                if self.endings is None or not self.choose_melds:
                    count = self.split(down)
                    return self.counted(is_mine, down, count, least, waiting, left - drawn)
                found = self.endings.lay_down(down, least)
                if found is not None:
                    return self.laid_down(is_mine, down, found[0], found[1], waiting, left - drawn)
            if is_mine:
                my_turns += 1
            else:
                their_turns += 1
            hand ^= ONE << card
            top = card
            hand, waiting = waiting, hand
            is_mine = not is_mine
        if is_mine:
            hand, waiting = waiting, hand
        return self.stock_ended(waiting, hand)
