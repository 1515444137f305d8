"""A refusal is an answer: why an action is not possible, with the rules that say so and what would help."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from blackgate.editions.parts import Place
from blackgate.editions.wording_effects import ACTION_NAMES
from blackgate.engine import reasons
from blackgate.engine.masks import bit
from blackgate.engine.registry import PAGES
from blackgate.engine.state import State
from blackgate.engine.terms import BASIC_VERBS, SLOTS, VERBS
from blackgate.game.rules import Rules

WORDS: Final[dict[str, str]] = {
    "actions": "There are not enough actions left this turn.",
    "place": "It cannot be done in this Place.",
    "solitary": "It cannot be done in {solitary}; leave first.",
    "solitary_start": "The turn started in {solitary}; wait for the next one.",
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
    "ally": "A teammate is no target; choose somebody of the other team.",
    "barred": "Something this player carries forbids it.",
    "token": "It takes a token that is not there.",
    "not_asked": "It is not this player's decision.",
    "not_offered": "That is not one of the answers: it is not there, or it would change nothing.",
    "unasked": "Nobody asked for that now.",
    "other_question": "Another question is to be answered first.",
    "over": "The game is over.",
}
"""What each bar means, in a sentence."""

TRAUMATIC: Final = "The Trauma {trauma} forbids it; heal the Trauma as if it were a Beating."
"""What a bar means that comes from a Trauma. Rule: PLACE-PSY-5."""

BY_VERB: Final[dict[tuple[str, str], str]] = {
    ("craft", "place"): "Craft is not possible here; try {allowing}.",
    ("craft", "beaten"): "With a Beating one cannot Craft; Heal removes it.",
    ("dig", "beaten"): "With two Beatings one cannot Dig; Heal removes one.",
    ("dig", "cards"): "That Tool is not in hand.",
    ("craft", "cards"): "The ingredients are not in hand.",
    ("sell", "cards"): "At least one card must be sold.",
    ("extort", "target"): "The target must be another player in the same Place.",
    ("cautious", "actions"): "A Cautious Move costs more actions than are left; it is decided before the first.",
    ("planned", "token"): "There is no Planning token; Plan takes one in {plan}.",
    ("join", "cards"): "The Accessories this gang asks for are not in hand.",
    ("reveal", "none"): "There is no Background.",
    ("ability", "none"): "There is no Gang card; Join a Gang first.",
    ("go", "here"): "One cannot stay; go to the other Place.",
    ("go", "closed"): "The roll does not lead there.",
    # The Warden.
    ("attract", "here"): "The Warden is here already.",
    ("bribe", "cigarettes"): "A bribe costs 2 cigarettes; Sell cards to get some.",
    ("bribe", "pile"): "All Corruption tokens are taken; one comes back when somebody uses it.",
    ("report", "not_asked"): "There is nothing to report, or it is too late.",
    ("report", "unasked"): "There is nothing to report, or it is too late.",
    ("freepass", "not_asked"): "A Freepass answers a report against oneself; nobody reported anything.",
    ("freepass", "unasked"): "A Freepass answers a report against oneself; nobody reported anything.",
    ("punish", "not_asked"): "A Punishment follows an action of another player beside the Warden, for a token.",
    ("punish", "unasked"): "A Punishment follows an action of another player beside the Warden, for a token.",
    ("warden", "not_asked"): "A Corruption token moves the Warden right after a Move action; now only Attract does.",
    ("warden", "unasked"): "A Corruption token moves the Warden right after a Move action; now only Attract does.",
    # Teams.
    ("exchange", "target"): "One exchanges with a teammate in the same Place.",
    ("exchange", "limit"): "Three Exchanges were proposed this turn; that is all.",
    ("exchange", "pointless"): "Neither of the two has a card or a cigarette.",
    ("shortcut", "target"): "No teammate of the same gang stands there.",
    # Places.
    ("rehabilitate", "pile"): "There is no Background left to draw.",
    ("study", "pile"): "All Spy tokens are taken; one comes back when somebody uses it.",
    ("spy", "token"): "There is no Spy token; Study takes one in {study}.",
    ("spy", "target"): "One spies on another player.",
    ("improve", "cards"): "That Tool is not in hand.",
    ("improve", "none"): "Only a Pickaxe or a Shovel can be improved.",
    ("improve", "pile"): "The pile of what it would become is empty.",
    ("develop", "pile"): "All Skill tokens are taken.",
    ("bet", "cigarettes"): "There are not enough cigarettes for this stake; bet less, or Sell cards.",
    ("plan", "pile"): "All Planning tokens are taken; one comes back when somebody uses it.",
    ("brawl", "weapon"): "A Brawl starts with a Weapon of one's own; there is none in hand.",
    ("brawl", "target"): "Nobody else is here to brawl with.",
    ("workout", "pile"): "All Workout tokens are taken; one comes back when somebody uses it.",
    ("spend_workout", "token"): "There is no Workout token; Workout takes one in {workout}.",
    ("spend_workout", "spent"): "One try for each Weapon; now a real one is due.",
    ("spend_workout", "moment"): "A Workout token helps in a fight, when a Weapon of one's own is due.",
    ("change_style", "cards"): "The Accessories for a change of style, one fewer than to join, are not in hand.",
    ("change_style", "pile"): "No card of this gang is left.",
    ("join", "pile"): "No card of this gang is left.",
    ("steal_bandage", "pile"): "All Bandage tokens are taken; one comes back when somebody uses it.",
    ("heal", "unhurt"): "There is nothing to heal.",
    ("bandage_heal", "unhurt"): "There is nothing to heal.",
    ("bandage_heal", "token"): "There is no Bandage; Steal bandage takes one in {steal_bandage}.",
    ("bandage_link", "token"): "There is no Bandage; Steal bandage takes one in {steal_bandage}.",
    ("bandage_link", "moment"): "A Bandage replaces the Link of a recipe, when the Link is due.",
}
"""Sentences that say it better for one verb.

In braces: the Places that offer the verb or another one ({plan} …), those that do not forbid it ({allowing}), the Place
in Solitary's slot, the Trauma of the player.
"""

MODULE_NAMES: Final = {
    "library": "the Library", "workshop": "the Workshop", "gambling": "the Gambling Cells",
    "gymnasium": "the Gymnasium", "laundry": "the Laundry", "ward": "the Psychiatric Ward",
    "michel": "Michel or Michelle", "team": "team mode", "warden": "the Warden",
}  # fmt: skip
"""How a module is called in a sentence."""

COMES_WITH: Final = {word: (module, MODULE_NAMES[module]) for module, page in PAGES.items() for word in page.words}
"""By word of a module: the module, and how it is called in a sentence. Rule: MOD-1."""

NOWHERE: Final = "no Place"


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
        sentence = _sentence(rules, state, seat, reason.verb, reason.bar)
        refusal = Refusal(f"{reason.verb}.{reason.bar}", f"{sentence} [{', '.join(reason.rules)}]", reason.rules)
        if refusal not in found:
            found.append(refusal)
    return found or [Refusal("answer.closed", "It is not among the answers to this question.", ())]


def _sentence(rules: Rules, state: State, seat: int, verb: str, bar: str) -> str:
    """What a bar means for a verb, with the Places and names of this game."""
    if bar == "none" and verb in COMES_WITH and COMES_WITH[verb][0] not in rules.edition.modules:
        return f"There is no such thing in this game; it comes with {COMES_WITH[verb][1]}."
    trauma = int(state.players[seat].trauma)
    template = BY_VERB.get((verb, bar)) or _about_place(verb, bar) or WORDS[bar]
    if bar == "barred" and rules.tables.trauma_vetoes[trauma]:
        template = TRAUMATIC
    offering = {word: _places(rules, seat, word, lambda place: True) for word in ACTION_NAMES}
    if bar == "place" and offering.get(verb) == NOWHERE:
        template = "No Place of this game offers {action}."
    return template.format(
        **offering,
        action=ACTION_NAMES.get(verb, verb),
        offering=offering.get(verb, ""),
        allowing=_places(rules, seat, verb, lambda place: bool(place.die)) if verb in ACTION_NAMES else "",
        solitary=next((each.in_a_sentence() for each in rules.edition.places if each.slot == "solitary"), ""),
        trauma=rules.edition.traumas[trauma - 1].name.of() if trauma else "",
    )


def _about_place(verb: str, bar: str) -> str:
    """Where an action of certain Places is possible. Rule: TURN-6."""
    if bar != "place" or verb not in ACTION_NAMES:
        return ""
    return "{action} is not possible here." if verb in BASIC_VERBS else "{action} is possible in {offering} only."


def _places(rules: Rules, seat: int, verb: str, fits: Callable[[Place], bool]) -> str:
    """The Places in which a verb is open to a seat, by the tables the engine goes by. Rule: TEAM-9, TEAM-10."""
    tables, wanted = rules.tables, bit(VERBS.index(verb))
    open_ = [
        place.in_a_sentence()
        for place in rules.edition.places
        if fits(place) and tables.slot_verbs[tables.at_slot(seat, SLOTS.index(place.slot))] & wanted
    ]
    return _either(open_)


def _either(names: list[str]) -> str:
    return " or ".join(", ".join(names).rsplit(", ", 1)) if names else NOWHERE
