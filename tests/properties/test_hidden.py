"""Worlds that differ only in what a seat cannot know look the same to it, byte for byte. Rule: INFO-1, INFO-2."""

import json
from random import Random

import pytest
from tests.properties.tables import BOXES, PLAYERS, games, play, scaled

from blackgate import Game
from blackgate.engine.terms import PILE_CARDS
from blackgate.errors import PositionError
from blackgate.game import view as view_module
from blackgate.game.position import PositionTable, SeatTable
from blackgate.game.view import view

OPEN_QUESTIONS = ("turn", "go", "name", "answer", "fight", "react", "place", "bonus")
"""Questions that are asked whatever the seat holds: its hand may be another one."""

OPEN_DEEDS = ("pass", "move", "go", "steal", "heal", "dig", "buy", "search", "decline", "stop")
"""Choices whose visible result does not depend on hidden cards."""


def other_world(game: Game, viewer: int, chooser: Random) -> Game:
    """The same table for one seat: other hands, Backgrounds, deck and lower gang cards."""
    data = game.to_dict()
    seats = [seat for n, seat in enumerate(data["seats"]) if n != viewer]
    if game.seat != viewer and game.question not in OPEN_QUESTIONS:
        seats.remove(data["seats"][game.seat])
    if game.question == "pick":
        seats = []
    deal_again(data, seats, chooser)
    hidden = [seat for seat in data["seats"] if seat is not data["seats"][viewer] and not seat["revealed"]]
    pool = [seat["background"] for seat in hidden] + data["backgrounds"]
    chooser.shuffle(pool)
    for seat in hidden:
        seat["background"] = pool.pop()
    data["backgrounds"] = pool
    for pile in data["gang_piles"].values():
        below = pile[1:]
        chooser.shuffle(below)
        pile[1:] = below
    return Game.from_dict(game.rules, data)


def deal_again(data: PositionTable, seats: list[SeatTable], chooser: Random) -> None:
    """The cards of some hands and the deck, shuffled together; open piles never get into the deck."""
    sizes = [sum(seat["hand"].values()) for seat in seats]
    held = [card for seat in seats for card, count in seat["hand"].items() for _ in range(count)]
    stable = [card for card in held if card in PILE_CARDS]
    loose = data["deck"] + [card for card in held if card not in PILE_CARDS]
    chooser.shuffle(loose)
    cut = sum(sizes) - len(stable)
    hands, data["deck"] = stable + loose[:cut], loose[cut:]
    chooser.shuffle(hands)
    for seat, size in zip(seats, sizes, strict=True):
        seat["hand"] = {}
        for card in [hands.pop() for _ in range(size)]:
            seat["hand"][card] = seat["hand"].get(card, 0) + 1


def seen(game: Game, viewer: int | None) -> str:
    return json.dumps(view(game, viewer).to_dict())


@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize("players", PLAYERS)
def test_what_a_seat_cannot_know_it_does_not_see(box: str, players: int) -> None:
    worlds = deeds = skipped = 0
    for game, chooser in games(box, players, scaled(4)):
        while True:
            play(game, chooser, chooser.randrange(40))
            viewer = chooser.randrange(players)
            if game.over:
                break
            here = Game.from_dict(game.rules, game.to_dict())
            try:
                there = other_world(game, viewer, chooser)
            except PositionError:
                skipped += 1  # a hand the pending question rules out
                continue
            worlds += 1
            assert seen(here, viewer) == seen(there, viewer)
            deed = next((n for n in here.legal() if here.rules.lexicon.action(n).word in OPEN_DEEDS), None)
            if game.seat == viewer and deed is not None:
                deeds += 1
                drawn = here.rules.lexicon.action(deed).word == "search"
                here.apply(deed)
                there.apply(deed)
                if here.over:
                    break  # at the end every Background is shown (RULING-38)
                other = None if drawn else viewer
                assert seen(here, other) == seen(there, other)
    assert worlds > deeds > 0
    assert worlds > 10 * skipped


def test_a_view_that_tells_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    game, chooser = next(games("retail", 4, 1))
    there = other_world(game, 0, chooser)
    assert seen(game, 0) == seen(there, 0)
    assert seen(game, 1) != seen(there, 1)
    seat_of = view_module._seat
    monkeypatch.setattr(view_module, "_seat", lambda game, seat, viewer: seat_of(game, seat, seat))
    assert seen(game, 0) != seen(there, 0)
