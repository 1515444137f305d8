"""Reading what cards do: effects, standing changes, Gang cards and Backgrounds.

Rule: GANG-6, GANG-7, BG-2, BG-6, RULING-6, RULING-11.
"""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from blackgate.editions.names import VERB_NAMES, Lookup, lookup
from blackgate.editions.parts import Effect, Modifier, Power
from blackgate.editions.reader.table import Table
from blackgate.editions.vocabulary import (
    EFFECTS,
    FOE_MOMENTS,
    FOE_VERBS,
    FREE_VERBS,
    LIMITED_VERBS,
    MODIFIERS,
    PICKS,
    ROLES,
)
from blackgate.engine.terms import CARD_CLASSES, PILE_CARDS, WHENS

MOST_N: Final = 9
"""The largest number an effect or a standing change may carry."""

MOD_RANGES: Final = {"rolls": (2, MOST_N), "waive": (1, 1), "cautious": (1, 2)}
"""Standing changes with a range of their own: one roll is no change, and a recipe has one Link."""

SEARCH_CLASSES: Final = tuple(each for each in CARD_CLASSES if each != "tool")
"""The classes of cards that can lie in the Search discard (COMP-2)."""

VERB_LISTS: Final = {"allow": VERB_NAMES.ids[:12], "immune": ("extort",), "limit": LIMITED_VERBS}


@dataclass(frozen=True)
class Known:
    """The things an effect may name."""

    languages: tuple[str, ...]
    slots: Lookup
    cards: Lookup
    gangs: Lookup
    modules: Collection[str] = ()
    """The engine's modules in play."""


def effects(table: Table, key: str, known: Known) -> tuple[Effect, ...]:
    """The effects of a list, in order."""
    return tuple(effect(each, known) for each in table.tables(key))


def effect(table: Table, known: Known) -> Effect:
    """One step of a card."""
    do = table.word("do", tuple(EFFECTS))
    word = EFFECTS[do]
    takes = (*word.needs, *word.may)
    read = Effect(
        do=do,
        who=table.word("who", word.who, default="" if "self" not in word.who else "self"),
        n=table.whole("n", 1, MOST_N) if "n" in takes else 1,
        card=table.reference("card", lookup("pile card", PILE_CARDS, {"pickaxe": ("pick",)}))
        if "card" in takes
        else "",
        to=table.reference("to", known.slots, also="any") if "to" in takes else "",
        verbs=table.references("verbs", VERB_NAMES, among=FREE_VERBS, least=1) if "verbs" in takes else (),
        card_class=table.word("class", SEARCH_CLASSES) if "class" in takes else "",
        pick=table.word("pick", PICKS) if "pick" in takes else "",
        unless=table.word("unless", ("weapon",)) if "unless" in takes and table.has("unless") else "",
        anywhere=table.flag("anywhere") if "anywhere" in takes else False,
    )
    if read.to == "any" and read.who != "self":
        raise table.wrong("to", "is 'any' for another player", "name the slot; only the owner moves to any Place")
    table.close()
    return read


def modifier(table: Table, known: Known) -> Modifier:
    """A standing change."""
    mod = table.word("mod", tuple(MODIFIERS))
    takes = MODIFIERS[mod]
    read = Modifier(
        mod=mod,
        n=table.whole("n", *MOD_RANGES.get(mod, (1, MOST_N))) if "n" in takes else 1,
        verbs=table.references("verbs", VERB_NAMES, among=VERB_LISTS[mod], least=1) if "verbs" in takes else (),
        at=table.references("at", known.slots) if "at" in takes else (),
        role=table.word("role", ROLES, default="both") if "role" in takes else "both",
    )
    table.close()
    return read


def power(table: Table, known: Known, background: bool) -> Power:
    """A Gang card or a Background."""
    at, company = _conditions(table, known)
    read = Power(
        id=table.text("id"),
        name=table.name("name", known.languages),
        aliases=table.texts("aliases"),
        background=background,
        gang=table.reference("gang", known.gangs),
        copies=table.whole("copies", 0, MOST_N, default=1),
        when=table.word("when", WHENS[1:]),
        verbs=table.references("verb", VERB_NAMES),
        at=at,
        company=company,
        once=table.word("limit", ("turn", "none"), default="none") == "turn",
        effects=effects(table, "do", known),
        bonus=effects(table, "bonus", known) if background else (),
        mods=tuple(modifier(each, known) for each in table.tables("mods")) if not background else (),
    )
    table.close()
    _check_moment(table, read)
    _check_price(table, read)
    _check_foe(table, read)
    return read


def _conditions(table: Table, known: Known) -> tuple[tuple[str, ...], bool]:
    """`if`: the slots the owner must stand in, and whether another player must stand there too."""
    at: tuple[str, ...] = ()
    company = False
    for condition in table.tables("if"):
        at += condition.references("at", known.slots)
        company = condition.flag("company") or company
        condition.close()
    return at, company


def _check_moment(table: Table, power: Power) -> None:
    """A moment and what happens then must fit each other. Rule: GANG-7, RULING-11."""
    if (power.when == "always") != bool(power.mods):
        raise table.wrong("mods", f"does not fit when = {power.when!r}", "mods stand with when = 'always' only")
    if (power.when == "always") == bool(power.effects):
        raise table.wrong("do", f"does not fit when = {power.when!r}", "every moment but 'always' needs effects")
    if (power.when == "after") != bool(power.verbs) and power.when != "after_other":
        raise table.wrong("verb", f"does not fit when = {power.when!r}", "'after' needs verbs, other moments have none")
    if any(effect.do == "cancel" for effect in (*power.effects, *power.bonus)) and power.when != "extorted":
        raise table.wrong("do", "'cancel' has nothing to cancel", "use it with when = 'extorted'")


def _check_price(table: Table, power: Power) -> None:
    """A price comes first and once, on a Gang card; without one an ability of the own turn needs a limit.

    Rule: RULING-11.
    """
    prices = [place for place, effect in enumerate((*power.effects, *power.bonus)) if effect.do == "pay"]
    if prices and (prices != [0] or power.background):
        raise table.wrong("do", "'pay' stands where no price can stand", "it is the first effect of a Gang card, once")
    if power.when == "my_turn" and not (power.background or power.once or prices):
        raise table.wrong("limit", "an ability of your own turn would never end", "write limit = 'turn' or a 'pay'")


def _check_foe(table: Table, power: Power) -> None:
    """`foe` needs somebody: chosen earlier in the card, or met at its moment."""
    met = power.when in FOE_MOMENTS or any(verb in FOE_VERBS for verb in power.verbs)
    check_chosen(table, (*power.effects, *power.bonus), met)


def check_chosen(table: Table, steps: tuple[Effect, ...], met: bool) -> None:
    """Nobody can be the foe before somebody was chosen."""
    for step in steps:
        if step.who == "foe" and not met:
            raise table.wrong("do", "'foe' stands before anybody was chosen", "choose with who = 'other' or 'here'")
        met = met or step.who in ("other", "here")
