"""Saving the player's settings, and reporting when that fails."""

from __future__ import annotations

from pathlib import Path

from gin.core.errors import SettingsError
from gin.present.shell.announcements import Announcements
from gin.session import settings_file
from gin.session.settings import Settings, changed


class SettingsSaver:
    """Saves settings in the data folder; without a folder, nothing is saved.

    `full_screen_works` is whether the window was drawn in full screen. Until then full screen is
    not saved: if it fails on this machine, it would lock the player out at each start.
    """

    def __init__(self, folder: Path | None, announcements: Announcements) -> None:
        self._folder = folder
        self._announcements = announcements
        self._failed = False
        self.full_screen_works = False

    def save(self, settings: Settings) -> None:
        """Write the settings, or announce why they cannot be written."""
        if self._folder is None:
            return
        if settings.full_screen and not self.full_screen_works:
            settings = changed(settings, "full_screen", False)
        try:
            settings_file.write(self._folder, settings)
            self._failed = False
        except SettingsError as error:
            # Until they can be written again, later changes need no page of their own.
            report = self._announcements
            (report.refuse if self._failed else report.notify)(error.sentence)
            self._failed = True
