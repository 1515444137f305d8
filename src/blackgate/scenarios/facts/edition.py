"""Facts about the box: what an edition contains and prints, before anything is dealt. Rule: COMP-1 to COMP-7."""

import re
from collections.abc import Callable
from typing import Final

from blackgate.editions import modules
from blackgate.editions.names import near
from blackgate.editions.validation.facts import result_slots
from blackgate.errors import EditionError, ScenarioError
from blackgate.game.rules import Rules
from blackgate.scenarios.comparison import Found
from blackgate.scenarios.names import Names, advise

EDITION_FACTS: Final = (
    "box", "option", "value", "points", "search", "die", "is_weapon", "is_tool", "class", "recipe", "price", "gang",
    "place", "edition", "warnings", "catalogue",
)  # fmt: skip
"""The first words of these paths."""

RULE: Final = re.compile(r"\b[A-Z]+(?:-[A-Z]+)?-\d+\b")
COUNTS: Final[dict[str, Callable[[Rules], int]]] = {
    "backgrounds": lambda rules: len(rules.edition.dealt_backgrounds()),
    "michel": lambda rules: sum(card.copies for card in rules.edition.michel_cards),
    "tokens": lambda rules: sum(token.copies for token in rules.edition.tokens),
    "traumas": lambda rules: sum(trauma.copies for trauma in rules.edition.traumas),
    "gangs": lambda rules: len(rules.edition.gangs),
    "gang_cards": lambda rules: sum(len(rules.edition.dealt_gang_cards(n)) for n in range(len(rules.edition.gangs))),
    "beating_tokens": lambda rules: rules.edition.numbers.beating_tokens,
    "most_beatings": lambda rules: rules.edition.numbers.most_beatings,
    "cigarettes_1": lambda rules: rules.edition.numbers.cigarettes_of_1,
    "cigarettes_5": lambda rules: rules.edition.numbers.cigarettes_of_5,
    "cigarettes": lambda rules: rules.edition.numbers.cigarettes_of_1 + 5 * rules.edition.numbers.cigarettes_of_5,
    "standees": lambda rules: rules.edition.numbers.standees,
    "boards": lambda rules: len(rules.edition.prisoners),
    "prisoners": lambda rules: sum(len(prisoner.sides) for prisoner in rules.edition.prisoners),
    "die_faces": lambda rules: rules.edition.numbers.die_faces,
    "places": lambda rules: len(rules.edition.places),
    "hand_limit": lambda rules: rules.edition.numbers.hand_limit,
    "starting_hand": lambda rules: rules.edition.numbers.starting_hand,
    "actions": lambda rules: rules.edition.numbers.actions,
}


def edition_fact(rules: Rules, names: Names, head: str, tail: str, where: str) -> Found:
    """What a path into the box finds."""
    edition = rules.edition
    match head:
        case "box":
            return _count(rules, names, tail, where)
        case "option":
            return _option(rules, tail, where)
        case "value" | "points" | "is_weapon" | "is_tool" | "class":
            return _card(edition.cards[edition.card(names.find("card", tail, where))], head)
        case "search":
            return Found(edition.place(names.find("slot", tail, where)).search, "number")
        case "die":
            if not tail.isdecimal() or not 1 <= int(tail[:3]) <= edition.numbers.die_faces:
                raise ScenarioError(f"there is no result {tail!r}", where, f"die.1 to die.{edition.numbers.die_faces}")
            return Found(result_slots(edition, int(tail)), "slot", ordered=False)
        case "edition" | "catalogue" if tail:
            raise ScenarioError(f"{head!r} has no part {tail!r}", where, f"write {head!r}")
        case "edition":
            return Found(edition.id, "edition")
        case "catalogue":
            return Found([module.id for module in modules()], "module", ordered=False)
        case "warnings":
            return _warnings(rules, tail, where)
        case "place":
            return _place(names, tail, where)
    try:
        return _list(rules, names, head, tail, where)
    except EditionError as error:
        raise ScenarioError(error.what, where, error.right) from None


def _warnings(rules: Rules, tail: str, where: str) -> Found:
    """The rules that the warnings of the edition cite; `.size` is how many warnings there are."""
    cautions = rules.edition.cautions
    if tail == "size":
        return Found(len(cautions), "number")
    if tail:
        raise ScenarioError(f"'warnings' has no part {tail!r}", where, "write 'warnings' or 'warnings.size'")
    return Found(sorted({rule for caution in cautions for rule in RULE.findall(caution.what)}), "rule", ordered=False)


def _card(card: object, head: str) -> Found:
    if head in ("value", "points"):
        return Found(int(getattr(card, head)), "number")
    card_class = str(getattr(card, "card_class", ""))
    return Found(card_class, "class") if head == "class" else Found(card_class == head.removeprefix("is_"), "truth")


def _count(rules: Rules, names: Names, tail: str, where: str) -> Found:
    """`box.search.link`, `box.search.accessory`, `box.pile.knife`, `box.gang.crew`, `box.standees` …"""
    edition = rules.edition
    part, _, rest = tail.partition(".")
    if part in ("search", "pile"):
        dealt = [card for card in edition.cards if card.deck == part]
        if rest in ("", "size"):
            return Found(sum(card.copies for card in dealt), "number")
        card_class = names.card_class(rest)
        if card_class:
            return Found(sum(card.copies for card in dealt if card.card_class == card_class), "number")
        wanted = names.find("card", rest, where)
        return Found(sum(card.copies for card in dealt if card.id == wanted), "number")
    if part == "gang":
        gang = edition.gang(names.find("gang", rest, where))
        return Found(len(edition.dealt_gang_cards(gang)), "number")
    if part == "token" and rest:
        token = names.find("token", rest, where)
        return Found(sum(pile.copies for pile in edition.tokens if pile.id == token), "number")
    if tail not in COUNTS:
        known = [f"box.{each}" for each in ("search.size", "pile.knife", "gang.crew", *COUNTS)]
        raise ScenarioError(f"there is no fact 'box.{tail}'", where, advise(f"box.{tail}", known))
    return Found(COUNTS[tail](rules), "number")


def _option(rules: Rules, key: str, where: str) -> Found:
    if key not in rules.options:
        raise ScenarioError(f"there is no option {key!r}", where, near(key, rules.options))
    value = rules.options[key]
    option = next(each for each in rules.edition.options if each.key == key)
    words = tuple(dict.fromkeys([*map(str, option.values), str(option.default), str(value)]))
    return Found(value, "number" if isinstance(value, int) else "word", known=words)


def _place(names: Names, tail: str, where: str) -> Found:
    """`place.REC`: the slot a name means; `place.REC.actions`, `place.REC.forbids`."""
    name, _, part = tail.partition(".")
    slot = names.find("slot", name, where)
    if not part:
        return Found(slot, "slot")
    place = names.edition.place(slot)
    if part not in ("actions", "forbids"):
        raise ScenarioError(f"a Place has no {part!r}", where, "actions or forbids")
    return Found([str(verb) for verb in getattr(place, part)], "verb", ordered=False)


def _list(rules: Rules, names: Names, head: str, tail: str, where: str) -> Found:
    """`recipe.shovel` (needs), `price.shovel`, `gang.crew.needs`, `gang.crew.accessories`."""
    edition = rules.edition
    if head == "recipe":
        return Found(list(edition.recipes[edition.recipe(tail)].needs), "card", ordered=False)
    if head == "price":
        return Found(edition.deals[edition.deal(tail)].price, "number")
    name, _, part = tail.partition(".")
    gang = edition.gangs[edition.gang(name)]
    if part == "needs":
        return Found(gang.needs, "number")
    if part == "accessories":
        return Found(list(gang.accessories), "card", ordered=False)
    raise ScenarioError(f"a gang has no {part!r}", where, "needs or accessories")
