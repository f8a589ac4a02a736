"""The settings in words."""

from __future__ import annotations

from gin.core.dataclass import dataclass
from gin.core.message import Text, Verbatim, percent, sentences
from gin.interface.controls import ControlKind
from gin.messages import settings as messages
from gin.messages import yourself
from gin.messages.languages import LANGUAGES
from gin.present.words.people import opponent
from gin.session.settings import ALLOWED, Settings, governing


@dataclass(frozen=True, slots=True)
class Row:
    """A setting on the page: its title, what it is for, and what it is changed with.

    A door is no setting, but leads to a page of its own.
    """

    name: str
    title: Text
    note: Text
    kind: ControlKind = ControlKind.SWITCH


SECTIONS: tuple[tuple[Text, tuple[Row, ...]], ...] = (
    (
        messages.SECTION_LOOK,
        (
            Row("theme", messages.TITLE_THEME, messages.NOTE_THEME, ControlKind.THEMES),
            Row("text_size", messages.TITLE_TEXT_SIZE, messages.NOTE_TEXT_SIZE, ControlKind.SLIDER),
            Row("full_screen", messages.TITLE_FULL_SCREEN, messages.NOTE_FULL_SCREEN),
            Row("motion", messages.TITLE_MOTION, messages.NOTE_MOTION, ControlKind.CHOICE),
        ),
    ),
    (
        messages.SECTION_CARDS,
        (
            Row(
                "four_colour",
                messages.TITLE_FOUR_COLOUR,
                messages.NOTE_FOUR_COLOUR,
                ControlKind.FACES,
            ),
            Row("jumbo", messages.TITLE_JUMBO, messages.NOTE_JUMBO, ControlKind.FACES),
            Row("pattern", messages.TITLE_PATTERN, messages.NOTE_PATTERN, ControlKind.BACKS),
            Row(
                "card_letters",
                messages.TITLE_CARD_LETTERS,
                messages.NOTE_CARD_LETTERS,
                ControlKind.CHOICE,
            ),
            Row("sort", messages.TITLE_SORT, messages.NOTE_SORT, ControlKind.CHOICE),
            Row("show_melds", messages.TITLE_SHOW_MELDS, messages.NOTE_SHOW_MELDS),
            Row("show_deadwood", messages.TITLE_SHOW_DEADWOOD, messages.NOTE_SHOW_DEADWOOD),
        ),
    ),
    (
        messages.SECTION_TABLE,
        (
            Row("card_size", messages.TITLE_CARD_SIZE, messages.NOTE_CARD_SIZE, ControlKind.SLIDER),
            Row("mirrored", messages.TITLE_MIRRORED, messages.NOTE_MIRRORED),
            Row("speed", messages.TITLE_SPEED, messages.NOTE_SPEED, ControlKind.CHOICE),
            Row("confirm", messages.TITLE_CONFIRM, messages.NOTE_CONFIRM),
        ),
    ),
    (
        messages.SECTION_OPPONENT,
        (
            Row("yourself", yourself.OPEN, messages.NOTE_YOURSELF, ControlKind.DOOR),
            Row("level", messages.TITLE_LEVEL, messages.NOTE_LEVEL, ControlKind.PEOPLE),
            Row("talk", messages.TITLE_TALK, messages.NOTE_TALK),
            Row(
                "wait_for_challenge",
                messages.TITLE_WAIT_FOR_CHALLENGE,
                messages.NOTE_WAIT_FOR_CHALLENGE,
            ),
        ),
    ),
    (
        messages.SECTION_HELP,
        (
            Row("hints", messages.TITLE_HINTS, messages.NOTE_HINTS),
            Row("odds", messages.TITLE_ODDS, messages.NOTE_ODDS),
            Row("take_back", messages.TITLE_TAKE_BACK, messages.NOTE_TAKE_BACK),
        ),
    ),
    (
        messages.SECTION_SOUND,
        (
            Row("volume", messages.TITLE_VOLUME, messages.NOTE_VOLUME, ControlKind.SLIDER),
            Row(
                "room_volume",
                messages.TITLE_ROOM_VOLUME,
                messages.NOTE_ROOM_VOLUME,
                ControlKind.SLIDER,
            ),
            Row(
                "music_volume",
                messages.TITLE_MUSIC_VOLUME,
                messages.NOTE_MUSIC_VOLUME,
                ControlKind.SLIDER,
            ),
            Row("mute", messages.TITLE_MUTE, messages.NOTE_MUTE),
            Row("captions", messages.TITLE_CAPTIONS, messages.NOTE_CAPTIONS),
            Row("spatial_sound", messages.TITLE_SPATIAL_SOUND, messages.NOTE_SPATIAL_SOUND),
        ),
    ),
    (
        messages.SECTION_KEYS_AND_POINTING,
        (
            Row("keys", messages.KEYS, messages.NOTE_KEYS, ControlKind.DOOR),
            Row("letters", messages.TITLE_LETTERS, messages.NOTE_LETTERS),
            Row("gamepad", messages.TITLE_GAMEPAD, messages.NOTE_GAMEPAD),
        ),
    ),
    (
        messages.SECTION_ACCESSIBILITY,
        (
            Row("magnifier", messages.TITLE_MAGNIFIER, messages.NOTE_MAGNIFIER),
            Row(
                "braille_corners",
                messages.TITLE_BRAILLE_CORNERS,
                messages.NOTE_BRAILLE_CORNERS,
                ControlKind.FACES,
            ),
            Row("cool_down", messages.TITLE_COOL_DOWN, messages.NOTE_COOL_DOWN, ControlKind.SLIDER),
            Row("switch", messages.TITLE_SWITCH, messages.NOTE_SWITCH),
            Row("scan_pace", messages.TITLE_SCAN_PACE, messages.NOTE_SCAN_PACE, ControlKind.SLIDER),
        ),
    ),
    (
        messages.SECTION_SPEECH,
        (
            Row("speech", messages.TITLE_SPEECH, messages.NOTE_SPEECH, ControlKind.CHOICE),
            Row(
                "speech_rate",
                messages.TITLE_SPEECH_RATE,
                messages.NOTE_SPEECH_RATE,
                ControlKind.SLIDER,
            ),
            Row(
                "speech_volume",
                messages.TITLE_SPEECH_VOLUME,
                messages.NOTE_SPEECH_VOLUME,
                ControlKind.SLIDER,
            ),
            Row(
                "speech_voice",
                messages.TITLE_SPEECH_VOICE,
                messages.NOTE_SPEECH_VOICE,
                ControlKind.CHOICE,
            ),
            Row("offer_speech", messages.TITLE_OFFER_SPEECH, messages.NOTE_OFFER_SPEECH),
        ),
    ),
    (
        messages.SECTION_SPOKEN,
        (
            Row("verbosity", messages.TITLE_VERBOSITY, messages.NOTE_VERBOSITY, ControlKind.CHOICE),
            Row(
                "announce_items",
                messages.TITLE_ANNOUNCE_ITEMS,
                messages.NOTE_ANNOUNCE_ITEMS,
                ControlKind.CHOICE,
            ),
            Row(
                "announce_own",
                messages.TITLE_ANNOUNCE_OWN,
                messages.NOTE_ANNOUNCE_OWN,
                ControlKind.CHOICE,
            ),
            Row(
                "announce_other",
                messages.TITLE_ANNOUNCE_OTHER,
                messages.NOTE_ANNOUNCE_OTHER,
                ControlKind.CHOICE,
            ),
            Row(
                "announce_hints",
                messages.TITLE_ANNOUNCE_HINTS,
                messages.NOTE_ANNOUNCE_HINTS,
                ControlKind.CHOICE,
            ),
            Row(
                "announce_results",
                messages.TITLE_ANNOUNCE_RESULTS,
                messages.NOTE_ANNOUNCE_RESULTS,
                ControlKind.CHOICE,
            ),
            Row("announce_talk", messages.TITLE_ANNOUNCE_TALK, messages.NOTE_ANNOUNCE_TALK),
            Row("announce_focus", messages.TITLE_ANNOUNCE_FOCUS, messages.NOTE_ANNOUNCE_FOCUS),
            Row(
                "announce_captions",
                messages.TITLE_ANNOUNCE_CAPTIONS,
                messages.NOTE_ANNOUNCE_CAPTIONS,
            ),
        ),
    ),
    (
        messages.SECTION_LANGUAGE,
        (Row("language", messages.TITLE_LANGUAGE, messages.NOTE_LANGUAGE, ControlKind.CHOICE),),
    ),
)
"""The settings as the page groups them: another one needs a row here, and `ALLOWED` its values."""
TITLES = {row.name: row.title for _, rows in SECTIONS for row in rows}
NEXT_MATCH: dict[str, Text] = {
    "take_back": messages.NEXT_MATCH_TAKE_BACK,
    "level": messages.NEXT_MATCH_LEVEL,
}
_WORDS: dict[str, Text] = {
    "language": messages.VALUE_OF_THE_LANGUAGE,
    "english": messages.VALUE_ENGLISH,
    "green": messages.VALUE_GREEN,
    "midnight": messages.VALUE_MIDNIGHT,
    "burgundy": messages.VALUE_BURGUNDY,
    "contrast_dark": messages.VALUE_CONTRAST_DARK,
    "contrast_light": messages.VALUE_CONTRAST_LIGHT,
    "room": messages.VALUE_ROOM,
    "fans": messages.VALUE_FANS,
    "lattice": messages.VALUE_LATTICE,
    "leaves": messages.VALUE_LEAVES,
    "diamonds": messages.VALUE_DIAMONDS,
    "melds": messages.VALUE_MELDS,
    "suit": messages.VALUE_SUIT,
    "rank": messages.VALUE_RANK,
    "own": messages.VALUE_OWN,
    "slow": messages.VALUE_SLOW,
    "normal": messages.VALUE_NORMAL,
    "fast": messages.VALUE_FAST,
    "instant": messages.VALUE_INSTANT,
    "system": messages.VALUE_SYSTEM,
    "full": messages.VALUE_FULL,
    "reduced": messages.VALUE_REDUCED,
    "off": messages.OFF,
    "auto": messages.VALUE_AUTO,
    "self": messages.VALUE_SELF,
    "quiet": messages.VALUE_QUIET,
    "mine": messages.VALUE_MINE,
    "long": messages.VALUE_LONG,
    "short": messages.VALUE_SHORT,
    "usual": messages.VALUE_USUAL,
}


_COMES_WITH: dict[str, Text] = {
    "contrast_four_colour": messages.COMES_WITH_CONTRAST,
    "large_text_jumbo": messages.COMES_WITH_LARGE_TEXT,
}
"""Why a setting is on although the player has not chosen it."""


def note(row: Row, settings: Settings) -> Text:
    """What a row says about its setting."""
    added = _COMES_WITH.get(governing(settings, row.name))
    return row.note if added is None else sentences(row.note, added)


def value(name: str, setting: object) -> Text:
    """A setting's value in words."""
    if isinstance(setting, bool):
        return messages.ON if setting else messages.OFF
    if isinstance(setting, float):
        return messages.seconds(seconds=setting) if setting else messages.OFF
    if name == "language" and str(setting) in LANGUAGES:
        return Verbatim(LANGUAGES[str(setting)])
    if not isinstance(setting, int):
        return _WORDS[str(setting)]
    if name in ("text_size", "card_size") or name.endswith("volume"):
        return percent(setting)
    if name == "speech_rate":
        return messages.of_most(number=setting, most=max(ALLOWED[name]))
    if name == "speech_voice":
        return messages.value_voice(number=setting) if setting else messages.VALUE_USUAL_VOICE
    return Verbatim(opponent(setting))
