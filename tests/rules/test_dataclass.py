"""Our `dataclass` makes what the standard library's does."""

from __future__ import annotations

import copy
import dataclasses
import importlib
import inspect
import pickle
import pkgutil
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

import gin
from gin.core.dataclass import dataclass
from gin.core.message import NOTHING
from gin.present.intents import Leave
from gin.present.view import Choice

Decorator = Callable[..., Any]


class _Told:
    """What both are made from."""

    def __init__(self, decorator: Decorator) -> None:
        @decorator(frozen=True, slots=True)
        class Plain:
            """A value."""

            one: int
            two: str = "two"
            three: list[int] = dataclasses.field(default_factory=list, hash=False)
            four: int = dataclasses.field(default=4, compare=False, repr=False)
            set: int = 5

        @decorator(frozen=True, slots=True)
        class More(Plain):
            """One that has more, and works something out."""

            six: int = dataclasses.field(init=False)

            def __post_init__(self) -> None:
                object.__setattr__(self, "six", self.one * 6)

        @decorator(frozen=True, slots=True, kw_only=True)
        class Named:
            """One whose values are named."""

            one: int
            two: int = dataclasses.field(init=False, default=2)

        @decorator(slots=True)
        class Kept:
            """One that can be changed."""

            one: int
            kept: dict[str, int] = dataclasses.field(default_factory=dict, init=False)

        @decorator(frozen=True, slots=True, eq=False)
        class Itself:
            """One that is equal to itself alone."""

            one: int

        @decorator(frozen=True, slots=True)
        class Own:
            """One with methods of its own."""

            one: int

            def __eq__(self, other: object) -> bool:
                return True

            def __hash__(self) -> int:
                return 7

            def __repr__(self) -> str:
                return "own"

        @decorator
        class Loose:
            """One without slots."""

            one: int = 1

        self.classes = (Plain, More, Named, Kept, Itself, Own, Loose)


OURS, THEIRS = _Told(dataclass).classes, _Told(dataclasses.dataclass).classes
PAIRS = list(zip(OURS, THEIRS, strict=True))
ITSELF = (OURS[4], THEIRS[4])
CALLS: tuple[tuple[tuple[Any, ...], dict[str, Any]], ...] = (
    ((), {}), ((1,), {}), ((2,), {}), ((), {"one": 1}), ((1, "b"), {"three": [1]}),
    ((1, "two", [], 9), {}), ((1,), {"set": 6}), ((1,), {"wrong": 6}), ((1, 2, 3, 4, 5, 6), {}),
)  # fmt: skip


def outcome(act: Callable[[], Any]) -> object:
    """What comes of it, also if that is an error."""
    try:
        return act()
    except (dataclasses.FrozenInstanceError, TypeError, ValueError) as error:
        return type(error), str(error)


def told(cls: type[Any]) -> list[object]:
    """All that is to be seen of a class and its objects."""
    found: list[object] = [
        [(one.name, one.init, one.kw_only, one.compare) for one in dataclasses.fields(cls)],
        cls.__match_args__,
        getattr(cls, "__slots__", None),
        [(one.name, one.kind) for one in inspect.signature(cls).parameters.values()],
    ]
    made = []
    for args, more in CALLS:
        try:
            made.append(cls(*args, **more))
        except TypeError as error:
            found.append(str(error))
    for one in made:
        found += [
            repr(one),
            [other == one for other in made], one == 3,
            "itself" if isinstance(one, ITSELF) else outcome(partial(hash, one)),
            outcome(partial(setattr, one, "one", 8)), one.one,
            outcome(lambda: repr(dataclasses.replace(made[0], one=3))),
            repr(copy.deepcopy(one)),
        ]  # fmt: skip
    return found


@pytest.mark.parametrize(("ours", "theirs"), PAIRS, ids=[one.__name__ for one in OURS])
def test_it_is_what_the_standard_librarys_is(ours: type[Any], theirs: type[Any]) -> None:
    assert ours.__doc__ == theirs.__doc__ and ours.__qualname__ == theirs.__qualname__
    for mine, other in zip(told(ours), told(theirs), strict=True):
        assert mine == other


def test_what_is_frozen_stays_as_it_is_and_has_nothing_else() -> None:
    cls: Any = OURS[0]
    plain = cls(1)
    for name in ("one", "other"):
        with pytest.raises(dataclasses.FrozenInstanceError):
            setattr(plain, name, 2)
        with pytest.raises(dataclasses.FrozenInstanceError):
            delattr(plain, name)
    assert not hasattr(plain, "__dict__")


def test_every_method_is_written_once_and_only_when_it_is_wanted() -> None:
    @dataclass(frozen=True, slots=True)
    class Late:
        """A value."""

        one: int

    before = vars(Late)["__init__"]
    assert not inspect.isfunction(before)
    Late(1)
    written = vars(Late)["__init__"]
    assert inspect.isfunction(written) and written.__qualname__.endswith("Late.__init__")
    Late(2)
    assert vars(Late)["__init__"] is written
    assert not inspect.isfunction(vars(Late)["__eq__"])
    # Whoever has the method of before, as another thread may, gets one that does the same.
    made = Late.__new__(Late)
    before.__get__(made)(3)
    assert made == Late(3)


def test_the_program_has_no_other_dataclasses() -> None:
    """The standard library's would be made six times as slowly, at every start."""
    for module in pkgutil.walk_packages(gin.__path__, "gin."):
        importlib.import_module(module.name)
    made = [one for one in _all(object) if str(one.__module__).startswith("gin.")]
    classes = [one for one in made if "__dataclass_fields__" in vars(one)]
    assert len(classes) > 300
    assert [one for one in classes if one.__dataclass_params__.init] == []


def _all(cls: type[Any]) -> list[type[Any]]:
    below = type.__subclasses__(cls)
    return [*below, *(deeper for one in below for deeper in _all(one))]


def test_what_is_kept_as_a_pickle_comes_back() -> None:
    one = Choice(intent=Leave(), label=NOTHING)
    assert pickle.loads(pickle.dumps(one)) == one
