"""The question that is asked, and its answers, in words."""

from collections.abc import Mapping
from typing import Final

from blackgate.cli.words import Words, an, seat_of
from blackgate.editions.wording_effects import counted as many
from blackgate.game.actions import Action
from blackgate.game.view import SeatView, View

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
}
"""By question; those that need more words are below."""

CARD_VERBS: Final[Mapping[str, str]] = {
    "lay": "Lay", "fight": "Play", "selling": "Sell", "pay": "Pay with", "ingredient": "Use", "discard": "Discard",
    "drop": "Discard", "pick": "Take", "unless": "Discard", "recover": "Take",
}  # fmt: skip
"""What is done with a card, by question."""


def question(words: Words, view: View, cause: str = "") -> str:
    """What is asked of the viewer; first the card that asks, where one is known."""
    asked = _asked(words, view)
    if view.question == "free" and any(option.word == "buy" for option in view.options):
        asked += f" You have {many(_own(view).cigarettes, 'cigarette')}."
    return f"{cause}: {asked[:1].lower()}{asked[1:]}" if cause else asked


def _asked(words: Words, view: View) -> str:
    match view.question:
        case "turn":
            left = f"{many(view.actions, 'action')} left" if view.actions else "No action left"
            return f"Your turn. {left}."
        case "answer":
            attacker = words.seats[int(view.context["attacker"])].name
            tool = words.card(view.context["tool"])
            if Action("give") in view.options:
                return f"{attacker} demands your {tool}. Hand it over or fight?"
            return f"{attacker} demands {an(tool)}, which you do not hold. Only you know that; there will be a fight."
        case "fight":
            foe = next(
                int(view.context[role]) for role in ("attacker", "defender") if view.context[role] != view.viewer
            )
            return f"The fight with {words.seats[foe].name}: play a Weapon, or give up?"
        case "react" if not 0 <= int(view.context["to"]) < len(words.seats):
            return "This is the moment of a card of yours. Do you use it?"
        case _:
            return QUESTIONS.get(view.question, "What do you do?").format(**_parts(words, view))


def _parts(words: Words, view: View) -> dict[str, str]:
    """The operands of a question as names."""
    me = _own(view)
    parts = {"size": str(me.hand_size), "limit": str(view.hand_limit)}
    parts["cigarettes"] = many(me.cigarettes, "cigarette")
    for key, value in view.context.items():
        if key in ("target", "attacker", "defender", "victim", "to"):
            parts[key] = words.seats[int(value)].name if 0 <= int(value) < len(words.seats) else "they"
        elif key == "tool":
            parts[key] = an(words.card(value))
        elif key == "gang":
            parts[key] = words.gang(value)
        elif key == "beatings":
            parts[key] = many(int(value), "Beating")
        else:
            parts[key] = str(value)
    return parts


def label(words: Words, view: View, action: Action) -> str:
    """An option in words."""
    edition, operand = words.edition, action.operand
    match action.word:
        case "search":
            return f"Search: draw {view.search}"
        case "cautious":
            return f"Cautious Move: {words.place(operand)}"
        case "go":
            return f"Go to {words.the_place(operand)}"
        case "join":
            top = view.gang_piles.get(operand, ())
            return f"Join {words.gang(operand)}" + (f": {words.power(top[0])}" if top else "")
        case "craft":
            recipe = edition.recipes[edition.recipe(operand)]
            return f"Craft {many(recipe.n, words.card(recipe.card))}"
        case "buy":
            deal = edition.deals[edition.deal(operand)]
            return f"Buy {many(deal.n, words.card(deal.card))} for {view.prices[deal.id]}"
        case "dig":
            return f"Dig with {words.card(operand)}: +{edition.cards[edition.card(operand)].points}"
        case "name":
            return f"Demand {words.card(operand)}"
        case "extort":
            return f"Extort {words.seats[seat_of(operand)].name}"
        case "seat":
            return words.seats[seat_of(operand)].name
        case "play":
            return f"Play {words.card(operand)}"
        case "decline" if view.question == "unless":
            return f"Take {many(int(view.context['beatings']), 'Beating')}"
        case "card":
            return f"{CARD_VERBS.get(view.question, 'Choose')} {words.card(operand)}"
        case "ability":
            return f"Use {words.power(_own(view).gang_card)}"
        case "reveal":
            return f"Reveal {words.power(_own(view).background or '')}"
        case word:
            return PLAIN.get(word, str(action))


def with_cost(words: Words, view: View, action: Action) -> str:
    """An option in words, with what it costs where that is not one action."""
    text = label(words, view, action)
    if action.word == "cautious":
        return text.replace(":", f" ({many(view.cautious[action.operand], 'action')}):", 1)
    return f"{text} (free)" if action.word in ("ability", "reveal") else text


PLAIN: Final[Mapping[str, str]] = {
    "pass": "End the turn", "move": "Simple Move: roll", "steal": "Steal a Spoon", "heal": "Heal a Beating",
    "sell": "Sell cards", "give": "Hand it over", "refuse": "Refuse and fight", "stop": "Give up",
    "done": "Enough sold", "accept": "Yes", "decline": "No, thanks", "reroll": "Roll again",
}  # fmt: skip
"""Words that need no operand."""


def _own(view: View) -> SeatView:
    """The viewer's own seat."""
    return view.seats[view.viewer or 0]
