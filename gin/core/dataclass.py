"""The standard library's `dataclass`, made in a tenth of the time (ADR 24).

A class is looked through when its fields are wanted. Of the methods that the standard library would
write and compile for each class at once, some are one function for all classes here, and the others
are written when they are used often.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

__all__ = ["dataclass"]

if TYPE_CHECKING:
    from dataclasses import dataclass
else:
    import dataclasses
    from dataclasses import MISSING, Field, FrozenInstanceError, field

    def dataclass(*, slots, frozen=False, eq=True, kw_only=False):
        """Make a dataclass of a class; what is not among these arguments is not wanted here."""
        if not slots:
            raise TypeError("a dataclass of the program has slots")
        return lambda cls: _made(cls, frozen, eq, kw_only)

    def _made(cls, frozen, eq, kw_only):
        own = dict(vars(cls))
        if own.get("__hash__") is None:
            own.pop("__hash__", None)
        fields = _Fields(cls, kw_only)
        found = {"__init__": _Unwritten(), "__repr__": _repr, "__match_args__": _MatchArgs()}
        if eq:
            found["__eq__"] = _Unwritten()
            found["__hash__"] = _Unwritten() if frozen else None
        if frozen:
            found |= {"__getstate__": _state, "__setstate__": _set_state}
            found |= {"__setattr__": _refuse_to_set, "__delattr__": _refuse_to_delete}
        found |= own
        for name in ("__dict__", "__weakref__", *fields.names):
            found.pop(name, None)
        inherited = {slot for base in cls.__mro__[1:-1] for slot in _slots(base)}
        found["__slots__"] = tuple(name for name in fields.names if name not in inherited)
        found["__dataclass_fields__"] = fields
        found["__qualname__"] = cls.__qualname__
        # A class that was made without slots cannot be given any.
        return type(cls)(cls.__name__, cls.__bases__, found)

    def _slots(cls):
        slots = vars(cls).get("__slots__", ())
        return (slots,) if isinstance(slots, str) else slots

    class _Wanted:
        """What is made for its class, and kept there, when somebody first asks for it."""

        __slots__ = ("_cls", "_name")

        def __set_name__(self, owner, name):
            self._cls, self._name = owner, name

        def __get__(self, made, owner=None):
            found = self._made()
            setattr(self._cls, self._name, found)
            return found

    class _Unwritten(_Wanted):
        """A method that does what it is to do slowly at first, and is written if it is used more
        often: most are called a few times before a program ends, and writing takes as long as
        calling it twenty times."""

        __slots__ = ("_left",)

        def __init__(self):
            self._left = 8

        def __get__(self, made, owner=None):
            if made is None or not self._left:
                return super().__get__(made, owner).__get__(made, owner)
            self._left -= 1
            return partial(_UNWRITTEN[self._name], self, made)

        @property
        def fields(self):
            """The fields of its class, which may be one above that of the object."""
            return self._cls.__dataclass_fields__.values()

        @property
        def places(self):
            """The names of the fields that are taken by their places."""
            return [one.name for one in self.fields if one.init and not one.kw_only]

        def written(self):
            """The method, written now."""
            return self.__get__(None, self._cls)

        def _made(self):
            cls, name = self._cls, self._name
            lines, scope = _LINES[name](cls)
            scope["__name__"] = cls.__module__
            exec("\n ".join(lines), scope)
            method = scope.pop(name)
            method.__qualname__ = f"{cls.__qualname__}.{name}"
            return method

    def _init_unwritten(method, made, /, *args, **named):
        places, put = method.places, type(made).__setattr__
        given = {**dict(zip(places, args, strict=False)), **named}
        if len(given) < len(args) + len(named):
            # It says best itself what is too much, or missing.
            return method.written()(made, *args, **named)
        if put is _refuse_to_set:
            put = object.__setattr__
        for one in method.fields:
            if one.init and one.name in given:
                value = given.pop(one.name)
            elif one.default is not MISSING:
                value = one.default
            elif one.default_factory is not MISSING:
                value = one.default_factory()
            elif one.init:
                break
            else:
                continue
            put(made, one.name, value)
        else:
            if not given:
                if hasattr(made, "__post_init__"):
                    made.__post_init__()
                return None
        return method.written()(made, *args, **named)

    def _eq_unwritten(method, made, other, /):
        if other.__class__ is not made.__class__:
            return NotImplemented
        names = [one.name for one in method.fields if one.compare]
        return [getattr(made, name) for name in names] == [getattr(other, name) for name in names]

    def _hash_unwritten(method, made, /):
        hashed = (one for one in method.fields if (one.compare if one.hash is None else one.hash))
        return hash(tuple([getattr(made, one.name) for one in hashed]))

    _UNWRITTEN = {"__init__": _init_unwritten, "__eq__": _eq_unwritten, "__hash__": _hash_unwritten}

    class _MatchArgs(_Wanted):
        """The names of the fields that a pattern has by their places."""

        __slots__ = ()

        def _made(self):
            fields = dataclasses.fields(self._cls)
            return tuple(one.name for one in fields if one.init and not one.kw_only)

    class _Fields(_Wanted):
        """The fields of a class, of which only the names are known at once."""

        __slots__ = ("_kinds", "_kw_only", "_own", "names")

        def __init__(self, cls, kw_only):
            own = vars(cls)
            kinds = own.get("__annotations__", {})
            self._kw_only = kw_only
            self._own = {name: own[name] for name in kinds if name in own}
            self._kinds = kinds
            above = (vars(base).get("__dataclass_fields__") for base in cls.__mro__[-2:0:-1])
            names = [name for one in above if one is not None for name in _names(one)]
            # What is the class's and not its objects' is no field.
            names += [name for name, kind in kinds.items() if not str(kind).startswith("ClassVar")]
            self.names = tuple(dict.fromkeys(names))

        def _made(self):
            found = {}
            for base in self._cls.__mro__[-2:0:-1]:
                found |= getattr(base, "__dataclass_fields__", {})
            for name, kind in self._kinds.items():
                if name in self.names:
                    found[name] = self._field(name, kind)
            return found

        def _field(self, name, kind):
            one = self._own.get(name, MISSING)
            if not isinstance(one, Field):
                one = field(default=one)
            if type(one.default).__hash__ is None:
                cls = self._cls.__qualname__
                raise ValueError(f"{cls}.{name}: all objects would have the same {one.default!r}")
            one.name, one.type, one._field_type = name, kind, dataclasses._FIELD
            if one.kw_only is MISSING:
                one.kw_only = self._kw_only
            return one

    def _names(fields):
        return fields.names if isinstance(fields, _Fields) else fields

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
