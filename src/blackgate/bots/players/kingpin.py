"""The Kingpin: looks ahead in more worlds than a Fixer."""

from blackgate.bots.players.fixer import Fixer


class Kingpin(Fixer):
    """A Fixer who takes more time over each option."""

    name = "kingpin"
    worlds = 8
