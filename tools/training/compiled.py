"""Compile functions with Numba, if it is installed.

Without Numba, as in the tests, the functions run as plain Python on lists.
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
        """Return the function unchanged."""
        return function

    def table(numbers: Sequence[int]) -> Any:
        """Return the numbers as a list."""
        return list(numbers)

else:
    COMPILING = True

    def compiled(function: Function) -> Function:
        """Return the function, to be compiled on its first call."""
        made: Function = numba.njit(function, fastmath=True, error_model="numpy")
        return made

    def table(numbers: Sequence[int]) -> Any:
        """Return the numbers as an array."""
        return numpy.array(numbers, dtype=numpy.int64)
