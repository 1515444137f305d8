"""What a pending question is about, as far as everybody sees it on the table."""

from typing import Final

from blackgate.engine.agenda import Ask
from blackgate.engine.state import NOBODY, State
from blackgate.engine.terms import VERBS
from blackgate.game.rules import Rules

CONTEXT: Final[dict[int, tuple[tuple[str, str], ...]]] = {
    Ask.NAME: (("target", "seat"),),
    Ask.LAY: (("target", "seat"), ("tool", "card")),
    Ask.ANSWER: (("attacker", "seat"), ("tool", "card")),
    Ask.FIGHT: (("attacker", "seat"), ("defender", "seat"), ("tool", "card")),
    Ask.SELLING: (("sold", "number"),),
    Ask.PAY: (("gang", "gang"), ("due", "number")),
    Ask.PICK: (("victim", "seat"), ("due", "number")),
    Ask.DROP: (("due", "number"),),
    Ask.UNLESS: (("beatings", "number"),),
    Ask.REACT: (("to", "seat"),),
    Ask.PLACE: (("moved", "seat"),),
    Ask.YIELD: (("michel_card", "michel_card"),),
    Ask.TOLL: (("michel_card", "michel_card"),),
    Ask.HELP: (("mate", "seat"),),
    Ask.SPOILS: (("helper", "seat"),),
    Ask.OFFER: (("partner", "seat"),),
    Ask.FILL: (("partner", "seat"),),
    Ask.BRAWL: (("starter", "seat"),),
    Ask.MEND: (("beatings", "number"),),
    Ask.REPORT: (("actor", "seat"), ("verb", "verb")),
    Ask.FREEPASS: (("verb", "verb"),),
    Ask.PUNISH: (("actor", "seat"),),
}
"""By question: the operands everybody sees on the table."""
AGAINST_MICHEL: Final = (("", ""), ("defender", "seat"), ("michel_card", "michel_card"))
"""The same for a combat that no player has begun (MICHEL-12)."""


def context(rules: Rules, state: State) -> dict[str, str | int]:
    """What the pending question is about, as far as everybody sees it."""
    ask, found = state.agenda[state.top], dict[str, str | int]()
    alone = ask == Ask.FIGHT and state.agenda[state.top + 2] == NOBODY
    for n, (name, sort) in enumerate(AGAINST_MICHEL if alone else CONTEXT.get(ask, ())):
        if name:
            found[name] = _named(rules, sort, int(state.agenda[state.top + 2 + n]))
    return found


def _named(rules: Rules, sort: str, value: int) -> str | int:
    match sort:
        case "card":
            return rules.edition.cards[value].id
        case "gang":
            return rules.edition.gangs[value].id
        case "michel_card":
            return rules.edition.michel_cards[value].id
        case "verb":
            return VERBS[value]
        case _:
            return value
