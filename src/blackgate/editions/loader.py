"""Load an edition: open its files, lay the overlays, read every table, check it against the rulebook facts."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType
from typing import Final, TypeVar

from blackgate.editions.edition import Edition
from blackgate.editions.names import SLOT_ALIASES, Lookup, lookup, near
from blackgate.editions.overlays import Layers, lay, other_names, place_names
from blackgate.editions.parts import CardFace, Origin, Power
from blackgate.editions.reader import box
from blackgate.editions.reader import modules as extras
from blackgate.editions.reader.powers import Known, power
from blackgate.editions.reader.table import Table
from blackgate.editions.shipped import packaged
from blackgate.editions.sources import Source, open_source
from blackgate.editions.validation.consistency import check_consistency
from blackgate.editions.validation.facts import check
from blackgate.editions.validation.misspellings import check_misspellings
from blackgate.engine.modules import NAMES as ENGINE_MODULES
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
    return checked(laid(name_or_path, overlays))


def checked(layers: Layers) -> Edition:
    """The edition that was laid, with everything in it that it should rather not do."""
    edition = read(layers)
    return replace(edition, cautions=tuple(check(edition)))


def laid(name_or_path: str | Path, overlays: Sequence[Source] = ()) -> Layers:
    """The tables of an edition with overlays laid over it, not read yet."""
    layers = Layers()
    file, content = open_source(name_or_path, "")
    if content.get("overlay"):
        raise EditionError("is an overlay", file, "load an edition and lay this over it")
    _check_head(file, content)
    lay(layers, file, content)
    lay_over(layers, overlays)
    return layers


def lay_over(layers: Layers, overlays: Sequence[Source]) -> None:
    """Lay overlays over what is there, in order."""
    for number, overlay in enumerate(overlays, 1):
        _lay_overlay(layers, *open_source(overlay, f"overlay {number}"), given=isinstance(overlay, Mapping))


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
    _lay_base(layers, file, content.get("upon"))
    lay(layers, file, content)


def _lay_base(layers: Layers, file: str, base: object) -> None:
    """What an overlay stands upon is laid before it, once."""
    if base is None:
        return
    if not isinstance(base, str) or base not in packaged():
        raise EditionError(f"is {base!r}", f"{file}, upon", near(str(base), packaged()))
    if f"{base}.toml" not in layers.sources:
        _lay_overlay(layers, *open_source(base, ""), given=False)


def read(layers: Layers) -> Edition:
    """Every table in turn; what a later table may name is known by then."""
    check_misspellings(layers)
    head = Table(layers.head, "", layers.source)
    languages = head.texts("languages", default=False)
    known = known_of(layers)
    points = box.tunnel(_table(layers, "tunnel"))
    goal, team_goal = box.goal(_table(layers, "goal"))
    edition = Edition(
        id=head.text("id"),
        title=head.text("name"),
        languages=languages,
        numbers=box.numbers(_table(layers, "numbers")),
        goal=goal,
        team_goal=team_goal,
        places=_entries(layers, "place", lambda table: box.place(table, known)),
        cards=_in_engine_order(_entries(layers, "card", lambda table: box.card(table, known, points)), layers),
        recipes=_entries(layers, "recipe", lambda table: box.recipe(table, known)),
        deals=_entries(layers, "deal", lambda table: box.deal(table, known)),
        gangs=_entries(layers, "gang", lambda table: box.gang(table, known)),
        powers=_powers(layers, known),
        modules=tuple(module for module in ENGINE_MODULES if module in layers.modules),
        tokens=_entries(layers, "token", lambda table: extras.token(table, known)),
        traumas=_entries(layers, "trauma", lambda table: extras.trauma(table, known)),
        michel=_optional(layers, "michel", lambda table: extras.michel(table, known)),
        michel_cards=_entries(layers, "michel_card", lambda table: extras.michel_card(table, known)),
        warden=_optional(layers, "warden", lambda table: extras.warden(table, known)),
        constants=extras.constants(
            Table(layers.tables.get("constants", {}), "constants", layers.source), layers.modules
        ),
        prisoners=_entries(layers, "prisoner", box.prisoner),
        options=_entries(layers, "option", box.option),
        extras=tuple(layers.modules[module] for module in ENGINE_MODULES if module in layers.modules),
        sources=tuple(layers.sources),
        origins=MappingProxyType({"": Origin(layers.sources[0], "reconstruction"), **layers.origins}),
    )
    check_consistency(edition, layers)
    return edition


def _table(layers: Layers, section: str) -> Table:
    if section not in layers.tables:
        right = f"write a table [{section}]; {OVERLAY_HINT}"
        raise EditionError("is missing", f"{layers.sources[0]}, {section}", right)
    return Table(layers.tables[section], section, layers.source)


def _optional(layers: Layers, section: str, reader: Callable[[Table], T]) -> T | None:
    """A table that only a module brings."""
    return reader(_table(layers, section)) if section in layers.tables else None


def _entries(layers: Layers, section: str, reader: Callable[[Table], T]) -> tuple[T, ...]:
    entries = layers.lists.get(section, {})
    most = MOST_ENTRIES.get(section)
    if most is not None and len(entries) > most:
        raise EditionError(f"has {len(entries)} entries", layers.blamed(section), f"at most {most}")
    tables = (Table(entry, f"{section}.{name}", layers.source) for name, entry in entries.items())
    return tuple(reader(table) for table in tables)


def _powers(layers: Layers, known: Known) -> tuple[Power, ...]:
    gang_cards = _entries(layers, "gang_card", lambda table: power(table, known, background=False))
    backgrounds = _entries(layers, "background", lambda table: power(table, known, background=True))
    return gang_cards + backgrounds


def known_of(layers: Layers) -> Known:
    """What the tables of this edition may name: its filled slots, its cards and its gangs."""
    languages = Table(layers.head, "", layers.source).texts("languages", default=False)
    filled = [slot for slot in SLOTS if slot in layers.lists.get("place", {})]
    for slot in ALWAYS_FILLED:
        if layers.lists.get("place") and slot not in filled:
            raise EditionError("is missing", layers.blamed(f"place.{slot}"), "every edition has this Place")
    slots = lookup("Place", filled, SLOT_ALIASES)
    for number, slot in enumerate(filled):
        slots.add(number, place_names(layers.lists["place"][slot]))
    return Known(languages, slots, _by_alias(layers, "card"), _by_alias(layers, "gang"), layers.modules)


def _by_alias(layers: Layers, section: str) -> Lookup:
    entries = layers.lists.get(section, {})
    aliases = {name: other_names(entry) for name, entry in entries.items()}
    found = lookup(section, list(entries), aliases)
    gone = {path.partition(".")[2]: file for path, file in layers.removed.items() if path.startswith(f"{section}.")}
    found.gone.update(gone)
    return found


def _in_engine_order(cards: tuple[CardFace, ...], layers: Layers) -> tuple[CardFace, ...]:
    """The open piles come first, in their order (COMP-2)."""
    found = {card.id: card for card in cards}
    for pile in PILE_CARDS:
        if pile not in found:
            raise EditionError("is missing", layers.blamed(f"card.{pile}"), "every edition has the four piles")
    return (*(found[pile] for pile in PILE_CARDS), *(card for card in cards if card.id not in PILE_CARDS))
