"""How much is read out of each kind of thing: five profiles, of which the last is the player's own.

A setting that a profile decides counts only in the player's own; in the others the profile's value
does. Older files of settings had one length for everything, and switches that left kinds out.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

OWN_PROFILE = "mine"
LENGTHS = ("short", "usual", "long")
KINDS: dict[str, tuple[Any, ...]] = {
    "announce_items": LENGTHS,
    "announce_own": ("off", "usual", "long"),
    "announce_other": ("off", *LENGTHS),
    "announce_hints": LENGTHS,
    "announce_results": ("off", *LENGTHS),
    "announce_talk": (True, False),
}
"""The settings that a profile decides, with their values."""
_VALUES: dict[str, tuple[Any, ...]] = {
    "quiet": ("short", "off", "short", "short", "short", False),
    "short": ("short", "usual", "short", "usual", "usual", True),
    "usual": ("usual", "usual", "usual", "usual", "usual", True),
    "long": ("long", "long", "long", "long", "long", True),
}
PROFILES: dict[str, dict[str, Any]] = {
    profile: dict(zip(KINDS, values, strict=True)) for profile, values in _VALUES.items()
}
"""What the profiles decide, but for the player's own."""
_SWITCHES = ("announce_own", "announce_other", "announce_results")


def decided(profile: str, name: str) -> Any:
    """Return the value that a profile gives a setting; None where the player's own counts."""
    return PROFILES.get(profile, {}).get(name)


def was_switch(name: str, value: object) -> bool:
    """Return whether a line of the file is one of the switches of older versions."""
    return name in _SWITCHES and isinstance(value, bool)


def of_switches(profile: str, switches: Mapping[str, bool]) -> dict[str, Any]:
    """Return the settings that mean what a file with these switches meant: what was left out stays
    so, in a profile of the player's own, and the rest has the length that the file gives."""
    if all(switches.values()):
        return {}
    values = dict(PROFILES.get(profile, PROFILES["usual"]))
    values |= {name: "off" for name, on in switches.items() if not on}
    # Table talk was one of the opponent's moves.
    values["announce_talk"] = switches.get("announce_other", True)
    return {"verbosity": OWN_PROFILE} | values
