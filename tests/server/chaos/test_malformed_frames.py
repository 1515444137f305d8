"""Malformed messages: too long, not text, not JSON, too deep, or out of turn. They cost nothing."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from benchmarks.load.served import Served
from tests.server.chaos.faulty_server import LAUNCH, faults
from tests.server.chaos.misbehaving_clients import closed_with
from tests.server.chaos.rooms import keys_of

LONG_ONES = (9_000, 1_000_000, 15_000_000, 60_000_000)
DEEP = "[" * 100_000 + "]" * 100_000
"""Longer than any message may be, so nobody looks how deep it is."""
ODD: dict[str, tuple[bool, str | bytes, int]] = {
    "no JSON": (True, "nonsense", 4400),
    "half of it": (True, '{"type":"why","id":', 4400),
    "bytes": (True, b'{"type":"why","id":"w","action":"decline"}', 4400),
    "too deep": (True, '{"type":"why","id":"w","action":' + "[" * 4000 + "]" * 4000 + "}", 4400),
    "unknown": (True, '{"type":"become_host"}', 4400),
    "two hellos": (True, '{"type":"hello","protocol":1}', 4400),
    "no hello": (False, '{"type":"hint","id":"h"}', 4400),
    "another protocol": (False, '{"type":"hello","protocol":99}', 4400),
    "a key of nobody": (False, '{"type":"hello","protocol":1,"key":"' + "k" * 43 + '"}', 4403),
}


def sender(text: str | bytes) -> Callable[[Any], Any]:
    return lambda wire: wire.send(text)


async def story(server: Served, lengths: Sequence[int] = LONG_ONES) -> tuple[dict[int, int], dict[str, int], int]:
    code, keys = await keys_of(server.port, {"players": 2})

    async def end(text: str | bytes, greets: bool = True) -> int:
        return await closed_with(server.port, code, sender(text), keys[0], greets)

    await end("x" * 9_000)  # whatever is made once is there now
    before = server.rss("VmHWM")
    long_ones = {length: await end("x" * length) for length in lengths}
    long_ones[len(DEEP)] = await end(DEEP)
    grown = server.rss("VmHWM") - before
    odd = {name: await end(text, greets) for name, (greets, text, _) in ODD.items()}
    return long_ones, odd, grown


async def test_malformed_frames_close_the_connection_and_cost_nothing(tmp_path: Path, record_property: Any) -> None:
    with Served(tmp_path) as server:
        long_ones, odd, grown = await story(server)
        log = server.said()
    record_property("figures", f"{long_ones}, {grown / 1e6:+.1f} MB; {odd}")
    assert long_ones == dict.fromkeys((*LONG_ONES, len(DEEP)), 1009)
    assert odd == {name: code for name, (_, _, code) in ODD.items()}
    assert grown < 5_000_000
    assert "Traceback" not in log


async def test_a_server_without_a_message_limit_is_detected(tmp_path: Path) -> None:
    with Served(tmp_path, LAUNCH, faults("no_message_limit", "no_traffic_budget")) as server:
        long_ones, _, grown = await story(server, [15_000_000])
    assert 1009 not in long_ones.values()
    assert grown > 5_000_000
