"""What is stored of a room's notifications: one row, with the channels of each seat and the webhook of the table."""

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

MOST_DEVICES: Final = 4
"""Devices of one seat that get pushes; one more replaces the oldest."""
DAY_MINUTES: Final = 24 * 60

Minute = Annotated[int, Meta(ge=0, lt=DAY_MINUTES)]
WebhookFormat = Literal["discord", "slack", "ntfy"]


class PushChannel(msgspec.Struct, frozen=True, tag="push"):
    """A browser that subscribed at its push service."""

    id: str
    language: str
    endpoint: str
    p256dh: str
    auth: str


class MailChannel(msgspec.Struct, frozen=True, tag="mail"):
    """A mail address; nothing but one question is sent there until its owner has confirmed it."""

    id: str
    language: str
    address: str
    is_confirmed: bool = False


Channel = PushChannel | MailChannel


class QuietHours(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Hours without notifications, in minutes since midnight; over midnight if the end is earlier than the begin."""

    begin: Minute
    end: Minute
    zone: Annotated[str, Meta(max_length=60)]
    """A time zone such as `Europe/Zurich`."""
    offset: Annotated[int, Meta(ge=-DAY_MINUTES, le=DAY_MINUTES)] = 0
    """Minutes ahead of UTC, for a server that does not know the zone."""


class SeatSubscription(msgspec.Struct, frozen=True):
    """The player of a seat who wants to be told."""

    key: str
    """Hash of the key of the seat. Whoever has the seat next is not told, and not the one before."""
    channels: tuple[Channel, ...] = ()
    quiet: QuietHours | None = None
    told: int = 0
    """The last question that this player was told of, by the version since which it is open."""


class Webhook(msgspec.Struct, frozen=True):
    """Where the table announces whom it waits for. The host sets it."""

    url: str
    format: WebhookFormat
    language: str
    told: int = 0
    held: tuple[int, ...] = ()
    """Seats that it does not name before their quiet hours are over."""


class Subscriptions(msgspec.Struct, frozen=True):
    """Everything about one room."""

    seats: dict[int, SeatSubscription] = {}
    webhook: Webhook | None = None

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing to keep."""
        return not self.seats and self.webhook is None

    def of(self, seat: int, key: str) -> SeatSubscription:
        """The subscriber of a seat; a new one if the seat has another player now."""
        found = self.seats.get(seat)
        return found if found is not None and found.key == key else SeatSubscription(key)

    def with_seat(self, seat: int, subscriber: SeatSubscription) -> "Subscriptions":
        """With another subscriber on a seat; without channels there is none."""
        others = {number: each for number, each in self.seats.items() if number != seat}
        seats = {**others, seat: subscriber} if subscriber.channels else others
        return msgspec.structs.replace(self, seats=seats)

    def without(self, channel: str) -> "Subscriptions":
        """Without the channel of this id."""
        found = self
        for seat, subscriber in self.seats.items():
            left = tuple(each for each in subscriber.channels if each.id != channel)
            found = found.with_seat(seat, msgspec.structs.replace(subscriber, channels=left))
        return found

    def confirmed(self, channel: str) -> "Subscriptions":
        """With the mail address of this channel confirmed."""
        found = self
        for seat, subscriber in self.seats.items():
            channels = tuple(
                msgspec.structs.replace(each, is_confirmed=True)
                if isinstance(each, MailChannel) and each.id == channel
                else each
                for each in subscriber.channels
            )
            found = found.with_seat(seat, msgspec.structs.replace(subscriber, channels=channels))
        return found


def with_channel(subscriber: SeatSubscription, channel: Channel) -> SeatSubscription:
    """A subscriber with one more channel: one mail address, some devices, each device once."""
    mails: list[Channel] = [each for each in subscriber.channels if isinstance(each, MailChannel)]
    devices = [each for each in subscriber.channels if isinstance(each, PushChannel)]
    if isinstance(channel, MailChannel):
        return msgspec.structs.replace(subscriber, channels=(*devices, channel))
    others = [each for each in devices if each.endpoint != channel.endpoint]
    return msgspec.structs.replace(subscriber, channels=(*mails, *others[1 - MOST_DEVICES :], channel))


_decoder: Final = msgspec.json.Decoder(Subscriptions)


def encode(subscriptions: Subscriptions) -> bytes:
    """As it is stored."""
    return msgspec.json.encode(subscriptions)


def decode(body: bytes | None) -> Subscriptions:
    """What was stored; nothing of a room without notifications."""
    return _decoder.decode(body) if body else Subscriptions()
