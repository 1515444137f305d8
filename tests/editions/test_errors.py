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
    "entry without id": ("[[card]]\nvalue = 1\n", "broken.toml, card[1]", "'id' is missing"),
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
        POWER + 'when = "turn_start"\ndo = [{ do = "drew", n = 1 }]\n', "gang_card.crew_x.do[1].do", "'draw'"),
    "operand of another effect": (
        POWER + 'when = "turn_start"\ndo = [{ do = "draw", n = 1, card = "knife" }]\n', "do[1].card", "not a key"),
    "effect without operand": (POWER + 'when = "turn_start"\ndo = [{ do = "draw" }]\n', "do[1].n", "is missing"),
    "effect on nobody": (
        POWER + 'when = "turn_start"\ndo = [{ do = "grab", n = 1, pick = "random" }]\n', "do[1].who", "is missing"),
    "verb nobody can perform": (
        POWER + 'when = "turn_start"\ndo = [{ do = "free", verbs = ["win"] }]\n', "do[1].verbs", "name one or more"),
    "Place that is not there": (
        POWER + 'when = "turn_start"\ndo = [{ do = "move", to = "office" }]\n', "do[1].to", "no Place is called"),
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
        POWER + 'when = "always"\nmods = [{ mod = "roll", n = 2 }]\n', "crew_x.mods[1].mod", "'rolls'"),
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
    "unknown provenance of a language": (
        CARD + 'provenance = { _ = "public", name = { _ = "hearsay" } }\n', "card.rope.provenance.name", "'hearsay'"),
    "provenance of no language": (
        CARD + 'provenance = { _ = "public", name = { _ = "public", xx = "public" } }\n',
        "card.rope.provenance.name", "'xx'"),
    "provenance of parts of a number": (
        CARD + 'provenance = { _ = "public", copies = { _ = "public" } }\n', "card.rope.provenance",
        "is not a provenance"),
    "provenance of no key": (
        CARD + 'provenance = { _ = "public", colour = "public" }\n', "card.rope.provenance", "'colour'"),
    "die without that face": ('[[place]]\nslot = "cell"\ndie = [1, 7]\n', "place.cell.die", "from 1 to 6"),
    "die face twice": ('[[place]]\nslot = "cell"\ndie = [1, 1]\n', "place.cell.die", "names 1 twice"),
    "too many players": ("[goal]\nplayers = { 7 = 6 }\n", "goal.players.7", "from 2 to 6"),
    "unknown number": ("[numbers]\nhands = 2\n", "numbers.hands", "is not a key"),
    "default that is no value": ('[[option]]\nkey = "bank"\ndefault = 70\n', "option.bank.default", "unlimited, 75"),
    "prisoner with one side": ('[[prisoner]]\nboard = 1\nsides = ["A"]\n', "prisoner.1.sides", "two sides"),
    "prisoner with a long name": (
        f'[[prisoner]]\nboard = 1\nsides = ["A", "{31 * "B"}"]\n', "prisoner.1.sides", "at most 30 printable"),
    "too few Backgrounds": (
        "".join(f'[[background]]\nid = "{name}"\ncopies = 0\n' for name in (
            "getaway_driver", "bag_snatcher", "poisoner", "knifeman", "fence", "smuggler", "bar_brawler",
            "scrap_dealer", "quarry_blaster", "hitman", "loan_shark", "gunrunner", "forger")),
        "background", "too few for 6 players"),
    "misspelt deal": (
        '[[deal]]\nid = "shovle"\nprice = 7\n', "broken.toml, deal.shovle",
        "no deal is called 'shovle'; did you mean 'shovel'? (a new deal needs gives)"),
    "misspelt recipe": (
        '[[recipe]]\nid = "pickax"\nneeds = ["link"]\n', "broken.toml, recipe.pickax",
        "did you mean 'pickaxe'? (a new recipe needs gives)"),
    "misspelt card": (
        '[[card]]\nid = "roit"\ncopies = 2\n', "broken.toml, card.roit",
        "no card is called 'roit'; did you mean 'riot'? (a new card needs name, class, deck, value)"),
    "misspelt gang card": (
        '[[gang_card]]\nid = "crew_home_truf"\ncopies = 2\n', "broken.toml, gang_card.crew_home_truf",
        "did you mean 'crew_home_turf'? (a new gang_card needs gang, name, when)"),
    "gang card by its printed name": (
        '[[gang_card]]\nid = "Home Turf"\ncopies = 2\n', "gang_card.Home Turf", "did you mean 'crew_home_turf'?"),
    "misspelt background": (
        '[[background]]\nid = "forgre"\ncopies = 0\n', "broken.toml, background.forgre", "did you mean 'forger'?"),
    "misspelt gang": ('[[gang]]\nid = "crow"\nneeds = 1\n', "broken.toml, gang.crow", "did you mean 'crew'?"),
    "misspelt place": ('[[place]]\nslot = "cel"\nsearch = 1\n', "broken.toml, place.cel", "did you mean 'cell'"),
    "another moment for the same effects": (
        '[[background]]\nid = "forger"\nwhen = "after"\nverb = []\n', "broken.toml, background.forger.verb", "fit"),
    "another class for the same effects": (
        '[[card]]\nid = "riot"\nclass = "rare"\n', "broken.toml, card.riot.do", "does not fit"),
    "an Accessory that is none any more": (
        '[[card]]\nid = "cap"\nclass = "part"\n', "broken.toml, card.cap.class", "'cap' is not an Accessory"),
    "a card taken away that a recipe needs": (
        '[[card]]\nid = "blade"\nremove = true\n', "broken.toml, card.blade", "named by retail.toml, recipe."),
    "an alias that is another's id": (
        '[[card]]\nid = "pickaxe"\naliases = ["pike"]\n', "broken.toml, card.pickaxe", "'pike' already names 'pike'"),
    "a Place too many on a result": (
        '[[place]]\nslot = "yard"\ndie = [1, 3, 4]\n', "broken.toml, place.yard.die", "result 1 names"),
    "a Place too few on a result": (
        '[[place]]\nslot = "showers"\ndie = [6]\n', "broken.toml, place.showers.die", "exactly two Places"),
    "the Cell Block taken away": (
        '[[place]]\nslot = "cell"\nremove = true\n', "broken.toml, place.cell", "is missing"),
    "a name that is a number": (CARD.replace('{ en = "Rope" }', "3"), "card.rope.name", "write a table"),
    "no name": (CARD.replace('name = { en = "Rope" }', ""), "card.rope.name", 'write name = { en = "New" }'),
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


@pytest.mark.parametrize(
    "content", ['id = "x"\nname = "X"\n[[deal]]\nid = "shovel"\nprice = 7\n', "[tunnel]\nspoon = 1\n"]
)
def test_an_overlay_that_does_not_say_so(tmp_path: Path, content: str) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(content, "utf-8")
    with pytest.raises(EditionError) as caught:
        load(path)
    assert "is this an overlay? start with overlay = true" in caught.value.right


@pytest.mark.parametrize("raw", [b"\x89PNG\r\n\x1a\n", b"abc\0def", 'id = "x"'.encode("utf-16")])
def test_a_binary_file(tmp_path: Path, raw: bytes) -> None:
    path = tmp_path / "picture.toml"
    path.write_bytes(raw)
    with pytest.raises(EditionError) as caught:
        load("retail", [path])
    assert (caught.value.what, caught.value.where) == ("is not a text file", "picture.toml")


def test_of_two_overlays_the_one_that_set_the_key_is_blamed() -> None:
    first = {"id": "first", "deal": [{"id": "shovel", "price": 0}]}
    second = {"id": "second", "deal": [{"id": "shovel", "gives": {"n": 2}}]}
    with pytest.raises(EditionError) as caught:
        load("retail", [first, second])
    assert caught.value.where == "first, deal.shovel.price"


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
