"""Views that travel as JSON, memory that fades, and worlds made of a view. Rule: INFO-1, INFO-2, RULING-39."""

import json
from random import Random
from typing import Any

import pytest
from tests.game.module_games import Table

from blackgate import BlackgateError, Game, imagine, load, rules
from blackgate.engine.pieces import Rig
from blackgate.errors import ViewError
from blackgate.game.view import VERSION, from_json

YARD: list[Table] = [
    {"place": "yard", "hand": ["knife", "blade"]},
    {"place": "yard", "hand": ["link", "pike"]},
    {"place": "yard", "hand": ["cap"]},
]


def fight() -> Game:
    """P1 has extorted P2, who refused and is due."""
    game = Game.from_dict(rules(players=3), {"seats": YARD})
    game.listen()
    for words in ("extort P2", "name spoon", "card knife", "refuse"):
        game.apply(words)
    return game


def later(seed: int, decisions: int, **setting: Any) -> Game:
    """A game some random decisions on."""
    game, chooser = Game(rules(**setting), seed=seed), Random(seed)
    for _ in range(decisions):
        if not game.over:
            game.apply(chooser.choice(game.legal()))
    return game


def test_a_view_goes_through_json() -> None:
    for viewer in (0, 1, None):
        seen = fight().view(viewer)
        again = from_json(seen.to_json())
        assert again == seen
        assert again.to_json() == seen.to_json()
        assert imagine(again, 3).view(viewer).to_json() == seen.to_json()


def test_a_view_of_another_version_is_refused() -> None:
    table = json.loads(fight().view(0).to_json())
    with pytest.raises(ViewError, match=f"version {VERSION}"):
        from_json(json.dumps({**table, "version": VERSION + 1}))


@pytest.mark.parametrize("text", ["", "null", "[]", "{}", b"\xff", "[" * 100_000, '{"version":1}'])
def test_an_invalid_view_is_refused(text: str | bytes) -> None:
    with pytest.raises(ViewError):
        from_json(text)


def test_a_view_opens_no_files() -> None:
    table = json.loads(fight().view(0).to_json())
    table["setting"]["edition"] = "/etc/passwd"
    with pytest.raises(ViewError, match="does not come with Blackgate"):
        imagine(from_json(json.dumps(table)), 1)


def test_a_view_that_does_not_fit_together_is_refused() -> None:
    table = json.loads(fight().view(0).to_json())
    table["learned"]["guesses"][0]["pools"][0] = {"spoon": 1}
    with pytest.raises(ViewError):
        imagine(from_json(json.dumps(table)), 1)


def test_worlds_of_a_fight_go_on() -> None:
    game = fight()
    for chance in range(40):
        world = imagine(game.view(0), chance)
        assert (world.question, world.seat) == ("fight", 1)
        assert world.view(0) == game.view(0)
        chooser = Random(chance)
        for _ in range(50):
            world.apply(chooser.choice(world.legal()))


def test_an_imagined_world_is_not_the_real_one() -> None:
    game = fight()
    hands = [imagine(game.view(0), chance).to_dict()["seats"][1]["hand"] for chance in range(30)]
    assert len({str(sorted(hand.items())) for hand in hands}) > 10
    assert imagine(game.view(0), 5).to_dict() == imagine(game.view(0), 5).to_dict()


def test_the_chance_of_a_world_is_its_own() -> None:
    game = later(3, 50, players=3)
    assert all(imagine(game.view(0), chance).state.chance != game.state.chance for chance in range(20))


def test_views_remember_from_the_first_card() -> None:
    watched, unwatched = Game(rules(players=4), seed=8), Game(rules(players=4), seed=8)
    watched.listen()
    chooser = Random(8)
    for _ in range(300):
        choice = chooser.choice(watched.legal())
        watched.apply(choice)
        unwatched.apply(choice)
    assert unwatched.state.journal is None
    for viewer in (0, 1, 2, 3, None):
        assert unwatched.view(viewer) == watched.view(viewer)
    assert unwatched.events == watched.events


def test_without_a_memory_aid_the_screen_forgets_and_the_rules_do_not() -> None:
    game = later(5, 400, players=4, options={"memory_aid": "off"})
    with_aid = later(5, 400, players=4)
    assert any(seat.certain for viewer in range(4) for seat in with_aid.view(viewer).seats)
    for viewer in range(4):
        assert not any(seat.certain or seat.possible for seat in game.view(viewer).seats)
        assert len(game.view(viewer).learned.guesses) == 1
        assert game.view(viewer, memory=True).learned == with_aid.view(viewer).learned
        assert imagine(game.view(viewer), 1).view(viewer) == game.view(viewer)


def robbed(card: str) -> Game:
    """All see P1 steal a Spoon; then P2 takes a card of P1 at random: this one."""
    seats: list[Table] = [{"hand": ["link"]}, {"hand": ["pickpocket"]}, {"hand": ["knife"]}]
    game = Game.from_dict(rules(players=3), {"seats": [{**seat, "place": "cafeteria"} for seat in seats]})
    game.listen()
    game.state.rig = Rig([], [game.rules.edition.card(card)])
    for words in ("steal", "pass", "play pickpocket", "seat P1"):
        game.apply(words)
    return game


@pytest.mark.parametrize("card", ["spoon", "link"])
def test_a_random_loss_makes_the_certain_possible(card: str) -> None:
    seen = robbed(card).view(2)
    assert [seat.certain for seat in seen.seats] == [{}, {}, {}]
    assert [seat.possible for seat in seen.seats] == [{"spoon": 1}, {"spoon": 1}, {}]
    assert [guess.weight for guess in seen.learned.guesses] == pytest.approx([0.5, 0.5])
    spoons = [imagine(seen, chance).to_dict()["seats"][0]["hand"].get("spoon", 0) for chance in range(400)]
    assert 150 < sum(spoons) < 250


@pytest.mark.parametrize("card", ["spoon", "link"])
def test_participants_know_which_card_it_was(card: str) -> None:
    game = robbed(card)
    assert game.view(0).seats[1].certain == {card: 1}
    assert game.view(1).seats[0].certain == ({} if card == "spoon" else {"spoon": 1})


@pytest.mark.parametrize(("card", "answer"), [("spoon", "give"), ("link", "refuse")])
def test_what_turns_up_later_settles_where_it_was(card: str, answer: str) -> None:
    """P3 extorts P2: the Spoon is handed over, or P2 is beaten and has none."""
    game = robbed(card)
    for words in ("pass", "extort P2", "name spoon", "card knife", answer):
        game.apply(words)
    if answer == "refuse":
        game.apply("stop")
    seen = game.view(None)
    assert len(seen.learned.guesses) == 1
    assert [seat.certain.get("spoon", 0) for seat in seen.seats] == ([0, 0, 1] if card == "spoon" else [1, 0, 0])
    assert seen.learned.lacking[1] == (() if card == "spoon" else ("spoon",))


def test_an_unknown_edition_of_ones_own_needs_its_rules() -> None:
    own = rules(load("retail", [{"id": "mine", "numbers": {"hand_limit": 9}}]), 3)
    seen = Game(own, seed=1).view(0)
    assert imagine(seen, 1).view(0) == seen
    with pytest.raises(BlackgateError):
        imagine(from_json(seen.to_json()), 1)
