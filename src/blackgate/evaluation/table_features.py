"""A whole table in numbers: for every seat the list of what is true of it.

A feature is true or not, so the first layer of the network (`table_network`) only adds columns. A number becomes one
feature for each value it can have. All seats are described in the same way and read by the same weights, so what is
learned about one seat holds for every seat, in games of any size. The viewpoint is the seat whose turn it is: `wait`
counts from there. So a position has the same chances whoever looks at it.

A number from `COUNT` on in a list stands for a card, which is told by its effects (`card_features`).
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from blackgate.engine.masks import bit
from blackgate.engine.terms import SEATS, CardClass
from blackgate.evaluation.card_features import card_features, power_features
from blackgate.evaluation.evaluator import Evaluator
from blackgate.evaluation.feature_names import ALL_SEATS, COUNT, MODULES, MOST, At

PARTS: Final = (
    int(At.CONTAINERS), int(At.PIKES), int(At.LINKS), int(At.ACCESSORIES), int(At.RARES), int(At.ACTION_CARDS),
    int(At.DIG_CARDS),
)  # fmt: skip
"""The blocks that count cards of one sort in a hand, and how far each counts."""
PART_MOST: Final = (3, 3, 3, 5, 3, 4, 2)
FIRST_ACTION_SORT: Final[i64] = 5
"""From here on they count Action cards."""
NO_SORT: Final[i64] = 7
"""The sort of Tools and Weapons, which are counted apart; a place for them in the counts."""


@final
class TableFeatures:
    """What is true of every seat; written anew by `table_description`."""

    def __init__(self, evaluator: Evaluator) -> None:
        rules = evaluator.rules
        self.evaluator: Evaluator = evaluator
        self.row: vec[i64] = vec[i64]([0] * ((SEATS + 1) * int(MOST)))
        """By seat: its features, in a run of `MOST`; then what is true of every seat."""
        self.ends: vec[i64] = vec[i64]([0] * (SEATS + 1))
        """By seat: where its run ends."""
        self.setting: list[int] = setting_features(list(rules.modules), int(rules.players))
        """What is true of every seat throughout a game; not in the rows."""
        self.cards: list[list[int]] = [
            *(card_features(evaluator.values, card, int(At.CARDS)) for card in range(rules.cards)),
            *(power_features(evaluator.values, power, int(At.CARDS)) for power in range(rules.powers)),
        ]
        """What the numbers from `COUNT` on stand for: the features of every card, then of every power."""
        self.first_power: i64 = int(COUNT) + int(rules.cards)
        """The number of power 0."""
        self.places: vec[i64] = vec[i64]([0] * SEATS)
        """By seat: where it stands; after a roll that leaves no choice, where it will stand."""
        self.needs: vec[i64] = vec[i64]([0] * SEATS)
        self.gaps: vec[i64] = vec[i64]([0] * SEATS)
        """By seat: the points that are missing once it has dug what it carries."""
        self.arms: vec[i64] = vec[i64]([0] * SEATS)
        self.best: vec[i64] = vec[i64]([0] * SEATS)
        self.ready: vec[i64] = vec[i64]([0] * SEATS)
        """By seat: 1 if two Digs would win."""
        self.sort: vec[i64] = vec[i64]([card_sort(evaluator, card) for card in range(rules.cards)])
        self.held: vec[i64] = vec[i64]([0] * 8)
        self.blocks: vec[i64] = vec[i64](list(PARTS))
        self.limits: vec[i64] = vec[i64](list(PART_MOST))
        self.money: vec[i64] = vec[i64]([money_step(count) for count in range(64)])
        """By cigarettes: the value in their block."""
        self.power_worth: vec[i64] = vec[i64]([int(2.5 * worth) for worth in evaluator.values.power])

    def told(self, seat: i64) -> list[int]:
        """The features of a seat that was described, cards told by their effects, with what is true of every seat."""
        row = self.row
        found: list[int] = []
        at: i64 = ALL_SEATS * MOST
        while at < self.ends[ALL_SEATS]:
            found.append(row[at])
            at += 1
        at = seat * MOST
        while at < self.ends[seat]:
            if row[at] < COUNT:
                found.append(row[at])
            else:
                found += self.cards[row[at] - COUNT]
            at += 1
        return found


def setting_features(modules: list[str], players: int) -> list[int]:
    """The features of players and modules."""
    known = [int(At.MODULES) + MODULES.index(name) for name in modules if name in MODULES]
    return [int(At.PLAYERS) + min(max(players - 2, 0), 4), *known]


def card_sort(evaluator: Evaluator, card: int) -> int:
    """By card: the block among `PARTS` that counts it."""
    rules = evaluator.rules
    kind = rules.card_class[card]
    if kind == CardClass.PART:
        if rules.card_kind[card] == rules.link:
            return 2
        return 0 if evaluator.values.part_points[card] > 2 else 1
    if kind == CardClass.ACCESSORY:
        return 3
    if kind == CardClass.RARE:
        return 4
    if kind == CardClass.ACTION:
        return 6 if evaluator.values.digs & bit(card) else 5
    return int(NO_SORT)


def money_step(count: int) -> int:
    """The value of the block for a number of cigarettes: exact up to ten, then in steps."""
    return count if count <= 10 else 11 if count <= 12 else 12 if count <= 15 else 13 if count <= 19 else 14
