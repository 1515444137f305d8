"""Messages about the Laundry."""

import re
from typing import Final

from blackgate.game.modules import ModuleWords, PhraseReader, Scene, Step
from blackgate.game.narration.scenes import healed, joined, token_gained
from blackgate.game.prompts.labels import joining
from blackgate.game.prompts.warnings import leaving
from blackgate.game.refusals.wish import Wish
from blackgate.game.rules import Rules
from blackgate.modules.laundry import terms

BANDAGE: Final = re.compile(r"(?:with )?(?:a |the )?bandage(?: token)?")
BRINGS: Final = ("bandage", "steal_bandage")


def is_free(rules: Rules) -> bool:
    """Whether a Bandage heals without an action. Rule: RULING-143."""
    return rules.options["bandage_heal"] == "free"


def bandage_held(wish: Wish, reason: str) -> str:
    """Rule: PLACE-LAUN-5."""
    return "help-bandage" if wish.known.tokens["bandage"] else ""


def change(reader: PhraseReader, rest: str) -> list[Step] | None:
    """`change style to crew with cap`. Rule: PLACE-LAUN-2."""
    match = re.fullmatch(r"style (?:to )?(?:the )?(?P<gang>.+?)(?: with (?P<cards>.+))?", rest)
    if not match:
        return None
    paid = reader.cards(match["cards"]) if match["cards"] else []
    return [Step(f"change_style {match['gang']}"), *(Step(f"card {card}") for card in paid)]


def bandage(reader: PhraseReader, rest: str) -> list[Step] | None:
    """`heal with a bandage`, `use bandage`. Rule: PLACE-LAUN-5."""
    return [Step("bandage_heal")] if BANDAGE.fullmatch(rest.lower()) else None


WORDS: Final = ModuleWords(
    plain=("steal_bandage", "bandage_heal", "bandage_link"),
    explained_by={"change_style": ("PLACE-LAUN-2",), "steal_bandage": ("PLACE-LAUN-3", "PLACE-LAUN-4", "PLACE-LAUN-5")},
    options={"change_style": joining("change_style")},
    free={"bandage_heal": is_free},
    families=("change_style",),
    warnings={"change_style": leaving},
    spending=("bandage_heal", "bandage_link"),
    scenes={
        "steal_bandage": Scene(("got",), token_gained("stole-bandage")),
        "bandage_heal": Scene(("gave_up", "healed", "calmed"), healed),
        "change_style": Scene(("chose", "discarded", "joined", "left"), joined),
    },
    reasons={"why-change-style-cards": "gang due accepted", "why-bandage-link-moment": ""},
    helps={"help-bandage": "", "help-link": ""},
    better={
        "change_style.cards": "why-change-style-cards", "change_style.pile": "why-gang-pile",
        "change_style.pointless": "why-join-pointless", "bandage_link.moment": "why-bandage-link-moment",
    },
    help_of={"beaten": bandage_held},
    moments={"bandage_link": "help-link"},
    tokens={"steal_bandage": BRINGS, "bandage_heal": BRINGS, "bandage_link": BRINGS, "heal": BRINGS},
    fewer={"change_style": lambda rules: int(rules.tables.numbers[terms.Number.FEWER])},
    phrases={"change": change, "heal": bandage, "use": bandage},
    stand_ins={"bandage": ("bandage_link", "RULING-144")},
)  # fmt: skip
