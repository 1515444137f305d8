"""Custom boxes: bounds, problems, the form, and what may never end."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from blackgate.editions import load
from blackgate.editions.custom.box import MOST_BYTES, MOST_ENTRIES, MOST_PROBLEMS, CustomBox, out_of_bounds
from blackgate.editions.custom.examination import examine
from blackgate.editions.custom.form import BoxForm, FieldForm, box_form
from blackgate.editions.overlays import ENTRY_KEYS
from blackgate.errors import EditionError
from blackgate.speech import LANGUAGES
from blackgate.speech.changes import box_changes, shown

HEAD = {"id": "mine", "name": "My box"}
EVERYTHING = ("retail", "library", "workshop", "gambling", "gymnasium", "laundry", "ward", "michel", "warden")
CART = {"id": "cart", "name": {"en": "Cart", "fr": "Chariot"}, "class": "action", "deck": "search", "copies": 2,
        "value": 1, "do": [{"do": "draw", "n": 1}]}  # fmt: skip


def problems(box: object, *sources: str) -> dict[str, tuple[str, str]]:
    """By path: what is wrong, and what would be right."""
    found = examine(sources or ("retail",), box)
    assert (found.edition is None) == bool(found.problems)
    return {each.where: (each.what, each.right) for each in found.problems}


@pytest.mark.parametrize(
    ("box", "where"),
    [
        (None, "box"),
        ([], "box"),
        ({"name": "x"}, "id"),
        ({"id": "Big Letters", "name": "x"}, "id"),
        ({"id": "mine"}, "name"),
        ({"id": "mine", "name": "<b>x</b>"}, "name"),
        ({"id": "mine", "name": "x" * 61}, "name"),
        ({"id": "mine", "name": "two\nlines"}, "name"),
        ({"id": "mine", "name": "\u202etxt"}, "name"),
        (HEAD | {"over": 7}, "over"),
        (HEAD | {"overlay": False}, "overlay"),
        (HEAD | {"provenance": "hearsay"}, "provenance"),
        (HEAD | {"option": [{"key": "bank"}]}, "'option'"),
        (HEAD | {"module": "library"}, "'module'"),
        (HEAD | {"upon": "library"}, "'upon'"),
        (HEAD | {"kind": "prototype"}, "'kind'"),
        (HEAD | {"card": {"id": "riot"}}, "card"),
        (HEAD | {"card": ["riot"]}, "card[1]"),
        (HEAD | {"card": [{"id": "Ri ot"}]}, "card[1]"),
        (HEAD | {"card": [{"id": "riot"}, {"id": "riot"}]}, "card.riot"),
        (HEAD | {"card": [{"id": "riot", "copies": 10**30}]}, "card.riot.copies"),
        (HEAD | {"card": [{"id": "riot", "copies": 1.5}]}, "card.riot.copies"),
        (HEAD | {"card": [{"id": "riot", "name": {"en": "{ $x }"}}]}, "card.riot.name.en"),
        (HEAD | {"card": [{"id": "riot", "do": [{"do": "draw", "n": 1}] * 9}]}, "card.riot.do"),
        (HEAD | {"card": [{"id": "riot", "aliases": ["x"] * 21}]}, "card.riot.aliases"),
        (HEAD | {"card": [{"id": "riot", "do": [[[[1]]]]}]}, "card.riot.do[1][1][1]"),
        (HEAD | {"card": [{"id": "riot", "A b": 1}]}, "card.riot"),
        (HEAD | {"card": [{"id": "riot", **{f"k{n}": n for n in range(31)}}]}, "card.riot"),
        (HEAD | {"card": [{"id": f"c{n}"} for n in range(MOST_ENTRIES + 1)]}, "box"),
    ],
)
def test_what_is_out_of_bounds_is_named(box: object, where: str) -> None:
    found = out_of_bounds(box)
    assert where in [error.where for error in found]
    assert all(error.what and error.right for error in found)
    with pytest.raises(EditionError):
        CustomBox.of(box)


def test_size_counts_as_a_whole() -> None:
    names = dict.fromkeys(LANGUAGES, "x" * 60)
    large = HEAD | {"card": [{"id": f"c{n}", "name": names, "plural": names} for n in range(MOST_ENTRIES)]}
    (error,) = out_of_bounds(large)
    assert error.right == f"at most {MOST_BYTES} bytes"
    with pytest.raises(EditionError):
        CustomBox.parse(" " * (MOST_BYTES + 1))


def test_no_more_problems_than_anybody_reads() -> None:
    wrong = HEAD | {"card": [{"id": f"c{n}", "copies": None} for n in range(MOST_ENTRIES)]}
    assert len(problems(wrong)) == MOST_PROBLEMS


def test_the_same_box_is_the_same_text() -> None:
    one, other = (
        CustomBox.of(HEAD | {"tunnel": {"spoon": 1}}),
        CustomBox.parse('{"tunnel":{"spoon":1}, "name":"My box",\n"id":"mine"}'),
    )
    assert one == other
    assert one.name == "My box"


@pytest.mark.parametrize("text", ["", "{", "[" * 9000, "1" * 9000, "nonsense", "{} {}"])
def test_what_is_no_json_is_refused(text: str) -> None:
    with pytest.raises(EditionError):
        CustomBox.parse(text)


def test_every_entry_with_a_mistake_is_named() -> None:
    box = HEAD | {
        "card": [{"id": "riot", "copies": 200}, {"id": "roit", "copies": 1}, {"id": "link", "value": -3}],
        "gang_card": [{"id": "crew_home_turf", "when": "never"}],
        "place": [{"slot": "yard", "search": 12}],
        "numbers": {"actions": 77},
    }
    found = problems(box)
    assert found["card.riot.copies"] == ("is 200", "write a whole number from 0 to 99")
    assert "did you mean 'riot'?" in found["card.roit.id"][1]
    assert {*found} == {
        "card.riot.copies", "card.roit.id", "card.link.value", "gang_card.crew_home_turf.when", "place.yard.search",
        "numbers.actions",
    }  # fmt: skip


def test_facts_of_the_rulebook_are_told_together() -> None:
    found = problems(HEAD | {"place": [{"slot": "cell", "search": 2}, {"slot": "cafeteria", "search": 1}]})
    assert {*found} == {"place.cell.search", "place.cafeteria.search"}
    assert found["place.cell.search"][0].startswith("RULING-3")


def test_what_only_a_module_has_needs_the_module() -> None:
    box = HEAD | {"token": [{"id": "spy", "copies": 3}]}
    assert problems(box)
    assert not problems(box, "retail", "library")


@pytest.mark.parametrize(
    ("entry", "where"),
    [
        ({"when": "arrival", "do": [{"do": "move", "who": "foe", "to": "cell"}]}, "do"),
        ({"when": "after", "verb": ["move"], "do": [{"do": "act", "n": 1}]}, "limit"),
        ({"when": "my_turn", "do": [{"do": "pay", "n": 1}, {"do": "cigs", "n": 9}]}, "limit"),
    ],
)
def test_abilities_that_never_end_are_refused(entry: Mapping[str, Any], where: str) -> None:
    own = {"id": "ours", "gang": "crew", "name": "Ours", **entry}
    assert {*problems(HEAD | {"gang_card": [own]})} == {f"gang_card.ours.{where}"}
    limited = (
        own | {"limit": "turn"} if where == "limit" else own | {"when": "turn_start", "do": [{"do": "draw", "n": 1}]}
    )
    assert not problems(HEAD | {"gang_card": [limited]})


def test_decks_and_hands_have_a_size() -> None:
    assert {*problems(HEAD | {"card": [{"id": each.id, "copies": 99} for each in load("retail").cards[4:12]]})} == {
        "card"
    }
    assert {*problems(HEAD | {"numbers": {"starting_hand": 99}})} == {"numbers.starting_hand"}


# The form.


def fields(form: BoxForm, section: str) -> dict[str, FieldForm]:
    return {each.key: each for found in form.sections if found.name == section for each in found.fields}


def test_the_form_has_every_section_with_its_entries() -> None:
    form = box_form(EVERYTHING)
    edition = load(EVERYTHING[0], EVERYTHING[1:])
    found = {section.name: section for section in form.sections}
    assert {*found} >= {*ENTRY_KEYS, "numbers", "goal", "tunnel", "michel", "warden"} - {"prisoner", "option"}
    assert {*found["card"].entries} == {card.id for card in edition.cards}
    assert found["numbers"].entries[""]["hand_limit"] == edition.numbers.hand_limit
    assert [section.name for section in form.sections if not section.key and section.adds] == []


def test_the_form_knows_ranges_and_words() -> None:
    form = box_form(("retail",))
    cards, gang_cards = fields(form, "card"), fields(form, "gang_card")
    assert (cards["copies"].least, cards["copies"].most, cards["copies"].needed) == (0, 99, True)
    assert "riot" in cards["kind"].choices
    assert "after_other" in gang_cards["when"].choices
    assert [each.key for each in gang_cards["if"].fields] == ["at", "company"]
    assert [each.key for each in fields(form, "deal")["gives"].fields] == ["card", "n"]
    assert fields(form, "goal")["players"].choices == ("2", "3", "4", "5", "6")
    words = {word.word: {each.key: each for each in word.fields} for word in form.effects}
    assert words["drop"]["pick"].choices == ("random", "choice")
    assert words["drop"]["who"].default == "self"
    assert words["grab"]["who"].needed
    assert words["move"]["to"].choices[0] == "any"


def test_every_entry_of_the_form_is_a_valid_box() -> None:
    """What the form shows can be sent back as it is, and changes nothing."""
    form = box_form(EVERYTHING)
    written = {
        section.name: list(section.entries.values()) if section.key else section.entries[""]
        for section in form.sections
    }
    for name, value in written.items():
        found = examine(EVERYTHING, HEAD | {name: value})
        assert not found.problems, name
        assert found.edition is not None
        assert found.edition.fingerprint == load(EVERYTHING[0], EVERYTHING[1:]).fingerprint


# What differs.


def test_changes_are_told_in_every_language() -> None:
    box = HEAD | {
        "tunnel": {"shovel": 4},
        "card": [{"id": "riot", "do": [{"do": "drop", "who": "others", "n": 1, "pick": "choice"}]}, CART],
        "background": [{"id": "loan_shark", "remove": True}],
    }
    edition = examine(("retail",), box).edition
    assert edition is not None
    found = {(each.section, each.id): each for each in box_changes(load("retail"), edition, LANGUAGES)}
    assert {key: each.kind for key, each in found.items()} == {
        ("tunnel", ""): "changed", ("card", "riot"): "changed", ("card", "cart"): "added",
        ("background", "loan_shark"): "removed",
    }  # fmt: skip
    assert {*found["card", "riot"].texts} == {*found["card", "riot"].before} == {*LANGUAGES}
    assert found["card", "cart"].names["fr"] == "Chariot"
    assert found["card", "cart"].before == {}
    assert found["background", "loan_shark"].texts == {}
    assert [(each.key, each.before, each.after) for each in found["tunnel", ""].values] == [("shovel", "3", "4")]


def test_a_card_is_shown_though_only_a_table_changes_it() -> None:
    edition = examine(("retail",), HEAD | {"tunnel": {"shovel": 4}}).edition
    assert edition is not None
    found = shown(edition, "card.shovel", ("en",))
    assert found is not None
    assert "4" in found.texts["en"]
    assert shown(edition, "card.nothing", ("en",)) is None
    assert shown(edition, "nothing", ("en",)) is None


# Files.


def test_a_file_of_the_workshop_is_an_overlay(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    file.write_text(CustomBox.of(HEAD | {"deal": [{"id": "shovel", "price": 7}]}).text, "utf-8")
    edition = load("retail", [file])
    assert edition.deals[edition.deal("shovel")].price == 7
    assert edition.source("deal.shovel.price") == "mine.json"


def test_a_wrong_file_of_the_workshop_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    file.write_text('{"id": "mine", "name": "<b>"}', "utf-8")
    with pytest.raises(EditionError, match=r"mine\.json, name"):
        load("retail", [file])
