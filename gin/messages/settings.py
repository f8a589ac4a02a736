"""Messages of the domain `settings`, from `assets/languages/en/settings.ftl`.

Written by `python -m tools.messages`.
"""

from __future__ import annotations

from gin.core.message import Message, Text


TITLE = Message("settings-title")


SUBTITLE = Message("settings-subtitle")


SECTIONS = Message("settings-sections")


def go_to(*, section: Text) -> Message:
    return Message("settings-go-to", (("section", section),))


SECTION_LANGUAGE = Message("settings-section-language")


SECTION_YOURS = Message("settings-section-yours")


SECTION_LOOK = Message("settings-section-look")


SECTION_CARDS = Message("settings-section-cards")


SECTION_TABLE = Message("settings-section-table")


SECTION_OPPONENT = Message("settings-section-opponent")


SECTION_HELP = Message("settings-section-help")


SECTION_KEYS_AND_POINTING = Message("settings-section-keys-and-pointing")


SECTION_ACCESSIBILITY = Message("settings-section-accessibility")


SECTION_SOUND = Message("settings-section-sound")


SECTION_SPEECH = Message("settings-section-speech")


SECTION_SPOKEN = Message("settings-section-spoken")


TITLE_LANGUAGE = Message("settings-title-language")


TITLE_CARD_LETTERS = Message("settings-title-card-letters")


TITLE_THEME = Message("settings-title-theme")


TITLE_TEXT_SIZE = Message("settings-title-text-size")


TITLE_CARD_SIZE = Message("settings-title-card-size")


TITLE_MIRRORED = Message("settings-title-mirrored")


TITLE_FULL_SCREEN = Message("settings-title-full-screen")


TITLE_CARD_FACES = Message("settings-title-card-faces")


TITLE_FOUR_COLOUR = Message("settings-title-four-colour")


TITLE_JUMBO = Message("settings-title-jumbo")


TITLE_BRAILLE_CORNERS = Message("settings-title-braille-corners")


TITLE_PATTERN = Message("settings-title-pattern")


TITLE_SHOW_DEADWOOD = Message("settings-title-show-deadwood")


TITLE_SHOW_MELDS = Message("settings-title-show-melds")


TITLE_CONFIRM = Message("settings-title-confirm")


TITLE_TAKE_BACK = Message("settings-title-take-back")


TITLE_HINTS = Message("settings-title-hints")


TITLE_ODDS = Message("settings-title-odds")


TITLE_WAIT_FOR_CHALLENGE = Message("settings-title-wait-for-challenge")


TITLE_SORT = Message("settings-title-sort")


TITLE_SPEED = Message("settings-title-speed")


TITLE_CURTAIN = Message("settings-title-curtain")


TITLE_LIES_FLAT = Message("settings-title-lies-flat")


TITLE_VOLUME = Message("settings-title-volume")


TITLE_PEOPLE_VOLUME = Message("settings-title-people-volume")


TITLE_ROOM_VOLUME = Message("settings-title-room-volume")


TITLE_MUSIC_VOLUME = Message("settings-title-music-volume")


TITLE_TABLE_MUSIC = Message("settings-title-table-music")


TITLE_MUTE = Message("settings-title-mute")


TITLE_CAPTIONS = Message("settings-title-captions")


TITLE_SPATIAL_SOUND = Message("settings-title-spatial-sound")


TITLE_LEVEL = Message("settings-title-level")


TITLE_TALK = Message("settings-title-talk")


TITLE_LETTERS = Message("settings-title-letters")


TITLE_MAGNIFIER = Message("settings-title-magnifier")


TITLE_MOTION = Message("settings-title-motion")


TITLE_COOL_DOWN = Message("settings-title-cool-down")


TITLE_SWITCH = Message("settings-title-switch")


TITLE_SCAN_PACE = Message("settings-title-scan-pace")


TITLE_GAMEPAD = Message("settings-title-gamepad")


TITLE_SPEECH = Message("settings-title-speech")


TITLE_VERBOSITY = Message("settings-title-verbosity")


TITLE_SPEECH_RATE = Message("settings-title-speech-rate")


TITLE_SPEECH_VOLUME = Message("settings-title-speech-volume")


TITLE_SPEECH_VOICE = Message("settings-title-speech-voice")


TITLE_OFFER_SPEECH = Message("settings-title-offer-speech")


TITLE_ANNOUNCE_FOCUS = Message("settings-title-announce-focus")


TITLE_ANNOUNCE_TALK = Message("settings-title-announce-talk")


TITLE_ANNOUNCE_HINTS = Message("settings-title-announce-hints")


TITLE_ANNOUNCE_ITEMS = Message("settings-title-announce-items")


TITLE_ANNOUNCE_OWN = Message("settings-title-announce-own")


TITLE_ANNOUNCE_OTHER = Message("settings-title-announce-other")


TITLE_ANNOUNCE_RESULTS = Message("settings-title-announce-results")


TITLE_ANNOUNCE_CAPTIONS = Message("settings-title-announce-captions")


NOTE_LANGUAGE = Message("settings-note-language")


NOTE_CARD_LETTERS = Message("settings-note-card-letters")


NOTE_THEME = Message("settings-note-theme")


NOTE_TEXT_SIZE = Message("settings-note-text-size")


NOTE_CARD_SIZE = Message("settings-note-card-size")


NOTE_MIRRORED = Message("settings-note-mirrored")


NOTE_FULL_SCREEN = Message("settings-note-full-screen")


NOTE_CARD_FACES = Message("settings-note-card-faces")


NOTE_FOUR_COLOUR = Message("settings-note-four-colour")


NOTE_JUMBO = Message("settings-note-jumbo")


COMES_WITH_CONTRAST = Message("settings-comes-with-contrast")


COMES_WITH_LARGE_TEXT = Message("settings-comes-with-large-text")


NOTE_BRAILLE_CORNERS = Message("settings-note-braille-corners")


NOTE_PATTERN = Message("settings-note-pattern")


NOTE_SHOW_DEADWOOD = Message("settings-note-show-deadwood")


NOTE_SHOW_MELDS = Message("settings-note-show-melds")


NOTE_CONFIRM = Message("settings-note-confirm")


NOTE_TAKE_BACK = Message("settings-note-take-back")


NOTE_HINTS = Message("settings-note-hints")


NOTE_ODDS = Message("settings-note-odds")


NOTE_WAIT_FOR_CHALLENGE = Message("settings-note-wait-for-challenge")


NOTE_SORT = Message("settings-note-sort")


NOTE_SPEED = Message("settings-note-speed")


NOTE_LIES_FLAT = Message("settings-note-lies-flat")


NOTE_CURTAIN = Message("settings-note-curtain")


NOTE_VOLUME = Message("settings-note-volume")


NOTE_PEOPLE_VOLUME = Message("settings-note-people-volume")


NOTE_ROOM_VOLUME = Message("settings-note-room-volume")


NOTE_MUSIC_VOLUME = Message("settings-note-music-volume")


NOTE_TABLE_MUSIC = Message("settings-note-table-music")


NOTE_MUTE = Message("settings-note-mute")


NOTE_CAPTIONS = Message("settings-note-captions")


NOTE_SPATIAL_SOUND = Message("settings-note-spatial-sound")


NOTE_LEVEL = Message("settings-note-level")


NOTE_TALK = Message("settings-note-talk")


NOTE_LETTERS = Message("settings-note-letters")


NOTE_MAGNIFIER = Message("settings-note-magnifier")


NOTE_MOTION = Message("settings-note-motion")


NOTE_COOL_DOWN = Message("settings-note-cool-down")


NOTE_SWITCH = Message("settings-note-switch")


NOTE_SCAN_PACE = Message("settings-note-scan-pace")


NOTE_GAMEPAD = Message("settings-note-gamepad")


NOTE_SPEECH = Message("settings-note-speech")


NOTE_VERBOSITY = Message("settings-note-verbosity")


NOTE_SPEECH_RATE = Message("settings-note-speech-rate")


NOTE_SPEECH_VOLUME = Message("settings-note-speech-volume")


NOTE_SPEECH_VOICE = Message("settings-note-speech-voice")


NOTE_OFFER_SPEECH = Message("settings-note-offer-speech")


NOTE_ANNOUNCE_FOCUS = Message("settings-note-announce-focus")


NOTE_ANNOUNCE_ITEMS = Message("settings-note-announce-items")


NOTE_ANNOUNCE_OWN = Message("settings-note-announce-own")


NOTE_ANNOUNCE_OTHER = Message("settings-note-announce-other")


NOTE_ANNOUNCE_RESULTS = Message("settings-note-announce-results")


NOTE_ANNOUNCE_TALK = Message("settings-note-announce-talk")


NOTE_ANNOUNCE_HINTS = Message("settings-note-announce-hints")


NOTE_ANNOUNCE_CAPTIONS = Message("settings-note-announce-captions")


ON = Message("settings-on")


OFF = Message("settings-off")


VALUE_OF_THE_LANGUAGE = Message("settings-value-of-the-language")


VALUE_ENGLISH = Message("settings-value-english")


VALUE_GREEN = Message("settings-value-green")


VALUE_MIDNIGHT = Message("settings-value-midnight")


VALUE_BURGUNDY = Message("settings-value-burgundy")


VALUE_TOBACCO = Message("settings-value-tobacco")


VALUE_AUBERGINE = Message("settings-value-aubergine")


VALUE_CONTRAST_DARK = Message("settings-value-contrast-dark")


VALUE_CONTRAST_LIGHT = Message("settings-value-contrast-light")


VALUE_PARLOUR = Message("settings-value-parlour")


VALUE_CLASSIC = Message("settings-value-classic")


VALUE_LARGE_PRINT = Message("settings-value-large-print")


VALUE_ROOM = Message("settings-value-room")


VALUE_FANS = Message("settings-value-fans")


VALUE_LATTICE = Message("settings-value-lattice")


VALUE_LEAVES = Message("settings-value-leaves")


VALUE_DIAMONDS = Message("settings-value-diamonds")


VALUE_TARTAN = Message("settings-value-tartan")


VALUE_STARS = Message("settings-value-stars")


VALUE_PEACOCK = Message("settings-value-peacock")


VALUE_MELDS = Message("settings-value-melds")


VALUE_SUIT = Message("settings-value-suit")


VALUE_RANK = Message("settings-value-rank")


VALUE_OWN = Message("settings-value-own")


VALUE_SLOW = Message("settings-value-slow")


VALUE_NORMAL = Message("settings-value-normal")


VALUE_FAST = Message("settings-value-fast")


VALUE_INSTANT = Message("settings-value-instant")


VALUE_SYSTEM = Message("settings-value-system")


VALUE_FULL = Message("settings-value-full")


VALUE_REDUCED = Message("settings-value-reduced")


VALUE_AUTO = Message("settings-value-auto")


VALUE_SELF = Message("settings-value-self")


VALUE_QUIET = Message("settings-value-quiet")


VALUE_LONG = Message("settings-value-long")


VALUE_SHORT = Message("settings-value-short")


VALUE_USUAL = Message("settings-value-usual")


VALUE_MINE = Message("settings-value-mine")


def of_most(*, most: int, number: int) -> Message:
    return Message("settings-of-most", (("most", most), ("number", number),))


def value_voice(*, number: int) -> Message:
    return Message("settings-value-voice", (("number", number),))


VALUE_USUAL_VOICE = Message("settings-value-usual-voice")


def seconds(*, seconds: float) -> Message:
    return Message("settings-seconds", (("seconds", seconds),))


def switched(*, on: bool, title: Text) -> Message:
    return Message("settings-switched", (("on", on), ("title", title),))


PROFILE_IS_YOURS = Message("settings-profile-is-yours")


NEXT_MATCH_TAKE_BACK = Message("settings-next-match-take-back")


NEXT_MATCH_LEVEL = Message("settings-next-match-level")


KEYS = Message("settings-keys")


NOTE_YOURSELF = Message("settings-note-yourself")


NOTE_DATA = Message("settings-note-data")


NOTE_KEYS = Message("settings-note-keys")


PREVIEW = Message("settings-preview")


PREVIEW_NOTE = Message("settings-preview-note")
