"""Reasons at the terminal: in the language of the words, with what would help, shared ones first."""

import pytest

from blackgate import Game, rules
from blackgate.cli.play.refusals import why
from blackgate.cli.words import Words
from blackgate.game.seats import Seat

SEATS = (Seat("Ana", "human", 1), Seat("Bob", "random", 2))


def lines(asked: str, language: str = "en", hand: dict[str, int] | None = None) -> list[str]:
    game = Game(rules(players=2), 1, SEATS, 0)
    data = game.to_dict()
    data["seats"][0] |= {"place": "cell", "hand": hand or {}, "cigarettes": 3}
    data["seats"][1] |= {"place": "yard"}
    game = Game.from_dict(game.rules, data, SEATS)
    return [line.plain for line in why(game, Words(game.rules, SEATS, 0, language), 0, asked)]


@pytest.mark.parametrize(
    ("language", "answer"),
    [
        ("en", "Bob is not in your Place. Bob is in the Recreational Area: go there.  EXTORT-3"),
        ("fr", "Bob n’est pas dans ton Lieu. Bob est à la Promenade\u00a0: vas-y.  EXTORT-3"),
        ("it", "Bob non è nel tuo Luogo. Bob è nell’Area ricreativa: vai lì.  EXTORT-3"),
    ],
)
def test_reasons_come_in_the_language_of_the_words(language: str, answer: str) -> None:
    assert lines("extort Bob", language, {"knife": 1}) == [answer]


def test_a_reason_shared_by_all_is_shown_once() -> None:
    found = lines("craft", hand={"link": 1})
    assert [line for line in found if "CRAFT-1" in line] == [found[0]]
    assert not found[0].startswith("Craft 1 Pickaxe")
    assert "Craft 1 Pickaxe: A Pickaxe takes a Link and a Pike. You lack a Pike.  CRAFT-6 CRAFT-4" in found
