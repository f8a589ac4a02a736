"""A match being played: the rules, the record and the opponent together, on a store.

Everything is a fold over recorded actions: going on after a break, taking back and undoing replay
them. Front ends see observations of seat 0 and nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from gin.ai.levels import player
from gin.core.cards import Card
from gin.core.errors import GinError, SaveError
from gin.core.shuffle import deal_code, hand_seed, shuffled
from gin.rules import engine
from gin.rules.actions import Action, notation, parse_action
from gin.rules.events import Event, seen_by
from gin.rules.match import Match, deal, finish_hand, start_match
from gin.rules.observe import Observation, observe
from gin.rules.result import HandResult
from gin.rules.rules import Rules
from gin.rules.sheet import Sheet
from gin.rules.table import Phase
from gin.session.engine_client import Engines, Inside, Opponent, Outside, needs_process
from gin.session.mixtures import title_of
from gin.session.seal import hand_salt, salt_from, seal_of, sealed_line, seed_from
from gin.session.store import ActionRow, MatchRow, Store
from gin.variants.registry import Setup, settled, setup

HUMAN = 0
OPPONENT = 1
GUEST = 0
"""The level of an outside program."""
STAND_IN = 3
"""The level that moves where an outside program does not."""
HANDS = "hands"
"""The folder for hands that were saved to files."""


@dataclass(frozen=True, slots=True)
class Summary:
    """An unfinished match, for a menu."""

    id: int
    game: str
    agreed: tuple[str, ...]
    seed: int
    title: str
    level: int | None
    running: tuple[int, ...]
    hand: int


class Session:
    """A match in progress. `level` is the opponent's, None in a solitary game.

    `title` is what the player calls the game. An opponent that needs a process has it in `engines`;
    without these its quick self plays.
    """

    def __init__(
        self,
        store: Store,
        id: int,
        agreed: Setup,
        level: int | None,
        match: Match,
        *,
        practice: bool,
        salt: str,
        program: str = "",
        engines: Engines | None = None,
    ) -> None:
        self._store = store
        self.id = id
        self.setup = agreed
        self.title = title_of(store, agreed)
        self.level = level
        self.match = match
        self.practice = practice
        self.salt = salt
        self.program = program
        self._engines = engines
        self._opponent: Opponent | None = None
        self._record: list[Action] = []
        self._table = self._dealt = deal(match).table
        self._hand = 0
        self._seal, self._sealed_hand = "", -1

    @classmethod
    def begin(
        cls,
        store: Store,
        agreed: Setup,
        level: int | None,
        seed: int,
        dealer: int | None = None,
        *,
        practice: bool = False,
        salt: str = "",
        program: str = "",
        engines: Engines | None = None,
    ) -> Session:
        """A new match, kept at once; unfinished ones stay as they are.

        Without a `salt` the one that follows from the seed is taken: who names a seed could work
        out the cards anyway. An outside `program` may sit in the opponent's seat.
        """
        if agreed.rules.seats == 1:
            level, program = None, ""
        elif program:
            level = GUEST
        salt = salt or salt_from(seed)
        id = store.begin_match(
            agreed.game.id, agreed.agreed, level, seed, dealer,
            practice=practice, salt=salt, program=program,
        )  # fmt: skip
        match = start_match(agreed.rules, seed, dealer)
        return cls(
            store, id, agreed, level, match,
            practice=practice, salt=salt, program=program, engines=engines,
        )  # fmt: skip

    @classmethod
    def resume(cls, store: Store, id: int, engines: Engines | None = None) -> Session:
        """A match as it was left, at exactly that point.

        Raises SaveError if its record cannot be replayed; the match is then marked as broken.
        """
        row, actions = store.match(id), store.actions(id)
        try:
            agreed = setup(row.game, row.agreed)
            session = cls(
                store,
                id,
                agreed,
                row.level,
                start_match(agreed.rules, row.seed, row.dealer),
                practice=row.practice,
                salt=row.salt,
                program=row.program,
                engines=engines,
            )
            session._replay(actions)
            if row.dealt > session._hand:
                session._deal_next()
        except (GinError, AssertionError) as error:
            store.set_state(id, "broken")
            raise SaveError(
                f"match {id}, of {row.game!r}, cannot be gone on with, and is left out: {error}"
            ) from error
        return session

    def _replay(self, actions: tuple[ActionRow, ...]) -> None:
        for row in actions:
            while row.hand > self._hand:
                if self._table.phase is not Phase.OVER:
                    raise SaveError(f"match {self.id}: hand {self._hand + 1} was not finished")
                self._deal_next()
            action = parse_action(row.text)
            if row.ply != len(self._record) or row.seat != engine.actor(self._table, action):
                raise SaveError(
                    f"match {self.id}: action {row.text!r} of hand {row.hand + 1} is out of place"
                )
            self._carry_out(action)

    def _carry_out(self, action: Action) -> tuple[Event, ...]:
        step = engine.apply(self._table, action)
        self._table = step.table
        self._record.append(action)
        if step.table.result is not None:
            self.match = finish_hand(self.match, step.table.result)
        return step.events

    @property
    def store(self) -> Store:
        """Where it is kept."""
        return self._store

    @property
    def rules(self) -> Rules:
        """The rules agreed on, with what was left to a lot."""
        return self.match.rules

    @property
    def seen(self) -> Observation:
        """All that the human player knows."""
        return observe(self._table, HUMAN)

    @property
    def hand_over(self) -> bool:
        """Is the hand counted?"""
        return self._table.phase is Phase.OVER

    @property
    def hand_number(self) -> int:
        """The hand being played or just counted, from 1."""
        return self._hand + 1

    @property
    def untouched(self) -> bool:
        """Has nobody done anything in this match yet?"""
        return self._hand == 0 and not self._record

    @property
    def result(self) -> HandResult | None:
        """The count of the hand, once it is over."""
        return self._table.result

    @property
    def sheet(self) -> Sheet:
        """The score sheet."""
        return self.match.sheet

    @property
    def code(self) -> str:
        """The deal code of this hand."""
        return deal_code(hand_seed(self.match.seed, self._hand), self._table.dealer)

    @property
    def _sealed(self) -> str:
        die = self._dealt.stake.die if self._dealt.stake is not None else None
        return sealed_line(self._deck, die, hand_salt(self.salt, self._hand))

    @property
    def _deck(self) -> tuple[Card, ...]:
        return shuffled(hand_seed(self.match.seed, self._hand))

    @property
    def seal(self) -> str:
        """The seal of this hand, which may be known before the hand."""
        if self._sealed_hand != self._hand:
            self._sealed_hand, self._seal = self._hand, seal_of(self._sealed)
        return self._seal

    @property
    def revealed(self) -> str:
        """The line that was sealed, once the hand is over; until then nothing."""
        return self._sealed if self.hand_over else ""

    def written(self) -> str:
        """This hand, which is over, as a file that can be checked."""
        from gin.session.record import Hand, record_of

        result, dealt = self.result, self._dealt
        assert result is not None
        table, moves = dealt, []
        for action in self._record:
            moves.append((table.turn, action))
            table = engine.apply(table, action).table
        return record_of(
            Hand(
                settled(self.setup, self.rules),
                self.hand_number,
                dealt.dealer,
                dealt.scores,
                dealt.closed,
                dealt.stake.die if dealt.stake is not None else None,
                self._deck,
                hand_salt(self.salt, self._hand),
                tuple(moves),
                result,
            )
        )

    def save(self, folder: Path) -> Path:
        """Write this hand, which is over, to a file in a folder; returns the file.

        Raises SaveError, which names the file, if it cannot be written.
        """
        path = folder / HANDS / f"hand-{self.id}-{self.hand_number}.txt"
        try:
            path.parent.mkdir(exist_ok=True)
            path.write_text(self.written(), encoding="utf-8")
        except OSError as error:
            raise SaveError(f"cannot write {path}: {error.strerror}") from error
        return path

    @property
    def opponent_to_move(self) -> bool:
        """Is it the opponent's turn?"""
        return not self.hand_over and self._table.turn == OPPONENT

    def submit(self, action: Action) -> tuple[Event, ...]:
        """Carry out the human player's action and keep it; what happened, as that player saw it.

        Raises IllegalAction if the rules forbid it, SaveError if it cannot be kept; then nothing
        has changed.
        """
        return self._act(HUMAN, action)

    @property
    def _other(self) -> Opponent:
        """Who sits opposite, fetched when first needed."""
        assert self.level is not None
        if self._opponent is None:
            self._opponent = self._seated(self.level)
        return self._opponent

    def _seated(self, level: int) -> Opponent:
        stand_in = player(level or STAND_IN, self._chance)
        if self._engines is None or not (self.program or needs_process(level)):
            return Inside(stand_in)
        return Outside(
            self._engines,
            self.setup,
            stand_in,
            seed_from(self.salt),
            None if self.program else level,
            self.program,
        )

    @property
    def _chance(self) -> int:
        """The seed of the opponent's own chance: nothing that the cards follow from.

        Only where somebody has named the match's seed, and knows the cards by it, it is that one.
        """
        named = self.salt == salt_from(self.match.seed)
        return self.match.seed if named else seed_from(self.salt)

    def think(self) -> None:
        """Have the opponent begin to think, if it is to move; it is not waited for."""
        if self.opponent_to_move:
            self._other.think(self._ply, observe(self._table, OPPONENT))

    @property
    def due(self) -> float | None:
        """The moment of `time.monotonic()` until which its move may take; None if it is there."""
        return self._other.due if self.opponent_to_move else None

    @property
    def _ply(self) -> str:
        return f"{self.id}.{self._hand}.{len(self._record)}"

    def let_opponent_move(self) -> tuple[Event, ...]:
        """Have the opponent decide and act, from that seat's observation alone."""
        seen = observe(self._table, OPPONENT)
        return self._act(OPPONENT, self._other.choose(self._ply, seen))

    def take_trouble(self) -> str:
        """Why somebody moved in an outside program's place, if that was not told yet."""
        return self._other.take_trouble() if self.program else ""

    def _act(self, seat: int, action: Action) -> tuple[Event, ...]:
        step = engine.apply(self._table, action)
        row = ActionRow(self._hand, len(self._record), seat, notation(action))
        if step.table.result is None:
            self._store.add_action(self.id, row)
        else:
            self._keep_end(row, step.table.result)
        return tuple(seen_by(HUMAN, event) for event in self._carry_out(action))

    def _keep_end(self, row: ActionRow, result: HandResult) -> None:
        after = finish_hand(self.match, result).sheet
        points = [result.points(seat) for seat in range(self.rules.seats)]
        deadwood = [side.deadwood for side in result.sides]
        totals = list(after.totals)
        if self.rules.seats == 1:
            points, deadwood, totals = [*points, 0], [*deadwood, 0], [*totals, 0]
        outcome = (after.winner, totals[0], totals[1]) if after.over else None
        self._store.end_hand(
            self.id,
            row,
            (
                result.outcome.value,
                result.ender,
                result.winner,
                points[0],
                points[1],
                deadwood[0],
                deadwood[1],
            ),
            outcome,
        )

    def next_hand(self) -> tuple[Event, ...]:
        """Deal the next hand; what the human player sees of it. Raises SaveError as actions do."""
        assert self.hand_over and not self.sheet.over
        self._store.deal(self.id, self._hand + 1)
        self._deal_next()
        return self._table.log.seen[HUMAN]

    def _deal_next(self) -> None:
        self._hand += 1
        self._record = []
        self._table = self._dealt = deal(self.match).table

    @property
    def order(self) -> tuple[Card, ...]:
        """The order in which the player last laid the cards of the hand by hand."""
        try:
            return tuple(Card.parse(code) for code in self._store.note(f"order:{self.id}").split())
        except GinError:
            return ()

    def keep_order(self, order: Sequence[Card]) -> None:
        """Keep that order. Raises SaveError as actions do."""
        self._store.set_note(f"order:{self.id}", " ".join(card.code for card in order))

    @property
    def can_take_back(self) -> bool:
        """Has the human player done anything in this hand that can be taken back?"""
        return not self.hand_over and self._last_own_ply() is not None

    def _last_own_ply(self) -> int | None:
        rows = self._store.actions(self.id)
        mine = [row.ply for row in rows if row.hand == self._hand and row.seat == HUMAN]
        return mine[-1] if mine else None

    def take_back(self) -> None:
        """Go back to before the human player's last action of this hand: now it is practice."""
        ply = self._last_own_ply()
        assert ply is not None
        self._store.take_back(self.id, self._hand, ply)
        self.practice = True
        record = self._record[:ply]
        self._record = []
        self._table = self._dealt
        for action in record:
            self._carry_out(action)


def give_up(store: Store, id: int) -> None:
    """Leave an unfinished match for good: no list offers it any more; its hands stay counted."""
    store.set_state(id, "left")


def problems(store: Store) -> tuple[str, ...]:
    """A sentence for every unfinished match that cannot be gone on with; none is forgotten."""
    found = []
    for row in store.matches():
        try:
            Session.resume(store, row.id)
        except SaveError as error:
            found.append(f"{str(error)[:1].upper()}{str(error)[1:]}.")
    return tuple(found)


def unfinished(store: Store) -> tuple[Summary, ...]:
    """Every match that can be gone on with, the last played first; broken ones are left out."""
    found = []
    for row in store.matches():
        summary = _summary(store, row)
        if summary is not None:
            found.append(summary)
    return tuple(found)


def unfinished_of(store: Store, agreed: Setup, seed: int | None = None) -> Summary | None:
    """The unfinished match of a game that was played last; if a seed is given, with that seed.

    With options agreed the match must have the same; without, it may have any of the game's own,
    but not those that make a mixture of it.
    """
    for match in unfinished(store):
        if match.game != agreed.game.id or seed not in (None, match.seed):
            continue
        mixed = setup(match.game, match.agreed).mixed
        if match.agreed == agreed.agreed or not (agreed.agreed or mixed):
            return match
    return None


def _summary(store: Store, row: MatchRow) -> Summary | None:
    try:
        session = Session.resume(store, row.id)
    except SaveError:
        return None
    running = session.sheet.totals
    return Summary(
        row.id,
        row.game,
        row.agreed,
        row.seed,
        session.title,
        row.level,
        running,
        session.hand_number,
    )
