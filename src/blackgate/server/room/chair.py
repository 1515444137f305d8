"""A chair at the table: who sits on it, and who plays for whom."""

from dataclasses import dataclass, field

from blackgate.server.orders import Orders


@dataclass
class Chair:
    """One seat of a room."""

    name: str = ""
    key: str = ""
    """The hash of the key of the person who owns it; empty without one."""
    bot: str = ""
    """The bot that sits here, or plays for a person who is away."""
    is_vacant: bool = False
    """Whether the others want somebody else to take it over."""
    has_missed: bool = False
    """Whether the time for its own decisions ran out, and its player has not answered since."""
    orders: Orders = field(default_factory=Orders)

    @property
    def is_taken(self) -> bool:
        """Whether anybody sits here."""
        return bool(self.key or self.bot)

    @property
    def is_human(self) -> bool:
        """Whether a person plays: none that a bot plays for."""
        return bool(self.key) and not self.bot

    @property
    def player(self) -> str:
        """What a record calls who sits here: `human`, or the name of a bot without its budget."""
        return "human" if self.key else self.bot.split("@")[0]
