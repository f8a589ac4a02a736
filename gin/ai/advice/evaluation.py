"""What a decision is worth: the points and the chance to win that each move comes to.

The hidden cards are dealt anew many times, as they may lie for all that the player knows. In each
such world every move worth a thought is made and the hand played out; what they come to in
the same worlds is compared. An opinion formed without playing counts beside that: as much as some
worlds, so that a few lucky ones turn no head.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Protocol

from gin.ai.advice.rollout import PLAYED_OUT
from gin.ai.players.heuristic import Heuristic, discard_worths
from gin.ai.players.master import choices, valuer_for
from gin.ai.search.match_equity import gain
from gin.ai.tactics.danger import REFUSED, Reading, read
from gin.ai.tactics.endings import ending_for
from gin.ai.tactics.outs import awaiting
from gin.core.cards import Card, Hand, cards_of, mask_of
from gin.rules.counting.scoring import own_solver
from gin.rules.engine import legal
from gin.rules.model.actions import (
    Action,
    BigGin,
    Discard,
    Draw,
    Gin,
    Knock,
    Offer,
    Shot,
    Take,
    notation,
)
from gin.rules.model.observation import Observation
from gin.rules.model.phase import Phase
from gin.rules.model.result import HandResult
from gin.rules.model.rules import Rules
from gin.rules.model.table import Table
from gin.rules.sample import sample

NEAR = 6
"""Discards that leave this much more than the least deadwood are still looked at."""
MOST = 6
"""Moves that are looked at, beside the one that was made."""
TRIES = 3
"""Deals of the hidden cards from which one that is likely is picked for a world."""
DOUBT = 3.0
"""Points by which an opinion is usually off: the less, the more worlds it stands for."""
BEHIND = 3.0
"""Points that a move is thought to be behind the one a thoughtful player chooses."""
HOPED = 0.25
"""Points that one of a thoughtful player's measure of a discard stands for."""
WASTED = 0.35
"""Points that one of deadwood costs, where a discard leaves much more than it need."""
WHOLE = 99
"""Points beyond the least deadwood within which the nets look at discards: all of them."""
UNMELDED = 0.2
"""How likely it is that a card taken in sight is in no meld, compared with its being in one."""


class Opinion(Protocol):
    """What is thought of moves without playing them out: points, on any scale from any zero."""

    def __call__(self, seen: Observation, moves: tuple[Action, ...]) -> Mapping[Action, float]:
        """The points that each of these moves may bring."""


Sampler = Callable[[Observation, random.Random], Table]
"""Deals the hidden cards anew."""


@dataclass(frozen=True, slots=True)
class Worth:
    """What a move comes to: points of the hand for this seat, and the chance to win the match.

    `won` is the share of worlds in which the hand was won. `doubt` is by how many points its
    distance from the best move may well be off.
    """

    action: Action
    points: float
    chance: float
    won: float
    doubt: float = 0.0


@dataclass(frozen=True, slots=True)
class Judgement:
    """The moves of one decision, the best first, after so many worlds."""

    moves: tuple[Worth, ...]
    worlds: int

    @property
    def best(self) -> Worth:
        """The move with the greatest chance."""
        return self.moves[0]

    def of(self, action: Action) -> Worth | None:
        """What one move comes to, if it was looked at."""
        return next((worth for worth in self.moves if same(worth.action, action)), None)


def can_judge(seen: Observation) -> bool:
    """Can this seat's decision be judged: is it on turn, in a game that can be played out?"""
    mine = seen.turn == seen.seat and seen.phase is not Phase.OVER
    return mine and seen.rules.flow in PLAYED_OUT


def same(first: Action, second: Action) -> bool:
    """Are they the same move, whatever split of the hand it is declared with?"""
    match first, second:
        case (Knock(card), Knock(other)) | (Gin(card), Gin(other)) | (Shot(card), Shot(other)):
            return card == other
        case (BigGin(), BigGin()):
            return True
        case _:
            return first == second


class Judge:
    """Judges one decision, world by world, for as long as one likes.

    `made` is a move that is looked at in any case. `chance` says how likely the match is
    won after a result. The same `seed` gives the same judgement after as many worlds.
    """

    def __init__(
        self,
        seen: Observation,
        chance: Callable[[HandResult], float],
        *,
        seed: int = 0,
        made: Action | None = None,
        opinion: Opinion | None = None,
        sampler: Sampler | None = None,
    ) -> None:
        self._seen = seen
        self._chance = chance
        self._rng = random.Random(f"judge:{seed}:{seen.seat}:{len(seen.log)}:{seen.hand}")
        self._sampler = sampler or likely
        self._moves = _with_made(worth_a_thought(seen), made)
        think = opinion or practised
        self._thought = think(seen, self._moves)
        self._tried: list[list[tuple[float, float, bool]]] = [[] for _ in self._moves]
        self._world: tuple[Table, int] | None = None

    @property
    def worlds(self) -> int:
        """How many worlds were looked at whole."""
        return len(self._tried[-1])

    def step(self) -> None:
        """Play out one move in the world that is looked at, or in a new one."""
        seen = self._seen
        done = [len(tried) for tried in self._tried]
        place = done.index(min(done))
        if place == 0 or self._world is None:
            self._world = self._sampler(seen, self._rng), self._rng.getrandbits(32)
        table, luck = self._world
        result = PLAYED_OUT[seen.rules.flow](table, self._moves[place], random.Random(luck))
        points, won = gain(result, seen.seat), result.winner == seen.seat
        self._tried[place].append((points, self._chance(result), won))

    def look(self, worlds: int = 1) -> None:
        """Look at so many worlds more."""
        until = self.worlds + worlds
        while self.worlds < until:
            self.step()

    @property
    def settled(self) -> bool:
        """Is nothing to be learnt from more worlds: is there one move alone?"""
        return len(self._moves) == 1 and self.worlds > 0

    def judgement(self) -> Judgement:
        """What the worlds so far and the opinion come to, the best move first."""
        tried, thought = self._tried, [self._thought.get(move, 0.0) for move in self._moves]
        tried = [one[: self.worlds] for one in tried]
        base = max(range(len(thought)), key=lambda place: thought[place])
        per_point = _slope([(points, chance) for one in tried for points, chance, _ in one])
        points, chance, _ = (_mean(column) for column in zip(*tried[base], strict=True))
        worths = []
        for place, action in enumerate(self._moves):
            more = [
                mine[0] - other[0] for mine, other in zip(tried[place], tried[base], strict=True)
            ]
            likelier = _mean(
                [mine[1] - other[1] for mine, other in zip(tried[place], tried[base], strict=True)]
            )
            trust, behind = _trust(more), thought[place] - thought[base]
            worths.append(
                Worth(
                    action,
                    points + trust * _mean(more) + (1 - trust) * behind,
                    min(
                        1.0, max(0.0, chance + trust * likelier + (1 - trust) * behind * per_point)
                    ),
                    _mean([won for _, _, won in tried[place]]),
                )
            )
        order = sorted(
            range(len(worths)),
            key=lambda place: (
                -worths[place].chance,
                -worths[place].points,
                notation(self._moves[place]),
            ),
        )
        first = tried[order[0]]
        found = [
            replace(
                worths[place],
                doubt=_doubt([a[0] - b[0] for a, b in zip(tried[place], first, strict=True)]),
            )
            for place in order
        ]
        return Judgement(tuple(found), self.worlds)


def _doubt(differences: Sequence[float]) -> float:
    """By how much a mean of so many differences may be off, beside an opinion."""
    mean, count = _mean(differences), len(differences)
    error = sum((one - mean) ** 2 for one in differences) / count**2
    return math.sqrt(error * DOUBT**2 / (DOUBT**2 + error))


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def _trust(differences: Sequence[float]) -> float:
    """How far to go from the opinion to what was played out, from 0 to 1."""
    mean, count = _mean(differences), len(differences)
    spread = sum((one - mean) ** 2 for one in differences) / count
    if not spread:
        # Every world says the same: so does the move itself, or it was looked at only once.
        return 1.0 if count > 1 else 0.5
    return DOUBT**2 / (DOUBT**2 + spread / count)


def _slope(seen: Sequence[tuple[float, float]]) -> float:
    """The chance that a point more brings, in all that was played out."""
    points, chances = _mean([one for one, _ in seen]), _mean([one for _, one in seen])
    spread = sum((one - points) ** 2 for one, _ in seen)
    return sum((a - points) * (b - chances) for a, b in seen) / spread if spread else 0.0


def worth_a_thought(seen: Observation) -> tuple[Action, ...]:
    """The legal moves that a sensible player would choose from."""
    options = legal(seen)
    if len(seen.counts) == 1:
        return _alone(seen, options)
    if seen.phase is not Phase.DISCARD:
        return tuple(option for option in options if _is_sensible(seen, option))
    end = ending_for(seen, options)
    near = _near(seen, options)
    return near if end is None else (end, *near[: MOST // 2])


def _alone(seen: Observation, options: tuple[Action, ...]) -> tuple[Action, ...]:
    """In a solitary deal: gin, else a draw, since a turn costs nothing, else a discard."""
    gins = [option for option in options if isinstance(option, Gin)]
    if gins:
        return (gins[0],)
    return (Draw(),) if Draw() in options else _near(seen, options) or options


def _is_sensible(seen: Observation, option: Action) -> bool:
    """Is it no offer that more than doubles the stake, and no card taken up for nothing?"""
    match option:
        case Offer(value):
            return seen.stake is not None and value <= 2 * seen.stake.die.value
        case Take():
            solver, card = own_solver(seen.rules), seen.discards[-1]
            barred = None if seen.rules.pile.rediscard_taken else card
            after, _ = solver.best_discards(seen.hand | card.bit, barred)
            return after < solver.deadwood(seen.hand)
        case _:
            return True


def _near(seen: Observation, options: tuple[Action, ...]) -> tuple[Action, ...]:
    """The discards that leave nearly the least deadwood, those with the most hope first."""
    discards = [option for option in options if isinstance(option, Discard)]
    if not discards:
        return ()
    worths = discard_worths(seen, options) if len(seen.counts) == 2 else _left(seen, discards)
    order = sorted(discards, key=lambda one: (-worths.get(one.card, -math.inf), one.card))
    known = [one for one in order if one.card in worths]
    return tuple(known[:MOST])


def _left(seen: Observation, discards: Sequence[Discard]) -> dict[Card, float]:
    """Less what each discard leaves, for those that leave nearly the least."""
    count = own_solver(seen.rules).deadwood
    left = {one.card: count(seen.hand & ~one.card.bit) for one in discards}
    least = min(left.values())
    return {card: -float(after) for card, after in left.items() if after <= least + NEAR}


def _with_made(moves: tuple[Action, ...], made: Action | None) -> tuple[Action, ...]:
    if made is None or any(same(move, made) for move in moves):
        return moves
    return (*moves, made)


def thoughtful(seen: Observation, moves: tuple[Action, ...]) -> Mapping[Action, float]:
    """The opinion of a player that looks one draw ahead: its own choice is the best by far."""
    chosen = Heuristic(0).choose(seen)
    thought = dict.fromkeys(moves, -BEHIND)
    if isinstance(chosen, Discard) and len(seen.counts) == 2:
        worths = discard_worths(seen, legal(seen))
        count = own_solver(seen.rules).deadwood
        least = count(seen.hand & ~chosen.card.bit)
        for move in moves:
            if not isinstance(move, Discard):
                continue
            if move.card in worths:
                behind = (worths[chosen.card] - worths[move.card]) * HOPED
                thought[move] = -min(BEHIND, behind)
            else:
                more = count(seen.hand & ~move.card.bit) - least
                thought[move] = -max(BEHIND, more * WASTED)
    for move in moves:
        if same(move, chosen):
            thought[move] = 0.0
    return thought


def practised(seen: Observation, moves: tuple[Action, ...]) -> Mapping[Action, float]:
    """The opinion of the master's nets on what to discard or to knock with, in points.

    Where they have none (another phase, a game they were not trained for, gin in sight) it is that
    of a thoughtful player.
    """
    nets = valuer_for(seen)
    known = all(isinstance(move, Discard | Knock) and move.card is not None for move in moves)
    if nets is None or seen.phase is not Phase.DISCARD or seen.last_turn or not known:
        return thoughtful(seen, moves)
    found = {(one.card, one.knocks): one.value for one in choices(seen, nets, near=WHOLE)}
    keys = [_key(move) for move in moves]
    if any(key not in found for key in keys):
        return thoughtful(seen, moves)
    best = max(found[key] for key in keys)
    return {move: found[key] - best for move, key in zip(moves, keys, strict=True)}


def _key(move: Action) -> tuple[int, bool]:
    """A discard or a knock as the nets name it."""
    assert isinstance(move, Discard | Knock) and move.card is not None
    return int(move.card), isinstance(move, Knock)


def likely(seen: Observation, rng: random.Random) -> Table:
    """A table as it may be: of a few deals of the hidden cards one, the likelier the sooner.

    The other player has kept the better cards of those that came, turn by turn. It is unlikely
    that this player could have melded what was refused, or holds loose what was taken in sight.
    """
    if len(seen.counts) == 1 or seen.ending is not None:
        return sample(seen, rng)
    reading = read(seen)
    hands = [_improved(seen, rng) for _ in range(TRIES)]
    weights = [_likelihood(seen.rules, hand, reading) for hand in hands]
    return sample(replace(seen, known=rng.choices(hands, weights)[0]), rng)


def _improved(seen: Observation, rng: random.Random) -> Hand:
    """A hand that the other player may hold, who drew as often and let go of the worst cards."""
    pool = list(cards_of(seen.unseen))
    rng.shuffle(pool)
    hidden = seen.counts[seen.other] - seen.known.bit_count()
    hand = seen.known | mask_of(pool[:hidden])
    solver = own_solver(seen.rules)
    for drawn in pool[hidden : hidden + seen.turns[seen.other]]:
        least, cards = solver.best_discards(hand | drawn.bit)
        thrown = cards[-1]
        if least < solver.deadwood(hand) and not thrown.bit & seen.known:
            hand = (hand | drawn.bit) & ~thrown.bit
    return hand


def _likelihood(rules: Rules, hand: Hand, reading: Reading) -> float:
    weight = 1.0
    pairs = awaiting(rules.melds)
    for card in cards_of(reading.refused):
        if any(a & hand and b & hand for a, b in pairs[card]):
            weight *= REFUSED
    for card in cards_of(reading.known):
        if not any(a & hand and b & hand for a, b in pairs[card]):
            weight *= UNMELDED
    return weight
