"""Loading an edition: open its files, lay the overlays, read every table, hold it against the rulebook facts."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType
from typing import Final, TypeVar

from blackgate.editions import reading_box as box
from blackgate.editions.edition import Edition
from blackgate.editions.facts import check
from blackgate.editions.layers import Layers, lay
from blackgate.editions.misspelt import check_misspelt
from blackgate.editions.names import SLOT_ALIASES, Lookup, lookup, plain
from blackgate.editions.parts import CardFace, Origin, Power
from blackgate.editions.reading import Table
from blackgate.editions.reading_powers import Known, power
from blackgate.editions.sources import Source, open_source
from blackgate.engine.terms import PILE_CARDS, SLOTS, Card
from blackgate.errors import EditionError

T = TypeVar("T")

MOST_ENTRIES: Final = {"card": int(Card.MOST), "gang": 8, "recipe": 8, "deal": 8, "prisoner": 6}
"""What the action space has room for."""

OVERLAY_HINT: Final = "is this an overlay? start with overlay = true"
ALWAYS_FILLED: Final = ("cell", "cafeteria")
"""Slots the rulebook speaks of by name (SEARCH-3, MOVE-5)."""


def load(name_or_path: str | Path, overlays: Sequence[Source] = ()) -> Edition:
    """The edition of that name or file, with the overlays laid over it in order."""
    layers = Layers()
    file, content = open_source(name_or_path, "")
    if content.get("overlay"):
        raise EditionError("is an overlay", file, "load an edition and lay this over it")
    _check_head(file, content)
    lay(layers, file, content)
    for number, overlay in enumerate(overlays, 1):
        _lay_overlay(layers, *open_source(overlay, f"overlay {number}"), given=isinstance(overlay, Mapping))
    edition = _read(layers)
    return replace(edition, cautions=tuple(check(edition)))


def _check_head(file: str, content: Mapping[str, object]) -> None:
    """An edition says what it is; most files that do not are overlays."""
    for key in ("id", "name", "languages"):
        if key not in content:
            raise EditionError("is missing", f"{file}, {key}", f"an edition needs it; {OVERLAY_HINT}")


def _lay_overlay(layers: Layers, file: str, content: Mapping[str, object], given: bool) -> None:
    """An overlay says that it is one, and may say over which edition it belongs."""
    if content.get("overlay", given) is not True:
        raise EditionError("is not an overlay", file, "an overlay starts with overlay = true")
    over = content.get("over", layers.head["id"])
    if over != layers.head["id"]:
        raise EditionError(f"belongs over {over!r}, not over {layers.head['id']!r}", f"{file}, over", f"load {over!r}")
    lay(layers, file, content)


def _read(layers: Layers) -> Edition:
    """Every table in turn; what a later table may name is known by then."""
    check_misspelt(layers)
    head = Table(layers.head, "", layers.source)
    languages = head.texts("languages", default=False)
    known = _known(layers, languages)
    points = _tunnel(_table(layers, "tunnel"))
    goal = _table(layers, "goal")
    edition = Edition(
        id=head.text("id"),
        title=head.text("name"),
        languages=languages,
        numbers=box.numbers(_table(layers, "numbers")),
        goal=box.goals(goal, "players"),
        team_goal=box.goals(goal, "teams") if goal.has("teams") else (),
        places=_entries(layers, "place", lambda table: box.place(table, known)),
        cards=_in_engine_order(_entries(layers, "card", lambda table: box.card(table, known, points)), layers),
        recipes=_entries(layers, "recipe", lambda table: box.recipe(table, known)),
        deals=_entries(layers, "deal", lambda table: box.deal(table, known)),
        gangs=_entries(layers, "gang", lambda table: box.gang(table, known)),
        powers=_powers(layers, known),
        michel_cards=_entries(layers, "michel_card", lambda table: box.michel_card(table, known)),
        prisoners=_entries(layers, "prisoner", box.prisoner),
        options=_entries(layers, "option", box.option),
        sources=tuple(layers.sources),
        origins=MappingProxyType({"": Origin(layers.sources[0], "reconstruction"), **layers.origins}),
    )
    goal.close()
    _check_names(layers)
    _check_kinds(edition, layers)
    _check_seats(edition, layers)
    return edition


def _table(layers: Layers, section: str) -> Table:
    if section not in layers.tables:
        right = f"write a table [{section}]; {OVERLAY_HINT}"
        raise EditionError("is missing", f"{layers.sources[0]}, {section}", right)
    return Table(layers.tables[section], section, layers.source)


def _entries(layers: Layers, section: str, reader: Callable[[Table], T]) -> tuple[T, ...]:
    entries = layers.lists.get(section, {})
    most = MOST_ENTRIES.get(section)
    if most is not None and len(entries) > most:
        raise EditionError(f"has {len(entries)} entries", _blamed(layers, section), f"at most {most}")
    tables = (Table(entry, f"{section}.{name}", layers.source) for name, entry in entries.items())
    return tuple(reader(table) for table in tables)


def _blamed(layers: Layers, *paths: str) -> str:
    """File and path of what was changed last among things that do not fit each other."""
    path = layers.latest(paths)
    return f"{layers.source(path)}, {path}"


def _powers(layers: Layers, known: Known) -> tuple[Power, ...]:
    gang_cards = _entries(layers, "gang_card", lambda table: power(table, known, background=False))
    backgrounds = _entries(layers, "background", lambda table: power(table, known, background=True))
    return gang_cards + backgrounds


def _tunnel(table: Table) -> dict[str, int]:
    """Tunnel points by Tool."""
    points = {tool: table.whole(tool, 0, box.MOST_POINTS) for tool in PILE_CARDS[1:]}
    table.close()
    return points


def _known(layers: Layers, languages: tuple[str, ...]) -> Known:
    """What the tables of this edition may name: its filled slots, its cards and its gangs."""
    filled = [slot for slot in SLOTS if slot in layers.lists.get("place", {})]
    for slot in ALWAYS_FILLED:
        if layers.lists.get("place") and slot not in filled:
            raise EditionError("is missing", _blamed(layers, f"place.{slot}"), "every edition has this Place")
    slots = lookup("Place", filled, SLOT_ALIASES)
    return Known(languages, slots, _by_alias(layers, "card"), _by_alias(layers, "gang"))


def _by_alias(layers: Layers, section: str) -> Lookup:
    entries = layers.lists.get(section, {})
    aliases = {name: [str(each) for each in _list(entry.get("aliases"))] for name, entry in entries.items()}
    found = lookup(section, list(entries), aliases)
    gone = {path.partition(".")[2]: file for path, file in layers.removed.items() if path.startswith(f"{section}.")}
    found.gone.update(gone)
    return found


def _list(value: object) -> Sequence[object]:
    return value if isinstance(value, list | tuple) else ()


def _in_engine_order(cards: tuple[CardFace, ...], layers: Layers) -> tuple[CardFace, ...]:
    """The open piles come first, in their order (COMP-2)."""
    found = {card.id: card for card in cards}
    for pile in PILE_CARDS:
        if pile not in found:
            raise EditionError("is missing", _blamed(layers, f"card.{pile}"), "every edition has the four piles")
    return (*(found[pile] for pile in PILE_CARDS), *(card for card in cards if card.id not in PILE_CARDS))


def _check_names(layers: Layers) -> None:
    """No id and no other name may mean two things of one list."""
    for section, entries in layers.lists.items():
        owner: dict[str, str] = {}
        for name, entry in entries.items():
            for each in (name, *map(str, _list(entry.get("aliases")))):
                first = owner.setdefault(plain(each), name)
                if first != name:
                    where = _blamed(layers, f"{section}.{name}", f"{section}.{first}")
                    other = name if where.endswith(f"{section}.{first}") else first
                    raise EditionError(f"{each!r} already names {other!r}", where, "choose another name")


def _check_kinds(edition: Edition, layers: Layers) -> None:
    """A face of another kind is of the same class, and that kind is its own (RULING-89); gangs ask for Accessories."""
    cards = {card.id: card for card in edition.cards}
    for card in edition.cards:
        kind = cards[card.kind]
        if kind.kind != kind.id or kind.card_class != card.card_class:
            where = _blamed(layers, f"card.{card.id}.kind", f"card.{kind.id}.class")
            raise EditionError(
                f"{card.kind!r} is no kind for this card", where, "name a card of its own kind and class"
            )
    for gang in edition.gangs:
        for accessory in gang.accessories:
            if cards[accessory].card_class != "accessory" or cards[accessory].kind != accessory:
                where = _blamed(layers, f"gang.{gang.id}.accessories", f"card.{accessory}.class")
                right = f"the {gang.name.of()} accepts it: cards of the class accessory only"
                raise EditionError(f"{accessory!r} is not an Accessory", where, right)


def _check_seats(edition: Edition, layers: Layers) -> None:
    """Everybody gets a Background and a prisoner board (SETUP-8, SETUP-9)."""
    most = max((players for players, _ in edition.goal), default=0)
    for section, count in (("background", len(edition.dealt_backgrounds())), ("prisoner", len(edition.prisoners))):
        if count < most:
            where = _blamed(layers, section)
            raise EditionError(f"{count} are too few for {most} players", where, f"at least {most}")
