"""What the rules screens say around the rules themselves."""

from __future__ import annotations

TITLE = "Rules"
SUBTITLE = "With the options as they are agreed"
