"""The command that resumes a saved game, as it works from the current folder."""

import shlex
import shutil
import sys
from dataclasses import dataclass
from pathlib import Path

from blackgate.bots.registry import PROGRAM
from blackgate.editions import packaged


def program() -> str:
    """`blackgate` where the shell finds it; else the script that runs, from here if it lies below."""
    if shutil.which("blackgate") is not None:
        return "blackgate"
    script = Path(sys.argv[0]).absolute()
    if script.name != "blackgate":
        return f"{sys.executable} -m blackgate.cli"
    return str(script.relative_to(Path.cwd()) if script.is_relative_to(Path.cwd()) else script)


@dataclass(frozen=True)
class Sources:
    """The edition, the overlays and the programs a person named; a record opens no files and starts no programs."""

    edition: str = "retail"
    overlays: tuple[str, ...] = ()
    programs: tuple[str, ...] = ()
    """The commands of the bots that are programs, in the order of their seats."""

    def resume(self, file: Path) -> str:
        """The command that goes on with this game."""
        words = ["play", "--resume", str(file)]
        if self.edition != "retail":
            words += ["--edition", absolute(self.edition)]
        for overlay in self.overlays:
            words += ["--overlay", absolute(overlay)]
        for command in self.programs:
            words += ["--seat", f"{PROGRAM}:{command}"]
        return f"{program()} {shlex.join(words)}"


def absolute(source: str) -> str:
    """A packaged edition by its name, a file by its whole path."""
    return source if source in packaged() else str(Path(source).absolute())
