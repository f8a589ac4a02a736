"""Patches: what makes the rules of a game out of those of its family."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from gin.core.errors import IncompatibleVariants
from gin.rules.model.rules import Rules


@dataclass(frozen=True, slots=True)
class Patch:
    """Changes to slots: values to set, and members to add to or remove from a set-valued slot.

    `usual` values are set too, but give way to any other patch that sets their slot.
    """

    set: Mapping[str, Any] = field(default_factory=dict)
    add: Mapping[str, frozenset[Any]] = field(default_factory=dict)
    remove: Mapping[str, frozenset[Any]] = field(default_factory=dict)
    usual: Mapping[str, Any] = field(default_factory=dict)

    def says(self, rules: Rules) -> bool:
        """Do these rules do already what it says, apart from what gives way?"""
        return (
            all(slot(rules, path) == value for path, value in self.set.items())
            and all(members <= slot(rules, path) for path, members in self.add.items())
            and not any(members & slot(rules, path) for path, members in self.remove.items())
        )

    @property
    def firm(self) -> Patch:
        """The patch without what gives way."""
        return Patch(self.set, self.add, self.remove)

    @property
    def touches(self) -> frozenset[str]:
        """The slots it is about; of a set-valued one the members, as "melds.kinds:set"."""
        members = (*self.add.items(), *self.remove.items())
        named = (f"{path}:{member}" for path, which in members for member in which)
        return frozenset({*self.set, *named})


def slot(rules: Rules, path: str) -> Any:
    """The value of a slot such as "knock.limit", or "values.own.0", the first of its numbers."""
    value: Any = rules
    for name in path.split("."):
        value = value[int(name)] if name.isdecimal() else getattr(value, name)
    return value


def patched(rules: Rules, patches: Iterable[Patch]) -> Rules:
    """Rules with all patches applied, whatever their order.

    First what is `usual`, then every `set`, `add` and `remove`. Raises IncompatibleVariants when
    two patches set one slot to different values.
    """
    usual: dict[str, Any] = {}
    chosen: dict[str, Any] = {}
    added: dict[str, frozenset[Any]] = {}
    removed: dict[str, frozenset[Any]] = {}
    for patch in patches:
        for path, value in patch.usual.items():
            _settle(usual, path, value)
        for path, value in patch.set.items():
            _settle(chosen, path, value)
        for path, members in patch.add.items():
            added[path] = added.get(path, frozenset()) | members
        for path, members in patch.remove.items():
            removed[path] = removed.get(path, frozenset()) | members
    for path, value in (usual | chosen).items():
        rules = _with_slot(rules, path.split("."), value)
    for path, members in added.items():
        rules = _with_slot(rules, path.split("."), slot(rules, path) | members)
    for path, members in removed.items():
        rules = _with_slot(rules, path.split("."), slot(rules, path) - members)
    return rules


def _settle(found: dict[str, Any], path: str, value: Any) -> None:
    if found.setdefault(path, value) != value:
        raise IncompatibleVariants(
            f"{path} cannot be both {_shown(found[path])} and {_shown(value)}"
        )


def _with_slot(part: Any, path: list[str], value: Any) -> Any:
    name, *rest = path
    if name.isdecimal():
        place = int(name)
        changed = _with_slot(part[place], rest, value) if rest else value
        return (*part[:place], changed, *part[place + 1 :])
    return replace(part, **{name: _with_slot(getattr(part, name), rest, value) if rest else value})


def _shown(value: Any) -> str:
    return (
        {True: "on", False: "off"}.get(value, str(value)) if isinstance(value, bool) else str(value)
    )
