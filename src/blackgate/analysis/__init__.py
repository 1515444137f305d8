"""Who is likely to win: `analyse` a position, follow the `curve` of a whole game, or `review` it."""

from blackgate.analysis.accounts import Account
from blackgate.analysis.curve import Moment, curve
from blackgate.analysis.judgement import Judgement, Verdict
from blackgate.analysis.position import Analysis, Prospect, analyse
from blackgate.analysis.review import LuckyMoment, Review, review
from blackgate.analysis.turning_points import TurningPoint

__all__ = [
    "Account", "Analysis", "Judgement", "LuckyMoment", "Moment", "Prospect", "Review", "TurningPoint", "Verdict",
    "analyse", "curve", "review",
]  # fmt: skip
