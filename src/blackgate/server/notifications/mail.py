"""Mail over the SMTP server of the operator, in a thread of its own."""

import asyncio
import smtplib
import ssl
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid
from typing import Final
from urllib.parse import unquote, urlsplit

from blackgate.server.notifications.delivery import DeliveryFailed, DeliveryRejected

SECONDS: Final = 10.0
"""For each step of the conversation."""
UNFOLDED: Final = SMTP.clone(max_line_length=900)
"""A long link in a header would otherwise be encoded, and mail programs would not recognize it."""


@dataclass(frozen=True)
class MailServer:
    """An SMTP server: `smtp://host:587` (encrypted if it can be), `smtps://host` (always)."""

    url: str
    sender: str

    def send(self, letter: EmailMessage) -> None:
        """Send a letter; blocks."""
        parts = urlsplit(self.url)
        host, user = parts.hostname or "", unquote(parts.username or "")
        secure = ssl.create_default_context()
        server: smtplib.SMTP
        if parts.scheme == "smtps":
            server = smtplib.SMTP_SSL(host, parts.port or 465, timeout=SECONDS, context=secure)
        else:
            server = smtplib.SMTP(host, parts.port or 25, timeout=SECONDS)
        with server:
            server.ehlo()
            if parts.scheme == "smtp" and server.has_extn("starttls"):
                server.starttls(context=secure)
                server.ehlo()
            elif user and parts.scheme == "smtp":
                raise DeliveryRejected("the mail server does not encrypt, so it gets no password")
            if user:
                server.login(user, unquote(parts.password or ""))
            server.send_message(letter)


class MailSender:
    """Sends mails one after the other, so that a slow server costs one thread."""

    def __init__(self, server: MailServer) -> None:
        self._server = server
        self._thread = ThreadPoolExecutor(1, "blackgate-mail")

    async def send(self, write: Callable[[], EmailMessage]) -> None:
        """Write a letter in the thread, and send it; raise DeliveryFailed or DeliveryRejected."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._send, write)

    def _send(self, write: Callable[[], EmailMessage]) -> None:
        letter = write()
        letter["From"], letter["Date"], letter["Message-ID"] = self._server.sender, formatdate(), make_msgid()
        try:
            self._server.send(letter)
        except smtplib.SMTPRecipientsRefused as error:
            codes = [code for code, _ in error.recipients.values()]
            if all(code >= 500 for code in codes):
                raise DeliveryRejected("there is no such mailbox", is_gone=True) from error
            raise DeliveryFailed("the mailbox is busy") from error
        except (OSError, smtplib.SMTPException) as error:
            raise DeliveryFailed(type(error).__name__) from error

    def close(self) -> None:
        """Forget what waits."""
        self._thread.shutdown(wait=False, cancel_futures=True)


def letter(to: str, subject: str, text: str, stop: str = "") -> EmailMessage:
    """A plain-text mail. With a link to stop, mail programs show a button for it (RFC 8058)."""
    made = EmailMessage(UNFOLDED)
    made["To"], made["Subject"] = to, subject
    made["Auto-Submitted"] = "auto-generated"
    if stop:
        made["List-Unsubscribe"] = f"<{stop}>"
        made["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    made.set_content(text)
    return made
