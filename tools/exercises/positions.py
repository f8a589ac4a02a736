"""Positions from simulated hands in which a decision may be an exercise."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from msgspec import Struct

from gin.ai.advice.evaluation import candidate_moves
from gin.ai.players.levels import player
from gin.ai.simulator.classic_sim import ClassicSim
from gin.core.cards import Hand, mask_union
from gin.core.shuffle import deal_code, derived_seed, shuffled
from gin.rules.counting.scoring import caught_solver, knock_limit, points_of
from gin.rules.engine import legal
from gin.rules.melds.arrangements import all_splits
from gin.rules.melds.kinds import meld_kind
from gin.rules.melds.layoffs import all_layoffs
from gin.rules.model.actions import Action, BigGin, Draw, Gin, Knock, LayOff, Pass, Take
from gin.rules.model.observation import Observation
from gin.rules.model.phase import Phase
from gin.session.exercises import Exercise
from gin.session.themes import Theme
from gin.variants.setups import setup

PAIRS = ((3, 2), (4, 3), (1, 4), (2, 3), (3, 4), (4, 2), (2, 4))
"""Levels of the player whose decisions are considered, and of the opponent, hand by hand."""
FEWEST_SPLITS = 3
"""Splits that a hand must allow at least, to be a question about melds."""
MOST_WASTED = 10
"""Points of extra deadwood with which a split is still compared."""
LEAST_SAVED = 5
"""Points that the best lay-offs must save at least, to be a question about laying off."""
_END = (Gin, BigGin)


class Position(Struct, frozen=True):
    """A decision of seat 0 in the first hand of a match, and the answers to compare."""

    theme: Theme
    game: str
    level: int
    deal: str
    moves: tuple[Action, ...]
    seen: Observation
    answers: tuple[Action, ...]

    @property
    def key(self) -> str:
        """The key of the exercise that the position may become."""
        return f"{self.theme}:{self.game}:{self.deal}:{len(self.moves)}"


def positions(
    game: str, seed: int, number: int, wanted: Callable[[Theme], bool]
) -> Iterator[Position]:
    """Yield the positions of one simulated hand that may be exercises, in the order of play.

    The themes of their questions are `wanted`.
    """
    mine, level = PAIRS[number % len(PAIRS)]
    dealt = derived_seed(seed, f"exercise {game} {number}")
    dealer = number // len(PAIRS) % 2
    sim = ClassicSim(setup(game).rules, shuffled(dealt), dealer)
    players = player(mine, dealt), player(level, dealt)
    moves: list[Action] = []
    while sim.result is None:
        seen = sim.observe(sim.turn)
        if sim.turn == 0:
            for theme, answers in questions(seen, wanted).items():
                code = deal_code(dealt, dealer)
                yield Position(theme, game, level, code, tuple(moves), seen, answers)
        action = players[sim.turn].choose(seen)
        moves.append(action)
        sim.act(action)


def position_of(exercise: Exercise) -> Position:
    """Return the position of an exercise."""
    seen = exercise.begin().seen
    return Position(
        exercise.theme,
        exercise.game,
        exercise.level,
        exercise.deal,
        exercise.moves,
        seen,
        questions(seen)[exercise.theme],
    )


def questions(
    seen: Observation, wanted: Callable[[Theme], bool] = lambda theme: True
) -> Mapping[Theme, tuple[Action, ...]]:
    """Return the wanted questions that a decision may ask, each with the answers to compare."""
    if seen.last_turn or seen.stake is not None:
        return {}
    match seen.phase:
        case Phase.UPCARD | Phase.DRAW if wanted(Theme.TAKE):
            answers = candidate_moves(seen)
            plain = len(answers) == 2 and all(
                isinstance(one, Take | Draw | Pass) for one in answers
            )
            return {Theme.TAKE: answers} if plain and Take() in answers else {}
        case Phase.DISCARD:
            return _before_discard(seen, wanted)
        case Phase.LAY_OFF if wanted(Theme.LAY_OFF):
            answers = lay_offs(seen)
            return {Theme.LAY_OFF: answers} if answers else {}
        case _:
            return {}


def _before_discard(
    seen: Observation, wanted: Callable[[Theme], bool]
) -> Mapping[Theme, tuple[Action, ...]]:
    options = legal(seen)
    if any(isinstance(option, _END) for option in options):
        return {}
    knocks = [option for option in options if isinstance(option, Knock)]
    found: dict[Theme, tuple[Action, ...]] = {}
    theme = Theme.KNOCK if knocks else Theme.GOES
    if wanted(theme):
        answers = candidate_moves(seen)
        if len(answers) >= (2 if knocks else 3):
            found[theme] = answers
    if knocks and wanted(Theme.MELDS):
        ways = splits(seen, knocks[0])
        if len(ways) >= FEWEST_SPLITS:
            found[Theme.MELDS] = ways
    return found


def splits(seen: Observation, knock: Knock) -> tuple[Action, ...]:
    """Return the ways to split the hand for a knock, without runs cut in two."""
    rules, card = seen.rules, knock.card
    assert card is not None
    kept = seen.hand & ~card.bit
    limit = knock_limit(rules, seen.upcard)
    found: list[tuple[int, Knock]] = []
    for melds in all_splits(kept, rules.melds):
        deadwood = points_of(kept & ~mask_union(melds), rules.values.own)
        if (limit is None or deadwood <= limit) and not _has_cut(melds, seen):
            ordered = tuple(sorted(melds, key=lambda meld: meld & -meld))
            found.append((deadwood, Knock(card, ordered)))
    least = min(deadwood for deadwood, _ in found)
    return tuple(knock for deadwood, knock in found if deadwood <= least + MOST_WASTED)


def _has_cut(melds: tuple[Hand, ...], seen: Observation) -> bool:
    kinds = seen.rules.melds
    return any(
        meld_kind(one | other, kinds) is not None
        for place, one in enumerate(melds)
        for other in melds[:place]
    )


def lay_offs(seen: Observation) -> tuple[Action, ...]:
    """Return an answer to a knock for each deadwood that can be left, the least first.

    None is returned if laying off saves little.
    """
    assert seen.ending is not None
    count = caught_solver(seen.rules)
    found: dict[int, LayOff] = {}
    for left, laid in all_layoffs(seen.hand, seen.ending.melds, seen.rules.melds):
        deadwood = count.deadwood(left)
        if deadwood not in found or len(laid) < len(found[deadwood].cards):
            found[deadwood] = LayOff(count.best(left).melds, laid)
    least = sorted(found)
    if len(least) < 2 or count.deadwood(seen.hand) - least[0] < LEAST_SAVED:
        return ()
    return tuple(found[deadwood] for deadwood in least)
