"""The standard library's `dataclass`, made in a tenth of the time (ADR 24).

It finds the fields, as ever; but of the methods that it would write and compile for each class at
once, some are one function for all classes here, and the others are written when they are wanted.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from gin.core.later import later

__all__ = ["dataclass"]

if TYPE_CHECKING:
    from dataclasses import dataclass
else:
    if not {"dataclasses", "inspect"} & set(sys.modules):
        # They want it for classes that have no docstring, and with it come six other modules.
        sys.modules["inspect"] = later("inspect")
        import dataclasses

        del sys.modules["inspect"]

    import dataclasses
    from dataclasses import MISSING, FrozenInstanceError

    def dataclass(cls=None, /, *, frozen=False, slots=False, eq=True, kw_only=False):
        """Make a dataclass of a class; what is not among these arguments is not wanted here."""
        if cls is None:
            return lambda cls: dataclass(cls, frozen=frozen, slots=slots, eq=eq, kw_only=kw_only)
        own = dict(vars(cls))
        if own.get("__hash__") is None:
            own.pop("__hash__", None)
        made = dataclasses.dataclass(
            cls, init=False, repr=False, eq=False, slots=slots, kw_only=kw_only
        )
        methods = {"__init__": _Unwritten(made, "__init__"), "__repr__": _repr}
        if eq:
            methods["__eq__"] = _Unwritten(made, "__eq__")
            methods["__hash__"] = _Unwritten(made, "__hash__") if frozen else None
        if frozen:
            methods |= {"__getstate__": _state, "__setstate__": _set_state}
            methods |= {"__setattr__": _refuse_to_set, "__delattr__": _refuse_to_delete}
        for name, method in methods.items():
            if name not in own:
                setattr(made, name, method)
        return made

    class _Unwritten:
        """A method that is written for its class, and kept there, when somebody first asks."""

        __slots__ = ("_cls", "_name")

        def __init__(self, cls, name):
            self._cls, self._name = cls, name

        def __get__(self, made, owner=None):
            cls, name = self._cls, self._name
            lines, scope = _LINES[name](cls)
            scope["__name__"] = cls.__module__
            exec("\n ".join(lines), scope)
            method = scope.pop(name)
            method.__qualname__ = f"{cls.__qualname__}.{name}"
            setattr(cls, name, method)
            return method.__get__(made, owner)

    def _init(cls):
        scope = {"_set": object.__setattr__, "_MISSING": MISSING}
        frozen = cls.__setattr__ is _refuse_to_set
        by_place, by_name, body = ["self"], [], []
        for one in dataclasses.fields(cls):
            name = value = one.name
            if one.default_factory is not MISSING:
                scope[f"_make_{name}"] = one.default_factory
                value = f"_make_{name}()"
            elif one.default is not MISSING:
                scope[f"_usual_{name}"] = one.default
                value = name if one.init else f"_usual_{name}"
            elif not one.init:
                continue
            taken = name
            if one.init and one.default_factory is not MISSING:
                taken, value = f"{name}=_MISSING", f"{value} if {name} is _MISSING else {name}"
            elif one.default is not MISSING:
                taken = f"{name}=_usual_{name}"
            if one.init:
                (by_name if one.kw_only else by_place).append(taken)
            body.append(f"_set(self, {name!r}, {value})" if frozen else f"self.{name} = {value}")
        taken = ", ".join([*by_place, *(["*", *by_name] if by_name else [])])
        after = ["self.__post_init__()"] if hasattr(cls, "__post_init__") else []
        return [f"def __init__({taken}):", *body, *after, "return None"], scope

    def _eq(cls):
        compared = [one.name for one in dataclasses.fields(cls) if one.compare]
        mine, theirs = (
            "".join(f"{who}.{name}, " for name in compared) for who in ("self", "other")
        )
        lines = [
            "def __eq__(self, other):",
            "if other.__class__ is self.__class__:",
            f" return ({mine}) == ({theirs})",
            "return NotImplemented",
        ]
        return lines, {}

    def _hash(cls):
        fields = dataclasses.fields(cls)
        hashed = (one for one in fields if (one.compare if one.hash is None else one.hash))
        values = "".join(f"self.{one.name}, " for one in hashed)
        return ["def __hash__(self):", f"return hash(({values}))"], {}

    _LINES = {"__init__": _init, "__eq__": _eq, "__hash__": _hash}

    # One for all classes.

    def _repr(self):
        fields = (one for one in dataclasses.fields(self) if one.repr)
        shown = ", ".join(f"{one.name}={getattr(self, one.name)!r}" for one in fields)
        return f"{type(self).__qualname__}({shown})"

    def _state(self):
        return [getattr(self, one.name) for one in dataclasses.fields(self)]

    def _set_state(self, state):
        for one, value in zip(dataclasses.fields(self), state, strict=True):
            object.__setattr__(self, one.name, value)

    def _refuse_to_set(_self, name, _value):
        raise FrozenInstanceError(f"cannot assign to field {name!r}")

    def _refuse_to_delete(_self, name):
        raise FrozenInstanceError(f"cannot delete field {name!r}")
