"""The parts a table is sent in: together they say what a view says, and no more."""

import msgspec
import pytest

from blackgate import Game, rules
from blackgate.bots import Chance, decide, make
from blackgate.game.view import View, own, table

SETTINGS = {
    "base": {"players": 4},
    "no memory": {"players": 3, "options": {"memory_aid": "off"}},
    "everything": {"players": 6, "modules": ("dig_in", "michel")},
    "teams": {"players": 4, "teams": True, "options": {"team_hands": "shared"}},
}


def put_together(game: Game, seat: int) -> dict[str, object]:
    """A view made of its parts, without what only a bot needs."""
    mine = own(game, seat)
    seats = [msgspec.structs.asdict(each) for each in table(game).seats]
    for n, each in enumerate(seats):
        each["hand"] = mine.hand if n == seat else mine.mates.get(n, each["hand"])
        if mine.known:
            each["certain"], each["possible"] = mine.known[n].certain, mine.known[n].possible
    seats[seat]["background"] = mine.background
    whole = {**msgspec.structs.asdict(table(game)), "seats": seats}
    return whole | {name: getattr(mine, name) for name in ("hand_limit", "search", "prices", "cautious", "exchange")}


def shown(view: View) -> dict[str, object]:
    return {**msgspec.structs.asdict(view), "seats": [msgspec.structs.asdict(each) for each in view.seats]}


@pytest.mark.parametrize("setting", SETTINGS)
def test_the_table_and_the_own_part_say_what_the_view_says(setting: str) -> None:
    settled = rules(**SETTINGS[setting])  # type: ignore[arg-type]
    game, bot, chance = Game(settled, seed=3), make("rookie", settled), Chance(1)
    left_out = {"viewer", "agenda", "options", "numbers", "asides", "learned"}
    for _ in range(120):
        for seat in range(settled.players):
            view = shown(game.view(seat))
            parts = put_together(game, seat)
            assert {name: view[name] for name in view if name not in left_out} == parts
        if game.over:
            break
        game.apply(decide(bot, game, chance))


def test_nothing_of_a_hand_is_on_the_table() -> None:
    game = Game(rules(players=3), seed=1)
    assert all(each.hand is None and each.background is None and not each.certain for each in table(game).seats)
