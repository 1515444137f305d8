"""An environment with nothing in it, and the packages of this one as wheels that pip can install without a network."""

import json
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from email import message_from_bytes
from importlib.metadata import Distribution, distribution, distributions
from pathlib import Path
from typing import Any
from zipfile import ZipFile

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

FIRST_GAME = Path(__file__).with_name("first_game.py")
LEFT_BY_INSTALLERS = ("INSTALLER", "REQUESTED", "direct_url.json", "uv_cache.json")


def needed(requirements: Sequence[str]) -> Iterator[Distribution]:
    """What is installed here of everything that is required, directly or not."""
    wanted, seen = [Requirement(each) for each in requirements], set()
    installed = {canonicalize_name(each.name) for each in distributions()}
    while wanted:
        requirement = wanted.pop()
        for extra in ("", *requirement.extras):
            name = canonicalize_name(requirement.name)
            if (name, extra) in seen or name not in installed:
                continue
            seen.add((name, extra))
            found = distribution(name)
            if not extra:
                yield found
            further = [Requirement(each) for each in found.requires or ()]
            wanted += [each for each in further if each.marker is None or each.marker.evaluate({"extra": extra})]


def pack(found: Distribution, folder: Path) -> Path:
    """A wheel of an installed package: its files without the commands and bytecode, which pip makes again."""
    tag = re.findall(r"^Tag: (\S+)$", found.read_text("WHEEL") or "", re.MULTILINE)[-1]
    wheel = folder / f"{found.name.replace('-', '_')}-{found.version}-{tag}.whl"
    with ZipFile(wheel, "w") as packed:
        for file in found.files or ():
            is_left_over = file.name in LEFT_BY_INSTALLERS or file.suffix == ".pyc"
            if ".." not in file.parts and not is_left_over:
                packed.write(file.locate(), str(file))
    return wheel


class Bare:
    """An environment that holds nothing but pip, and whose programs find no compiler and no Node."""

    def __init__(self, folder: Path) -> None:
        self._folder, self._hand = folder, folder / "packages"
        self._python = folder / "bare" / "bin" / "python"
        self.environment = {"PATH": str(self._python.parent), "HOME": str(folder), "LC_ALL": "C.UTF-8"}
        subprocess.run([sys.executable, "-m", "venv", str(folder / "bare")], check=True)
        self._hand.mkdir()

    def bring(self, wheel: Path) -> None:
        """Put what a wheel depends on at hand."""
        for each in needed(requirements(wheel)):
            pack(each, self._hand)

    def install(self, wheel: Path) -> None:
        """`pip install`, from what is at hand."""
        pip = [str(self._python), "-m", "pip", "--isolated", "install", "-q", "--no-index"]
        subprocess.run([*pip, "--find-links", str(self._hand), str(wheel)], check=True, env=self.environment)

    def run(self, *arguments: str) -> str:
        """What its Python prints."""
        command = [str(self._python), *arguments]
        return subprocess.run(
            command, check=True, stdout=subprocess.PIPE, text=True, cwd=self._folder, env=self.environment
        ).stdout

    def first_game(self) -> dict[str, Any]:
        """What a newcomer sees, see `first_game.py`."""
        found: dict[str, Any] = json.loads(self.run(str(FIRST_GAME)))
        return found


def requirements(wheel: Path) -> list[str]:
    """What a wheel says it depends on, without its extras."""
    with ZipFile(wheel) as packed:
        [metadata] = (name for name in packed.namelist() if name.endswith(".dist-info/METADATA"))
        lines = message_from_bytes(packed.read(metadata)).get_all("Requires-Dist", [])
    return [line for line in lines if "extra ==" not in line]
