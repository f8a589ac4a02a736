"""Choose the sound cues for choices and events.

A cue names a sound, and a caption describes the sound in words.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from gin.interface.celebration import Celebration
from gin.interface.cue import Cue, SoundCue
from gin.interface.intents import Do, Draft, PageAction, Play
from gin.interface.paper import FinalView, Tone
from gin.interface.result import ResultView
from gin.interface.steps import (
    AddPicked,
    BestLayOffs,
    Confirm,
    LayOffCard,
    LayOutNow,
    MakeDeadwood,
    MakeMeld,
    PickCard,
    PutBack,
    PutDown,
    TakeBack,
    UseLayOut,
)
from gin.interface.view import Choice, CutFan, Scene, View
from gin.rules.model.actions import Discard, Draw, HoldUp, Pass, Take
from gin.rules.model.events import (
    Accepted,
    ChallengeMade,
    ChallengeMet,
    Dealt,
    Discarded,
    Drew,
    EndedTurn,
    Event,
    HandOver,
    HeldUp,
    Knocked,
    LaidOff,
    LaidOut,
    LeftOffered,
    NotOffered,
    Offered,
    Passed,
    Refused,
    Stopped,
    Took,
    TookOffered,
    WentGin,
    WentOut,
)
from gin.rules.model.result import HandResult, Outcome

ROUNDS_HEARD = 10
"""Number of card sounds in a deal."""
POINTS_HEARD = 12
"""Maximum number of ticks heard while points are counted."""
TOTAL_HEARD = 6
"""Number of ticks heard while the total of a won match is counted."""
_PAPER = (Scene.SHEET, Scene.RULES, Scene.HELP, Scene.STATISTICS)
_STEPS: dict[type, Cue | None] = {
    Confirm: None,
    LayOutNow: None,
    PickCard: Cue.LIFT,
    MakeMeld: Cue.MELD,
    MakeDeadwood: Cue.DROP,
    UseLayOut: Cue.MELD,
    AddPicked: Cue.LAY_OFF,
    PutDown: Cue.LAY_OFF,
    PutBack: Cue.DROP,
    LayOffCard: Cue.LAY_OFF,
    BestLayOffs: Cue.LAY_OFF,
    TakeBack: Cue.DROP,
}
_PAGE_ACTIONS: dict[PageAction, Cue | None] = {
    PageAction.DEAL: None,
    PageAction.SORT: Cue.SORT,
    PageAction.NEXT_HAND: Cue.NEXT_HAND,
    PageAction.PLAY_AGAIN: Cue.NEXT_HAND,
}


def cue_of(choice: Choice) -> Cue | None:
    """Return the cue of a choice, or None if its event or its refusal provides the sound."""
    if choice.why:
        return None
    match choice.intent:
        case Play(Draw() | Take() | Pass() | Discard() | HoldUp()):
            return None
        case Draft(step):
            return _STEPS.get(type(step), Cue.BUTTON)
        case Do(page_action):
            return _PAGE_ACTIONS.get(page_action, Cue.BUTTON)
        case _:
            return Cue.BUTTON


def heard(
    before: View, now: View, events: Sequence[Event], choice: Choice | None = None
) -> tuple[SoundCue, ...]:
    """Return the cues for a change from one view to the next, in order.

    A button click sounds only if there is no other cue.
    """
    cues = []
    if before.scene is not now.scene and now.scene in _PAPER:
        cues.append(Cue.PAGE)
    if _fan(now) is not None and _fan(now) != _fan(before):
        cues.append(Cue.CUT)
    if isinstance(now.content, FinalView) and before.scene is Scene.RESULT:
        cues += _of_final(now.content)
    if now.lesson is not None and now.lesson.applauds and now.lesson != before.lesson:
        cues.append(Cue.APPLAUSE)
    found = [*cues_from(cues), *cues_of_events(tuple(events))]
    own = cue_of(choice) if choice is not None else None
    if own is not None and (own is not Cue.BUTTON or not found):
        found[:0] = cues_from((own,), Tone.NOBODY if own in _NOWHERE else Tone.YOURS)
    return tuple(found)


_NOWHERE = (Cue.BUTTON, Cue.NEXT_HAND)
"""Cues of choices that do not come from the player's side of the table."""


def cues_from(cues: Sequence[Cue], tone: Tone = Tone.NOBODY) -> tuple[SoundCue, ...]:
    """Return the cues as heard from one side of the table."""
    return tuple(SoundCue(cue, tone) for cue in cues)


def opening(events: Sequence[Event]) -> tuple[Event, ...]:
    """Return the events before the showdown, which plays its own sounds."""
    ends = (Knocked, WentGin, WentOut, LaidOff, HandOver)
    return tuple(takewhile(lambda event: not isinstance(event, ends), events))


def closing(events: Sequence[Event], seat: int = 0) -> tuple[SoundCue, ...]:
    """Return the cues that `seat` hears after the showdown: the sheet entry and who won."""
    results = [event.result for event in events if isinstance(event, HandOver)]
    heard = (cue for result in results for cue in _of_count(result, seat))
    return cues_from([cue for cue in heard if cue not in _SHOWN])


_SHOWN = (Cue.UNDERCUT, Cue.TICK)


def of_trophy(before: View, now: View) -> tuple[SoundCue, ...]:
    """Return the cue for a new trophy if a hand has just brought one."""
    shown = now.content
    if before.scene is Scene.RESULT or not isinstance(shown, ResultView):
        return ()
    return (SoundCue(Cue.SWEEP, pause=0.4),) if shown.celebration and shown.trophy else ()


def _fan(view: View) -> CutFan | None:
    return view.dialog.fan if view.dialog is not None else None


def _of_final(final: FinalView) -> tuple[Cue, ...]:
    """Return the cues of a finished match: each line on the sheet, then loss, or count and win."""
    lines = (Cue.PEN,) * len(final.lines)
    if final.won is None:
        return lines
    if not final.won:
        return (*lines, Cue.MATCH_LOST)
    return (*lines, *(Cue.TICK,) * TOTAL_HEARD, *_FANFARES.get(final.celebration, (Cue.MATCH_WON,)))


_FANFARES: dict[Celebration, tuple[Cue, ...]] = {
    Celebration.SHUTOUT: (Cue.SHUTOUT,),
    Celebration.FIRST_WIN: (Cue.FIRST_WIN,),
    Celebration.RUNG: (Cue.RUNG,),
    Celebration.CUP: (Cue.CUP, Cue.APPLAUSE),
}


def cues_of_events(events: tuple[Event, ...], seat: int = 0) -> tuple[SoundCue, ...]:
    """Return the cues that `seat` hears for events, in order."""
    return tuple(
        one for event in events for one in cues_from(_of_event(event, seat), _tone_of(event, seat))
    )


def _tone_of(event: Event, seat: int) -> Tone:
    if isinstance(event, Dealt | HandOver | Stopped):
        return Tone.NOBODY
    return Tone.YOURS if event.seat == seat else Tone.THEIRS


def _of_event(event: Event, seat: int) -> tuple[Cue, ...]:
    match event:
        case Dealt(upcard=upcard):
            turned = (Cue.DISCARD,) if upcard is not None else ()
            return (Cue.SHUFFLE, *(Cue.DEAL,) * ROUNDS_HEARD, *turned)
        case Passed() | NotOffered() | Refused():
            return (Cue.PASS,)
        case Offered() | Accepted():
            return (Cue.DIE,)
        case Drew():
            return (Cue.DRAW,)
        case Took():
            return (Cue.TAKE,)
        case Discarded():
            return (Cue.DISCARD,)
        case Knocked(melds=melds):
            return (Cue.KNOCK, *(Cue.MELD,) * len(melds))
        case WentGin(melds=melds, big=big):
            return (Cue.BIG_GIN if big else Cue.GIN, *(Cue.MELD,) * len(melds))
        case LaidOff(seat=mover, melds=melds, cards=cards):
            # The player's own lay-offs were heard as they were made.
            laid = () if mover == seat else (Cue.LAY_OFF,) * len(cards)
            return (*(Cue.MELD,) * len(melds), *laid)
        case Stopped():
            return ()
        case LaidOut(seat=mover, melds=melds, added=added):
            # The player's own lay-outs were heard as they were made.
            return (
                () if mover == seat else (*(Cue.MELD,) * len(melds), *(Cue.LAY_OFF,) * len(added))
            )
        case HeldUp():
            return (Cue.DISCARD,)
        case TookOffered():
            return (Cue.TAKE,)
        case LeftOffered() | EndedTurn():
            return (Cue.PASS,)
        case ChallengeMade():
            return (Cue.KNOCK,)
        case ChallengeMet(accepted=accepted):
            return () if accepted else (Cue.PASS,)
        case WentOut():
            return (Cue.GIN,)
        case HandOver(result=result):
            return _of_count(result, seat)


def _of_count(result: HandResult, seat: int) -> tuple[Cue, ...]:
    cues = [Cue.UNDERCUT] if result.outcome is Outcome.UNDERCUT else []
    points = abs(result.points(seat if result.booked is None else result.booked))
    if points:
        cues += [Cue.TICK] * min(points, POINTS_HEARD)
        cues.append(Cue.PEN)
    if result.winner is not None:
        cues.append(Cue.HAND_WON if result.winner == seat else Cue.HAND_LOST)
    elif result.outcome is Outcome.SOLO_LOOSE:
        cues.append(Cue.HAND_LOST)
    return tuple(cues)
