"""Six clients with mixed rights that try everything, in random order."""

import asyncio
import itertools
from collections import Counter
from collections.abc import Collection
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from typing import Any

import msgspec
from starlette.types import ASGIApp
from tests.server.adversary.asgi import AsgiSocket, requested
from tests.server.adversary.model import BrokenError, Seat, Table
from tests.server.in_memory import ManualClock

from blackgate.server.keys import hashed
from blackgate.server.rooms import RoomRegistry
from blackgate.server.session import ABSENT_AFTER

CLIENTS = 6
MOST_TABLES = 3
MOST_SOCKETS = 24
SETTINGS = {"windows": "swift", "private": True, "clock": {"kind": "none"}}
DEAD = (401, 403)
"""What a key is answered that opens nothing."""


@dataclass
class Client:
    """A client that keeps every key it was ever given, and every command it ever sent."""

    number: int
    keys: list[tuple[str, str]] = field(default_factory=list)
    """Codes of rooms, each with a key."""
    sent: list[tuple[str, str, dict[str, Any]]] = field(default_factory=list)
    """Commands with the room and the key they were sent with."""


class Adversary:
    """Plays steps, and checks the model after each."""

    def __init__(self, registry: RoomRegistry, app: ASGIApp, watch: ManualClock, seed: object) -> None:
        self.registry, self.app, self.watch = registry, app, watch
        self.dice = Random(f"adversary {seed}")
        self.clients = [Client(n) for n in range(CLIENTS)]
        self.tables: dict[str, Table] = {}
        self.sockets: list[AsgiSocket] = []
        self.steps: Counter[str] = Counter()
        self.told: set[str] = set()
        """Keys that were given to their first receiver."""
        self._numbers = itertools.count()
        self.records: dict[str, str] = {}

    async def play(self, steps: int, often: Collection[str] = ()) -> None:
        """Play so many steps, some of them more often; raises BrokenError if the server does something wrong."""
        moves = [
            (self.open, 2), (self.sit, 3), (self.connect, 6), (self.look_on, 3), (self.stop_reading, 3),
            (self.read_on, 2), (self.go, 3), (self.kick, 2), (self.hand_over, 3), (self.leave, 2), (self.come_back, 2),
            (self.vote, 6), (self.say, 3), (self.choose, 4), (self.begin, 2), (self.repeat, 6), (self.rematch, 1),
            (self.bring, 1), (self.wait, 4), (self.use_old_key, 6),
        ]  # fmt: skip
        acts = [act for act, _ in moves]
        weights = [8 * weight if act.__name__ in often else weight for act, weight in moves]
        for _ in range(steps):
            (act,) = self.dice.choices(acts, weights)
            self.steps[act.__name__] += 1
            try:
                await act()
                await self.check()
            except BrokenError as broken:
                raise BrokenError(f"after {act.__name__}, step {self.steps.total()}: {broken}") from None

    async def end(self) -> None:
        await asyncio.gather(*(socket.close() for socket in self.sockets))

    # Choosing.

    @property
    def client(self) -> Client:
        return self.dice.choice(self.clients)

    def table(self) -> Table | None:
        return self.dice.choice([*self.tables.values()]) if self.tables else None

    def some_key(self) -> tuple[Client, Table, str] | None:
        """A key that was given at some time, valid or not."""
        client = self.client
        kept = [each for each in client.keys if each[0] in self.tables]
        if not kept:
            return None
        code, key = self.dice.choice(kept[-8:])
        return client, self.tables[code], key

    def good_key(self) -> tuple[Client, Table, str] | None:
        """The same, of those that open a seat."""
        found = [
            (client, self.tables[code], key)
            for client in self.clients
            for code, key in client.keys[-12:]
            if code in self.tables and self.tables[code].seat_of(key) is not None
        ]
        return self.dice.choice(found) if found else None

    # Asking, with what has to be so of every answer.

    async def http(self, method: str, path: str, key: str = "", body: object = None) -> tuple[int, Any]:
        status, raw = await requested(self.app, method, path, key, body)
        if status >= 500:
            raise BrokenError(f"{method} {path}: {status} {raw[:200]!r}")
        found = msgspec.json.decode(raw) if raw[:1] in b"{[" else raw.decode()
        return status, found

    def give(self, client: Client, code: str, key: str) -> None:
        """A client receives a key, which it must not have received before."""
        if key in self.told:
            raise BrokenError("a key was told twice")
        self.told.add(key)
        client.keys.append((code, key))

    async def command(
        self, client: Client, table: Table, key: str, wish: dict[str, Any], name: str = ""
    ) -> dict[str, Any] | None:
        """A command over HTTP, or over a socket of that key; the answer if it was carried out."""
        name = name or f"n{next(self._numbers)}"
        body = {"type": "command", "id": name, "seen": 0, "wish": wish}
        if wish["do"] == "choose":
            body["seen"] = (await self.registry.session(table.code)).room.version
        client.sent.append((table.code, key, body))
        del client.sent[:-20]
        was_alive = table.is_alive(key)
        before = await self.picture(table)
        done = await self._sent(table, key, body)
        if done is not None and not was_alive:
            raise BrokenError(f"a dead key had {wish['do']} carried out")
        if not was_alive and before != await self.picture(table):
            raise BrokenError(f"a dead key changed something with {wish['do']}")
        if was_alive and (wish["do"] != "return" or done is None):
            table.heard(key)
        return done

    async def _sent(self, table: Table, key: str, body: dict[str, Any]) -> dict[str, Any] | None:
        own = [each for each in self.sockets if each.code == table.code and each.key == key and not each.closed]
        if not own or self.dice.random() < 0.5:
            status, found = await self.http("POST", f"/api/rooms/{table.code}/commands", key, body)
            if not table.is_alive(key) and status not in DEAD:
                raise BrokenError(f"a dead key is answered {status}")
            return found if status == 200 else None
        socket = self.dice.choice(own)
        socket.say(body)
        if not socket.is_reading:
            await asyncio.sleep(0.003)
            session = await self.registry.session(table.code)
            await session.wait_durable()
            return {} if self._is_done(session.room.completed, key, body) else None
        answer = await socket.until(("done", "refused"), body["id"])
        return answer if answer is not None and answer["type"] == "done" else None

    def _is_done(self, done: dict[str, int], key: str, body: dict[str, Any]) -> bool:
        return f"{hashed(key)[:16]}:{body['id']}" in done

    async def picture(self, table: Table) -> object:
        """Everything about a room that rights have to do with."""
        room = (await self.registry.session(table.code)).room
        return [(c.key, c.name, c.bot, c.is_vacant) for c in room.chairs], room.host, dict(room.votes), room.next_room

    async def check(self) -> None:
        """The model holds in every room, and no socket was sent what it may not know."""
        for table in self.tables.values():
            session = await self.registry.session(table.code)
            await session.wait_durable()
            keys = [key for client in self.clients for code, key in client.keys if code == table.code]
            table.check(session.room, keys[-40:])
        for socket in list(self.sockets):
            self._check_socket(socket)

    def _check_socket(self, socket: AsgiSocket) -> None:
        table = self.tables.get(socket.code)
        frames, socket.frames = socket.frames, []
        alive = table is not None and (not socket.key or table.is_alive(socket.key))
        for frame in frames:
            if frame["type"] in ("welcome", "update") and socket.lost_at is not None and not alive:
                if frame["version"] > socket.lost_at:
                    raise BrokenError("a socket without rights is told what happens")
            if not socket.key and frame.get("own"):
                raise BrokenError("a spectator is shown a hand")
        if not alive and socket.lost_at is None and table is not None:
            session = self.registry._sessions.get(socket.code)
            socket.lost_at = session.room.version if session is not None else 0
        if not socket.is_open:
            self.sockets.remove(socket)

    # Steps.

    async def open(self) -> None:
        if len(self.tables) >= MOST_TABLES:
            self.forget()
        players, client = self.dice.randint(3, 4), self.client
        settings = {**SETTINGS, "players": players}
        _, made = await self.http("POST", "/api/rooms", body={"settings": settings, "name": f"C{client.number}"})
        self.tables[made["room"]] = Table(made["room"], made["key"], [Seat() for _ in range(players)])
        self.tables[made["room"]].seats[0] = Seat(made["key"])
        self.give(client, made["room"], made["key"])
        if self.dice.random() < 0.7:
            await self._fill(self.tables[made["room"]], client)

    async def _fill(self, table: Table, host: Client) -> None:
        """Everybody sits down, and the game begins."""
        for seat in range(1, len(table.seats)):
            client, body = self.client, {"name": "Filler", "seat": seat}
            _, found = await self.http("POST", f"/api/rooms/{table.code}/seats", body=body)
            table.sat(seat, found["key"])
            self.give(client, table.code, found["key"])
        await self.command(host, table, table.host, {"do": "begin"})

    def forget(self) -> None:
        """The oldest room is left alone from now on."""
        code = next(iter(self.tables))
        del self.tables[code]
        for client in self.clients:
            client.keys = [each for each in client.keys if each[0] != code]
            client.sent = [each for each in client.sent if each[0] != code]

    async def sit(self) -> None:
        if (table := self.table()) is None:
            return
        client, seat = self.client, self.dice.choice([None, *range(len(table.seats))])
        body = {"name": f"C{client.number}", "seat": seat}
        status, found = await self.http("POST", f"/api/rooms/{table.code}/seats", body=body)
        if status == 201:
            before = table.seats[found["seat"]]
            if before.key and not before.is_vacant:
                raise BrokenError("somebody's seat was given away")
            table.sat(found["seat"], found["key"])
            self.give(client, table.code, found["key"])

    async def connect(self) -> None:
        """A key that opens a seat always gets its connection."""
        if (chosen := self.good_key()) is None:
            return
        _, table, key = chosen
        await self._tidy()
        socket = AsgiSocket(self.app, table.code, key)
        self.sockets.append(socket)
        welcome = await socket.until(("welcome", "bye"))
        if welcome is None or welcome["type"] != "welcome":
            raise BrokenError(f"a player is locked out: {welcome}")
        if welcome["seat"] != table.seat_of(key):
            raise BrokenError("a key opens another seat")
        table.heard(key)

    async def look_on(self) -> None:
        """Spectators come in crowds."""
        if (table := self.table()) is None:
            return
        await self._tidy()
        for _ in range(self.dice.randint(1, 4)):
            socket = AsgiSocket(self.app, table.code, "")
            self.sockets.append(socket)
            welcome = await socket.until(("welcome", "bye"))
            if welcome is not None and welcome["type"] == "welcome" and welcome.get("own"):
                raise BrokenError("a spectator is shown a hand")

    async def _tidy(self) -> None:
        while len(self.sockets) > MOST_SOCKETS:
            await self.sockets.pop(0).close()

    async def stop_reading(self) -> None:
        if self.sockets:
            self.dice.choice(self.sockets).stop_reading()

    async def read_on(self) -> None:
        if self.sockets:
            self.dice.choice(self.sockets).read_on()
            await asyncio.sleep(0)

    async def go(self) -> None:
        if self.sockets:
            await self.sockets.pop(self.dice.randrange(len(self.sockets))).close()

    async def kick(self) -> None:
        if (chosen := self.some_key()) is None:
            return
        client, table, key = chosen
        seat = self.dice.randrange(len(table.seats))
        done = await self.command(client, table, key, {"do": "clear", "seat": seat})
        if done is not None:
            if key != table.host and table.seat_of(key) != seat:
                raise BrokenError("somebody who is not the host freed a seat")
            table.rose(seat)

    async def hand_over(self) -> None:
        if (chosen := self.some_key()) is None:
            return
        client, table, key = chosen
        seat, heir = table.seat_of(key), self.client
        done = await self.command(client, table, key, {"do": "hand_over", "name": f"C{heir.number}"})
        if done is None:
            return
        if seat is None:
            raise BrokenError("somebody without a seat handed one over")
        if done:
            table.sat(seat, done["result"]["key"])
            self.give(heir, table.code, done["result"]["key"])
        else:  # the answer waits for somebody who does not read: nobody has the key
            self.tables.pop(table.code)

    async def leave(self) -> None:
        await self._simply({"do": "leave"}, lambda table, seat: table.decided(seat, is_vacant=False))

    async def come_back(self) -> None:
        await self._simply({"do": "return"}, lambda table, seat: table.returned(seat))

    async def say(self) -> None:
        await self._simply({"do": "say", "text": "hello", "is_phrase": True}, lambda table, seat: None)

    async def begin(self) -> None:
        await self._simply({"do": "begin"}, lambda table, seat: None)

    async def _simply(self, wish: dict[str, Any], then: Any) -> None:
        if (chosen := self.some_key()) is None:
            return
        client, table, key = chosen
        if await self.command(client, table, key, wish) is not None:
            then(table, table.seat_of(key))

    async def choose(self) -> None:
        if (chosen := self.some_key()) is None:
            return
        client, table, key = chosen
        room = (await self.registry.session(table.code)).room
        if room.asked:
            action = str(self.dice.choice(room.asked[0].options))
            await self.command(client, table, key, {"do": "choose", "action": action})

    async def vote(self) -> None:
        if (chosen := self.good_key()) is None:
            return
        client, table, key = chosen
        voter, absent = table.seat_of(key), self.dice.randrange(len(table.seats))
        choice = self.dice.choice(("open", "open", "bot", "wait"))
        room = (await self.registry.session(table.code)).room
        done = await self.command(client, table, key, {"do": "vote", "absent": absent, "choice": choice})
        if done is None or voter is None:
            return
        table.voted(voter, absent, choice)
        chair, before = room.chairs[absent], table.seats[absent]
        if (chair.is_vacant and not before.is_vacant) or (chair.bot and chair.key and not before.bot):
            table.decided(absent, chair.is_vacant)

    async def repeat(self) -> None:
        """Repeat a command with the same id: by its sender, or by another client with another key."""
        client, other = self.client, self.client
        if not client.sent:
            return
        code, key, body = self.dice.choice(client.sent)
        table = self.tables.get(code)
        if table is None:
            return
        if self.dice.random() < 0.3:
            key = next((each for where, each in reversed(other.keys) if where == code), key)
        before, was_alive = await self.picture(table), table.is_alive(key)
        session = await self.registry.session(code)
        is_repeated = self._is_done(session.room.completed, key, body)
        status, found = await self.http("POST", f"/api/rooms/{code}/commands", key, body)
        if was_alive:
            table.heard(key)
        if not was_alive and status not in DEAD:
            raise BrokenError(f"a dead key is answered {status} when it repeats {body['wish']['do']}")
        if isinstance(found, dict) and found.get("result", {}).get("key"):
            if is_repeated or not was_alive:
                raise BrokenError("a key was told again")
            self.tables.pop(code)  # the first time that this was carried out: nobody follows it up
        elif status == 200 and not is_repeated:
            self.tables.pop(code)
        elif status != 200 and not was_alive and before != await self.picture(table):
            raise BrokenError("a dead key changed something")

    async def rematch(self) -> None:
        if (chosen := self.some_key()) is None:
            return
        client, table, key = chosen
        found = await asyncio.gather(*(self.command(client, table, key, {"do": "rematch"}) for _ in range(3)))
        rooms = {each["result"]["room"] for each in found if each and "room" in each.get("result", {})}
        if len(rooms | ({table.next} if table.next else set())) > 1:
            raise BrokenError("there are two rematches")
        table.next = next(iter(rooms), table.next)

    async def bring(self) -> None:
        """A record, if there is one; a private room's only with a key."""
        if (table := self.table()) is None:
            return
        room = (await self.registry.session(table.code)).room
        chosen = self.some_key()
        key = chosen[2] if chosen is not None else ""
        status, found = await self.http("GET", f"/api/rooms/{table.code}/record", key)
        if status == 200 and not table.is_alive(key):
            raise BrokenError("the record of a private game was shown to a stranger")
        if status == 200 and room.is_playing:
            raise BrokenError("the record of a running game was shown")
        if status == 200:
            padded = f"# {self.dice.random()}\n{found}"
            _, brought = await self.http("POST", "/api/records", body=padded)
            name = brought.get("name", "") if isinstance(brought, dict) else ""
            if self.records.setdefault(found, name) != name:
                raise BrokenError("comments make another record")

    async def wait(self) -> None:
        self.watch.ms += self.dice.choice((1_000, ABSENT_AFTER // 2, ABSENT_AFTER, 10 * ABSENT_AFTER))

    async def use_old_key(self) -> None:
        """A key that was taken away opens nothing, whatever is asked."""
        if (chosen := self.some_key()) is None:
            return
        _, table, key = chosen
        part = self.dice.choice(("state", "why?action=pass", "record", "statistics", "course", "review"))
        status, found = await self.http("GET", f"/api/rooms/{table.code}/{part.partition('?')[0]}", key)
        if not table.is_alive(key):
            if status not in (*DEAD, 400):
                raise BrokenError(f"a dead key is answered {status} when it asks for {part}")
            if isinstance(found, dict) and "own" in found:
                raise BrokenError("a dead key is shown a hand")
            socket = AsgiSocket(self.app, table.code, key)
            with suppress(TimeoutError):
                welcome = await socket.until(("welcome", "bye"))
                if welcome is not None and welcome["type"] == "welcome":
                    raise BrokenError("a dead key is welcomed")
            await socket.close()
