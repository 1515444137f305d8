"""Writes notifications and hands them to their channels. Nobody waits for what happens then."""

import asyncio
from dataclasses import dataclass
from email.message import EmailMessage
from functools import partial
from typing import Final
from urllib.parse import urlsplit

import msgspec

from blackgate.server.keys import hashed
from blackgate.server.notifications import push, texts, webhook
from blackgate.server.notifications.address_guard import AddressGuard
from blackgate.server.notifications.delivery import PAUSES, Delivery
from blackgate.server.notifications.https_post import post
from blackgate.server.notifications.links import Links
from blackgate.server.notifications.mail import MailSender, MailServer, letter
from blackgate.server.notifications.policy import DELAY
from blackgate.server.notifications.quota import Quota
from blackgate.server.notifications.repository import Repository
from blackgate.server.notifications.subscriptions import Channel, MailChannel, PushChannel, Webhook
from blackgate.server.problems import Refused
from blackgate.server.room import Room
from blackgate.server.store import Store

HOUR: Final = 3600.0
ROOM_HOURLY: Final = 60
"""Notifications of one room in an hour."""


@dataclass(frozen=True)
class NotificationOptions:
    """What the operator allows."""

    url: str = ""
    """The public URL of the server, for links; without it there are no mails."""
    smtp: str = ""
    mail_from: str = ""
    has_webhooks: bool = True
    allowed: tuple[str, ...] = ()
    """Internal hosts that may be reached all the same."""
    delay: float = DELAY
    pauses: tuple[float, ...] = PAUSES


class Sender:
    """All channels of one server."""

    def __init__(self, store: Store, repository: Repository, links: Links, options: NotificationOptions) -> None:
        self._store, self._repository, self._links, self._options = store, repository, links, options
        self.guard = AddressGuard(options.allowed)
        self.delivery = Delivery(options.pauses)
        has_mail = bool(options.smtp and options.mail_from and options.url)
        self._mail = MailSender(MailServer(options.smtp, options.mail_from)) if has_mail else None
        self._push: push.PushSender | None = None
        self._per_room = Quota(ROOM_HOURLY, HOUR)
        self._confirmations = Quota(3, 24 * HOUR), Quota(10, 24 * HOUR), Quota(200, HOUR)
        """Mails that ask whether somebody wants mails: to one mailbox, from one client, altogether."""

    @property
    def has_mail(self) -> bool:
        """Whether the operator has configured a mail server."""
        return self._mail is not None

    async def push_key(self) -> str:
        """The public key of the server for browsers; empty if it sends no pushes."""
        sender = await self._push_sender()
        return await sender.public_key() if sender is not None else ""

    async def tell(self, room: Room, channel: Channel) -> None:
        """Tell a player that the table waits for them."""
        if not self._per_room.take(room.code):
            return
        remove = partial(self._repository.remove, room.code, channel.id)
        stop = await self._links.token("stop", room.code, channel.id)
        if isinstance(channel, MailChannel):
            if self._mail is not None:
                send = partial(self._mail.send, partial(self._letter, channel, room, stop))
                self.delivery.start("mail", send, remove, room=room.code)
        elif (sender := await self._push_sender()) is not None:
            send = partial(sender.send, channel, partial(_payload, channel, room, stop))
            self.delivery.start("push", send, remove, to=urlsplit(channel.endpoint).netloc, room=room.code)

    def announce(self, room: Room, to: Webhook, seats: tuple[int, ...]) -> None:
        """Announce at a webhook for whom the table waits; without seats, that it will."""
        names = ", ".join(room.chairs[seat].name for seat in seats)
        link = f"{self._options.url}/r/{room.code}" if self._options.url else ""

        async def send() -> None:
            table = texts.table_name(to.language, room.code, room.settings)
            text = texts.waiting(to.language, table, names) if names else texts.hello(to.language, table)
            await post(self.guard, to.url, *webhook.message(to.format, text, link))

        if self._per_room.take(room.code):
            self.delivery.start("webhook", send, to=urlsplit(to.url).netloc, room=room.code)

    async def ask_mailbox(self, room: Room, channel: MailChannel, payer: str) -> None:
        """Ask the owner of an address whether they want mails. Nobody can be made to get many of these."""
        if self._mail is None:
            raise Refused("forbidden", "this server sends no mails")
        keys = hashed(channel.address.lower()), payer, ""
        if not all(quota.take(key) for quota, key in zip(self._confirmations, keys, strict=True)):
            raise Refused("too_fast", "too many mails were asked for", "address", "try again tomorrow")
        link = f"{self._options.url}/mail#confirm={await self._links.token('confirm', room.code, channel.id)}"
        write = partial(_question, channel, room.code, link)
        remove = partial(self._repository.remove, room.code, channel.id)
        self.delivery.start("mail", partial(self._mail.send, write), remove, room=room.code)

    async def close(self) -> None:
        """Drop everything under way."""
        await self.delivery.close()
        for sender in (self._mail, self._push):
            if sender is not None:
                sender.close()

    def _letter(self, channel: MailChannel, room: Room, stop: str) -> EmailMessage:
        language, url = channel.language, self._options.url
        table = texts.table_name(language, room.code, room.settings)
        text = texts.mail(language, table, f"{url}/r/{room.code}", f"{url}/mail#stop={stop}")
        one_click = f"{url}/api/notifications/stop?token={stop}"
        return letter(channel.address, texts.title(language, table), text, one_click)

    async def _push_sender(self) -> push.PushSender | None:
        """The sender of pushes, with the key of this server; None if it cannot send any."""
        if self._push is None and push.is_installed():
            key = await self._store.secret("vapid")
            if key is None:
                made = await asyncio.get_running_loop().run_in_executor(None, push.new_private_key)
                key = await self._store.save_secret("vapid", made)
            self._push = push.PushSender(self.guard, key, self._options.url or "https://localhost")
        return self._push


def _question(channel: MailChannel, code: str, link: str) -> EmailMessage:
    return letter(channel.address, *texts.confirmation(channel.language, code, link))


def _payload(channel: PushChannel, room: Room, stop: str) -> bytes:
    """What the service worker gets."""
    table = texts.table_name(channel.language, room.code, room.settings)
    title, stop_label = texts.title(channel.language, table), texts.stop(channel.language)
    return msgspec.json.encode({"title": title, "path": f"/r/{room.code}", "stop": stop, "stopLabel": stop_label})
