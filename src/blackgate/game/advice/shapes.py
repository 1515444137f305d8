"""The shapes of advice. They are a module of their own because the schema of the protocol is derived from them."""

from typing import Literal

from msgspec import Struct

from blackgate.game.told import Told


class Stakes(Struct, frozen=True, gc=False):
    """What some options of a question can gain and cost, and what is known of the players they are about."""

    actions: tuple[str, ...]
    """The options, in the notation of records."""
    gains: tuple[Told, ...] = ()
    risks: tuple[Told, ...] = ()
    known: tuple[Told, ...] = ()
    is_shown_first: bool = False
    """Whether they are shown before the choice, however it is made. The others stand beside the answers, or beside
    those of the next question, which can be undone."""


class Threat(Struct, frozen=True, gc=False):
    """A player who can break out soon."""

    seat: int
    level: Literal["can", "could"]
    """`can`: with cards that the viewer knows. `could`: if one hidden card is a certain Tool."""
    turn: Literal["this", "next"]
    """In the running turn of that player, or in the next one."""
    told: Told
