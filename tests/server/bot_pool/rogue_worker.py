"""A worker that answers with the first option, and misbehaves at requests with the seed 13 as its argument says."""

import json
import os
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

UNLUCKY = 13


def say(**message: Any) -> None:
    print(json.dumps(message), flush=True)


def choose(question: dict[str, Any]) -> None:
    say(type="choice", id=question["id"], choose=0)


def stubborn(question: dict[str, Any]) -> None:
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    while True:
        time.sleep(30)


def slow(question: dict[str, Any]) -> None:
    time.sleep(0.03)
    choose(question)


def held(question: dict[str, Any]) -> None:
    """Wait until the file of the second argument is there."""
    while not Path(sys.argv[2]).exists():
        time.sleep(0.005)
    choose(question)


def huge(question: dict[str, Any]) -> None:
    while True:
        sys.stdout.write("x" * 100_000)


def twice(question: dict[str, Any]) -> None:
    os.write(1, b'{"type":"choice","id":%d,"choose":0}\n' % question["id"] * 2)


def reasons(question: dict[str, Any]) -> None:
    say(type="choice", id=question["id"], choose=0, reasons={"candidates": [{"action": "dig the_moon", "chance": 1}]})


WAYS: dict[str, Callable[[dict[str, Any]], object]] = {
    "stubborn": stubborn,
    "slow": slow,
    "held": held,
    "crash": lambda question: sys.exit("no idea"),
    "exit": lambda question: os._exit(0),
    "nonsense": lambda question: print("hm", flush=True),
    "half": lambda question: (sys.stdout.write('{"type":'), sys.exit()),
    "bytes": lambda question: os.write(1, b"\xff\xfe\n"),
    "deep": lambda question: print('{"type":"choice","id":1,"mood":' + "[" * 100_000, flush=True),
    "huge": huge,
    "wrong_id": lambda question: say(type="choice", id=question["id"] + 1, choose=0),
    "hello": lambda question: say(type="hello", protocol=1),
    "twice": twice,
    "outside": lambda question: say(type="choice", id=question["id"], choose=len(question["options"])),
    "illegal": lambda question: say(type="choice", id=question["id"], action="dig the_moon"),
    "silence": lambda question: say(type="choice", id=question["id"]),
    "reasons": reasons,
    "error": lambda question: say(type="failed", kind="error", text="cannot count"),
}


def main(way: str) -> None:
    if way == "no_start":
        sys.exit("cannot start")
    say(type="hello", protocol=99 if way == "old" else 1)
    while way == "deaf":
        time.sleep(30)
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "sit":
            say(type="hello", protocol=1)
        else:
            asked = message["asked"]
            (WAYS[way] if asked["seed"] == UNLUCKY else choose)(asked)


if __name__ == "__main__":
    main(sys.argv[1])
