"""A refusal is an answer: why an action is not possible, with the rules that say so and what would help."""

from dataclasses import dataclass
from typing import Final

from blackgate.editions import Edition
from blackgate.engine import reasons
from blackgate.engine.state import State
from blackgate.game.rules import Rules

WORDS: Final[dict[str, str]] = {
    "actions": "There are not enough actions left this turn.",
    "place": "It cannot be done in this Place.",
    "solitary": "It cannot be done in Solitary Confinement; leave first.",
    "solitary_start": "The turn started in Solitary Confinement; wait for the next one.",
    "limit": "It has been done as often as one turn allows.",
    "weapon": "There is no Weapon in hand.",
    "target": "The right player is not in this Place.",
    "immune": "A Gang card protects that player here.",
    "beaten": "There are too many Beatings; Heal removes one.",
    "cards": "The cards it needs are not in hand.",
    "pile": "Its pile is empty.",
    "short": "Its pile holds too few cards.",
    "cigarettes": "There are not enough cigarettes.",
    "unhurt": "There is no Beating to remove.",
    "pointless": "It could change nothing now.",
    "here": "That is the Place you are in.",
    "closed": "That Place cannot be chosen.",
    "moment": "This is not the moment printed on the card.",
    "spent": "It has been used already.",
    "none": "There is no such thing in this game.",
    "double": "Copies of one Accessory count once; different ones are needed.",
    "not_asked": "It is not this player's decision.",
    "not_offered": "That is not one of the answers: it is not there, or it would change nothing.",
    "unasked": "Nobody asked for that now.",
    "other_question": "Another question is to be answered first.",
    "over": "The game is over.",
}
"""What each bar means, in a sentence."""

BY_VERB: Final[dict[tuple[str, str], str]] = {
    ("dig", "place"): "Dig is possible in {offering} only.",
    ("steal", "place"): "Spoons are stolen in {offering} only.",
    ("heal", "place"): "Heal is possible in {offering} only.",
    ("sell", "place"): "Sell is possible in {offering} only.",
    ("buy", "place"): "Buy is possible in {offering} only.",
    ("craft", "place"): "Craft is not possible here; try {allowing}.",
    ("craft", "beaten"): "With a Beating one cannot Craft; Heal removes it.",
    ("dig", "beaten"): "With two Beatings one cannot Dig; Heal removes one.",
    ("dig", "cards"): "That Tool is not in hand.",
    ("craft", "cards"): "The ingredients are not in hand.",
    ("sell", "cards"): "At least one card must be sold.",
    ("extort", "target"): "The target must be another player in the same Place.",
    ("cautious", "actions"): "A Cautious Move costs more actions than are left; it is decided before the first.",
    ("join", "cards"): "The Accessories this gang asks for are not in hand.",
    ("reveal", "none"): "There is no Background.",
    ("ability", "none"): "There is no Gang card; Join a Gang first.",
    ("go", "here"): "One cannot stay; go to the other Place.",
    ("go", "closed"): "The roll does not lead there.",
}
"""Sentences that say it better for one verb; {offering} and {allowing} are Places of the edition."""


@dataclass(frozen=True)
class Refusal:
    """One reason: a short code, a sentence, and the ids of the rules behind it."""

    code: str
    text: str
    rules: tuple[str, ...]


def explain(rules: Rules, state: State, seat: int, number: int) -> list[Refusal]:
    """Every reason why a seat cannot take an action now, without telling what that seat may not know."""
    found: list[Refusal] = []
    for reason in reasons.why_not(state, seat, number):
        sentence = _sentence(rules.edition, reason.verb, reason.bar)
        refusal = Refusal(f"{reason.verb}.{reason.bar}", f"{sentence} [{', '.join(reason.rules)}]", reason.rules)
        if refusal not in found:
            found.append(refusal)
    return found or [Refusal("answer.closed", "It is not among the answers to this question.", ())]


def _sentence(edition: Edition, verb: str, bar: str) -> str:
    """What a bar means for a verb, with the Places of this edition."""
    offering = [place.in_a_sentence() for place in edition.places if verb in place.actions]
    allowing = [place.in_a_sentence() for place in edition.places if place.die and verb not in place.forbids]
    template = BY_VERB.get((verb, bar), WORDS[bar])
    return template.format(offering=_either(offering), allowing=_either(allowing))


def _either(names: list[str]) -> str:
    return " or ".join(", ".join(names).rsplit(", ", 1)) if names else "no Place"
