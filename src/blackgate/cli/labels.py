"""The answers to a question in words, with what they cost."""

from collections.abc import Callable, Mapping
from typing import Final

from blackgate.cli.words import Words, seat_of
from blackgate.editions.wording_effects import counted as many
from blackgate.engine.modules.workshop import improved, improved_count
from blackgate.engine.terms import PILE_CARDS
from blackgate.game.actions import Action
from blackgate.game.view import SeatView, View

PLAIN: Final[Mapping[str, str]] = {
    "pass": "End the turn", "move": "Simple Move: roll", "steal": "Steal a Spoon", "heal": "Heal a Beating",
    "sell": "Sell cards", "give": "Hand it over", "refuse": "Refuse and fight", "stop": "Give up",
    "done": "Enough sold", "accept": "Yes", "decline": "No, thanks", "reroll": "Roll again",
    "rehabilitate": "Rehabilitate: a new Background", "study": "Study: take a Spy token",
    "develop": "Develop skills: take a Skill token", "plan": "Plan: take a Planning token",
    "brawl": "Brawl: discard a Weapon", "workout": "Workout: take a Workout token",
    "steal_bandage": "Steal bandage: take a Bandage", "bribe": "Bribe: 2 cigarettes for Corruption",
    "bandage_heal": "Heal with a Bandage", "bandage_link": "Use a Bandage as the Link",
    "spend_workout": "Workout token: roll 4 or more", "skill_roll": "Roll for it", "report": "Report it",
    "freepass": "Spend a Corruption token", "give_cigarette": "Give a cigarette",
    "ask_cigarette": "Ask for a cigarette", "ask_any": "Ask for a card of their choice", "propose": "Propose it",
}  # fmt: skip
"""Words that need no operand."""

ANSWERS: Final[Mapping[tuple[str, str], str]] = {
    ("yield", "refuse"): "Fight", ("prize", "accept"): "Draw a card",
    ("help", "decline"): "Do not help", ("spoils", "accept"): "Take a card at random",
    ("spoils", "decline"): "Leave it", ("offer", "decline"): "Call it off", ("fill", "accept"): "Agree",
    ("fill", "decline"): "Decline", ("skill", "decline"): "Keep the token", ("brawl", "decline"): "Take a Beating",
    ("mend", "decline"): "Keep the Trauma", ("report", "decline"): "Say nothing",
    ("freepass", "decline"): "Take what comes", ("punish", "decline"): "No Punishment",
    ("corrupt", "decline"): "Leave her there",
}  # fmt: skip
"""Words that mean more in the light of their question."""

PUNISHED: Final[Mapping[str, str]] = {
    "beating": "Punish: a Beating", "hand": "Punish: half the hand", "cigarettes": "Punish: all cigarettes",
}  # fmt: skip

CARD_VERBS: Final[Mapping[str, str]] = {
    "lay": "Lay", "fight": "Play", "selling": "Sell", "pay": "Pay with", "ingredient": "Use", "discard": "Discard",
    "drop": "Discard", "pick": "Take", "unless": "Discard", "recover": "Take", "yield": "Give up", "toll": "Lose",
    "help": "Play", "opener": "Discard", "brawl": "Discard", "offer": "Give", "fill": "Give",
}  # fmt: skip
"""What is done with a card, by question."""

MOVES: Final = ("go", "cautious", "planned", "shortcut")
FREE: Final = ("ability", "reveal", "spy")
"""What costs no action."""


def label(words: Words, view: View, action: Action) -> str:
    """An option in words."""
    said = ANSWERS.get((view.question, action.word))
    teller = LABELS.get(action.word)
    return said or (teller(words, view, action.operand) if teller else PLAIN.get(action.word, str(action)))


def with_cost(words: Words, view: View, action: Action) -> str:
    """An option in words, with what it costs where that is not one action."""
    text = label(words, view, action)
    if action.word == "cautious":
        text = text.replace(":", f" ({many(view.cautious[action.operand], 'action')}):", 1)
    text += _warning(words, view, action)
    free = action.word in FREE or (action.word == "bandage_heal" and words.rules.options["bandage_heal"] == "free")
    return f"{text} (free)" if free else text


def _warning(words: Words, view: View, action: Action) -> str:
    """Who waits at the end of a move, and what is illegal here. Rule: MICHEL-8, WARDEN-2, WARDEN-8."""
    if view.question == "lead":
        there = [seat.name for seat in view.seats if seat.place == action.operand]
        return f" ({', '.join(there)})" if there and view.warden != action.operand else ""
    if action.word in MOVES:
        return f" ({words.michel})" if view.michel == action.operand != view.warden else ""
    return "" if action.word == "bet" else illegal(words, view, action.word)


def illegal(words: Words, view: View, verb: str) -> str:
    """A warning at an action that the Warden sees and forbids. Rule: WARDEN-2, WARDEN-3."""
    warden = words.edition.warden
    seen = warden is not None and verb in warden.illegal and view.warden == own(view).place
    return " (illegal here)" if seen else ""


def own(view: View) -> SeatView:
    """The viewer's own seat."""
    return view.seats[view.viewer or 0]


def stake_and_figure(bet: str) -> tuple[int, int]:
    """What `2x5` stakes, and on which figure. Rule: PLACE-GAMB-2."""
    stake, _, figure = bet.partition("x")
    return int(stake), int(figure)


def _join(words: Words, view: View, gang: str) -> str:
    top = view.gang_piles.get(gang, ())
    return f"Join {words.gang(gang)}" + (f": {words.power(top[0])}" if top else "")


def _craft(words: Words, view: View, name: str) -> str:
    recipe = words.edition.recipes[words.edition.recipe(name)]
    return f"Craft {_taken(words, view, recipe.card, recipe.n)}"


def _buy(words: Words, view: View, name: str) -> str:
    deal = words.edition.deals[words.edition.deal(name)]
    return f"Buy {many(deal.n, words.card(deal.card))} for {view.prices[deal.id]}"


def _dig(words: Words, view: View, tool: str) -> str:
    return f"Dig with {words.card(tool)}: +{words.edition.cards[words.edition.card(tool)].points}"


def _go(words: Words, view: View, slot: str) -> str:
    return f"{f'Lead {words.michel}' if view.question == 'lead' else 'Go'} to {words.the_place(slot)}"


def _improve(words: Words, view: View, tool: str) -> str:
    number = PILE_CARDS.index(tool)
    made = PILE_CARDS[improved(number)]
    return f"Improve {words.card(tool)}: {_taken(words, view, made, int(improved_count(number)))}"


def _taken(words: Words, view: View, card: str, count: int) -> str:
    """What a pile gives, with a warning where it is short. Rule: RULING-85, RULING-133."""
    left = min(count, view.piles[card])
    return many(left, words.card(card)) + (" (no more are left)" if left < count else "")


def _bet(words: Words, view: View, bet: str) -> str:
    stake, figure = stake_and_figure(bet)
    return f"Bet {stake} on {figure}: {stake * figure} back"


def _heal(words: Words, view: View, _: str) -> str:
    """Two ways to heal at once: a Beating and a Trauma. Rule: PLACE-PSY-5."""
    if view.question == "mend":
        return f"Lose {many(min(own(view).beatings, int(view.context['beatings'])), 'Beating')}"
    trauma = own(view).trauma
    return PLAIN["heal"] if not trauma else "Heal a Beating or the Trauma" if own(view).beatings else "Heal the Trauma"


def _decline(words: Words, view: View, _: str) -> str:
    if view.question == "unless":
        return f"Take {many(int(view.context['beatings']), 'Beating')}"
    return f"Leave {words.michel} there" if view.question == "roll" else PLAIN["decline"]


def _stop(words: Words, view: View, _: str) -> str:
    return "Play none; a teammate may help" if _is_helped(words, view) else PLAIN["stop"]


def _is_helped(words: Words, view: View) -> bool:
    """Whether a teammate would be asked to stand in: not among teammates, and against Michel(le) by an option.

    Rule: TEAM-6, RULING-111, RULING-117, RULING-118.
    """
    me, attacker, defender = own(view), view.context.get("attacker"), int(view.context["defender"])
    if not words.teams or (attacker is None and words.rules.options["help_vs_michel"] == "off"):
        return False
    if attacker is not None and words.teams[int(attacker)] == words.teams[defender]:
        return False
    mates = [seat for seat in view.seats if seat.side == me.side and seat is not me]
    return any(seat.place == me.place and seat.hand_size for seat in mates)


def _card(words: Words, view: View, card: str) -> str:
    return f"{CARD_VERBS.get(view.question, 'Choose')} {words.card(card)}"


def _name(words: Words, operand: str) -> str:
    return words.seats[seat_of(operand)].name


LABELS: Final[Mapping[str, Callable[[Words, View, str], str]]] = {
    "search": lambda words, view, _: f"Search: draw {view.search}",
    "cautious": lambda words, view, slot: f"Cautious Move: {words.place(slot)}",
    "planned": lambda words, view, slot: f"Planned Move (1 token): {words.place(slot)}",
    "shortcut": lambda words, view, slot: f"Shortcut to {words.the_place(slot)}",
    "go": _go,
    "join": _join,
    "change_style": lambda words, view, gang: _join(words, view, gang).replace("Join", "Change style to", 1),
    "craft": _craft,
    "buy": _buy,
    "dig": _dig,
    "improve": _improve,
    "bet": _bet,
    "heal": _heal,
    "name": lambda words, view, tool: f"Demand {words.card(tool)}",
    "extort": lambda words, view, seat: f"Extort {_name(words, seat)}",
    "exchange": lambda words, view, seat: f"Exchange with {_name(words, seat)}",
    "spy": lambda words, view, seat: f"Spy on {_name(words, seat)}",
    "seat": lambda words, view, seat: _name(words, seat),
    "play": lambda words, view, card: f"Play {words.card(card)}",
    "decline": _decline,
    "stop": _stop,
    "card": _card,
    "ask_card": lambda words, view, card: f"Ask for {words.card(card)}",
    "ability": lambda words, view, _: f"Use {words.power(own(view).gang_card)}",
    "reveal": lambda words, view, _: f"Reveal {words.power(own(view).background or '')}",
    "attract": lambda words, view, _: f"Attract the {words.warden}",
    "warden": lambda words, view, slot: f"Move the {words.warden} to {words.the_place(slot)}",
    "roll_michel": lambda words, view, _: f"Roll for {words.michel}",
    "drop_trauma": lambda words, view, _: f"Lose the Trauma {words.trauma(own(view).trauma)}",
    "punish": lambda words, view, kind: PUNISHED[kind],
}
"""By word: how its option is written."""
