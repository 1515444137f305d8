"""Compiles the engine with mypyc; everything else about the package is said in pyproject.toml.

Without a C compiler, or with BLACKGATE_PURE=1, the same sources are installed as plain Python.
"""

import gc
import os
import runpy
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Collection
from concurrent.futures import Future, ThreadPoolExecutor, as_completed
from functools import cache
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import CCompilerError, ExecError, PlatformError

from distutils.ccompiler import new_compiler  # isort: skip  (setuptools' own copy, so only after setuptools)
from distutils.sysconfig import customize_compiler  # isort: skip

SOURCE = Path("src")
PACKAGE = SOURCE / "blackgate"
GENERATED = Path("build") / "c"
MYPY_CACHE = Path("build") / "mypyc"
OBJECTS = Path("build") / "objects"
"""Compiled files, each in a folder named by the hash of all it was made of."""
# A fixed name: one made of the list of modules would leave old libraries behind. It has no dots and so the library
# lands beside the package: mypyc works out the path of a compiled `__init__` from where it lies.
LIBRARY = "blackgate_engine"
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
    """The engine as C: one library that holds the code, and one shim for each module."""
    from mypyc.build import mypycify  # noqa: PLC0415  (slow to import, and absent from a pure install)

    sources = sorted(str(PACKAGE / name) for name in BUILD["compiled_sources"](str(PACKAGE)))
    say(f"translating {len(sources)} modules into C")
    # mypy's settings are the project's, so what does not pass `make lint` does not compile. Of the rest of the package
    # nothing is told: where only what a build needs is installed, mypy cannot know what that imports. mypy's cache
    # would save half a second and has misled mypyc before: every translation starts without one.
    shutil.rmtree(MYPY_CACHE, ignore_errors=True)
    gc.disable()  # a translation leaves little garbage and many objects to look through
    options = ["--config-file=pyproject.toml", "--follow-imports=silent", f"--cache-dir={MYPY_CACHE}"]
    extensions = mypycify(
        [*options, *sources],
        # A file of C for each module, so that all processors compile and an edited module compiles alone. Measured
        # against one file at -O3: no slower, in a tenth of the time (docs/decisions/0017-build.md).
        opt_level="2",
        debug_level="0",
        multi_file=True,
        target_dir=str(GENERATED),
        group_name=LIBRARY,
    )
    if os.name == "posix":
        for extension in extensions:
            # Calls inside the library take no detour. A new compiler may warn, it must not fail.
            extension.extra_compile_args = [*extension.extra_compile_args, "-fvisibility=hidden", "-Wno-error"]
    return extensions


class BuildEngine(build_ext):
    """`build_ext` that compiles only what has changed, leaves nothing old behind and falls back to plain Python."""

    command_name = "build_ext"

    def run(self) -> None:
        """Compile, or say in one line why not."""
        why = OBSTACLE
        if not why:
            # Only now: other commands need to know that there is a library, and not what it is made of.
            self.distribution.ext_modules = translate()
            self.reinitialize_command("build_ext").ensure_finalized()
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
        say(f"{why}: it runs as plain Python, the same game but many times slower" if why else "compiled")

    def build_extensions(self) -> None:
        """Compile the files that have changed, on all processors, and link what they belong to."""
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            parts = [[pool.submit(self.object_of, each, file) for file in each.sources] for each in self.extensions]
            finish([part for each in parts for part in each], "files of C compiled")
            objects = [[part.result() for part in each] for each in parts]
            finish(
                [pool.submit(self.link, *each) for each in zip(self.extensions, objects, strict=True)], "modules linked"
            )
        used = {Path(part).relative_to(OBJECTS).parts[0] for each in objects for part in each}
        for old in OBJECTS.iterdir():
            if old.name not in used:
                shutil.rmtree(old)

    def object_of(self, extension: Extension, file: str) -> str:
        """The compiled form of a file: from an earlier build if it was made of the same things."""
        # Of the headers only those mypyc wrote: it names its own ones as soon as an earlier build has copied them.
        ingredients = [file, *(each for each in extension.depends if Path(each).name.startswith("__native"))]
        recipe = [toolchain(), *sorted(extension.include_dirs), *extension.extra_compile_args]
        digest = sha256("\0".join(recipe).encode())
        for path in ingredients:
            digest.update(Path(path).read_bytes())
        folder = OBJECTS / digest.hexdigest()
        if not folder.exists():
            unfinished = OBJECTS / f"{folder.name}.unfinished"
            self.compiler.compile(
                [file],
                output_dir=str(unfinished),
                include_dirs=extension.include_dirs,
                extra_postargs=extension.extra_compile_args,
            )
            unfinished.rename(folder)
        return self.compiler.object_filenames([file], output_dir=str(folder))[0]

    def link(self, extension: Extension, objects: list[str]) -> None:
        """A library of its compiled files, unless it is newer than all of them."""
        target = Path(self.get_ext_fullpath(extension.name))
        if target.exists() and all(target.stat().st_mtime_ns > Path(each).stat().st_mtime_ns for each in objects):
            return
        self.compiler.link_shared_object(
            objects,
            str(target),
            libraries=self.get_libraries(extension),
            library_dirs=extension.library_dirs,
            extra_postargs=extension.extra_link_args,
            export_symbols=self.get_export_symbols(extension),
            build_temp=self.build_temp,
            target_lang="c",
        )


@cache
def toolchain() -> str:
    """What compiles, in its own words where it has some."""
    command = (sysconfig.get_config_var("CC") or "").split()
    told = (
        subprocess.run([*command, "--version"], capture_output=True, text=True, check=False).stdout if command else ""
    )
    return f"{sys.version} {version('mypy')} {told}"


def finish(jobs: list[Future[object]], what: str) -> None:
    """Wait for all of them, and say every few seconds how far it is; the first failure ends the rest."""
    said = time.monotonic()
    try:
        for done, job in enumerate(as_completed(jobs), 1):
            job.result()
            if time.monotonic() > said + 3:
                said = time.monotonic()
                say(f"{done} of {len(jobs)} {what}")
    except BaseException:
        for job in jobs:
            job.cancel()
        raise


def sweep(folder: Path, wanted: Collection[Path] = ()) -> None:
    """Take away what an earlier build left: an old library must never stand before an edited source.

    What is wanted again stays: it is linked anew if one of its files has changed, and only then.
    """
    for pattern in ("*.so", "*.pyd", BUILD["RECORD"]):
        for old in folder.rglob(pattern):
            if old.resolve() not in wanted:
                old.unlink()


def say(what: str) -> None:
    """One line on the way."""
    print("engine:", what, flush=True)


OBSTACLE = obstacle()
# Taken before the sources are read, so that an edit during the build shows as stale afterwards.
SNAPSHOT = BUILD["snapshot"](str(PACKAGE))
setup(ext_modules=[] if OBSTACLE else [Extension(f"{LIBRARY}__mypyc", [])], cmdclass={"build_ext": BuildEngine})
if "--inplace" in sys.argv:
    # To free what a translation was made of takes seconds, and this command ends anyway. Not for a wheel: whoever
    # builds one runs this file in its own process and goes on.
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(0)
