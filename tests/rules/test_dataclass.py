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
from gin.interface.intents import Leave
from gin.interface.view import Choice

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

        self.classes = (Plain, More, Named, Kept, Itself, Own)


OURS = _Told(dataclass).classes
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


def use(cls: type[Any], times: int) -> None:
    """Make, compare and hash its objects so often."""
    for _ in range(times):
        outcome(lambda: hash(cls(one=1)))
        assert isinstance(cls(one=1) == cls(one=1), bool)


def told(cls: type[Any]) -> list[object]:
    """All that is to be seen of a class and its objects."""
    found: list[object] = [
        [(one.name, one.init, one.kw_only, one.compare) for one in dataclasses.fields(cls)],
        cls.__match_args__,
        getattr(cls, "__slots__", None),
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
            "itself" if cls.__name__ == "Itself" else outcome(partial(hash, one)),
            outcome(partial(setattr, one, "one", 8)), one.one,
            outcome(lambda: repr(dataclasses.replace(made[0], one=3))),
            repr(copy.deepcopy(one)),
        ]  # fmt: skip
    # Last, as this alone has the method written.
    found.append([(one.name, one.kind) for one in inspect.signature(cls).parameters.values()])
    return found


@pytest.mark.parametrize("number", range(len(OURS)))
@pytest.mark.parametrize("times", [0, 20], ids=["at first", "once it is written"])
def test_it_is_what_the_standard_librarys_is(number: int, times: int) -> None:
    ours, theirs = (
        _Told(decorator).classes[number] for decorator in (dataclass, dataclasses.dataclass)
    )
    assert ours.__doc__ == theirs.__doc__ and ours.__qualname__ == theirs.__qualname__
    if times:
        use(ours, times)
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


def test_every_method_is_written_once_and_only_when_it_is_used_often() -> None:
    @dataclass(frozen=True, slots=True)
    class Late:
        """A value."""

        one: int

    before = vars(Late)["__init__"]
    made = [Late(number) for number in range(8)]
    assert vars(Late)["__init__"] is before and not inspect.isfunction(before)
    made.append(Late(8))
    written = vars(Late)["__init__"]
    assert inspect.isfunction(written) and written.__qualname__.endswith("Late.__init__")
    made.append(Late(9))
    assert vars(Late)["__init__"] is written
    assert not inspect.isfunction(vars(Late)["__eq__"])
    assert [one.one for one in made] == list(range(10))
    # Whoever has the method of before, as another thread may, gets one that does the same.
    late = Late.__new__(Late)
    before.__get__(late)(3)
    assert late == made[3]


def test_a_default_that_could_be_changed_and_a_class_without_slots_are_refused() -> None:
    @dataclass(slots=True)
    class Shared:
        """Objects that would all have the same list."""

        one: list[int] = []  # noqa: RUF012

    with pytest.raises(ValueError, match="one"):
        Shared()
    with pytest.raises(TypeError, match="slots"):
        dataclass(frozen=True)


def test_the_program_has_no_other_dataclasses() -> None:
    """The standard library's would be made six times as slowly, at every start."""
    for module in pkgutil.walk_packages(gin.__path__, "gin."):
        importlib.import_module(module.name)
    made = [one for one in _all(object) if str(one.__module__).startswith("gin.")]
    classes = [one for one in made if "__dataclass_fields__" in vars(one)]
    assert len(classes) > 300
    assert [one for one in classes if "__dataclass_params__" in vars(one)] == []
    # A named tuple takes ten times as long as one of ours.
    assert [one for one in made if issubclass(one, tuple) and "_fields" in vars(one)] == []


def _all(cls: type[Any]) -> list[type[Any]]:
    below = type.__subclasses__(cls)
    return [*below, *(deeper for one in below for deeper in _all(one))]


def test_what_is_kept_as_a_pickle_comes_back() -> None:
    one = Choice(intent=Leave(), label=NOTHING)
    assert pickle.loads(pickle.dumps(one)) == one
