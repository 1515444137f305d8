"""Corners of the vocabulary that no card of the box comes to."""

from collections.abc import Mapping

import pytest

from blackgate import Game, Rules, rules
from blackgate.engine.actions import Act
from blackgate.engine.playout import clone_many, play_many
from blackgate.engine.reasons import why_not
from blackgate.engine.referee import Referee
from blackgate.engine.setup import new_game


def table(**parts: list[Mapping[str, object]]) -> Rules:
    """Rules for three with a few entries changed."""
    overlay: dict[str, object] = {"overlay": True, "id": "corner", "name": "A corner", **parts}
    return rules("retail", 3, overlays=["fixtures", overlay])


def test_a_bare_referee_refuses_too() -> None:
    state = new_game(rules(players=2).tables, 1)
    referee = Referee(state)
    with pytest.raises(ValueError, match="not among the options"):
        referee.apply(341)
    with pytest.raises(TypeError, match="is not an action"):
        referee.apply("pass")
    referee.apply(Act.PASS)
    assert referee.choices == [Act.PASS]


def test_reasons_are_readable() -> None:
    state = new_game(rules(players=2).tables, 1)
    assert repr(why_not(state, state.active, Act.STEAL)[0]) == "steal/place (SPOON-1, TURN-6)"


def test_bulk_play_takes_the_same_decisions_every_time() -> None:
    tables = rules(players=3).tables
    assert play_many(tables, 5, 2) == play_many(tables, 5, 1) + play_many(tables, 6, 1) > 100
    state = new_game(tables, 5)
    clone_many(state, 3)
    assert play_many(tables, 5, 0) == 0


@pytest.mark.parametrize(("place", "cards"), [("yard", 1), ("cell", 0)])
def test_a_gang_card_that_wakes_in_one_place(place: str, cards: int) -> None:
    setting = table(gang_card=[{"id": "fxg_act", "if": [{"at": ["yard"]}], "do": [{"do": "draw", "n": 1}]}])
    game = Game.from_dict(setting, {"seats": [{}, {"place": place, "gang_card": "fxg_act"}]})
    game.apply("pass")
    assert game.state.players[1].size == cards


@pytest.mark.parametrize(("place", "cards"), [("yard", 1), ("infirmary", 0)])
def test_a_gang_card_that_greets_in_one_place(place: str, cards: int) -> None:
    setting = table(
        gang_card=[{"id": "fxg_act", "when": "arrival", "if": [{"at": ["yard"]}], "do": [{"do": "draw", "n": 1}]}]
    )
    game = Game.from_dict(setting, {"seats": [{}, {"place": place, "gang_card": "fxg_act"}]})
    game.apply(f"cautious {place}")
    assert game.state.players[1].size == cards


def test_a_place_may_forbid_action_cards() -> None:
    setting = table(place=[{"slot": "yard", "forbids": ["play"]}])
    hand = {"cafeteria_key": 1}
    game = Game.from_dict(setting, {"seats": [{"place": "yard", "hand": hand}]})
    assert [refusal.code for refusal in game.why_not("play cafeteria_key")] == ["play.place"]
    assert game.is_legal(game.number("play cafeteria_key")) is False
    game = Game.from_dict(setting, {"seats": [{"hand": hand}]})
    assert game.is_legal(game.number("play cafeteria_key")) is True


def test_a_card_that_recovers_needs_something_to_recover() -> None:
    setting = table(card=[{"id": "fx_search", "do": [{"do": "recover", "class": "rare", "n": 1}]}])
    seats = [{"hand": {"fx_search": 1}}]
    game = Game.from_dict(setting, {"seats": seats})
    assert [refusal.code for refusal in game.why_not("play fx_search")] == ["play.pointless"]
    game = Game.from_dict(setting, {"seats": seats, "discard": ["phone"]})
    game.apply("play fx_search")
    game.apply("card phone")
    assert game.to_dict()["seats"][0]["hand"] == {"phone": 1}


def test_looking_for_a_card_in_an_empty_hand_takes_none() -> None:
    grab = {"do": "grab", "who": "foe", "n": 1, "pick": "choice"}
    setting = table(card=[{"id": "fx_search", "do": [{"do": "beat", "who": "here", "n": 1}, grab]}])
    game = Game.from_dict(setting, {"seats": [{"hand": {"fx_search": 1}}, {}, {"place": "yard"}]})
    game.apply("play fx_search")
    game.apply("seat P2")
    assert (game.question, game.state.players[1].beatings) == ("turn", 1)


def test_more_cards_are_recovered_while_there_are_any() -> None:
    setting = table(card=[{"id": "fx_search", "do": [{"do": "recover", "class": "rare", "n": 3}]}])
    game = Game.from_dict(setting, {"seats": [{"hand": {"fx_search": 1}}], "discard": ["phone", "link", "phone"]})
    for choice in ("play fx_search", "card phone", "card phone"):
        game.apply(choice)
    assert (game.question, game.to_dict()["discard"]) == ("turn", ["link", "fx_search"])


def test_a_gang_card_answers_other_players_without_any_background() -> None:
    setting = rules(
        "retail",
        3,
        overlays=["fixtures", {"overlay": True, "id": "answer", "name": "Answer",
                   "gang_card": [{"id": "fxg_act", "when": "after_other", "do": [{"do": "draw", "n": 1}]}],
                   "background": [{"id": "fxb_b", "remove": True}, {"id": "fxb_d", "remove": True}]}],
    )  # fmt: skip
    game = Game.from_dict(setting, {"seats": [{}, {"gang_card": "fxg_act"}]})
    game.apply("search")
    assert (game.question, game.seat) == ("react", 1)


def test_a_card_that_only_grants_an_action_is_pointless_after_a_night_in_solitary() -> None:
    setting = table(card=[{"id": "fx_search", "do": [{"do": "act", "n": 1}]}])
    for place, codes in (("cell", []), ("solitary", ["play.pointless"])):
        game = Game.from_dict(setting, {"seats": [{"place": place, "hand": {"fx_search": 1}}]})
        assert [refusal.code for refusal in game.why_not("play fx_search")] == codes
