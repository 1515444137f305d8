"""Custom boxes from anybody: random ones made from the form, and valid ones with mistakes in them."""

import json
from collections.abc import Mapping, Sequence
from copy import deepcopy
from functools import cache
from random import Random
from typing import Any, Final

from blackgate.editions.custom.form import BoxForm, FieldForm, SectionForm, WordForm, box_form

SOURCES: Final[tuple[tuple[str, ...], ...]] = (
    ("retail",),
    ("retail", "library", "workshop"),
    ("retail", "warden", "michel"),
    ("retail", "gymnasium", "laundry", "ward", "gambling"),
    ("retail", "teams"),
    ("retail", "prototype_en"),
)
"""Editions with modules that boxes are laid over."""

GOOD: Final[Mapping[str, Any]] = {
    "id": "good",
    "name": "A good box",
    "tunnel": {"pickaxe": 3},
    "goal": {"players": {"4": 12}},
    "place": [{"slot": "showers", "search": 2}],
    "card": [
        {"id": "riot", "copies": 2, "do": [{"do": "drop", "who": "others", "n": 1, "pick": "choice"}]},
        {"id": "cart", "name": {"en": "Cart", "fr": "Chariot"}, "class": "action", "deck": "search", "copies": 9,
         "value": 1, "do": [{"do": "move", "to": "any"}, {"do": "draw", "n": 1}]},
    ],
    "deal": [{"id": "shovel", "price": 7}],
    "recipe": [{"id": "knives", "gives": {"n": 3}}],
    "gang_card": [
        {"id": "crew_home_turf", "replace": True, "gang": "crew", "name": {"en": "Home Turf"}, "copies": 5,
         "when": "arrival", "do": [{"do": "grab", "who": "foe", "n": 1, "pick": "random"}]},
        {"id": "watch", "gang": "crew", "name": "Night Watch", "when": "after", "verb": ["move"], "limit": "turn",
         "if": [{"at": ["cell", "yard"]}, {"company": True}], "do": [{"do": "free", "verbs": ["search"]}]},
    ],
    "background": [
        {"id": "locksmith", "gang": "bikers", "name": {"en": "Locksmith"}, "when": "my_turn", "copies": 5,
         "do": [{"do": "move", "to": "any"}], "bonus": [{"do": "free", "verbs": ["dig"], "anywhere": True}]},
    ],
}  # fmt: skip
"""What mutations begin with."""

STRANGE: Final[tuple[Any, ...]] = (
    None, True, -1, 0, 1, 7, 99, 999, 10**30, 1.5, float("inf"), "", " ", "x", "any", "riot", "cell", "²", "\u202eevil",
    "<b>bold</b>", "{ $name }", "line\nbreak", "\x00", "é" * 61, [], {}, [[]], [{}], {"en": "x"}, {"do": "draw"},
    [{"do": "act", "n": 9}] * 9, {"": {}}, "remove", "self",
)  # fmt: skip
"""Values that stand where something else should."""


@cache
def form(sources: tuple[str, ...]) -> BoxForm:
    """The form over an edition, made once."""
    return box_form(sources)


def random_box(chooser: Random, sources: tuple[str, ...]) -> dict[str, Any]:
    """A box of some random changes within the ranges of the form; its parts need not fit each other."""
    found: dict[str, Any] = {"id": "wild_box", "name": "Wild box"}
    described = form(sources)
    for section in chooser.sample(described.sections, chooser.randint(1, 4)):
        found[section.name] = _random_section(chooser, described, section)
    return found


def _random_section(chooser: Random, described: BoxForm, section: SectionForm) -> Any:
    if not section.key:
        return _some_fields(chooser, described, section.fields)
    names = chooser.sample(sorted(section.entries), min(len(section.entries), chooser.randint(1, 4)))
    entries = [{section.key: name, **_some_fields(chooser, described, section.fields)} for name in names]
    if section.adds and chooser.random() < 0.6:
        fields = {each.key: _value(chooser, described, each) for each in section.fields if each.needed}
        entries.append({section.key: f"new_{chooser.randrange(99)}", **fields, **_steps(chooser, described, section)})
    if section.removes and chooser.random() < 0.2:
        entries[0] = {section.key: names[0], "remove": True}
    return entries


def _steps(chooser: Random, described: BoxForm, section: SectionForm) -> dict[str, Any]:
    """What a new card does; often it fits its moment."""
    lists = [each for each in section.fields if each.type in ("effects", "modifiers")]
    return {each.key: _value(chooser, described, each) for each in lists if chooser.random() < 0.7}


def _some_fields(chooser: Random, described: BoxForm, fields: tuple[FieldForm, ...]) -> dict[str, Any]:
    chosen = chooser.sample(fields, min(len(fields), chooser.randint(1, 2)))
    return {each.key: _value(chooser, described, each) for each in chosen}


def _value(chooser: Random, described: BoxForm, field: FieldForm) -> Any:
    """A value of the field's type and range."""
    least, most = field.least or 0, field.most or 0
    match field.type:
        case "whole":
            return chooser.choice((least, most, chooser.randint(least, most), min(least + 1, most)))
        case "wholes":
            return chooser.sample(range(least, most + 1), chooser.randint(0, 3))
        case "flag":
            return chooser.random() < 0.5
        case "word":
            return chooser.choice(field.choices) if field.choices else "x"
        case "words":
            return chooser.sample(field.choices, min(len(field.choices), chooser.randint(1, 3)))
        case "names":
            return {"en": f"Thing {chooser.randrange(999)}"} if not field.choices else {"fr": "f"}
        case "effects":
            return [_step(chooser, described, "do", described.effects) for _ in range(chooser.randint(1, 4))]
        case "modifiers":
            return [_step(chooser, described, "mod", described.modifiers) for _ in range(chooser.randint(1, 3))]
        case "conditions" | "table":
            inner = {each.key: _value(chooser, described, each) for each in field.fields}
            return [inner] if field.type == "conditions" else inner
        case "counts":
            return {chooser.choice(field.choices): chooser.randint(least, most)}
    return "Some text" if field.type == "text" else ["Some text"]


def _step(chooser: Random, described: BoxForm, key: str, words: tuple[WordForm, ...]) -> dict[str, Any]:
    word = chooser.choice(words)
    wanted = [each for each in word.fields if each.needed or chooser.random() < 0.5]
    return {key: word.word, **{each.key: _value(chooser, described, each) for each in wanted}}


def mutated(chooser: Random, box: Mapping[str, Any]) -> dict[str, Any]:
    """A copy with one to three mistakes anywhere in it."""
    found = deepcopy(dict(box))
    for _ in range(chooser.randint(1, 3)):
        _mutate(chooser, found)
    return found


def _mutate(chooser: Random, node: Any) -> None:
    """Walk down some way, then change a value, drop it, double it or add one."""
    while True:
        keys = list(node) if isinstance(node, dict) else list(range(len(node)))
        if not keys:
            return
        key = chooser.choice(keys)
        if isinstance(node[key], dict | list) and node[key] and chooser.random() < 0.8:
            node = node[key]
            continue
        break
    match chooser.randrange(4):
        case 0:
            del node[key]
        case 1 if isinstance(node, list):
            node.append(deepcopy(node[key]))
        case 1:
            node[
                chooser.choice(("do", "mods", "remove", "replace", "copies", "limit", "kind", "tile", "zzz", "A b"))
            ] = chooser.choice(STRANGE)
        case _:
            node[key] = deepcopy(chooser.choice(STRANGE))


def without(box: Mapping[str, Any], paths: Sequence[str]) -> dict[str, Any]:
    """A copy without the keys, entries or tables that these paths lead into."""
    found = deepcopy(dict(box))
    for path in paths:
        section, own, *rest = [*path.split("."), ""]
        value = found.get(section)
        entries = [each for each in value if own in each.values()] if isinstance(value, list) else []
        key = rest[0].partition("[")[0] if rest else ""
        if entries and key in entries[0] and len(entries[0]) > 2:
            del entries[0][key]
        elif entries:
            found[section].remove(entries[0])
        else:
            found.pop(section, None)
    return found


def broken_text(chooser: Random, box: Mapping[str, Any]) -> str:
    """A file with some characters changed, dropped or doubled."""
    letters = list(json.dumps(box, ensure_ascii=False))
    for _ in range(chooser.randint(1, 6)):
        place = chooser.randrange(len(letters))
        letters[place] = chooser.choice(("", letters[place] * 2, chooser.choice('{}[]",:0\\\x00é'), "[" * 500))
    return "".join(letters)
