"""Card texts, rendered from what the cards do: a text cannot say anything else than the engine does.

Rule: GANG-7, BG-2, BG-6.
"""

from typing import Final

from blackgate.editions.edition import Edition
from blackgate.editions.parts import CardFace, Power
from blackgate.editions.wording_effects import (
    ACTION_NAMES,
    Phrases,
    counted,
    listed,
)
from blackgate.engine.terms import TOKENS

MOMENTS: Final = {
    "my_turn": "On your turn, between actions",
    "turn_start": "At the start of your turn",
    "extorted": "When another player lays the opening Weapon of an Extortion against you",
    "arrival": "When another player ends a move in your Place, Solitary excepted",
}
AUTOMATIC: Final = ("turn_start", "arrival")
"""Moments that leave the owner no choice."""

COMBAT_ENDS: Final = {
    "win": "after you won a combat against a player",
    "lose": "after you lost a combat against a player",
}


def card_text(edition: Edition, card: int) -> str:
    """What a card of the piles or the Search deck is for."""
    face = edition.cards[card]
    if face.card_class == "action":
        return Phrases(edition).program(face.effects)
    return " ".join(_uses(edition, face))


def power_text(edition: Edition, power: int) -> str:
    """What a Gang card or a Background does; power 0 is none."""
    if power == 0:
        return ""
    found = edition.powers[power - 1]
    return _background_text(edition, found) if found.background else _gang_card_text(edition, found)


def card_name(edition: Edition, card: int, language: str = "en") -> str:
    """What a card is called."""
    return edition.cards[card].name.of(language)


def power_name(edition: Edition, power: int, language: str = "en") -> str:
    """What a Gang card or a Background is called."""
    return edition.powers[power - 1].name.of(language) if power else ""


def gang_name(edition: Edition, gang: int, language: str = "en") -> str:
    """What a gang is called."""
    return edition.gangs[gang].name.of(language)


def place_name(edition: Edition, slot: str, language: str = "en") -> str:
    """What the Place in a slot is called."""
    return edition.place(slot).name.of(language)


def token_name(edition: Edition, token: int, language: str = "en") -> str:
    """What a token is called, by its number in the engine."""
    found = next((pile.name.of(language) for pile in edition.tokens if pile.id == TOKENS[token]), "")
    return found or TOKENS[token].capitalize()


def trauma_name(edition: Edition, trauma: int, language: str = "en") -> str:
    """What a Trauma is called; 0 is none."""
    return edition.traumas[trauma - 1].name.of(language) if trauma else ""


def trauma_text(edition: Edition, trauma: int) -> str:
    """What a Trauma takes away; 0 is none. Rule: PLACE-PSY-7 to PLACE-PSY-12."""
    if trauma == 0:
        return ""
    found = edition.traumas[trauma - 1]
    takes = []
    if found.search:
        takes.append(f"Your Search draws {counted(-found.search, 'card')} less.")
    if found.hand_limit:
        takes.append(f"You may hold {counted(found.hand_limit, 'card')} at the end of your turn.")
    if found.forbids:
        takes.append(f"You cannot take {listed([ACTION_NAMES[verb] for verb in found.forbids], 'or')}.")
    if found.leave_gang:
        takes.append("You lose your Gang card.")
    return " ".join(takes)


def _uses(edition: Edition, face: CardFace) -> list[str]:
    """The uses of a card that has no effect of its own: combat, tunnel, recipes, gangs, sale."""
    what = {"weapon": "Weapon", "tool": "Tool", "part": "Part", "accessory": "Accessory", "rare": "Rare item"}
    uses = [f"{what[face.card_class]}."]
    if face.card_class == "tool":
        uses.append(f"{counted(face.points, 'Tunnel point')} when dug.")
    made = [recipe for recipe in edition.recipes if face.kind in recipe.needs]
    names = [counted(recipe.n, edition.cards[edition.card(recipe.card)].name.of()) for recipe in made]
    if names:
        uses.append(f"Needed to craft {listed(names)}.")
    gangs = [gang.name.of() for gang in edition.gangs if face.kind in gang.accessories]
    if gangs:
        uses.append(f"Accepted by {listed(gangs)}.")
    uses.append(f"Sells for {counted(face.value, 'cigarette')}.")
    return uses


def _gang_card_text(edition: Edition, power: Power) -> str:
    phrases = Phrases(edition)
    if power.when == "always":
        return phrases.modifiers(power.mods)
    once = ", at most once per turn" if power.once else ""
    choice = "" if power.when in AUTOMATIC else ", you may use this"
    return f"{_moment(phrases, power)}{once}{choice}: {phrases.program(power.effects)}"


def _background_text(edition: Edition, power: Power) -> str:
    phrases = Phrases(edition)
    gang = edition.gangs[edition.gang(power.gang)].name.of()
    moment = _moment(phrases, power)
    first = f"{moment}, you may reveal this: {phrases.program(power.effects)}"
    return (
        f"{first} If you are in the gang {gang}, you may also: {phrases.program(power.bonus)}" if power.bonus else first
    )


def _moment(phrases: Phrases, power: Power) -> str:
    """When it works, and what must hold then."""
    if power.when == "after":
        moment = " or ".join(_after(verb) for verb in power.verbs)
    elif power.when == "after_other":
        named = " or ".join(ACTION_NAMES[verb] for verb in power.verbs)
        moment = f"after another player finished {f'the {named}' if named else 'an'} action"
    else:
        moment = MOMENTS[power.when]
    at = f", if you are in {listed([phrases.place(slot) for slot in power.at], 'or')}" if power.at else ""
    company = ", if another player is in your Place" if power.company else ""
    return moment[0].upper() + moment[1:] + at + company


def _after(verb: str) -> str:
    """The end of one's own action; `move` is either Move."""
    if verb in COMBAT_ENDS:
        return COMBAT_ENDS[verb]
    named = {"move": "Simple or Cautious Move", "extort": "Extortion of a player"}.get(verb, ACTION_NAMES[verb])
    return f"after your {named}"
