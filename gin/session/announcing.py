"""Five profiles for the amount of speech about each kind of event.

In the last profile, the player's own settings apply. In the others, the profile's values override
them. Older settings files have one length for all kinds, and switches that turn kinds off.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gin.session.setting import Spoken, Verbosity

KINDS = (
    "announce_items",
    "announce_own",
    "announce_other",
    "announce_hints",
    "announce_results",
    "announce_talk",
)
"""Settings that a profile decides."""
_OFF, _SHORT, _USUAL, _LONG = Spoken
_VALUES: dict[Verbosity, tuple[Spoken | bool, ...]] = {
    Verbosity.QUIET: (_SHORT, _OFF, _SHORT, _SHORT, _SHORT, False),
    Verbosity.SHORT: (_SHORT, _USUAL, _SHORT, _USUAL, _USUAL, True),
    Verbosity.USUAL: (_USUAL, _USUAL, _USUAL, _USUAL, _USUAL, True),
    Verbosity.LONG: (_LONG, _LONG, _LONG, _LONG, _LONG, True),
}
PROFILES: dict[Verbosity, dict[str, Any]] = {
    profile: dict(zip(KINDS, values, strict=True)) for profile, values in _VALUES.items()
}
"""Values of every profile except the player's own."""
_SWITCHES = ("announce_own", "announce_other", "announce_results")


def profile_value(profile: Verbosity, name: str) -> Any:
    """Return a profile's value for a setting; None if the player's own value applies."""
    return PROFILES.get(profile, {}).get(name)


def is_old_switch(name: str, value: object) -> bool:
    """Return whether a line of the settings file is one of the older switches."""
    return name in _SWITCHES and isinstance(value, bool)


def settings_from_switches(profile: Verbosity, switches: Mapping[str, bool]) -> dict[str, Any]:
    """Return the settings equivalent to older switches; empty if all switches are on.

    `profile` is the length that the settings file gives.
    """
    if all(switches.values()):
        return {}
    values = dict(PROFILES.get(profile, PROFILES[Verbosity.USUAL]))
    values |= {name: Spoken.OFF for name, on in switches.items() if not on}
    # The switch for the opponent's moves used to include table talk.
    values["announce_talk"] = switches.get("announce_other", True)
    return {"verbosity": Verbosity.MINE} | values
