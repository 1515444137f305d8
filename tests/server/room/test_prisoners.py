"""Choosing prisoners: one owner for each board, bots take what is left and its names. Rule: SETUP-8, RULING-18."""

import asyncio
from random import Random

import pytest
from tests.server.in_memory import open_registry, seated

from blackgate.game.game import Game
from blackgate.game.record import commitment
from blackgate.game.seats import Seat as GameSeat
from blackgate.game.seats import folded
from blackgate.server import event_log
from blackgate.server.commands import (
    AnyWish,
    Begin,
    Choose,
    Clear,
    Command,
    HandOver,
    Pick,
    Rematch,
    Rename,
    Seat,
    Vote,
)
from blackgate.server.keys import hashed
from blackgate.server.problems import Refused
from blackgate.server.room import Room, decide, person
from blackgate.server.room.seating import sit
from blackgate.server.settings import RoomSettings

THREE = RoomSettings(players=3, seats=("open", "open", "schemer"), windows="swift", pace=0, options={"round_cap": 1})
FACES = ("Ada “Gearbox” Novak", "Viktor “Gearbox” Novak", "Mama Rosa", "Papa Tito", "Sister Blade", "Brother Blade")
NAMES = ("Ana", *FACES)


def boards(room: Room) -> list[tuple[int, int]]:
    """By seat: the board and the face."""
    return [(chair.board, chair.side) for chair in room.chairs]


def opened(settings: RoomSettings) -> Room:
    """A room without people."""
    return Room("ABCDEF", event_log.Opened(settings, hashed("host"), "00"))


def do(room: Room, key: str, wish: AnyWish) -> None:
    """One command by the holder of a key."""
    who = person(room, hashed(key))
    assert who is not None
    for entry in decide(room, who, Command("x", 0, wish), 0, frozenset).entries:
        room.fold(entry, 0)


def sat(room: Room, name: str, key: str) -> int:
    """Somebody sits down."""
    seat, entry = sit(room, name, None, key)
    room.fold(entry, 0)
    return seat


def test_seats_that_have_not_chosen_take_the_boards_in_order() -> None:
    room = opened(THREE)
    assert boards(room) == [(1, 0), (2, 0), (3, 0)]
    assert [chair.name for chair in room.chairs] == ["", "", "Sister Blade"]


def test_a_bot_makes_way_for_a_person_and_takes_the_next_free_board() -> None:
    room = opened(THREE)
    sat(room, "Ana", "a")
    do(room, "a", Pick(3, 1))
    assert boards(room) == [(3, 1), (1, 0), (2, 0)]
    assert [chair.name for chair in room.chairs] == ["Ana", "", "Mama Rosa"]


def test_a_board_has_one_owner_for_both_faces() -> None:
    room = opened(THREE)
    sat(room, "Ana", "a")
    sat(room, "Ben", "b")
    do(room, "a", Pick(5, 0))
    with pytest.raises(Refused, match="board 5 belongs to Ana") as refused:
        do(room, "b", Pick(5, 1))
    assert refused.value.code == "conflict"
    assert refused.value.reasons[0].rules == ("RULING-18",)
    assert boards(room)[:2] == [(5, 0), (1, 0)]
    do(room, "a", Pick(5, 1))
    assert boards(room)[0] == (5, 1)


@pytest.mark.parametrize("wish", [Clear(0), Pick(0)], ids=["stands up", "gives the choice back"])
def test_a_board_that_was_given_back_is_free(wish: AnyWish) -> None:
    room = opened(THREE)
    sat(room, "Ana", "a")
    sat(room, "Ben", "b")
    do(room, "a", Pick(5))
    do(room, "a", wish)
    do(room, "b", Pick(5, 1))
    assert boards(room)[1] == (5, 1)


def test_a_board_that_the_box_has_not_is_refused() -> None:
    room = opened(RoomSettings(edition="prototype_fr", players=3))
    sat(room, "Ana", "a")
    with pytest.raises(Refused, match="no prisoner board 6") as refused:
        do(room, "a", Pick(6))
    assert (refused.value.code, refused.value.right) == ("unknown", "one of 1, 2, 3, 4, 5")


def test_six_people_can_exchange_their_boards() -> None:
    room = opened(RoomSettings(players=6))
    for n in range(6):
        sat(room, f"Player {n}", str(n))
        do(room, str(n), Pick(n + 1))
    do(room, "0", Pick(0))
    assert boards(room)[0] == (1, 0)
    do(room, "1", Pick(1, 1))
    do(room, "0", Pick(2, 1))
    assert boards(room)[:2] == [(2, 1), (1, 1)]


def test_a_new_name_and_a_new_player_keep_the_prisoner() -> None:
    room = opened(THREE)
    sat(room, "Ana", "a")
    do(room, "a", Pick(4, 1))
    do(room, "a", Rename("Ada"))
    do(room, "a", HandOver("Zoe", "k" * 43))
    assert (room.chairs[0].name, *boards(room)[0], room.chairs[0].has_chosen) == ("Zoe", 4, 1, True)


def test_a_bot_does_not_have_the_name_of_a_person() -> None:
    room = opened(RoomSettings(players=4, seats=("open", "open", "open", "rookie")))
    assert room.chairs[3].name == "Doc Amara"
    sat(room, "doc amara", "a")
    assert (room.chairs[3].name, room.chairs[3].side) == ("Doc Idris", 1)
    sat(room, "Doc Idris", "b")
    assert (room.chairs[3].name, room.chairs[3].side) == ("Doc Amara 2", 0)
    sat(room, "Doc Amara 2", "c")
    assert room.chairs[3].name == "Doc Amara 3"
    do(room, "a", Rename("Ana"))
    assert room.chairs[3].name == "Doc Amara"


async def test_nobody_takes_the_name_of_a_bot_in_a_running_game() -> None:
    async with open_registry() as registry:
        there = await seated(registry, THREE)
        with pytest.raises(Refused, match="a bot here is called SISTER BLADE"):
            await there.do(0, HandOver("SISTER BLADE"))
        await there.do(0, HandOver("Brother Blade"))
        assert there.session.room.chairs[0].name == "Brother Blade"


async def test_of_two_who_want_one_board_at_once_one_gets_it_and_both_keep_their_seats() -> None:
    async with open_registry() as registry:
        there = await seated(registry, THREE, begin=False)
        wishes = (there.do(seat, Pick(6, seat)) for seat in (0, 1))
        results = await asyncio.gather(*wishes, return_exceptions=True)
        assert sorted(isinstance(each, Refused) for each in results) == [False, True]
        room = there.session.room
        assert [chair.has_chosen for chair in room.chairs] == [not isinstance(each, Refused) for each in results] + [
            False
        ]
        assert all(chair.key for chair in room.chairs[:2])


async def test_a_game_and_its_rematch_keep_the_prisoners() -> None:
    async with open_registry() as registry:
        there, dice = await seated(registry, THREE, begin=False), Random(3)
        await there.do(0, Pick(3, 1))
        await there.do(0, Begin())
        with pytest.raises(Refused, match="has begun"):
            await there.do(0, Pick(4))
        room = there.session.room
        assert [(seat.name, seat.board, seat.side) for seat in room.playing.seats] == [
            ("Player 1", 3, 1), ("Player 2", 1, 0), ("Mama Rosa", 2, 0),
        ]  # fmt: skip
        while room.is_playing:
            if room.asked[0].seat in (0, 1):
                await there.do(room.asked[0].seat, Choose(str(dice.choice(room.asked[0].options))))
            await asyncio.sleep(0)
        code = str((await there.do(1, Rematch())).result["room"])
        again = (await registry.session(code)).room
        assert boards(again) == [(3, 1), (1, 0), (2, 0)]
        assert [chair.has_chosen for chair in again.chairs] == [True, False, False]


def test_a_game_from_before_prisoners_could_be_chosen_keeps_its_names_and_its_hash() -> None:
    room = opened(RoomSettings(players=3, seats=("open", "schemer@1s", "rookie")))
    sat(room, "Ana", "a")
    room.fold(event_log.decode_entry(b'{"kind":"began","secret":"%s","first":0}' % (b"ab" * 32)), 0)
    assert [chair.name for chair in room.chairs] == ["Ana", "Schemer 2", "Rookie 3"]
    assert [(seat.board, seat.side) for seat in room.playing.seats] == [(1, 0), (2, 0), (3, 0)]
    seats = [GameSeat("Ana", "human"), GameSeat("Schemer 2", "schemer"), GameSeat("Rookie 3", "rookie")]
    assert room.promise == commitment(Game(room.rules, seats=seats, first=0, secret=b"\xab" * 32), covers_names=True)


def some_wish(dice: Random) -> AnyWish | str:
    """Something that a person may try before a game; a name is somebody who sits down."""
    wishes: list[AnyWish | str] = [
        *[Pick(dice.randrange(7), dice.randrange(2))] * 6,
        Seat(dice.randrange(5), dice.choice(["rookie", "schemer@1s"])),
        Clear(dice.randrange(5)),
        Rename(dice.choice(NAMES)),
        HandOver(dice.choice(NAMES), "".join(dice.choices("abc", k=43))),
        Vote(dice.randrange(5), "bot"),
        *([Begin()] if dice.random() < 0.2 else []),
        dice.choice(NAMES),
        dice.choice(NAMES),
    ]
    return dice.choice(wishes)


@pytest.mark.parametrize("edition", ["retail", "prototype_fr"])
@pytest.mark.parametrize("seed", range(30))
def test_no_sequence_of_commands_gives_a_board_two_owners(seed: int, edition: str) -> None:
    """Nor does any give a bot the name of somebody else."""
    dice, keys = Random(seed), ["host"]
    room = opened(RoomSettings(players=5, edition=edition, seats=("open", "open", "rookie")))
    for n in range(80):
        wish, key = some_wish(dice), dice.choice(keys)
        try:
            if isinstance(wish, str):
                keys.append(f"key {n}")
                sat(room, wish, keys[-1])
            elif person(room, hashed(key)) is not None:
                do(room, key, wish)
                keys += [wish.key] if isinstance(wish, HandOver) else []
        except Refused:
            pass
        owned = {board for board, _ in boards(room)}
        assert len(owned) == len(room.chairs)
        assert owned <= {each.board for each in room.rules.edition.prisoners}
        bots = [folded(chair.name) for chair in room.chairs if chair.is_bot]
        assert len(bots) == len({*bots} - {"", *(folded(chair.name) for chair in room.chairs if chair.key)})
