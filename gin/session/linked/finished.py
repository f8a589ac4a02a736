"""The finished part of a joined match: hands with their files, and the match with its record."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct

from gin.core.errors import SaveError
from gin.messages import linked as messages
from gin.rules.model.actions import Challenge, parse_action
from gin.session.dealt_hand import HANDS
from gin.session.game import Aids, Session
from gin.session.linked.lines import Agreed, Record, Snapshot
from gin.session.partner import Partner
from gin.session.record import save_record
from gin.session.record_check import read_hand
from gin.session.seal import SecretDeal
from gin.session.storage.store import Store


class ToldHand(Struct, frozen=True):
    """A hand as the host has shown it: its seal and, once it is over, its file."""

    shown: Snapshot

    @property
    def seal(self) -> str:
        return self.shown.seal

    @property
    def next_seal(self) -> str:
        return self.shown.next_seal

    @property
    def revealed(self) -> str:
        return self.shown.revealed

    @property
    def code(self) -> str:
        return self.shown.code

    @property
    def chatter(self) -> str:
        return self.shown.seal

    @property
    def drawn(self) -> SecretDeal | None:
        _, found, secret = self.shown.revealed.rpartition("; secret ")
        return SecretDeal(secret, self.shown.own_cut) if found else None

    @property
    def _written(self) -> str:
        return "".join(f"{line}\n" for line in self.shown.file)

    def save(self, folder: Path) -> Path:
        """Save the hand's file.

        Raises:
          BadRecord: the host's file is damaged.
          SaveError: it cannot be written.
        """
        read_hand(self._written)
        return save_record(folder / HANDS, f"hand-joined-{self.shown.hand}", self._written)


class FinishedMatch(Session):
    """A joined match with its record. `told_aids` are what the host has counted."""

    told_aids: Aids = ((0, 0), (0, 0))

    @property
    def aids(self) -> Aids:
        return self.told_aids


def replayed(
    record: Record, agreed: Agreed, partner: Partner | None
) -> tuple[Session, dict[int, str]]:
    """Return a finished match in a new store, and the seals of its hands by number.

    Raises:
      GinError: the record cannot be replayed.
    """
    session = Session.begin(
        Store.in_memory(), agreed.setup, None, record.seed, record.dealer, secret=record.secret,
        salt=record.salt, practice=record.practice, partner=partner,
    )  # fmt: skip
    seals = {}
    if record.cut:
        session.cut(record.cut)
    for hand, seat, move in record.moves:
        if hand != session.hand_number - 1:
            session.next_hand()
        seals[session.hand_number] = session.dealt.seal
        action = parse_action(move)
        actor = action.seat if isinstance(action, Challenge) else session.turn
        if hand != session.hand_number - 1 or actor != seat:
            raise SaveError(messages.WRONG_RECORD)
        session.act(seat, action)
    return session, seals
