"""Play a level against OpenSpiel's simple bot, in games to 100 on OpenSpiel's own table.

    python -m bench.versus_openspiel 3 --games 1000

OpenSpiel checks moves and counts; its possible deals are drawn at random. The level receives the
events that its seat can see, never OpenSpiel's state. The game has no big gin, lets the last
discard be taken only to end the hand, and counts 25 for gin and for an undercut.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pyspiel  # type: ignore[import-not-found, import-untyped, unused-ignore]
from msgspec.structs import replace

from bench.arena import progress, wilson
from bench.runner import add_arguments, runner
from bench.seats import seated
from gin.ai.player import Player
from gin.ai.players import levels
from gin.core.cards import DECK, Card, Hand, cards_of, mask_of, mask_union
from gin.core.errors import GinError
from gin.core.shuffle import derived_seed
from gin.language.translation import printed
from gin.rules.counting.scoring import caught_solver, points_of
from gin.rules.engine import why_not
from gin.rules.match import next_dealer
from gin.rules.model.actions import Action, Discard, Draw, Gin, Knock, LayOff, Melds, Pass, Take
from gin.rules.model.ending import Ending
from gin.rules.model.events import Dealt, Discarded, Drew, Event, Knocked, Passed, Took
from gin.rules.model.history import PastHand
from gin.rules.model.observation import Observation
from gin.rules.model.phase import Phase
from gin.rules.model.result import Outcome
from gin.rules.model.rules import Rules
from gin.variants.setups import setup
from tools.quiet import run_command

TAKE, DRAW, PASS, KNOCK, MELDS = 52, 53, 54, 55, 56
RULES: Rules = setup("modern", ("big-gin=off", "last-discard=to_end")).rules
PARAMETERS = "gin_rummy(knock_card=10,gin_bonus=25,undercut_bonus=25)"


def ours(number: int) -> Card:
    """Return the card with this OpenSpiel number; OpenSpiel starts with spades."""
    return DECK[(number // 13 - 1) % 4 * 13 + number % 13]


def theirs(card: Card) -> int:
    """Return OpenSpiel's number of a card."""
    return (card // 13 + 1) % 4 * 13 + card % 13


_MELDS: dict[Hand, int] = {
    mask_of(ours(number) for number in cards): meld
    for meld, cards in pyspiel.gin_rummy.GinRummyUtils(13, 4, 10).int_to_meld.items()
}


def meld_actions(melds: Melds) -> list[int]:
    """Return OpenSpiel's actions for these melds; a run of six or more is laid as two melds."""
    actions = []
    for meld in melds:
        if meld in _MELDS:
            actions.append(MELDS + _MELDS[meld])
            continue
        cards = cards_of(meld)
        half = len(cards) // 2
        actions += [MELDS + _MELDS[mask_of(part)] for part in (cards[:half], cards[half:])]
    return actions


def opening(
    hand: Hand, upcard: Card, seat: int, scores: tuple[int, int], earlier: tuple[PastHand, ...]
) -> Observation:
    """Return the observation of a seat after OpenSpiel's deal, where player 0 is the non-dealer."""
    return Observation(
        rules=RULES,
        seat=seat,
        dealer=1,
        scores=scores,
        phase=Phase.UPCARD,
        turn=0,
        hand=hand,
        known=0,
        counts=(10, 10),
        stock=31,
        discards=(upcard,),
        upcard=upcard,
        passes=0,
        drawn=None,
        taken=False,
        stock_only=False,
        last_turn=False,
        turns=(0, 0),
        closed=(),
        stake=None,
        ending=None,
        result=None,
        log=(Dealt(1, upcard),),
        earlier=earlier,
    )


def after(seen: Observation, event: Event) -> Observation:
    """Return the observation after an event; `OpenSpielTable._decided` sets its phase and turn."""
    seen = replace(seen, log=(*seen.log, event))
    match event:
        case Passed():
            return replace(seen, passes=seen.passes + 1)
        case Drew(seat, card):
            gained = _gained(seen, seat, card)
            mine = seat == seen.seat
            return replace(gained, stock=seen.stock - 1, drawn=card if mine else None, taken=False)
        case Took(seat, card):
            gained = _gained(seen, seat, card)
            return replace(gained, discards=seen.discards[:-1], drawn=card, taken=True)
        case Discarded(seat, card):
            lost = _lost(seen, seat, card)
            return replace(lost, discards=(*seen.discards, card))
        case Knocked(seat, _, melds, loose, deadwood):
            lost = _lost(seen, seat, None)
            ending = Ending(seat, melds, loose, deadwood, None, gin=False)
            return replace(lost, ending=ending, known=mask_union(melds) | loose)
        case _:
            raise AssertionError(f"{event} does not happen here")


def _gained(seen: Observation, seat: int, card: Card | None) -> Observation:
    bit = 0 if card is None else card.bit
    mine = seat == seen.seat
    return replace(
        seen,
        hand=seen.hand | (bit if mine else 0),
        known=seen.known | (0 if mine else bit),
        counts=_counted(seen.counts, seat, 1),
    )


def _lost(seen: Observation, seat: int, card: Card | None) -> Observation:
    bit = 0 if card is None else card.bit
    return replace(
        seen,
        hand=seen.hand & ~bit,
        known=seen.known & ~bit,
        counts=_counted(seen.counts, seat, -1),
        turns=_counted(seen.turns, seat, 1),
        drawn=None,
        taken=False,
    )


def _counted(counts: tuple[int, ...], seat: int, change: int) -> tuple[int, ...]:
    return tuple(count + change * (index == seat) for index, count in enumerate(counts))


class OpenSpielTable:
    """One hand on OpenSpiel's state, with a level at `seat` and OpenSpiel's bot at the other."""

    def __init__(
        self,
        game: Any,
        player: Player,
        seat: int,
        scores: tuple[int, int],
        earlier: tuple[PastHand, ...],
        rng: random.Random,
    ) -> None:
        self.state = game.new_initial_state()
        self.player = player
        self.seat = seat
        self.rng = rng
        self.bot = pyspiel.make_simple_gin_rummy_bot(game.get_parameters(), 1 - seat)
        dealt = [self._chance() for _ in range(21)]
        hand = mask_of(ours(number) for number in dealt[10 * seat : 10 * seat + 10])
        self.seen = opening(hand, ours(dealt[20]), seat, scores, earlier)
        self.ended: PastHand | None = None

    def played(self) -> tuple[int, int]:
        """Play the hand to its end. Return the points of both players; at most one has any."""
        state = self.state
        while not state.is_terminal():
            mover = state.current_player()
            phase = state.current_phase().name
            if phase == "LAYOFF" and mover == self.seat:
                for action in self._answer():
                    self._do(action)
            elif phase == "LAYOFF" or phase == "KNOCK":
                self._do(self.bot.step(state))
            elif mover == self.seat:
                self._turn(phase)
            else:
                self._bot_turn(phase)
        return self._gains()

    def _gains(self) -> tuple[int, int]:
        first, second = (max(0, int(gain)) for gain in self.state.returns())
        return first, second

    def past(self) -> PastHand:
        ended = self.ended or PastHand(None, Outcome.VOID, self.seen.turns, None, ())
        points = self._gains()
        winner = None if points[0] == points[1] else 0 if points[0] else 1
        return replace(ended, points=points, winner=winner)

    def _ends(self, seat: int, deadwood: int) -> None:
        """Record that a seat ended the hand with this deadwood, in a turn not counted yet."""
        outcome = Outcome.KNOCK if deadwood else Outcome.GIN
        self.ended = PastHand(seat, outcome, _counted(self.seen.turns, seat, 1), deadwood, ())

    def _chance(self) -> int:
        outcomes = [action for action, _ in self.state.chance_outcomes()]
        drawn = outcomes[int(self.rng.random() * len(outcomes))]
        self.state.apply_action(drawn)
        return int(drawn)

    def _do(self, action: int) -> None:
        legal = self.state.legal_actions()
        if action not in legal:
            raise RuntimeError(f"OpenSpiel refuses {action}: {legal} are legal in {self.state}")
        self.state.apply_action(action)

    def _saw(self, event: Event) -> None:
        self.seen = after(self.seen, event)

    def _decided(self, phase: Phase, stock_only: bool = False, last: bool = False) -> Action:
        self.seen = replace(
            self.seen, phase=phase, turn=self.seat, stock_only=stock_only, last_turn=last
        )
        action = self.player.choose(self.seen)
        refusal = why_not(self.seen, action)
        if refusal is not None:
            raise RuntimeError(f"the level may not {action}: {refusal}")
        return action

    def _turn(self, phase: str) -> None:
        top = self.seen.discards[-1] if self.seen.discards else None
        match phase:
            case "FIRST_UPCARD" | "WALL" | "DRAW":
                phases = {"FIRST_UPCARD": Phase.UPCARD, "WALL": Phase.LAST_DISCARD}
                legal = self.state.legal_actions()
                # After two passes OpenSpiel stays in its first phase but allows only the stock.
                now = phases.get(phase, Phase.DRAW) if PASS in legal else Phase.DRAW
                only = now is Phase.DRAW and TAKE not in legal
                action = self._decided(now, stock_only=only)
                match action:
                    case Pass():
                        assert top is not None
                        self._do(PASS)
                        self._saw(Passed(self.seat, top))
                    case Draw():
                        self._do(DRAW)
                        self._saw(Drew(self.seat, ours(self._chance())))
                    case Take():
                        assert top is not None
                        self._do(KNOCK if phase == "WALL" else TAKE)
                        self._saw(Took(self.seat, top))
                        if phase == "WALL":
                            self._lay_down(self._decided(Phase.DISCARD, last=True))
            case _:
                action = self._decided(Phase.DISCARD)
                if isinstance(action, Discard):
                    self._do(theirs(action.card))
                    self._saw(Discarded(self.seat, action.card))
                else:
                    self._do(KNOCK)
                    self._lay_down(action)

    def _lay_down(self, action: Action) -> None:
        """Carry out a knock or gin already announced to OpenSpiel."""
        assert isinstance(action, Knock | Gin) and action.card is not None
        loose = self.seen.hand & ~action.card.bit & ~mask_union(action.melds)
        self._ends(self.seat, points_of(loose, RULES.values.own))
        for number in (theirs(action.card), *meld_actions(action.melds), PASS):
            self._do(number)

    def _bot_turn(self, phase: str) -> None:
        number = self.bot.step(self.state)
        seat, top = 1 - self.seat, self.seen.discards[-1] if self.seen.discards else None
        self._do(number)
        match number:
            case _ if number == DRAW:
                self._chance()
                self._saw(Drew(seat, None))
            case _ if number == PASS and top is not None:
                self._saw(Passed(seat, top))
            case _ if number == TAKE or (number == KNOCK and phase == "WALL"):
                assert top is not None
                self._saw(Took(seat, top))
            case _ if number < TAKE:
                self._saw(Discarded(seat, ours(number)))
            case _:
                pass

    def _answer(self) -> list[int]:
        seat = 1 - self.seat
        shown = mask_of(ours(number) for number in self.state.hands()[seat])
        melds = tuple(
            mask_of(ours(number) for number in _cards_of_meld(meld))
            for meld in self.state.layed_melds()[seat]
        )
        loose = shown & ~mask_union(melds)
        deadwood = points_of(loose, RULES.values.own)
        self._ends(seat, deadwood)
        if not deadwood:
            best = caught_solver(RULES).best(self.seen.hand)
            return [*meld_actions(best.melds), PASS]
        self._saw(Knocked(seat, None, melds, loose, deadwood))
        action = self._decided(Phase.LAY_OFF)
        assert isinstance(action, LayOff)
        laid = [theirs(card) for card, _ in action.cards]
        return [*laid, PASS, *meld_actions(action.melds), PASS]


def _cards_of_meld(meld: Any) -> list[int]:
    """Return the cards of a laid meld, which OpenSpiel gives as cards or as its number."""
    if isinstance(meld, int):
        return list(pyspiel.gin_rummy.GinRummyUtils(13, 4, 10).int_to_meld[meld])
    return list(meld)


@dataclass(frozen=True, slots=True)
class OpenSpielJob:
    """One game; `starts` says whether the level moves first in the first deal."""

    level: int
    seed: int
    starts: bool


@dataclass(frozen=True, slots=True)
class OpenSpielTally:
    """Result of a game: whether the level won, the hands, and the points for and against."""

    won: bool
    hands: int
    scores: tuple[int, int]


def play(job: OpenSpielJob) -> OpenSpielTally:
    """Play a game to 100."""
    game = pyspiel.load_game(PARAMETERS)
    player = levels.player(job.level, job.seed)
    rng = random.Random(job.seed)
    scores = [0, 0]
    earlier: tuple[PastHand, ...] = ()
    dealer, hands = (1 if job.starts else 0), 0
    while max(scores) < 100:
        seat = 0 if dealer == 1 else 1
        own_scores = (scores[0], scores[1]) if seat == 0 else (scores[1], scores[0])
        before = tuple(seated(hand, seat) for hand in earlier)
        table = OpenSpielTable(game, player, seat, own_scores, before, rng)
        gains = table.played()
        earlier = (*earlier, seated(table.past(), seat))
        mine, other = gains[seat], gains[1 - seat]
        scores[0] += mine
        scores[1] += other
        winner = None if mine == other else 0 if mine else 1
        dealer = next_dealer(RULES, dealer, winner)
        hands += 1
    return OpenSpielTally(scores[0] >= 100, hands, (scores[0], scores[1]))


def main(words: list[str] | None = None) -> int:
    """Run the games that the command line asks for."""
    parser = argparse.ArgumentParser(prog="bench.versus_openspiel", description=__doc__)
    parser.add_argument("level", type=int)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    add_arguments(parser)
    parser.add_argument("--json", type=Path)
    args = parser.parse_args(words)
    try:
        levels.player(args.level, 0)
    except GinError as error:
        parser.error(printed(error.text))
    jobs = [
        OpenSpielJob(args.level, derived_seed(args.seed, f"game {number}"), number % 2 == 0)
        for number in range(args.games)
    ]
    since, games, won, hands = time.monotonic(), 0, 0, 0
    for _, tally in runner(args).results(play, jobs):
        games, won, hands = games + 1, won + tally.won, hands + tally.hands
        progress(games, args.games, since)
    low, high = wilson(won, games)
    seconds = time.monotonic() - since
    print(
        f"{args.level} v OpenSpiel's simple bot: {won} of {games} = {won / games:.1%} "
        f"[{low:.1%} to {high:.1%}], {hands / games:.1f} hands a game, {seconds:.0f} s"
    )
    if args.json:
        record = {
            "level": args.level,
            "seed": args.seed,
            "games": games,
            "won": won,
            "low": low,
            "high": high,
            "hands": hands,
        }
        args.json.write_text(json.dumps(record, indent=1), encoding="utf-8")
    return 0


if __name__ == "__main__":
    run_command(main)
