"""The story in words: names, hidden cards, whole actions in one sentence."""

from blackgate import Game, rules
from blackgate.bots import Chance, decide, make
from blackgate.cli.narration import told
from blackgate.cli.play.menu import label
from blackgate.cli.play.page import question
from blackgate.cli.words import Words
from blackgate.game.seats import Seat
from blackgate.game.view import view

SEATS = (Seat("Ana", "human", 1), Seat("Bob", "human", 2))


def at(place: str, hands: list[dict[str, int]], cigarettes: int = 0) -> Game:
    """Ana's turn, both players in one Place."""
    seats = [{"place": place, "hand": hand, "cigarettes": cigarettes} for hand in hands]
    position = {"seats": seats, "turn": {"actions": 2}}
    game = Game.from_dict(rules(players=2, humans=True), position, SEATS)
    game.listen()
    return game


def lines(game: Game, viewer: int | None) -> list[str]:
    return [line.plain for line in told(Words(game.rules, game.seats, viewer), game.events)]


def apply(game: Game, *actions: str) -> Game:
    for action in actions:
        game.apply(action)
    return game


def test_a_demand_in_words() -> None:
    game = apply(at("showers", [{"knife": 1}, {"pickaxe": 1}]), "extort P2", "name pickaxe", "card knife")
    seen = view(game, 1)
    words = Words(game.rules, game.seats, 1)
    assert question(words, seen) == "Ana demands your Pickaxe. Hand it over or fight?"
    assert [label(words, seen, option) for option in seen.options] == ["Hand it over", "Refuse and fight"]
    assert lines(game, 1) == ["Ana demanded a Pickaxe from you.", "Ana played a Knife."]


def test_a_fight_in_words() -> None:
    game = apply(
        at("showers", [{"knife": 1}, {"pickaxe": 1}]), "extort P2", "name pickaxe", "card knife", "refuse", "stop"
    )
    assert lines(game, 0)[2:6] == [
        "Bob refused.",
        "Bob played no more Weapons.",
        "You won the fight against Bob.",
        "Bob took a Beating: 1 now.",
    ]
    assert "Bob handed a Pickaxe to you." in lines(game, 0)


def test_a_card_taken_at_random_is_named_to_the_two_alone() -> None:
    game = apply(at("showers", [{"knife": 1}, {"cap": 1}]), "extort P2", "name pickaxe", "card knife", "refuse", "stop")
    assert "You took a Cap from Bob’s hand." in lines(game, 0)
    assert "Ana took a Cap from your hand." in lines(game, 1)
    assert "Ana took a card from Bob’s hand." in lines(game, None)


def test_cards_drawn_are_the_drawers_alone() -> None:
    game = apply(at("cafeteria", [{}, {}]), "search")
    assert lines(game, 1) == ["Ana searched and drew 2 cards."]
    assert lines(game, 0)[0].startswith("You searched and drew ")
    assert "cards" not in lines(game, 0)[0]


def test_whole_actions_are_told_in_one_sentence() -> None:
    assert lines(apply(at("cafeteria", [{"link": 1, "container": 1}, {}]), "craft shovel"), 1) == [
        "Ana crafted a Shovel from a Link and a Container."
    ]
    assert lines(apply(at("yard", [{}, {}], 8), "buy shovel"), 1) == ["Ana bought a Shovel for 8 cigarettes."]
    assert lines(apply(at("yard", [{"phone": 1, "cap": 2}, {}]), "sell", "card phone", "card cap", "done"), 1) == [
        "Ana sold a Phone and a Cap for 8 cigarettes."
    ]
    assert lines(apply(at("cell", [{"shovel": 1}, {}]), "dig shovel"), 1) == [
        "Ana dug with a Shovel: 3 more, 3 Tunnel points now."
    ]
    assert lines(apply(at("cafeteria", [{}, {}]), "steal"), 0) == ["You stole a Spoon."]
    assert lines(apply(at("cell", [{}, {}]), "cautious showers"), 0) == ["You moved cautiously to the Showers."]


def test_a_roll_tells_the_places_it_names() -> None:
    game = apply(at("solitary", [{}, {}]), "move")
    assert "rolled a" in lines(game, 1)[0]
    assert " or " in lines(game, 1)[0]


def test_a_played_card_is_told_once() -> None:
    told_lines = lines(apply(at("cell", [{"cafeteria_key": 1}, {}]), "play cafeteria_key"), 1)
    assert told_lines == ["Ana played Cafeteria Key.", "Ana took a Spoon from the supply."]


def test_no_sentence_names_a_card_its_reader_may_not_know() -> None:
    """Draws of others are counted, never named, in whole games."""
    setting = rules(players=4)
    for seed in range(5):
        game = Game(setting, seed)
        game.listen()
        bot, chance = make("schemer", setting), Chance(seed)
        while not game.over:
            game.apply(decide(bot, game, chance))
        for line in told(Words(setting, game.seats, None), game.events):
            if " drew " in line.plain:
                assert line.plain.rstrip(".").endswith(("a card", " cards"))
            if line.plain.endswith("hand.") and " took " in line.plain:
                assert " took a card from " in line.plain


def test_a_bandage_is_among_the_ingredients() -> None:
    """Rule: PLACE-LAUN-4."""
    seats = [{"place": "cafeteria", "hand": {"pike": 1}, "tokens": {"bandage": 1}}, {"place": "cafeteria"}]
    setting = rules(players=2, humans=True, modules=["laundry"])
    game = Game.from_dict(setting, {"seats": seats, "turn": {"actions": 2}}, SEATS)
    game.listen()
    assert lines(apply(game, "craft pickaxe", "bandage_link"), 1) == [
        "Ana crafted a Pickaxe from a Pike and a Bandage token."
    ]
