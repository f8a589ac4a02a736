"""The program's own voice: how it describes a match, when it is silent, and how it speaks."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import threading
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from datetime import date
from pathlib import Path
from typing import Any

import pygame
import pytest
from msgspec.structs import replace

from gin.ai.players.simple import Simple
from gin.core.cards import Card, Rank, Suit
from gin.core.message import NOTHING, Verbatim, only, phrase, sentences
from gin.interface.audience import Announcement, Audiences, SentenceKind, ShownFrame
from gin.interface.commands import Command
from gin.interface.names import name_of
from gin.interface.result import ResultView
from gin.interface.view import Scene
from gin.language.resolve import TextStyle, resolve
from gin.language.translation import printed, spoken
from gin.messages import speech as messages
from gin.messages.refusals import ONLY_TOP
from gin.present.input import keymap
from gin.present.output import voice_commands as speaking
from gin.present.shell.arguments import parse
from gin.present.shell.parlour import Parlour
from gin.present.shell.start import open_parlour
from gin.present.words import table as table_words
from gin.rules.model.events import Dealt, Drew, Took
from gin.session import household, settings_file
from gin.session.announcing import PROFILES
from gin.session.setting import Speech, Verbosity
from gin.session.settings import ALLOWED, Settings
from gin.session.settings_file import read, write
from gin.session.storage.store import Store
from gin.speech import engine, prism_engine
from gin.speech.speaker import OFFER_AFTER, Speaker
from gin.speech.voice import EngineState, Tuning, Voice
from gin.ui.app import App
from gin.ui.input.devices import Devices
from gin.variants.setups import setup
from tests.support.by_name import choice_named, find_choice
from tests.support.desktop import needs
from tests.support.patience import PATIENCE, until
from tests.support.saying import long_name, marked, short_name
from tests.support.stand_ins import SetClock
from tests.support.user import HELD
from tools.steady import next_choice

CARDS = [Card.of(rank, suit) for suit in Suit for rank in Rank]
NAMES = {long_name(card): card for card in CARDS}
_CARD = re.compile("|".join(sorted(NAMES, key=len, reverse=True)))


class Heard:
    def __init__(self, state: EngineState = EngineState.ABLE, *, reader_runs: bool = False) -> None:
        self.state = state
        self.found = state
        self.reader_runs = reader_runs
        self.lacks_language = self.speaks = False
        self.lines: list[str] = []
        self.tunings: list[Tuning] = []

    def wake(self) -> None:
        self.state = self.found

    def say(self, text: str) -> None:
        self.lines.append(text)

    def hush(self) -> None:
        self.lines.append("--")

    def tune(self, tuning: Tuning) -> None:
        self.tunings.append(tuning)

    def close(self) -> None:
        self.lines.append("closed")

    def take(self) -> list[str]:
        lines, self.lines = self.lines, []
        return [line for line in lines if line != "--"]


class Blind:
    def __init__(self, game: str = "gin", seed: int = 7, **settings: Any) -> None:
        pygame.display.init()
        chosen = {"speech": "auto", "speed": "instant", "level": 1} | settings
        self.parlour = Parlour(Store.in_memory(), None, Settings(**chosen))
        if game:
            self.parlour.matches.start(setup(game), seed)
        self.reads = False
        self.clock = SetClock()
        self.use(self.parlour)

    def use(self, parlour: Parlour) -> None:
        self.parlour, self.voice = parlour, Heard()
        self.speaker = Speaker(self.parlour, self.voice, lambda: self.reads)
        self.app = App(self.parlour, audience=Audiences(self.speaker), clock=self.clock)
        self.devices = Devices(self.app)
        self.tick()

    def tick(self, seconds: float = 0.01) -> None:
        self.clock.time += seconds
        self.app.tick(self.clock.time)

    def handle(self, event: pygame.event.Event) -> None:
        self.devices.handle(event, self.clock.time)

    def press(self, command: Command) -> list[str]:
        self.voice.take()
        cap = keymap.key_map(self.parlour.settings).key(command)
        *held, name = cap.split("+")
        names = {"Enter": "return", "Esc": "escape"}
        code = pygame.key.key_code(names.get(name, name.lower()))
        mod = sum(HELD[one] for one in held)
        event = pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod, unicode="")
        self.handle(event)
        self.handle(pygame.event.Event(pygame.KEYUP, key=code, mod=0))
        self.tick()
        return self.voice.take()

    def choose(self, id: str) -> None:
        self.app.choose(choice_named(self.app.view, id))
        self.tick()

    def go_on(self) -> None:
        if self.parlour.waiting:
            self.tick(60)
        else:
            self.choose(name_of(next_choice(self.parlour, Simple(3))))

    def play_to(self, scene: Scene) -> None:
        for _ in range(400):
            if self.app.view.scene is scene:
                return
            self.go_on()
        raise AssertionError(f"{scene} was not reached")


# Several players.


def test_who_plays_is_asked_and_chosen_by_ear(tmp_path: Path) -> None:
    """The page at the start speaks if any player uses speech; the rest goes with the player."""
    settings_file.write(tmp_path, Settings(name="Josephine"))
    for name, speech in (("Anna", Speech.AUTO), ("Ben", Speech.OFF)):
        settings = replace(Settings(offer_speech=False), speech=speech)
        household.add(tmp_path, name, settings)
    parlour = open_parlour(parse(["--data", str(tmp_path)]), lambda why: False)
    assert parlour is not None
    blind = Blind(game="")
    blind.use(parlour)
    greeting, title, focus = blind.voice.take()
    assert greeting.startswith("Speech is on.") and title == "Who's playing?"
    assert focus == "players, Josephine, Key 1, Played last, 1 of 4"
    assert blind.press(Command.DOWN) == ["Anna, Key 2, 2 of 4"]
    assert blind.press(Command.BACK) == ["Choose who plays, or Quit."]
    assert blind.press(Command.CARD_2) == [
        "Anna is playing now.", "Gin Parlour.", "Play, button, A new match against Ada",
    ]  # fmt: skip
    blind.choose("players")
    blind.voice.take()
    said = blind.press(Command.CARD_3)
    assert said[-1].startswith("Speech is off."), "Ben uses no speech"
    parlour.close()


# Sentences.


def test_speech_greets_and_describes_the_page() -> None:
    blind = Blind(game="")
    greeting, title, focus = blind.voice.take()
    assert (
        greeting
        == "Speech is on. F8 turns it off. Shift+F12 is slower, F12 faster. Press F1 for help."
    )
    assert title == "Gin Parlour."
    assert focus == "Play, button, A new match against Felix"


def test_a_hand_is_spoken_event_by_event_and_its_result_line_by_line() -> None:
    blind = Blind(verbosity="long")
    blind.play_to(Scene.RESULT)
    lines = blind.voice.take()
    session = blind.parlour.session()
    assert session is not None
    place = 0
    for happened in session.seen.log:
        if isinstance(happened, Drew | Took) and happened.seat == 0:
            assert happened.card is not None
            # The focus moves to the card, and speech names the focused card.
            sentence = f"{spoken(only(happened.card))}, just drawn"
        elif isinstance(happened, Dealt) and happened.upcard is not None:
            # The cut has already announced the dealer.
            sentence = spoken(table_words.upcard(happened.upcard))
        else:
            sentence = spoken(table_words.event(happened, "Felix"))
        place = next(n for n in range(place, len(lines)) if sentence in lines[n])
    result = blind.app.view.content
    assert result is not None
    for line in result.lines:
        assert any(spoken(line.text) in said for said in lines[place:]), line
    assert f"{spoken(result.closing)}." in lines
    assert lines[-1].startswith("Next hand")


def test_a_moved_focus_is_spoken_once() -> None:
    blind = Blind(verbosity="long")
    blind.choose("deal")
    blind.press(Command.PASS)
    blind.tick(60)
    blind.tick(60)
    drawn = blind.press(Command.DRAW)
    assert len(drawn) == 1 and drawn[0].endswith(" of 11")
    assert "just drawn" in drawn[0]
    moved = blind.press(Command.RIGHT)
    assert len(moved) == 1
    assert re.fullmatch(r"[a-z]+ of [a-z]+, \d+ of 11", moved[0])
    blind.tick()
    assert blind.voice.take() == []
    to_another = blind.press(Command.NEXT_ZONE)
    assert len(to_another) == 1


@pytest.mark.parametrize("verbosity", ["short", "usual", "long"])
def test_the_name_of_a_section_is_spoken_once_between_headings(
    verbosity: str,
) -> None:
    blind = Blind(game="", verbosity=verbosity)
    blind.choose("settings")
    for name in ("Cards", "Table", "Players"):
        said = blind.press(Command.NEXT_HEADING)
        assert " ".join(said).count(name) == 1, said
        assert said[0] == f"{name}." and len(said) == 2
    blind.choose("back")
    blind.choose("help")
    assert "Mouse and touch" in blind.press(Command.NEXT_HEADING)[0]
    for _ in range(10):
        said = blind.press(Command.NEXT_HEADING)
    assert said == ["No more headings."]


def test_a_typed_letter_announces_the_item_found_or_that_none_was() -> None:
    blind = Blind(game="")
    for letter, said in (("h", "Help, button"), ("z", "Nothing begins with hz.")):
        blind.voice.take()
        event = pygame.event.Event(pygame.KEYDOWN, key=ord(letter), mod=0, unicode="")
        blind.handle(event)
        blind.tick()
        assert blind.voice.take() == [said]


def test_at_full_length_a_turn_repeats_nothing() -> None:
    blind = Blind(seed=11, verbosity="long", talk=False)
    blind.choose("deal")
    for _ in range(3):
        blind.tick(60)
    blind.press(Command.PASS)
    blind.tick(60)
    blind.tick(60)
    for _ in range(4):
        drawn = blind.press(Command.DRAW)
        (asked,) = blind.press(Command.ACTIVATE)
        assert asked.startswith("Press again to discard the ")
        said = blind.press(Command.ACTIVATE)
        for _ in range(3):
            blind.tick(60)
            said += blind.voice.take()
        assert sum(len(line.split()) for line in (*drawn, *said)) <= 33, (drawn, said)
        assert not any("or take" in line for line in said), "the discard was named before"
        assert re.fullmatch(r"stock, \d+ cards", said[-1])


def test_short_speech_has_short_card_names_and_repeats_nothing() -> None:
    blind = Blind(verbosity="short")
    blind.choose("deal")
    blind.press(Command.PASS)
    blind.tick(60)
    blind.tick(60)
    drawn = blind.press(Command.DRAW)
    assert len(drawn) == 1
    assert re.fullmatch(r"(?:10|[A2-9JQK]) [a-z]+", drawn[0])
    assert re.fullmatch(r"(?:10|[A2-9JQK]) [a-z]+", blind.press(Command.RIGHT)[0])


@pytest.mark.parametrize(("language", "name"), [("en", "ace diamonds"), ("de", "Karo Ass")])
def test_an_ace_is_spelled_out_even_in_short_speech(language: str, name: str) -> None:
    """Voices read a lone "A" as the article."""
    ace = only(Card.parse("AD"))
    for style in (TextStyle.SHORT, TextStyle.WRITTEN_SHORT):
        assert resolve(ace, language, style) == name


def test_a_new_question_is_spoken() -> None:
    blind = Blind()
    lines = blind.voice.take()
    at = lines.index("Cut for the deal.")
    assert lines[at + 1].startswith("Pick any of the 52 cards.")
    assert lines[-1] == "Cut for me, button"


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("announce_own", "You discard"),
        ("announce_other", "Felix discards"),
        ("announce_results", "deadwood:"),
        ("announce_talk", "Felix: “"),
        ("announce_focus", "just drawn"),
    ],
)
def test_announcements_turned_off_are_left_out(name: str, expected: str) -> None:
    heard = {}
    at_length = {**PROFILES["long"], "verbosity": Verbosity.MINE}
    for wanted in (True, False):
        left_out = {} if wanted else {name: "off" if "off" in ALLOWED[name] else False}
        blind = Blind(**{**at_length, **left_out})
        blind.play_to(Scene.RESULT)
        heard[wanted] = any(expected in line for line in blind.voice.take())
    assert heard == {True: True, False: False}


def test_captions_are_spoken_if_the_player_wants_them() -> None:
    for wanted in (True, False):
        blind = Blind(announce_captions=wanted)
        blind.voice.take()
        blind.app.announcer.pass_on(
            (Announcement(Verbatim("(two knocks on wood)"), SentenceKind.CAPTION),)
        )
        blind.tick()
        assert ("(two knocks on wood)" in blind.voice.take()) is wanted


def test_a_key_interrupts_speech() -> None:
    blind = Blind()
    blind.voice.take()
    blind.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_d, mod=0, unicode="d"))
    blind.tick()
    assert blind.voice.lines[0] == "--"
    assert blind.voice.lines[1] == "Nothing has been dealt yet."


# Hidden cards.


def _named(lines: list[str]) -> set[Card]:
    return {NAMES[found] for line in lines for found in _CARD.findall(line)}


def _may_be_named(blind: Blind, before: int) -> set[Card]:
    view = blind.app.view
    session = blind.parlour.session()
    assert session is not None
    shown = {item.card for zone in view.all_zones for item in zone.items if item.card is not None}
    seen = session.seen
    shown |= {
        Card.parse(code) for code in re.findall(r"\[([A2-9TJQK][CDHS])\]", marked(view.status))
    }
    for happened in seen.log[before:]:
        event_text = marked(table_words.event(happened, "Felix"))
        shown |= {Card.parse(code) for code in re.findall(r"\[([A2-9TJQK][CDHS])\]", event_text)}
    if seen.result is not None:
        for zone in view.zones:
            for item in zone.items:
                text = marked(phrase(item.name, item.value))
                codes = re.findall(r"\[([A2-9TJQK][CDHS])\]", text)
                shown |= {Card.parse(code) for code in codes}
    return shown


@pytest.mark.parametrize(("verbosity", "twice"), [("usual", False), ("long", True)])
def test_a_result_is_spoken_once_except_at_full_length(verbosity: str, twice: bool) -> None:
    blind = Blind("gin", seed=11, verbosity=verbosity, talk=False)
    blind.choose("deal")
    while not isinstance(blind.app.view.content, ResultView):
        blind.voice.take()
        blind.go_on()
    for _ in range(3):
        blind.tick(60)
    lines = blind.voice.take()
    assert sum("wins the hand and scores" in line for line in lines) == 1, lines
    assert any(line.startswith(("Your deadwood:", "Felix's deadwood:")) for line in lines) is twice
    assert any(line.startswith("You need ") for line in lines), lines
    if not twice:
        cards = [card for line in lines for card in _CARD.findall(line)]
        assert len(cards) == len(set(cards)), lines


@pytest.mark.parametrize("game", ["gin", "house", "solitary"])
def test_no_hidden_card_or_buried_discard_is_spoken(game: str) -> None:
    """Covers unprompted speech, the answers to all questions, repeat, and history."""
    blind = Blind(game, seed=11)
    if find_choice(blind.app.view, "deal") is not None:
        blind.choose("deal")
    blind.voice.take()
    asked = list(keymap.QUESTIONS)
    hands = 0
    for _ in range(160):
        session = blind.parlour.session()
        assert session is not None
        before = len(session.seen.log)
        over = session.seen.result is not None
        blind.go_on()
        hands += over
        allowed = _may_be_named(blind, 0 if over else before)
        named = _named(blind.voice.take())
        assert named <= allowed, (named - allowed, session.seen.log[before:])
        now = set() if session.rules.discards_open else set(session.seen.discards[:-1])
        if session.seen.result is None and blind.app.view.dialog is None:
            for question in asked:
                answered = _named(blind.press(question))
                assert not answered & now, (question, answered & now)
                blind.press(Command.OLDER)
                assert not _named(blind.press(Command.REPEAT)) & now
        if hands == 2:
            break
    assert hands


def test_only_the_top_of_the_pile_is_spoken_in_every_phase() -> None:
    phases = set()
    for seed in (11, 12, 13):
        blind = Blind(seed=seed)
        blind.choose("deal")
        for _ in range(120):
            session = blind.parlour.session()
            assert session is not None
            seen = session.seen
            top = long_name(seen.discards[-1]) if seen.discards else "empty"
            answer = blind.press(Command.TOP)
            assert top in answer[0]
            assert len(_named(answer[:1])) <= 1
            assert blind.parlour.ask(Command.DEEPER) == ONLY_TOP
            blind.parlour.take_said()
            phases.add((seen.phase, seen.turn, find_choice(blind.app.view, "confirm") is not None))
            if seen.result is not None:
                break
            blind.go_on()
    assert len(phases) >= 6


def test_the_top_of_the_pile_is_spoken_over_a_dialog() -> None:
    blind = Blind()
    blind.choose("deal")
    blind.press(Command.BACK)
    assert blind.app.view.dialog is not None
    assert blind.press(Command.TOP)[0].endswith("on top of the discard pile.")


# Silence.


def test_speech_is_silent_while_a_screen_reader_is_connected() -> None:
    """A screen reader that connects silences the voice immediately."""
    blind = Blind()
    blind.choose("deal")
    blind.voice.take()
    blind.reads = True
    blind.tick()
    assert blind.voice.lines == ["--"]
    blind.voice.take()
    blind.press(Command.PASS)
    blind.press(Command.DRAW)
    assert blind.voice.take() == []
    blind.reads = False
    blind.tick()
    assert blind.voice.take()[0].startswith("Speech is on.")


def test_a_running_screen_reader_silences_speech_unless_it_is_always_on() -> None:
    for speech, silent in (("auto", True), ("self", False)):
        shown = Parlour(Store.in_memory(), None, Settings(speech=speech))
        voice = Heard(EngineState.UNTRIED, reader_runs=True)
        voice.found = EngineState.ABLE
        speaker = Speaker(shown, voice)
        speaker.show(ShownFrame(shown.view()))
        speaker.tick(0.0)
        speaker.tick(0.1)
        assert (voice.take() == []) is silent


def test_speech_waits_until_screen_readers_were_searched_for() -> None:
    shown = Parlour(Store.in_memory(), None, Settings(speech="auto"))
    voice = Heard(EngineState.UNTRIED)
    voice.found = EngineState.UNTRIED
    speaker = Speaker(shown, voice)
    speaker.announce((Announcement(Verbatim("Felix knocks with 3.")),))
    speaker.tick(5.0)
    assert voice.take() == []
    assert speaker.next_due() == pytest.approx(5.05)
    voice.state = EngineState.ABLE
    speaker.tick(5.05)
    assert "Felix knocks with 3." in voice.take()


def test_a_missing_engine_is_shown_once() -> None:
    shown = Parlour(Store.in_memory(), None, Settings(speech="auto"))
    speaker = Speaker(shown, Heard(EngineState.UNABLE))
    assert [speaker.tick(now) for now in (0.0, 1.0)] == [messages.NO_ENGINE, NOTHING]


# Turning speech on and off.


def test_keys_turn_speech_on_and_off_and_change_its_rate() -> None:
    blind = Blind(speech="off")
    blind.choose("deal")
    assert blind.voice.take() == []
    assert blind.press(Command.VOICE)[0].startswith("Speech is on.")
    assert blind.parlour.settings.speech == "auto"
    assert blind.press(Command.FASTER) == ["Rate 6 of 10."]
    assert blind.voice.tunings[-1].rate == 0.6
    blind.press(Command.SLOWER)
    blind.press(Command.SLOWER)
    assert blind.voice.tunings[-1].rate == 0.4
    assert blind.press(Command.VOICE) == ["Speech is off. F8 turns it on."]
    assert blind.press(Command.VOICE)[0].startswith("Speech is on.")
    assert blind.press(Command.VOICE) == ["Speech is off. F8 turns it on."]
    assert blind.press(Command.RIGHT) == []


def test_with_a_connected_screen_reader_the_speech_key_is_answered_once() -> None:
    blind = Blind(speech="off")
    blind.reads = True
    blind.parlour.reader_listens = lambda: blind.reads
    blind.choose("deal")
    announced: list[str] = []
    pass_on = blind.app.announcer.pass_on

    def listen(sentences: Iterable[Announcement]) -> None:
        sentences = tuple(sentences)
        announced.extend(printed(one.text) for one in sentences)
        pass_on(sentences)

    blind.app.announcer.pass_on = listen  # type: ignore[method-assign]
    assert blind.press(Command.VOICE) == []
    (said,) = announced
    assert said.startswith("A screen reader is running, so this voice stays silent.")
    assert printed(blind.app.announcer.notice) == said
    announced.clear()
    assert blind.press(Command.VOICE) == []
    assert announced == ["Speech is off. F8 turns it on."]


def test_with_an_unconnected_screen_reader_the_speech_key_is_answered_aloud() -> None:
    """Otherwise a player whose reader ignores this window would hear nothing."""
    blind = Blind(speech="off")
    blind.voice.reader_runs = True
    blind.choose("deal")
    assert blind.voice.take() == []
    (said,) = blind.press(Command.VOICE)
    assert said.startswith("A screen reader is running, so this voice stays silent.")
    assert printed(blind.app.announcer.notice) == said
    assert blind.press(Command.RIGHT) == []
    assert blind.press(Command.VOICE) == ["Speech is off. F8 turns it on."]
    assert blind.press(Command.RIGHT) == []


def test_a_key_changes_verbosity_for_readers_too() -> None:
    blind = Blind()
    blind.choose("deal")
    steps = [blind.press(Command.DETAIL)[-1] for _ in range(5)]
    assert steps == [
        "Detail: Long.", "Detail: My own.", "Detail: Quiet.", "Detail: Short.", "Detail: Usual.",
    ]  # fmt: skip
    blind.reads = True
    blind.press(Command.DETAIL)
    assert blind.parlour.settings.verbosity == "long"


def test_the_rate_has_limits() -> None:
    made = Parlour(Store.in_memory(), None, Settings(speech_rate=10))
    speaking.faster(made)
    assert made.settings.speech_rate == 10
    assert made.take_said() == (messages.FASTEST,)
    made.settings = replace(made.settings, speech_rate=1)
    speaking.slower(made)
    assert made.settings.speech_rate == 1
    assert made.take_said() == (messages.SLOWEST,)


def test_sentences_name_the_current_keys() -> None:
    settings = Settings(keys=(("faster", ""), ("voice", "F4")))
    assert spoken(speaking.said_on(settings)) == "Speech is on. F4 turns it off. Press F1 for help."
    assert spoken(speaking.said_to_offer(replace(settings, keys=(("voice", ""),)))) == (
        "This program can speak. The Speech button in the menu turns speech on and off. "
        "Press F1 for help."
    )


def test_the_menu_offers_speech() -> None:
    blind = Blind(game="", speech="off")
    choice = choice_named(blind.app.view, "speech")
    assert choice.label == messages.MENU_OFF
    blind.choose("speech")
    assert blind.voice.take()[0].startswith("Speech is on.")
    choice = choice_named(blind.app.view, "speech")
    assert choice.label == messages.MENU_ON


# The first start.


def _started(folder: Path | None, voice: Heard, *, reads: bool = False) -> tuple[list[str], str]:
    settings = read(folder)[0] if folder is not None else Settings()
    shown = Parlour(Store.in_memory(), folder, settings)
    speaker = Speaker(shown, voice, lambda: reads)
    speaker.show(ShownFrame(shown.view()))
    notices = [speaker.tick(now) for now in (0.0, OFFER_AFTER - 0.1, OFFER_AFTER, 2 * OFFER_AFTER)]
    return voice.take(), spoken(sentences(*notices))


def test_a_first_start_without_a_screen_reader_says_once_how_to_turn_it_on(tmp_path: Path) -> None:
    offer = "This program can speak. F8 turns speech on, and off again. Press F1 for help."
    assert _started(tmp_path, Heard()) == ([offer], offer)
    assert _started(tmp_path, Heard()) == ([], "")


def test_speech_is_not_offered_to_screen_reader_users(tmp_path: Path) -> None:
    assert _started(tmp_path, Heard(), reads=True) == ([], "")
    assert _started(tmp_path, Heard(reader_runs=True)) == ([], "")
    assert _started(tmp_path, Heard())[0]


def test_speech_is_not_offered_without_an_engine(tmp_path: Path) -> None:
    assert _started(tmp_path, Heard(EngineState.UNABLE)) == ([], "")


def test_speech_is_not_offered_after_a_choice(tmp_path: Path) -> None:
    write(tmp_path, Settings(offer_speech=False))
    assert _started(tmp_path, Heard()) == ([], "")
    shown = Parlour(Store.in_memory(), None, Settings())
    voice = Heard()
    speaker = Speaker(shown, voice, offers=False)
    assert [speaker.tick(now) for now in (0.0, OFFER_AFTER)] == [NOTHING, NOTHING]
    assert voice.take() == []


# The voice.


class Tape:
    def __init__(self, *, fails: bool = False) -> None:
        self.fails = fails
        self.held = False
        self.said: list[str] = []
        self.stops = 0
        self.tunings: list[Tuning] = []
        self.reader_runs = False
        self.lacks_language = False
        self.changed = threading.Condition()

    def speak(self, text: str) -> None:
        with self.changed:
            self.said.append(text)
            self.changed.notify_all()
        if self.fails:
            raise OSError("the engine is gone")

    def stop(self) -> None:
        with self.changed:
            self.stops += 1
            self.held = False
            self.changed.notify_all()

    @property
    def busy(self) -> bool | None:
        return self.held

    def tune(self, tuning: Tuning) -> None:
        self.tunings.append(tuning)

    def wait(self, for_what: Callable[[], bool]) -> None:
        with self.changed:
            assert self.changed.wait_for(for_what, PATIENCE), self.said


def test_sentences_are_spoken_in_order() -> None:
    tape = Tape()
    voice = Voice(lambda: tape)
    tuning = Tuning(0.7, 0.5, 2)
    voice.tune(tuning)
    wanted = [f"sentence {number}" for number in range(5)]
    for text in wanted:
        voice.say(text)
    tape.wait(lambda: len(tape.said) == 5)
    assert tape.said == wanted
    assert tape.tunings == [tuning]
    voice.close()


def test_a_voice_speaks_until_its_sentences_end_or_it_is_silenced() -> None:
    tape = Tape()
    voice = Voice(lambda: tape)
    speaker = Speaker(Parlour(Store.in_memory(), None, Settings()), voice)
    everybody = Audiences(Audiences(), speaker)
    assert not everybody.speaks
    voice.say("a sentence that takes some seconds " * 3)
    tape.wait(lambda: bool(tape.said))
    assert everybody.speaks
    voice.hush()
    tape.wait(lambda: tape.stops > 0)
    assert not everybody.speaks
    voice.close()


def test_an_interruption_drops_all_sentences() -> None:
    tape = Tape()
    tape.held = True
    voice = Voice(lambda: tape)
    for text in ("first", "second", "third"):
        voice.say(text)
    tape.wait(lambda: tape.said == ["first"])
    voice.hush()
    tape.wait(lambda: tape.stops > 0)
    voice.say("after")
    tape.wait(lambda: len(tape.said) == 2)
    assert tape.said == ["first", "after"]
    voice.close()


def test_an_engine_of_unknown_state_is_stopped_for_each_sentence() -> None:
    """A stop ends only one sentence of such an engine."""

    class Deaf(Tape):
        @property
        def busy(self) -> bool | None:
            return None

    tape = Deaf()
    voice = Voice(lambda: tape)
    voice.say("a")
    voice.say("b")
    tape.wait(lambda: len(tape.said) == 2)
    voice.hush()
    tape.wait(lambda: tape.stops == 2)
    voice.close()


def test_an_engine_that_fails_does_no_harm() -> None:
    tape = Tape(fails=True)
    voice = Voice(lambda: tape)
    voice.say("one")
    voice.say("two")
    tape.wait(lambda: tape.said == ["one", "two"])
    assert voice.state is EngineState.ABLE
    voice.close()


@pytest.mark.parametrize("raises", [False, True])
def test_without_an_engine_the_voice_is_silent(raises: bool) -> None:
    tried = threading.Event()

    def find() -> None:
        tried.set()
        if raises:
            raise RuntimeError("nothing works")

    voice = Voice(find)
    assert voice.state is EngineState.UNTRIED
    voice.say("hello")
    assert tried.wait(PATIENCE)
    voice.close()
    assert voice.state is EngineState.UNABLE
    voice.say("hello")
    voice.hush()


def test_a_voice_that_was_never_needed_starts_nothing() -> None:
    def find() -> None:
        raise AssertionError("searched for an engine")

    voice = Voice(find)
    voice.tune(Tuning())
    voice.hush()
    voice.close()
    assert voice.state is EngineState.UNTRIED


def test_a_search_for_an_engine_delays_nothing() -> None:
    looking, over = threading.Event(), threading.Event()

    def find() -> None:
        looking.set()
        over.wait()

    voice = Voice(find)
    voice.say("hello")
    assert looking.wait(PATIENCE)
    voice.hush()
    voice.say("hello again")
    voice.close()
    assert voice.state is EngineState.UNTRIED
    assert all(one.daemon for one in threading.enumerate() if one.name == "voice")
    over.set()


def test_without_the_library_there_is_no_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "prism", None)
    assert prism_engine.find() is None


class Prism:
    class PrismError(Exception):
        pass

    class BackendId:
        SAPI, NVDA = 1, 2

    def __init__(self, *, able: bool, reader: bool = False, works: bool = True) -> None:
        self.able = able
        self.reader = reader
        self.works = works
        self.said: list[str] = []

    def Context(self) -> Prism:
        return self

    def exists(self, id: int) -> bool:
        return True

    def create(self, id: int) -> Any:
        if id == self.BackendId.NVDA and not self.reader:
            raise self.PrismError("not running")
        if not self.works:
            raise ValueError("no such backend")
        outer = self

        class Features:
            is_supported_at_runtime = supports_speak = True
            supports_is_speaking = supports_set_volume = outer.able
            supports_set_voice = supports_set_rate = outer.able

        class Backend:
            features = Features
            speaking = True
            voice = 7
            voices_count = 4
            rate = volume = -1.0

            def get_voice_language(self, index: int) -> str:
                return ("de", "en-GB", "EN", "en")[index]

            def get_voice_name(self, index: int) -> str:
                return ("Anna", "Bob+whisper", "Carol", "Dan")[index]

            def speak(self, text: str, interrupt: bool) -> None:
                outer.said.append(text)

            def stop(self) -> None:
                outer.said.clear()

        self.backend = Backend()
        return self.backend


def test_the_engine_is_tuned_within_its_features(monkeypatch: pytest.MonkeyPatch) -> None:
    library = Prism(able=True)
    monkeypatch.setitem(sys.modules, "prism", library)
    found = prism_engine.find()
    assert found is not None
    backend = library.backend
    assert found.busy is True
    found.tune(Tuning(0.6, 0.5, 0))
    assert (backend.rate, backend.volume, backend.voice) == (0.6, 0.5, 7)
    taken = []
    for number in (1, 2, 3, 4, 0):
        found.tune(Tuning(0.6, 0.5, number))
        taken.append(backend.voice)
    assert taken == [2, 3, 1, 7, 7]
    found.speak("hello")
    assert library.said == ["hello"]
    found.stop()
    assert library.said == []

    library = Prism(able=False)
    monkeypatch.setitem(sys.modules, "prism", library)
    found = prism_engine.find()
    assert found is not None and found.busy is None
    found.tune(Tuning(0.9, 0.9, 3))
    assert library.backend.rate == -1.0


def test_a_running_screen_reader_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    for reader in (True, False):
        monkeypatch.setitem(sys.modules, "prism", Prism(able=True, reader=reader))
        found = prism_engine.find()
        assert found is not None and found.reader_runs is reader
    monkeypatch.setitem(sys.modules, "prism", Prism(able=True, works=False))
    assert prism_engine.find() is None


# A real engine.


@contextmanager
def speech_dispatcher(folder: Path) -> Iterator[Path]:
    needs("speech-dispatcher")
    written, socket = folder / "said.txt", folder / "socket"
    (folder / "modules").mkdir()
    (folder / "modules" / "paper.conf").write_text(
        f'GenericExecuteSynth "echo \\"$DATA\\" >> {written}; sleep 30"\n'
        'AddVoice "en" "MALE1" "anna"\nDefaultVoice "anna"\n'
    )
    (folder / "speechd.conf").write_text(
        f'LogLevel 0\nLogDir "{folder}"\nAudioOutputMethod "libao"\n'
        'AddModule "paper" "sd_generic" "paper.conf"\nDefaultModule "paper"\n'
    )
    daemon = subprocess.Popen(
        ["speech-dispatcher", "-s", "-C", folder, "-c", "unix_socket", "-S", socket,
         "-P", folder / "pid"],
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        env={key: value for key, value in os.environ.items() if key != "SPEECHD_ADDRESS"},
    )  # fmt: skip
    try:
        until(socket.exists)
        yield written
    finally:
        daemon.terminate()
        daemon.wait(PATIENCE)


def test_a_real_engine_says_sentences_and_can_be_interrupted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with speech_dispatcher(tmp_path) as written:
        monkeypatch.setenv("SPEECHD_ADDRESS", f"unix_socket:{tmp_path / 'socket'}")
        voice = Voice(engine.find)

        def said() -> list[str]:
            return written.read_text().split("\n")[:-1] if written.exists() else []

        voice.say("Felix knocks with 3.")
        until(lambda: said() == ["Felix knocks with 3."])
        voice.hush()
        voice.say("queen of hearts")
        until(lambda: said()[1:] == ["queen of hearts"])
        assert voice.state is EngineState.ABLE
        voice.close()


def test_card_names_in_tests_are_those_of_speech() -> None:
    assert len(NAMES) == 52
    assert short_name(NAMES["queen of hearts"]) == "Q hearts"


@pytest.mark.parametrize("verbosity", ["short", "usual", "long"])
def test_letters_of_a_typed_command_are_spoken(verbosity: str) -> None:
    blind = Blind(verbosity=verbosity)
    blind.choose("deal")
    blind.press(Command.TYPE)
    for letter in "pa":
        blind.voice.take()
        blind.handle(pygame.event.Event(pygame.TEXTINPUT, text=letter))
        blind.tick()
        assert blind.voice.take() == [letter]
    blind.handle(pygame.event.Event(pygame.TEXTINPUT, text=" "))
    blind.tick()
    assert blind.voice.take() == ["Space."]
    for gone in (["Space."], ["a"]):
        blind.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_BACKSPACE, mod=0, unicode=""))
        blind.handle(pygame.event.Event(pygame.KEYUP, key=pygame.K_BACKSPACE, mod=0))
        blind.tick()
        assert blind.voice.take() == gone
    blind.handle(pygame.event.Event(pygame.TEXTINPUT, text="ass"))
    blind.tick()
    assert blind.voice.take() == ["ass"]


@pytest.mark.parametrize("verbosity", ["short", "usual", "long"])
def test_the_masters_result_is_spoken_without_the_count_of_the_hand(verbosity: str) -> None:
    blind = Blind("", verbosity=verbosity)
    blind.parlour.matches.daily(date(2026, 11, 27))
    blind.use(blind.parlour)
    blind.play_to(Scene.RESULT)
    blind.tick(60)
    blind.voice.take()
    assert blind.parlour.working
    while blind.parlour.working:
        blind.tick()
    blind.tick()
    said = blind.voice.take()
    assert said and "with your cards" in said[0], said
    assert len(said) == 1


def test_a_card_picked_for_a_meld_is_announced_and_put_back() -> None:
    blind = Blind("")
    for id in ("exercise", "filter:melds", "begin"):
        blind.choose(id)
    focused = blind.app.view.item(blind.app.pointing.cursor.focus)
    assert focused is not None and focused.card is not None
    name = long_name(focused.card)
    assert blind.press(Command.ACTIVATE) == [f"{name}, selected"]
    blind.press(Command.RIGHT)
    assert blind.press(Command.LEFT) == [f"{name}, selected"]
    assert blind.press(Command.ACTIVATE) == [f"{name}, not selected"]
