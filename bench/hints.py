"""Measure the points that the coach's hints lose, by an evaluator without its beliefs and nets.

    python -m bench.hints [--game modern] [--positions 60] [--worlds 240] [--seed 1]
    python -m bench.hints --late 600

In hands of level 3 against each of `OPPONENTS`, one random decision a hand is judged. The evaluator
knows what the player saw. It samples the cards that the opponent was dealt and drew, by the
algorithm of Metropolis, from the likelihood of the opponent's turns: it usually takes a card that
improves its melds, discards a card that leaves little deadwood and has few outs, and knocks by one
of two styles. In each sampled world, each sensible move is made, and the hand is played on by
players that see their own cards only: level 3 for the player, and Simple or level 3, by the style,
for the opponent.

The loss of a hint is the mean result of the evaluator's best move minus that of the hint, in points
of the hand. The best move is chosen in half of the worlds and judged in the other half, and the
reverse, so its luck in the worlds that chose it does not count. With few worlds the choice is often
wrong, so the true loss is larger. With the best move chosen in all the worlds that judge it, the
loss is too large: both means are printed.

`--late` compares with the truth: in that many hands, at the first decision after `LATE` turns at
which the coach does not knock although it could, the hand is played on with its true cards, once
after the hint, by level 5, and once after the knock. Use a compiled copy of `gin`
(`tools.compile`).
"""

from __future__ import annotations

import argparse
import math
import random
import statistics
from collections.abc import Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from bench.arena import make
from gin.ai.advice.evaluation import Judge, Judgement, candidate_moves, same
from gin.ai.advice.reasons import hint
from gin.ai.player import Player
from gin.ai.players.heuristic import Heuristic
from gin.ai.players.simple import Simple
from gin.ai.search.match_equity import after_observed, gain
from gin.ai.simulator.classic_sim import ClassicSim
from gin.ai.tactics.endings import ending_for
from gin.ai.tactics.knocking import is_time
from gin.ai.tactics.outs import outs_by_partner
from gin.core.cards import DECK, EVERY_CARD, Hand, cards_of, mask_of
from gin.core.shuffle import derived_seed, shuffled
from gin.rules.counting.scoring import knock_limit, own_solver
from gin.rules.engine import legal
from gin.rules.model.actions import Action, Discard, Knock, notation
from gin.rules.model.events import Dealt, Discarded, Drew, Passed, Took
from gin.rules.model.observation import Observation
from gin.rules.model.phase import Phase
from gin.rules.sample import sample
from gin.session.coach import WORLDS
from gin.variants.setups import setup
from tools.quiet import run_command

OPPONENTS = ("2", "3", "4", "5", "simple", "waiter")
MOST_DISCARDS = 4
"""Maximum number of discards that the evaluator compares, besides the hint."""
AN_OUT = 1.3
"""Value, in points of deadwood, of an unseen card that would meld the discard."""
HASTE = 1.5
"""Points of cost that make a discard e times less likely."""
SELDOM = 0.03
"""Chance of a choice that does not fit a player's policy."""
WARM_UP = 1500
STEPS_PER_WORLD = 25
"""Metropolis steps before the first world, and between two worlds."""
LATE = 5
LATE_WORLDS = 256
"""Worlds of the coach, and of level 5, where hints not to knock are compared with the truth."""
EAGER, TIMED = 0, 1
"""Styles of an opponent: one knocks as soon as it may, the other by level 3's tables."""


class OtherTurn(Struct, frozen=True):
    """A turn of the opponent: the top discard, -1 if it could not be taken, and what it did.

    `discard` is -1 if the player passed the upcard. `gone` are the cards that had left the game or
    lay in the pile.
    """

    top: int
    took: bool
    discard: int
    gone: Hand


class World(Struct, frozen=True):
    """A possible hand of the opponent, and its style."""

    hand: Hand
    style: int


class Loss(Struct, frozen=True):
    """A judged decision: the points that the hint loses, the moves and their means.

    `most` is the loss if the best move is chosen in the worlds that judge it.
    """

    points: float
    most: float
    advised: Action
    best: Action
    means: tuple[tuple[Action, float], ...]


def turns_of_opponent(seen: Observation) -> list[OtherTurn]:
    """Return the opponent's turns in this hand, and its passes."""
    found: list[OtherTurn] = []
    pile: list[int] = []
    passed = 0
    top, took = -1, False
    for event in seen.log:
        match event:
            case Dealt(upcard=card) if card is not None:
                pile.append(card)
            case Passed(seat, card):
                passed += 1
                if seat == seen.other:
                    found.append(OtherTurn(card, False, -1, mask_of(DECK[one] for one in pile)))
            case Drew(seat, _):
                top, took = pile[-1] if pile and passed < 2 else -1, False
                passed = 0
            case Took(seat, card):
                pile.pop()
                top, took, passed = card, True, 0
            case Discarded(seat, card):
                if seat == seen.other:
                    found.append(OtherTurn(top, took, card, mask_of(DECK[one] for one in pile)))
                pile.append(card)
            case _:
                pass
    return found


class Inference:
    """Samples hands of the opponent by the cards that it took, left, discarded and did not knock.

    The state is the cards that the opponent was dealt and drew from the stock, in order. Before its
    turns count, all states have the same chance.
    """

    def __init__(self, seen: Observation, rng: random.Random) -> None:
        self._rng = rng
        self._rules = seen.rules
        self._limit = knock_limit(seen.rules, seen.upcard)
        self._solver = own_solver(seen.rules)
        self._partners = outs_by_partner(seen.rules.melds)
        self._turns = turns_of_opponent(seen)
        self._known = seen.known
        self._taking: dict[tuple[int, Hand], float] = {}
        self._ending: dict[tuple[int, Hand], tuple[float, float]] = {}
        pool = [int(card) for card in cards_of(seen.unseen)]
        rng.shuffle(pool)
        number = seen.counts[seen.other] - seen.known.bit_count()
        self._hidden, self._out = pool[:number], pool[number:]
        self._drawn: list[int] = []
        self._dealt = self._start()
        self._weights = self._weigh()

    def _start(self) -> list[int]:
        """Choose the cards drawn at random, from the last to the first; return the cards dealt."""
        free = list(self._hidden)
        drawn: list[int] = []
        taken: Hand = 0
        discards: list[int] = []
        for turn in self._turns:
            if turn.took:
                taken |= 1 << turn.top
            held = turn.discard >= 0 and not taken >> turn.discard & 1
            discards.append(turn.discard if held else -1)
            if turn.discard >= 0:
                taken &= ~(1 << turn.discard)
        for turn, discard in zip(reversed(self._turns), reversed(discards), strict=True):
            if discard >= 0:
                free.append(discard)
            if turn.discard >= 0 and not turn.took:
                drawn.append(free.pop(self._rng.randrange(len(free))))
        self._drawn = drawn[::-1]
        return free

    def _weigh(self) -> tuple[float, float] | None:
        """Return the log likelihood of the turns by style; None if the state is impossible."""
        hand: Hand = 0
        for card in self._dealt:
            hand |= 1 << card
        eager = timed = 0.0
        draws = iter(self._drawn)
        own_turns = 0
        for number, turn in enumerate(self._turns):
            if turn.top >= 0:
                choice = self._takes(number, turn, hand)
                eager, timed = eager + choice, timed + choice
            if turn.discard < 0:
                continue
            hand |= 1 << (turn.top if turn.took else next(draws))
            if not hand >> turn.discard & 1:
                return None
            first, second = self._plays_on(number, turn, hand, own_turns)
            eager, timed = eager + first, timed + second
            hand &= ~(1 << turn.discard)
            own_turns += 1
        return eager, timed

    def _takes(self, number: int, turn: OtherTurn, hand: Hand) -> float:
        key = number, hand
        if key not in self._taking:
            bit = 1 << turn.top
            now = self._solver.deadwood(hand)
            value = self._rules.values.own[DECK[turn.top].rank]
            wants = self._solver.deadwood(hand | bit) < now + value
            wants = wants and self._solver.best_discards(hand | bit, DECK[turn.top])[0] < now
            self._taking[key] = math.log(1 - SELDOM if wants == turn.took else SELDOM)
        return self._taking[key]

    def _plays_on(
        self, number: int, turn: OtherTurn, hand: Hand, own_turns: int
    ) -> tuple[float, float]:
        key = number, hand
        if key in self._ending:
            return self._ending[key]
        live = EVERY_CARD & ~hand & ~turn.gone
        least, total, chosen = 99, 0.0, 0.0
        for card, left in self._solver.deadwood_after_each(hand):
            if turn.took and card == turn.top:
                continue
            outs: Hand = 0
            for partner, completes in self._partners[card]:
                if hand & partner:
                    outs |= completes
            weight = math.exp(-(left + AN_OUT * (outs & live).bit_count()) / HASTE)
            total += weight
            least = min(least, left)
            if card == turn.discard:
                chosen = weight
        found = math.log(chosen / total) if chosen else -99.0
        silent = [0.0, 0.0]
        if not least:
            silent = [math.log(SELDOM)] * 2
        elif self._limit is not None and least <= self._limit:
            silent[EAGER] = math.log(SELDOM)
            timed = is_time(self._rules, own_turns, least)
            silent[TIMED] = math.log(SELDOM if timed else 1 - SELDOM)
        self._ending[key] = found + silent[EAGER], found + silent[TIMED]
        return self._ending[key]

    def step(self) -> None:
        """Propose a change of the state, and make it by the rule of Metropolis."""
        rng = self._rng
        kept = self._dealt[:], self._drawn[:], self._hidden[:], self._out[:]
        if rng.random() < 0.5 or not self._drawn:
            place, other = rng.randrange(len(self._hidden)), rng.randrange(len(self._out))
            old, new = self._hidden[place], self._out[other]
            self._hidden[place], self._out[other] = new, old
            for cards in (self._dealt, self._drawn):
                if old in cards:
                    cards[cards.index(old)] = new
        else:
            order = self._dealt + self._drawn
            place, other = rng.randrange(len(order)), rng.randrange(len(order))
            order[place], order[other] = order[other], order[place]
            split = len(self._dealt)
            self._dealt, self._drawn = order[:split], order[split:]
        weights = self._weigh()
        if self._weights is None or (
            weights is not None
            and math.log(1 - rng.random()) < _log_sum(weights) - _log_sum(self._weights)
        ):
            self._weights = weights
        else:
            self._dealt, self._drawn, self._hidden, self._out = kept

    def worlds(self, number: int) -> Iterator[World]:
        """Yield worlds, one every few steps."""
        for _ in range(WARM_UP):
            self.step()
        for _ in range(number):
            for _ in range(STEPS_PER_WORLD):
                self.step()
            assert self._weights is not None
            eager, timed = self._weights
            chance = 1 / (1 + math.exp(min(700.0, timed - eager)))
            style = EAGER if self._rng.random() < chance else TIMED
            yield World(mask_of(DECK[card] for card in self._hidden) | self._known, style)


def _log_sum(weights: tuple[float, float]) -> float:
    most = max(weights)
    return most + math.log(sum(math.exp(weight - most) for weight in weights))


def played_on(seen: Observation, move: Action, world: World, seed: int) -> float:
    """Return the player's points for the hand after a move, in a world."""
    sim = ClassicSim.of(sample(replace(seen, known=world.hand), random.Random(seed)))
    sim.act(move)
    player, other = Heuristic(0), Simple(seed) if world.style == EAGER else Heuristic(0)
    while sim.result is None:
        on_turn = player if sim.turn == seen.seat else other
        sim.act(on_turn.choose(sim.observe(sim.turn)))
    return gain(sim.result, seen.seat)


def moves_to_compare(seen: Observation, advised: Action) -> list[Action]:
    """Return the moves that the evaluator compares, the hint among them."""
    options = legal(seen)
    if seen.phase is not Phase.DISCARD:
        return list(options)
    live = seen.unseen
    partners = outs_by_partner(seen.rules.melds)
    count = own_solver(seen.rules).deadwood

    def cost(one: Discard) -> float:
        rest = seen.hand & ~one.card.bit
        outs: Hand = 0
        for partner, completes in partners[one.card]:
            if rest & partner:
                outs |= completes
        return count(rest) + AN_OUT * (outs & live).bit_count()

    discards = sorted((one for one in options if isinstance(one, Discard)), key=cost)
    found: list[Action] = [*discards[:MOST_DISCARDS]]
    end = ending_for(seen, options)
    if end is not None:
        found.append(end)
    return found if any(same(one, advised) for one in found) else [*found, advised]


def judgement(seen: Observation, worlds: int, seed: int) -> Judgement:
    """Return the coach's judgement of a decision."""
    judge = Judge(seen, after_observed(seen), seed=seed)
    while judge.worlds < worlds and not judge.only_one_move:
        judge.step()
    return judge.judgement()


def loss_of_hint(seen: Observation, worlds: int, seed: int) -> Loss:
    """Judge the coach's hint for a decision."""
    advised = hint(seen, judgement(seen, WORLDS, seed)).action
    moves = moves_to_compare(seen, advised)
    found: list[list[float]] = [[] for _ in moves]
    for number, world in enumerate(Inference(seen, random.Random(seed)).worlds(worlds)):
        for move, points in zip(moves, found, strict=True):
            points.append(played_on(seen, move, world, derived_seed(seed, f"world {number}")))
    place = next(place for place, move in enumerate(moves) if same(move, advised))
    halves = [[statistics.fmean(points[half::2]) for points in found] for half in (0, 1)]
    lost = statistics.fmean(
        judging[_highest(choosing)] - judging[place] for choosing, judging in (halves, halves[::-1])
    )
    means = [statistics.fmean(points) for points in found]
    rows = sorted(zip(moves, means, strict=True), key=lambda row: -row[1])
    return Loss(lost, rows[0][1] - means[place], advised, rows[0][0], tuple(rows))


def _highest(values: Sequence[float]) -> int:
    return max(range(len(values)), key=lambda place: values[place])


def positions(game: str, number: int, seed: int) -> Iterator[tuple[str, Observation]]:
    """Yield a decision of each of `number` hands, with the opponent's name."""
    rules = setup(game).rules
    for hand in range(number):
        opponent = OPPONENTS[hand % len(OPPONENTS)]
        deal = derived_seed(seed, f"hand {hand}")
        sim = ClassicSim(rules, shuffled(deal), hand % 2)
        players = make("3", deal), make(opponent, deal)
        choices = []
        while sim.result is None:
            seen = sim.observe(sim.turn)
            free = sim.turn == 0 and seen.phase is not Phase.LAY_OFF and not seen.last_turn
            if free and len(candidate_moves(seen)) > 1:
                choices.append(seen)
            sim.act(players[sim.turn].choose(seen))
        if choices:
            yield opponent, random.Random(deal).choice(choices)


class NoKnock(Struct, frozen=True):
    """A hint not to knock: the points by which it leads, by the coach and in truth."""

    opponent: str
    stated: float
    true: float


def late_hints(game: str, hands: int, seed: int) -> Iterator[NoKnock]:
    """Yield the first late hint not to knock of each hand that has one."""
    rules = setup(game).rules
    for hand in range(hands):
        opponent = OPPONENTS[hand % len(OPPONENTS)]
        deal = derived_seed(seed, f"hand {hand}")
        deck, dealer = shuffled(deal), hand % 2
        sim = ClassicSim(rules, deck, dealer)
        players = make("3", deal), make(opponent, deal)
        made: list[Action] = []
        while sim.result is None:
            seen = sim.observe(sim.turn)
            knock = _late_knock(seen)
            if knock is not None:
                judged = judgement(seen, LATE_WORLDS, 1)
                advised, stated = hint(seen, judged).action, judged.of(knock)
                if not isinstance(advised, Knock) and stated is not None:
                    going_on = make(f"worlds:{LATE_WORLDS}", deal), players[1]
                    ends = []
                    for move in (advised, knock):
                        sim = ClassicSim(rules, deck, dealer)
                        for one in (*made, move):
                            sim.act(one)
                        ends.append(_finished(sim, going_on))
                    lead = judged.best.points - stated.points
                    yield NoKnock(opponent, lead, ends[0] - ends[1])
                    break
            made.append(players[sim.turn].choose(seen))
            sim.act(made[-1])


def _late_knock(seen: Observation) -> Knock | None:
    if seen.turn or seen.phase is not Phase.DISCARD or seen.last_turn or seen.turns[0] < LATE:
        return None
    end = ending_for(seen, legal(seen))
    return end if isinstance(end, Knock) else None


def _finished(sim: ClassicSim, players: tuple[Player, Player]) -> float:
    while sim.result is None:
        sim.act(players[sim.turn].choose(sim.observe(sim.turn)))
    return gain(sim.result, 0)


def report_late(found: Sequence[NoKnock]) -> None:
    """Print the leads by opponent and by the coach's lead."""
    groups = {name: [one for one in found if one.opponent == name] for name in OPPONENTS}
    for low in (0, 5, 10, 15):
        high = low + 5 if low < 15 else math.inf
        groups[f"by {low}"] = [one for one in found if low <= one.stated < high]
    groups["all"] = list(found)
    for name, rows in groups.items():
        if rows[1:]:
            stated = statistics.fmean(one.stated for one in rows)
            true = [one.true for one in rows]
            error = 1.96 * statistics.stdev(true) / math.sqrt(len(true))
            mean = statistics.fmean(true)
            print(
                f"{name:6} stated {stated:5.1f}, true {mean:5.1f} ± {error:.1f} (n = {len(rows)})"
            )


def main(words: list[str] | None = None) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="bench.hints", description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="modern")
    parser.add_argument("--positions", type=int, default=60)
    parser.add_argument("--worlds", type=int, default=240)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--late", type=int, default=0, metavar="HANDS")
    args = parser.parse_args(words)
    if args.late:
        report_late(list(late_hints(args.game, args.late, args.seed)))
        return 0
    losses, most = [], []
    for number, (opponent, seen) in enumerate(positions(args.game, args.positions, args.seed)):
        loss = loss_of_hint(seen, args.worlds, derived_seed(args.seed, f"position {number}"))
        losses.append(loss.points)
        most.append(loss.most)
        cards = " ".join(card.code for card in cards_of(seen.hand))
        rows = ", ".join(f"{notation(move)} {points:.1f}" for move, points in loss.means[:4])
        print(
            f"{number:3} v {opponent:6} turn {seen.turns[seen.seat]:2} {cards}: hint "
            f"{notation(loss.advised)}, loses {loss.points:5.2f} ({rows})",
            flush=True,
        )
    for name, found in (("mean loss", losses), ("at most", most)):
        error = 1.96 * statistics.stdev(found) / math.sqrt(len(found)) if found[1:] else math.nan
        print(f"{name} {statistics.fmean(found):.2f} ± {error:.2f} points (n = {len(found)})")
    return 0


if __name__ == "__main__":
    run_command(main)
