"""A wrong file is refused with the file, the key, what is wrong and what would be right."""

from pathlib import Path

import pytest

from blackgate.editions import load
from blackgate.errors import BlackgateError, EditionError

CARD = '[[card]]\nid = "rope"\nname = { en = "Rope" }\nclass = "part"\ndeck = "search"\ncopies = 1\nvalue = 1\n'
POWER = '[[gang_card]]\nid = "crew_x"\ngang = "crew"\nname = { en = "X" }\n'

BROKEN = {
    "bad toml": ("[[card]\n", "broken.toml", "is not TOML"),
    "unknown section": ("[cards]\nx = 1\n", "broken.toml, cards", "did you mean 'card'"),
    "section of the wrong type": ("card = 3\n", "broken.toml, card", "list of tables"),
    "table of the wrong type": ("numbers = 3\n", "broken.toml, numbers", "write a table"),
    "entry without id": ("[[card]]\nvalue = 1\n", "broken.toml, card[0]", "'id' is missing"),
    "unknown key": (CARD + "cost = 3\n", "broken.toml, card.rope.cost", "is not a key"),
    "unknown key nearly right": (CARD + "kinds = 3\n", "broken.toml, card.rope.kinds", "did you mean 'kind'"),
    "missing key": ('[[card]]\nid = "rope"\n', "broken.toml, card.rope.name", "is missing"),
    "missing English name": (CARD.replace("en =", "fr ="), "card.rope.name.en", "English name"),
    "wrong type": (CARD.replace("value = 1", 'value = "1"'), "card.rope.value", "whole number from 0 to 20"),
    "truth is no number": (CARD.replace("value = 1", "value = true"), "card.rope.value", "is True"),
    "out of range": (CARD.replace("copies = 1", "copies = 100"), "card.rope.copies", "from 0 to 99"),
    "unknown word": (CARD.replace('"part"', '"parts"'), "card.rope.class", "did you mean 'part'"),
    "empty text": (CARD.replace('"Rope"', '""'), "card.rope.name.en", "write a text"),
    "duplicate id": (CARD + CARD, "broken.toml, card.rope", "stands twice"),
    "alias of another": (CARD + 'aliases = ["pick"]\n', "card.rope", "'pick' already names 'pickaxe'"),
    "unknown card": ('[[recipe]]\nid = "knives"\nneeds = ["blad"]\n', "recipe.knives.needs", "did you mean 'blade'"),
    "product of no pile": (
        '[[deal]]\nid = "x"\nprice = 1\ngives = { card = "link", n = 1 }\n', "deal.x.gives.card", "no open pile"),
    "price of nothing": ('[[deal]]\nid = "shovel"\nprice = 0\n', "broken.toml, deal.shovel.price", "from 1 to 99"),
    "unknown gang": (POWER.replace('"crew"', '"krew"') + 'when = "always"\n', "gang_card.crew_x.gang", "'crew'"),
    "unknown moment": (POWER + 'when = "sometimes"\n', "gang_card.crew_x.when", "not a word"),
    "unknown effect": (
        POWER + 'when = "turn_start"\ndo = [{ do = "drew", n = 1 }]\n', "gang_card.crew_x.do[0].do", "'draw'"),
    "operand of another effect": (
        POWER + 'when = "turn_start"\ndo = [{ do = "draw", n = 1, card = "knife" }]\n', "do[0].card", "not a key"),
    "effect without operand": (POWER + 'when = "turn_start"\ndo = [{ do = "draw" }]\n', "do[0].n", "is missing"),
    "effect on nobody": (
        POWER + 'when = "turn_start"\ndo = [{ do = "grab", n = 1, pick = "random" }]\n', "do[0].who", "is missing"),
    "verb nobody can perform": (
        POWER + 'when = "turn_start"\ndo = [{ do = "free", verbs = ["win"] }]\n', "do[0].verbs", "name one or more"),
    "Place that is not there": (
        POWER + 'when = "turn_start"\ndo = [{ do = "move", to = "office" }]\n', "do[0].to", "no Place is called"),
    "foe before anybody": (
        POWER + 'when = "turn_start"\ndo = [{ do = "beat", who = "foe", n = 1 }]\n', "crew_x.do", "'foe' stands"),
    "effects that always hold": (
        POWER + 'when = "always"\ndo = [{ do = "draw", n = 1 }]\n', "crew_x.mods", "does not fit"),
    "moment without effects": (POWER + 'when = "turn_start"\n', "crew_x.do", "needs effects"),
    "after nothing": (POWER + 'when = "after"\ndo = [{ do = "draw", n = 1 }]\n', "crew_x.verb", "needs verbs"),
    "endless ability": (POWER + 'when = "my_turn"\ndo = [{ do = "draw", n = 1 }]\n', "crew_x.limit", "never end"),
    "nothing to cancel": (
        POWER + 'when = "turn_start"\ndo = [{ do = "cancel" }]\n', "crew_x.do", "nothing to cancel"),
    "price too late": (
        POWER + 'when = "turn_start"\ndo = [{ do = "draw", n = 1 }, { do = "pay", n = 1 }]\n', "crew_x.do", "no price"),
    "unknown standing change": (
        POWER + 'when = "always"\nmods = [{ mod = "roll", n = 2 }]\n', "crew_x.mods[0].mod", "'rolls'"),
    "Action card that does nothing": (CARD.replace('"part"', '"action"'), "card.rope.do", "does not fit"),
    "a fifth pile": (CARD.replace('"search"', '"pile"'), "card.rope.deck", "the piles are exactly"),
    "a Tool in the deck": (CARD.replace('"part"', '"tool"'), "card.rope.class", "three other piles"),
    "kind of another class": (CARD + 'kind = "blade"\n', "card.rope.kind", "own kind and class"),
    "a second face of a pile": (CARD + 'kind = "knife"\n', "card.rope.kind", "one face only"),
    "no Accessory": (
        '[[gang]]\nid = "crew"\naccessories = ["link", "cap"]\n', "gang.crew.accessories", "'link' is not"),
    "gang that asks too much": ('[[gang]]\nid = "crew"\nneeds = 4\n', "gang.crew.needs", "accepts 3"),
    "pile taken away": ('[[card]]\nid = "spoon"\nremove = true\n', "card.spoon", "four piles"),
    "nothing to remove": ('[[card]]\nid = "lnk"\nremove = true\n', "card.lnk", "did you mean 'link'"),
    "unknown provenance": (CARD + 'provenance = "hearsay"\n', "card.rope.provenance", "'hearsay'"),
    "provenance of no key": (
        CARD + 'provenance = { _ = "public", colour = "public" }\n', "card.rope.provenance", "'colour'"),
    "die without that face": ('[[place]]\nslot = "cell"\ndie = [1, 7]\n', "place.cell.die", "from 1 to 6"),
    "die face twice": ('[[place]]\nslot = "cell"\ndie = [1, 1]\n', "place.cell.die", "names 1 twice"),
    "too many players": ("[goal]\nplayers = { 7 = 6 }\n", "goal.players.7", "from 2 to 6"),
    "unknown number": ("[numbers]\nhands = 2\n", "numbers.hands", "is not a key"),
    "default that is no value": ('[[option]]\nkey = "bank"\ndefault = 70\n', "option.bank.default", "unlimited, 75"),
    "prisoner with one side": ('[[prisoner]]\nboard = 1\nsides = ["A"]\n', "prisoner.1.sides", "two sides"),
    "too few Backgrounds": (
        "".join(f'[[background]]\nid = "{name}"\ncopies = 0\n' for name in (
            "getaway_driver", "bag_snatcher", "poisoner", "knifeman", "fence", "smuggler", "bar_brawler",
            "scrap_dealer", "quarry_blaster", "hitman", "loan_shark", "gunrunner", "forger")),
        "background", "too few for 6 players"),
    "belongs over another edition": ('over = "prototype"\n', "broken.toml, over", "belongs over 'prototype'"),
}  # fmt: skip


@pytest.mark.parametrize("name", BROKEN)
def test_broken_overlay(name: str, tmp_path: Path) -> None:
    content, where, words = BROKEN[name]
    path = tmp_path / "broken.toml"
    path.write_text(f'overlay = true\nid = "broken"\nname = "Broken"\n{content}', "utf-8")
    with pytest.raises(EditionError) as caught:
        load("retail", [path])
    assert where in caught.value.where
    assert words in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(("section", "most"), [("card", 60), ("gang", 8), ("recipe", 8), ("deal", 8)])
def test_no_more_than_the_action_space_holds(section: str, most: int) -> None:
    entries = [{"id": f"more_{number}"} for number in range(most)]
    with pytest.raises(EditionError) as caught:
        load("retail", [{section: entries}])
    assert f"at most {most}" in caught.value.right


def test_an_edition_names_its_provenance(tmp_path: Path) -> None:
    path = tmp_path / "bare.toml"
    path.write_text('id = "bare"\nname = "Bare"\nlanguages = ["en"]\n[tunnel]\nspoon = 1\n', "utf-8")
    with pytest.raises(EditionError) as caught:
        load(path)
    assert caught.value.where == "bare.toml, tunnel.provenance"


def test_an_empty_edition_says_what_is_missing(tmp_path: Path) -> None:
    path = tmp_path / "bare.toml"
    path.write_text('id = "bare"\nname = "Bare"\nlanguages = ["en"]\n', "utf-8")
    with pytest.raises(EditionError) as caught:
        load(path)
    assert (caught.value.what, caught.value.where) == ("is missing", "bare.toml, tunnel")


def test_unknown_edition_suggests_one() -> None:
    with pytest.raises(EditionError) as caught:
        load("retial")
    assert "did you mean 'retail'" in caught.value.right


def test_overlay_and_edition_are_not_mixed_up() -> None:
    with pytest.raises(EditionError, match="is an overlay"):
        load("fixtures")
    with pytest.raises(EditionError, match="is not an overlay"):
        load("retail", ["retail"])


@pytest.mark.parametrize("find", ["card", "slot", "gang", "power", "recipe", "deal", "verb"])
def test_unknown_names_are_refused(find: str) -> None:
    edition = load("retail")
    with pytest.raises(EditionError, match="is called 'zzz'"):
        getattr(edition, find)("zzz")


def test_near_names_are_suggested() -> None:
    edition = load("retail")
    with pytest.raises(EditionError) as caught:
        edition.card("shovl")
    assert str(caught.value) == "no card is called 'shovl'; did you mean 'shovel'?"
    with pytest.raises(EditionError, match="no Place of retail fills"):
        edition.place("office")


def test_an_error_is_one_line() -> None:
    error = BlackgateError("is\nwrong", "here", "do this")
    assert str(error) == "here: is wrong; do this"
    assert (error.what, error.where, error.right) == ("is\nwrong", "here", "do this")
