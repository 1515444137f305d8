"""The features of the whole table: each has one name, none is told twice, cards are told by their effects."""

from functools import cache

import pytest

from blackgate import Game, rules
from blackgate.engine.agenda import FRAME, Ask, Step
from blackgate.engine.frames import Pay
from blackgate.engine.menu import Menu
from blackgate.engine.setup import new_game
from blackgate.engine.terms import DOS
from blackgate.evaluation.card_features import CARD_BLOCKS, EFFECT_BLOCKS, LONGEST_CARD
from blackgate.evaluation.evaluator import Evaluator
from blackgate.evaluation.feature_names import ALL_SEATS, BLOCKS, COUNT, FEATURES, MODULES, MOST, At
from blackgate.evaluation.policy import play_on
from blackgate.evaluation.table_description import describe
from blackgate.evaluation.table_features import TableFeatures
from blackgate.game.rules import Rules

SETTINGS = [
    rules(players=2),
    rules("prototype_en", players=4),
    rules(players=6, modules=["michel", "warden", "ward", "gambling"]),
    rules(players=6, modules=["teams"]),
]


def told(setting: Rules, game: Game) -> list[set[str]]:
    """By seat: the names of what is true."""
    table = features_of(setting)
    describe(table, game.state)
    return [{FEATURES[n] for n in table.told(seat)} for seat in range(setting.players)]


@cache
def features_of(setting: Rules) -> TableFeatures:
    return TableFeatures(Evaluator(setting.tables))


def position(**seat: object) -> list[set[str]]:
    """The same for a position of four in which one seat has something."""
    setting = rules(players=4)
    return told(setting, Game.from_dict(setting, {"seats": [seat, {}, {}, {}]}))


def test_blocks_follow_each_other() -> None:
    begins = [sum(size for _, size in BLOCKS[:n]) for n in range(len(BLOCKS))]
    seats = len(BLOCKS) - len(CARD_BLOCKS)
    assert BLOCKS[seats:] == CARD_BLOCKS
    assert [getattr(At, name.upper()) for name, _ in BLOCKS[:seats]] == begins[:seats]
    assert begins[seats] == At.CARDS
    assert len(set(FEATURES)) == len(FEATURES) == COUNT
    assert dict(EFFECT_BLOCKS)["own"] == len(DOS)


@pytest.mark.parametrize("setting", SETTINGS)
def test_no_feature_is_told_twice_and_there_is_room(setting: Rules) -> None:
    evaluator = Evaluator(setting.tables)
    table, state = TableFeatures(evaluator), new_game(setting.tables, 4)
    for _ in range(8):
        play_on(evaluator, state, Menu(), 15)
        describe(table, state)
        for seat in range(setting.players):
            row = list(table.row)[seat * int(MOST) : table.ends[seat]]
            common = list(table.row)[int(ALL_SEATS * MOST) : table.ends[int(ALL_SEATS)]]
            assert len({*row, *common}) == len(row) + len(common) < MOST // 2
            assert all(0 <= each < At.PLAYERS or each >= COUNT for each in row)
            assert all(At.ROUND <= each < At.PLAYERS for each in common)


def test_a_seat_is_told_by_what_it_has() -> None:
    found = position(hand=["shovel", "shovel", "blade"], points=6, place="cell", cigarettes=3)
    assert {"need=4", "gap=0", "shovels=2", "weapons=1", "cigarettes=3", "ready=0", "ready=2", "wait=0"} <= found[0]
    assert {"need=10", "threat=0", "rivals_ready=1", "rank=1", "lead=1", "wait=1"} <= found[1]


def test_both_sides_of_an_extortion_are_told() -> None:
    setting = rules(players=3)
    for seed in range(60):
        game = Game(setting, seed)
        evaluator, menu = Evaluator(setting.tables), Menu()
        for _ in range(80):
            if game.state.winner >= 0:
                break
            if game.state.agenda[game.state.top] == 4:
                found = told(setting, game)
                roles = [[name for name in seat if name.startswith(("attacks", "defends"))] for seat in found]
                assert sorted(map(len, roles)) == [0, 1, 1]
                assert any(name.startswith("asked=4") for name in found[game.seat])
                assert roles[game.seat][0].startswith("defends")
                return
            play_on(evaluator, game.state, menu, 1)
    pytest.fail("nobody was extorted")


def test_what_holds_throughout_a_game_is_told_once() -> None:
    setting = rules(players=3, modules=["michel", "library"])
    found = TableFeatures(Evaluator(setting.tables)).setting
    assert {FEATURES[n] for n in found} == {
        "players=1",
        f"modules={MODULES.index('michel')}",
        f"modules={MODULES.index('library')}",
    }


def test_a_hidden_action_card_is_told_by_what_it_does() -> None:
    found = position(hand=["cell_key", "bribed_guard"])
    move, free, act = DOS.index("move"), DOS.index("free"), DOS.index("act")
    told_of = {f"card_own={move}", f"card_own={free}", f"card_own={act}", "card_leads=0", "card_leads=8", "card_lets=7"}
    assert told_of <= found[0]
    assert {"action_cards=1", "dig_cards=1"} <= found[0]
    assert not any(name.startswith("card_") for seat in found[1:] for name in seat)


def test_a_gang_card_and_a_background_are_told_by_what_they_do() -> None:
    found = position(gang_card="crew_back_corridors", background="poisoner")
    gain, move = DOS.index("gain"), DOS.index("move")
    assert {"gang_changes=10", f"background_own={gain}", f"background_much={gain}", "background_gains=1"} <= found[0]
    assert {"background_at=1", f"bonus_own={move}", "bonus_leads=0", "bonus_on=0"} <= found[0]
    revealed = position(gang_card="crew_back_corridors", background="poisoner", revealed=True)[0]
    assert "revealed=0" in revealed
    assert not any(name.startswith(("background", "bonus")) for name in revealed)
    assert "bonus_on=0" not in position(gang_card="crew_back_corridors", background="knifeman")[0]


def test_cards_of_every_edition_fit() -> None:
    for setting in SETTINGS:
        table = TableFeatures(Evaluator(setting.tables))
        assert any(table.cards)
        for card in table.cards:
            assert card == sorted(set(card))
            assert len(card) < LONGEST_CARD
            assert all(At.CARDS <= each < COUNT for each in card)


def test_gangs_are_told_by_the_accessories_in_hand() -> None:
    assert {"join=1", "join_short=0", "accessories=2"} <= position(hand=["chain", "cap"])[0]
    assert {"join=0", "join_short=1"} <= position(hand=["chain"])[0]
    assert not any(name.startswith("join") for name in position(hand=["blade"])[0])


def test_a_roll_that_leaves_no_choice_counts_as_being_there() -> None:
    setting = rules(players=4)
    evaluator = Evaluator(setting.tables)
    table, menu, seen = TableFeatures(evaluator), Menu(), 0
    for seed in range(20):
        game = Game(setting, seed)
        for _ in range(100):
            if game.state.winner >= 0:
                break
            if game.state.agenda[game.state.top] == Ask.GO:
                slots = [n for n in range(8) if f"rolled={n}" in told(setting, game)[game.seat]]
                describe(table, game.state)
                if len(slots) == 1 and table.places[game.seat] != game.state.players[game.seat].place:
                    assert table.places[game.seat] == slots[0]
                    seen += 1
                if len(slots) > 1:
                    assert table.places[game.seat] == game.state.players[game.seat].place
            play_on(evaluator, game.state, menu, 1)
    assert seen


def test_what_a_question_is_about_and_what_comes_after_it_is_told() -> None:
    """Held against the agenda, in games by the policy."""
    setting = rules(players=4)
    tables, evaluator, menu, seen = setting.tables, Evaluator(setting.tables), Menu(), set()
    for seed in range(10):
        game = Game(setting, seed)
        for _ in range(150):
            agenda = list(game.state.agenda)[: game.state.top + int(FRAME)]
            asked, *below = [agenda[at : at + 8] for at in range(len(agenda) - 8, -1, -8)]
            expected = {f"operand={min(asked[2 + Pay.DUE], 3)}"} if asked[0] == Ask.PAY else set()
            finishing = [frame[2] for frame in below if frame[0] == Step.FINISH][:1]
            effects = [frame[2:4] for frame in below if frame[0] == Step.EFFECT][:1]
            expected |= {f"below={verb}" for verb in finishing}
            expected |= {f"pending={tables.line_do[line]}" for begin, end in effects for line in range(begin, end)}
            found = set().union(*told(setting, game))
            assert {name for name in found if name.startswith(("operand=", "below=", "pending="))} >= expected
            assert {name for name in found if name.startswith(("below=", "pending="))} <= expected
            seen |= {name.partition("=")[0] for name in expected}
            play_on(evaluator, game.state, menu, 1)
            if game.state.winner >= 0:
                break
    assert seen == {"operand", "below", "pending"}


def test_how_far_a_seat_is_with_what_it_can_craft_and_buy_is_told() -> None:
    found = position(hand=["spoon", "link", "cap"], points=0, place="cafeteria", cigarettes=8)[0]
    assert {"need=10", "gap=9", "gap_craft=9", "gap_all=6", "stock=3", "stock=7", "stock=11"} <= found
