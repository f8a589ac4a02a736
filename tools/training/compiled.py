"""`compiled`, which makes machine code of a function where Numba is installed.

Without Numba, as in the tests, the same functions run as plain Python on lists.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

Function = TypeVar("Function", bound=Callable[..., Any])

try:
    import numba
    import numpy
except ImportError:
    COMPILING = False

    def compiled(function: Function) -> Function:
        """The function itself."""
        return function

    def table(numbers: Sequence[int]) -> Any:
        """The numbers as they are."""
        return list(numbers)

else:
    COMPILING = True

    def compiled(function: Function) -> Function:
        """The function in machine code; its first call takes a while."""
        made: Function = numba.njit(function, fastmath=True, error_model="numpy")
        return made

    def table(numbers: Sequence[int]) -> Any:
        """The numbers as a constant array."""
        return numpy.array(numbers, dtype=numpy.int64)
