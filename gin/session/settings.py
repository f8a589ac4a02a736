"""What the player has set, in a file that can be read and mended by hand."""

from __future__ import annotations

import re
import tomllib
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

from gin.ai.players.levels import LEVELS
from gin.core.dataclass import dataclass
from gin.core.errors import LONGEST_MESSAGE, SettingsError
from gin.core.frozen import fast_replace
from gin.core.message import Text, Verbatim
from gin.core.outside import cut_between, harmless, quoted
from gin.messages import errors as messages
from gin.messages.languages import LANGUAGES
from gin.session import announcing, likeness
from gin.session.storage.files import beginning_of, why
from gin.session.storage.paths import write_whole

FILE = "settings.toml"

ALLOWED: dict[str, tuple[Any, ...]] = {
    "language": ("system", *LANGUAGES),
    "card_letters": ("language", "english"),
    "theme": ("green", "midnight", "burgundy", "contrast_dark", "contrast_light"),
    "text_size": (100, 125, 150, 175, 200),
    "card_size": (85, 100, 115, 130),
    "mirrored": (False, True),
    "full_screen": (False, True),
    "four_colour": (False, True),
    "contrast_four_colour": (True, False),
    "jumbo": (False, True),
    "large_text_jumbo": (True, False),
    "braille_corners": (False, True),
    "pattern": ("room", "fans", "lattice", "leaves", "diamonds"),
    "show_deadwood": (True, False),
    "show_melds": (True, False),
    "confirm": (True, False),
    "take_back": (False, True),
    "hints": (True, False),
    "odds": (False, True),
    "wait_for_challenge": (False, True),
    "sort": ("melds", "suit", "rank", "own"),
    "speed": ("slow", "normal", "fast", "instant"),
    "volume": (0, 25, 50, 75, 100),
    "room_volume": (0, 25, 50, 75, 100),
    "music_volume": (0, 25, 50, 75, 100),
    "mute": (False, True),
    "captions": (False, True),
    "spatial_sound": (True, False),
    "level": tuple(LEVELS),
    "talk": (True, False),
    "letters": (True, False),
    "magnifier": (False, True),
    "motion": ("system", "full", "reduced"),
    "cool_down": (0.0, 0.3, 0.5, 1.0),
    "switch": (False, True),
    "scan_pace": (0.6, 1.0, 1.5, 2.0, 3.0, 4.0),
    "gamepad": (True, False),
    "speech": ("off", "auto", "self"),
    "verbosity": (*announcing.PROFILES, announcing.OWN_PROFILE),
    "speech_rate": (1, 2, 3, 4, 5, 6, 7, 8, 9, 10),
    "speech_volume": (25, 50, 75, 100),
    "speech_voice": (0, 1, 2, 3, 4, 5, 6, 7, 8),
    "offer_speech": (True, False),
    "announce_focus": (True, False),
    **announcing.KINDS,
    "announce_captions": (False, True),
}
"""Every setting with the values it may have; `name`, `portrait`, `program`, `window` and `keys`
have any of their kind."""


def offer_languages() -> None:
    """Allow the languages that were added since the start."""
    ALLOWED["language"] = ("system", *LANGUAGES)


LONGEST_PATH = 400
LONGEST_NAME = 20
"""Signs of the player's name at most."""
PLACE = r"([0-9]{2,5})x([0-9]{2,5})([+-][0-9]{1,5})([+-][0-9]{1,5})( maximised)?"
"""Size and place of a window on the desktop, as they are kept."""
_LONGEST = 100_000
"""Bytes of a file of settings that are read: many times what the program writes."""
_LONGEST_LINE = 1_000
_MOST_TOLD = 20
"""Lines that could not be used which are told of one by one."""
_MOST_KEPT = 20
"""Copies of broken files that are kept at most; the last is written over."""
_COMMAND = r"[a-z0-9_]{1,24}"


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings with their first values; each field's values are in `ALLOWED`.

    `name` is the player's, and `portrait` their own, as `likeness` reads it; both are empty for
    none. `program` is an outside program, with its arguments, that sits down in place of the
    level's opponent; empty for none. `window` is where the window lay last, such as
    "1280x800+120+80" or "1280x800+120+80 maximised"; empty at first. `keys` is of another kind
    too: the keys a player has changed, as (command, key) by command. A line `key.knock = "Q"` of
    the file is one of them.

    High contrast comes with four colours, and large text with a large index:
    `contrast_four_colour` and `large_text_jumbo` hold what the player chooses there, and
    `in_effect` gives the value that counts. So it does for what a profile (`verbosity`) decides.
    """

    language: str = "system"
    card_letters: str = "language"
    theme: str = "green"
    text_size: int = 100
    card_size: int = 100
    mirrored: bool = False
    full_screen: bool = False
    four_colour: bool = False
    contrast_four_colour: bool = True
    jumbo: bool = False
    large_text_jumbo: bool = True
    braille_corners: bool = False
    pattern: str = "room"
    show_deadwood: bool = True
    show_melds: bool = True
    confirm: bool = True
    take_back: bool = False
    hints: bool = True
    odds: bool = False
    wait_for_challenge: bool = False
    sort: str = "melds"
    speed: str = "normal"
    volume: int = 75
    room_volume: int = 50
    music_volume: int = 50
    mute: bool = False
    captions: bool = False
    spatial_sound: bool = True
    level: int = 3
    talk: bool = True
    letters: bool = True
    magnifier: bool = False
    motion: str = "system"
    cool_down: float = 0.0
    switch: bool = False
    scan_pace: float = 1.5
    gamepad: bool = True
    speech: str = "off"
    verbosity: str = "usual"
    speech_rate: int = 5
    speech_volume: int = 100
    speech_voice: int = 0
    offer_speech: bool = True
    announce_focus: bool = True
    announce_items: str = "usual"
    announce_own: str = "usual"
    announce_other: str = "usual"
    announce_hints: str = "usual"
    announce_results: str = "usual"
    announce_talk: bool = True
    announce_captions: bool = False
    name: str = ""
    portrait: str = ""
    program: str = ""
    window: str = ""
    keys: tuple[tuple[str, str], ...] = ()


def changed(settings: Settings, name: str, value: Any) -> Settings:
    """The settings with one changed. Raises SettingsError, which names setting and value."""
    if name == "keys":
        for command, key in value:
            _check_key(command, key)
    elif name == "name":
        _check_name(value)
    elif name == "portrait":
        _check_portrait(value)
    elif name == "program":
        _check_program(value)
    elif name == "window":
        _check_window(value)
    else:
        _check(name, value)
    # Nearly all lines of a file say what is so at first.
    same = value == getattr(settings, name)
    return settings if same else fast_replace(settings, **{name: value})


LARGE_TEXT = 150
"""Per cent of lettering that counts as large."""


def governing(settings: Settings, name: str) -> str:
    """The setting that holds the player's choice in this theme and at this size of text."""
    if name == "four_colour" and settings.theme.startswith("contrast"):
        return "contrast_four_colour"
    if name == "jumbo" and settings.text_size >= LARGE_TEXT:
        return "large_text_jumbo"
    return name


def in_effect(settings: Settings, name: str) -> Any:
    """The value that counts in this theme, at this size of text and in this profile."""
    decided = announcing.decided(settings.verbosity, name)
    return getattr(settings, governing(settings, name)) if decided is None else decided


def chosen(settings: Settings, name: str, value: Any) -> Settings:
    """The settings after the player has changed one, with what follows: what can no longer be heard
    is to be read. Who wants neither turns captions off again. A change of what a profile decides
    makes that profile the player's own, with the rest of it as it is."""
    if announcing.decided(settings.verbosity, name) is not None:
        profile = announcing.PROFILES[settings.verbosity]
        settings = replace(settings, verbosity=announcing.OWN_PROFILE, **profile)
    made = changed(settings, governing(settings, name), value)
    silent = name in ("mute", "volume") and (made.mute or made.volume == 0)
    return replace(made, captions=True) if silent else made


def following(name: str, value: Any, step: int = 1) -> Any:
    """The value `step` places after this one, round and round."""
    values = ALLOWED[name]
    return values[(values.index(value) + step) % len(values)]


def _check(name: str, value: Any) -> None:
    if name not in ALLOWED:
        raise SettingsError(messages.no_setting(name=Verbatim(quoted(name))))
    if not any(value == known and type(value) is type(known) for known in ALLOWED[name]):
        known = tuple(Verbatim(_written(item)) for item in ALLOWED[name])
        told = Verbatim(cut_between(_written(value), LONGEST_MESSAGE))
        raise SettingsError(messages.setting_value(name=Verbatim(name), value=told, known=known))


def tidy_name(typed: str) -> str:
    """A player's name as it is kept: on one line, of a bearable length, without what marks a
    card."""
    seen = harmless(typed).translate({ord("["): "(", ord("]"): ")"})
    return harmless(" ".join(seen.split())[:LONGEST_NAME].strip())


def _check_name(name: Any) -> None:
    if not isinstance(name, str) or tidy_name(name) != name:
        told = Verbatim(cut_between(_written(name), LONGEST_MESSAGE))
        raise SettingsError(messages.setting_name(value=told, most=LONGEST_NAME))


def _check_portrait(text: Any) -> None:
    if not isinstance(text, str):
        told = Verbatim(cut_between(_written(text), LONGEST_MESSAGE))
        raise SettingsError(
            messages.setting_portrait(value=told, example=Verbatim(str(likeness.Likeness())))
        )
    if text:
        likeness.likeness(text)


def _check_program(path: Any) -> None:
    if not isinstance(path, str) or len(path) > LONGEST_PATH or not path.isprintable():
        told = Verbatim(quoted(str(path)))
        raise SettingsError(messages.setting_program(value=told, most=LONGEST_PATH))


def _check_window(place: Any) -> None:
    if not isinstance(place, str) or (place and re.fullmatch(PLACE, place) is None):
        raise SettingsError(messages.setting_window(value=Verbatim(_written(place)[:60])))


def _check_key(command: str, key: Any) -> None:
    if not re.fullmatch(_COMMAND, command):
        raise SettingsError(messages.no_command(command=Verbatim(quoted(command))))
    if not isinstance(key, str) or len(key) > 24 or not all(c.isprintable() for c in key):
        told = Verbatim(cut_between(_written(key), LONGEST_MESSAGE))
        raise SettingsError(messages.setting_key(command=Verbatim(command), value=told))


def _with_line(settings: Settings, name: str, value: Any) -> Settings:
    """The settings with what a line of the file says."""
    if name == "keys":
        raise SettingsError(messages.KEYS_ARE_SET)
    if name != "key":
        return changed(settings, name, value)
    if not isinstance(value, dict):
        raise SettingsError(messages.KEYS_ARE_SET)
    return changed(settings, "keys", tuple(sorted((dict(settings.keys) | value).items())))


def read(folder: Path) -> tuple[Settings, tuple[Text, ...]]:
    """The settings kept in a folder, and a sentence for every line that could not be used.

    Each line is read by itself, so that one broken line costs one setting, which has its first
    value then.
    """
    path = folder / FILE
    try:
        kept = beginning_of(path, _LONGEST + 1)
        if len(kept) > _LONGEST:
            return Settings(), _unread(path, messages.more_bytes(most=_LONGEST // 1_000), kept)
        text = kept.decode("utf-8-sig")
    except FileNotFoundError:
        return Settings(), ()
    except ValueError as error:
        return Settings(), _unread(path, Verbatim(str(error)), kept)
    except OSError as error:
        return Settings(), _unread(path, why(error))
    settings = Settings()
    problems: list[Text] = []
    given: set[str] = set()
    switches: dict[str, bool] = {}
    for number, line in enumerate(text.splitlines(), start=1):
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        try:
            for name, value in _values_in(line).items():
                given.add(name)
                if announcing.was_switch(name, value):
                    switches[name] = value
                else:
                    settings = _with_line(settings, name, value)
        except SettingsError as error:
            problems.append(
                messages.line_left_out(
                    line=number,
                    file=Verbatim(path.name),
                    text=Verbatim(quoted(line.strip())),
                    why=error.text,
                )
            )
    told = problems[:_MOST_TOLD]
    if len(problems) > len(told):
        more = len(problems) - len(told)
        told.append(messages.lines_left_out(count=more, file=Verbatim(path.name)))
    settings = _as_loud_as_before(settings, given)
    settings = replace(settings, **announcing.of_switches(settings.verbosity, switches))
    return settings, (*told, *(_set_aside(path, kept) if problems else ()))


def _as_loud_as_before(settings: Settings, given: set[str]) -> Settings:
    """The settings, where a file has one volume only: what came later is not louder than that."""
    if "volume" not in given:
        return settings
    for name in {"room_volume", "music_volume"} - given:
        usual = getattr(settings, name)
        settings = replace(settings, **{name: min(usual, settings.volume)})
    return settings


def _unread(path: Path, reason: Text, kept: bytes | None = None) -> tuple[Text, ...]:
    """That the settings cannot be read; what was `kept` in the file is set aside."""
    lost = messages.settings_unread(path=Verbatim(str(path)), why=reason)
    return (lost, *(_set_aside(path, kept) if kept is not None else ()))


def _values_in(line: str) -> dict[str, Any]:
    """The values that a line gives, by their names. Raises SettingsError if it is no such line."""
    if len(line) > _LONGEST_LINE:
        raise SettingsError(messages.longer_than(most=_LONGEST_LINE))
    try:
        return tomllib.loads(line)
    except (ValueError, RecursionError) as error:
        # Besides what is not TOML: a number of thousands of digits, lists in lists without end.
        raise SettingsError(messages.NOT_A_SETTING) from error


def _set_aside(path: Path, kept: bytes) -> list[Text]:
    """Keep a copy of a broken file, since the next change writes over it. Earlier ones stay."""
    copy, number = path.with_suffix(".broken.toml"), 1
    try:
        while number < _MOST_KEPT and copy.is_file() and not copy.is_symlink():
            if beginning_of(copy, len(kept) + 1) == kept:
                break
            number += 1
            copy = path.with_suffix(f".broken-{number}.toml")
        if len(kept) > _LONGEST:
            path.replace(copy)
        else:
            write_whole(copy, kept)
    except OSError:
        return []
    return [messages.broken_kept(file=Verbatim(copy.name))]


def write(folder: Path, settings: Settings) -> None:
    """Keep the settings: the whole new file or the whole old one, never half of each.

    Raises SettingsError, which names the file, if it cannot be written.
    """
    path = folder / FILE
    lines = ["# Settings of Gin Parlour, one to a line."]
    for item in fields(settings):
        name = item.name
        if name == "keys":
            continue
        if name == "name":
            lines.append(f"name = {_written(settings.name)}  # yours")
            continue
        if name == "portrait":
            lines.append(f"portrait = {_written(settings.portrait)}  # yours, part by part")
            continue
        if name == "program":
            lines.append(
                f"program = {_written(settings.program)}  # an outside program, with its arguments"
            )
            continue
        if name == "window":
            lines.append(f"window = {_written(settings.window)}  # its size and place")
            continue
        choices = ", ".join(_written(value) for value in ALLOWED[name])
        lines.append(f"{name} = {_written(getattr(settings, name))}  # {choices}")
    lines += [f"key.{command} = {_written(key)}" for command, key in settings.keys]
    try:
        write_whole(path, ("\n".join(lines) + "\n").encode())
    except OSError as error:
        told = messages.settings_not_kept(path=Verbatim(str(path)), why=why(error))
        raise SettingsError(told) from error


def _written(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'
    return str(value)
