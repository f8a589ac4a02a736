"""Saving the player's settings, and reporting when that fails."""

from __future__ import annotations

from pathlib import Path

from gin.core.errors import SettingsError
from gin.present.shell.announcements import Announcements
from gin.session import settings_file
from gin.session.settings import Settings, with_value


class SettingsSaver:
    """Saves settings in the data folder, if there is one.

    Full screen is saved as off until the window has drawn a full-screen frame
    (`full_screen_works`). Otherwise a machine on which full screen fails could lock the player out
    at each start.
    """

    def __init__(
        self,
        folder: Path | None,
        announcements: Announcements,
        *,
        full_screen_works: bool = False,
    ) -> None:
        self._folder = folder
        self._announcements = announcements
        self._failed = False
        self.full_screen_works = full_screen_works

    def save(self, settings: Settings) -> None:
        if self._folder is None:
            return
        if settings.full_screen and not self.full_screen_works:
            settings = with_value(settings, "full_screen", False)
        try:
            settings_file.write(self._folder, settings)
            self._failed = False
        except SettingsError as error:
            # Show a page only for the first of several failures in a row.
            report = self._announcements
            (report.refuse if self._failed else report.notify)(error.sentence)
            self._failed = True
