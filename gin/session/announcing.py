"""How much is read out of each kind of thing: five profiles, of which the last is the player's own.

A setting that a profile decides counts only in the player's own; in the others the profile's value
does. Older files of settings had one length for everything, and switches that left kinds out.
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
"""The settings that a profile decides."""
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
"""What the profiles decide, but for the player's own."""
_SWITCHES = ("announce_own", "announce_other", "announce_results")


def decided(profile: Verbosity, name: str) -> Any:
    """Return the value that a profile gives a setting; None where the player's own counts."""
    return PROFILES.get(profile, {}).get(name)


def was_switch(name: str, value: object) -> bool:
    """Return whether a line of the file is one of the switches of older versions."""
    return name in _SWITCHES and isinstance(value, bool)


def of_switches(profile: Verbosity, switches: Mapping[str, bool]) -> dict[str, Any]:
    """Return the settings that mean what a file with these switches meant: what was left out stays
    so, in a profile of the player's own, and the rest has the length that the file gives."""
    if all(switches.values()):
        return {}
    values = dict(PROFILES.get(profile, PROFILES[Verbosity.USUAL]))
    values |= {name: Spoken.OFF for name, on in switches.items() if not on}
    # Table talk was one of the opponent's moves.
    values["announce_talk"] = switches.get("announce_other", True)
    return {"verbosity": Verbosity.MINE} | values
