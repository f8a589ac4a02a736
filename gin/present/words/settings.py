"""Wording of the settings."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import cast

from msgspec import Struct

from gin.core.message import Text, Verbatim, percent, sentences
from gin.interface.controls import ControlKind
from gin.messages import own_decks, transfer, yourself
from gin.messages import settings as messages
from gin.messages.languages import LANGUAGES
from gin.present.words.people import opponent
from gin.session.setting import CardLetters, SettingsSection, Speech, Unit
from gin.session.settings import ALLOWED, SPECS, Settings, effective_name


class SettingWords(Struct, frozen=True):
    """A row of the settings page: title, note and control.

    A row of the kind `DOOR` is not a setting; it opens another page.
    """

    name: str
    title: Text
    note: Text
    kind: ControlKind = ControlKind.SWITCH


def _said(*parts: str) -> Text:
    """Return the message of the settings with this id.

    Raises:
        LookupError: the catalogue lacks it, or `python -m tools.messages` has not been run for it.
    """
    said = getattr(messages, "_".join(parts).upper(), None)
    if said is None:
        raise LookupError(f"assets/languages/en/settings.ftl lacks settings-{'-'.join(parts)}")
    return cast("Text", said)


_DOORS = {
    SettingsSection.YOURS: (
        SettingWords("yourself", yourself.OPEN, messages.NOTE_YOURSELF, ControlKind.DOOR),
        SettingWords("data", transfer.TITLE, messages.NOTE_DATA, ControlKind.DOOR),
    ),
    SettingsSection.CARDS: (
        SettingWords("decks", own_decks.TITLE, own_decks.NOTE, ControlKind.DOOR),
    ),
    SettingsSection.KEYS_AND_POINTING: (
        SettingWords("keys", messages.KEYS, messages.NOTE_KEYS, ControlKind.DOOR),
    ),
}
"""Rows that open another page, at the top of their sections."""


def _rows(section: SettingsSection) -> Iterator[SettingWords]:
    yield from _DOORS.get(section, ())
    for name, (kind, spec) in SPECS.items():
        if spec.section is section:
            yield SettingWords(
                name, _said("title", name), _said("note", name), spec.control_of(kind)
            )


SECTIONS: tuple[tuple[Text, tuple[SettingWords, ...]], ...] = tuple(
    (_said("section", section), tuple(_rows(section))) for section in SettingsSection
)
"""The settings by section, from their specifications in `Settings`."""
TITLES = {row.name: row.title for _, rows in SECTIONS for row in rows}
NEXT_MATCH = {name: _said("next_match", name) for name, (_, spec) in SPECS.items() if spec.waits}
"""Notes on changes that take effect with the next match."""
_OTHER_WORDS: dict[str, Text] = {
    Speech.OFF: messages.OFF,
    CardLetters.LANGUAGE: messages.VALUE_OF_THE_LANGUAGE,
    "system": messages.VALUE_SYSTEM,
}
_WORDS = {
    str(value): _OTHER_WORDS.get(value) or _said("value", value)
    for name, (kind, _) in SPECS.items()
    if issubclass(kind, StrEnum)
    for value in ALLOWED[name]
} | _OTHER_WORDS
_COMES_WITH: dict[str, Text] = {
    "contrast_four_colour": messages.COMES_WITH_CONTRAST,
    "large_text_jumbo": messages.COMES_WITH_LARGE_TEXT,
}
"""Reasons why a setting is on although the player did not choose it."""


def note(row: SettingWords, settings: Settings) -> Text:
    """Return the note on a setting."""
    added = _COMES_WITH.get(effective_name(settings, row.name))
    return row.note if added is None else sentences(row.note, added)


def value(name: str, setting: object) -> Text:
    """Return a setting's value in words."""
    unit = SPECS[name][1].unit if name in SPECS else Unit.NONE
    match setting:
        case bool():
            return messages.ON if setting else messages.OFF
        case float():
            return messages.seconds(seconds=setting) if setting else messages.OFF
        case int() if unit is Unit.PERCENT:
            return percent(setting)
        case int() if unit is Unit.STEPS:
            return messages.of_most(number=setting, most=max(ALLOWED[name]))
        case int() if unit is Unit.VOICE:
            return messages.value_voice(number=setting) if setting else messages.VALUE_USUAL_VOICE
        case int():
            return Verbatim(opponent(setting))
    if name == "language" and str(setting) in LANGUAGES:
        return Verbatim(LANGUAGES[str(setting)])
    return _WORDS[str(setting)]
