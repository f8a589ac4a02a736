"""Messages of the domain `presets`, from `assets/languages/en/presets.ftl`.

Written by `python -m tools.messages`.
"""

from __future__ import annotations

from gin.core.message import Message


CLUB_HOLLYWOOD_TITLE = Message("presets-club-hollywood-title")


CLUB_HOLLYWOOD_SENTENCE = Message("presets-club-hollywood-sentence")
