"""The settings file: reading, writing, and repairing broken lines."""

from __future__ import annotations

from pathlib import Path

import pytest

from gin.core.errors import SettingsError
from gin.interface.controls import TOGGLES, ControlKind
from gin.language.translation import printed
from gin.present.words.settings import SECTIONS
from gin.session.settings import ALLOWED, Settings, next_value, tidy_name, with_value
from gin.session.settings_file import FILE, _values_in, read, write
from gin.ui.render.style import look_for
from tests.support.raising import raising


def test_portraits_read_back(tmp_path: Path) -> None:
    assert read(tmp_path) == (Settings(), ())
    settings = Settings()
    for name in ALLOWED:
        settings = with_value(settings, name, next_value(name, getattr(settings, name)))
        write(tmp_path, settings)
        assert read(tmp_path) == (settings, ())
    assert [path.name for path in tmp_path.iterdir()] == [FILE]


def test_default_values_are_allowed() -> None:
    for name, values in ALLOWED.items():
        assert getattr(Settings(), name) in values


def test_a_broken_line_costs_one_setting(tmp_path: Path) -> None:
    text = 'theme = "midnight"\njumbo = maybe\ntext_size = 900\nwheels = 4\nfour_colour = true\n'
    (tmp_path / FILE).write_text(text)
    settings, problems = read(tmp_path)
    assert settings == Settings(theme="midnight", four_colour=True)
    told = " ".join(map(printed, problems))
    for piece in ("Line 2", "jumbo = maybe", "Line 3", "900", "Line 4", "wheels"):
        assert piece in told
    write(tmp_path, settings)
    assert (tmp_path / "settings.broken.toml").read_text() == text


@pytest.mark.parametrize("content", [b"\xff\xfe\x00", b"\0" * 50])
def test_a_file_of_nonsense_is_reported(tmp_path: Path, content: bytes) -> None:
    (tmp_path / FILE).write_bytes(content)
    settings, problems = read(tmp_path)
    assert settings == Settings()
    assert printed(problems[-1]) == "The old file is kept as settings.broken.toml."
    write(tmp_path, settings)
    assert (tmp_path / "settings.broken.toml").read_bytes() == content


def test_an_unwritable_file_is_reported(tmp_path: Path) -> None:
    (tmp_path / FILE).mkdir()
    with raising(SettingsError, "could not be saved"):
        write(tmp_path, Settings())


def test_a_number_is_refused_as_a_switch(tmp_path: Path) -> None:
    with raising(SettingsError, "jumbo cannot be 1"):
        with_value(Settings(), "jumbo", 1)


def test_the_page_shows_every_setting_once() -> None:
    rows = [row for _, rows in SECTIONS for row in rows]
    shown = [row.name for row in rows if row.kind is not ControlKind.DOOR]
    # Each shares the row of the setting that it replaces; see `effective_name`.
    shared = ["contrast_four_colour", "large_text_jumbo"]
    assert sorted([*shown, *shared]) == sorted(ALLOWED)


def test_switches_are_booleans_and_sliders_are_numbers() -> None:
    for row in (row for _, rows in SECTIONS for row in rows):
        kinds = {type(value) for value in ALLOWED.get(row.name, ())}
        assert (row.kind in TOGGLES) == (kinds == {bool}), row.name
        if row.kind is ControlKind.SLIDER:
            assert kinds <= {int, float}, row.name
            assert list(ALLOWED[row.name]) == sorted(ALLOWED[row.name])


def test_backs_are_chosen_and_plain_with_high_contrast() -> None:
    size = (1280, 800)
    assert look_for(Settings(), size).back == "fans"
    assert look_for(Settings(theme="burgundy"), size).back == "lattice"
    for back in ALLOWED["pattern"][1:]:
        assert look_for(Settings(pattern=back), size).back == back
        assert look_for(Settings(pattern=back, theme="contrast_dark"), size).back == "diamonds"


def test_a_second_broken_file_is_kept_next_to_the_first(tmp_path: Path) -> None:
    for text in ("one = [", "two = [", "two = ["):
        (tmp_path / FILE).write_text(text)
        read(tmp_path)
    kept = {path.name: path.read_text() for path in tmp_path.glob("settings.broken*")}
    assert kept == {"settings.broken.toml": "one = [", "settings.broken-2.toml": "two = ["}


def test_a_file_with_one_volume_limits_the_others_to_it(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("volume = 0\n", encoding="utf-8")
    assert read(tmp_path)[0] == Settings(volume=0, people_volume=0, room_volume=0, music_volume=0)
    (tmp_path / FILE).write_text("volume = 100\nmute = true\n", encoding="utf-8")
    assert read(tmp_path)[0] == Settings(volume=100, mute=True)
    (tmp_path / FILE).write_text("volume = 0\nmusic_volume = 75\n", encoding="utf-8")
    assert read(tmp_path)[0] == Settings(volume=0, people_volume=0, room_volume=0, music_volume=75)


def test_invalid_toml_sets_nothing() -> None:
    for line in ("volume = 075", "volume = ٣", 'name = "a\\"', 'name = "a" # \x07', "mute = True"):
        with pytest.raises(SettingsError):
            _values_in(line)


JOINED = ("علی\u200cرضا", "क्\u200dष", "👨\u200d👩\u200d👧", "👩🏽\u200d⚕\ufe0f")


@pytest.mark.parametrize("name", JOINED)
def test_names_keep_joiners_that_their_letters_need(tmp_path: Path, name: str) -> None:
    write(tmp_path, Settings(name=name))
    assert read(tmp_path) == (Settings(name=name), ())
    assert tidy_name(f" {name} ") == name


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("An\u200dna", "Anna"), ("\u200cAnna", "Anna"), ("Anna\u200d", "Anna"), ("\u200d", ""),
        ("علی\u200c", "علی"), ("علی\u200c\u200cرضا", "علی\u200cرضا"), ("ع\u200d ع", "ع ع"),
        ("م\u200c" * 15, ("م\u200c" * 10)[:-1]), ("👨\u200dA", "👨A"),
    ],
)  # fmt: skip
def test_names_lose_invisible_joiners(typed: str, kept: str) -> None:
    assert tidy_name(typed) == kept
    assert tidy_name(kept) == kept
