"""Every input over a WebSocket is a message or a refusal: fuzzing with mutated messages."""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest
from tests.server.chaos.sizes import size

from blackgate.server.messages import AnyFromClient
from blackgate.server.problems import Refused
from blackgate.server.web.asyncapi import FROM_CLIENT
from blackgate.server.web.examples import EXAMPLES
from blackgate.server.web.request_body import decoded

INPUTS = size(20_000, 1_000_000)
DEPTH = 100_000
PIECES = (b"{", b"}", b"[", b"]", b'"', b",", b":", b"\\u0000", b"\xff", b"1e999", b"-0", b"null", b"true", b'"type"')


def bent(text: bytes, dice: Random) -> bytes:
    """A message with pieces removed, inserted or repeated."""
    for _ in range(dice.randint(1, 4)):
        at, end = sorted((dice.randint(0, len(text)), dice.randint(0, len(text))))
        match dice.randrange(4):
            case 0:
                text = text[:at] + text[end:]
            case 1:
                text = text[:at] + dice.choice(PIECES) + text[at:]
            case 2:
                text = text[:end] + text[at:]
            case _:
                text = text[:at] + dice.randbytes(dice.randint(1, 8)) + text[at:]
    return text[:8192]


def read(count: int, decode: Callable[[bytes], Any]) -> Counter[str]:
    """What came of so many: messages, refusals, and by name whatever else."""
    dice, found = Random(8), Counter[str]()
    whole = [msgspec.json.encode(each) for each in map(EXAMPLES.get, FROM_CLIENT)]
    for _ in range(count):
        try:
            decode(bent(dice.choice(whole), dice))
        except Refused:
            found["refused"] += 1
        except Exception as error:  # noqa: BLE001  (that is what is looked for)
            found[type(error).__name__] += 1
        else:
            found["read"] += 1
    return found


def test_every_input_is_a_message_or_a_refusal(record_property: Any) -> None:
    found = read(INPUTS, lambda body: decoded(body, AnyFromClient))
    record_property("figures", f"{INPUTS:,} bent messages: {dict(found)}")
    assert set(found) == {"read", "refused"}
    assert found["read"] > INPUTS / 1000


@pytest.mark.parametrize("bracket", [b"[", b'{"a":'])
def test_deeply_nested_input_is_refused_before_decoding(bracket: bytes) -> None:
    with pytest.raises(Refused, match="brackets"):
        decoded(bracket * DEPTH, AnyFromClient)
    with pytest.raises(RecursionError):  # the control: it would not come back by itself
        msgspec.json.decode(bracket * DEPTH)


def test_a_decoder_that_leaks_its_errors_is_detected() -> None:
    assert "DecodeError" in read(2_000, lambda body: msgspec.json.decode(body, type=AnyFromClient))
