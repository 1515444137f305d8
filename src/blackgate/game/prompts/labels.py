"""The answers to a question as messages, without their prices (`speech/*/questions.ftl` and those of the modules)."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Final

from blackgate.game.actions import Action
from blackgate.game.modules import OptionTeller, listed, merged
from blackgate.game.prompts.parts import own
from blackgate.game.rules import Rules
from blackgate.game.view import Standpoint
from blackgate.speech import Message, Thing, message
from blackgate.speech.things import MICHEL, card, place, power, seat, words


def _id(*parts: str) -> str:
    return "-".join(parts).replace("_", "-")


PLAIN: Final = ("pass", "move", "steal", "sell", "give", "refuse", "done", "accept", "reroll")
"""Words whose option needs no operand."""
OF_HAND: Final = ("lay", "fight", "selling", "pay", "ingredient", "discard", "drop", "unless")
"""Questions answered with a card of the player's own hand."""
OF_OTHERS: Final = ("pick", "recover")
"""Questions answered with another card, which also say what happens to it."""
FREE: Final = ("ability", "reveal")
"""Words that cost no action."""


@cache
def plain() -> Mapping[str, Message]:
    """By word that needs no operand: its option."""
    return {word: message(_id("label", word)) for word in listed(PLAIN, "plain")}


@cache
def answers() -> Mapping[tuple[str, str], Message]:
    """By question and word with a special meaning there: its option."""
    return {meaning: message(_id("answer", *meaning)) for meaning in listed((), "answers")}


@cache
def of_hand() -> frozenset[str]:
    """Questions answered with a card of the player's own hand."""
    return frozenset(listed(OF_HAND, "of_hand"))


@cache
def tellers() -> Mapping[str, OptionTeller]:
    """By word: how its option is made."""
    return merged(LABELS, "options")


def label(rules: Rules, view: Standpoint, action: Action) -> Message:
    """An option in words."""
    word = action.word
    said = answers().get((view.question, word))
    if said is not None:
        return said
    teller = tellers().get(word)
    if teller is not None:
        return teller(rules, view, action.operand)
    return plain().get(word) or message("label-other", action=action.text)


def is_free(rules: Rules, action: Action) -> bool:
    """Whether an option of the turn costs no action."""
    if action.word in FREE:
        return True
    is_free_by = free_words().get(action.word)
    return is_free_by is not None and is_free_by(rules)


@cache
def free_words() -> Mapping[str, Callable[[Rules], bool]]:
    """By word of a module: whether it costs no action."""
    return merged({}, "free")


def family(view: Standpoint, word: str, options: tuple[Action, ...]) -> Message:
    """Options of one word in one line, with their prices: not every Cautious Move costs the same. Rule: MOVE-6."""
    prices = sorted({view.cautious[option.operand] for option in options if word == "cautious"})
    if len(prices) > 1:
        return message("family-cautious-range", least=prices[0], most=prices[-1])
    return message("family-cautious", price=prices[0]) if prices else message(_id("family", word))


def joining(word: str) -> OptionTeller:
    """A gang, with the top card of its pile where that is visible."""

    def tell(rules: Rules, view: Standpoint, gang: str) -> Message:
        top = view.gang_piles.get(gang, ())
        if not top:
            return message(_id("label", word), gang=Thing("gang", gang))
        return message(_id("label", word, "seen"), gang=Thing("gang", gang), power=power(top[0]))

    return tell


def _craft(rules: Rules, view: Standpoint, name: str) -> Message:
    recipe = rules.edition.recipes[rules.edition.recipe(name)]
    return message("label-craft", product=taken(view, recipe.card, recipe.n))


def _buy(rules: Rules, view: Standpoint, name: str) -> Message:
    deal = rules.edition.deals[rules.edition.deal(name)]
    return message("label-buy", product=card(deal.card, deal.n), price=view.prices[deal.id])


def _dig(rules: Rules, view: Standpoint, tool: str) -> Message:
    return message("label-dig", tool=card(tool), points=rules.edition.cards[rules.edition.card(tool)].points)


def _go(rules: Rules, view: Standpoint, slot: str) -> Message:
    if view.question == "lead":
        return message("label-lead", michel=MICHEL, place=place(slot))
    return message("label-go", place=place(slot))


def taken(view: Standpoint, name: str, count: int) -> Message:
    """The cards taken from a pile, with a warning if it is short. Rule: RULING-85, RULING-133."""
    left = min(count, view.piles[name])
    return message("taken" if left == count else "taken-short", product=card(name, left))


def _heal(rules: Rules, view: Standpoint, _: str) -> Message:
    """The choice between a Beating and a Trauma to heal. Rule: PLACE-PSY-5."""
    me = own(view)
    if view.question == "mend":
        return message("label-heal-now", beatings=words("beating", min(me.beatings, int(view.context["beatings"]))))
    return message("label-heal" if not me.trauma else "label-heal-either" if me.beatings else "label-heal-trauma")


def _decline(rules: Rules, view: Standpoint, _: str) -> Message:
    if view.question == "unless":
        return message("answer-unless-decline", beatings=words("beating", int(view.context["beatings"])))
    return message("answer-roll-decline", michel=MICHEL) if view.question == "roll" else message("label-decline")


def _stop(rules: Rules, view: Standpoint, _: str) -> Message:
    return message("label-stop-helped" if is_helped(rules, view) else "label-stop")


def is_helped(rules: Rules, view: Standpoint) -> bool:
    """Whether a teammate could be asked to stand in: not against a teammate, and against Michel(le) by an option.

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
    known = view.question in of_hand() or view.question in OF_OTHERS
    return message(_id("card", view.question) if known else "card-choose", card=card(name))


def with_place(name: str) -> OptionTeller:
    """An option about a Place."""
    return lambda rules, view, slot: message(name, place=place(slot))


def with_who(name: str) -> OptionTeller:
    """An option about a player."""
    return lambda rules, view, operand: message(name, who=seat(operand))


def with_card(name: str) -> OptionTeller:
    """An option about a card."""
    return lambda rules, view, operand: message(name, card=card(operand))


def _with_power(word: str, power: str | None) -> Message:
    """An option about the player's own card; the bare word where there is none."""
    return message(f"label-{word}", power=Thing("power", power)) if power else message("label-other", action=word)


LABELS: Final[dict[str, OptionTeller]] = {
    "search": lambda rules, view, _: message("label-search", cards=view.search),
    "cautious": with_place("label-cautious"),
    "go": _go,
    "join": joining("join"),
    "craft": _craft,
    "buy": _buy,
    "dig": _dig,
    "heal": _heal,
    "name": with_card("label-name"),
    "extort": with_who("label-extort"),
    "seat": with_who("label-seat"),
    "play": with_card("label-play"),
    "decline": _decline,
    "stop": _stop,
    "card": _card,
    "ability": lambda rules, view, _: _with_power("ability", own(view).gang_card),
    "reveal": lambda rules, view, _: _with_power("reveal", own(view).background),
}
"""By word: how its option is made."""
