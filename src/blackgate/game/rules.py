"""The rules of one game: an edition, overlays, modules, teams, the options chosen and the number of players."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any, Final

import msgspec

from blackgate.editions import (
    Edition,
    check_combination,
    choose,
    load,
    make_ruleset,
    packaged,
    settle,
    settle_sides,
)
from blackgate.editions.catalogue import catalogue
from blackgate.editions.custom.box import CustomBox
from blackgate.editions.custom.examination import load_box
from blackgate.engine.ruleset import Ruleset
from blackgate.errors import EditionError, OptionError, brief
from blackgate.game.actions import Lexicon
from blackgate.game.marks import Names

Overlay = str | Path | Mapping[str, object]

EDITIONS_KEPT: Final = 64
"""Number of cached combinations of packaged files; each takes some 15 ms to load."""

PROTOTYPE: Final = "prototype_fr"
"""The overlays of the option `ruleset = prototype`. Rule: RULING-1."""


class Setting(msgspec.Struct, frozen=True, kw_only=True):
    """The chosen rules by name; the same rules can be built again from it and the editions."""

    edition: str
    fingerprint: str
    players: int
    modules: tuple[str, ...]
    teams: str
    options: dict[str, str | int]
    """Only options that differ from their defaults."""
    overlays: tuple[str, ...]
    humans: bool


@dataclass(frozen=True, eq=False)
class Rules:
    """Everything fixed before the deal. Make one with `rules`.

    Each object equals only itself, so that derived results can be cached with it.

    To make the same rules again: `rules(edition.id, players, chosen, overlays, humans, modules, teams)`.
    """

    edition: Edition
    players: int
    chosen: Mapping[str, str | int]
    """The options that differ from their defaults."""
    options: Mapping[str, str | int]
    """Every option with its value."""
    tables: Ruleset
    lexicon: Lexicon
    humans: bool = False
    overlays: tuple[str, ...] = ()
    """The names of the overlays, without folders and without modules."""
    modules: tuple[str, ...] = ()
    """The modules in play, in the order of the engine; the Warden includes the Office."""
    teams: tuple[str, ...] | None = None
    """By seat: its team, A or B; None without teams."""
    box: str = ""
    """The custom box that is played with, as compact JSON; empty without one. Records embed it."""

    @cached_property
    def caches(self) -> dict[str, dict[Any, Any]]:
        """Results that depend on these rules, by what computes them. They are freed with the rules."""
        return {}

    @cached_property
    def names(self) -> Names:
        """Names for cards, known and unknown ones."""
        return Names(self.edition)

    @cached_property
    def places(self) -> dict[str, str]:
        """By slot: the name of the Place that fills it."""
        return {place.slot: place.name.of() for place in self.edition.places}

    @cached_property
    def setting(self) -> Setting:
        """The chosen rules, by name."""
        return Setting(
            edition=self.edition.id,
            fingerprint=self.edition.fingerprint,
            players=self.players,
            modules=self.modules,
            teams="".join(self.teams or ()),
            options=dict(self.chosen),
            overlays=self.overlays,
            humans=self.humans,
        )


def rules(
    edition: str | Path | Edition = "retail",
    players: int = 4,
    options: Mapping[str, object] | None = None,
    overlays: Sequence[Overlay] = (),
    humans: bool = False,
    modules: Sequence[str] = (),
    teams: bool | str | Sequence[str] | None = False,
    box: CustomBox | None = None,
) -> Rules:
    """Rules from an edition (by name, file or as loaded), modules and overlays laid over it, options, a player count.

    Overlays are laid after the modules, so that they have the last word. `modules` are names such as "warden" or
    "library", or "dig_in" for all of Dig In; `teams` plays in teams, and as "ABBA" says who sits where (RULING-113).
    A custom `box` is laid last; it comes from anybody, so its cost is bounded, and records embed it.
    With `humans` the default round cap for games among bots does not apply (RULING-26).
    """
    written = _written(teams)
    wanted = dict(options or {})
    if isinstance(edition, Edition):
        if overlays or modules or box:
            raise EditionError("overlays are laid when an edition is loaded", edition.id, "load(name, overlays)")
        content, laid = edition, tuple[str, ...]()
    else:
        content, laid = _content(edition, wanted, overlays, choose(modules, written), box)
    check_combination(content)
    settled, defaults = settle(content, wanted), settle(content, None)
    tables = make_ruleset(content, players, wanted, humans, written)
    return Rules(
        edition=content,
        players=players,
        chosen={key: value for key, value in settled.items() if value != defaults[key]},
        options=settled,
        tables=tables,
        lexicon=Lexicon(content) if box else _lexicon(content),
        humans=humans,
        overlays=laid,
        modules=tuple(name for name in content.extras if name != "teams"),
        teams=settle_sides(content, players, written, settled) or None,
        box=box.text if box else "",
    )


def _written(teams: object) -> bool | str:
    """Teams as one word, or whether there are teams."""
    if isinstance(teams, list | tuple) and all(isinstance(side, str) for side in teams):
        return "".join(teams)
    if teams is None or isinstance(teams, bool | str):
        return teams or False
    raise OptionError(f"{brief(teams)} says nothing about teams", "teams", "true, or one letter for each seat: ABAB")


def _content(
    edition: str | Path,
    options: Mapping[str, object],
    overlays: Sequence[Overlay],
    modules: Sequence[str],
    box: CustomBox | None,
) -> tuple[Edition, tuple[str, ...]]:
    """The edition with all modules, overlays and the box applied, and the names of its overlays."""
    base, laid = with_prototype(edition, options, overlays)
    names = tuple(Path(overlay).name for overlay in laid if not isinstance(overlay, Mapping))
    sources = (base, *modules, *_labelled(laid))
    if box is not None:
        return load_box(sources, box), names
    if all(isinstance(source, str) and source in packaged() for source in sources):
        return packaged_edition(tuple(map(str, sources))), names
    return load(base, sources[1:]), names


@lru_cache(maxsize=EDITIONS_KEPT)
def _lexicon(edition: Edition) -> Lexicon:
    """The words of an edition, shared by all rules made from it."""
    return Lexicon(edition)


@lru_cache(maxsize=EDITIONS_KEPT)
def packaged_edition(sources: tuple[str, ...]) -> Edition:
    """An edition that comes with Blackgate, with packaged overlays applied. Files of the user are always read again."""
    return load(sources[0], sources[1:])


def with_prototype(
    edition: str | Path, options: Mapping[str, object], overlays: Sequence[Overlay]
) -> tuple[str | Path, list[Overlay]]:
    """The edition and overlays to load. A prototype may be named as an edition, or selected by an option.

    Rule: RULING-1.
    """
    known = [each.id for each in catalogue() if each.kind == "prototype"]
    if edition in known:
        return "retail", [str(edition), *overlays]
    if options.get("ruleset") == "prototype" and not any(name in known for name in overlays):
        return edition, [PROTOTYPE, *overlays]
    return edition, [*overlays]


def _labelled(overlays: Sequence[Overlay]) -> list[Overlay]:
    """The overlays, each with a name; one without a name is called by its number."""
    return [
        {"id": f"overlay {n}", **overlay} if isinstance(overlay, Mapping) else overlay
        for n, overlay in enumerate(overlays, 1)
    ]
