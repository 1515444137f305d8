"""The answers to a question as messages, without what they cost. The words stand in `speech/*/questions.ftl`."""

from collections.abc import Callable
from typing import Final

from blackgate.engine.terms import PILE_CARDS
from blackgate.game.actions import Action, stake_and_figure
from blackgate.game.asking.parts import own
from blackgate.game.rules import Rules
from blackgate.game.view import Standpoint
from blackgate.modules.workshop.rules import improved, improved_count
from blackgate.speech import Message, Thing, message
from blackgate.speech.things import MICHEL, WARDEN, card, place, power, seat, words


def _id(*parts: str) -> str:
    return "-".join(parts).replace("_", "-")


WORDS: Final = (
    "pass", "move", "steal", "sell", "give", "refuse", "done", "accept", "reroll",
    "rehabilitate", "study", "develop", "plan", "brawl", "workout", "steal_bandage", "bribe", "bandage_heal",
    "bandage_link", "spend_workout", "skill_roll", "report", "freepass", "give_cigarette", "ask_cigarette", "ask_any",
    "propose",
)  # fmt: skip
PLAIN: Final = {word: message(_id("label", word)) for word in WORDS}
"""By word that needs no operand: its option."""

MEANINGS: Final = (
    ("yield", "refuse"), ("prize", "accept"), ("help", "decline"), ("spoils", "accept"), ("spoils", "decline"),
    ("offer", "decline"), ("fill", "accept"), ("fill", "decline"), ("skill", "decline"), ("brawl", "decline"),
    ("mend", "decline"), ("report", "decline"), ("freepass", "decline"), ("punish", "decline"),
    ("corrupt", "decline"),
)  # fmt: skip
ANSWERS: Final = {meaning: message(_id("answer", *meaning)) for meaning in MEANINGS}
"""By question and word that means more in its light: its option."""

HANDLED: Final = frozenset({
    "lay", "fight", "selling", "pay", "ingredient", "discard", "drop", "pick", "unless", "recover", "yield", "toll",
    "help", "opener", "brawl", "offer", "fill",
})  # fmt: skip
"""Questions that say what is done with a card."""

FREE: Final = ("ability", "reveal", "spy")
"""What costs no action."""


def label(rules: Rules, view: Standpoint, action: Action) -> Message:
    """An option in words."""
    word = action.word
    said = ANSWERS.get((view.question, word))
    if said is not None:
        return said
    teller = LABELS.get(word)
    if teller is not None:
        return teller(rules, view, action.operand)
    return PLAIN.get(word) or message("label-other", action=action.text)


def is_free(rules: Rules, action: Action) -> bool:
    """Whether an option of the turn costs no action."""
    return action.word in FREE or (action.word == "bandage_heal" and rules.options["bandage_heal"] == "free")


def family(view: Standpoint, word: str, options: tuple[Action, ...]) -> Message:
    """Options of one word in one line, with what they cost: not every Cautious Move costs the same. Rule: MOVE-6."""
    prices = sorted({view.cautious[option.operand] for option in options if word == "cautious"})
    if len(prices) > 1:
        return message("family-cautious-range", least=prices[0], most=prices[-1])
    return message("family-cautious", price=prices[0]) if prices else message(_id("family", word))


def _join(word: str) -> Callable[[Rules, Standpoint, str], Message]:
    def tell(rules: Rules, view: Standpoint, gang: str) -> Message:
        top = view.gang_piles.get(gang, ())
        if not top:
            return message(_id("label", word), gang=Thing("gang", gang))
        return message(_id("label", word, "seen"), gang=Thing("gang", gang), power=power(top[0]))

    return tell


def _craft(rules: Rules, view: Standpoint, name: str) -> Message:
    recipe = rules.edition.recipes[rules.edition.recipe(name)]
    return message("label-craft", product=_taken(view, recipe.card, recipe.n))


def _buy(rules: Rules, view: Standpoint, name: str) -> Message:
    deal = rules.edition.deals[rules.edition.deal(name)]
    return message("label-buy", product=card(deal.card, deal.n), price=view.prices[deal.id])


def _dig(rules: Rules, view: Standpoint, tool: str) -> Message:
    return message("label-dig", tool=card(tool), points=rules.edition.cards[rules.edition.card(tool)].points)


def _go(rules: Rules, view: Standpoint, slot: str) -> Message:
    if view.question == "lead":
        return message("label-lead", michel=MICHEL, place=place(slot))
    return message("label-go", place=place(slot))


def _improve(rules: Rules, view: Standpoint, tool: str) -> Message:
    number = PILE_CARDS.index(tool)
    made = _taken(view, PILE_CARDS[improved(number)], int(improved_count(number)))
    return message("label-improve", tool=card(tool), product=made)


def _taken(view: Standpoint, name: str, count: int) -> Message:
    """What a pile gives, with a warning where it is short. Rule: RULING-85, RULING-133."""
    left = min(count, view.piles[name])
    return message("taken" if left == count else "taken-short", product=card(name, left))


def _bet(rules: Rules, view: Standpoint, bet: str) -> Message:
    stake, figure = stake_and_figure(bet)
    return message("label-bet", stake=stake, figure=figure, back=stake * figure)


def _heal(rules: Rules, view: Standpoint, _: str) -> Message:
    """Two ways to heal at once: a Beating and a Trauma. Rule: PLACE-PSY-5."""
    me = own(view)
    if view.question == "mend":
        return message("label-heal-now", beatings=words("beating", min(me.beatings, int(view.context["beatings"]))))
    return message("label-heal" if not me.trauma else "label-heal-either" if me.beatings else "label-heal-trauma")


def _decline(rules: Rules, view: Standpoint, _: str) -> Message:
    if view.question == "unless":
        return message("answer-unless-decline", beatings=words("beating", int(view.context["beatings"])))
    return message("answer-roll-decline", michel=MICHEL) if view.question == "roll" else message("label-decline")


def _stop(rules: Rules, view: Standpoint, _: str) -> Message:
    return message("label-stop-helped" if _is_helped(rules, view) else "label-stop")


def _is_helped(rules: Rules, view: Standpoint) -> bool:
    """Whether a teammate would be asked to stand in: not among teammates, and against Michel(le) by an option.

    Rule: TEAM-6, RULING-111, RULING-117, RULING-118.
    """
    me, attacker, defender = own(view), view.context.get("attacker"), int(view.context["defender"])
    if not rules.teams or (attacker is None and rules.options["help_vs_michel"] == "off"):
        return False
    if attacker is not None and rules.teams[int(attacker)] == rules.teams[defender]:
        return False
    mates = [each for each in view.seats if each.side == me.side and each is not me]
    return any(each.place == me.place and each.hand_size for each in mates)


def _card(rules: Rules, view: Standpoint, name: str) -> Message:
    known = view.question in HANDLED
    return message(_id("card", view.question) if known else "card-choose", card=card(name))


def _with_place(name: str) -> Callable[[Rules, Standpoint, str], Message]:
    return lambda rules, view, slot: message(name, place=place(slot))


def _with_who(name: str) -> Callable[[Rules, Standpoint, str], Message]:
    return lambda rules, view, operand: message(name, who=seat(operand))


def _with_card(name: str) -> Callable[[Rules, Standpoint, str], Message]:
    return lambda rules, view, operand: message(name, card=card(operand))


def _with_power(word: str, power: str | None) -> Message:
    """One's own card; the bare word where there is none."""
    return message(f"label-{word}", power=Thing("power", power)) if power else message("label-other", action=word)


LABELS: Final[dict[str, Callable[[Rules, Standpoint, str], Message]]] = {
    "search": lambda rules, view, _: message("label-search", cards=view.search),
    "cautious": _with_place("label-cautious"),
    "planned": _with_place("label-planned"),
    "shortcut": _with_place("label-shortcut"),
    "go": _go,
    "join": _join("join"),
    "change_style": _join("change_style"),
    "craft": _craft,
    "buy": _buy,
    "dig": _dig,
    "improve": _improve,
    "bet": _bet,
    "heal": _heal,
    "name": _with_card("label-name"),
    "extort": _with_who("label-extort"),
    "exchange": _with_who("label-exchange"),
    "spy": _with_who("label-spy"),
    "seat": _with_who("label-seat"),
    "play": _with_card("label-play"),
    "decline": _decline,
    "stop": _stop,
    "card": _card,
    "ask_card": _with_card("label-ask-card"),
    "ability": lambda rules, view, _: _with_power("ability", own(view).gang_card),
    "reveal": lambda rules, view, _: _with_power("reveal", own(view).background),
    "attract": lambda rules, view, _: message("label-attract", warden=WARDEN),
    "warden": lambda rules, view, slot: message("label-warden", warden=WARDEN, place=place(slot)),
    "roll_michel": lambda rules, view, _: message("label-roll-michel", michel=MICHEL),
    "drop_trauma": lambda rules, view, _: message("label-drop-trauma", trauma=Thing("trauma", own(view).trauma)),
    "punish": lambda rules, view, kind: message(_id("label-punish", kind)),
}
"""By word: how its option is written."""
