"""Where an action is possible, from the tables of the engine. Rule: TURN-6, TEAM-9, TEAM-10."""

from blackgate.engine.masks import bit
from blackgate.engine.terms import SLOTS, Slot
from blackgate.engine.vocabulary import VERBS
from blackgate.game.refusals.known import KnownTable
from blackgate.speech.message import Row
from blackgate.speech.things import place


def either(slots: list[str]) -> Row:
    """One of these Places."""
    return Row(tuple(map(place, slots)), "or")


def allowing(known: KnownTable, verb: str) -> list[str]:
    """The Places that allow a verb to the seat, also through its Gang card, in the order of the board."""
    if verb not in VERBS:
        return []
    tables, wanted = known.rules.tables, bit(VERBS.index(verb))
    found = []
    for filled in known.rules.edition.places:
        slot = SLOTS.index(filled.slot)
        here = tables.slot_verbs[tables.at_slot(known.seat, slot)]
        granted = tables.mod_allow[tables.at_slot(known.gang_card, slot)]
        banned = tables.solitary_bans if slot == Slot.SOLITARY else 0
        if (here | granted) & ~banned & wanted:
            found.append(filled.slot)
    return found


def is_immune(known: KnownTable, seat: int, verb: str, slot: str) -> bool:
    """Whether the target's Gang card protects it from an action in a Place. Rule: GANG-7."""
    tables, card = known.rules.tables, known.gang_cards[seat]
    return bool(tables.mod_immune[tables.at_slot(card, SLOTS.index(slot))] & bit(VERBS.index(verb)))
