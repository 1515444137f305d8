"""The worker itself, without a process: its replies to requests it cannot answer."""

import io
from collections.abc import Sequence

import msgspec
import pytest
from tests.server.bot_pool.pools import table

from blackgate import Action, Rules
from blackgate.bots import BOTS, Chance, Choice, Clock
from blackgate.bots.external.protocol import VERSION, Answer, Choose, Greeting, Hello
from blackgate.bots.players.random_bot import RandomBot
from blackgate.game.view import View
from blackgate.server.bot_pool.protocol import (
    NULL,
    Ask,
    Failed,
    FromWorker,
    LoadBot,
    ToWorker,
    decode_reply,
    encode_line,
    nested,
    table_key,
)
from blackgate.server.bot_pool.worker import BotWorker


class Broken(RandomBot):
    def choose(
        self, view: View, options: Sequence[Action], clock: Clock, chance: Chance, explain: bool = False
    ) -> Choice:
        return Choice(options[7_000])


def answers(*messages: ToWorker) -> list[FromWorker]:
    """The replies of a worker after its hello."""
    said = io.BytesIO()
    BotWorker(io.BytesIO(b"".join(map(encode_line, messages))), said).serve()
    hello, *others = map(decode_reply, said.getvalue().splitlines())
    assert hello == Greeting(VERSION, "worker")
    return others


def sit(rules: Rules, bot: str = "random") -> LoadBot:
    return LoadBot(bot, table_key(rules), nested(Hello(VERSION, bot, 0, rules.setting, rules.edition)))


def ask(rules: Rules, view: bytes, options: tuple[str, ...] = ("pass",)) -> Ask:
    question = Choose(1, options, 1.0, None, 1, False, msgspec.Raw(view))
    return Ask("random", table_key(rules), nested(question))


def test_a_loaded_bot_answers() -> None:
    rules, game = table(0)
    seen = game.view(game.seat)
    options = tuple(map(str, seen.options))
    _, answer = answers(sit(rules), ask(rules, seen.to_json(), options))
    assert isinstance(answer, Answer)
    assert answer.action in options


def test_a_bot_needs_rules_and_must_be_loaded_first() -> None:
    rules, game = table(0)
    for message in (LoadBot("random", "a table", NULL), ask(rules, game.view(game.seat).to_json())):
        (answer,) = answers(message)
        assert isinstance(answer, Failed)
        assert answer.kind == "nonsense"


def test_an_unknown_bot_is_reported_and_the_worker_goes_on() -> None:
    rules, _ = table(0)
    nobody, somebody = answers(sit(rules, "nobody"), sit(rules))
    assert isinstance(nobody, Failed)
    assert (nobody.kind, "nobody" in nobody.text) == ("gone", True)
    assert somebody == Greeting(VERSION, "random", throws_in=True)


def test_an_exception_of_a_bot_costs_one_request(monkeypatch: pytest.MonkeyPatch) -> None:
    rules, game = table(0)
    monkeypatch.setitem(BOTS, "random", (Broken, ""))
    _, *both = answers(sit(rules), *[ask(rules, game.view(game.seat).to_json())] * 2)
    assert both == [Failed("error", "IndexError: tuple index out of range")] * 2
