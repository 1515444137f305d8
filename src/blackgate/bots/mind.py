"""How a bot sees its own position: what it carries, what it could make of it, and which Place it longs for."""

from functools import cached_property

from blackgate.bots.worth import CIGARETTE, Worth
from blackgate.game.view import SeatView, View


class Mind:
    """One look at the table from one seat."""

    def __init__(self, view: View, worth: Worth) -> None:
        if view.viewer is None:
            raise ValueError("a spectator has nothing to decide")
        self.view = view
        self.worth = worth
        self.seat = view.viewer
        self.me: SeatView = view.seats[self.seat]
        self.hand = self.me.hand or {}
        self.need = view.target - self.me.points
        self.tools = worth.tools(self.hand)
        self.weapons = worth.weapons(self.hand)

    @property
    def others(self) -> list[int]:
        """The other seats."""
        return [seat for seat in range(len(self.view.seats)) if seat != self.seat]

    @property
    def carried(self) -> int:
        """Points that lie in hand, as far as they are needed."""
        return min(sum(self.tools), self.need)

    @property
    def can_win_now(self) -> bool:
        """Whether two Digs would do."""
        return self.me.beatings < 2 and sum(self.tools[:2]) >= self.need

    def keep(self, card: str) -> float:
        """What a card in hand is worth if kept."""
        return self.worth.keep(card, self.hand)

    @cached_property
    def craftable(self) -> float:
        """Points of the Tools the ingredients in hand allow, each ingredient used once."""
        hand, points = dict(self.hand), 0.0
        recipes = sorted(self.worth.recipes.values(), key=lambda recipe: -self.worth.points(recipe.card))
        for recipe in recipes:
            gain = self.worth.points(recipe.card) * recipe.n
            while gain and self.view.piles.get(recipe.card, 0) and all(hand.get(need, 0) for need in recipe.needs):
                points += gain
                for need in recipe.needs:
                    hand[need] -= 1
        return points

    @cached_property
    def surplus(self) -> int:
        """Cigarettes for the cards that are worth more sold than kept."""
        return sum(self.worth.sale(card) * n for card, n in self.hand.items() if self.is_surplus(card))

    def is_surplus(self, card: str) -> bool:
        """Whether a card is better sold."""
        return self.worth.points(card) == 0 and self.keep(card) < CIGARETTE * self.worth.sale(card)

    def affordable(self, cigarettes: int) -> int:
        """Tunnel points that many cigarettes buy, dearest Tool first."""
        points = 0
        for deal in sorted(self.worth.deals.values(), key=lambda deal: -self.worth.points(deal.card)):
            gain = self.worth.points(deal.card) * deal.n
            while gain and cigarettes >= deal.price and points < self.need:
                cigarettes -= deal.price
                points += gain
        return points

    def longing(self, slot: str) -> float:
        """What being in a Place is worth now."""
        place = self.worth.places[slot]
        longed = 0.22 * place.search
        if slot == "solitary":
            return -1.0
        if "dig" in place.actions and self.me.beatings < 2:
            longed += 0.85 * self.carried + (3.0 if self.can_win_now else 0.0)
        if "craft" not in place.forbids and not self.me.beatings:
            longed += 0.5 * min(self.craftable, self.need)
        if "buy" in place.actions:
            longed += 0.55 * self.affordable(self.me.cigarettes + self.surplus)
        if "steal" in place.actions and self.view.piles.get("spoon", 0):
            longed += 0.4
        if "heal" in place.actions:
            longed += self.pain
        return longed

    @property
    def pain(self) -> float:
        """What getting rid of a Beating is worth."""
        if self.me.beatings == 0:
            return 0.0
        blocked = self.craftable + (self.carried if self.me.beatings > 1 else 0)
        return 0.5 + 0.5 * blocked

    def after_roll(self) -> float:
        """What a Simple Move promises: the better of two Places, over all results. Rule: MOVE-2, MOVE-3, MOVE-4."""
        faces = range(1, self.worth.edition.numbers.die_faces + 1)
        best = [
            max(
                (
                    self.longing(slot)
                    for slot, place in self.worth.places.items()
                    if face in place.die and slot != self.me.place
                ),
                default=0.0,
            )
            for face in faces
        ]
        return sum(best) / len(best)

    def threat(self, seat: int) -> float:
        """How near another player is to winning, as far as one can see."""
        other = self.view.seats[seat]
        return (
            other.points + 0.7 * sum(self.worth.tools(other.certain)) + 0.1 * other.hand_size + 0.05 * other.cigarettes
        )

    @property
    def danger(self) -> float:
        """How near the nearest other player is, as a share of the target."""
        return max((self.threat(seat) for seat in self.others), default=0.0) / self.view.target

    def arms_of(self, seat: int) -> float:
        """How many Weapons another player seems to hold."""
        other = self.view.seats[seat]
        known = self.worth.weapons(other.certain)
        unknown = max(other.hand_size - sum(other.certain.values()), 0)
        return known + 0.5 * self.worth.weapons(other.possible) + 0.14 * unknown
