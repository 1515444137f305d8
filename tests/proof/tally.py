"""What has been compared, by what it was and by the question it stood at."""

from collections import Counter


class Tally:
    """Counts of one run."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.comparisons: Counter[str] = Counter()
        """Views, stories and refusals of two worlds."""
        self.differing: Counter[str] = Counter()
        self.bytes = 0
        """Bytes of views and refusals that were compared."""
        self.compared: Counter[str] = Counter()
        """By question: worlds imagined there."""
        self.answered: Counter[str] = Counter()
        """By question: answers of somebody else than the viewer, taken in both worlds."""
        self.lost: Counter[str] = Counter()
        """By question: no world was found in which the decision was possible."""
        self.parted: Counter[str] = Counter()
        """By rule: worlds that a card shown has told apart."""

    def count(self, what: str, difference: str) -> None:
        """One comparison."""
        self.comparisons[what] += 1
        self.differing[what] += difference != ""

    def counted(self) -> dict[str, int]:
        """The whole in a few numbers."""
        return {
            "games": self.games,
            "decisions": self.decisions,
            "comparisons": self.comparisons.total(),
            "worlds": self.compared.total(),
            "worlds not found": self.lost.total(),
            "worlds parted by a card shown": self.parted.total(),
            "bytes": self.bytes,
            "differing": self.differing.total(),
        }
