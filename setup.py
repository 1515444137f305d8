"""Compiles the engine with mypyc; everything else about the package is said in pyproject.toml.

Without a C compiler, or with BLACKGATE_PURE=1, the same sources are installed as plain Python.
"""

import os
import runpy
import shutil
import sys
import sysconfig
from collections.abc import Collection
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import CCompilerError, ExecError, PlatformError

from distutils.ccompiler import new_compiler  # isort: skip  (setuptools' own copy, so only after setuptools)
from distutils.sysconfig import customize_compiler  # isort: skip

SOURCE = Path("src")
PACKAGE = SOURCE / "blackgate"
MEMORY = Path("build") / "mypyc"
# By path and not by import: a build must not depend on what the package imports when it starts.
BUILD = runpy.run_path(str(PACKAGE / "_build.py"))


def obstacle() -> str:
    """Why the engine cannot be compiled here; empty when it can."""
    if os.environ.get("BLACKGATE_PURE") == "1":
        return "BLACKGATE_PURE=1"
    compiler = new_compiler()
    customize_compiler(compiler)
    command = getattr(compiler, "compiler_so", None)
    if command and not shutil.which(command[0]):
        return f"no C compiler ({command[0]})"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "no Python headers (Python.h)"
    return ""


def translate() -> list[Extension]:
    """The engine as C: libraries that hold the code, and one shim for each module."""
    from mypyc.build import mypycify  # noqa: PLC0415  (slow to import, and absent from a pure install)

    groups = [(sources(rooms), f"blackgate_{name}") for name, rooms in BUILD["LIBRARIES"].items()]
    # A library has one fixed name: a name made of the list of modules would leave old libraries behind. It has no
    # dots and so lands beside the package: mypyc works out the path of a compiled `__init__` from where it lies.
    # mypy's settings are the project's, so what does not pass `make lint` does not compile. Of the rest of the package
    # nothing is told: where only what a build needs is installed, mypy cannot know what that imports.
    # What it remembers of an earlier build leads mypyc astray: it is forgotten.
    shutil.rmtree(MEMORY, ignore_errors=True)
    how = ["--config-file=pyproject.toml", "--follow-imports=silent", f"--cache-dir={MEMORY}"]
    wanted = how + [path for paths, _ in groups for path in paths]
    extensions = mypycify(wanted, opt_level="3", debug_level="0", separate=groups)
    if sys.platform == "linux":
        for extension in extensions:
            # Calls inside the library take no detour (5 % faster). A new compiler may warn, it must not fail.
            extension.extra_compile_args = [*extension.extra_compile_args, "-fno-semantic-interposition", "-Wno-error"]
            extension.extra_link_args = [*extension.extra_link_args, "-fno-semantic-interposition"]
    return extensions


def sources(rooms: tuple[str, ...]) -> list[str]:
    """The files of some rooms, and those that are named."""
    places = [PACKAGE / room for room in rooms]
    return sorted(str(path) for place in places for path in (place.rglob("*.py") if place.is_dir() else [place]))


class BuildEngine(build_ext):
    """`build_ext` that leaves nothing old behind and falls back to plain Python."""

    def run(self) -> None:
        """Compile, or say in one line why not."""
        why = OBSTACLE
        target = SOURCE if self.inplace else Path(self.build_lib)
        sweep(target, {Path(self.get_ext_fullpath(each.name)).resolve() for each in self.extensions})
        if not why:
            try:
                super().run()
                if self.inplace:
                    (PACKAGE / BUILD["RECORD"]).write_text(SNAPSHOT, "utf-8")
            except (CCompilerError, ExecError, PlatformError):
                # The compiler itself has said what it did not like.
                self.extensions, why = [], "the C compiler failed"
                sweep(target)
            except BaseException:
                sweep(target)
                raise
        result = f"{why}: the engine runs as plain Python, the same game but many times slower"
        print("blackgate:", result if why else "the engine is compiled")


def sweep(folder: Path, wanted: Collection[Path] = ()) -> None:
    """Take away what an earlier build left: an old library must never stand before an edited source.

    What is wanted again stays: it is compiled anew if its C has changed, and only then.
    """
    for pattern in ("*.so", "*.pyd", BUILD["RECORD"]):
        for old in folder.rglob(pattern):
            if old.resolve() not in wanted:
                old.unlink()


OBSTACLE = obstacle()
# Taken before the sources are read, so that an edit during the build shows as stale afterwards.
SNAPSHOT = BUILD["snapshot"](str(PACKAGE))
setup(ext_modules=[] if OBSTACLE else translate(), cmdclass={"build_ext": BuildEngine})
