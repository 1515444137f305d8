"""Scenarios written by tests, to see what the runner says about them."""

from pathlib import Path

from blackgate.scenarios import Result, run_file

FIGHT = """
given.P1 = { place = "REC", hand = ["knife"] }
given.P2 = { place = "REC", hand = ["pickaxe"] }
"""


def written(folder: Path, text: str) -> list[Result]:
    """The results of a scenario with this text."""
    file = folder / "wrong.toml"
    file.write_text(text, encoding="utf-8")
    return run_file(file)
