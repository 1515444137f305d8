"""The webhook of a table, in the formats of Discord, Slack and ntfy."""

import re
from typing import Final

import msgspec

from blackgate.server.notifications.subscriptions import WebhookFormat

JSON: Final = {"content-type": "application/json"}
MARKDOWN: Final = re.compile(r"([\\*_~`|<>\[\]()#:@-])")
SLACK: Final = {"&": "&amp;", "<": "&lt;", ">": "&gt;"}


def message(form: WebhookFormat, text: str, link: str) -> tuple[dict[str, str], bytes]:
    """Headers and body. Names and titles are written by users: they become neither markup nor mentions."""
    if form == "discord":
        content = MARKDOWN.sub(r"\\\1", text) + (f"\n{link}" if link else "")
        return JSON, msgspec.json.encode({"content": content, "allowed_mentions": {"parse": []}})
    if form == "slack":
        content = "".join(SLACK.get(letter, letter) for letter in text) + (f"\n<{link}>" if link else "")
        return JSON, msgspec.json.encode({"text": content, "mrkdwn": False, "unfurl_links": False})
    headers = {"content-type": "text/plain; charset=utf-8", "title": "Blackgate", **({"click": link} if link else {})}
    return headers, text.encode()
