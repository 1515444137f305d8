"""The evaluator: what is known about one seat's position, computed once and shared by all scores."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from blackgate.engine.masks import bit
from blackgate.engine.modules import parts
from blackgate.engine.pieces import Player
from blackgate.engine.registry import MODULES
from blackgate.engine.ruleset import Ruleset
from blackgate.engine.state import KINDS, State, overriding
from blackgate.engine.terms import Card, Slot
from blackgate.engine.tunnel import side_points
from blackgate.engine.vocabulary import BLOCKS, MODULE_TERMS, TOKENS
from blackgate.evaluation.values import MOST_DISCOUNT, MOST_MONEY, Values, stock_of, weapons_of
from blackgate.evaluation.weights import Weights

SPOILED: Final = 0.65
"""What is left of the value of a verb that a module spoils in a Place."""
NEVER: Final = -100.0
"""The score of an action that should not be chosen."""
LATER_WEAPONS: Final[tuple[float, ...]] = (1.5, 1.1, 0.75, 0.45, 0.2)
"""By number of Weapons held: the factor for the value of one more."""


class ModuleEvaluation:
    """What a module adds to the evaluation. The methods here add nothing; a module overrides those it needs."""

    def token_values(self) -> list[float]:
        """What the first, second, third and any further token of the module is worth."""
        return []

    def turn_score(self, evaluator: "Evaluator", state: State, me: Player, action: i64) -> float:
        """The score of an action of the module in a turn."""
        return 0.0

    def answer_score(self, evaluator: "Evaluator", state: State, me: Player, ask: i64, action: i64) -> float:
        """The score of an answer of the module, or of an answer to a question of the module, relative to the others."""
        return 0.0

    def place_value(self, evaluator: "Evaluator", state: State, me: Player, slot: i64, verbs: i64) -> float:
        """What the module adds to the value of a Place in which these verbs are open."""
        return 0.0

    def place_verbs(self) -> int:
        """The mask of verbs without which it adds nothing to the value of a Place; 0 stands for its own."""
        return 0

    def survey(self, evaluator: "Evaluator", state: State, me: Player) -> None:
        """Note, by Place, what is `surveyed` (a change of its value) and which verbs are `spoiled`."""

    def risky(self, evaluator: "Evaluator", state: State, me: Player) -> i64:
        """The mask of verbs that may cost something here."""
        return 0

    def risk(self, evaluator: "Evaluator", state: State, me: Player) -> float:
        """What an action of a risky verb may cost."""
        return 0.0

    def ailment(self, evaluator: "Evaluator", me: Player) -> float:
        """What a cure of something other than a Beating is worth."""
        return 0.0

    def weapon_tokens(self) -> dict[int, float]:
        """The tokens one can fight with: how many Weapons each is worth."""
        return {}

    def substitutes(self, rules: Ruleset) -> dict[int, int]:
        """The tokens that stand in for an ingredient, with its kind."""
        return {}


@final
class Part:
    """The evaluation of a module in play. Final, so that reading one from a list needs no lookup of its type."""

    def __init__(self, evaluation: ModuleEvaluation, place_verbs: int) -> None:
        self.evaluation: ModuleEvaluation = evaluation
        self.place_verbs: i64 = place_verbs
        """The mask of verbs without which it adds nothing to a Place."""


@final
class Evaluator:
    """The position as one seat sees it. One evaluator is reused for all positions."""

    def __init__(self, rules: Ruleset) -> None:
        self.values: Values = Values(rules)
        self.weights: Weights = Weights()
        self.rules: Ruleset = rules
        modules = evaluations(rules)
        parts_of = {
            id(module): Part(module, verbs) for module, verbs in zip(modules, own_verbs(rules, modules), strict=True)
        }
        # For each method of an evaluation: the modules that override it.
        self.surveying: list[Part] = [parts_of[id(module)] for module in overriding(modules, "survey")]
        self.dangerous: list[Part] = [parts_of[id(module)] for module in overriding(modules, "risky")]
        self.ailing: list[Part] = [parts_of[id(module)] for module in overriding(modules, "ailment")]
        self.placed: list[Part] = [parts_of[id(module)] for module in overriding(modules, "place_value")]
        self.placed_verbs: i64 = 0
        """The verbs with which any of them adds to the value of a Place."""
        for part in self.placed:
            self.placed_verbs |= part.place_verbs
        weapons = {token: arms for module in modules for token, arms in module.weapon_tokens().items()}
        self.weapon_tokens: vec[i64] = vec[i64](list(weapons))
        self.weapon_values: vec[float] = vec[float](list(weapons.values()))
        substitutes = {token: kind for module in modules for token, kind in module.substitutes(rules).items()}
        self.substitutes: vec[i64] = vec[i64](list(substitutes))
        self.substituted: vec[i64] = vec[i64](list(substitutes.values()))
        self.tokens: vec[float] = vec[float](token_values(rules, modules))
        """By token and how many of it are held, up to three: what one more is worth."""
        self.of_action: list[ModuleEvaluation] = by_action(rules, modules)
        """By action: the evaluation of its module."""
        self.of_ask: list[ModuleEvaluation] = by_ask(rules, modules)
        """By question: the evaluation of its module."""
        self.seat: i64 = 0
        self.allies: i64 = 0
        self.need: i64 = 0
        """Tunnel points the side still needs."""
        self.carried: i64 = 0
        """Points of the Tools in hand, at most `need`."""
        self.loose: i64 = 0
        """All points of the Tools in hand."""
        self.best: i64 = 0
        """The points of the best Tool in hand, and of the next."""
        self.second: i64 = 0
        self.tools: i64 = 0
        """How many Tools."""
        self.weapons: i64 = 0
        self.stock: i64 = 0
        """Points of the Tools that are still for sale."""
        # Computed on demand; below 0: not computed yet.
        self.crafted: i64 = -1
        self.sold: i64 = -1
        self.risky: i64 = -1
        self.feared: float = -1.0
        self.later_weapons: vec[float] = vec[float](LATER_WEAPONS)
        self.left: vec[i64] = vec[i64]([0] * Card.MOST)
        """Scratch space for counting ingredients."""
        self.place_values: vec[float] = vec[float]([0.0] * Slot.COUNT)
        self.places_valued: bool = False
        """Whether `place_values` have been computed."""
        self.surveyed: vec[float] = vec[float]([0.0] * Slot.COUNT)
        """By Place: what modules add to its value, whatever one can do there."""
        self.spoiled: vec[i64] = vec[i64]([0] * Slot.COUNT)
        """By Place: the mask of verbs that are worth less there (`SPOILED`)."""
        self.jitter: float = 0.0
        """The largest random error of a score."""
        self.chance: i64 = 1
        """The state of its random generator."""

    def look(self, state: State, seat: i64) -> None:
        """Read the position: the part that every score needs."""
        rules = self.rules
        me = state.players[seat]
        self.seat = seat
        self.allies = rules.allies[seat]
        self.need = rules.target - side_points(state, seat)
        shovels = me.hand[Card.SHOVEL]
        pickaxes = me.hand[Card.PICKAXE]
        spoons = me.hand[Card.SPOON]
        self.tools = shovels + pickaxes + spoons
        self.loose = 0
        self.best = 0
        self.second = 0
        if self.tools > 0:
            self._count_tools(shovels, pickaxes, spoons)
        self.carried = min(self.loose, self.need)
        self.weapons = weapons_of(self.values, me)
        self.stock = stock_of(self.values, state)
        self.crafted = -1
        self.sold = -1
        self.risky = -1 if len(self.dangerous) > 0 else 0
        self.feared = -1.0
        self.places_valued = False

    def _count_tools(self, shovels: i64, pickaxes: i64, spoons: i64) -> None:
        points = self.rules.card_points
        self.loose = shovels * points[Card.SHOVEL] + pickaxes * points[Card.PICKAXE] + spoons * points[Card.SPOON]
        self._add_tool(points[Card.SHOVEL], shovels)
        self._add_tool(points[Card.PICKAXE], pickaxes)
        self._add_tool(points[Card.SPOON], spoons)

    def _add_tool(self, points: i64, count: i64) -> None:
        while count > 0 and points > self.second:
            if points > self.best:
                self.second = self.best
                self.best = points
            else:
                self.second = points
            count -= 1

    def keep(self, me: Player, card: i64) -> float:
        """What a card in hand is worth if kept."""
        worth: float = self.values.card[card]
        mark = bit(card)
        if mark & self.values.weapons:
            return self.weights.keep_weapon * worth * self.later_weapons[min(max(self.weapons - 1, 0), 4)]
        if mark & self.values.parts:
            return self.weights.keep_part * worth * (1.0 if me.hand[card] <= 2 else 0.4)
        if mark & self.values.for_sale:
            return self.weights.keep_spare * worth * (1.0 if me.hand[card] <= 1 else 0.3)
        return worth if mark & self.values.tools else self.weights.keep_action * worth

    def affordable(self, me: Player, money: i64) -> i64:
        """Tunnel points that many cigarettes buy, as far as they are needed."""
        off = min(self.rules.mod_price[me.gang_card], MOST_DISCOUNT - 1)
        useful: i64 = min(self.need, self.stock)  # the least of three would be a call of Python's own, and slow
        return min(self.values.bought[off * (MOST_MONEY + 1) + min(money, MOST_MONEY)], useful)

    def token(self, kind: i64, held: i64) -> float:
        """What one more token of a kind is worth to a player who holds some."""
        return self.tokens[kind * 4 + min(held, 3)]


def evaluations(rules: Ruleset) -> list[ModuleEvaluation]:
    """The evaluations of the modules in play, in their order."""
    known = parts("evaluation")
    return [known[name].EVALUATION for name in rules.modules]


def own_verbs(rules: Ruleset, modules: list[ModuleEvaluation]) -> list[int]:
    """The mask of the verbs with which each module adds to the value of a Place."""
    return [
        module.place_verbs() or sum(1 << verb for verb in MODULE_TERMS[name].verbs.values())
        for name, module in zip(rules.modules, modules, strict=True)
    ]


def token_values(rules: Ruleset, modules: list[ModuleEvaluation]) -> list[float]:
    """By token, four numbers each: what the first one is worth, the second …"""
    found = [0.0] * (4 * len(TOKENS))
    for name, module in zip(rules.modules, modules, strict=True):
        for token in MODULE_TERMS[name].tokens.values():
            found[4 * token : 4 * token + 4] = module.token_values()
    return found


def by_action(rules: Ruleset, modules: list[ModuleEvaluation]) -> list[ModuleEvaluation]:
    """By action: the evaluation of its module, if that is in play."""
    owners = {
        word: module for name, module in zip(rules.modules, modules, strict=True) for word in MODULE_TERMS[name].actions
    }
    return [owners.get(word, NOBODYS) for word, _, size, _ in BLOCKS for _ in range(size)]


def by_ask(rules: Ruleset, modules: list[ModuleEvaluation]) -> list[ModuleEvaluation]:
    """By kind of frame: the evaluation of its module."""
    owners = {
        frame.kind: module
        for name, module in zip(rules.modules, modules, strict=True)
        for frame in MODULES[name].frames
    }
    return [owners.get(kind, NOBODYS) for kind in range(KINDS)]


NOBODYS: Final = ModuleEvaluation()
