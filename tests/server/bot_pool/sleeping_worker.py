"""A worker whose Mastermind sleeps as long as it may think, and takes the first option."""

import sys
import time
from collections.abc import Sequence

from blackgate import Action
from blackgate.bots import BOTS, Chance, Choice, Clock
from blackgate.bots.players.rookie import Rookie
from blackgate.game.view import View
from blackgate.server.bot_pool import worker


class Sleeping(Rookie):
    def choose(
        self, view: View, options: Sequence[Action], clock: Clock, chance: Chance, explain: bool = False
    ) -> Choice:
        time.sleep(clock.seconds)
        return Choice(options[0])


if __name__ == "__main__":
    BOTS["mastermind"] = (Sleeping, "")
    sys.exit(worker.main())
