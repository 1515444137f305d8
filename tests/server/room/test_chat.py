"""Chat: spectators are among themselves while a game runs, and the settings of the room apply."""

from pathlib import Path
from random import Random

import msgspec
import pytest
from tests.server.in_memory import Client, SeatedRoom, connected, open_registry, seated

from blackgate.server.commands import PHRASES, Begin, Say
from blackgate.server.messages import Line, Welcome
from blackgate.server.problems import Refused
from blackgate.server.room.chat_log import CHAT_KEPT
from blackgate.server.rooms import RoomRegistry
from blackgate.server.settings import RoomSettings
from blackgate.server.store import SqliteStore

SHORT = RoomSettings(players=2, windows="swift", options={"round_cap": 2})
PHRASES_ONLY = RoomSettings(players=2, windows="swift", chat="phrases")
SILENT = RoomSettings(players=2, windows="swift", chat="off")
EVERYBODY: tuple[int | None, ...] = (0, 1, None)


def heard(client: Client) -> list[str]:
    """The chat messages a client received since it connected."""
    told = [msgspec.json.decode(frame) for frame in client.frames]
    return [line["text"] for each in told if each["type"] == "update" for line in each.get("chat", ())]


async def shown(registry: RoomRegistry, there: SeatedRoom, seat: int | None) -> list[str]:
    """What a newcomer is shown of the chat, with the key of that seat."""
    return [line.text for line in (await registry.welcome(there.code, there.clients[seat].key)).chat]


async def to_the_end(there: SeatedRoom) -> None:
    while there.session.room.is_playing:
        await there.play(25, Random(1))


async def refusal(there: SeatedRoom, seat: int | None, wish: Say) -> str:
    """With which code something is refused; nothing has changed then."""
    version = there.session.room.version
    with pytest.raises(Refused) as refused:
        await there.do(seat, wish)
    assert there.session.room.version == version
    assert there.session.room.chat.count == 0
    return refused.value.code


# Who hears whom.


async def test_during_a_game_only_spectators_read_spectators() -> None:
    async with open_registry() as registry:
        there = await seated(registry, SHORT)
        other = await connected(registry, there.code, None, "")
        await there.drain()
        before = [len(there.clients[seat].frames) for seat in (0, 1)]
        await there.do(None, Say("P1 has the shovel", name="Zoe"))
        await there.drain()
        await other.drain()
        assert heard(there.clients[None]) == heard(other) == ["P1 has the shovel"]
        assert [len(there.clients[seat].frames) for seat in (0, 1)] == before, "nor do they notice"
        assert await shown(registry, there, None) == ["P1 has the shovel"]
        assert await shown(registry, there, 0) == await shown(registry, there, 1) == []
        await there.play(1, Random(1))
        await there.drain()
        assert heard(there.clients[0]) == heard(there.clients[1]) == []


async def test_a_host_without_a_seat_is_a_spectator_like_the_others() -> None:
    async with open_registry() as registry:
        made = await registry.create(SHORT)
        keys = [(await registry.sit(made.room, name)).key for name in ("Ana", "Ben")]
        everybody: list[tuple[int | None, str]] = [(0, keys[0]), (1, keys[1]), (None, made.key)]
        clients = {seat: await connected(registry, made.room, seat, key) for seat, key in everybody}
        there = SeatedRoom(registry, made.room, made.key, clients, await registry.session(made.room))
        await there.do(None, Begin())
        await there.do(None, Say("dig, dig!"))
        await there.drain()
        assert heard(there.clients[None]) == await shown(registry, there, None) == ["dig, dig!"]
        assert heard(there.clients[0]) == await shown(registry, there, 0) == []


async def test_everybody_reads_players() -> None:
    async with open_registry() as registry:
        there = await seated(registry, SHORT)
        await there.do(1, Say("truce", is_phrase=True))
        await there.do(0, Say("never!"))
        await there.drain()
        for seat in EVERYBODY:
            assert heard(there.clients[seat]) == ["truce", "never!"]
            assert await shown(registry, there, seat) == ["truce", "never!"]


async def test_before_the_game_everybody_reads_everybody() -> None:
    async with open_registry() as registry:
        there = await seated(registry, SHORT, begin=False)
        await there.do(None, Say("may I look on?"))
        await there.drain()
        for seat in EVERYBODY:
            assert heard(there.clients[seat]) == ["may I look on?"]
        await there.do(0, Begin())
        for seat in EVERYBODY:
            assert await shown(registry, there, seat) == ["may I look on?"]


async def test_after_the_game_everybody_reads_everybody() -> None:
    async with open_registry() as registry:
        there = await seated(registry, SHORT)
        await there.do(None, Say("the shovel!"))
        await there.do(0, Say("hm"))
        await to_the_end(there)
        await there.do(None, Say("good-game", is_phrase=True))
        await there.drain()
        assert heard(there.clients[0]) == heard(there.clients[1]) == ["hm", "good-game"]
        assert heard(there.clients[None]) == ["the shovel!", "hm", "good-game"]
        for seat in EVERYBODY:
            assert await shown(registry, there, seat) == ["the shovel!", "hm", "good-game"]


async def test_a_reloaded_room_knows_who_may_read_what(tmp_path: Path) -> None:
    async with open_registry(store=SqliteStore(tmp_path / "rooms.db")) as registry:
        there = await seated(registry, SHORT)
        await there.do(None, Say("the shovel!"))
        await there.do(0, Say("hm"))
    async with open_registry(store=SqliteStore(tmp_path / "rooms.db")) as registry:
        assert await shown(registry, there, 1) == ["hm"]
        assert await shown(registry, there, None) == ["the shovel!", "hm"]


async def test_a_newcomer_gets_the_last_messages_in_order() -> None:
    async def play() -> Welcome:
        async with open_registry() as registry:
            there = await seated(registry, SHORT, begin=False)
            for n in range(CHAT_KEPT + 3):
                await there.do(0, Say(f"line {n}"))
            return await registry.welcome(there.code, "")

    assert [each.text for each in (await play()).chat] == [f"line {n}" for n in range(3, CHAT_KEPT + 3)]


# What may be said.


@pytest.mark.parametrize("seat", EVERYBODY)
async def test_a_room_with_phrases_only_refuses_texts(seat: int | None) -> None:
    async with open_registry() as registry:
        there = await seated(registry, PHRASES_ONLY)
        assert await refusal(there, seat, Say("hello")) == "forbidden"
        assert await refusal(there, seat, Say("lend me a shovel", is_phrase=True)) == "invalid"
        for phrase in PHRASES:
            await there.do(seat, Say(phrase, is_phrase=True))
        assert [each.text for each in there.session.room.chat] == list(PHRASES)


@pytest.mark.parametrize("seat", EVERYBODY)
@pytest.mark.parametrize("begin", [True, False])
async def test_a_room_without_chat_refuses_messages(seat: int | None, begin: bool) -> None:
    async with open_registry() as registry:
        there = await seated(registry, SILENT, begin)
        for wish in (Say("hello"), Say("hello", is_phrase=True), Say("shovel", is_phrase=True)):
            assert await refusal(there, seat, wish) == "forbidden"


@pytest.mark.parametrize("phrase", ["lend me a shovel", "Hello", "hello ", "web-phrase-hello"])
async def test_an_unknown_phrase_is_refused_with_the_known_ones(phrase: str) -> None:
    async with open_registry() as registry:
        there = await seated(registry, SHORT)
        with pytest.raises(Refused) as refused:
            await there.do(0, Say(phrase, is_phrase=True))
        assert refused.value.code == "invalid"
        assert "well-played" in refused.value.right


@pytest.mark.parametrize(
    ("text", "line"),
    [("a\nb\t c", "a b c"), ("  dig  in ", "dig in"), ("\u202eoh\x00no", "oh no"), ("¡olé! 🙂", "¡olé! 🙂")],
)
async def test_a_text_becomes_one_printable_line(text: str, line: str) -> None:
    async with open_registry() as registry:
        there = await seated(registry, SHORT)
        await there.do(0, Say(text))
        assert await shown(registry, there, 1) == [line]


@pytest.mark.parametrize("text", [" ", "\n\n", "\u200b\u200e"])
async def test_an_empty_text_is_refused(text: str) -> None:
    async with open_registry() as registry:
        there = await seated(registry, SHORT)
        assert await refusal(there, 0, Say(text)) == "invalid"


async def test_a_message_names_its_true_author() -> None:
    async def play() -> tuple[Line, ...]:
        async with open_registry() as registry:
            there = await seated(registry, SHORT, begin=False)
            await there.do(0, Say("hi", name="Player 2"))
            await there.do(None, Say("hello", is_phrase=True, name="Zoe"))
            await there.do(None, Say("hey"))
            return (await registry.welcome(there.code, "")).chat

    assert (await play()) == (
        Line(0, "", "hi", False),
        Line(None, "Zoe", "hello", True),
        Line(None, "Guest", "hey", False),
    )
