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
    for what, where, right in _broken(edition):
        raise EditionError(f"RULING-3: {what}", f"{_blamed(edition, where)}, {where}", right)
    return list(_unusual(edition))


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
    """Rule: SEARCH-3."""
    for slot, name, printed in (("cell", "Cell Block", 1), ("cafeteria", "Cafeteria", 2)):
        found = edition.place(slot).search
        if found != printed:
            yield f"the {name} shows {found}", f"place.{slot}.search", f"the {name} shows {printed} (SEARCH-3)"


def _broken_results(edition: Edition) -> Iterator[tuple[str, str, str]]:
    """Rule: MOVE-2, MOVE-5, SOL-4."""
    for place in edition.places:
        if place.slot in CLOSED and place.die:
            yield (
                f"result {place.die[0]} names {place.slot}",
                f"place.{place.slot}.die",
                "no result leads there (SOL-4)",
            )
    for result in range(1, edition.numbers.die_faces + 1):
        slots = sorted(result_slots(edition, result))
        if result == 1 and slots != ["cafeteria", "cell"]:
            at = _changed_die(edition, {"cafeteria", "cell"} ^ set(slots))
            yield f"result 1 names {_listed(slots)}", at, "it leads to Cell Block or Cafeteria (MOVE-5)"
        if len(slots) != 2:
            few = len(slots) < 2
            at = _changed_die(edition, {place.slot for place in edition.places if (result in place.die) != few})
            yield f"result {result} names {_listed(slots)}", at, "every result names exactly two Places (MOVE-2)"


def _changed_die(edition: Edition, slots: set[str]) -> str:
    """The results of that one of these Places whose results were changed last, even if it was taken away."""
    paths = [f"place.{place.slot}.die" for place in edition.places if place.slot in slots]
    return max(paths, key=lambda path: edition.sources.index(edition.source(path)), default="place")


def _broken_michel_cards(edition: Edition) -> Iterator[tuple[str, str, str]]:
    """Rule: MICHEL-10, MICHEL-11."""
    dealt = [card for card in edition.michel_cards if card.copies]
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
