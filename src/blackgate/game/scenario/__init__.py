"""Scenarios: rules proven by data. A file says what is given, what is done, and what must then be true.

The format is explained in docs/scenarios.md. `run_file` and `run_paths` give results; `main_run` also prints them.
"""

from blackgate.game.scenario.document import Case, read
from blackgate.game.scenario.run import Result, main_run, run_case, run_file, run_paths

__all__ = ["Case", "Result", "main_run", "read", "run_case", "run_file", "run_paths"]
