"""Who is likely to win: `analyse` a position, or follow the `curve` or the `course` of a whole game."""

from blackgate.analysis.curve import Moment, curve
from blackgate.analysis.position import Analysis, Prospect, analyse
from blackgate.analysis.turning_points import Course, TurningPoint, TurnStart, course

__all__ = ["Analysis", "Course", "Moment", "Prospect", "TurnStart", "TurningPoint", "analyse", "course", "curve"]
