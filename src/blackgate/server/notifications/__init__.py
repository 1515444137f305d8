"""Notifications: a player who is not looking is told that the table waits for them, by push, mail or webhook.

`policy` decides who is told when; it is pure. `subscriptions` is what is stored. `push`, `mail` and `webhook` are the
channels, `delivery` retries them, and `service` joins all of it to the rooms. Nothing here can delay a move.
"""

from blackgate.server.notifications.service import Notifications

__all__ = ["Notifications"]
