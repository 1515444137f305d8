"""Decisions in words: phrases of the rulebook taken apart into the single decisions the engine asks for."""

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Final

from blackgate.editions.names import plain
from blackgate.engine.actions import Act
from blackgate.engine.terms import SLOTS
from blackgate.engine.vocabulary import BLOCKS
from blackgate.errors import ActionError, EditionError, ScenarioError
from blackgate.game.actions import SYNONYMS
from blackgate.game.game import Game
from blackgate.game.modules import Phrase, Step, merged, named_place, words
from blackgate.scenarios.names import Names, advise

AIM: Final = re.compile(r"(?P<what>.*?)(?:(?:^| )on (?P<target>[Pp]\d))?(?:(?:^| )to (?P<place>.+))?")
"""What is played, revealed or used, on whom, and where it leads."""
SEAT: Final = re.compile(r"P\d")
CARD_WORDS: Final = ("card", *(word for word, meant in SYNONYMS.items() if meant == "card"))


Maker = Callable[[str], list[Step] | None]
"""What stands after the first word, as decisions; None if it means the words as they are."""


@cache
def phrases() -> Mapping[str, Sequence[Phrase]]:
    """By first word: the phrases of the modules."""
    found: dict[str, list[Phrase]] = {}
    for each in words():
        for word, phrase in each.phrases.items():
            found.setdefault(word, []).append(phrase)
    return found


@cache
def stand_ins() -> Mapping[str, tuple[str, str]]:
    """By name of what may stand in for one ingredient: the decision that says so, and the rule."""
    return merged({}, "stand_ins")


class Phrases:
    """Takes phrases apart for one seat at one moment."""

    def __init__(self, game: Game, names: Names, seat: int, where: str) -> None:
        self.game = game
        self.names = names
        self.seat = seat
        self.where = where

    def makers(self) -> dict[str, Maker]:
        """By first word: the phrases that stand for several decisions, or say one more readably."""
        return {
            "extort": self.extort, "sell": self.sell, "join": self.join, "move": self.move, "cautious": self.cautious,
            "craft": self.craft, "play": self.play, "reveal": self.reveal, "use": self.use, "accept": self.accept,
            "give": self.give, "stay": self.stay, "discard": self.discard,
        }  # fmt: skip

    def steps(self, phrase: str) -> list[Step]:
        """The decisions a phrase stands for."""
        word, _, rest = phrase.strip().partition(" ")
        steps = self.made(word.lower(), rest.strip())
        if steps is None and plain(word) in CARD_WORDS and rest:
            steps = [Step(f"card {card}") for card in self.cards(rest)]
        if steps is None:
            steps = [Step(phrase.strip())]
        for step in steps:
            self.number(step.words)
        return steps

    def made(self, word: str, rest: str) -> list[Step] | None:
        """What a phrase with this first word means to a module or the base game; None if it means nothing special."""
        for phrase in phrases().get(word, ()):
            steps = phrase(self, rest)
            if steps is not None:
                return steps
        maker = self.makers().get(word)
        return maker(rest) if maker else None

    def number(self, text: str) -> int:
        """The integer of a single decision; an unknown one is a mistake of the scenario."""
        try:
            number = self.game.rules.lexicon.number(text)
        except ActionError as error:
            known = [*(word for word, _, _, _ in BLOCKS), *self.makers(), *phrases()]
            right = error.right or advise(text.split(" ")[0], known) or "docs/scenarios.md lists the decisions"
            raise ScenarioError(error.what, self.where, right) from None
        operand = self.game.rules.lexicon.action(number).operand
        if SEAT.fullmatch(operand):
            self.names.seat(operand, self.where)
        return number

    def cards(self, text: str) -> list[str]:
        """A list of cards: `chain, cap`, `chain and cap`, `2 links, pike`; something may stand in for one of them."""
        texts = [each for each in re.split(r",| and |\+", text) if each.strip()]
        standing = [each.strip() for each in texts if each.strip() in stand_ins()]
        if len(standing) > 1:
            raise ScenarioError(
                f"one {standing[0]} stands in for one card", self.where, f"name it once ({stand_ins()[standing[0]][1]})"
            )
        others = [each for each in texts if each.strip() not in standing]
        return [*standing, *self.names.listed("card", others, self.where)]

    def extort(self, rest: str) -> list[Step] | None:
        """`extort P2 for pickaxe with knife`: whom, what, with which Weapon. Rule: EXTORT-4."""
        match = re.fullmatch(r"(?P<target>\S+)( for (a )?(?P<tool>.+?))?( with (a )?(?P<weapon>.+))?", rest)
        if not match:
            return None
        steps = [Step(f"extort {match['target']}")]
        if match["tool"]:
            steps.append(Step(f"name {match['tool']}"))
        if match["weapon"]:
            steps += [Step(f"card {card}") for card in self.cards(match["weapon"])]
        return steps

    def sell(self, rest: str) -> list[Step] | None:
        """`sell link, 2 pikes`, `sell everything`: the cards, and an end if any are left. Rule: SELL-1."""
        if not rest:
            return None
        if rest in ("everything", "all"):
            hand = self.game.state.players[self.seat].hand
            cards = [card.id for n, card in enumerate(self.game.rules.edition.cards) for _ in range(hand[n])]
        else:
            cards = [] if rest == "nothing" else self.cards(rest)
        return [Step("sell"), *(Step(f"card {card}") for card in cards), Step("done", only=("selling",))]

    def join(self, rest: str) -> list[Step] | None:
        """`join crew with chain, cap`. Rule: GANG-4, RULING-68."""
        gang, _, cards = rest.removeprefix("the ").partition(" with ")
        paid = self.cards(cards) if cards else []
        return [Step(f"join {gang}"), *(Step(f"card {card}", rules=("GANG-4", "RULING-68")) for card in paid)]

    def move(self, rest: str) -> list[Step] | None:
        """`move to CAF`: roll, then go there; `move cautiously to CAF`. Rule: MOVE-2, MOVE-3, MOVE-6."""
        if not rest:
            return None
        if rest.startswith("cautiously "):
            return self.cautious(rest.removeprefix("cautiously "))
        return [Step("move"), Step(f"go {named_place(rest)}")]

    def cautious(self, rest: str) -> list[Step] | None:
        """`cautious move to SHO`, `cautious SHO`. Rule: MOVE-6."""
        return [Step(f"cautious {named_place(rest)}")]

    def craft(self, rest: str) -> list[Step] | None:
        """`craft pickaxe with fx_link`: where copies differ, the owner picks. Rule: CRAFT-4, RULING-89."""
        recipe, _, cards = rest.partition(" with ")
        paid = self.cards(cards) if cards else []
        return [Step(f"craft {recipe}"), *(self.ingredient(recipe, card) for card in paid)]

    def ingredient(self, recipe: str, name: str) -> Step:
        """A copy the recipe can use; one that is held is only asked for where copies differ."""
        if name in stand_ins():
            return Step(stand_ins()[name][0], only=("ingredient",))
        edition = self.names.edition
        card = edition.card(name)
        needs = edition.recipes[self.number(f"craft {recipe}") - Act.CRAFT].needs
        if edition.cards[card].kind not in needs:
            raise ScenarioError(
                f"{name!r} is no ingredient of {recipe!r}", self.where, "it needs " + " and ".join(needs)
            )
        held = self.game.state.players[self.seat].hand[card] > 0
        return Step(f"card {name}", only=("ingredient",) if held else ())

    def play(self, rest: str) -> list[Step] | None:
        """`play FX-PUSH(CAF) on P2`, `play Bribed Guard to CAF`; `play knife` lays a Weapon. Rule: ACARD-1."""
        card, aimed = self.aimed(rest)
        if not card:
            return None
        return [Step(f"card {card}")] if self.is_weapon(card) else [Step(f"play {card}"), *aimed]

    def aimed(self, rest: str) -> tuple[str, list[Step]]:
        """What stands before `on P2` and `to CAF`, and the decisions these are."""
        match = AIM.fullmatch(rest)
        if not match:
            return rest, []
        chosen = [Step(f"seat {match['target']}")] if match["target"] else []
        return match["what"], [*chosen, *([Step(f"go {match['place']}")] if match["place"] else [])]

    def is_weapon(self, name: str) -> bool:
        """Whether a name means a Blade or a Knife. Rule: COMP-4."""
        try:
            return self.names.edition.cards[self.names.edition.card(name)].card_class == "weapon"
        except EditionError:
            return False

    def reveal(self, rest: str) -> list[Step] | None:
        """`reveal`, `reveal on P2`, or `reveal FXB-A` if that is the Background. Rule: BG-3."""
        name, aimed = self.aimed(rest.removeprefix("background").strip())
        self.check_power(name, "Background", "background")
        return [Step("reveal"), *aimed]

    def use(self, rest: str) -> list[Step] | None:
        """`use ability on P2`, or `use FXG-SWAP`. Rule: GANG-6. With another card the seat can use nothing."""
        name, aimed = self.aimed(rest)
        if name not in ("", "ability", "gang ability"):
            self.names.find("power", name, self.where)
        return [Step("ability"), *aimed]

    def accept(self, rest: str) -> list[Step] | None:
        """`accept`, `accept on P2`: the second effect, and whom it hits. Rule: BG-6."""
        name, aimed = self.aimed(rest)
        return None if name else [Step("accept"), *aimed]

    def check_power(self, name: str, sort: str, key: str) -> None:
        """The scenario must know what it reveals."""
        if not name:
            return
        wanted = self.names.find("power", name, self.where)
        held = int(getattr(self.game.state.players[self.seat], key))
        found = self.game.rules.edition.powers[held - 1].id if held else "none"
        if found != wanted:
            raise ScenarioError(f"the {sort} of P{self.seat + 1} is {found}, not {wanted}", self.where, f"say {found}")

    def give(self, rest: str) -> list[Step] | None:
        """`give`, `give pickaxe`: the Tool is the one that was named. Rule: EXTORT-5."""
        if rest:
            self.names.find("pile", rest, self.where)
        return [Step("give")]

    def stay(self, rest: str) -> list[Step] | None:
        """`stay`: go to the Place one is in. Rule: MOVE-4."""
        return [Step(f"go {SLOTS[self.game.state.players[self.seat].place]}")]

    def discard(self, rest: str) -> list[Step] | None:
        """`discard a, b`: one card after the other. Rule: HAND-2."""
        return [Step(f"card {card}", rules=("HAND-2",)) for card in self.cards(rest)] if rest else None
