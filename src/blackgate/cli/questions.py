"""The question that is asked, in words."""

from collections.abc import Callable, Mapping
from typing import Final

from blackgate.cli.labels import own
from blackgate.cli.proposals import asked_for, offered
from blackgate.cli.words import VERB_WORDS, Words, an
from blackgate.editions.wording_effects import counted as many
from blackgate.game.actions import Action
from blackgate.game.view import View

QUESTIONS: Final[Mapping[str, str]] = {
    "go": "Where do you go?",
    "name": "Which Tool do you demand from {target}?",
    "lay": "You demand {tool} from {target}. Which Weapon do you lay down?",
    "selling": "What do you sell? {sold} sold so far; you have {cigarettes}.",
    "pay": "Which Accessory do you pay to join the {gang}? {due} to pay.",
    "ingredient": "Which card do you use?",
    "discard": "You hold {size} cards; {limit} are allowed. Which one do you discard?",
    "target": "Whom does it hit?",
    "place": "Which Place do you go to?",
    "free": "You may do one of these without spending an action.",
    "pick": "You see {victim}’s hand. Which card do you take? {due} to take.",
    "drop": "Which card do you discard? {due} to go.",
    "unless": "Discard a Weapon, or take {beatings}?",
    "recover": "Which card do you take from the discard pile?",
    "bonus": "You are in the gang your Background names. Apply its second effect, too?",
    "react": "Do you answer what {to} did?",
    "roll": "The turn ends. {michel} is in {michel_place}: roll the die to move {michel} on?",
    "lead": "Where does {michel} go?",
    "toll": "{michel} takes a Tool. Which one do you lose?",
    "prize": "You won against {michel}. Draw a Search card?",
    "help": "{mate} plays no Weapon. Do you play one for {mate}? If you lose, both of you take a Beating.",
    "spoils": "{helper} helped the loser. Take a card of {helper}’s hand at random?",
    "skill": "Roll for a Skill token? 4 or more is 1 Tunnel point; with less it is gone.",
    "opener": "A Brawl: which Weapon do you discard to start it?",
    "brawl": "{starter} started a Brawl. Discard a Weapon, and a roll of 1 or 2 sends you to {solitary};"
    " or take a Beating?",
    "mend": "What do you get rid of?",
    "report": "{actor} did this beside the {warden}: {verb}. Report it?",
    "freepass": "You were reported for this: {verb}. Spend a Corruption token, or go to {solitary} and end your turn?",
    "punish": "{actor} finished an action beside the {warden}. Spend a Corruption token to punish?",
    "corrupt": "The {warden} is in {warden_place}. Spend a Corruption token to move her?",
}
"""By question; those that need more words are below."""

SEATS: Final = ("target", "attacker", "defender", "victim", "to", "mate", "helper", "starter", "actor")
"""Operands that are players."""


def question(words: Words, view: View, cause: str = "") -> str:
    """What is asked of the viewer; first the card that asks, where one is known."""
    asked = _asked(words, view)
    if view.question == "free" and any(option.word == "buy" for option in view.options):
        asked += f" You have {many(own(view).cigarettes, 'cigarette')}."
    return f"{cause}: {asked[:1].lower()}{asked[1:]}" if cause else asked


def _asked(words: Words, view: View) -> str:
    teller = TELLERS.get(view.question)
    return (teller(words, view) if teller else "") or QUESTIONS.get(view.question, "What do you do?").format(
        **_parts(words, view)
    )


def _turn(words: Words, view: View) -> str:
    left = f"{many(view.actions, 'action')} left" if view.actions else "No action left"
    return f"Your turn. {left}."


def _answer(words: Words, view: View) -> str:
    attacker, tool = words.seats[int(view.context["attacker"])].name, words.card(view.context["tool"])
    if Action("give") in view.options:
        return f"{attacker} demands your {tool}. Hand it over or fight?"
    return f"{attacker} demands {an(tool)}, which you do not hold. Only you know that; there will be a fight."


def _fight(words: Words, view: View) -> str:
    """Michel(le) is nobody's. Rule: MICHEL-12."""
    foes = [
        view.context[role] for role in ("attacker", "defender") if view.context.get(role, view.viewer) != view.viewer
    ]
    name = words.seats[int(foes[0])].name if foes else words.michel
    return f"The fight with {name}: play a Weapon, or give up?"


def _react(words: Words, view: View) -> str:
    known = 0 <= int(view.context["to"]) < len(words.seats)
    return "" if known else "This is the moment of a card of yours. Do you use it?"


def _yield(words: Words, view: View) -> str:
    """Rule: MICHEL-11, MICHEL-12."""
    card = words.michel_card(view.context["michel_card"])
    if any(option.word == "card" for option in view.options):
        return f"{words.michel} shows {card}. Give one up, or fight?"
    return f"{words.michel} shows {card}. You hold none; there will be a fight."


TELLERS: Final[Mapping[str, Callable[[Words, View], str]]] = {
    "turn": _turn, "answer": _answer, "fight": _fight, "react": _react, "yield": _yield, "offer": offered,
    "fill": asked_for,
}  # fmt: skip
"""Questions that need more words; an empty answer falls back on QUESTIONS."""


def _parts(words: Words, view: View) -> dict[str, str]:
    """The operands of a question as names."""
    parts = {"size": str(own(view).hand_size), "limit": str(view.hand_limit), "michel": words.michel}
    parts |= {"cigarettes": many(own(view).cigarettes, "cigarette"), "warden": words.warden}
    parts |= {key: words.the_place(slot) for key, slot in _figures(view) if slot}
    parts["solitary"] = words.the_place("solitary")
    for key, value in view.context.items():
        if key in SEATS:
            parts[key] = words.seats[int(value)].name if 0 <= int(value) < len(words.seats) else "they"
        elif key == "tool":
            parts[key] = an(words.card(value))
        elif key == "gang":
            parts[key] = words.gang(value)
        elif key == "verb":
            parts[key] = VERB_WORDS.get(str(value), str(value))
        elif key == "beatings":
            parts[key] = many(int(value), "Beating")
        else:
            parts[key] = str(value)
    return parts


def _figures(view: View) -> tuple[tuple[str, str | None], ...]:
    return ("michel_place", view.michel), ("warden_place", view.warden)
