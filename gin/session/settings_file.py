"""The file of settings, which can be read and fixed by hand."""

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
from gin.session.settings import ALLOWED, Settings, changed, toml_value
from gin.session.storage.files import beginning_of, why
from gin.session.storage.paths import write_whole

FILE = "settings.toml"

_LONGEST = 100_000
"""Bytes of a file of settings that are read: many times what the program writes."""
_LONGEST_LINE = 1_000
_MOST_TOLD = 20
"""Lines that could not be used which are told of one by one."""
_MOST_KEPT = 20
"""Copies of broken files that are kept at most; the last is written over."""
_NOTES = (
    ("name", "yours"),
    ("portrait", "yours, part by part"),
    ("program", "an outside program, with its arguments"),
    ("window", "its size and place"),
)
"""What stands in the file beside a setting that has no list of values."""


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
    for name, allowed in ALLOWED.items():
        choices = ", ".join(map(toml_value, allowed))
        lines.append(f"{name} = {toml_value(getattr(settings, name))}  # {choices}")
    lines += [f"{name} = {toml_value(getattr(settings, name))}  # {note}" for name, note in _NOTES]
    lines += [f"key.{command} = {toml_value(key)}" for command, key in settings.keys]
    try:
        write_whole(path, ("\n".join(lines) + "\n").encode())
    except OSError as error:
        told = messages.settings_not_kept(path=Verbatim(str(path)), why=why(error))
        raise SettingsError(told) from error
