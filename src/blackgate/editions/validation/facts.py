"""What the rulebooks state about the printed numbers, and what we only inferred.

An edition that breaks a stated fact is refused; one that breaks an inference loads with a caution.

Rule: RULING-3, COMP-7.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from blackgate.editions.edition import Edition
from blackgate.editions.names import plain
from blackgate.editions.parts import Caution, Name
from blackgate.errors import EditionError

CLOSED: Final = ("solitary", "office")
"""No die result leads here (SOL-4)."""


def check(edition: Edition) -> list[Caution]:
    """Refuse an edition that breaks a fact of the rulebooks; tell what is merely unusual."""
    for error in broken(edition):
        raise error
    return list(_unusual(edition))


def broken(edition: Edition) -> Iterator[EditionError]:
    """Every fact of the rulebooks that an edition breaks."""
    for what, where, right in _broken(edition):
        yield EditionError(f"RULING-3: {what}", f"{_blamed(edition, where)}, {where}", right)


def _blamed(edition: Edition, where: str) -> str:
    """The file that last changed something of a path."""
    return max((edition.source(path) for path in (where, *_below(edition, where))), key=edition.sources.index)


def _below(edition: Edition, where: str) -> list[str]:
    return [path for path in edition.origins if path.startswith(f"{where}.")]


def _broken(edition: Edition) -> Iterator[tuple[str, str, str]]:
    yield from _broken_searches(edition)
    yield from _broken_results(edition)
    yield from _broken_michel_cards(edition)


def _broken_searches(edition: Edition) -> Iterator[tuple[str, str, str]]:
    """A tile may show a number of its own. Rule: SEARCH-3, RULING-4."""
    for slot, name, printed in (("cell", "Cell Block", 1), ("cafeteria", "Cafeteria", 2), ("cell_b", "Cell Block", 1)):
        for place in edition.places:
            if place.slot == slot and not place.tile and place.search != printed:
                where = f"place.{slot}.search"
                yield f"the {name} shows {place.search}", where, f"the {name} shows {printed} (SEARCH-3)"


def _broken_results(edition: Edition) -> Iterator[tuple[str, str, str]]:
    """Rule: MOVE-2, MOVE-5, SOL-4, OFFICE-1."""
    for place in edition.places:
        if place.slot in CLOSED and place.die:
            yield (
                f"result {place.die[0]} names {place.slot}",
                f"place.{place.slot}.die",
                "no result leads there (SOL-4)",
            )
    for result in range(1, edition.numbers.die_faces + 1):
        yield from _broken_result(edition, result)


def _broken_result(edition: Edition, result: int) -> Iterator[tuple[str, str, str]]:
    """Two Places; on the team side the two Blocks count as one, and 1, 2 and 3 name both. Rule: TEAM-5, RULING-115."""
    slots = sorted(result_slots(edition, result))
    what = f"result {result} names {_listed(slots)}"
    blocks = set(edition.meant("cell"))
    if edition.in_teams and result <= 3 and not blocks <= set(slots):
        at = _changed_die(edition, blocks - set(slots))
        yield what, at, "on the team side results 1, 2 and 3 lead to both Blocks (TEAM-5)"
    first = {"cafeteria", *blocks}
    if result == 1 and set(slots) != first:
        yield what, _changed_die(edition, first ^ set(slots)), "it leads to Cell Block or Cafeteria (MOVE-5)"
    count = len({min(edition.meant(slot)) for slot in slots})
    if count != 2:
        at = _changed_die(edition, {place.slot for place in edition.places if (result in place.die) != (count < 2)})
        yield what, at, "every result names exactly two Places (MOVE-2)"


def _changed_die(edition: Edition, slots: set[str]) -> str:
    """The results of that one of these Places whose results were changed last, even if it was taken away."""
    paths = [f"place.{place.slot}.die" for place in edition.places if place.slot in slots]
    return max(paths, key=lambda path: edition.sources.index(edition.source(path)), default="place")


def _broken_michel_cards(edition: Edition) -> Iterator[tuple[str, str, str]]:
    """Rule: MICHEL-10, MICHEL-11."""
    dealt = [card for card in edition.michel_cards if card.copies]
    if edition.michel_cards and not dealt:
        yield "the deck of Michel(le) is empty", "michel_card", "some cards must show no Knife (MICHEL-10)"
    if dealt and all(card.knife for card in dealt):
        yield "every Michel(le) card shows a Knife", "michel_card", "some must show none (MICHEL-10)"
    for card in dealt:
        if card.knife and not card.tools:
            yield "a Knife card shows no Tool", f"michel_card.{card.id}.tools", "show at least one Tool (MICHEL-11)"


def _unusual(edition: Edition) -> Iterator[Caution]:
    for place in edition.places:
        if place.slot in CLOSED:
            continue
        if place.slot == "cell" and place.die != (1, 2, 3):
            yield Caution("RULING-3: the Cell Block is usually on 1, 2 and 3", "place.cell.die")
        if len(place.die) not in (2, 3):
            yield Caution("RULING-3: an open Place is usually on 2 or 3 results", f"place.{place.slot}.die")
        if not 1 <= place.search <= 3:
            yield Caution("RULING-3: Search values usually run from 1 to 3", f"place.{place.slot}.search")
    yield from _unusual_points(edition)
    yield from _same_names(edition)


def _unusual_points(edition: Edition) -> Iterator[Caution]:
    points = {card.id: card.points for card in edition.cards}
    if not points["spoon"] < points["pickaxe"] < points["shovel"] < 2 * points["pickaxe"]:
        yield Caution("RULING-3: usually Spoon < Pickaxe < Shovel < two Pickaxes in points", "tunnel")


def _same_names(edition: Edition) -> Iterator[Caution]:
    """A name that two things bear means the first of them (RULING-2)."""
    gang_cards = [("gang_card", power.id, power.name) for power in edition.powers if not power.background]
    backgrounds = [("background", power.id, power.name) for power in edition.powers if power.background]
    yield from _doubled([("card", card.id, card.name) for card in edition.cards])
    yield from _doubled([("gang", gang.id, gang.name) for gang in edition.gangs])
    yield from _doubled([*gang_cards, *backgrounds])


def _doubled(named: Sequence[tuple[str, str, Name]]) -> Iterator[Caution]:
    bearer: dict[tuple[str, str], str] = {}
    for section, each, name in named:
        for language, word in name.words:
            first = bearer.setdefault((language, plain(word)), f"{section} {each}")
            if first != f"{section} {each}":
                what = f"RULING-2: {word!r} is also the name of the {first}"
                yield Caution(f"{what}; write the id where you mean this one", f"{section}.{each}.name")
                break


def result_slots(edition: Edition, result: int) -> list[str]:
    """The slots a die result leads to. Rule: MOVE-2."""
    return [place.slot for place in edition.places if result in place.die]


def _listed(slots: list[str]) -> str:
    return ", ".join(slots) or "no Place"
