"""Check that the parts of an edition fit each other: names, kinds, seats, and what the modules play with."""

from blackgate.editions.edition import Edition
from blackgate.editions.names import plain
from blackgate.editions.overlays import Layers, other_names
from blackgate.editions.vocabulary import SIDES
from blackgate.errors import EditionError


def check_consistency(edition: Edition, layers: Layers) -> None:
    """Refuse an edition whose parts contradict each other, and blame the file that changed one of them last."""
    _check_names(layers)
    _check_kinds(edition, layers)
    _check_seats(edition, layers)
    _check_modules(edition, layers)


def _check_names(layers: Layers) -> None:
    """No id and no other name may mean two things of one list."""
    for section, entries in layers.lists.items():
        owner: dict[str, str] = {}
        for name, entry in entries.items():
            for each in (name, *other_names(entry)):
                first = owner.setdefault(plain(each), name)
                if first != name:
                    where = layers.blamed(f"{section}.{name}", f"{section}.{first}")
                    other = name if where.endswith(f"{section}.{first}") else first
                    raise EditionError(f"{each!r} already names {other!r}", where, "choose another name")


def _check_kinds(edition: Edition, layers: Layers) -> None:
    """A face of another kind is of the same class, and that kind is its own (RULING-89); gangs ask for Accessories."""
    cards = {card.id: card for card in edition.cards}
    for card in edition.cards:
        kind = cards[card.kind]
        if kind.kind != kind.id or kind.card_class != card.card_class:
            where = layers.blamed(f"card.{card.id}.kind", f"card.{kind.id}.class")
            raise EditionError(
                f"{card.kind!r} is no kind for this card", where, "name a card of its own kind and class"
            )
    for gang in edition.gangs:
        for accessory in gang.accessories:
            if cards[accessory].card_class != "accessory" or cards[accessory].kind != accessory:
                where = layers.blamed(f"gang.{gang.id}.accessories", f"card.{accessory}.class")
                right = f"the {gang.name.of()} accepts it: cards of the class accessory only"
                raise EditionError(f"{accessory!r} is not an Accessory", where, right)


def _check_seats(edition: Edition, layers: Layers) -> None:
    """Everybody gets a Background and a prisoner board (SETUP-8, SETUP-9)."""
    most = max((players for players, _ in edition.goal), default=0)
    for section, count in (("background", len(edition.dealt_backgrounds())), ("prisoner", len(edition.prisoners))):
        if count < most:
            where = layers.blamed(section)
            raise EditionError(f"{count} are too few for {most} players", where, f"at least {most}")


def _check_modules(edition: Edition, layers: Layers) -> None:
    """A module finds what it plays with: figures in their tables, Michel(le) with cards, teams with a Block each."""
    sides = {place.side for place in edition.places}
    lacking = {
        "michel": "" if edition.michel and edition.michel_cards else "a table [michel] and [[michel_card]]",
        "warden": "" if edition.warden else "a table [warden]",
        "team": "" if sides >= set(SIDES) else "a [[place]] of side A and one of side B",
    }
    for module in edition.modules:
        if lacking.get(module):
            where = f"{layers.modules[module]}, module"
            raise EditionError(f"the module {module!r} lacks {lacking[module]}", where, "write it, or lay it before")
    start = edition.michel.start if edition.michel else ""
    if any(place.slot == start and not place.die for place in edition.places):
        where = layers.blamed("michel.start", f"place.{start}.die")
        raise EditionError("Michel(le) would start where no die result leads", where, "name an open Place (MICHEL-2)")
