"""What notifications say: that a table waits, and nothing of its game."""

from blackgate.server.settings import RoomSettings
from blackgate.speech.catalogue import formatted


def table_name(language: str, code: str, settings: RoomSettings) -> str:
    """The title of a table, or its code."""
    return settings.title or formatted(language, "notice-table", {"code": code})


def title(language: str, table: str) -> str:
    """The title of a push and the subject of a mail."""
    return formatted(language, "notice-title", {"table": table})


def stop(language: str) -> str:
    """The button that ends pushes."""
    return formatted(language, "notice-stop", {})


def waiting(language: str, table: str, names: str) -> str:
    """What a webhook says."""
    return formatted(language, "notice-waiting", {"table": table, "names": names})


def hello(language: str, table: str) -> str:
    """What a webhook says when it is set."""
    return formatted(language, "notice-hello", {"table": table})


def mail(language: str, table: str, link: str, stop: str) -> str:
    """The text of a mail."""
    return formatted(language, "notice-mail", {"table": table, "link": link, "stop": stop})


def confirmation(language: str, code: str, link: str) -> tuple[str, str]:
    """Subject and text of the mail that asks whether somebody wants mails. It holds no text that a user wrote."""
    return formatted(language, "notice-confirm-title", {}), formatted(
        language, "notice-confirm", {"code": code, "link": link}
    )
