"""The first thing that the packaged program runs: what makes its start quick.

Modules lie in one file, where none has to be looked for; see `tools/bundle.py`, which writes it.
"""

from __future__ import annotations

import marshal
import sys
from _frozen_importlib_external import ExtensionFileLoader
from _thread import allocate_lock
from os import sep
from types import CodeType, ModuleType

TYPE_CHECKING = False
if (
    TYPE_CHECKING
):  # Nothing can be imported here that does not lie in the interpreter's own library.
    from collections.abc import Callable
    from typing import Any

Spec = type(sys.__spec__)
Entry = tuple[int, int, bool] | str
"""Where a module's code begins in the file, how long it is, and whether it is a package; or the
path of a library that is a module, from the folder of all libraries on."""


class Modules:
    """The modules in a file, which begins with their list; see `bundle.gathered`.

    Libraries that are modules are in the list alone: then nobody looks for them in all folders.
    """

    def __init__(self, path: str, folder: str) -> None:
        self._file = open(path, "rb", buffering=0)  # noqa: PTH123, SIM115 it is read all along
        self._lock = allocate_lock()
        self._begin = 8 + int.from_bytes(self._file.read(8), "little")
        self._index: dict[str, Entry] = marshal.loads(self._file.read(self._begin - 8))
        self._folder = folder

    def find_spec(self, name: str, path: object = None, target: object = None) -> Any:
        """What the import system asks of a finder."""
        del path, target
        found = self._index.get(name)
        if found is None:
            return None
        if isinstance(found, str):
            origin = f"{self._folder}{sep}{found}"
            spec = Spec(name, ExtensionFileLoader(name, origin), origin=origin)
            spec.has_location = True
            return spec
        place = f"{self._folder}{sep}{name.replace('.', sep)}"
        origin = f"{place}{sep}__init__.pyc" if found[2] else f"{place}.pyc"
        spec = Spec(name, self, origin=origin, is_package=found[2])  # type: ignore[arg-type]
        spec.has_location = True
        if spec.submodule_search_locations is not None:
            spec.submodule_search_locations.append(place)
        return spec

    def create_module(self, spec: object) -> None:
        """None: the import system makes it as usual."""

    def exec_module(self, module: ModuleType) -> None:
        """Run a module's code."""
        code = self.get_code(module.__name__)
        assert code is not None
        exec(code, vars(module))

    def get_code(self, name: str) -> CodeType | None:
        """The code of a module; None if it is not here."""
        found = self._index.get(name)
        if found is None or isinstance(found, str):
            return None
        with self._lock:
            self._file.seek(self._begin + found[0])
            data = self._file.read(found[1])
        code: CodeType = marshal.loads(data)
        return code

    def is_package(self, name: str) -> bool:
        """Is it a package?"""
        found = self._index[name]
        return not isinstance(found, str) and found[2]


class Later(ModuleType):
    """A module that is loaded when something of it is wanted, and makes room for it then.

    Of these `functions` others take hold as they are loaded: that is not yet to want them.
    """

    def __init__(self, name: str, *functions: str) -> None:
        super().__init__(name)
        for one in functions:
            setattr(self, one, self._calling(one))

    def _calling(self, name: str) -> Callable[..., object]:
        def call(*words: object, **more: object) -> object:
            function: Any = self.__getattr__(name)
            return function(*words, **more)

        return call

    def __getattr__(self, name: str) -> object:
        if name.startswith("__"):
            # What the import system asks of each module, such as whether it is a package.
            raise AttributeError(name)
        if sys.modules.get(self.__name__) is self:
            del sys.modules[self.__name__]
        __import__(self.__name__)
        return getattr(sys.modules[self.__name__], name)


LATER = {
    "ipaddress": (),
    "platform": (),
    "random": (),
    "tempfile": ("gettempdir",),
    "unicodedata": (),
    "urllib.parse": ("quote_from_bytes",),
}
"""Addresses want the first where there are numbers of computers in them, pygame the second to say
hello, whoever shuffles the third, the library that knows the usual folders the fourth where systems
have none, words from outside the fifth, and paths the last to be written as addresses."""


def _begin(folder: str) -> None:
    sys.meta_path.insert(0, Modules(f"{folder}/modules.bin", folder))
    for name, functions in LATER.items():
        sys.modules[name] = Later(name, *functions)


if hasattr(sys, "_MEIPASS"):
    _begin(sys._MEIPASS)
