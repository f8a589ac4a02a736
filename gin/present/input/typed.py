"""Parser of typed lines: numbers, words, cards and near misses.

The terminal and the window's command line share it.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

from msgspec.structs import replace

from gin.core.cards import Card
from gin.core.message import NOTHING, Text, Verbatim, quoted
from gin.interface import destinations, names
from gin.interface.commands import Command
from gin.interface.destinations import Destination
from gin.interface.intents import Change, Do, Enter, Intent, Needs, PageAction
from gin.interface.language_words import LanguageWords
from gin.interface.refs import HAND, EntryKind, EntryRef
from gin.interface.view import Choice, Role, View
from gin.messages import terminal as messages
from gin.present.input import keymap
from gin.present.input.fields import field_of, is_code, takes_any_text
from gin.present.input.layouts import on_latin_keys
from gin.present.input.meanings import (
    ExplainChoice,
    Meaning,
    ProgramCommand,
    SectionRequest,
    TypedChoice,
    TypedPage,
    TypedQuestion,
    TypedText,
    UnclearLine,
)
from gin.present.input.numbers import in_runs, is_number, numbered, with_numbers
from gin.present.input.rules_of_game import rules_asked_for
from gin.present.words import terminal as words
from gin.present.words.refusals import not_held
from gin.session.settings import ALLOWED, Settings

SAME = {
    "?": "help", "q": "quit", "exit": "quit", "bye": "quit",
    "log": "history", "again": "look", "what": "look",
}  # fmt: skip
"""Synonyms of commands. A choice of the view with the same name takes precedence."""
QUESTIONS: dict[str, Command] = {
    "deeper": Command.DEEPER,
    "dig": Command.DEEPER,
    "pile": Command.DEEPER,
    "scores": Command.SCORE,
    "left": Command.CARDS_LEFT,
    "outs": Command.ODDS,
    "die": Command.SCORE,
    "stake": Command.SCORE,
    **{command.value.replace("_", " "): command for command in keymap.QUESTIONS},
}
"""Names of questions. The key of a question can be typed too, if it is a single character."""
PAGES: dict[str, Destination] = {
    names.PAGES[type(page)]: page
    for page in (
        destinations.ToGames(), destinations.ToDaily(), destinations.ToLadder(),
        destinations.ToTournament(), destinations.ToExercises(), destinations.ToReport(),
        destinations.ToAchievements(), destinations.ToStatistics(), destinations.ToPlayers(),
        destinations.ToSettings(), destinations.ToRulesList(),
    )
}  # fmt: skip
"""Names of pages that can be typed on every page, unless it means something else there."""
PAGES["trophies"] = PAGES["achievements"] = PAGES["records"]
_ORDERS = {f"sort by {order}": order for order in ALLOWED["sort"] if order != "own"}
"""Sort orders of the hand by their typed commands."""
_CARD = re.compile(r"\b((?:10|[a2-9tjqk])[cdhs])\b")
_STOPS = ".:;!?…"
_NAMED = (Role.BUTTON, Role.GAME, Role.PERSON)
"""Roles of items that can also be typed by name."""
_WITH_CARD = {"d": "discard", "k": "knock", "g": "gin"}


def holds(view: View, card: Card) -> bool:
    """Return whether the shown hand holds the card."""
    hand = view.zone(HAND)
    return hand is not None and any(item.card == card for item in hand.items)


# A line is compared with the text of all buttons and rows, so these normal forms are cached. The
# language is part of the key.
@lru_cache(maxsize=4096)
def _normal(tongue: LanguageWords, _language: str, line: str) -> str:
    if line.strip() in (",", "."):
        return line.strip()
    typed = line.lower().replace(",", " ").split()
    # A button's text may be a sentence, or contain a number with a full stop.
    plain = " ".join(word.rstrip(_STOPS) or word for word in typed)
    words_in = tongue.in_english(plain).split()
    out: list[str] = []
    place = 0
    while place < len(words_in):
        for length in (3, 2, 1):
            chunk = words_in[place : place + length]
            named = tongue.card_named(" ".join(chunk))
            card = named if len(chunk) == length else None
            if card is not None:
                out.append(card.code.lower())
                place += length
                break
        else:
            out.append(words_in[place])
            place += 1
    if len(out) == 2 and out[0] in _WITH_CARD:
        out[0] = _WITH_CARD[out[0]]
    return " ".join(out)


class TypedLines:
    """Parser of lines typed in the player's language.

    `also` holds commands that can be typed by name, in addition to questions. If `aside`, as in the
    terminal, the player can read pages by section, and lists of legal commands include choices
    without a number.

    A number means the choice that was `printed` with it, unless it is also the name of a choice.
    """

    def __init__(
        self, tongue: LanguageWords, also: Sequence[Command] = (), *, aside: bool = True
    ) -> None:
        self._tongue = tongue
        self._aside = aside
        self.printed: Mapping[int, Intent] = {}
        self._commands = {one.value.replace("_", " "): one for one in also}

    def meaning(self, line: str, view: View, settings: Settings) -> Meaning:
        """Return the meaning of a line typed at `view`.

        A line without a meaning is parsed again as if its keys had been pressed on a Latin layout.
        """
        meant = self._read(line, view, settings)
        if isinstance(meant, UnclearLine) and not meant.close:
            for latin in on_latin_keys(line):
                other = self._read(latin, view, settings)
                if not isinstance(other, UnclearLine) or other.close:
                    return other
        return meant

    def _read(self, line: str, view: View, settings: Settings) -> Meaning:
        text, tongue = self.normal(line), self._tongue
        if not text:
            return self._nothing_typed(view)
        if takes_any_text(view):
            return self._entered(line, text, view)
        # A number means the choice printed with it.
        written = None if is_number(text) else self._written(text, view)
        if written is not None:
            return TypedChoice(written)
        if is_number(text) and self._is_unseen(text, view):
            return UnclearLine(self._not_listed(line, text, view))
        if text in SAME and self.find(text, view) is None:
            text = SAME[text]
        if text == ProgramCommand.QUIT and self.find(text, view) is None:
            return ProgramCommand.QUIT
        if text in (ProgramCommand.SAVE, ProgramCommand.LOOK, ProgramCommand.HISTORY):
            return ProgramCommand(text)
        if text in QUESTIONS:
            return TypedQuestion(QUESTIONS[text])
        if text.startswith("about "):
            return self._explained(text.removeprefix("about "), view)
        letter = keymap.key_map(settings).owner(text.upper()) if len(text) == 1 else None
        if letter in keymap.QUESTIONS:
            return TypedQuestion(letter)
        if self._aside and (section := _section(tongue, line, text)) is not None:
            return section
        if (key := tongue.after(line, "key")) is not None:
            return _key(key, view)
        code = tongue.after(line, "code", "name", "path")
        if code is not None:
            return _code(code, view)
        return self._choice(text, line, view)

    def _entered(self, line: str, text: str, view: View) -> Meaning:
        """Return the meaning of a line on a page that asks for text: a command, or else text."""
        code = self._tongue.after(line, "code", "name", "path")
        if code is not None:
            return _code(code, view)
        if is_number(text):
            choice = with_numbers(numbered(view)).get(int(text))
            printed = choice is not None and self.printed.get(int(text)) == choice.intent
            return (
                TypedChoice(choice) if choice is not None and printed else _code(line.strip(), view)
            )
        for word in (text, *map(self.normal, on_latin_keys(line))):
            choice = next((c for c in view.choices if word in c.words), None)
            if choice is None:
                # Leave out the letter buttons: a single letter is text. "press a" presses a button.
                acts = tuple(c for c in view.choices if not isinstance(c.label, Verbatim))
                shown = replace(view, choices=acts, zones=())
                choice = self._written(word, shown)
            if choice is not None:
                return TypedChoice(choice)
            word = SAME.get(word, word)
            if word in set(ProgramCommand):
                return ProgramCommand(word)
            if word == Command.HELP:
                return TypedQuestion(Command.HELP)
        if self._aside and (topic := self._tongue.after(line, Command.HELP)):
            return SectionRequest(topic, for_help=True)
        return _code(line.strip(), view)

    def normal(self, line: str) -> str:
        """Return a line in normal form: lower case, cards as codes ("discard 7h")."""
        return _normal(self._tongue, self._tongue.language(), line)

    def find(self, text: str, view: View) -> Choice | None:
        if is_number(text):
            return with_numbers(numbered(view)).get(int(text)) or self._written(text, view)
        named = [choice for choice in view.choices if text in choice.words]
        return self._written(text, view) or _able_first(named)

    def _is_unseen(self, text: str, view: View) -> bool:
        """Return whether a number means a choice that was not printed with it."""
        choice = with_numbers(numbered(view)).get(int(text))
        if choice is None or text in choice.words or self._written(text, view) is not None:
            return False
        return self.printed.get(int(text)) != choice.intent

    def _not_listed(self, line: str, text: str, view: View) -> Text:
        if not self._aside:
            return self._unknown(line, text, view).why
        look = Verbatim(self._tongue.offered(ProgramCommand.LOOK.value))
        return messages.not_listed(number=Verbatim(text), look=look)

    def _written(self, text: str, view: View) -> Choice | None:
        """Return the choice whose label or button has this name, or None."""
        meant = [choice for choice in view.choices if self._says(choice.label, text)]
        if not meant:
            buttons = {
                item.ref
                for zone in view.focus_zones
                for item in zone.items
                if item.role in _NAMED
                and any(self._says(name, text) for name in (item.name, item.brief))
            }
            meant = [choice for choice in view.choices if choice.item in buttons]
        return _able_first(meant)

    def _says(self, name: Text, text: str) -> bool:
        """Return whether `text` is a name as spoken or printed, in normal form."""
        tongue = self._tongue
        return bool(name) and text in map(self.normal, (tongue.spoken(name), tongue.printed(name)))

    def with_cards(self, text: str, view: View) -> tuple[Choice, tuple[Card, ...]] | None:
        """Return the choice meant by words followed by cards, and the cards, or None."""
        for choice in view.choices:
            for word in choice.words if choice.needs is Needs.CARDS else ():
                parts = text.removeprefix(word).split()
                named = [self._tongue.card_named(part) for part in parts]
                cards = tuple(card for card in named if card is not None)
                if text.startswith(f"{word} ") and len(cards) == len(named):
                    return choice, cards
        return None

    def _with_text(self, text: str, line: str, view: View) -> TypedChoice | None:
        """Return the choice meant by one of its words followed by a text, or None.

        The text is as typed, because it may be a path.
        """
        for choice in view.choices:
            for word in choice.words if choice.needs is Needs.TEXT else ():
                if text.startswith(f"{word} "):
                    given = self._tongue.after(line, word)
                    return TypedChoice(choice, given or text.removeprefix(f"{word} "))
        return None

    def legal_words(self, view: View) -> Iterator[tuple[str, Text, Text]]:
        """Yield the first words, the full text and the quoted text of each legal command.

        In the quoted text, only the first words are in quotes. A command that takes any of several
        cards appears once. Settings appear without their values.
        """
        said: set[object] = set()
        for choice in view.choices:
            kind = choice.item.kind if isinstance(choice.item, EntryRef) else None
            if choice.why or not choice.words or kind is EntryKind.SET:
                continue
            if kind is EntryKind.DAY:
                # One date shows how to type the others.
                if kind in said:
                    continue
                said.add(kind)
            first = choice.words[0]
            word, card, after = _CARD.split(first, 1) if _CARD.search(first) else (first, "", "")
            if (word, after) in said:
                continue
            said.add((word, after))
            begun = self._tongue.offered(word.strip())
            if not card and not self._tongue.has_words(word):
                # The word is an English id without a translation, so offer the row's name.
                begun = self._tongue.spoken(choice.label).lower()
            whole: Text = Verbatim(begun)
            in_quotes: Text = quoted(whole)
            if card:
                own = Verbatim(f" {self._tongue.offered(after.strip())}" if after else "")
                whole = messages.and_a_card(after=own, word=whole)
                in_quotes = messages.and_a_card(after=own, word=in_quotes)
            yield begun, whole, in_quotes

    def _nothing_typed(self, view: View) -> Meaning:
        """Return the meaning of an empty line: in a lesson, the next step."""
        go_on = view.lesson.go_on if view.lesson is not None else None
        choice = view.choice(go_on) if go_on is not None else None
        if choice is not None:
            return TypedChoice(choice)
        main = next((c for c in view.choices if c.main and not c.why), None)
        return UnclearLine(words.say_what(main.label) if main else messages.SAY_ANYTHING)

    def _explained(self, text: str, view: View) -> Meaning:
        choice = self.find(text, view)
        if choice is None:
            return UnclearLine(messages.no_such(typed=words.typed(text)))
        item = view.item(choice.item)
        note = choice.why or (item.note if item is not None else choice.why)
        return ExplainChoice(choice, note or messages.NO_NOTE)

    def _choice(self, text: str, line: str, view: View) -> Meaning:
        choice = self.find(text, view)
        if choice is not None:
            return TypedChoice(choice)
        order = _ORDERS.get(text)
        sorts = view.choice(Do(PageAction.SORT))
        if order is not None and sorts is not None and view.takes(Change("sort", order)):
            return TypedChoice(replace(sorts, intent=Change("sort", order)))
        given = self._with_text(text, line, view)
        if given is not None:
            return given
        completed = self.with_cards(text, view)
        if completed is not None:
            return TypedChoice(*completed)
        if text == Command.HELP:
            return TypedQuestion(Command.HELP)
        if text in self._commands:
            return TypedQuestion(self._commands[text])
        if view.dialog is None:
            page = PAGES.get(text) or rules_asked_for(text, self._says)
            if page is not None:
                return TypedPage(page)
        for word in text.split():
            card = self._tongue.card_named(word)
            if card is not None and view.zone(HAND) is not None and not holds(view, card):
                return UnclearLine(not_held(card), close=True)
        if field_of(view) is not None and is_code(line):
            return _code(line.strip(), view)
        misspelled = self._misspelled(line, view)
        return (
            UnclearLine(misspelled, close=True) if misspelled else self._unknown(line, text, view)
        )

    def _misspelled(self, line: str, view: View) -> Text:
        """Return the answer to a line that ends in a misspelled card, or nothing."""
        typed = line.lower().split()
        places = range(len(typed) if view.zone(HAND) is not None else 0)
        alike = [(self._tongue.card_like(" ".join(typed[at:])), at) for at in places]
        found = [(*like, at) for like, at in alike if like is not None]
        if not found:
            return NOTHING
        share, card, name, at = max(found, key=lambda one: one[0])
        meant = self.normal(" ".join([*typed[:at], card.code]))
        possible = at == 0 or self.find(meant, view) or self.with_cards(meant, view)
        if share == 1 or (holds(view, card) and not possible):
            return NOTHING
        if not holds(view, card):
            return not_held(card)
        near = quoted(Verbatim(" ".join([*typed[:at], name])))
        return words.unknown(" ".join(typed), [near], self._listed(view))

    def _listed(self, view: View) -> list[Text]:
        if not self._aside and numbered(view):
            view = replace(view, choices=numbered(view))
        return list(in_runs(list(self.legal_words(view))))

    def _unknown(self, line: str, text: str, view: View) -> UnclearLine:
        typed = self._tongue.comparable(line, text)
        tongue = self._tongue
        known: dict[str, Text] = {}
        for begun, word, in_quotes in self.legal_words(view):
            known[tongue.spoken(word)] = in_quotes
            known.setdefault(begun, in_quotes)
        for name in (*QUESTIONS, *self._commands, *(PAGES if view.dialog is None else ())):
            known[tongue.offered(name)] = quoted(Verbatim(tongue.offered(name)))
        # Compare without cards, too: "diskard" is closer to "discard" than "diskard kh" is.
        alone = " ".join(word for word in typed.split() if tongue.card_named(word) is None)
        near = difflib.get_close_matches(typed, known, n=2, cutoff=0.75)
        near = near or difflib.get_close_matches(alone, known, n=2, cutoff=0.75)
        near = list({known[word]: word for word in near}.values())
        alike = [known[word] for word in near]
        why = words.unknown(" ".join(line.lower().split()), alike, self._listed(view))
        return UnclearLine(why, close=bool(near))


def _able_first(meant: Sequence[Choice]) -> Choice | None:
    return next((c for c in meant if not c.why), meant[0] if meant else None)


def _key(name: str, view: View) -> Meaning:
    if view.dialog is None or not view.dialog.listens:
        return UnclearLine(messages.NO_KEY_ASKED)
    key = keymap.key_named(name)
    if not key:
        return UnclearLine(messages.no_key(typed=words.typed(name)))
    return TypedText(Enter(view.dialog.listens), key)


def _section(tongue: LanguageWords, line: str, text: str) -> SectionRequest | None:
    if topic := tongue.after(line, Command.HELP):
        return SectionRequest(topic, for_help=True)
    wanted = "" if text in ("section", "sections") else tongue.after(line, "section")
    return None if wanted is None else SectionRequest(wanted)


def _code(code: str, view: View) -> Meaning:
    field = field_of(view)
    if field is None:
        return UnclearLine(messages.NO_FIELD)
    assert isinstance(field.ref, EntryRef)
    return TypedText(Enter(field.ref), code, field)
