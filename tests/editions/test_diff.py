"""Two editions side by side, in the words of their files."""

from io import StringIO

from blackgate.cli.editions.diff import differences
from blackgate.cli.screen import listing, screen
from blackgate.editions import load
from blackgate.speech import LANGUAGES

ROPE = {"id": "rope", "name": "Rope", "class": "action", "deck": "search", "copies": 2, "value": 1,
        "do": [{"do": "draw", "n": 1}]}  # fmt: skip
LOCKSMITH = {"id": "locksmith", "name": "Locksmith", "gang": "crew", "when": "after", "verb": "move",
             "do": [{"do": "draw", "n": 1}]}  # fmt: skip


def rows(overlay: dict[str, object]) -> list[tuple[str, str, str]]:
    found = differences(load("retail"), load("retail", [overlay]))
    return [(path.plain, here, there) for path, here, there in found]


def test_a_number() -> None:
    assert rows({"deal": [{"id": "shovel", "price": 7}]}) == [("deal.shovel.price", "8", "7")]
    assert rows({"tunnel": {"shovel": 4}}) == [("tunnel.shovel", "3", "4")]
    assert rows({"goal": {"players": {"6": 0}}}) == [("goal.players.6", "8", "–")]
    assert rows({"recipe": [{"id": "knives", "gives": {"n": 3}}]}) == [("recipe.knives.gives.n", "2", "3")]


def test_a_new_entry_is_one_row_with_its_text() -> None:
    assert rows({"card": [ROPE]}) == [("card.rope", "–", "Rope (copies 2): Draw 1 Search card.")]
    ((path, here, there),) = rows({"background": [LOCKSMITH]})
    assert (path, here) == ("background.locksmith", "–")
    assert there.startswith("Locksmith: After your Simple or Cautious Move, you may reveal this: Draw 1")


def test_an_entry_taken_away_is_one_row() -> None:
    ((path, here, there),) = rows({"card": [{"id": "riot", "remove": True}]})
    assert (path, there) == ("card.riot", "–")
    assert "Every other player takes 1 Beating" in here


def test_every_list_has_a_row_for_a_new_entry() -> None:
    gives = {"card": "knife", "n": 1}
    new: dict[str, object] = {
        "recipe": [{"id": "r", "needs": ["link"], "gives": gives}],
        "deal": [{"id": "d", "price": 3, "gives": gives}],
        "gang": [{"id": "g", "name": "Gulls", "needs": 1, "accessories": ["cap"]}],
        "place": [{"slot": "office", "name": "Office", "die": [], "search": 1}],
        "michel_card": [{"id": "m"}],
    }
    assert rows(new) == [
        ("place.office", "–", "Office: die no result; search 1"),
        ("recipe.r", "–", "link give 1 knife"),
        ("deal.d", "–", "1 knife for 3 cigarettes"),
        ("gang.g", "–", "Gulls: 1 of cap"),
        ("michel_card.m", "–", "copies 1; knife false"),
    ]


def test_effects_are_written_as_in_the_file() -> None:
    steps = [{"do": "drop", "who": "others", "n": 1, "pick": "choice"}, {"do": "free", "verbs": ["dig"]}]
    assert rows({"card": [{"id": "riot", "do": steps}]}) == [
        (
            "card.riot.do[1]",
            '{ do = "beat", who = "others", n = 1, unless = "weapon" }',
            '{ do = "drop", who = "others", n = 1, pick = "choice" }',
        ),
        ("card.riot.do[2]", "–", '{ do = "free", verbs = ["dig"] }'),
    ]


def test_gang_cards_have_the_words_of_the_file() -> None:
    power = {"id": "crew_home_turf", "replace": True, "gang": "crew", "name": "Home Turf", "when": "my_turn",
             "limit": "turn", "if": [{"company": True}], "do": [{"do": "draw", "n": 1}]}  # fmt: skip
    found = {path.removeprefix("gang_card.crew_home_turf."): there for path, _, there in rows({"gang_card": [power]})}
    assert found == {
        **{f"name.{each}": "–" for each in LANGUAGES[1:]}, "when": "my_turn", "limit": "turn", "if.company": "true",
        "do[1]": '{ do = "draw", n = 1 }', "mods[1]": "–",
    }  # fmt: skip


def test_keys_are_never_cut() -> None:
    written = StringIO()
    out, table = screen(plain=True, file=written), listing("datum", "one", "other", loose=("datum", "one", "other"))
    out.width = 40
    overlay: dict[str, object] = {"gang_card": [{"id": "crew_home_turf", "name": {"fr": "Chez nous"}}]}
    for row in differences(load("retail"), load("retail", [overlay])):
        table.add_row(*row)
    out.print(table)
    column = "".join(line.split("  ")[0].strip() for line in written.getvalue().splitlines()[2:])
    assert "gang_card.crew_home_turf.name.fr" in column
    assert "…" not in written.getvalue()
