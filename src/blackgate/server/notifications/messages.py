"""What clients send and are sent about notifications."""

from typing import Annotated

import msgspec
from msgspec import Meta

from blackgate.server.notifications.subscriptions import QuietHours, WebhookFormat

Language = Annotated[str, Meta(max_length=10)]


class NotificationWish(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag=lambda name: name.lower()
):
    """Something to change about the notifications of a seat or a table."""


class Push(NotificationWish, frozen=True):
    """Send pushes to this browser: what `PushManager.subscribe` gave it."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=40)]
    language: Language = "en"


class Mail(NotificationWish, frozen=True):
    """Send mails to this address, once its owner has confirmed that."""

    address: Annotated[str, Meta(max_length=254, pattern=r"^[^@\s<>,;:\"()\[\]\\]{1,64}@[A-Za-z0-9.-]{1,190}$")]
    language: Language = "en"


class Announce(NotificationWish, frozen=True):
    """Announce at a webhook whom the table waits for; without a URL, nowhere. For the host."""

    url: Annotated[str, Meta(max_length=1000)] = ""
    format: WebhookFormat = "discord"
    language: Language = "en"


class Quiet(NotificationWish, frozen=True):
    """Set quiet hours; without hours, there are none."""

    hours: QuietHours | None = None


class Stop(NotificationWish, frozen=True):
    """Remove a channel of one's own by its id; without one, all of them."""

    channel: Annotated[str, Meta(max_length=40)] = ""


AnyNotificationWish = Push | Mail | Announce | Quiet | Stop


class NotificationChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A change of notifications."""

    wish: AnyNotificationWish


class OwnChannel(msgspec.Struct, frozen=True):
    """A channel of one's own seat."""

    id: str
    kind: str
    """`push` or `mail`."""
    to: str
    """The mail address, or the endpoint of the browser."""
    is_confirmed: bool = True


class NotificationSettings(msgspec.Struct, frozen=True):
    """What a seat has set, and what this server offers."""

    push_key: str = ""
    """The public key of the server for `PushManager.subscribe`; empty if it offers no pushes."""
    has_mail: bool = False
    has_webhook: bool = False
    channels: tuple[OwnChannel, ...] = ()
    quiet: QuietHours | None = None
    webhook_host: str = ""
    """Where the table announces whom it waits for: everybody at it may know the host, but not the address."""
    webhook_format: str = ""


class LinkOpened(msgspec.Struct, frozen=True):
    """The result of a link in a mail or a notification."""

    room: str
