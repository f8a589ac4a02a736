"""Patches to rules, which define the games and their options."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from operator import attrgetter
from typing import Any

from msgspec import Struct, field
from msgspec.structs import replace

from gin.core.errors import IncompatibleVariants
from gin.core.message import Verbatim
from gin.messages import options as messages
from gin.rules.model.rules import Rules


class Patch(Struct, frozen=True):
    """Changes to slots: values to set, and members to add to or remove from a set-valued slot.

    Other patches override the `usual` values.
    """

    set: Mapping[str, Any] = field(default_factory=dict)
    add: Mapping[str, frozenset[Any]] = field(default_factory=dict)
    remove: Mapping[str, frozenset[Any]] = field(default_factory=dict)
    usual: Mapping[str, Any] = field(default_factory=dict)

    def matches(self, rules: Rules) -> bool:
        """Return whether the rules already match this patch, apart from its `usual` values."""
        return (
            all(slot(rules, path) == value for path, value in self.set.items())
            and all(members <= slot(rules, path) for path, members in self.add.items())
            and not any(members & slot(rules, path) for path, members in self.remove.items())
        )

    @property
    def without_usual(self) -> Patch:
        return Patch(self.set, self.add, self.remove)

    @property
    def touches(self) -> frozenset[str]:
        """Slots that the patch sets, and the members it adds or removes: "melds.kinds:set"."""
        members = (*self.add.items(), *self.remove.items())
        named = (f"{path}:{member}" for path, which in members for member in which)
        return frozenset({*self.set, *named})


def slot(rules: Rules, path: str) -> Any:
    """Return the value of a slot such as "knock.limit" or "values.own.0" (an item of a tuple)."""
    return _reader(path)(rules)


@cache
def _reader(path: str) -> Callable[[Any], Any]:
    """Return the reader of a slot, cached because forms and clash checks read slots often."""
    above, _, name = path.rpartition(".")
    if not name.isdecimal():
        return attrgetter(path)
    return lambda rules: attrgetter(above)(rules)[int(name)]


def patched(rules: Rules, patches: Iterable[Patch]) -> Rules:
    """Return the rules with all patches applied; the order of the patches does not matter.

    The `usual` values come first, then every `set`, `add` and `remove`.

    Raises:
        IncompatibleVariants: Two patches set one slot to different values.
    """
    usual: dict[str, Any] = {}
    chosen: dict[str, Any] = {}
    added: dict[str, frozenset[Any]] = {}
    removed: dict[str, frozenset[Any]] = {}
    for patch in patches:
        for path, value in patch.usual.items():
            _set_once(usual, path, value)
        for path, value in patch.set.items():
            _set_once(chosen, path, value)
        for path, members in patch.add.items():
            added[path] = added.get(path, frozenset()) | members
        for path, members in patch.remove.items():
            removed[path] = removed.get(path, frozenset()) | members
    values = usual | chosen
    for path, members in added.items():
        values[path] = (values[path] if path in values else slot(rules, path)) | members
    for path, members in removed.items():
        values[path] = (values[path] if path in values else slot(rules, path)) - members
    made: Rules = _with_slots(rules, values)
    return made


def _set_once(found: dict[str, Any], path: str, value: Any) -> None:
    if found.setdefault(path, value) != value:
        one, other = Verbatim(_shown(found[path])), Verbatim(_shown(value))
        raise IncompatibleVariants(messages.both(option=Verbatim(path), value=one, other=other))


def _with_slots(part: Any, values: dict[str, Any]) -> Any:
    below: dict[str, dict[str, Any]] = {}
    for path, value in values.items():
        name, _, rest = path.partition(".")
        below.setdefault(name, {})[rest] = value
    changed = {}
    for name, its in below.items():
        whole = its.pop("") if "" in its else getattr(part, name)
        changed[name] = _with_slots(whole, its) if its else whole
    if isinstance(part, tuple):
        return tuple(changed.get(str(place), value) for place, value in enumerate(part))
    return replace(part, **changed)


def _shown(value: Any) -> str:
    return (
        {True: "on", False: "off"}.get(value, str(value)) if isinstance(value, bool) else str(value)
    )
