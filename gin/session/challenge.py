"""A challenge: a finished match that a friend can play on the same cards.

It has the game, the opponent, the origin of the cards and all moves. Replaying the moves gives both
the friend's match, dealt from the same secret and cut, and the sender's result to compare with.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from gin.ai.players.levels import LEARNER, LEVELS
from gin.ai.players.progress import NEW, Progress
from gin.core import chain
from gin.core.errors import BadChallenge, GinError
from gin.core.message import NOTHING, Text
from gin.messages import challenge as messages
from gin.rules import engine
from gin.rules.match import Match, deal, finish_hand, start_match
from gin.rules.model.actions import Action, parse_action
from gin.rules.model.result import HandResult
from gin.session.seal import seal_of
from gin.session.sealing import Sealing
from gin.session.starting import starting_match
from gin.variants.codes import game_code, parse_game_code
from gin.variants.setups import Setup

if TYPE_CHECKING:
    from gin.session.game import Session

LONGEST_NAME = 24
"""Maximum number of letters of a sender's name."""
_SEEDS = 1 << 63
"""Seeds that can be saved are below this."""


class Challenge(Struct, frozen=True, array_like=True):
    """The contents of a challenge, as they are sent.

    Attributes:
      name: the sender's name; may be empty.
      code: the game code.
      level: the opponent's level; None in a solitary game.
      seed: as in the saved match, like `dealer`, `secret`, `cut` and `salt`.
      practice: whether the sender took moves back.
      share: the learning opponent's share of wrong choices before the match, like `latest`.
      seal: the seal of the first hand.
      hands: the notations of each hand's actions, of both players.
    """

    name: str
    code: str
    level: int | None
    seed: int
    dealer: int | None
    secret: str
    cut: str
    salt: str
    practice: bool
    share: float
    latest: tuple[bool, ...]
    seal: str
    hands: tuple[tuple[str, ...], ...]

    @property
    def setup(self) -> Setup:
        """The game and its options.

        Raises:
          BadGameCode: this program does not know them.
        """
        return parse_game_code(self.code)

    @property
    def before(self) -> Progress:
        """The learning opponent's progress before the match."""
        return Progress(self.share, self.latest)


class LineHand(Struct, frozen=True):
    """A finished hand of a line: the match before it, its actions, and its result."""

    before: Match
    actions: tuple[Action, ...]
    result: HandResult

    @property
    def number(self) -> int:
        """The number of the hand in its match, from 1."""
        return len(self.before.results) + 1


class Line(Struct, frozen=True):
    """One player's way through a match: the finished hands, and the match after them."""

    hands: tuple[LineHand, ...]
    match: Match


def why_not(session: Session) -> Text:
    """Return why a match cannot become a challenge; empty if it can."""
    if session.daily is not None:
        return messages.NOT_DAILY
    if session.program or session.partner is not None:
        return messages.NOT_GUEST
    return NOTHING if session.sheet.over else messages.NOT_FINISHED


def challenge_of(session: Session, name: str = "") -> Challenge:
    """Return the challenge of a finished match; `name` is the sender's.

    Raises:
      BadChallenge: the match cannot become a challenge.
    """
    why = why_not(session)
    if why:
        raise BadChallenge(why)
    row = session.store.match(session.id)
    hands: list[list[str]] = [[] for _ in session.match.results]
    for action in session.store.actions(session.id):
        hands[action.hand].append(action.text)
    before = session.before if session.level == LEARNER else NEW
    match = starting_match(row, session.setup.rules)
    made = Challenge(
        name[:LONGEST_NAME], game_code(session.setup), session.level, row.seed, row.dealer,
        row.secret, row.cut, row.salt, session.practice, before.share, before.latest,
        _seal(session.setup, match, row.salt), tuple(map(tuple, hands)),
    )  # fmt: skip
    line_of(made)
    return made


def _seal(agreed: Setup, match: Match, salt: str) -> str:
    return seal_of(Sealing(agreed, match, salt).line(deal(match).table, 0))


def line_of(challenge: Challenge) -> Line:
    """Replay the sender's moves, and check them against the seal.

    Raises:
      BadChallenge: something in the challenge does not fit; the error says what.
      BadGameCode: this program does not know the game or its options.
    """
    agreed = challenge.setup
    _check_origin(challenge, agreed)
    match = start_match(
        agreed.rules, challenge.seed, challenge.dealer, challenge.secret, challenge.cut
    )
    if _seal(agreed, match, challenge.salt) != challenge.seal:
        raise BadChallenge(messages.OTHER_SEAL)
    played: list[LineHand] = []
    for texts in challenge.hands:
        if match.sheet.over:
            raise BadChallenge(messages.after_the_end(hand=len(played) + 1))
        one = _replayed(match, texts)
        played.append(one)
        match = finish_hand(match, one.result)
    if not match.sheet.over:
        raise BadChallenge(messages.not_to_the_end(hands=len(played)))
    return Line(tuple(played), match)


def _replayed(before: Match, texts: tuple[str, ...]) -> LineHand:
    table, hand = deal(before).table, len(before.results) + 1
    actions: list[Action] = []
    for number, text in enumerate(texts, start=1):
        if table.result is not None:
            raise BadChallenge(messages.move_after_end(hand=hand, move=number))
        try:
            actions.append(parse_action(text))
            table = engine.apply(table, actions[-1]).table
        except GinError as error:
            why = messages.bad_move(hand=hand, move=number, why=error.text)
            raise BadChallenge(why) from error
    if table.result is None:
        raise BadChallenge(messages.hand_without_end(hand=hand))
    return LineHand(before, tuple(actions), table.result)


def _check_origin(challenge: Challenge, agreed: Setup) -> None:
    """Raise BadChallenge if no match can start with these values."""
    alone = agreed.rules.seats == 1
    if (challenge.level is None) != alone or challenge.level not in (None, *LEVELS):
        raise BadChallenge(messages.UNKNOWN_OPPONENT)
    fits = challenge.dealer is None or challenge.dealer in range(agreed.rules.seats)
    if challenge.secret:
        fits = fits and chain.is_secret(challenge.secret)
        fits = fits and challenge.seed == chain.draw_seed(challenge.secret)
    if challenge.cut:
        try:
            fits = fits and chain.parse_cut(challenge.cut) == challenge.cut
        except GinError:
            fits = False
    if not (fits and 0 <= challenge.seed < _SEEDS and challenge.salt.isascii()):
        raise BadChallenge(messages.NO_CARDS)
