"""Decisions in words that belong to modules: Michel(le), teams, the Places of Dig In, the Warden."""

import re
from typing import Final

from blackgate.errors import ScenarioError
from blackgate.scenarios.steps import TO, Maker, Phrases, Step

TOKENS_USED: Final = {
    "workout": "spend_workout", "skill": "skill_roll", "freepass": "freepass", "bandage": "bandage_heal",
}  # fmt: skip
"""After `use`: what spending a token is called."""
ANY: Final = re.compile(r"(?:(?P<n>\d{1,3}) )?(?:any |some |a |one )?cards?")
CIGARETTES: Final = re.compile(r"(?:(?P<n>\d{1,3})|a|one) cigarettes?")
GIVING: Final = re.compile(r"(?:with )?(?P<mate>\S+)(?: giving (?P<given>.+?))?(?: for (?P<asked>.+))?")
BET: Final = re.compile(r"(?P<stake>\d+) ?(?:cigarettes? )?(?:on|x|at) ?(?P<figure>\d+)")


class AllPhrases(Phrases):
    """The phrases of the base game and of all modules."""

    def makers(self) -> dict[str, Maker]:
        """By first word, as for the base game."""
        return super().makers() | {
            "roll": self.roll, "lead": self.lead, "attract": self.attract, "punish": self.punish,
            "shortcut": self.shortcut, "help": self.help, "exchange": self.exchange, "agree": self.agree,
            "spy": self.spy, "bet": self.bet, "planned": self.planned, "change": self.change, "brawl": self.brawl,
            "heal": self.heal,
        }  # fmt: skip

    # Michel(le) and the Warden.

    def roll(self, rest: str) -> list[Step] | None:
        """`roll for Michel`, `roll for Michel to CAF`, `roll for the Skill token`. Rule: MICHEL-4, PLACE-WORK-5."""
        match = re.fullmatch(r"for (michel(?:le)?|(?:the )?skill(?: token)?)(?: to (?P<place>.+))?", rest.lower())
        if not match:
            return None
        if "skill" in match[1]:
            return [Step("skill_roll")]
        return [Step("roll_michel"), *self.led(match["place"])]

    def lead(self, rest: str) -> list[Step] | None:
        """`lead Michel to CAF`: after the roll. Rule: MICHEL-5."""
        match = re.fullmatch(r"michel(?:le)? to (?P<place>.+)", rest, re.IGNORECASE)
        return self.led(match["place"]) if match else None

    def led(self, place: str | None) -> list[Step]:
        """Where Michel(le) goes, if it is said."""
        return [Step(f"go {place}")] if place else []

    def move(self, rest: str) -> list[Step] | None:
        """`move the Warden to CAF`, beside one's own moves. Rule: OFFICE-7."""
        match = re.fullmatch(r"(?:the )?warden to (?P<place>.+)", rest, re.IGNORECASE)
        return [Step(f"warden {match['place']}")] if match else super().move(rest)

    def attract(self, rest: str) -> list[Step] | None:
        """`attract the Warden`. Rule: WARDEN-7."""
        return [Step("attract")]

    def punish(self, rest: str) -> list[Step] | None:
        """`punish with a beating`, `punish P1 with hand`, `punish cigarettes`. Rule: OFFICE-6."""
        kind = re.sub(r"^(P\d )?(with )?((a|the|half the|all) )?", "", rest)
        return [Step(f"punish {kind}")]

    # Teams.

    def shortcut(self, rest: str) -> list[Step] | None:
        """`shortcut to REC`. Rule: TEAM-13."""
        return [Step(f"shortcut {TO.sub('', rest)}")]

    def help(self, rest: str) -> list[Step] | None:
        """`help with knife`. Rule: TEAM-6."""
        return [Step(f"card {rest.removeprefix('with ').removeprefix('a ')}")]

    def exchange(self, rest: str) -> list[Step] | None:
        """`exchange with P3 giving link, 2 cigarettes for 3 cards, knife`. Rule: TEAM-11, TEAM-12, RULING-124."""
        match = GIVING.fullmatch(rest)
        if not match:
            return None
        steps = [Step(f"exchange {match['mate']}")]
        if match["given"] is None and match["asked"] is None:
            return steps
        steps += self.terms(match["given"] or "", "card", "give_cigarette")
        return [*steps, *self.terms(match["asked"] or "", "ask_card", "ask_cigarette"), Step("propose")]

    def terms(self, text: str, card: str, cigarette: str) -> list[Step]:
        """One side of an Exchange: cards, cigarettes and, of what is asked for, cards left to the teammate."""
        steps: list[Step] = []
        for part in (each.strip() for each in re.split(r",| and ", text) if each.strip() not in ("", "nothing")):
            cigarettes, any_cards = CIGARETTES.fullmatch(part), ANY.fullmatch(part)
            if cigarettes:
                steps += [Step(cigarette)] * int(cigarettes["n"] or 1)
            elif any_cards and card == "ask_card":
                steps += [Step("ask_any")] * int(any_cards["n"] or 1)
            else:
                steps += [Step(f"{card} {each}") for each in self.cards(part)]
        return steps

    def agree(self, rest: str) -> list[Step] | None:
        """`agree`, `agree with link, pike`: the cards left open, then the Exchange. Rule: RULING-124."""
        cards = rest.removeprefix("with ")
        return [*(Step(f"card {card}") for card in (self.cards(cards) if cards else [])), Step("accept")]

    # Places of Dig In.

    def spy(self, rest: str) -> list[Step] | None:
        """`spy on P3`. Rule: PLACE-LIB-5."""
        return [Step(f"spy {rest.removeprefix('on ')}")]

    def bet(self, rest: str) -> list[Step] | None:
        """`bet 2 on 4`. Rule: PLACE-GAMB-2."""
        match = BET.fullmatch(rest)
        return [Step(f"bet {match['stake']}x{match['figure']}")] if match else None

    def planned(self, rest: str) -> list[Step] | None:
        """`planned move to SHO`: a Cautious Move paid with a Planning token. Rule: PLACE-GAMB-5."""
        return [Step(f"planned {TO.sub('', rest)}")]

    def change(self, rest: str) -> list[Step] | None:
        """`change style to crew with cap`. Rule: PLACE-LAUN-2."""
        match = re.fullmatch(r"style (?:to )?(?:the )?(?P<gang>.+?)(?: with (?P<cards>.+))?", rest)
        if not match:
            return None
        paid = self.cards(match["cards"]) if match["cards"] else []
        return [Step(f"change_style {match['gang']}"), *(Step(f"card {card}") for card in paid)]

    def brawl(self, rest: str) -> list[Step] | None:
        """`brawl`, `brawl with knife`. Rule: PLACE-GYM-2."""
        weapon = rest.removeprefix("with ").removeprefix("a ")
        return [Step("brawl"), *([Step(f"card {weapon}")] if weapon else [])]

    def heal(self, rest: str) -> list[Step] | None:
        """`heal`, `heal with a bandage`, `heal the trauma`. Rule: PLACE-LAUN-5, PLACE-PSY-5."""
        match re.sub(r"^(with |from )?(a |the )?", "", rest):
            case "":
                return [Step("heal")]
            case "bandage":
                return [Step("bandage_heal")]
            case "trauma":
                return [Step("heal"), Step("drop_trauma", only=("mend",))]
            case "beating":
                return [Step("heal"), Step("heal", only=("mend",))]
            case _:
                return None

    def use(self, rest: str) -> list[Step] | None:
        """`use workout`, `use freepass`, or a Gang card. Rule: PLACE-GYM-6, OFFICE-5."""
        token = re.sub(r"^(a |the )?| token$", "", rest.lower())
        return [Step(TOKENS_USED[token])] if token in TOKENS_USED else super().use(rest)

    def ingredient(self, recipe: str, name: str) -> Step:
        """`craft pickaxe with bandage`: in place of the Link. Rule: PLACE-LAUN-4."""
        return Step("bandage_link", only=("ingredient",)) if name == "bandage" else super().ingredient(recipe, name)

    def cards(self, text: str) -> list[str]:
        """A Bandage stands among the cards a recipe is done with."""
        parts = [each.strip() for each in re.split(r",| and |\+", text) if each.strip()]
        if "bandage" not in parts:
            return super().cards(text)
        others = [each for each in parts if each != "bandage"]
        if len(others) < len(parts) - 1:
            raise ScenarioError("one Bandage stands for the one Link", self.where, "name it once (RULING-144)")
        return ["bandage", *super().cards(", ".join(others))]
