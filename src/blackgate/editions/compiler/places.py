"""The board as the engine's tables: where one can go, what each Place allows whom, who starts where.

Rule: TURN-6, SEARCH-2, MOVE-2, SOL-1, SOL-2, TEAM-2, OFFICE-1, MOD-5.
"""

from collections.abc import Mapping
from functools import reduce
from operator import or_

from librt.vecs import vec
from mypy_extensions import i64

from blackgate.editions.compiler.programs import mask, slot_mask, table, verb_mask
from blackgate.editions.edition import Edition
from blackgate.editions.parts import Place
from blackgate.editions.sides import Sides
from blackgate.editions.vocabulary import SIDES
from blackgate.engine.ruleset import Ruleset
from blackgate.engine.terms import SEATS, SLOTS
from blackgate.engine.vocabulary import BASIC_VERBS

Settled = Mapping[str, str | int]


def fill_places(rules: Ruleset, edition: Edition, settled: Settled, sides: Sides) -> None:
    """Everything the engine asks about slots."""
    filled = {place.slot: place for place in edition.places}
    rules.slots = slot_mask(filled)
    rules.open_slots = slot_mask(slot for slot, place in filled.items() if place.die)
    rules.cautious_slots = rules.slots & ~slot_mask(_closed(settled))
    rules.named_slots = vec[i64]([slot_mask(edition.meant(slot)) for slot in SLOTS])
    rules.exits = vec[i64](_exits(edition, settled))
    rules.slot_search = vec[i64]([filled[slot].search if slot in filled else 0 for slot in SLOTS])
    results = range(1, edition.numbers.die_faces + 1)
    leads = [slot_mask(slot for slot, place in filled.items() if result in place.die) for result in results]
    rules.die = table(leads, first=0)
    _fill_verbs(rules, filled, settled, sides)


def fill_sides(rules: Ruleset, edition: Edition, settled: Settled, sides: Sides) -> None:
    """Whose points count together, who helps and spares whom, who starts where.

    Rule: TEAM-3, RULING-114, RULING-117.
    """
    allies = [_allies(seat, sides) for seat in range(SEATS)]
    may_extort = settled.get("extort_teammate") == "allowed"
    starts = [_start(edition, sides[seat : seat + 1]) for seat in range(SEATS)]
    rules.side = vec[i64]([SIDES.index(sides[seat]) if seat < len(sides) else seat for seat in range(SEATS)])
    rules.allies = vec[i64](allies)
    rules.spared = vec[i64]([0 if may_extort else each for each in allies])
    rules.start_slot = vec[i64]([SLOTS.index(slot) for slot in starts])


def _allies(seat: int, sides: Sides) -> int:
    if seat >= len(sides):
        return 0
    return mask(other for other, side in enumerate(sides) if side == sides[seat] and other != seat)


def _start(edition: Edition, side: Sides) -> str:
    """The own team's Block; the Cell Block for whoever is alone. Rule: SETUP-8, RULING-23, RULING-114."""
    own = [place.slot for place in edition.places if side and place.side == side[0]]
    return own[0] if own else "cell"


def _closed(settled: Settled) -> list[str]:
    """Where no Cautious Move leads, if the table wants it so. Rule: RULING-53, RULING-54."""
    options = {"solitary": "cautious_to_solitary", "office": "cautious_to_office"}
    return [slot for slot, key in options.items() if settled.get(key) == "forbidden"]


def _exits(edition: Edition, settled: Settled) -> list[int]:
    """By slot: the Places beside the board that a roll of one's own number opens; none opens there (RULING-165).

    Rule: OFFICE-1, RULING-164.
    """
    exits = [0] * len(SLOTS)
    numbered = [place.slot for place in edition.places if place.die]
    for place in edition.places:
        beside = place.team_beside if edition.in_teams and place.team_beside else place.beside
        near = edition.meant(beside) if settled.get("office_reach") == "adjacent_only" else numbered
        for slot in near if beside else ():
            exits[SLOTS.index(slot)] |= slot_mask([place.slot])
    return exits


def _fill_verbs(rules: Ruleset, filled: Mapping[str, Place], settled: Settled, sides: Sides) -> None:
    """What a Place leaves open to a seat; what Solitary bans, and for how long.

    The option touches a Place that confines only: the Ward's bans never follow anybody. Without a number a Place
    cannot be searched, whatever the option says. Rule: RULING-49, RULING-58, RULING-59, RULING-64.
    """
    closed = filled.get("solitary")
    confines = closed is not None and closed.confines
    bans = verb_mask(closed.forbids) if closed else 0
    unsearchable = verb_mask(("search",)) if closed and closed.search == 0 else 0
    chosen = settled.get("solitary_bans") if confines else "place_and_start"
    mild = chosen != "place_and_start"
    rules.solitary_start_bans = bans if confines and chosen != "none" else 0
    rules.solitary_bans = bans & unsearchable if mild else bans
    verbs = [0] * (SEATS * len(SLOTS))
    for seat in range(SEATS):
        for slot, place in filled.items():
            owned = not place.side or sides[seat : seat + 1] == (place.side,)
            entry = seat * len(SLOTS) + SLOTS.index(slot)
            verbs[entry] = _place_verbs(place, owned, lifted=mild and slot == "solitary")
    rules.slot_verbs = vec[i64](verbs)
    rules.known_verbs = reduce(or_, verbs)


def _place_verbs(place: Place, owned: bool, lifted: bool) -> int:
    """Basic actions it does not forbid, and its own actions; another team's Place has neither bans nor actions.

    Rule: TURN-4, TEAM-9, TEAM-10.
    """
    forbidden = place.forbids if owned and not lifted else ()
    basic = verb_mask(verb for verb in BASIC_VERBS if verb not in forbidden)
    return basic | verb_mask(place.actions) if owned else basic
