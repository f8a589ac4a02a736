"""The levels of the opponents, and functions that make an opponent of a level."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from gin.ai.player import Player, PromptThinker, Steps, Thinker, ThinkingTime
from gin.ai.players import by_flow
from gin.ai.players.progress import NEW, Progress
from gin.ai.players.undrawn_stock import spared
from gin.core import message
from gin.core.errors import BadOption
from gin.messages import errors as messages
from gin.rules.model.actions import Action
from gin.rules.model.observation import Observation


class OpponentLevel(Struct, frozen=True):
    """A level of opponent. `make` returns a player of this level from a seed.

    `think` returns a thinker of this level. It is None if more time would not make the level
    stronger.
    """

    number: int
    name: str
    make: Callable[[int], Player]
    think: Callable[[int, ThinkingTime], Thinker] | None = None


def _beginner(seed: int) -> Player:
    from gin.ai.players.beginner import Beginner

    return Beginner(seed)


def _hasty(seed: int) -> Player:
    from gin.ai.players.heuristic import HASTY, Heuristic

    return Heuristic(seed, HASTY)


def _thoughtful(seed: int) -> Player:
    from gin.ai.players.heuristic import Heuristic

    return Heuristic(seed)


def _rememberer(seed: int) -> Player:
    from gin.ai.players.rememberer import Rememberer

    return Rememberer(seed)


def _master(seed: int) -> Player:
    from gin.ai.players.master import Master

    return Master(seed)


def _thinking_master(seed: int, setting: ThinkingTime) -> Thinker:
    from gin.ai.players.master import WORLDS, Master

    return Master(seed, WORLDS[setting])


def _learner(seed: int) -> Player:
    return player(LEARNER, seed)


LEARNER = 6
"""Level of the child, who learns with the player. The lower numbers were taken before."""
GROWN = 2
"""Level that the child plays at when it makes no mistakes."""
STRONGEST = 5
_ALL = (
    OpponentLevel(LEARNER, "Learner", _learner),
    OpponentLevel(1, "Beginner", _beginner),
    OpponentLevel(2, "Hasty", _hasty),
    OpponentLevel(3, "Thoughtful", _thoughtful),
    OpponentLevel(4, "Rememberer", _rememberer),
    OpponentLevel(STRONGEST, "Master", _master, _thinking_master),
)

LEVELS: dict[int, OpponentLevel] = {level.number: level for level in _ALL}
"""The levels by number, weakest first."""
LADDER = tuple(LEVELS)
"""The numbers of the levels, weakest first."""


def listed() -> message.Text:
    """Return the numbers of the levels as a phrase."""
    return message.listed(message.only(known) for known in sorted(LEVELS))


def check(level: int) -> None:
    """Check that a level exists.

    Raises:
        BadOption: the level does not exist; the message names the levels.
    """
    if level not in LEVELS:
        raise BadOption(messages.no_level(level=level, levels=listed()))


def player(level: int, seed: int, before: Progress = NEW) -> Player:
    """Return the opponent of a level; the child starts with its progress `before` this match.

    Raises:
        BadOption: there is no such level; the message names the levels.
    """
    check(level)
    if level == LEARNER:
        from gin.ai.players.learner import Learner

        return Learner(seed, player(GROWN, seed), before)
    return by_flow.ByFlow(LEVELS[level].make(seed), _at_laying(level, seed))


def _at_laying(level: int, seed: int) -> Player:
    from gin.ai.players.laying_beginner import LayingBeginner
    from gin.ai.players.laying_master import LayingMaster, LayingRememberer
    from gin.ai.players.laying_player import HASTY, LayingPlayer

    match level:
        case 1:
            return LayingBeginner(seed)
        case 2:
            return LayingPlayer(seed, HASTY)
        case 3:
            return LayingPlayer(seed)
        case 4:
            return LayingRememberer(seed)
        case _:
            return LayingMaster(seed)


def master(seed: int, worlds: int) -> Thinker:
    """Return the opponent of level 5 with a limit on its worlds; with 0, its nets alone choose."""
    from gin.ai.players.master import Master

    return by_flow.ThinkingByFlow(Master(seed, worlds), _at_laying(5, seed))


def master_steps(seed: int, worlds: int, seen: Observation) -> Steps[Action]:
    """Choose as `master` does without a deadline, but in steps.

    A move with melds on the table is a single step.
    """
    from gin.ai.players.master import Master

    if seen.rules.whole_hands:
        return spared(seen, _at_laying(5, seed).choose(seen))
    action = yield from Master(seed, worlds).steps(seen)
    return spared(seen, action)


def thinker(level: int, seed: int, setting: ThinkingTime = ThinkingTime.FULL) -> Thinker:
    """Return the opponent of a level as a thinker.

    Raises:
        BadOption: there is no such level; the message names the levels.
    """
    check(level)
    think = LEVELS[level].think
    if think is None:
        return PromptThinker(player(level, seed))
    return by_flow.ThinkingByFlow(think(seed, setting), _at_laying(level, seed))
