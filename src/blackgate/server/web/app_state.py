"""What stands behind the door: the hall with its store and thinkers, and how the operator wants it run."""

import time
from dataclasses import dataclass, field
from typing import Final

import msgspec

from blackgate.server.bot_pool import Thinkers
from blackgate.server.commands import Command
from blackgate.server.messages import Bye
from blackgate.server.outbox import Outbox
from blackgate.server.problems import Problem, Refused
from blackgate.server.rooms import RoomRegistry
from blackgate.server.store import Store
from blackgate.server.web.config import Config
from blackgate.server.web.guess_limit import Guesses
from blackgate.server.web.health import HealthCheck
from blackgate.server.web.metrics import Meters
from blackgate.server.web.rate_limit import Ledger, Rate, Seconds
from blackgate.server.web.responses import Declined
from blackgate.server.web.websocket.admission import Admission

GOODBYE: Final = Bye(Problem("unavailable", "the server stops", right="connect again in a while"))


USUAL_REQUESTS: Final = 20
"""Requests a second of one address, unless the operator says otherwise. The other limits are written for it."""
ROW: Final = 150
"""Bytes of a row beside what was wished."""


class Limits:
    """What one address may ask for, by kind. An operator who allows more requests allows more of the others, too."""

    def __init__(self, config: Config, clock: Seconds = time.monotonic) -> None:
        factor = config.requests_per_second / USUAL_REQUESTS

        def limit(per_second: float, at_once: float) -> Ledger:
            return Ledger(Rate(factor * per_second, factor * at_once), clock=clock)

        def hourly(most: int, at_once: float) -> Ledger:
            return Ledger(Rate(most / 3600, max(1.0, at_once)), clock=clock)

        self.rooms = hourly(config.rooms_per_hour, config.rooms_per_hour / 3)
        self.imports = hourly(config.imports_per_hour, config.imports_per_hour / 2)
        """Records that are kept."""
        self.requests = limit(20, 60)
        self.everything = limit(200, 600)
        """Requests of every kind: a page needs many files."""
        self.messages = limit(100, 200)
        """Over sockets: a whole school may share an address."""
        self.costly = limit(0.5, 10)
        """Hints, records to be proven, replays, rules and boxes nobody has asked for yet: up to a second each."""
        self.writing = limit(8 * 1024, 1024 * 1024)
        """Bytes that commands add to the logs of rooms, which are kept: 30 MB an hour at most."""
        self.guesses = Guesses(limit(0.2, 20))
        self.admission = Admission(config.connections, config.most_connections)


@dataclass
class House:
    """Everything a request may need."""

    hall: RoomRegistry
    store: Store
    thinkers: Thinkers
    config: Config = field(default_factory=Config)
    meters: Meters = field(default_factory=Meters)
    limits: Limits = field(init=False)
    health: HealthCheck = field(init=False)
    openapi: bytes = b""
    """What can be asked for, for programs; and what travels over a socket."""
    asyncapi: bytes = b""
    connected: set[Outbox] = field(default_factory=set)
    """Everybody at a socket, also those who have not said hello yet."""

    def __post_init__(self) -> None:
        self.limits = Limits(self.config)
        self.health = HealthCheck(self.store)
        self.hall.offload.charge = self.charge_work
        self.hall.rematches.charge = self.charge_room
        watch = self.meters.watch
        watch("rooms", "Rooms in memory", lambda: self.hall.room_count)
        watch("connections", "Sockets that are open", lambda: self.limits.admission.total)
        watch("bots_waiting", "Questions no bot has begun with", lambda: self.thinkers.waiting)
        watch("bots_busy", "Bots that think", lambda: self.thinkers.busy)
        watch("bots_replaced", "Decisions an absent player's answer was taken for", lambda: self.thinkers.replaced)
        watch("store_queue", "Writes that are not durable yet", lambda: self.store.waiting)

    def charge_room(self, address: str) -> None:
        """Charge an address for a room that is opened; Refused if it has opened too many."""
        if not self.limits.rooms.take(address):
            raise Refused("too_fast", "too many rooms were opened from here", right="wait a while")

    def charge_writing(self, address: str, command: Command) -> None:
        """Charge an address for what a command adds to a log; Refused if that is too much."""
        if not self.limits.writing.take(address, ROW + len(msgspec.json.encode(command.wish))):
            raise Refused("too_fast", "too much was written from here", right="wait a while")

    def charge_work(self, payer: str) -> None:
        """Charge an address for costly work; Refused if it has had too much."""
        ledger = self.limits.costly
        if not ledger.take(payer):
            headers = {"retry-after": str(ledger.wait)}
            raise Declined(429, "too_fast", "too much at once", right="wait a while", headers=headers)

    def say_goodbye(self) -> None:
        """Tell everybody at a socket that it ends, and why."""
        for outbox in self.connected:
            outbox.push(msgspec.json.encode(GOODBYE))
            outbox.close(1001, GOODBYE.problem.what)
