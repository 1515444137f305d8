"""The arena: bots play many games against each other, each deal from every seat, and the result says how sure it is."""

from blackgate.lab.arena.contest import Contest, Head, Tables, tables
from blackgate.lab.arena.ledger import Ledger
from blackgate.lab.arena.match import Played
from blackgate.lab.arena.runner import cores, run
from blackgate.lab.arena.sequential import Hypotheses, SequentialTest, Verdict
from blackgate.lab.arena.standings import Report, Standing, report

__all__ = [
    "Contest",
    "Head",
    "Hypotheses",
    "Ledger",
    "Played",
    "Report",
    "SequentialTest",
    "Standing",
    "Tables",
    "Verdict",
    "cores",
    "report",
    "run",
    "tables",
]
