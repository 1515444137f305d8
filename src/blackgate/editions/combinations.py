"""Combinations of modules: the names people use, and which modules may stand together.

Rule: MOD-1, RULING-22, MICHEL-1, WARDEN-1, WARDEN-9, PROTO-6.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from blackgate.editions.catalogue import Entry, catalogue
from blackgate.editions.edition import Edition
from blackgate.editions.names import Lookup, near
from blackgate.errors import OptionError, brief

TEAMS: Final = "teams"
OFFICE: Final = "office"
"""A name for what comes with the Warden and only with her (WARDEN-1)."""

BUNDLES: Final = ("all", "dig_in")
"""Names for all of Dig In: the six Places and the Warden."""


class Clash(NamedTuple):
    """Two modules that never stand together."""

    modules: tuple[str, str]
    rules: tuple[str, ...]
    what: str
    right: str


CLASHES: Final = (
    Clash(("michel", "michelle"), ("MICHEL-1",), "Michel and Michelle are never both there", "choose one"),
    Clash(
        ("gambling", TEAMS),
        ("WARDEN-9", "RULING-22"),
        "the Gambling Cells are not used in team mode",
        "leave one of them out",
    ),
)
NO_MODULES: Final = "PROTO-6"
"""The rule by which a prototype is played without modules."""


def choose(names: Sequence[str], teams: bool | str = False) -> tuple[str, ...]:
    """The overlays to lay for these modules, in the order of `modules`; refused where they do not go together.

    The whole of Dig In leaves the Gambling Cells out in team mode, where they are not used (WARDEN-9).
    """
    if isinstance(names, str):
        raise OptionError(f"{names!r} is one text", "modules", f"a list, such as [{names!r}]")
    found = [_find(name) for name in names]
    for place, name in enumerate(found):
        if name in found[:place]:
            raise OptionError(f"{name!r} is chosen twice", "modules", "choose it once (MOD-1)")
    if teams and TEAMS not in found:
        found.append(TEAMS)
    chosen = {name for name in found if name not in BUNDLES}
    if any(name in BUNDLES for name in found):
        chosen |= {each for each in _dig_in() if each != "gambling" or TEAMS not in chosen}
    _check(chosen)
    return tuple(each.id for each in modules() if each.id in chosen)


def modules() -> tuple[Entry, ...]:
    """Everything that can be chosen beside the base game: Places, figures, teams. Rule: RULING-14."""
    return tuple(each for each in catalogue() if each.module)


def check_combination(edition: Edition) -> None:
    """The same for an edition whose overlays somebody has laid."""
    _check(set(edition.extras))
    if edition.is_prototype and edition.modules:
        named = ", ".join(edition.extras)
        raise OptionError(f"the prototype is played without {named}", "modules", f"choose none of them ({NO_MODULES})")


def _check(chosen: set[str]) -> None:
    for clash in CLASHES:
        if chosen.issuperset(clash.modules):
            raise OptionError(clash.what, "modules", f"{clash.right} ({', '.join(clash.rules)})")
    if OFFICE in chosen and "warden" not in chosen:
        raise OptionError(
            "the Office is there with the Warden only", "modules", "choose 'warden' (WARDEN-1, RULING-22)"
        )


def _dig_in() -> list[str]:
    """The Places and the Warden."""
    return [each.id for each in modules() if each.kind == "place" or each.id == "warden"]


def _find(name: object) -> str:
    """The module a name means, in any spelling and by any of its names. Rule: RULING-2."""
    known = _lookup()
    place = known.get(name) if isinstance(name, str) else None
    if place is not None:
        return known.ids[place]
    other = next((each for each in catalogue() if each.id == name), None)
    if other:
        right = f"lay it as an overlay: {other.id!r}" if other.kind != "edition" else "it is the edition itself"
        raise OptionError(f"{brief(name)} is not a module", "modules", right)
    raise OptionError(f"there is no module {brief(name)}", "modules", near(str(name), known.ids))


def _lookup() -> Lookup:
    ids = [*(each.id for each in modules()), OFFICE, *BUNDLES]
    found = Lookup("module", ids)
    for place, each in enumerate(modules()):
        found.add(place, (each.title, *each.aliases))
    found.add(ids.index(OFFICE), ("OFF", "warden's office"))
    return found
