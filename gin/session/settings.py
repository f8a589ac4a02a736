"""The player's settings and their allowed values."""

from __future__ import annotations

import re
from typing import Annotated, Any, get_args, get_origin, get_type_hints

from msgspec import Struct
from msgspec.structs import replace

from gin.ai.players.levels import LEVELS
from gin.core.errors import LONGEST_MESSAGE, SettingsError
from gin.core.external_text import cut_between, harmless, quoted
from gin.core.message import Verbatim
from gin.messages import errors as messages
from gin.messages.languages import LANGUAGES
from gin.session import announcing, likeness
from gin.session.setting import (
    CONTRASTS,
    CardDesign,
    CardLetters,
    ControlKind,
    Motion,
    Pattern,
    Setting,
    SettingsSection,
    Sort,
    Speech,
    Speed,
    Spoken,
    ThemeName,
    Unit,
    Verbosity,
)

LONGEST_PATH = 400
LONGEST_NAME = 20
PLACE = r"([0-9]{2,5})x([0-9]{2,5})([+-][0-9]{1,5})([+-][0-9]{1,5})( maximised)?"
"""Pattern of a saved window size and position."""
_COMMAND = r"[a-z0-9_]{1,24}"
_VOLUMES = (0, 25, 50, 75, 100)
_VOLUME = Setting(SettingsSection.SOUND, values=_VOLUMES, unit=Unit.PERCENT)
_SOUND, _HELP = Setting(SettingsSection.SOUND), Setting(SettingsSection.HELP)
_ACCESSIBILITY, _SPOKEN = Setting(SettingsSection.ACCESSIBILITY), Setting(SettingsSection.SPOKEN)
_SPOKEN_LENGTH = Setting(SettingsSection.SPOKEN, values=(Spoken.SHORT, Spoken.USUAL, Spoken.LONG))


class Settings(Struct, frozen=True):
    """All settings with their defaults, in the order of the page.

    A field's annotation describes the setting. The messages for its title, note and values have ids
    with the field's name ("settings-title-theme").

    In high contrast, `contrast_four_colour` replaces `four_colour`. With large text,
    `large_text_jumbo` replaces `jumbo`. `effective_value` returns the value that applies, also for
    settings that a profile (`verbosity`) decides.

    The last seven have no list of values:

    - `name` and `portrait` are the player's; `likeness` parses the portrait. Both may be empty.
    - `own_faces` and `own_back` name the player's own decks (`own_decks`) for faces and backs.
      Empty for the cards of the program.
    - `program` is the command of an outside program that replaces the built-in opponent, or empty.
    - `window` is the last size and position of the window, such as "1280x800+120+80" or
      "1280x800+120+80 maximised"; empty at first.
    - `keys` has the keys that the player changed, as (command, key) pairs. In the file, each is a
      line such as `key.knock = "Q"`.
    """

    theme: Annotated[ThemeName, Setting(SettingsSection.LOOK, ControlKind.THEMES)] = ThemeName.GREEN
    text_size: Annotated[
        int, Setting(SettingsSection.LOOK, values=(100, 125, 150, 175, 200), unit=Unit.PERCENT)
    ] = 100
    full_screen: Annotated[bool, Setting(SettingsSection.LOOK)] = False
    motion: Annotated[Motion, Setting(SettingsSection.LOOK)] = Motion.SYSTEM
    card_faces: Annotated[CardDesign, Setting(SettingsSection.CARDS, ControlKind.DESIGNS)] = (
        CardDesign.PARLOUR
    )
    four_colour: Annotated[bool, Setting(SettingsSection.CARDS, ControlKind.FACES)] = False
    contrast_four_colour: Annotated[bool, Setting()] = True
    jumbo: Annotated[bool, Setting(SettingsSection.CARDS, ControlKind.FACES)] = False
    large_text_jumbo: Annotated[bool, Setting()] = True
    pattern: Annotated[Pattern, Setting(SettingsSection.CARDS, ControlKind.BACKS)] = Pattern.ROOM
    card_letters: Annotated[CardLetters, Setting(SettingsSection.CARDS)] = CardLetters.LANGUAGE
    sort: Annotated[Sort, Setting(SettingsSection.CARDS)] = Sort.MELDS
    show_melds: Annotated[bool, Setting(SettingsSection.CARDS)] = True
    show_deadwood: Annotated[bool, Setting(SettingsSection.CARDS)] = True
    card_size: Annotated[
        int, Setting(SettingsSection.TABLE, values=(85, 100, 115, 130), unit=Unit.PERCENT)
    ] = 100
    mirrored: Annotated[bool, Setting(SettingsSection.TABLE)] = False
    speed: Annotated[Speed, Setting(SettingsSection.TABLE)] = Speed.NORMAL
    curtain: Annotated[Speed, Setting(SettingsSection.TABLE)] = Speed.NORMAL
    lies_flat: Annotated[bool, Setting(SettingsSection.TABLE)] = False
    confirm: Annotated[bool, Setting(SettingsSection.TABLE)] = True
    level: Annotated[
        int,
        Setting(
            SettingsSection.OPPONENT,
            ControlKind.PEOPLE,
            tuple(LEVELS),
            unit=Unit.OPPONENT,
            waits=True,
        ),
    ] = 3
    talk: Annotated[bool, Setting(SettingsSection.OPPONENT)] = True
    wait_for_challenge: Annotated[bool, Setting(SettingsSection.OPPONENT)] = False
    hints: Annotated[bool, _HELP] = True
    odds: Annotated[bool, _HELP] = False
    take_back: Annotated[bool, Setting(SettingsSection.HELP, waits=True)] = False
    volume: Annotated[int, _VOLUME] = 75
    people_volume: Annotated[int, _VOLUME] = 75
    room_volume: Annotated[int, _VOLUME] = 50
    music_volume: Annotated[int, _VOLUME] = 50
    table_music: Annotated[bool, _SOUND] = False
    mute: Annotated[bool, _SOUND] = False
    captions: Annotated[bool, _SOUND] = False
    spatial_sound: Annotated[bool, _SOUND] = True
    letters: Annotated[bool, Setting(SettingsSection.KEYS_AND_POINTING)] = True
    gamepad: Annotated[bool, Setting(SettingsSection.KEYS_AND_POINTING)] = True
    magnifier: Annotated[bool, _ACCESSIBILITY] = False
    braille_corners: Annotated[bool, Setting(SettingsSection.ACCESSIBILITY, ControlKind.FACES)] = (
        False
    )
    cool_down: Annotated[
        float,
        Setting(SettingsSection.ACCESSIBILITY, values=(0.0, 0.3, 0.5, 1.0), unit=Unit.SECONDS),
    ] = 0.0
    switch: Annotated[bool, _ACCESSIBILITY] = False
    scan_pace: Annotated[
        float,
        Setting(
            SettingsSection.ACCESSIBILITY, values=(0.6, 1.0, 1.5, 2.0, 3.0, 4.0), unit=Unit.SECONDS
        ),
    ] = 1.5
    speech: Annotated[Speech, Setting(SettingsSection.SPEECH)] = Speech.OFF
    speech_rate: Annotated[
        int, Setting(SettingsSection.SPEECH, values=tuple(range(1, 11)), unit=Unit.STEPS)
    ] = 5
    speech_volume: Annotated[
        int, Setting(SettingsSection.SPEECH, values=_VOLUMES[1:], unit=Unit.PERCENT)
    ] = 100
    speech_voice: Annotated[
        int, Setting(SettingsSection.SPEECH, ControlKind.CHOICE, tuple(range(9)), Unit.VOICE)
    ] = 0
    offer_speech: Annotated[bool, Setting(SettingsSection.SPEECH)] = True
    verbosity: Annotated[Verbosity, _SPOKEN] = Verbosity.USUAL
    announce_items: Annotated[Spoken, _SPOKEN_LENGTH] = Spoken.USUAL
    announce_own: Annotated[
        Spoken, Setting(SettingsSection.SPOKEN, values=(Spoken.OFF, Spoken.USUAL, Spoken.LONG))
    ] = Spoken.USUAL
    announce_other: Annotated[Spoken, _SPOKEN] = Spoken.USUAL
    announce_hints: Annotated[Spoken, _SPOKEN_LENGTH] = Spoken.USUAL
    announce_results: Annotated[Spoken, _SPOKEN] = Spoken.USUAL
    announce_talk: Annotated[bool, _SPOKEN] = True
    announce_focus: Annotated[bool, _SPOKEN] = True
    announce_captions: Annotated[bool, _SPOKEN] = False
    language: Annotated[
        str, Setting(SettingsSection.LANGUAGE, ControlKind.CHOICE, ("system", *LANGUAGES))
    ] = "system"
    name: str = ""
    portrait: str = ""
    own_faces: str = ""
    own_back: str = ""
    program: str = ""
    window: str = ""
    keys: tuple[tuple[str, str], ...] = ()


_FIRST = Settings()
SPECS: dict[str, tuple[type, Setting]] = {
    name: get_args(hint)
    for name, hint in get_type_hints(Settings, include_extras=True).items()
    if get_origin(hint) is Annotated
}
ALLOWED: dict[str, tuple[Any, ...]] = {
    name: spec.values_of(kind, getattr(_FIRST, name)) for name, (kind, spec) in SPECS.items()
}


def offer_languages() -> None:
    """Allow the languages added since the start."""
    ALLOWED["language"] = ("system", *LANGUAGES)


def with_value(settings: Settings, name: str, value: Any) -> Settings:
    """Return the settings with one changed.

    Raises:
      SettingsError: the name or the value is invalid.
    """
    if name == "keys":
        for command, key in value:
            _check_key(command, key)
    elif name == "name":
        _check_name(value)
    elif name == "portrait":
        _check_portrait(value)
    elif name in ("own_faces", "own_back"):
        _check_folder(name, value)
    elif name == "program":
        _check_program(value)
    elif name == "window":
        _check_window(value)
    else:
        value = _checked(name, value)
    # Skip the copy: nearly every line of a file holds the default.
    same = value == getattr(settings, name)
    return settings if same else replace(settings, **{name: value})


LARGE_TEXT = 150
"""Smallest text size in per cent that counts as large."""


def effective_name(settings: Settings, name: str) -> str:
    """Return the setting that holds the player's choice in this theme and at this text size."""
    if name == "four_colour" and settings.theme in CONTRASTS:
        return "contrast_four_colour"
    if name == "jumbo" and settings.text_size >= LARGE_TEXT:
        return "large_text_jumbo"
    return name


def effective_value(settings: Settings, name: str) -> Any:
    """Return the value that applies in this theme, at this text size and in this profile."""
    decided = announcing.profile_value(settings.verbosity, name)
    return getattr(settings, effective_name(settings, name)) if decided is None else decided


def with_choice(settings: Settings, name: str, value: Any) -> Settings:
    """Return the settings after the player has changed one, with the consequences.

    Turning the sound off turns captions on. If a profile decides the setting, the profile's values
    are first copied into the player's own settings, and `verbosity` becomes `MINE`.
    """
    if announcing.profile_value(settings.verbosity, name) is not None:
        profile = announcing.PROFILES[settings.verbosity]
        settings = replace(settings, verbosity=Verbosity.MINE, **profile)
    made = with_value(settings, effective_name(settings, name), value)
    silent = name in ("mute", "volume") and (made.mute or made.volume == 0)
    return replace(made, captions=True) if silent else made


def next_value(name: str, value: Any, step: int = 1) -> Any:
    """Return the value `step` places after this one, wrapping around."""
    values = ALLOWED[name]
    return values[(values.index(value) + step) % len(values)]


def _checked(name: str, value: Any) -> Any:
    if name not in ALLOWED:
        raise SettingsError(messages.no_setting(name=Verbatim(quoted(name))))
    for known in ALLOWED[name]:
        both_words = isinstance(value, str) and isinstance(known, str)
        if value == known and (both_words or type(value) is type(known)):
            return known
    known = tuple(Verbatim(toml_value(item)) for item in ALLOWED[name])
    shown = Verbatim(cut_between(toml_value(value), LONGEST_MESSAGE))
    raise SettingsError(messages.setting_value(name=Verbatim(name), value=shown, known=known))


def tidy_name(typed: str) -> str:
    """Return a player's name as saved: short, on one line, with ( ) in place of [ ]."""
    seen = harmless(typed).translate({ord("["): "(", ord("]"): ")"})
    return harmless(" ".join(seen.split())[:LONGEST_NAME].strip())


def _check_name(name: Any) -> None:
    if not isinstance(name, str) or tidy_name(name) != name:
        shown = Verbatim(cut_between(toml_value(name), LONGEST_MESSAGE))
        raise SettingsError(messages.setting_name(value=shown, most=LONGEST_NAME))


def _check_portrait(text: Any) -> None:
    if not isinstance(text, str):
        shown = Verbatim(cut_between(toml_value(text), LONGEST_MESSAGE))
        raise SettingsError(
            messages.setting_portrait(value=shown, example=Verbatim(str(likeness.Likeness())))
        )
    if text:
        likeness.parse_likeness(text)


def _check_program(path: Any) -> None:
    if not isinstance(path, str) or len(path) > LONGEST_PATH or not path.isprintable():
        shown = Verbatim(quoted(str(path)))
        raise SettingsError(messages.setting_program(value=shown, most=LONGEST_PATH))


def _check_folder(name: str, folder: Any) -> None:
    if not isinstance(folder, str) or len(folder) > LONGEST_PATH or not folder.isprintable():
        shown = Verbatim(cut_between(toml_value(folder), LONGEST_MESSAGE))
        raise SettingsError(messages.setting_folder(name=Verbatim(name), value=shown))


def _check_window(place: Any) -> None:
    if not isinstance(place, str) or (place and re.fullmatch(PLACE, place) is None):
        raise SettingsError(messages.setting_window(value=Verbatim(toml_value(place)[:60])))


def _check_key(command: str, key: Any) -> None:
    if not re.fullmatch(_COMMAND, command):
        raise SettingsError(messages.no_command(command=Verbatim(quoted(command))))
    if not isinstance(key, str) or len(key) > 24 or not all(c.isprintable() for c in key):
        shown = Verbatim(cut_between(toml_value(key), LONGEST_MESSAGE))
        raise SettingsError(messages.setting_key(command=Verbatim(command), value=shown))


def toml_value(value: Any) -> str:
    """Return a value in the syntax of the settings file."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'
    return str(value)
