"""The Kingpin: looks at all its options, and in more worlds than a Fixer."""

from blackgate.bots.players.fixer import Fixer


class Kingpin(Fixer):
    """A Fixer who takes more time over each option."""

    name = "kingpin"
    tries = 8.0
