"""How long a bot may think, on the command line."""

from math import isfinite

import click

from blackgate.bots.spec import LEAST_SECONDS, MOST_SECONDS


class Seconds(click.FloatRange):
    """A number of seconds somebody can wait for."""

    name = "seconds"

    def __init__(self) -> None:
        super().__init__(LEAST_SECONDS, MOST_SECONDS)

    def convert(self, value: float, param: click.Parameter | None, ctx: click.Context | None) -> float:
        """The number; not a number is none."""
        found = float(super().convert(value, param, ctx))
        if not isfinite(found):
            self.fail(f"{value!r} is not a number of seconds.", param, ctx)
        return found
