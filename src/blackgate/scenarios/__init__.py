"""The scenario language: rules proven by data. A file says what is given, what is done, and what must then be true.

`loader` reads a file, `parser` turns its lines into `statements`; `setup` and `position` make the game;
`driver` carries out decisions, which `steps` takes apart; `checks` compares facts with what is written; `runner` runs.
The format is explained in docs/scenarios.md.
"""

from blackgate.scenarios.loader import Case, read
from blackgate.scenarios.runner import Result, main_run, run_case, run_file, run_paths

__all__ = ["Case", "Result", "main_run", "read", "run_case", "run_file", "run_paths"]
