"""The match being played: rules, record and opponent, saved in a store.

The state follows from the recorded actions: resuming a match and taking back an action both replay
them. Front ends see only observations of seat 0.
"""

from __future__ import annotations

from datetime import date

from msgspec.structs import replace

from gin.ai.players.levels import LEARNER
from gin.ai.players.progress import NEW, Progress
from gin.core import chain
from gin.core.errors import GinError, SaveError
from gin.core.message import Text, Verbatim
from gin.messages import errors as messages
from gin.rules import engine
from gin.rules.match import Match, deal, finish_hand, start_match
from gin.rules.model.actions import Action, notation, parse_action
from gin.rules.model.events import Event, seen_by
from gin.rules.model.memory import without_hidden_memory
from gin.rules.model.observation import Observation
from gin.rules.model.phase import Phase
from gin.rules.model.result import HandResult
from gin.rules.model.rules import Rules
from gin.rules.model.table import observe
from gin.rules.sheets import sheet_after
from gin.rules.sheets.base import Sheet
from gin.rules.sheets.points import single_hand
from gin.session.dealt_hand import DealtHand
from gin.session.engines.client import Engines
from gin.session.events import event_title
from gin.session.hint_count import count_hint, drop_hints
from gin.session.ladder import thinking_time
from gin.session.learning import keep_progress, progress_before, stages_moved
from gin.session.mixtures import title_of
from gin.session.moments import usual_cut
from gin.session.opponent_seat import GUEST_LEVEL, OpponentSeat
from gin.session.partner import PERSON_LEVEL, Partner, parse_partner
from gin.session.row_checks import check_origin, check_rules
from gin.session.seal import fresh_secret
from gin.session.sealing import Sealing
from gin.session.starting import starting_match
from gin.session.storage.rows import both_totals
from gin.session.storage.store import ActionRow, Store
from gin.variants.setups import Setup, aided, setup

HUMAN = 0
OPPONENT = 1
Aids = tuple[tuple[int, int], tuple[int, int]]
"""For each of two people, the hints asked for and the moves taken back."""


class Session:
    """A match in progress. `level` is the opponent's, None in a solitary game.

    `title` is the player's name for the game, or else the game's own. `opponent` is the opponent's
    seat. `daily` is the date of a daily deal: a single hand, or in a solitary game a round.
    `event` names the match's place in a ladder or tournament, such as "ladder:1:3"; empty for
    other matches. `before` is the learning opponent's progress before the match. `partner` is the
    person opposite in a match between two people, and otherwise None.
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
        salt: str = "",
        program: str = "",
        engines: Engines | None = None,
        daily: date | None = None,
        event: str = "",
        partner: Partner | None = None,
    ) -> None:
        self.store = store
        self.id = id
        self.setup = agreed
        # Between two people, hints are allowed or not; a game without hints has no other name.
        title = title_of(store, agreed if partner is None else aided(agreed))
        self.title = event_title(title, daily=daily is not None, event=event)
        self.level = level
        self.match = match
        self.practice = practice
        self.salt = salt
        self.program = program
        self.daily = daily
        self.event = event
        self.partner = partner
        self.before = progress_before(store, id) if level == LEARNER else NEW
        sealing = Sealing(agreed, match, salt)
        self.opponent = OpponentSeat(
            sealing, level, program, engines, self.before, thinking_time(event)
        )
        self._sheet: tuple[Match, Sheet] | None = None
        self._record: list[Action] = []
        self._table = self._dealt = deal(match).table
        self._hand = 0

    @classmethod
    def begin(
        cls,
        store: Store,
        agreed: Setup,
        level: int | None,
        seed: int | None = None,
        dealer: int | None = None,
        *,
        secret: str = "",
        practice: bool = False,
        program: str = "",
        engines: Engines | None = None,
        daily: date | None = None,
        event: str = "",
        salt: str = "",
        before: Progress | None = None,
        partner: Partner | None = None,
    ) -> Session:
        """Start a new match and save it; unfinished matches are left unchanged.

        Without a seed the hands are dealt from `secret`, by default a fresh one. An outside
        `program` can take the opponent's seat. `daily` is the date of a daily deal.
        `event` names the match's place in a ladder or tournament. `salt` is for the seals of a
        match begun before format 5 that is played again. `before` replaces the learning opponent's
        own progress. With a `partner`, a person takes the opponent's seat.
        """
        if agreed.rules.seats == 1:
            level, program = None, ""
        elif partner is not None:
            level, program = PERSON_LEVEL, ""
        elif program:
            level = GUEST_LEVEL
        if seed is None:
            secret = secret or fresh_secret()
            seed = chain.draw_seed(secret)
        swapped = partner is not None and partner.swapped
        match = start_match(agreed.rules, seed, dealer, secret, swapped=swapped)
        id = store.begin_match(
            agreed.game.id, agreed.agreed, level, seed, dealer,
            practice=practice, program=program, secret=secret, salt=salt,
            totals=both_totals(match.sheet.totals),
            daily="" if daily is None else daily.isoformat(), event=event,
            partner="" if partner is None else partner.written(),
        )  # fmt: skip
        if before is not None and level == LEARNER:
            keep_progress(store, id, before)
        return cls(
            store, id, agreed, level, match, practice=practice, salt=salt, program=program,
            engines=engines, daily=daily, event=event, partner=partner,
        )  # fmt: skip

    @classmethod
    def resume(cls, store: Store, id: int, engines: Engines | None = None) -> Session:
        """Return a saved match, at exactly the point where the player left it.

        Raises:
          SaveError: there is no such match, or it cannot be replayed and is now marked as broken.
        """
        row, actions = store.match(id), store.actions(id)
        try:
            agreed = setup(row.game, row.agreed)
            check_rules(row, agreed)
            check_origin(row)
            session = cls(
                store,
                id,
                agreed,
                row.level,
                starting_match(row, agreed.rules),
                practice=row.practice,
                salt=row.salt,
                program=row.program,
                engines=engines,
                daily=date.fromisoformat(row.daily) if row.daily else None,
                event=row.event,
                partner=parse_partner(row.partner),
            )
            session._replay(actions)
            if row.dealt > session._hand:
                session._deal_next()
        except Exception as error:
            # An invalid record may cause any exception, but must cost only this match.
            why = error.text if isinstance(error, GinError) else messages.NO_SENSE
            game = Verbatim(repr(str(row.game)[:20]))
            store.set_state(id, "broken")
            raise SaveError(messages.not_gone_on_with(match=id, game=game, why=why)) from error
        return session

    def _replay(self, actions: tuple[ActionRow, ...]) -> None:
        for row in actions:
            while row.hand > self._hand:
                if self._table.phase is not Phase.OVER:
                    message = messages.hand_not_finished(match=self.id, hand=self._hand + 1)
                    raise SaveError(message)
                self._deal_next()
            action = parse_action(row.text)
            if row.ply != len(self._record) or row.seat != engine.actor(self._table, action):
                act = Verbatim(repr(row.text))
                raise SaveError(messages.out_of_place(match=self.id, action=act, hand=row.hand + 1))
            self._take_step(action, engine.apply(self._table, action))

    def _take_step(self, action: Action, step: engine.Step) -> None:
        self._table = step.table
        self._record.append(action)
        if step.table.result is not None:
            self.match = finish_hand(self.match, step.table.result)

    @property
    def rules(self) -> Rules:
        """The agreed rules, with any random roles drawn."""
        return self.match.rules

    @property
    def seen(self) -> Observation:
        """The player's observation, without the facts that strict memory hides."""
        return without_hidden_memory(self.observation)

    @property
    def observation(self) -> Observation:
        """The player's observation, with the facts that strict memory hides."""
        return observe(self._table, HUMAN)

    @property
    def actions(self) -> tuple[Action, ...]:
        """The actions of the current hand."""
        return tuple(self._record)

    @property
    def happened(self) -> int:
        return len(self._table.log.events)

    @property
    def hand_over(self) -> bool:
        return self._table.phase is Phase.OVER

    @property
    def over(self) -> bool:
        """Whether no hand follows: a daily deal is over before its match would be."""
        return self.sheet.over

    @property
    def _single_hand(self) -> bool:
        return self.daily is not None and self.rules.seats > 1

    @property
    def hand_number(self) -> int:
        """The number of the current hand, from 1."""
        return self._hand + 1

    @property
    def stages_moved(self) -> int:
        """Stages by which the last hand changed the learner's share of mistakes; 0 for others."""
        return stages_moved(self.match.earlier, self.before) if self.level == LEARNER else 0

    @property
    def untouched(self) -> bool:
        return self._hand == 0 and not self._record

    @property
    def recorded(self) -> Session:
        return self

    @property
    def result(self) -> HandResult | None:
        return self._table.result

    @property
    def sheet(self) -> Sheet:
        # A view asks for it several times, and it counts all hands of the match.
        if self._sheet is None or self._sheet[0] is not self.match:
            self._sheet = self.match, self.sheet_after(len(self.match.results))
        return self._sheet[1]

    def sheet_after(self, hands: int) -> Sheet:
        """Return the sheet after this many of the finished hands."""
        write = single_hand if self._single_hand else sheet_after
        return write(self.rules, self.match.results[:hands])

    # The source of the cards.

    @property
    def to_be_cut(self) -> bool:
        waits = bool(self.match.secret and self.match.cut) and not self.match.own_cut
        return waits and self.untouched

    def cut(self, text: str = "") -> None:
        """Cut the cards, once in a match: with the player's text, or else with the current time.

        The seal of the first hand must have been shown before.

        Raises:
          BadCut: the text is not a valid cut.
          SaveError: the cut cannot be saved.
        """
        assert self.to_be_cut
        cut = chain.parse_cut(text) if text else usual_cut()
        self.store.cut(self.id, cut)
        self.match = replace(self.match, own_cut=cut)
        self._table = self._dealt = deal(self.match).table

    @property
    def dealt(self) -> DealtHand:
        sealing = Sealing(self.setup, self.match, self.salt)
        return DealtHand(
            self.id, sealing, self._hand, self._dealt, self._table, self.actions, self._single_hand
        )

    @property
    def turn(self) -> int | None:
        """The seat to move; None when the hand is over."""
        return None if self.hand_over else self._table.turn

    @property
    def opponent_to_move(self) -> bool:
        return not self.hand_over and self._table.turn == OPPONENT

    def submit(self, action: Action) -> tuple[Event, ...]:
        """Apply and save the player's action; return the events that the player sees.

        Raises:
          ActionRefused: the rules forbid the action.
          SaveError: the action cannot be saved.
        """
        return self.act(HUMAN, action)

    def think(self) -> None:
        if self.opponent_to_move:
            self.opponent.think(self._ply, observe(self._table, OPPONENT))

    @property
    def due(self) -> float | None:
        """The `time.monotonic()` until which `let_opponent_move` may block; None if not."""
        return self.opponent.due if self.opponent_to_move else None

    @property
    def _ply(self) -> str:
        return f"{self.id}.{self._hand}.{len(self._record)}"

    def take_trouble(self) -> Text:
        return self.opponent.take_trouble()

    def let_opponent_move(self) -> tuple[Event, ...]:
        return self.act(OPPONENT, self.opponent.choose(self._ply, observe(self._table, OPPONENT)))

    def act(self, seat: int, action: Action) -> tuple[Event, ...]:
        """Apply and save an action of a seat; return the events that the player sees.

        Raises:
          ActionRefused: the rules forbid the action.
          SaveError: the action cannot be saved.
        """
        step = engine.apply(self._table, action)
        row = ActionRow(self._hand, len(self._record), seat, notation(action))
        if step.table.result is None:
            self.store.add_action(self.id, row)
        else:
            self._keep_end(row, step.table.result)
        self._take_step(action, step)
        return tuple(seen_by(HUMAN, event) for event in step.events)

    def _keep_end(self, row: ActionRow, result: HandResult) -> None:
        after = finish_hand(self.match, result).sheet
        points = [result.points(seat) for seat in range(self.rules.seats)]
        deadwood = [side.deadwood for side in result.sides]
        if self.rules.seats == 1:
            points, deadwood = [*points, 0], [*deadwood, 0]
        self.store.end_hand(
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
            both_totals(after.totals),
            after.winner,
            over=after.over,
            last_hand=self._single_hand,
        )

    def next_hand(self) -> tuple[Event, ...]:
        """Deal the next hand; return the events that the player sees."""
        assert self.hand_over and not self.over
        self.store.deal(self.id, self._hand + 1)
        self._deal_next()
        return self._table.log.seen[HUMAN]

    def _deal_next(self) -> None:
        self._hand += 1
        self._record = []
        self._table = self._dealt = deal(self.match).table

    def count_hint(self) -> None:
        """Count one more hint in this match.

        Raises:
          SaveError: it cannot be saved.
        """
        count_hint(self.store, self.id)

    @property
    def aids(self) -> Aids:
        """The hints and taken back moves of two people; none against an opponent of the house."""
        return ((0, 0), (0, 0))

    @property
    def can_undo(self) -> bool:
        """Whether the player may take back a move now."""
        return self.practice and self.can_take_back

    @property
    def can_take_back(self) -> bool:
        return not self.hand_over and self.last_ply(HUMAN) is not None

    def last_ply(self, seat: int) -> int | None:
        """Return the number of actions before a seat's last one in this hand; None without one."""
        rows = self.store.actions(self.id)
        its = [row.ply for row in rows if row.hand == self._hand and row.seat == seat]
        return its[-1] if its else None

    def take_back(self) -> None:
        """Undo the player's last action of this hand, and all later ones.

        The match becomes a practice match.
        """
        ply = self.last_ply(HUMAN)
        assert ply is not None
        self.rewind(ply)

    def rewind(self, ply: int) -> None:
        """Undo this hand's actions from `ply` on, and make the match a practice match."""
        self.store.take_back(self.id, self._hand, ply)
        drop_hints(self.store, self.id, self.hand_number, ply)
        self.practice = True
        record, self._record = self._record[:ply], []
        self._table = self._dealt
        for action in record:
            self._take_step(action, engine.apply(self._table, action))
