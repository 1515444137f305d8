"""Signed links in mails and notifications: whoever opens one may do one thing to one channel, without a key."""

from secrets import token_bytes
from typing import Literal

from blackgate.server.keys import derived_key, hashed, is_code, opens
from blackgate.server.problems import Refused
from blackgate.server.store import Store

Purpose = Literal["stop", "confirm"]


class Links:
    """Signs and verifies the tokens of links, with a key in the store."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._key = ""

    async def token(self, purpose: Purpose, code: str, channel: str) -> str:
        """A token for a channel of a room."""
        if not self._key:
            self._key = (await self._store.save_secret("links", token_bytes(32))).hex()
        return f"{code}.{channel}.{derived_key(self._key, f'{purpose} {code} {channel}')}"

    async def opened(self, purpose: Purpose, token: str) -> tuple[str, str]:
        """Room and channel of a token; raise Refused if this server did not sign it for this purpose."""
        code, _, rest = token.partition(".")
        channel = rest.partition(".")[0]
        if not is_code(code) or not opens(hashed(token), hashed(await self.token(purpose, code, channel))):
            raise Refused("invalid", "this link is not one of ours", "token", "open the whole link")
        return code, channel
