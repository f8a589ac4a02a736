"""A command typed in the window: its effect and its spelling."""

from __future__ import annotations

import pygame
import pytest

from gin.core.cards import Card
from gin.core.message import Message, Verbatim, only
from gin.interface.audience import Announcement, SentenceKind
from gin.interface.cue import Cue
from gin.interface.names import name_of
from gin.interface.refs import HAND
from gin.interface.view import Scene
from gin.language.translation import printed, spoken
from gin.messages import line as messages
from gin.messages import refusals
from gin.present.screens.typing import FIELD
from gin.present.shell.parlour import Parlour
from gin.present.words.captions import CAPTIONS
from gin.rules.model.events import Discarded
from gin.session.ladder import Place
from gin.session.settings import Settings
from gin.session.storage.store import Store
from gin.ui.access.tree import NodeKind, build
from gin.ui.app import App
from gin.ui.input.writing import Writing, edited
from gin.ui.render import field as fields
from gin.ui.render.style import look_for
from gin.variants.setups import setup
from tests.support.ladder import climb_to
from tests.support.stand_ins import Follower, SetClock
from tests.support.user import User


class Listener(Follower):
    def __init__(self) -> None:
        super().__init__()
        self.heard: list[Announcement] = []

    def announce(self, announcements: tuple[Announcement, ...]) -> None:
        self.heard += announcements


@pytest.fixture
def user() -> User:
    user = User(talk=False)
    user.to_my_discard()
    return user


def listening(user: User) -> Listener:
    listener = Listener()
    user.use(App(user.parlour, audience=listener, clock=SetClock()))
    user.app.tick(user.app.clock.now())
    listener.heard.clear()
    return listener


def write(user: User, text: str) -> None:
    for letter in text:
        user.write(letter)


def line(user: User, text: str) -> None:
    user.press("/")
    write(user, text)
    user.press("Enter")


def held(user: User) -> list[Card]:
    hand = user.app.shown.view().zone(HAND)
    assert hand is not None
    return [item.card for item in hand.items if item.card is not None]


def typed(user: User) -> str:
    field = user.app.view.item(FIELD)
    assert field is not None
    return printed(field.value)


def test_a_card_is_discarded_by_its_name_once(user: User) -> None:
    card = held(user)[-1]
    line(user, f"discard {spoken(only(card))}")
    assert user.app.view.dialog is None and card not in held(user)
    log = user.parlour.session().seen.log  # type: ignore[union-attr]
    assert [one for one in log if isinstance(one, Discarded) and one.seat == 0][-1].card == card
    user.press("Enter")
    assert sum(isinstance(one, Discarded) and one.card == card for one in log) == 1


def test_esc_returns_to_the_previous_focus(user: User) -> None:
    user.press("Home", "Right")
    before, focus = user.app.view, user.focused
    user.press("/")
    assert user.app.pointing.cursor.focus == FIELD and user.app.view.scene is Scene.TABLE
    write(user, "dra")
    user.press("Esc")
    assert user.focused == focus and user.app.view == before


def test_a_slash_above_the_seven_opens_the_line(user: User) -> None:
    """On German and many other keyboards, no text event reports the slash outside a field."""
    user.handle(
        pygame.event.Event(pygame.KEYDOWN, key=pygame.K_7, mod=pygame.KMOD_SHIFT, unicode="")
    )
    user.write("/")
    assert user.app.pointing.cursor.focus == FIELD and typed(user) == ""
    user.handle(pygame.event.Event(pygame.KEYUP, key=pygame.K_7, mod=0))
    user.press("Esc")
    user.press("/")
    assert user.app.pointing.cursor.focus == FIELD


def test_a_question_leaves_the_focus_and_a_page_has_the_line_too(user: User) -> None:
    user.press("Home", "Right")
    focus, listener = user.focused, listening(user)
    user.focus(focus)
    line(user, "deadwood")
    user.app.tick(user.app.clock.now())
    assert user.focused == focus
    (answer,) = [one for one in listener.heard if one.kind is SentenceKind.ANSWER]
    assert user.app.announcer.notice == answer.text
    line(user, "help")
    assert user.app.view.scene is Scene.HELP
    line(user, "back")
    assert user.app.view.scene is Scene.TABLE


def test_an_unknown_command_is_refused_and_can_be_corrected(user: User) -> None:
    listener = listening(user)
    line(user, "srot")
    user.app.tick(user.app.clock.now())
    field = user.app.view.item(FIELD)
    assert field is not None and typed(user) == "srot"
    assert "sort" in printed(field.note)
    assert (SentenceKind.REFUSAL, field.note) in [(one.kind, one.text) for one in listener.heard]
    assert user.app.announcer.captions(Settings(captions=True)) == (CAPTIONS[Cue.REFUSED],)
    assert not user.app.announcer.notice, "shown at the command line instead"
    user.press("Left", "Left", "Backspace", "Right")
    write(user, "r")
    assert typed(user) == "sort"
    user.press("Enter")
    assert user.app.view.dialog is None
    assert user.parlour.settings.sort == "suit"


def test_a_similar_command_is_suggested_with_the_card_that_follows(user: User) -> None:
    card = held(user)[-1]
    line(user, f"diskard {card.code}")
    field = user.app.view.item(FIELD)
    assert field is not None and isinstance(field.note, Message)
    assert field.note.id == "terminal-unknown-but-near"
    (near,) = dict(field.note.args)["near"]
    assert "discard" in printed(near)


def test_a_choice_that_is_refused_says_why_and_stays(user: User) -> None:
    line(user, "draw")
    field = user.app.view.item(FIELD)
    assert field is not None and field.note == refusals.DRAWN_DISCARD


def test_up_brings_back_the_last_line_and_down_goes_on(user: User) -> None:
    line(user, "sort by rank")
    line(user, "hand")
    user.press("/")
    user.press("Up")
    assert typed(user) == "hand" and user.app.announcer.notice != Verbatim("hand")
    user.press("Up")
    assert typed(user) == "sort by rank"
    user.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_UP, mod=0, unicode=""))
    assert typed(user) == "sort by rank"
    user.press("Down", "Down")
    assert typed(user) == ""
    assert user.parlour.settings.sort == "rank"


def test_an_emptied_line_is_announced(user: User) -> None:
    line(user, "hand")
    listener = listening(user)
    user.press("/")
    user.press("Up", "Down")
    user.app.tick(user.app.clock.now())
    assert typed(user) == "" and Announcement(messages.EMPTY, SentenceKind.ANSWER) in listener.heard


def test_a_slash_before_the_command_is_ignored(user: User) -> None:
    user.press("/")
    write(user, "/hand")
    assert typed(user) == "hand"


def test_an_unknown_command_is_quoted_as_typed(user: User) -> None:
    card = spoken(only(held(user)[-1]))
    line(user, f"fold  {card}")
    field = user.app.view.item(FIELD)
    assert field is not None
    assert printed(field.note).startswith(f'"fold {card}" isn\'t possible now.')


def test_a_confirmation_can_be_answered_by_words() -> None:
    user = User(game="", talk=False)
    user.parlour.matches.start(setup("gin"), 7)
    user.app.refresh()
    line(user, "deal")
    line(user, "menu")
    dialog = user.app.view.dialog
    assert dialog is not None and not dialog.typing
    user.press("/")
    over = user.app.view.dialog
    assert over is not None and over.typing and over.title == dialog.title
    write(user, "back")
    user.press("Enter")
    assert user.app.view.dialog is None and user.app.view.scene is Scene.TABLE


def test_window_commands_can_be_typed(user: User) -> None:
    line(user, "mute")
    assert user.parlour.settings.mute
    line(user, "quit")
    assert user.parlour.closed


def test_a_screen_reader_gets_the_line_as_a_field_with_its_value(user: User) -> None:
    user.press("/")
    write(user, "dr")
    frame = user.app._audience_frame()
    assert frame is not None
    node = build(frame, (1280, 800), ("", "")).node(name_of(FIELD))
    assert node is not None and (node.kind, node.value) == (NodeKind.FIELD, "dr")


def test_while_a_command_is_typed_the_opponent_waits(user: User) -> None:
    line(user, f"discard {held(user)[0].code}")
    assert user.parlour.waiting
    user.press("/")
    assert not user.parlour.waiting
    user.press("Esc")
    assert user.parlour.waiting


# Writing.


def key(name: str, unicode: str = "", mod: int = 0) -> pygame.event.Event:
    return pygame.event.Event(
        pygame.KEYDOWN, key=pygame.key.key_code(name), unicode=unicode, mod=mod
    )


@pytest.mark.parametrize(
    ("event", "before", "after"),
    [
        (key("x", "x"), Writing("ab", 1), None),
        (key("backspace"), Writing("abc", 1), Writing("ac", 1)),
        (key("backspace"), Writing("", 0), Writing("", 0)),
        (key("delete"), Writing("abc", 2), Writing("ac", 1)),
        (key("home"), Writing("abc", 0), Writing("abc", 3)),
        (key("end"), Writing("abc", 2), Writing("abc", 0)),
        (key("left"), Writing("abc", 3), Writing("abc", 3)),
        (key("left", mod=pygame.KMOD_LCTRL), Writing("draw the", 0), Writing("draw the", 3)),
        (key("right", mod=pygame.KMOD_LCTRL), Writing("draw the", 8), Writing("draw the", 4)),
        (key("backspace", mod=pygame.KMOD_LCTRL), Writing("draw the", 0), Writing("draw ", 0)),
        (key("left"), Writing("", 0), None),
        (key("up"), Writing("abc", 0), None),
        (key("d", mod=pygame.KMOD_LCTRL), Writing("abc", 0), None),
    ],
)  # fmt: skip
def test_keys_type_into_the_line(
    event: pygame.event.Event, before: Writing, after: Writing | None
) -> None:
    assert edited(event, before) == after


def test_text_is_inserted_at_the_caret() -> None:
    assert Writing("ab", 1).put("xy") == Writing("axyb", 1)
    assert Writing("", 5).put("x") == Writing("x", 0)


def test_a_long_text_is_shown_around_the_caret() -> None:
    look = look_for(Settings(), (1280, 800))
    text = " ".join(f"word{number}" for number in range(40))
    assert fields.seen(look, "short", 2, 400)[0] == "short"
    ending, caret = fields.seen(look, text, 0, 300)
    assert ending.endswith("word39") and ending.startswith("…")
    assert caret == round(look.width_of(ending, "bold", "body")) <= 300
    beginning, caret = fields.seen(look, text, len(text), 300)
    assert text.startswith(beginning) and caret == 0
    middle, caret = fields.seen(look, text, len(text) // 2, 300)
    assert 0 < caret <= 300 and look.width_of(middle, "bold", "body") <= 300


@pytest.mark.parametrize(
    ("word", "scene", "language"),
    [
        ("ladder", Scene.LADDER, "en"),
        ("report", Scene.STATISTICS, "en"),
        ("records", Scene.ACHIEVEMENTS, "en"),
        ("achievements", Scene.ACHIEVEMENTS, "en"),
        ("trophies", Scene.ACHIEVEMENTS, "en"),
        ("rules skarney", Scene.RULES, "en"),
        ("rules Hollywood Gin", Scene.RULES, "en"),
        ("erfolge", Scene.ACHIEVEMENTS, "de"),
        ("regeln oklahoma", Scene.RULES, "de"),
        ("leiter", Scene.LADDER, "de"),
        ("bericht", Scene.STATISTICS, "de"),
    ],
)
def test_pages_can_be_typed_on_the_table_and_on_other_pages(
    user: User, word: str, scene: Scene, language: str
) -> None:
    user.parlour.change("language", language)
    hand = held(user)
    line(user, word)
    assert user.app.view.scene is scene
    user.press("Esc")
    assert user.app.view.scene is Scene.TABLE and held(user) == hand
    line(user, word)
    line(user, word)
    assert user.app.view.scene is scene
    user.press("Esc", "Esc")
    assert user.app.view.scene is Scene.TABLE


def test_pages_cannot_be_typed_over_a_question(user: User) -> None:
    user.press("Esc")
    assert user.app.view.dialog is not None
    line(user, "ladder")
    assert user.app.view.scene is Scene.TABLE
    field = user.app.view.item(FIELD)
    assert field is not None and field.dimmed


def test_a_trophy_can_be_typed_right_after_the_start() -> None:
    """Trophies are gathered in the background, also while a command is being typed."""
    store = Store.in_memory()
    climb_to(store, Place(1, 3))
    user = User(parlour=Parlour(store, None, Settings()))
    assert user.parlour.working
    user.press("/")
    write(user, "trophy 1")
    while user.parlour.working:
        user.app.tick(user.app.clock.now())
    user.press("Enter")
    assert user.app.view.scene is Scene.ACHIEVEMENTS
