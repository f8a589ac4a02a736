"""Announcements and the opponent's timing, without a window."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from gin.core.cards import Card
from gin.core.message import NOTHING, Text, Verbatim, ended, sentences
from gin.interface.audience import Announcement, SentenceKind, ShownFrame
from gin.interface.cue import Cue
from gin.interface.refs import DISCARDS, STOCK, CardRef
from gin.interface.table import PlayerView, TableView
from gin.interface.view import Scene, View
from gin.present.words.captions import CAPTIONS
from gin.session.settings import Settings
from gin.ui.announcer import PATIENCE, Announcer
from gin.ui.notice import STAYS, Notice
from gin.ui.opponent_timing import THINKING, OpponentTiming
from tests.support.stand_ins import Follower, SetClock

SEVEN = CardRef(Card.parse("7H"))
TABLE = View(
    Scene.TABLE,
    Verbatim("Gin"),
    (),
    (),
    status=Verbatim("Draw a card."),
    news=Verbatim("Ada discards."),
)


class Listener(Follower):
    def __init__(self) -> None:
        super().__init__()
        self.heard: list[object] = []
        self.there = False

    @property
    def listens(self) -> bool:
        return self.there

    def show(self, frame: ShownFrame) -> None:
        self.heard.append(frame.focus)

    def announce(self, announcements: tuple[Announcement, ...]) -> None:
        self.heard += [(one.kind, one.text) for one in announcements]

    def hush(self) -> None:
        self.heard.append("hush")

    def forget(self) -> None:
        self.heard.append("forget")


def test_an_audience_gets_a_frame_once_and_before_its_announcements() -> None:
    listener = Listener()
    announcer = Announcer(SetClock(), None, listener)
    announcer.tick(0.0, lambda: ShownFrame(TABLE, STOCK), Settings(), drawn=False)
    announcer.pass_on((Announcement(Verbatim("Your turn.")),))
    announcer.tick(0.1, lambda: ShownFrame(TABLE, SEVEN), Settings(), drawn=True)
    announcer.tick(0.2, lambda: ShownFrame(TABLE, SEVEN), Settings(), drawn=False)
    assert listener.heard == [STOCK, SEVEN, (SentenceKind.NEWS, Verbatim("Your turn."))]


def test_a_drawn_frame_is_sent_again_on_request() -> None:
    listener = Listener()
    announcer = Announcer(SetClock(), None, listener)
    announcer.tick(0.0, lambda: ShownFrame(TABLE, STOCK), Settings(), drawn=False)
    announcer.tick(0.1, lambda: ShownFrame(TABLE, SEVEN), Settings(), drawn=True)
    assert listener.heard == [STOCK]
    announcer.show_again()
    announcer.tick(0.2, lambda: ShownFrame(TABLE, SEVEN), Settings(), drawn=True)
    assert listener.heard == [STOCK, SEVEN]


def test_every_refusal_is_announced_as_one() -> None:
    clock, why = SetClock(), Verbatim("Not now.")
    announcer = Announcer(clock, None, None)
    announcer.hear(
        (Announcement(why, SentenceKind.REFUSAL), Announcement(why, SentenceKind.REFUSAL)),
        TABLE,
        TABLE,
    )
    announcer.play(clock.now(), Settings(), Scene.TABLE)
    assert announcer.captions(Settings(captions=True)) == (CAPTIONS[Cue.REFUSED],)
    announcer = Announcer(clock, None, None)
    announcer.refuse(why)
    announcer.stop_at(Verbatim("The last one."))
    announcer.pass_on((Announcement(Verbatim("Your turn.")),))
    announcer.play(clock.now(), Settings(), Scene.TABLE)
    assert announcer.notice == why
    assert set(announcer.captions(Settings(captions=True))) == {
        CAPTIONS[Cue.REFUSED],
        CAPTIONS[Cue.EDGE],
    }


def test_a_sound_that_tells_nothing_new_has_no_caption() -> None:
    announcer = Announcer(SetClock(), None, None)
    announcer.let_hear(Cue.BUTTON)
    announcer.let_hear(Cue.KNOCK)
    announcer.play(announcer._clock.now(), Settings(), Scene.TABLE)
    assert announcer.captions(Settings(captions=True)) == (CAPTIONS[Cue.KNOCK],)


def test_nothing_is_stored_for_a_missing_audience() -> None:
    announcer = Announcer(SetClock(), None, None)
    announcer.pass_on((Announcement(Verbatim("Your turn.")),))
    announcer.hush()
    announcer.tick(0.0, lambda: ShownFrame(TABLE), Settings(), drawn=False)
    assert not announcer.notice
    assert announcer.next_due() is None


def test_a_notice_stays_for_a_while() -> None:
    notice = Notice()
    assert notice.next_due() is None
    notice.show(Verbatim("No."), 10.0)
    assert notice.next_due() == 10.0 + STAYS
    assert not notice.tick(10.0 + STAYS - 0.1) and notice.text == Verbatim("No.")
    assert notice.tick(10.0 + STAYS) and not notice.text


@pytest.mark.parametrize(
    ("said", "shown"),
    [
        (TABLE.news, NOTHING),
        (TABLE.status, NOTHING),
        (sentences(ended(TABLE.title), Verbatim("Hand 1.")), NOTHING),
        (Verbatim("Sorted by suit."), Verbatim("Sorted by suit.")),
    ],
)
def test_visible_text_is_not_repeated_as_a_notice(said: Text, shown: Text) -> None:
    notice = Notice()
    notice.hear((said,), TABLE, TABLE, 0.0)
    assert notice.text == shown


def test_a_notice_disappears_when_the_table_changes() -> None:
    notice = Notice()
    notice.show(Verbatim("You may not knock yet."), 0.0)
    notice.hear((), TABLE, TABLE, 0.0)
    assert notice.text
    notice.hear((), TABLE, replace(TABLE, news=Verbatim("You draw.")), 0.0)
    assert not notice.text


def test_the_announcer_shows_announces_or_does_both() -> None:
    listener, clock = Listener(), SetClock()
    announcer = Announcer(clock, None, listener)
    announcer.show_notice(Verbatim("Seen."))
    assert announcer.changed and announcer.notice == Verbatim("Seen.")
    announcer.announce(Verbatim("Heard."))
    assert announcer.notice == Verbatim("Seen.")
    announcer.answer(Verbatim("Both."))
    announcer.hush()
    announcer.tick(clock.now(), lambda: ShownFrame(TABLE, STOCK), Settings(), drawn=True)
    answers = [(SentenceKind.ANSWER, Verbatim(text)) for text in ("Heard.", "Both.")]
    assert listener.heard == ["hush", STOCK, *answers]
    assert announcer.notice == Verbatim("Both.")


@pytest.mark.parametrize("captions", [True, False])
def test_a_sound_is_announced_once_and_captioned_if_captions_are_on(
    captions: bool,
) -> None:
    listener, clock = Listener(), SetClock()
    announcer = Announcer(clock, None, listener)
    settings = Settings(captions=captions, announce_captions=True)
    announcer.let_hear(Cue.KNOCK)
    for _ in range(2):
        announcer.play(clock.now(), settings, Scene.TABLE)
        announcer.tick(clock.now(), lambda: ShownFrame(TABLE), settings, drawn=True)
    assert announcer.captions(settings) == ((CAPTIONS[Cue.KNOCK],) if captions else ())
    assert [one for one in listener.heard if one] == [(SentenceKind.CAPTION, CAPTIONS[Cue.KNOCK])]
    assert announcer.changed is captions


WAITING = replace(
    TABLE,
    content=TableView(PlayerView(NOTHING, 0), None, 1, NOTHING, NOTHING, (), (), thinking=True),
)


def test_the_opponents_turn_is_announced_after_the_focus_of_the_players_turn() -> None:
    listener = Listener()
    listener.there = True
    announcer = Announcer(SetClock(), None, listener)
    drew, left = (
        Announcement(Verbatim(text), SentenceKind.OTHER) for text in ("Ada draws.", "Ada discards.")
    )
    announcer.act()
    announcer.pass_on((drew,))
    announcer.tick(0.0, lambda: ShownFrame(WAITING, DISCARDS), Settings(), drawn=False)
    assert listener.heard == [] and announcer.next_due() == PATIENCE
    announcer.pass_on((left,))
    announcer.tick(1.0, lambda: ShownFrame(TABLE, STOCK), Settings(), drawn=False)
    assert listener.heard == [STOCK, *((SentenceKind.OTHER, one.text) for one in (drew, left))]
    assert announcer.next_due() is None


def test_announcements_wait_only_for_listeners_and_only_for_a_while() -> None:
    def heard(now: float, *, asks: bool = False, there: bool = True) -> list[object]:
        listener = Listener()
        listener.there = there
        announcer = Announcer(SetClock(), None, listener)
        announcer.act()
        announcer.pass_on((Announcement(Verbatim("Ada draws."), SentenceKind.OTHER),))
        for at in (0.0, now):
            if asks:
                announcer.hush()
            announcer.tick(at, lambda: ShownFrame(WAITING, DISCARDS), Settings(), drawn=False)
        return [one for one in listener.heard if one != "hush"]

    all_of_it = [DISCARDS, (SentenceKind.OTHER, Verbatim("Ada draws."))]
    assert heard(1.0) == []
    assert heard(1.0, asks=True) == heard(1.0, there=False) == heard(PATIENCE) == all_of_it


class Opponent:
    def __init__(self) -> None:
        self.waiting = False
        self.due: float | None = None
        self.thinking = 1.0
        self.done: list[str] = []

    def think(self) -> None:
        self.done.append("think")

    def advance(self) -> None:
        self.done.append("advance")


def test_the_opponent_thinks_immediately_and_moves_after_a_pause() -> None:
    shown = Opponent()
    timing = OpponentTiming(shown)  # type: ignore[arg-type]
    timing.follow(10.0, 1.0)
    assert timing.next_due(10.0) is None and shown.done == []
    shown.waiting = True
    for now in (10.0, 10.1):
        timing.follow(now, 2.0)
    assert shown.done == ["think"] and timing.next_due(10.1) == 10.0 + 2 * THINKING
    timing.move()
    assert shown.done == ["think", "advance"] and timing.next_due(20.0) is None


def test_an_undecided_opponent_is_waited_for() -> None:
    shown = Opponent()
    shown.waiting, shown.due = True, 60.0
    timing = OpponentTiming(shown)  # type: ignore[arg-type]
    timing.follow(10.0, 1.0)
    assert timing.next_due(10.0) == 10.0 + THINKING
    assert timing.next_due(11.0) == 60.0
    shown.waiting = False
    timing.follow(12.0, 1.0)
    assert timing.next_due(12.0) is None


def test_a_hard_decision_takes_longer_unless_speech_is_on() -> None:
    def taken(share: float, pace: float = 1.0, *, spoken: bool = False) -> float:
        shown = Opponent()
        shown.waiting, shown.thinking = True, share
        timing = OpponentTiming(shown)  # type: ignore[arg-type]
        timing.follow(0.0, pace, spoken=spoken)
        due = timing.next_due(0.0)
        assert due is not None
        return due / THINKING

    assert [taken(share) for share in (0.5, 2.0)] == pytest.approx([0.5, 2.0])
    assert taken(2.0, spoken=True) == pytest.approx(1.0)
    assert taken(0.5, spoken=True) == pytest.approx(0.5)
    assert taken(2.0, 0.6) == pytest.approx(1.2)
    assert taken(2.0, 0.0) == 0.0, "instant"
