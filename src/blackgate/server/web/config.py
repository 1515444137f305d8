"""The configuration of a server: one table for the switches of `blackgate serve` and for environment variables."""

from collections.abc import Mapping
from typing import Annotated, Final, Literal, get_type_hints
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta

from blackgate.errors import BlackgateError, brief


class ConfigError(BlackgateError):
    """The configuration is not valid."""


class Config(msgspec.Struct, frozen=True, kw_only=True):
    """Everything an operator can configure."""

    host: Annotated[str, Meta(min_length=1, max_length=255)] = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8000
    database: Annotated[str, Meta(min_length=1, max_length=1000)] = "blackgate.sqlite"
    behind_proxy: bool = False
    site: tuple[str, ...] = ()
    origin: tuple[str, ...] = ()
    workers: Annotated[int, Meta(ge=1, le=256)] | None = None
    bot: tuple[str, ...] = ()
    log: Literal["auto", "json", "plain"] = "auto"
    metrics: Literal["local", "all", "off"] = "local"
    rooms_per_hour: Annotated[int, Meta(ge=1, le=1_000_000)] = 30
    connections: Annotated[int, Meta(ge=1, le=100_000)] = 40
    most_connections: Annotated[int, Meta(ge=1, le=1_000_000)] = 5000
    requests_per_second: Annotated[int, Meta(ge=1, le=100_000)] = 20
    imports_per_hour: Annotated[int, Meta(ge=1, le=1_000_000)] = 20
    records_megabytes: Annotated[int, Meta(ge=0, le=1_000_000)] = 1_000
    records_days: Annotated[int, Meta(ge=1, le=36_500)] = 90
    chat_days: Annotated[int, Meta(ge=0, le=36_500)] = 0
    names_days: Annotated[int, Meta(ge=0, le=36_500)] = 0
    tables_days: Annotated[int, Meta(ge=0, le=36_500)] = 0
    free_megabytes: Annotated[int, Meta(ge=0, le=1_000_000)] = 500
    open_to_network: bool = False
    url: Annotated[str, Meta(max_length=300)] = ""
    smtp: Annotated[str, Meta(max_length=500)] = ""
    mail_from: Annotated[str, Meta(max_length=254)] = ""
    webhooks: Literal["on", "off"] = "on"
    notify_host: tuple[str, ...] = ()
    open: bool = False


class Setting(msgspec.Struct, frozen=True):
    """One setting, by a switch or by a variable."""

    name: str
    metavar: str
    help: str
    right: str
    """What would be valid, for error messages."""

    @property
    def switch(self) -> str:
        """The switch of `blackgate serve`."""
        return "--" + self.name.replace("_", "-")

    @property
    def variable(self) -> str:
        """The environment variable."""
        return "BLACKGATE_" + self.name.upper()

    @property
    def kind(self) -> object:
        """The type of its value."""
        return get_type_hints(Config, include_extras=True)[self.name]

    @property
    def is_switch(self) -> bool:
        """Whether it is on or off."""
        return self.kind is bool

    @property
    def is_list(self) -> bool:
        """Whether it may be given more than once; in a variable, separated by commas."""
        return self.kind == tuple[str, ...]


SETTINGS: Final = (
    Setting("host", "ADDRESS", "The address to listen on (127.0.0.1); 0.0.0.0 for all.", "an address or a name"),
    Setting("port", "NUMBER", "The port to listen on (8000); 0 for any free port.", "a number from 0 to 65535"),
    Setting(
        "database",
        "FILE",
        "Where rooms are stored: a SQLite file (blackgate.sqlite) or postgresql://….",
        "a file or an address",
    ),
    Setting("behind_proxy", "", "Trust the client addresses a reverse proxy reports.", "yes or no: 1 or 0"),
    Setting("site", "NAME", "A host name of this server; repeatable.", "such as play.example"),
    Setting("origin", "ORIGIN", "Another origin whose pages may connect; repeatable.", "such as https://play.example"),
    Setting(
        "workers", "NUMBER", "Worker processes for bots (one less than cores, at least 2).", "a number from 1 to 256"
    ),
    Setting("bot", "NAME", "An installed bot that may be used in rooms; repeatable.", "a name of `blackgate bots`"),
    Setting("log", "FORM", "Log format: json or plain (plain on a terminal).", "json or plain"),
    Setting("metrics", "WHO", "Who may read the metrics: local, all or off (local).", "local, all or off"),
    Setting("rooms_per_hour", "NUMBER", "Rooms an address may create per hour (30).", "at least 1"),
    Setting("connections", "NUMBER", "Connections per address (40).", "at least 1"),
    Setting("most_connections", "NUMBER", "Connections in total (5000).", "at least 1"),
    Setting("requests_per_second", "NUMBER", "Requests per address and second (20).", "at least 1"),
    Setting("imports_per_hour", "NUMBER", "Records an address may upload per hour (20).", "at least 1"),
    Setting("records_megabytes", "NUMBER", "Megabytes for all uploaded records (1000).", "at least 0"),
    Setting("records_days", "NUMBER", "Days an uploaded record is kept after its last use (90).", "at least 1"),
    Setting("chat_days", "NUMBER", "Days the chat of a finished table is kept (0: for ever).", "0 to 36500"),
    Setting("names_days", "NUMBER", "Days the names at a finished table are kept (0: for ever).", "0 to 36500"),
    Setting("tables_days", "NUMBER", "Days a finished table is kept (0: for ever).", "0 to 36500"),
    Setting("free_megabytes", "NUMBER", "No new rooms or uploads below this free disk space (500).", "at least 0"),
    Setting(
        "open_to_network", "", "Let phones and other devices in the local network connect, too.", "yes or no: 1 or 0"
    ),
    Setting("url", "URL", "The public URL of this server, for links in notifications.", "such as https://play.example"),
    Setting("smtp", "URL", "The mail server for notifications.", "such as smtp://user@mail.example:587, or smtps://…"),
    Setting("mail_from", "ADDRESS", "The sender of these mails.", "such as blackgate@play.example"),
    Setting("webhooks", "WHEN", "Whether tables may call webhooks: on or off (on).", "on or off"),
    Setting(
        "notify_host",
        "HOST:PORT",
        "An internal host that notifications may reach; repeatable.",
        "such as ntfy.lan:8080",
    ),
    Setting("open", "", "Open the browser.", "yes or no: 1 or 0"),
)
"""In the order of the help."""


def read_config(given: Mapping[str, object], environment: Mapping[str, str]) -> Config:
    """The configuration: switches first, then the environment, then defaults."""
    found = {setting.name: _value(setting, given, environment) for setting in SETTINGS}
    config = Config(**{name: value for name, value in found.items() if value is not None})  # type: ignore[arg-type]
    for origin in config.origin:
        check_origin(origin)
    for name in config.site:
        check_site(name)
    check_notifications(config)
    return config


def check_site(name: str) -> None:
    """A site is a host name, without scheme, port and path."""
    if not name or not all(part and part.replace("-", "").isalnum() and part.isascii() for part in name.split(".")):
        raise ConfigError(f"{brief(name)} is not a host name", "--site", "write play.example")


def check_origin(origin: str, where: str = "--origin") -> None:
    """An origin is a scheme and a host, perhaps with a port, as browsers send it."""
    parts = urlsplit(origin)
    if parts.scheme not in ("http", "https") or not parts.hostname or origin != f"{parts.scheme}://{parts.netloc}":
        raise ConfigError(f"{brief(origin)} is not an origin", where, "write https://play.example, without a path")


def check_notifications(config: Config) -> None:
    """Mails need a server, a sender and links that work."""
    if config.url:
        check_origin(config.url, "--url")
    if config.smtp:
        parts = urlsplit(config.smtp)
        if parts.scheme not in ("smtp", "smtps") or not parts.hostname:  # it may hold a password, and is not repeated
            raise ConfigError("this is no mail server", "--smtp", "write smtp://user@mail.example:587")
        if not config.url or not config.mail_from:
            raise ConfigError("mails need a sender and links", "--smtp", "give --mail-from and --url as well")
    for host in config.notify_host:
        name, _, port = host.rpartition(":")
        if not name or not port.isdecimal():
            raise ConfigError(f"{brief(host)} is not a host with a port", "--notify-host", "write ntfy.lan:8080")


def _value(setting: Setting, given: Mapping[str, object], environment: Mapping[str, str]) -> object:
    """The value of one setting; None if it is not given."""
    said = given.get(setting.name)
    if said not in (None, (), False):
        return _read(setting, said, setting.switch)
    text = environment.get(setting.variable, "")
    if not text:
        return None
    words = tuple(word.strip() for word in text.split(",") if word.strip()) if setting.is_list else text
    return _read(setting, words, setting.variable)


def _read(setting: Setting, said: object, where: str) -> object:
    try:
        return msgspec.convert(said, setting.kind, strict=False)
    except msgspec.ValidationError:
        raise ConfigError(f"{brief(said)} does not fit here", where, setting.right) from None
