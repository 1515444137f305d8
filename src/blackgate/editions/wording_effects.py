"""Effects and standing changes as English sentences.

Rule: RULING-6, RULING-7.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from blackgate.editions.edition import Edition
from blackgate.editions.parts import Effect, Modifier
from blackgate.editions.vocabulary import LIMITED_VERBS

ACTION_NAMES: Final[Mapping[str, str]] = {
    "search": "Search",
    "move": "Simple Move",
    "cautious": "Cautious Move",
    "join": "Join a Gang",
    "play": "Play an Action card",
    "extort": "Extortion",
    "craft": "Craft",
    "dig": "Dig",
    "steal": "Steal a spoon",
    "heal": "Heal",
    "sell": "Sell",
    "buy": "Buy",
    "exchange": "Exchange",
    "attract": "Attract the Warden",
    "rehabilitate": "Rehabilitate",
    "study": "Study",
    "improve": "Improve tool",
    "develop": "Develop skills",
    "bet": "Bet",
    "plan": "Plan",
    "brawl": "Brawl",
    "workout": "Workout",
    "change_style": "Change style",
    "steal_bandage": "Steal bandage",
    "bribe": "Bribe",
}
"""What each action is called in the rulebook."""

CLASS_NAMES: Final = {"weapon": "Weapon", "part": "part", "accessory": "Accessory", "rare": "Rare item",
                      "action": "Action card"}  # fmt: skip
TARGETS: Final = {
    "other": "another player of your choice",
    "here": "another player of your choice in your Place",
    "foe": "that player",
    "others": "every other player",
    "all": "every player",
}


def counted(n: int, noun: str) -> str:
    """A number with its noun, e.g. 2 Knives."""
    return f"{n} {noun if n == 1 else plural(noun)}"


def plural(noun: str) -> str:
    """Several of it: Knives, Passes, Watches, Boots, Keys, Links."""
    if noun.endswith("fe"):
        return f"{noun[:-2]}ves"
    if noun.endswith(("ss", "x", "ch", "sh")):
        return f"{noun}es"
    return noun if noun.endswith("s") else f"{noun}s"


def listed(words: Sequence[str], last: str = "and") -> str:
    """Words in a row, e.g. a, b and c."""
    return f" {last} ".join([", ".join(words[:-1]), words[-1]]) if len(words) > 1 else "".join(words)


class Phrases:
    """Sentences about the cards and Places of one edition."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self._effects: Mapping[str, Callable[[Effect], str]] = {
            "draw": lambda effect: f"draw {counted(effect.n, 'Search card')}",
            "gain": lambda effect: f"take {counted(effect.n, self.card(effect.card))} from the open pile",
            "cigs": _cigarettes,
            "grab": _grab,
            "drop": _drop,
            "peek": lambda effect: f"look at the hand of {TARGETS[effect.who]}",
            "move": self._move,
            "heal": lambda effect: f"remove up to {effect.n} of your Beatings",
            "beat": _beat,
            "act": lambda effect: f"you have {counted(effect.n, 'more action')} this turn",
            "free": _free,
            "perform": _perform,
            "recover": _recover,
            "cancel": lambda effect: "the Extortion against you ends at once and its opening Weapon is lost",
            "pay": lambda effect: f"pay {counted(effect.n, 'cigarette')}",
            "points": _points,
        }

    def card(self, name: str) -> str:
        """The English name of a card."""
        return self.edition.cards[self.edition.card(name)].name.of()

    def place(self, slot: str) -> str:
        """The English name of the Place in a slot, as it stands in a sentence; of both Blocks in teams (RULING-116)."""
        return listed([self.edition.place(meant).in_a_sentence() for meant in self.edition.meant(slot)], "or")

    def program(self, effects: Sequence[Effect]) -> str:
        """The sentences of a card, in order."""
        return " ".join(_sentence(self._effects[effect.do](effect)) for effect in effects)

    def modifiers(self, mods: Sequence[Modifier]) -> str:
        """The sentences of standing changes."""
        return " ".join(_sentence(self._modifier(mod)) for mod in mods)

    def _move(self, effect: Effect) -> str:
        to = "an open Place of your choice" if effect.to == "any" else self.place(effect.to)
        if effect.who == "self":
            return f"move to {to}"
        return f"{'send' if effect.to == 'solitary' else 'move'} {TARGETS[effect.who]} to {to}"

    def _modifier(self, mod: Modifier) -> str:
        verbs = listed([ACTION_NAMES[verb] for verb in mod.verbs])
        places = listed([self.place(slot) for slot in mod.at], "or")
        here = f"in {places}" if places else "anywhere"
        cigarettes = counted(mod.n, "cigarette")
        return {
            "rolls": f"for your Simple Move roll the die {mod.n} times and choose among all Places shown",
            "reroll": f"after the roll of your Simple Move you may roll again, up to {counted(mod.n, 'time')}",
            "cautious": f"a Cautious Move to {places or 'any Place'} costs you {counted(mod.n, 'action')}",
            "sell": f"when you Sell, each card with a value brings {mod.n} more cigarette{'s' * (mod.n > 1)}",
            "price": f"when you Buy, you pay {cigarettes} less, but at least 1",
            "allow": f"you may also {verbs} {here}",
            "waive": f"your recipes need {mod.n} Link{'s' * (mod.n > 1)} fewer",
            "arms": _arms(mod),
            "immune": f"nobody can take the {verbs} action against you {f'while you are {here}' if places else here}",
            "search": f"when you Search, draw {mod.n} card{'s' * (mod.n > 1)} more",
            "hand": f"you may hold {mod.n} card{'s' * (mod.n > 1)} more at the end of your turn",
            "limit": f"you may take the {verbs} action {counted(mod.n, 'more time')} per turn",
        }[mod.mod]


def _arms(mod: Modifier) -> str:
    """Weapons answered by the Gang card; the opening Weapon of an attacker is no answer. Rule: EXTORT-4, EXTORT-7."""
    first = "the first Weapon" if mod.n == 1 else f"the first {mod.n} Weapons"
    answered = f"{first} you would have to answer with {'is' if mod.n == 1 else 'are'} answered for you"
    return {
        "attack": f"in a combat you started, {answered}; the opening Weapon you lay yourself",
        "defend": f"in a combat against an Extortion, {answered}",
        "both": f"in a combat, {answered}; the opening Weapon of your own Extortion you lay yourself",
    }[mod.role]


def _sentence(words: str) -> str:
    return words[0].upper() + words[1:] + "."


def _cigarettes(effect: Effect) -> str:
    if effect.who == "self":
        return f"take {counted(effect.n, 'cigarette')} from the supply"
    return f"{TARGETS[effect.who]} gives you up to {counted(effect.n, 'cigarette')}"


def _grab(effect: Effect) -> str:
    if effect.pick == "choice":
        return f"look at the hand of {TARGETS[effect.who]} and take {counted(effect.n, 'card')} of your choice from it"
    return f"take {counted(effect.n, 'random card')} from the hand of {TARGETS[effect.who]}"


def _drop(effect: Effect) -> str:
    chosen = effect.pick == "choice"
    if effect.who == "self":
        return f"discard {counted(effect.n, 'card')} {'of your choice' if chosen else 'at random'}"
    return f"{TARGETS[effect.who]} discards {counted(effect.n, 'card')} {'of their choice' if chosen else 'at random'}"


def _beat(effect: Effect) -> str:
    unless = ", or discards a Weapon instead" if effect.unless else ""
    return f"{TARGETS[effect.who]} takes {counted(effect.n, 'Beating')}{unless}"


def _free(effect: Effect) -> str:
    """Its once-per-turn limit does not count. Rule: RULING-6."""
    lifted = ", even if you took it this turn" if any(verb in LIMITED_VERBS for verb in effect.verbs) else ""
    where = ", wherever you are," if effect.anywhere else ""
    return f"you may perform {_actions(effect)}{where} without spending an action{lifted}"


def _perform(effect: Effect) -> str:
    """Its once-per-turn limit counts. Rule: RULING-6."""
    kept = ", unless you took it this turn" if any(verb in LIMITED_VERBS for verb in effect.verbs) else ""
    where = ", wherever you are" if effect.anywhere else ""
    return f"perform {_actions(effect)}{where}{kept}"


def _actions(effect: Effect) -> str:
    return f"the {listed([ACTION_NAMES[verb] for verb in effect.verbs], 'or')} action"


def _recover(effect: Effect) -> str:
    cards = counted(effect.n, CLASS_NAMES[effect.card_class])
    return f"take up to {cards} of your choice from the Search discard pile"


def _points(effect: Effect) -> str:
    who = "you gain" if effect.who == "self" else "every player gains"
    return f"{who} {counted(effect.n, 'Tunnel point')}"
