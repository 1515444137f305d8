"""Who is likely to win: `analyse` a position, follow the `curve` or the `course` of a whole game, or `review` it."""

from blackgate.analysis.accounts import Account
from blackgate.analysis.curve import Moment, curve
from blackgate.analysis.judgement import Judgement, Verdict
from blackgate.analysis.position import Analysis, Prospect, analyse
from blackgate.analysis.review import LuckyMoment, Review, review
from blackgate.analysis.turning_points import Course, TurningPoint, TurnStart, course

__all__ = [
    "Account", "Analysis", "Course", "Judgement", "LuckyMoment", "Moment", "Prospect", "Review", "TurnStart",
    "TurningPoint", "Verdict", "analyse", "course", "curve", "review",
]  # fmt: skip
