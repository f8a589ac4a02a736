"""The settings file, which can be read and edited by hand."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from gin.core.errors import SettingsError
from gin.core.external_text import quoted
from gin.core.message import Text, Verbatim
from gin.messages import errors as messages
from gin.session import announcing
from gin.session.settings import ALLOWED, Settings, toml_value, with_value
from gin.session.storage.files import read_beginning, why
from gin.session.storage.paths import write_whole

FILE = "settings.toml"

_LONGEST = 100_000
"""Maximum size of a settings file in bytes."""
_LONGEST_LINE = 1_000
_MOST_TOLD = 20
"""Maximum number of unusable lines to report one by one."""
_MOST_KEPT = 20
"""Maximum number of copies of broken files; after that, the last copy is overwritten."""
_NOTES = (
    ("name", "yours"),
    ("portrait", "yours, part by part"),
    ("own_faces", "a folder in decks"),
    ("own_back", "a folder in decks"),
    ("program", "an outside program, with its arguments"),
    ("window", "its size and place"),
)
"""Comments in the file on settings that have no list of values."""


def _with_line(settings: Settings, name: str, value: Any) -> Settings:
    if name == "keys":
        raise SettingsError(messages.KEYS_ARE_SET)
    if name != "key":
        return with_value(settings, name, value)
    if not isinstance(value, dict):
        raise SettingsError(messages.KEYS_ARE_SET)
    return with_value(settings, "keys", tuple(sorted((dict(settings.keys) | value).items())))


def read(folder: Path) -> tuple[Settings, tuple[Text, ...]]:
    """Return the settings saved in a folder, and sentences about lines that could not be used.

    Each line is parsed separately, so that an invalid line does not affect others.
    """
    path = folder / FILE
    try:
        kept = read_beginning(path, _LONGEST + 1)
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
    present: set[str] = set()
    switches: dict[str, bool] = {}
    for number, line in enumerate(text.splitlines(), start=1):
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        try:
            for name, value in _values_in(line).items():
                present.add(name)
                if announcing.is_old_switch(name, value):
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
    notices = problems[:_MOST_TOLD]
    if len(problems) > len(notices):
        more = len(problems) - len(notices)
        notices.append(messages.lines_left_out(count=more, file=Verbatim(path.name)))
    settings = _limit_newer_volumes(settings, present)
    settings = replace(settings, **announcing.settings_from_switches(settings.verbosity, switches))
    return settings, (*notices, *(set_aside(path, kept) if problems else ()))


def _limit_newer_volumes(settings: Settings, present: set[str]) -> Settings:
    """Limit each volume that the file lacks to the file's main volume."""
    if "volume" not in present:
        return settings
    for name in {"people_volume", "room_volume", "music_volume"} - present:
        usual = getattr(settings, name)
        settings = replace(settings, **{name: min(usual, settings.volume)})
    return settings


def _unread(path: Path, reason: Text, kept: bytes | None = None) -> tuple[Text, ...]:
    lost = messages.settings_unread(path=Verbatim(str(path)), why=reason)
    return (lost, *(set_aside(path, kept) if kept is not None else ()))


def _values_in(line: str) -> dict[str, Any]:
    if len(line) > _LONGEST_LINE:
        raise SettingsError(messages.longer_than(most=_LONGEST_LINE))
    try:
        return tomllib.loads(line)
    except (ValueError, RecursionError) as error:
        # Deeply nested lists raise RecursionError.
        raise SettingsError(messages.NOT_A_SETTING) from error


def set_aside(path: Path, kept: bytes) -> list[Text]:
    """Save a broken file under another name, because it will be overwritten.

    Return a sentence that names the copy, if there is one. `kept` is the file's content, or the
    beginning of a file that is too large to copy.
    """
    copy, number = path.with_suffix(".broken.toml"), 1
    try:
        while number < _MOST_KEPT and copy.is_file() and not copy.is_symlink():
            if read_beginning(copy, len(kept) + 1) == kept:
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
    """Save the settings atomically: a crash leaves the whole old file or the whole new one.

    Raises:
      SettingsError: the file cannot be written; the error names it.
    """
    path = folder / FILE
    lines = ["# Settings of Gin Parlour, one to a line."]
    for name, allowed in ALLOWED.items():
        choices = ", ".join(map(toml_value, allowed))
        lines.append(f"{name} = {toml_value(getattr(settings, name))}  # {choices}")
    lines += [f"{name} = {toml_value(getattr(settings, name))}  # {note}" for name, note in _NOTES]
    lines += [f"key.{command} = {toml_value(key)}" for command, key in settings.keys]
    try:
        write_whole(path, ("\n".join(lines) + "\n").encode())
    except OSError as error:
        message = messages.settings_not_kept(path=Verbatim(str(path)), why=why(error))
        raise SettingsError(message) from error
