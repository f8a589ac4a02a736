"""The settings in words."""

from __future__ import annotations

from gin.core.message import Text, Verbatim, percent
from gin.messages import settings as messages
from gin.messages.languages import LANGUAGES
from gin.present.words.people import opponent
from gin.session.settings import ALLOWED

SECTIONS: tuple[tuple[Text, tuple[str, ...]], ...] = (
    (messages.SECTION_LANGUAGE, ("language",)),
    (messages.SECTION_ROOM, ("theme", "text_size", "card_size", "mirrored", "full_screen")),
    (
        messages.SECTION_CARDS,
        (
            "four_colour",
            "card_letters",
            "jumbo",
            "braille_corners",
            "pattern",
            "magnifier",
            "sort",
            "show_melds",
            "show_deadwood",
        ),
    ),
    (
        messages.SECTION_GAME,
        (
            "level",
            "talk",
            "speed",
            "motion",
            "confirm",
            "take_back",
            "hints",
            "odds",
            "wait_for_challenge",
        ),
    ),
    (
        messages.SECTION_KEYS_AND_POINTING,
        ("letters", "cool_down", "gamepad", "switch", "scan_pace"),
    ),
    (messages.SECTION_SOUND, ("volume", "room_volume", "music_volume", "mute", "captions")),
    (
        messages.SECTION_SPEECH,
        (
            "speech",
            "verbosity",
            "speech_rate",
            "speech_volume",
            "speech_voice",
            "offer_speech",
        ),
    ),
    (
        messages.SECTION_SPOKEN,
        (
            "announce_focus",
            "announce_own",
            "announce_other",
            "announce_results",
            "announce_captions",
        ),
    ),
)
"""The settings as the page groups them."""
TITLES: dict[str, Text] = {
    "language": messages.TITLE_LANGUAGE,
    "card_letters": messages.TITLE_CARD_LETTERS,
    "theme": messages.TITLE_THEME,
    "text_size": messages.TITLE_TEXT_SIZE,
    "card_size": messages.TITLE_CARD_SIZE,
    "mirrored": messages.TITLE_MIRRORED,
    "full_screen": messages.TITLE_FULL_SCREEN,
    "four_colour": messages.TITLE_FOUR_COLOUR,
    "jumbo": messages.TITLE_JUMBO,
    "braille_corners": messages.TITLE_BRAILLE_CORNERS,
    "pattern": messages.TITLE_PATTERN,
    "show_deadwood": messages.TITLE_SHOW_DEADWOOD,
    "show_melds": messages.TITLE_SHOW_MELDS,
    "confirm": messages.TITLE_CONFIRM,
    "take_back": messages.TITLE_TAKE_BACK,
    "hints": messages.TITLE_HINTS,
    "odds": messages.TITLE_ODDS,
    "wait_for_challenge": messages.TITLE_WAIT_FOR_CHALLENGE,
    "sort": messages.TITLE_SORT,
    "speed": messages.TITLE_SPEED,
    "volume": messages.TITLE_VOLUME,
    "room_volume": messages.TITLE_ROOM_VOLUME,
    "music_volume": messages.TITLE_MUSIC_VOLUME,
    "mute": messages.TITLE_MUTE,
    "captions": messages.TITLE_CAPTIONS,
    "level": messages.TITLE_LEVEL,
    "talk": messages.TITLE_TALK,
    "letters": messages.TITLE_LETTERS,
    "magnifier": messages.TITLE_MAGNIFIER,
    "motion": messages.TITLE_MOTION,
    "cool_down": messages.TITLE_COOL_DOWN,
    "switch": messages.TITLE_SWITCH,
    "scan_pace": messages.TITLE_SCAN_PACE,
    "gamepad": messages.TITLE_GAMEPAD,
    "speech": messages.TITLE_SPEECH,
    "verbosity": messages.TITLE_VERBOSITY,
    "speech_rate": messages.TITLE_SPEECH_RATE,
    "speech_volume": messages.TITLE_SPEECH_VOLUME,
    "speech_voice": messages.TITLE_SPEECH_VOICE,
    "offer_speech": messages.TITLE_OFFER_SPEECH,
    "announce_focus": messages.TITLE_ANNOUNCE_FOCUS,
    "announce_own": messages.TITLE_ANNOUNCE_OWN,
    "announce_other": messages.TITLE_ANNOUNCE_OTHER,
    "announce_results": messages.TITLE_ANNOUNCE_RESULTS,
    "announce_captions": messages.TITLE_ANNOUNCE_CAPTIONS,
}
NOTES: dict[str, Text] = {
    "language": messages.NOTE_LANGUAGE,
    "card_letters": messages.NOTE_CARD_LETTERS,
    "theme": messages.NOTE_THEME,
    "text_size": messages.NOTE_TEXT_SIZE,
    "card_size": messages.NOTE_CARD_SIZE,
    "mirrored": messages.NOTE_MIRRORED,
    "full_screen": messages.NOTE_FULL_SCREEN,
    "four_colour": messages.NOTE_FOUR_COLOUR,
    "jumbo": messages.NOTE_JUMBO,
    "braille_corners": messages.NOTE_BRAILLE_CORNERS,
    "pattern": messages.NOTE_PATTERN,
    "show_deadwood": messages.NOTE_SHOW_DEADWOOD,
    "show_melds": messages.NOTE_SHOW_MELDS,
    "confirm": messages.NOTE_CONFIRM,
    "take_back": messages.NOTE_TAKE_BACK,
    "hints": messages.NOTE_HINTS,
    "odds": messages.NOTE_ODDS,
    "wait_for_challenge": messages.NOTE_WAIT_FOR_CHALLENGE,
    "sort": messages.NOTE_SORT,
    "speed": messages.NOTE_SPEED,
    "volume": messages.NOTE_VOLUME,
    "room_volume": messages.NOTE_ROOM_VOLUME,
    "music_volume": messages.NOTE_MUSIC_VOLUME,
    "mute": messages.NOTE_MUTE,
    "captions": messages.NOTE_CAPTIONS,
    "level": messages.NOTE_LEVEL,
    "talk": messages.NOTE_TALK,
    "letters": messages.NOTE_LETTERS,
    "magnifier": messages.NOTE_MAGNIFIER,
    "motion": messages.NOTE_MOTION,
    "cool_down": messages.NOTE_COOL_DOWN,
    "switch": messages.NOTE_SWITCH,
    "scan_pace": messages.NOTE_SCAN_PACE,
    "gamepad": messages.NOTE_GAMEPAD,
    "speech": messages.NOTE_SPEECH,
    "verbosity": messages.NOTE_VERBOSITY,
    "speech_rate": messages.NOTE_SPEECH_RATE,
    "speech_volume": messages.NOTE_SPEECH_VOLUME,
    "speech_voice": messages.NOTE_SPEECH_VOICE,
    "offer_speech": messages.NOTE_OFFER_SPEECH,
    "announce_focus": messages.NOTE_ANNOUNCE_FOCUS,
    "announce_own": messages.NOTE_ANNOUNCE_OWN,
    "announce_other": messages.NOTE_ANNOUNCE_OTHER,
    "announce_results": messages.NOTE_ANNOUNCE_RESULTS,
    "announce_captions": messages.NOTE_ANNOUNCE_CAPTIONS,
}
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
    "long": messages.VALUE_LONG,
    "short": messages.VALUE_SHORT,
}


def value(name: str, setting: object) -> Text:
    """A setting's value in words."""
    if isinstance(setting, bool):
        return messages.ON if setting else messages.OFF
    if isinstance(setting, float):
        return messages.seconds(seconds=setting) if setting else messages.OFF
    if str(setting) in LANGUAGES:
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
