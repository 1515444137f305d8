"""Records embed a custom box: they replay and verify anywhere, and a changed box is noticed."""

import json
from random import Random

import pytest

from blackgate import Game, rules
from blackgate.editions.custom.box import CustomBox
from blackgate.errors import RecordError
from blackgate.game.record import canonical, record, record_lines, replay, verify

BOX = CustomBox.of(
    {"id": "mine", "name": "Für „uns“", "tunnel": {"shovel": 9}, "goal": {"players": {"3": 5}},
     "card": [{"id": "cart", "name": {"en": "Cart", "fr": "Chariot d’été"}, "class": "action", "deck": "search",
               "copies": 20, "value": 1, "do": [{"do": "points", "n": 3}]}]}
)  # fmt: skip


def played(box: CustomBox | None = BOX) -> str:
    """The record of a finished keyed game."""
    game = Game(rules(players=3, modules=["library"], box=box), secret=b"k" * 32)
    chooser = Random(7)
    while not game.over:
        game.apply(chooser.choice(game.legal()))
    return record(game)


def test_the_record_embeds_the_box_and_verifies() -> None:
    text = played()
    assert text.startswith("blackgate record 4\n")
    assert f"\nbox {BOX.text}\n" in text
    assert verify(text).is_over
    assert canonical(text)[1] == text
    again = replay(text)
    assert again.rules.box == BOX.text
    assert again.rules.edition.cards[again.rules.edition.card("cart")].name.of("fr") == "Chariot d’été"


def test_an_older_version_says_whether_there_is_a_box() -> None:
    """Records whose commitment covers the names."""
    for box, version in ((BOX, 3), (None, 2)):
        game = replay(played(box))
        old = "\n".join(record_lines(game, covers_names=True)) + "\n"
        assert old.startswith(f"blackgate record {version}\n")
        assert canonical(old)[1] == old


def test_a_box_written_in_another_way_is_the_same() -> None:
    text = played()
    spaced = text.replace(BOX.text, json.dumps(dict(reversed(list(BOX.table.items()))), indent=None))
    assert spaced != text
    assert canonical(spaced)[1] == text


@pytest.mark.parametrize(
    ("old", "new", "what"),
    [
        ('"shovel":9', '"shovel":8', "another edition"),
        ("Chariot", "Charrette", "promised"),
        ('"copies":20', '"copies":2000', "too large"),
        ('"shovel":9', '"shovel":99', "is 99"),
        ("blackgate record 4", "blackgate record 2", "does not belong"),
        ('"name":"Für', '"upon":"library","name":"Für', "cannot be changed"),
        ('{"card"', '{{"card"', "no JSON"),
        ("Chariot", "x" * 70_000, "too long"),
    ],
)
def test_a_changed_box_is_noticed(old: str, new: str, what: str) -> None:
    with pytest.raises(RecordError, match=what):
        verify(played().replace(old, new, 1))


def test_two_boxes_are_one_too_many() -> None:
    text = played()
    with pytest.raises(RecordError, match="no more"):
        verify(text.replace(f"box {BOX.text}\n", f"box {BOX.text}\n" * 2))


def test_a_given_edition_replays_it_as_well() -> None:
    text = played()
    base = rules(players=3, modules=["library"], box=BOX)
    assert verify(text, base).is_over
