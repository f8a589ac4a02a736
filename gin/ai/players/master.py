"""Level 5, the master: nets trained on millions of hands value its moves.

It usually takes the face-up card if that is worth more than a draw on average. It plays out
promising discards and knocks in possible worlds, which differ in the hidden cards. The number of
worlds, and the deadline if there is one, limit this search. Without nets for a game, it plays as
level 3 does.
"""

from __future__ import annotations

from gin.ai.learned.features import NO_LIMIT, know
from gin.ai.learned.valuation import NEAR, ValuedMove, Valuer, valuer
from gin.ai.player import Steps, ThinkingTime, run
from gin.ai.players.heuristic import Heuristic
from gin.ai.players.stakes import stake_action
from gin.ai.search.worlds import is_compiled, searched
from gin.ai.tactics.endings import ending_for, hand_after, safest_knock
from gin.ai.tactics.knocking import pays_for_gin
from gin.ai.tactics.suits import in_suits
from gin.core.cards import DECK, mask_union
from gin.rules.counting.scoring import knock_limit, points_of
from gin.rules.engine import legal
from gin.rules.model.actions import Action, Discard, Draw, Knock, Pass, Take
from gin.rules.model.events import Drew, Took
from gin.rules.model.meld_kinds import MeldKind
from gin.rules.model.observation import Observation
from gin.rules.model.phase import Phase
from gin.rules.model.rules import (
    SETS_AND_RUNS,
    Flow,
    KnockScores,
    LimitFrom,
    Rules,
    Rush,
    Stakes,
)

USUAL_CARDS = 10


def nets_for(rules: Rules) -> str | None:
    """Return the name of the nets for these rules; None if none were trained."""
    if rules.flow is not Flow.CLASSIC:
        return None
    # The nets for sets and runs also serve games with rainbows or another place of the ace.
    kinds = rules.melds.kinds - {MeldKind.RAINBOW}
    free = rules.knock.limit_from is LimitFrom.NONE
    if rules.deal.cards != USUAL_CARDS:
        # The table options offer only one other number, 14.
        return "indian" if free and kinds == SETS_AND_RUNS.kinds else None
    if kinds == {MeldKind.RUN}:
        return "sequence"
    if kinds != SETS_AND_RUNS.kinds:
        return None
    if free:
        return "straight"
    if rules.knock.scores is KnockScores.PENALTY:
        return "penalties"
    if rules.stakes.die is Stakes.DEAL:
        return "deals"
    if rules.bonuses.rush is not Rush.OFF:
        return "rush"
    if rules.knock.limit_from is LimitFrom.UPCARD:
        return "oklahoma"
    return "modern" if pays_for_gin(rules) else "gin"


def valuer_for(seen: Observation) -> Valuer | None:
    """Return the valuer for this observation; None if no nets fit its rules."""
    name = nets_for(seen.rules) if len(seen.counts) == 2 else None
    if name is None:
        return None
    limit = knock_limit(seen.rules, seen.upcard)
    return valuer(name, seen.rules, NO_LIMIT if limit is None else limit)


WORLDS = (
    {ThinkingTime.FAST: 1024, ThinkingTime.FULL: 4096}
    if is_compiled()
    else {ThinkingTime.FAST: 96, ThinkingTime.FULL: 1024}
)
"""Maximum number of worlds for a decision of level 5; a deadline may end the search sooner."""
MOST_TAKEN = 8
"""After this many turns in a row without a draw, level 5 takes a discard only if it must."""


def only_taking(seen: Observation) -> bool:
    """Return whether the players have only taken discards for `MOST_TAKEN` turns or more."""
    turns = 0
    for event in reversed(seen.log):
        if isinstance(event, Drew):
            break
        turns += isinstance(event, Took)
    return turns >= MOST_TAKEN


class Master:
    """Player of level 5. A deadline can stop its search; without one, it is deterministic."""

    def __init__(self, seed: int, worlds: int = WORLDS[ThinkingTime.FAST]) -> None:
        """With 0 `worlds`, the nets alone choose."""
        self._seed = seed
        self._worlds = worlds
        self._plain = Heuristic(seed)

    def choose(self, seen: Observation, deadline: float | None = None) -> Action:
        return run(self.steps(seen), deadline)

    def steps(self, seen: Observation) -> Steps[Action]:
        """Choose as `choose` does, but in steps."""
        judge = valuer_for(seen)
        if judge is None or seen.phase in (Phase.LAY_OFF, Phase.LAST_DISCARD) or seen.last_turn:
            return self._plain.choose(seen)
        options = legal(seen)
        if seen.stake is not None:
            said = stake_action(seen, options, raises=True)
            if said is not None:
                return said
        if seen.phase is Phase.DISCARD:
            return (yield from self._discard(seen, options, judge))
        if options == (Take(),):
            return Take()
        may_take = Take() in options and not only_taking(seen)
        if may_take and judge.wants(seen.hand, seen.discards[-1], seen.unseen, know(seen)):
            return Take()
        return Draw() if Draw() in options else Pass()

    def _discard(
        self, seen: Observation, options: tuple[Action, ...], judge: Valuer
    ) -> Steps[Action]:
        ending = ending_for(seen, options)
        if ending is not None and not isinstance(ending, Knock):
            return ending
        moves = moves_for(seen, options, valued_moves(seen, judge))
        best = list(moves)
        if self._worlds:
            best = yield from searched(seen, know(seen), moves, self._seed, self._worlds)
        return moves[best[0]] if best else self._plain.choose(seen)


def valued_moves(seen: Observation, judge: Valuer, near: int = NEAR) -> list[ValuedMove]:
    """Return the values of discards and knocks, the best first.

    Discards that leave more than `near` beyond the least deadwood are ignored.
    """
    barred = seen.drawn if seen.taken and not seen.rules.pile.rediscard_taken else None
    return judge.discards(seen.hand, -1 if barred is None else barred, know(seen), near)


def moves_for(
    seen: Observation, options: tuple[Action, ...], found: list[ValuedMove]
) -> dict[ValuedMove, Action]:
    """Return those moves that are legal, with their actions, in the same order."""
    moves = {choice: action_for(seen, options, choice) for choice in found}
    return {choice: move for choice, move in moves.items() if move is not None}


def action_for(seen: Observation, options: tuple[Action, ...], choice: ValuedMove) -> Action | None:
    """Return the action of a move; None if it is not legal.

    Of several knocks with the card, it is the one with the least deadwood, then with the fewest
    points that the opponent can lay off. In games that score in suits, only the first knock in
    `options` is used.
    """
    card = DECK[choice.card]
    if not choice.knocks:
        action = Discard(card)
        return action if action in options else None
    knocks = tuple(
        option for option in options if isinstance(option, Knock) and option.card == card
    )
    if not knocks:
        return None
    if in_suits(seen.rules):
        # The first knock scores in the most suits.
        best = next(option for option in options if isinstance(option, Knock))
        return best if best.card == card else None
    values = seen.rules.values.own
    least = min(
        points_of(hand_after(seen, knock) & ~mask_union(knock.melds), values) for knock in knocks
    )
    return safest_knock(seen, knocks, least)
