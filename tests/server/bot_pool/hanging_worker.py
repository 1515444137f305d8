"""A worker with a bot that never ends; the optional argument sets the overtime in seconds."""

import sys
import time
from collections.abc import Sequence

from blackgate import Action
from blackgate.bots import BOTS, Chance, Choice, Clock
from blackgate.bots.players.rookie import Rookie
from blackgate.game.view import View
from blackgate.server.bot_pool import worker


class Hanging(Rookie):
    def choose(
        self, view: View, options: Sequence[Action], clock: Clock, chance: Chance, explain: bool = False
    ) -> Choice:
        while True:
            time.sleep(1)


if __name__ == "__main__":
    BOTS["rookie"] = (Hanging, "")
    if len(sys.argv) > 1:
        worker.OVERTIME = float(sys.argv[1])  # type: ignore[misc]
    sys.exit(worker.main())
