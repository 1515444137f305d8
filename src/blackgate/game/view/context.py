"""The public operands of the pending question."""

from typing import Final

from blackgate.engine.agenda import Ask, operand
from blackgate.engine.frames import Fight
from blackgate.engine.pieces import NOBODY
from blackgate.engine.registry import DECLARED_FRAMES
from blackgate.engine.state import State
from blackgate.engine.vocabulary import VERBS
from blackgate.game.rules import Rules

AGAINST_MICHEL: Final = {"attacker": "", "stake": "michel_card"}
"""How operands are shown in a combat that no player has started (MICHEL-12)."""


def context(rules: Rules, state: State) -> dict[str, str | int]:
    """The public operands of the pending question."""
    ask, found = state.agenda[state.top], dict[str, str | int]()
    is_alone = ask == Ask.FIGHT and operand(state, Fight.ATTACKER) == NOBODY
    for n, each in enumerate(DECLARED_FRAMES[ask].operands):
        name = AGAINST_MICHEL.get(each.name, each.shown_as) if is_alone else each.shown_as
        if name:
            sort = name if name in AGAINST_MICHEL.values() else each.sort
            found[name] = _named(rules, sort, int(operand(state, n)))
    return found


def _named(rules: Rules, sort: str, value: int) -> str | int:
    match sort:
        case "tool" | "stake":
            return rules.edition.cards[value].id
        case "gang":
            return rules.edition.gangs[value].id
        case "michel_card":
            return rules.edition.michel_cards[value].id
        case "illegal":
            return VERBS[value]
        case _:
            return value
