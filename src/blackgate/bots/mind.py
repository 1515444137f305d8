"""How a bot sees its own position: what it carries, what it could make of it, who is with it and who against it."""

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
        self.need = view.target - self.side_points(self.seat)
        self.tools = worth.tools(self.hand)
        self.weapons = worth.weapons(self.hand)
        self.longings: dict[str, float] = {}
        """What Places are worth now, as far as it has been asked (see `longing`)."""

    def is_mate(self, seat: int) -> bool:
        """Whether another seat is on the same side. Rule: TEAM-1."""
        return seat != self.seat and self.me.side != "" and self.view.seats[seat].side == self.me.side

    @cached_property
    def rivals(self) -> list[int]:
        """The seats one plays against."""
        return [seat for seat in range(len(self.view.seats)) if seat != self.seat and not self.is_mate(seat)]

    @cached_property
    def mates(self) -> list[int]:
        """The other seats of the team."""
        return [seat for seat in range(len(self.view.seats)) if self.is_mate(seat)]

    def rivals_at(self, slot: str) -> list[int]:
        """The rivals who stand in a Place."""
        return [seat for seat in self.rivals if self.view.seats[seat].place == slot]

    def mates_at(self, slot: str) -> list[int]:
        """The teammates who stand in a Place."""
        return [seat for seat in self.mates if self.view.seats[seat].place == slot]

    def side_points(self, seat: int) -> int:
        """The Tunnel points that count for a seat. Rule: GOAL-1, TEAM-3."""
        side = self.view.seats[seat].side
        return sum(each.points for n, each in enumerate(self.view.seats) if n == seat or (side and each.side == side))

    def tokens(self, kind: str) -> int:
        """How many tokens of a kind one holds."""
        return self.me.tokens.get(kind, 0)

    def token(self, kind: str) -> float:
        """What one more token of a kind would be worth."""
        return self.worth.token(kind, self.tokens(kind))

    def spent(self, kind: str) -> float:
        """What giving up a token of a kind costs."""
        return self.worth.token(kind, max(self.tokens(kind) - 1, 0))

    @property
    def barred(self) -> tuple[str, ...]:
        """The verbs a Trauma closes. Rule: PLACE-PSY-8, PLACE-PSY-10 to PLACE-PSY-12."""
        return self.worth.traumas[self.me.trauma].forbids if self.me.trauma else ()

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
        """Points of the Tools the ingredients in hand allow, each ingredient used once; a Bandage is a Link.

        Rule: PLACE-LAUN-4.
        """
        hand, points = dict(self.hand), 0.0
        if self.tokens("bandage"):
            hand["link"] = hand.get("link", 0) + self.tokens("bandage")
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

    @property
    def pain(self) -> float:
        """What getting rid of a Beating, or of the Trauma, is worth."""
        return max(self.bruises, self.worth.trauma(self.me.trauma))

    @property
    def bruises(self) -> float:
        """What getting rid of a Beating is worth."""
        if self.me.beatings == 0:
            return 0.0
        blocked = self.craftable + (self.carried if self.me.beatings > 1 else 0)
        return 0.5 + 0.5 * blocked

    @property
    def next_beating(self) -> float:
        """What one more Beating would cost. Rule: BEAT-3, BEAT-4."""
        if self.me.beatings > 1:
            return 0.0
        return 0.5 + 0.5 * (self.carried if self.me.beatings else self.craftable)

    def threat(self, seat: int) -> float:
        """How near another player is to winning, as far as one can see."""
        other = self.view.seats[seat]
        return (
            self.side_points(seat)
            + 0.7 * sum(self.worth.tools(other.certain))
            + 0.1 * other.hand_size
            + 0.05 * other.cigarettes
        )

    def pressure(self, seat: int) -> float:
        """The same as a share of the target."""
        return self.threat(seat) / self.view.target

    @property
    def danger(self) -> float:
        """How near the nearest rival is, as a share of the target."""
        return max((self.pressure(seat) for seat in self.rivals), default=0.0)

    def arms_of(self, seat: int) -> float:
        """How many Weapons another player seems to hold; a Workout token is half a Weapon."""
        other = self.view.seats[seat]
        known = self.worth.weapons(other.certain) + 0.5 * other.tokens.get("workout", 0)
        unknown = max(other.hand_size - sum(other.certain.values()), 0)
        return known + 0.5 * self.worth.weapons(other.possible) + 0.14 * unknown

    @property
    def arms(self) -> float:
        """The own Weapons, counted in the same way."""
        return self.weapons + 0.5 * self.tokens("workout")
