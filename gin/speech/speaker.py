"""The speaker, which decides what the program says aloud.

Like a screen reader, it follows what the window shows and announces. It is silent while a screen
reader follows the window. It gets only views and announcements, which contain nothing hidden.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import takewhile
from typing import Protocol

from msgspec.structs import replace

from gin.core.message import (
    NOTHING,
    Text,
    Verbatim,
    cards_named,
    commas,
    contains,
    ended,
    last_sentence,
    phrase,
    says,
    sentences,
)
from gin.interface.audience import Announcement, Length, SentenceKind, ShownFrame
from gin.interface.result import ResultView
from gin.interface.showdown import ShowdownView
from gin.interface.view import HAND_SCENES, Item, Role, Scene, View, ZoneKind
from gin.language import translation
from gin.language.translation import for_ear, printed
from gin.messages import speech as messages
from gin.present.input import focus_order
from gin.present.output import voice_commands
from gin.present.output.brevity import (
    length,
    named_by_focus,
    others_turn,
    picking,
    prompt,
    spoken_name,
)
from gin.present.words import speech as words
from gin.session.setting import Speech
from gin.session.settings import ALLOWED, Settings, effective_value
from gin.speech import engine
from gin.speech.voice import EngineState, Tuning, Voice

OFFER_AFTER = 2.0
"""Seconds from the start until speech is offered: time enough to detect a screen reader."""
LOOK_AGAIN = 0.05
"""Seconds between checks for an engine."""
_NAMED = (ZoneKind.HAND, ZoneKind.LIST, ZoneKind.MELD)
"""Zones whose name may be spoken when the focus enters them."""


class Shown(Protocol):
    """The parts of `Parlour` that a speaker needs."""

    @property
    def settings(self) -> Settings: ...

    def change(self, name: str, value: object) -> None: ...


class SpeakerVoice(Protocol):
    """The methods of `Voice` that a speaker uses."""

    @property
    def state(self) -> EngineState: ...

    @property
    def reader_runs(self) -> bool: ...

    @property
    def lacks_language(self) -> bool: ...

    @property
    def speaks(self) -> bool: ...

    def wake(self) -> None: ...

    def say(self, text: str) -> None: ...

    def hush(self) -> None: ...

    def tune(self, tuning: Tuning) -> None: ...

    def close(self) -> None: ...


class Speaker:
    """Speaks the announcements and changes of the window, if the player wants speech.

    `reader` returns whether a screen reader follows the window. `offers` says whether the program
    may mention, unasked, that it can speak.
    """

    def __init__(
        self,
        shown: Shown,
        voice: SpeakerVoice,
        reader: Callable[[], bool] = lambda: False,
        *,
        offers: bool = True,
    ) -> None:
        self._shown = shown
        self._voice = voice
        self._reader = reader
        self._offers = offers
        self._started_at: float | None = None
        self._next_check: float | None = None
        self._on = False
        self._wanted: str | None = None
        self._reported_engine = False
        self._reported_language = ""
        self._tuning: Tuning | None = None
        self._before: ShownFrame | None = None
        self._frame: ShownFrame | None = None
        self._announcements: list[Announcement] = []

    # The audience's interface.

    def show(self, frame: ShownFrame) -> None:
        self._frame = frame

    def announce(self, announcements: tuple[Announcement, ...]) -> None:
        self._announcements += announcements

    def hush(self) -> None:
        if self._on:
            self._voice.hush()

    def forget(self) -> None:
        self.hush()
        self._announcements = []

    def tick(self, now: float) -> Text:
        """Say what is due; return a sentence for the window to display, or an empty text."""
        if self._started_at is None:
            self._started_at = now
        settings = self._shown.settings
        self._tune(settings)
        if self._looks_for_engine(now, settings):
            self._next_check = now + LOOK_AGAIN
            return NOTHING
        self._next_check = None
        announcements, self._announcements = self._announcements, []
        before, self._before = self._before, self._frame
        was, self._on = (
            self._on,
            settings.speech != Speech.OFF and not self._reader_speaks(settings),
        )
        wanted, self._wanted = self._wanted, settings.speech
        if self._on:
            greeting = (
                [] if was else [Announcement(voice_commands.said_on(settings), SentenceKind.ANSWER)]
            )
            texts = [one.text for one in greeting]
            fresh = [one for one in announcements if one.text not in texts]
            for text in self._due(before if was else None, [*greeting, *fresh], settings):
                self._voice.say(_written(text, settings))
        elif was:
            self._voice.hush()
            if settings.speech == Speech.OFF:
                self._voice.say(_written(voice_commands.said_off(settings), settings))
        elif wanted not in (None, settings.speech):
            if self._reader():
                # The screen reader has the answer already; the voice would repeat it.
                return NOTHING
            # A screen reader runs, but perhaps does not follow this window, so the voice answers.
            off = settings.speech == Speech.OFF
            text = voice_commands.said_off(settings) if off else messages.BESIDE_READER
            self._voice.say(_written(text, settings))
            return NOTHING if off else text
        else:
            return self._offer(now, settings)
        return self._missing_voice_notice()

    def next_due(self) -> float | None:
        if self._next_check is not None or self._started_at is None:
            return self._next_check
        return self._started_at + OFFER_AFTER if self._may_offer else None

    @property
    def speaks(self) -> bool:
        return self._voice.speaks

    @property
    def listens(self) -> bool:
        return self._on

    def close(self) -> None:
        self._voice.close()

    # Whether to speak.

    def _reader_speaks(self, settings: Settings) -> bool:
        return self._reader() or (self._voice.reader_runs and settings.speech != Speech.SELF)

    def _offer_is_due(self, now: float) -> bool:
        return self._started_at is not None and now >= self._started_at + OFFER_AFTER

    def _looks_for_engine(self, now: float, settings: Settings) -> bool:
        """Search for an engine if one is needed; return whether the search is still under way."""
        wanted = settings.speech != Speech.OFF or (self._may_offer and self._offer_is_due(now))
        if not wanted or self._reader() or self._voice.state is not EngineState.UNTRIED:
            return False
        self._voice.wake()
        return True

    @property
    def _may_offer(self) -> bool:
        settings = self._shown.settings
        return self._offers and settings.offer_speech and settings.speech == Speech.OFF

    def _offer(self, now: float, settings: Settings) -> Text:
        if not self._may_offer or not self._offer_is_due(now):
            return NOTHING
        self._offers = False
        if self._reader_speaks(settings):
            return NOTHING
        self._shown.change("offer_speech", False)
        if self._voice.state is not EngineState.ABLE:
            return NOTHING
        offer = voice_commands.said_to_offer(settings)
        self._voice.say(_written(offer, settings))
        return offer

    def _missing_voice_notice(self) -> Text:
        """Return a notice, once, if the engine or a voice for the language is missing."""
        if self._on and self._voice.state is EngineState.UNABLE and not self._reported_engine:
            self._reported_engine = True
            return messages.NO_ENGINE
        language = translation.language()
        if self._on and self._voice.lacks_language and self._reported_language != language:
            self._reported_language = language
            return messages.NO_VOICE
        return NOTHING

    def _tune(self, settings: Settings) -> None:
        tuning = Tuning(
            settings.speech_rate / max(ALLOWED["speech_rate"]),
            settings.speech_volume / 100,
            settings.speech_voice,
            translation.language().partition("-")[0],
        )
        if tuning != self._tuning:
            self._tuning = tuning
            self._voice.tune(tuning)

    # The content of speech.

    def _due(
        self, before: ShownFrame | None, announcements: list[Announcement], settings: Settings
    ) -> Iterator[Text]:
        said = [one.text for one in announcements]
        yield from said
        frame = self._frame
        if frame is None or frame == before:
            return
        heard = sentences(*(one.text for one in announcements))
        counted = any(one.kind is SentenceKind.RESULT for one in announcements)
        for text in _changes(before, frame, settings, counted=counted):
            if frame.length is not Length.LONG:
                text = prompt(text, (*cards_named(heard), *named_by_focus(frame)))
            if not says(heard, text):
                heard = sentences(heard, text)
                yield text
        whole = sentences(*said)
        typed = _typed(before, frame)
        if typed and not says(whole, typed):
            yield typed
        if settings.announce_focus:
            focused = _focus(before, frame, whole)
            if focused and not (says(whole, focused) or contains(whole, focused)):
                yield focused


def _written(text: Text, settings: Settings) -> str:
    return for_ear(text, short=length(settings) is Length.SHORT)


def _changes(
    before: ShownFrame | None, now: ShownFrame, settings: Settings, *, counted: bool
) -> Iterator[Text]:
    """Yield the changed texts of a view: the title, a dialog, a hand's result, the status.

    If the result was announced (`counted`) and `announce_results` is "usual", yield only the last
    sentence of the status for the result.
    """
    old, new = before.view if before is not None else None, now.view
    if new.title and (old is None or _entered(old, new)):
        yield ended(new.title)
    if new.dialog is not None:
        if old is None or old.dialog is None or old.dialog.title != new.dialog.title:
            yield ended(new.dialog.title)
        was = old.dialog.text if old is not None and old.dialog is not None else ()
        yield from (line for line in new.dialog.text if line not in was)
        return
    results = effective_value(settings, "announce_results")
    if new.scene is Scene.RESULT and results != "off":
        if old is None or _result(old) != _result(new):
            if counted and results == Length.USUAL:
                yield last_sentence(new.status)
            else:
                yield from _result_lines(new, short=results == Length.SHORT)
    elif new.status and (old is None or _has_new_task(old, new)):
        yield from (new.status,) if new.table is not None else ()


def _entered(old: View, new: View) -> bool:
    scenes = {old.scene, new.scene}
    return old.title != new.title or (len(scenes) == 2 and not scenes <= HAND_SCENES)


def _has_new_task(old: View, new: View) -> bool:
    if old.status == new.status or new.table is None or not new.table.you.on_turn:
        return False
    return [zone.ref for zone in old.zones] != [zone.ref for zone in new.zones]


def _result(view: View) -> ResultView | None:
    shown = view.content.result if isinstance(view.content, ShowdownView) else view.content
    # A new closing sentence comes with an announcement.
    return replace(shown, table=None, closing=NOTHING) if isinstance(shown, ResultView) else None


def _result_lines(view: View, *, short: bool) -> Iterator[Text]:
    if short and isinstance(view.content, ResultView):
        race = view.content.race
        yield from (ended(phrase(one.name, one.text)) for one in race)
        yield from () if race else (ended(view.content.closing),)
        return
    for zone in view.zones:
        if zone.kind is ZoneKind.PAGE:
            for item in zone.items:
                yield words.line(item.name, item.value or item.note)


def _typed(before: ShownFrame | None, now: ShownFrame) -> Text:
    """Return the text typed into the focused field, or else deleted from it."""
    if before is None or before.focus != now.focus:
        return NOTHING
    was, field = before.view.item(before.focus), now.view.item(now.focus)
    if was is None or field is None or field.role is not Role.FIELD or was.value == field.value:
        return NOTHING
    old, new = printed(was.value), printed(field.value)
    begun = _alike(old, new)
    kept = min(_alike(old[::-1], new[::-1]), len(old) - begun, len(new) - begun)
    changed = new[begun : len(new) - kept] or old[begun : len(old) - kept]
    return words.letter_named(changed) if len(changed) == 1 else Verbatim(changed)


def _alike(one: str, other: str) -> int:
    """Return the number of letters that both begin with."""
    pairs = zip(one, other, strict=False)
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))


def _focus(before: ShownFrame | None, now: ShownFrame, heard: Text) -> Text:
    """Return the text for the focused item, or nothing if it need not be spoken now.

    The name of the item's zone is left out if it is in `heard`, the announcements just spoken.
    """
    item = now.view.item(now.focus)
    if item is None:
        return NOTHING
    old = before.view if before is not None else None
    same = old is not None and _place(old) == _place(now.view)
    zone = focus_order.zone_of(now.view, now.focus)
    pickable = zone is not None and zone.kind is ZoneKind.HAND
    if same and before is not None and before.focus == now.focus:
        return picking(before, now)
    if same and old != now.view and others_turn(now.view):
        return NOTHING
    name = spoken_name(now.view, item, now.length)
    if now.length is Length.SHORT:
        values = (item.value,) if item.value in _value_and_note(item) else ()
        return commas(name, *values)
    if now.length is Length.USUAL and item.role in (Role.PILE, Role.CARD):
        picked = messages.SELECTED if pickable and item.selected else NOTHING
        return commas(name, *(part for part in (picked, item.note) if part))
    was = focus_order.zone_of(old, before.focus) if same and before is not None and old else None
    parts = []
    enters = zone is not None and zone.kind in _NAMED and (was is None or was.ref != zone.ref)
    if zone is not None and enters and not says(heard, zone.name):
        parts.append(zone.name)
    return commas(*parts, *_full_description(now.view, item))


def _place(view: View) -> tuple[object, ...]:
    return view.scene, view.title, view.dialog.title if view.dialog is not None else NOTHING


def _full_description(view: View, item: Item) -> Iterator[Text]:
    yield item.name
    if item.role in words.ROLES:
        yield words.ROLES[item.role]
    if item.selected and item.role is not Role.SETTING:
        yield messages.SELECTED
    yield from _value_and_note(item)
    zone = focus_order.zone_of(view, item.ref)
    if zone is not None and zone.kind in (ZoneKind.HAND, ZoneKind.LIST):
        place = [other.ref for other in zone.items].index(item.ref) + 1
        yield messages.place(number=place, of=len(zone.items))


def _value_and_note(item: Item) -> tuple[Text, ...]:
    parts = (NOTHING if item.role is Role.PILE else item.value, item.note)
    return tuple(part for part in parts if part and not contains(item.name, part))


def create_speaker(shown: Shown, reader: Callable[[], bool], *, offers: bool) -> Speaker:
    """Return a speaker with this computer's own voice."""
    return Speaker(shown, Voice(engine.find), reader, offers=offers)
