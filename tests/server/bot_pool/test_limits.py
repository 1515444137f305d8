"""Which bots may play in rooms: packaged ones always, others by name, and with bounded budgets."""

import pytest
from tests.server.bot_pool.pools import pool, rogue, run, table

from blackgate.bots import BOTS
from blackgate.errors import BotError
from blackgate.server.bot_pool import BotPool

GUEST = "process:sh bot.sh"


@pytest.mark.parametrize("spec", [*BOTS, "mastermind@5s", "mastermind@2000p"])
def test_packaged_bots_are_always_allowed(spec: str) -> None:
    BotPool(1).check(spec)


@pytest.mark.parametrize(
    ("spec", "right"),
    [
        ("digger", ", ".join(BOTS)),
        (GUEST, ", ".join(BOTS)),
        ("human", ", ".join(BOTS)),
        ("mastermind@5.1s", "at most 5s"),
        ("mastermind@50001p", "at most 50000p"),
        ("master mind", "name@0.2s"),
        ("", "name@0.2s"),
    ],
)
def test_a_refused_bot_is_explained(spec: str, right: str) -> None:
    with pytest.raises(BotError, match=r".+") as caught:
        BotPool(1).check(spec)
    assert right in caught.value.right


def test_the_operator_can_allow_bots_and_raise_budgets() -> None:
    bot_pool = BotPool(1, frozenset({"digger", GUEST}), most_seconds=20, most_playouts=9)
    for spec in ("digger", "digger@20s", GUEST, f"{GUEST}@1s", "mastermind@9p"):
        bot_pool.check(spec)
    for spec in ("digger@21s", "process:sh other.sh", "mastermind@10p"):
        with pytest.raises(BotError):
            bot_pool.check(spec)


def test_a_bot_that_is_no_longer_allowed_is_replaced() -> None:
    async def ask() -> None:
        rules, game = table(0)
        async with pool(command=rogue("slow")) as bot_pool:
            answer = await bot_pool.choose(rules, GUEST, game.view(game.seat), 1)
            assert answer.report is not None
            assert answer.report.kind == "gone"
            assert "does not play in rooms here" in answer.report.text

    run(ask)
