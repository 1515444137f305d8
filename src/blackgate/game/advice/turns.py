"""Whether a player could dig so many Tunnel points in one turn, with cards that somebody knows.

A turn is tried out as far as it concerns digging: Dig, the way to a Place where one can Dig, known Action cards, Buy
with open cigarettes, Craft with known cards, Steal, and a Gang card that gives another Dig. A roll is taken to fall
well. What a player may draw, win or reveal on the way is not counted.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

from blackgate.editions.parts import Effect
from blackgate.engine.terms import SLOTS
from blackgate.engine.vocabulary import VERBS
from blackgate.game.rules import Rules
from blackgate.game.shapes import SeatView

BITS: Final = {verb: 1 << VERBS.index(verb) for verb in ("dig", "buy", "craft", "steal")}
Tools = tuple[str, ...]


class Digging:
    """What the rules of a table say about a turn that leads to a Dig; made once for these rules."""

    def __init__(self, rules: Rules) -> None:
        edition = rules.edition
        self.rules = rules
        self.points = {card.id: card.points for card in edition.cards if card.points}
        self.most_points = max(self.points.values())
        self.cards = {card.id: card.effects for card in edition.cards if any(map(_matters, card.effects))}
        """By Action card that could matter: its effects."""
        self.most_beatings = edition.numbers.most_beatings

    @staticmethod
    def of(rules: Rules) -> "Digging":
        """The facts of these rules."""
        known: dict[str, Digging] = rules.caches.setdefault("digging", {})
        return known.get("") or known.setdefault("", Digging(rules))


@dataclass(frozen=True)
class Digger:
    """One player in a turn: what is open of the player, and the cards that are known."""

    facts: Digging
    piles: Mapping[str, int]
    seat: int
    view: SeatView
    place: str
    actions: int
    hand: Mapping[str, int]
    cigarettes: int
    has_ability: bool
    """Whether a Gang card still gives another Dig after a Dig."""

    def reach(self, points: int) -> Tools | None:
        """The Tools with which the rest of the turn brings so many points; None if it cannot.

        Rule: TURN-3, DIG-2, DIG-3, BEAT-4.
        """
        if points <= 0:
            return ()
        if self._bound < points or self.view.beatings >= self.facts.most_beatings:
            return None
        for tools, then in self._steps():
            rest = then.reach(points - sum(map(self.facts.points.__getitem__, tools)))
            if rest is not None:
                return (*tools, *rest)
        return None

    @property
    def _bound(self) -> int:
        """More points than that are impossible: so many Digs, all with the best Tool."""
        helped = sum(count for card, count in self.hand.items() if card in self.facts.cards)
        return (self.actions + self.has_ability + 2 * helped) * self.facts.most_points

    def _steps(self) -> Iterator[tuple[Tools, "Digger"]]:
        """What can be done next: the Tools dug with, and the turn after it."""
        if self.actions < 1:
            return
        paid = replace(self, actions=self.actions - 1)
        if self._is_open("dig"):
            yield from ((tools, then) for tools, then in paid._digs() if tools)
        else:
            yield from (((), moved) for moved in self._moves())
        for card in [card for card, count in self.hand.items() if count and card in self.facts.cards]:
            yield paid._without(card)._played(self.facts.cards[card])
        yield from (((), richer) for richer in paid._gains())

    def _digs(self) -> Iterator[tuple[Tools, "Digger"]]:
        """A Dig, and where a Gang card gives another one, both. Rule: GANG-7."""
        tools, then = self._dug()
        if tools and self.has_ability:
            more, after = replace(then, has_ability=False)._dug()
            yield (*tools, *more), after
        yield tools, then

    def _dug(self) -> tuple[Tools, "Digger"]:
        """A Dig with the Tool that has the most points: to use it first is never worse."""
        tools = [card for card, count in self.hand.items() if count and card in self.facts.points]
        best = (max(tools, key=self.facts.points.__getitem__),) if tools else ()
        return best, self._without(*best)

    def _moves(self) -> Iterator["Digger"]:
        """The ways to Places where one can Dig. Rule: MOVE-2, MOVE-6."""
        tables = self.facts.rules.tables
        for place in self.facts.rules.edition.places:
            there = replace(self, place=place.slot)
            if there._is_open("dig"):
                is_open = tables.cautious_slots >> SLOTS.index(place.slot) & 1
                cautious = [int(tables.mod_cautious[there._entry])] if is_open else []
                price = min([1, *cautious] if place.die else cautious, default=self.actions + 1)
                if price <= self.actions:
                    yield replace(there, actions=self.actions - price)

    def _gains(self) -> Iterator["Digger"]:
        """The ways to another Tool, already paid for with an action. Rule: BUY-2, CRAFT-2, CRAFT-6, SPOON-1."""
        edition = self.facts.rules.edition
        for deal in edition.deals if self._is_open("buy") else ():
            if deal.card in self.facts.points and self.piles[deal.card] and deal.price <= self.cigarettes:
                yield replace(self._with(deal.card), cigarettes=self.cigarettes - deal.price)
        for recipe in edition.recipes if self._is_open("craft") and not self.view.beatings else ():
            is_tool = recipe.card in self.facts.points and self.piles[recipe.card]
            if is_tool and all(self.hand.get(each, 0) >= recipe.needs.count(each) for each in recipe.needs):
                yield self._without(*recipe.needs)._with(recipe.card)
        if self._is_open("steal") and self.piles["spoon"]:
            yield self._with("spoon")

    def _played(self, effects: tuple[Effect, ...]) -> tuple[Tools, "Digger"]:
        """An Action card: the moves, Tools, Digs and actions it gives. Rule: RULING-6."""
        dug, then = Tools(), self
        for effect in filter(_matters, effects):
            if effect.do == "move":
                then = replace(then, place=effect.to if effect.to != "any" else self._home or then.place)
            elif effect.do == "gain" and self.piles.get(effect.card):
                then = then._with(effect.card)
            elif effect.do == "act":
                then = replace(then, actions=then.actions + effect.n)
            elif effect.do == "free" and then._is_open("dig"):
                tools, then = then._dug()
                dug = (*dug, *tools)
        return dug, then

    @property
    def _home(self) -> str:
        """A Place where this player can Dig."""
        slots = (place.slot for place in self.facts.rules.edition.places)
        return next((slot for slot in slots if replace(self, place=slot)._is_open("dig")), "")

    def _is_open(self, verb: str) -> bool:
        """Whether an action is open to this player in this Place. Rule: TURN-6, GANG-6, TEAM-9, PLACE-PSY-4."""
        rules = self.facts.rules
        tables = rules.tables
        allowed = tables.slot_verbs[tables.at_slot(self.seat, SLOTS.index(self.place))] | tables.mod_allow[self._entry]
        if self.view.trauma:
            allowed &= ~tables.trauma_vetoes[rules.edition.trauma(self.view.trauma)]
        return bool(allowed & BITS[verb])

    @cached_property
    def _entry(self) -> int:
        """The entry of this player's Gang card and Place in the tables of standing changes."""
        rules, name = self.facts.rules, self.view.gang_card
        return int(rules.tables.at_slot(rules.edition.power(name) if name else 0, SLOTS.index(self.place)))

    def _without(self, *cards: str) -> "Digger":
        """The same with cards gone."""
        hand = dict(self.hand)
        for card in cards:
            hand[card] -= 1
        return replace(self, hand=hand)

    def _with(self, card: str) -> "Digger":
        """The same with a card more."""
        return replace(self, hand={**self.hand, card: self.hand.get(card, 0) + 1})


def _matters(effect: Effect) -> bool:
    """Whether an effect can bring somebody closer to a Dig in the same turn."""
    gives_dig = effect.do == "free" and "dig" in effect.verbs
    return effect.who == "self" and (effect.do in ("move", "gain", "act") or gives_dig)
