"""Worlds that differ only in what a seat cannot know look the same to it, byte for byte, whoever acts.

Each pair of worlds goes on with the same decisions as long as both allow them: what is asked next, of whom, and what is
told must be the same, until a hidden card is shown that differs. Rule: INFO-1, INFO-2.
"""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Final

import pytest
from tests.properties.combos import PARTS, combo_games, rich
from tests.properties.deeds import Deed, decide, take
from tests.properties.onlookers import Onlooker, Tally, is_shown
from tests.properties.tables import BOXES, PLAYERS, games, scaled

from blackgate import Event, Game, compiled, rules
from blackgate.engine.actions import Act
from blackgate.engine.agenda import ASKS
from blackgate.game import view as view_module

OF_MODULES: Final = {*ASKS[ASKS.index("roll") :]}
CANNOT_OCCUR: Final = {
    "retail": {"ingredient"} | OF_MODULES,
    "links": OF_MODULES,
    "fixtures": OF_MODULES,
    "wild": {"ingredient", "unless"} | OF_MODULES,
}
"""By box: questions it never asks. Retail parts have one face each; `wild` rewrites the card of `unless`."""

GAMES: Final = 5
"""At each number of players."""
QUOTA: Final = 3
"""How many pairs of worlds each sort of decision gets at two numbers of players; more in the long run."""


def sort_of(game: Game, deed: Deed) -> str:
    """What sort of decision it is: its question and word, for cards and powers their names, too."""
    action = game.rules.lexicon.action(deed.action)
    seat = game.to_dict()["seats"][game.seat] if action.word in ("reveal", "ability") else None
    power = "" if seat is None else seat["background"] if action.word == "reveal" else seat["gang_card"]
    return f"{game.question} {action.word} {power or (action.operand if action.word == 'play' else '')}"


def tables(box: str) -> Iterator[tuple[Game, Random]]:
    """Games of every number of players; every Background gets its turn, most of them with a card of their gang."""
    dealt = 0
    for players in PLAYERS:
        for game, chooser in games(box, players, scaled(GAMES)):
            data = game.to_dict()
            pool = sorted(data["backgrounds"] + [seat["background"] for seat in data["seats"]])
            for seat in data["seats"]:
                seat["background"] = sorted({*pool})[dealt % len({*pool})]
                pool.remove(seat["background"])
                dealt += 1
                power = game.rules.edition.powers[game.rules.edition.power(seat["background"]) - 1]
                if data["gang_piles"][power.gang] and chooser.random() < 0.7:
                    seat["gang_card"] = data["gang_piles"][power.gang].pop(0)
            yield Game.from_dict(game.rules, {**data, "backgrounds": pool}), chooser


def choose(game: Game, chooser: Random) -> Deed:
    """A random decision; Backgrounds are kept until there is something they can do."""
    deed, tries = decide(game, chooser), 8
    while deed.action == Act.REVEAL and game.state.round <= 3 and tries:
        deed, tries = decide(game, chooser), tries - 1
    return deed


@pytest.mark.parametrize("box", BOXES)
def test_what_a_seat_cannot_know_it_does_not_see(box: str) -> None:
    tally = watch(tables(box), max(scaled(QUOTA), QUOTA))
    if compiled():
        assert {*ASKS} - (+tally.answered).keys() == CANNOT_OCCUR[box], "another set of questions was never answered"


def test_what_a_seat_cannot_know_it_does_not_see_with_modules() -> None:
    found = ((rich(game, chooser), chooser) for part in range(PARTS) for _, game, chooser in combo_games(part, more=50))
    tally = watch(found, max(scaled(QUOTA), QUOTA))
    if compiled():
        assert {*ASKS} - (+tally.answered).keys() == set()


def watch(found: Iterator[tuple[Game, Random]], quota: int) -> Tally:
    """Compare worlds through these games, so many pairs for each sort of decision."""
    tally = Tally()
    sorts: Counter[str] = Counter()
    for game, chooser in found:
        while not game.over:
            deed = choose(game, chooser)
            sort = sort_of(game, deed)
            if sorts[sort] < quota * (game.rules.players - 1) // 2:
                sorts[sort] += 1
                viewer = chooser.randrange(game.rules.players)
                leak = tally.compare(game, viewer, deed, chooser)
                assert leak == "", (sort, viewer, game.rules.modules, game.rules.chosen, game.to_json())
            take(game, deed)
    assert all(tally.lost[asked] <= tally.compared[asked] // 10 for asked in tally.lost), tally.lost
    return tally


def test_a_card_that_lets_one_act_asks_whatever_the_hand_holds() -> None:
    """The Cell Key leads to the Cell Block and lets one dig there: with or without a Tool it is the same to others."""
    setting = rules(players=3)
    worlds: list[Game] = []
    for card in ("spoon", "link"):
        hands: list[dict[str, int]] = [{"cell_key": 1, card: 1}, {}, {"link": 1, "spoon": 1}]
        hands[2].pop(card)
        seats = [{"place": "yard", "hand": hand} for hand in hands]
        worlds.append(Game.from_dict(setting, {"seats": seats, "deck": ["blade", "chain"]}))
    here, there = worlds
    here.listen()
    there.listen()
    for viewer in (1, None):
        assert Onlooker(viewer).leak(here, there) == ""
    here.apply("play cell_key")
    there.apply("play cell_key")
    for viewer in (1, None):
        assert Onlooker(viewer).leak(here, there) == ""
    assert [str(action) for action in there.actions()] == ["decline"]
    here.apply("decline")
    there.apply("decline")
    assert Onlooker(1).leak(here, there) == ""


def test_a_view_that_tells_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    game, chooser = next(games("retail", 4, 1))
    assert Tally().compare(game, 0, Deed(game.seat, Act.PASS), chooser) == ""
    seat_of = view_module._seat
    monkeypatch.setattr(view_module, "_seat", lambda game, seat, viewer: seat_of(game, seat, seat))
    assert Tally().compare(game, 0, Deed(game.seat, Act.PASS), chooser) != ""


def test_a_story_that_tells_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    game, chooser = next(games("retail", 4, 1))
    assert Tally().compare(game, (game.seat + 1) % 4, Deed(game.seat, Act.SEARCH), chooser) == ""
    monkeypatch.setattr(Event, "seen_from", lambda event, viewer: Event(event.name, event.seat, event.a, event.b))
    tells = Event("laid", 0, "knife", ""), Event("laid", 0, "blade", "")
    assert [is_shown(*tells), is_shown(Event("drew", 0, "link", ""), Event("drew", 0, "pike", ""))] == [False, True]
    here, there = Game.from_dict(game.rules, game.to_dict()), Game.from_dict(game.rules, game.to_dict())
    for world in (here, there):
        world.listen()
    here.apply("search")
    assert Onlooker(None).leak(here, there) not in ("", "shown")


def test_a_question_that_tells_is_noticed() -> None:
    game, _ = next(games("retail", 4, 1))
    here, there = Game.from_dict(game.rules, game.to_dict()), Game.from_dict(game.rules, game.to_dict())
    here.apply("move")
    assert Onlooker(None).leak(here, there).startswith("go of ")
