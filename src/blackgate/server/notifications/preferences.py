"""What players and hosts set about notifications. Rights are checked here."""

from collections.abc import Callable
from secrets import token_urlsafe
from typing import assert_never
from urllib.parse import urlsplit

import msgspec

from blackgate.server.notifications import push
from blackgate.server.notifications.messages import (
    Announce,
    AnyNotificationWish,
    Mail,
    NotificationSettings,
    OwnChannel,
    Push,
    Quiet,
    Stop,
)
from blackgate.server.notifications.repository import Repository
from blackgate.server.notifications.sender import NotificationOptions, Sender
from blackgate.server.notifications.subscriptions import (
    Channel,
    MailChannel,
    PushChannel,
    SeatSubscription,
    Subscriptions,
    Webhook,
    with_channel,
)
from blackgate.server.problems import Refused
from blackgate.server.room import Person, Room
from blackgate.server.room.seating import own_seat
from blackgate.speech import check_language


class Preferences:
    """Reads and changes the settings of one seat, or of a table for its host."""

    def __init__(self, repository: Repository, sender: Sender, options: NotificationOptions) -> None:
        self._repository, self._sender, self._options = repository, sender, options

    async def read(self, room: Room, who: Person) -> NotificationSettings:
        """What somebody has set, and what is offered."""
        return await self._shown(room, who, await self._repository.read(room.code))

    async def change(self, room: Room, who: Person, wish: AnyNotificationWish, payer: str) -> NotificationSettings:
        """Change something; raise Refused if that is not possible."""
        if room.phase in ("over", "closed"):
            raise Refused("conflict", "nobody is asked here any more")
        match wish:
            case Announce():
                found = await self._set_webhook(room, who, wish)
            case Push() | Mail():
                seat, channel = own_seat(who), await self._new_channel(room, wish, payer)
                found = await self._change(room, seat, lambda own: _added(own, channel, room.asked_since))
            case Quiet():
                found = await self._change(room, own_seat(who), lambda own: _with_quiet(own, wish))
            case Stop():
                found = await self._change(room, own_seat(who), lambda own: _without(own, wish.channel))
            case _:
                assert_never(wish)
        return await self._shown(room, who, found)

    async def _shown(self, room: Room, who: Person, found: Subscriptions) -> NotificationSettings:
        own = found.of(who.seat, room.chairs[who.seat].key) if who.seat is not None else SeatSubscription("")
        announced = found.webhook
        return NotificationSettings(
            push_key=await self._sender.push_key(),
            has_mail=self._sender.has_mail,
            has_webhook=self._options.has_webhooks,
            channels=tuple(map(_own_channel, own.channels)),
            quiet=own.quiet,
            webhook_host=(urlsplit(announced.url).hostname or "") if announced else "",
            webhook_format=announced.format if announced else "",
        )

    async def _set_webhook(self, room: Room, who: Person, wish: Announce) -> Subscriptions:
        if not who.is_host:
            raise Refused("forbidden", "only the host sets this", right="ask the host")
        if not wish.url:
            return await self._repository.change(room.code, lambda all_: msgspec.structs.replace(all_, webhook=None))
        if not self._options.has_webhooks:
            raise Refused("forbidden", "this server offers no webhooks")
        await self._sender.guard.resolved(self._sender.guard.parse(wish.url))
        made = Webhook(wish.url, wish.format, check_language(wish.language))
        found = await self._repository.change(room.code, lambda all_: msgspec.structs.replace(all_, webhook=made))
        self._sender.announce(room, made, ())
        return found

    async def _new_channel(self, room: Room, wish: Push | Mail, payer: str) -> Channel:
        language, name = check_language(wish.language), token_urlsafe(12)
        if isinstance(wish, Mail):
            channel = MailChannel(name, language, wish.address)
            await self._sender.ask_mailbox(room, channel, payer)
            return channel
        if not push.is_installed():
            raise Refused("forbidden", "this server offers no pushes")
        push.check_keys(wish.p256dh, wish.auth)
        self._sender.guard.parse(wish.endpoint)
        return PushChannel(name, language, wish.endpoint, wish.p256dh, wish.auth)

    async def _change(
        self, room: Room, seat: int, change: Callable[[SeatSubscription], SeatSubscription]
    ) -> Subscriptions:
        key = room.chairs[seat].key
        return await self._repository.change(room.code, lambda all_: all_.with_seat(seat, change(all_.of(seat, key))))


def _added(own: SeatSubscription, channel: Channel, question: int) -> SeatSubscription:
    """With one more channel. The question that is open now is known to whoever sets this."""
    return msgspec.structs.replace(with_channel(own, channel), told=question)


def _with_quiet(own: SeatSubscription, wish: Quiet) -> SeatSubscription:
    if not own.channels:
        raise Refused("conflict", "nothing is sent to you", right="choose a way first")
    return msgspec.structs.replace(own, quiet=wish.hours)


def _without(own: SeatSubscription, channel: str) -> SeatSubscription:
    left = tuple(each for each in own.channels if channel and each.id != channel)
    return msgspec.structs.replace(own, channels=left)


def _own_channel(channel: Channel) -> OwnChannel:
    if isinstance(channel, MailChannel):
        return OwnChannel(channel.id, "mail", channel.address, channel.is_confirmed)
    return OwnChannel(channel.id, "push", channel.endpoint)
