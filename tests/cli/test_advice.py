"""Advice in the terminal: what is at stake stands below the question, and `explain` says what is going on."""

from tests.cli.tables import at

from blackgate.cli.play.advice import explained, stake_lines
from blackgate.cli.words import Words
from blackgate.game.game import Game


def lines(game: Game) -> list[str]:
    """The stakes of the seat that is asked."""
    words = Words(game.rules, game.seats, game.seat)
    return [line.plain.replace("\u00a0", " ") for line in stake_lines(words, game.view(game.seat))]


def test_the_stakes_of_an_extortion_are_told_by_answer() -> None:
    armed = {"place": "yard", "hand": {"knife": 2}}
    game = at([armed, {"place": "yard", "hand": {"spoon": 1}}], turn={"actions": 2})
    for action in ("extort P2", "name spoon", "card knife"):
        game.apply(action)
    told = lines(game)
    assert told[0].strip() == "Hand it over"
    assert " - You lose a Spoon." in told
    assert " · You have no Weapon left for the fight." in told


def test_an_explanation_ends_with_what_threatens() -> None:
    game = at([{"place": "yard"}, {"place": "cell", "points": 11, "hand": {"link": 1}}], turn={"actions": 2})
    told = [line.plain for line in explained(Words(game.rules, game.seats, 0), game.view(0))]
    assert any("could break out next turn: a Spoon would be enough." in line for line in told)
    assert told[0].startswith("The first with 12")
