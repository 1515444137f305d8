"""Packages that load their public names when they are first asked for (PEP 562), so that a start stays quick."""

import sys
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from operator import attrgetter


def lazy(package: str, homes: Mapping[str, Sequence[str]]) -> Callable[[str], object]:
    """The `__getattr__` of a package. `homes` gives the public names of each module; `Game.view` is called `view`."""
    found = {name.rpartition(".")[2]: (module, name) for module, names in homes.items() for name in names}

    def load(name: str) -> object:
        if name not in found:
            raise AttributeError(f"module {package!r} has no attribute {name!r}", name=name, obj=sys.modules[package])
        module, path = found[name]
        value: object = attrgetter(path)(import_module(module))
        setattr(sys.modules[package], name, value)
        return value

    return load
