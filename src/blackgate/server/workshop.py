"""The workshop of custom boxes: what a form is built from, what is wrong with a box, what it changes."""

from collections.abc import Sequence

import msgspec

from blackgate.editions.custom.box import CustomBox, compact
from blackgate.editions.custom.examination import examine, load_box
from blackgate.editions.custom.form import BoxLimits, SectionForm, WordForm, box_form
from blackgate.game.rules import packaged_edition
from blackgate.speech.changes import BoxChange, ShownEntry, box_changes, shown


class Workshop(msgspec.Struct, frozen=True):
    """Everything a form for boxes over an edition is made of."""

    edition: str
    modules: tuple[str, ...]
    teams: bool
    languages: tuple[str, ...]
    """Of names."""
    sections: tuple[SectionForm, ...]
    effects: tuple[WordForm, ...]
    modifiers: tuple[WordForm, ...]
    limits: BoxLimits


class BoxProblem(msgspec.Struct, frozen=True):
    """Something that is wrong with a box, and what would be right."""

    where: str
    """The path within the box, such as `card.riot.do[1].n`; items of lists count from 1."""
    what: str
    right: str


class BoxCaution(msgspec.Struct, frozen=True):
    """Something unusual that can be played nevertheless."""

    where: str
    what: str


class BoxReport(msgspec.Struct, frozen=True):
    """What is wrong with a box, or what it changes."""

    problems: tuple[BoxProblem, ...]
    """At most one for an entry; none if the box can be played."""
    cautions: tuple[BoxCaution, ...] = ()
    changes: tuple[BoxChange, ...] = ()
    """What differs from the edition; empty while there are problems."""
    bytes: int = 0
    """Of the box as compact JSON."""
    fingerprint: str = ""
    """Of the edition with the box; empty while there are problems."""
    shown: ShownEntry | None = None
    """The entry that was asked for; None while there are problems."""


class BoxChanges(msgspec.Struct, frozen=True):
    """What the box of a room changes."""

    name: str = ""
    """What its author calls it; empty without a box."""
    changes: tuple[BoxChange, ...] = ()


def workshop(sources: tuple[str, ...], edition: str, modules: tuple[str, ...], teams: bool) -> Workshop:
    """The form for boxes over a packaged edition and its overlays."""
    form = box_form(sources)
    return Workshop(edition, modules, teams, form.languages, form.sections, form.effects, form.modifiers, form.limits)


def report(sources: tuple[str, ...], box: object, languages: Sequence[str], show: str = "") -> BoxReport:
    """Examine a box over a packaged edition and its overlays."""
    found, size = examine(sources, box), len(compact(box).encode())
    if found.edition is None:
        return BoxReport(tuple(BoxProblem(each.where, each.what, each.right) for each in found.problems), bytes=size)
    below = packaged_edition(sources)
    known = set(below.cautions)
    return BoxReport(
        problems=(),
        cautions=tuple(BoxCaution(each.where, each.what) for each in found.edition.cautions if each not in known),
        changes=box_changes(below, found.edition, languages),
        bytes=size,
        fingerprint=found.edition.fingerprint,
        shown=shown(found.edition, show, languages),
    )


def changes(sources: tuple[str, ...], box: CustomBox, language: str) -> BoxChanges:
    """What a valid box changes, in one language."""
    return BoxChanges(box.name, box_changes(packaged_edition(sources), load_box(sources, box), (language,)))
