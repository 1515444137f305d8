"""Imagined hands allow what is pending: what a question needs is in the hand of whoever is asked.

Rule: EXTORT-2, GANG-2, CRAFT-4, PLACE-GYM-2, MICHEL-15.
"""

import pytest

from blackgate import Game, imagine, rules
from blackgate.engine.knowledge import determinizer
from blackgate.engine.knowledge.constraints import required_cards


def yard(*cards: str) -> Game:
    """P1 with these cards, and P2, in the Yard."""
    seats = [{"place": "yard", "hand": [*cards, "phone"]}, {"place": "yard", "hand": ["whisky"]}]
    return Game.from_dict(rules(players=2), {"seats": seats})


def paying() -> Game:
    """P1 joins a gang and owes Accessories."""
    game = yard("chain", "cap", "bandana", "watch", "boots", "ring")
    game.apply(next(action for action in game.actions() if action.word == "join"))
    return game


def laying() -> Game:
    """P1 extorts P2 and has to lay a Weapon."""
    game = yard("blade")
    for words in ("extort P2", "name spoon"):
        game.apply(words)
    return game


def crafting() -> Game:
    """P1 crafts and has to choose between a Link and a Bandage."""
    seats = [{"place": "cafeteria", "hand": ["link", "pike"], "tokens": {"bandage": 1}}, {"hand": ["ring"]}]
    game = Game.from_dict(rules(players=2, modules=["laundry"]), {"seats": seats})
    game.apply("craft pickaxe")
    return game


def brawling() -> Game:
    """P1 starts a Brawl and has to discard a Weapon."""
    modules = ["gymnasium"]
    setting = rules(players=2, modules=modules)
    place = next(place.slot for place in setting.edition.places if "brawl" in place.actions)
    seats = [{"place": place, "hand": ["knife"]}, {"place": place, "hand": ["ring"]}]
    game = Game.from_dict(setting, {"seats": seats})
    game.apply("brawl")
    return game


@pytest.mark.parametrize(
    ("make", "question"), [(paying, "pay"), (laying, "lay"), (crafting, "ingredient"), (brawling, "opener")]
)
@pytest.mark.parametrize("tries", [60, 0])
def test_a_world_serves_the_question(make: object, question: str, tries: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """By dealing again; and where that is given up at once, by putting the cards there."""
    assert callable(make)
    game = make()
    assert game.question == question
    assert required_cards(game.state) != []
    if not determinizer.__file__.endswith(".so"):
        monkeypatch.setattr(determinizer, "TRIES", tries)
    seen = game.view(1)
    for chance in range(30):
        world = imagine(seen, chance)
        assert world.legal()
        assert world.view(1) == seen
        while world.question == question:
            world.apply(world.legal()[0])
