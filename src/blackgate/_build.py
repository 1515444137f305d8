"""Is the engine compiled, and is it compiled from the sources that lie beside it?

The build leaves `_compiled.txt` in the package: size, time of change, hash and name of every engine source. An
installed package has no such file, for its sources do not change. This runs at every start: no heavy imports.
"""

import os
import sys
from importlib.machinery import EXTENSION_SUFFIXES

COMPILED = ("engine", "modules", "evaluation", "editions/compiler")
"""The folders that are compiled, into one library."""
INTERPRETED = "words.py"
"""What a module says to people is not compiled."""
RECORD = "_compiled.txt"
HOME = os.path.dirname(os.path.abspath(__file__))


def compiled(home: str = HOME) -> bool:
    """Whether the engine runs compiled: what is loaded decides, and before that what would be loaded."""
    engine = sys.modules.get("blackgate.engine") if home == HOME else None
    if engine is not None and engine.__file__:
        return engine.__file__.endswith(tuple(EXTENSION_SUFFIXES))
    return any(os.path.exists(os.path.join(home, "engine", "__init__" + suffix)) for suffix in EXTENSION_SUFFIXES)


def stale(home: str = HOME) -> list[str]:
    """Engine sources changed, added or removed since the engine was compiled; none when it runs interpreted."""
    if not compiled(home):
        return []
    try:
        with open(os.path.join(home, RECORD), encoding="utf-8") as record:
            rows = [line.rstrip("\n").split(" ", 3) for line in record]
    except FileNotFoundError:
        return []
    built = {name: (int(size), int(time), digest) for size, time, digest, name in rows}
    found = compiled_sources(home)
    return sorted(
        name
        for name in built.keys() | found.keys()
        if name not in built or name not in found or _changed(os.path.join(home, name), found[name], built[name])
    )


def warn_if_stale() -> None:
    """Say in one line that what runs is not what is written."""
    if stale():
        print("the compiled engine is older than its source: run make setup", file=sys.stderr)


def snapshot(home: str = HOME) -> str:
    """The text of the record, for the engine sources as they are now."""
    return "".join(
        f"{stat.st_size} {stat.st_mtime_ns} {_digest(os.path.join(home, name))} {name}\n"
        for name, stat in sorted(compiled_sources(home).items())
    )


def compiled_sources(home: str) -> dict[str, os.stat_result]:
    """The files that are compiled, by their path in the package."""
    return {name: stat for room in COMPILED for name, stat in _sources(home, room).items()}


def _sources(home: str, folder: str) -> dict[str, os.stat_result]:
    sources: dict[str, os.stat_result] = {}
    with os.scandir(os.path.join(home, folder)) as entries:
        for entry in entries:
            name = f"{folder}/{entry.name}"
            if entry.name.endswith(".py") and entry.name != INTERPRETED:
                sources[name] = entry.stat()
            elif entry.is_dir() and entry.name != "__pycache__":
                sources |= _sources(home, name)
    return sources


def _changed(path: str, now: os.stat_result, built: tuple[int, int, str]) -> bool:
    """A fresh checkout changes the time and not the text, so only the hash convicts."""
    size, time, digest = built
    return now.st_size != size or (now.st_mtime_ns != time and _digest(path) != digest)


def _digest(path: str) -> str:
    from hashlib import sha256  # noqa: PLC0415  (2 ms that most starts do not need)

    with open(path, "rb") as file:
        return sha256(file.read()).hexdigest()
