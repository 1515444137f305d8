"""The state that all requests share: the registry, the store, the bot pool, the configuration, limits and metrics."""

from dataclasses import dataclass, field
from typing import Final

import msgspec
from starlette.types import Scope

from blackgate.server.bot_pool import BotPool
from blackgate.server.commands import Command
from blackgate.server.messages import Bye
from blackgate.server.notifications import Notifications
from blackgate.server.notifications.sender import NotificationOptions
from blackgate.server.outbox import Outbox
from blackgate.server.problems import Problem, Refused
from blackgate.server.rooms import RoomRegistry
from blackgate.server.store import Store
from blackgate.server.web.address_limits import AddressLimits
from blackgate.server.web.config import Config
from blackgate.server.web.health import HealthCheck
from blackgate.server.web.metrics import Metrics
from blackgate.server.web.network.access import NetworkAccess
from blackgate.server.web.responses import HttpRefused
from blackgate.server.web.security import is_known_host

GOODBYE: Final = Bye(Problem("unavailable", "the server stops", right="connect again in a while"))
ROW_BYTES: Final = 150
"""Bytes of a row in addition to its command."""


@dataclass
class AppState:
    """Everything a request may need."""

    registry: RoomRegistry
    store: Store
    bot_pool: BotPool
    config: Config = field(default_factory=Config)
    metrics: Metrics = field(default_factory=Metrics)
    limits: AddressLimits = field(init=False)
    health: HealthCheck = field(init=False)
    network: NetworkAccess = field(init=False)
    notifications: Notifications = field(init=False)
    openapi: bytes = b""
    """The API documents."""
    asyncapi: bytes = b""
    outboxes: set[Outbox] = field(default_factory=set)
    """Of all WebSockets, also before their hello."""

    def __post_init__(self) -> None:
        self.limits = AddressLimits(self.config)
        self.health = HealthCheck(self.store)
        self.network = NetworkAccess(self.config)
        self.notifications = Notifications(self.registry, self.store, notification_options(self.config))
        self.registry.offload.charge = self.registry.archive.reviews.charge = self.charge_work
        self.registry.rematches.charge = self.charge_room
        gauge = self.metrics.gauge
        gauge("rooms", "Rooms in memory", lambda: self.registry.room_count)
        gauge("connections", "Open WebSockets", lambda: self.limits.admission.total)
        gauge("bots_waiting", "Requests that no bot has started", lambda: self.bot_pool.waiting)
        gauge("bots_busy", "Bots that are thinking", lambda: self.bot_pool.busy)
        gauge(
            "bots_replaced",
            "Decisions for which the answer of an absent player was used",
            lambda: self.bot_pool.replaced,
        )
        gauge(
            "notifications_dropped",
            "Notifications that could not be delivered",
            lambda: self.notifications.dropped,
        )
        gauge("store_queue", "Writes that are not durable yet", lambda: self.store.waiting)

    def charge_room(self, address: str) -> None:
        """Charge an address for a new room; raise Refused if it has opened too many."""
        if not self.limits.rooms.take(address):
            raise Refused("too_fast", "too many rooms were opened from here", right="wait a while")

    def charge_writing(self, address: str, command: Command) -> None:
        """Charge an address for what a command adds to an event log; raise Refused if that is too much."""
        if not self.limits.writing.take(address, ROW_BYTES + len(msgspec.json.encode(command.wish))):
            raise Refused("too_fast", "too much was written from here", right="wait a while")

    def charge_work(self, payer: str) -> None:
        """Charge an address for costly work; raise Refused if it has had too much."""
        limiter = self.limits.costly
        if not limiter.take(payer):
            headers = {"retry-after": str(limiter.retry_after)}
            raise HttpRefused(429, "too_fast", "too much at once", right="wait a while", headers=headers)

    def is_known_host(self, host: str, scope: Scope) -> bool:
        """Whether a request may name this host; in the local network it names the very address it came in by."""
        if self.network.serves(scope):
            return self.network.is_named(host, scope)
        return is_known_host(host, self.config)

    def close_connections(self) -> None:
        """Close all WebSockets, with a message that says why."""
        for outbox in self.outboxes:
            outbox.push(msgspec.json.encode(GOODBYE))
            outbox.close(1001, GOODBYE.problem.what)


def notification_options(config: Config) -> NotificationOptions:
    """What a configuration says about notifications."""
    return NotificationOptions(
        url=config.url,
        smtp=config.smtp,
        mail_from=config.mail_from,
        has_webhooks=config.webhooks == "on",
        allowed=config.notify_host,
    )
