"""Who is likely to win: `analyse` a position, or follow the `curve` of a whole game."""

from blackgate.analysis.curve import Moment, curve
from blackgate.analysis.position import Analysis, Prospect, analyse

__all__ = ["Analysis", "Moment", "Prospect", "analyse", "curve"]
