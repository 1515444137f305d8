"""A program that speaks the protocol and, from its third question on, does what it is named for. Run with a name."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

BEATS = "import sys, time\nwhile True:\n    print(end='.', file=open(sys.argv[1], 'a'))\n    time.sleep(0.01)"


def say(**message: Any) -> None:
    print(json.dumps(message), flush=True)


def choose(question: dict[str, Any], place: int = 0) -> None:
    say(type="choice", id=question["id"], choose=place)


def sleep(question: dict[str, Any]) -> None:
    time.sleep(30)


def stubborn(question: dict[str, Any]) -> None:
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    time.sleep(30)


def family(question: dict[str, Any]) -> None:
    subprocess.Popen([sys.executable, "-c", BEATS, sys.argv[2]], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    while not Path(sys.argv[2]).exists():
        time.sleep(0.01)
    time.sleep(30)


def crash(question: dict[str, Any]) -> None:
    raise ValueError("no idea")


def huge(question: dict[str, Any]) -> None:
    while True:
        sys.stdout.write("x" * 100_000)


def mutter(question: dict[str, Any]) -> None:
    sys.stderr.write("thinking hard\n" * 300_000)
    choose(question)


def deaf(question: dict[str, Any]) -> None:
    """Reads nothing any more, so that what is said to it fills the pipe."""
    choose(question)
    time.sleep(30)


def twice(question: dict[str, Any]) -> None:
    choose(question)
    choose(question)


def reasons(question: dict[str, Any], action: str) -> None:
    weighed = {"candidates": [{"action": action, "chance": 0.5}]}
    say(type="choice", id=question["id"], choose=0, reasons=weighed)


WAYS: dict[str, Callable[[dict[str, Any]], object]] = {
    "good": choose,
    "slow": sleep,
    "stubborn": stubborn,
    "family": family,
    "crash": crash,
    "huge": huge,
    "mutter": mutter,
    "deaf": deaf,
    "not_json": lambda question: print("dig spoon", flush=True),
    "not_utf8": lambda question: os.write(1, b'{"type":"choice","id":%d,"action":"\xff"}\n' % question["id"]),
    "deep": lambda question: print('{"type":"choice","id":1,"mood":' + "[" * 100_000, flush=True),
    "wrong_id": lambda question: say(type="choice", id=question["id"] + 1, choose=0),
    "twice": twice,
    "hello_again": lambda question: say(type="hello", protocol=1),
    "wrong_type": lambda question: say(type="choice", id=question["id"], choose="0"),
    "no_option": lambda question: choose(question, len(question["options"])),
    "below": lambda question: choose(question, -1),
    "illegal": lambda question: say(type="choice", id=question["id"], action="dig the_moon"),
    "silence": lambda question: say(type="choice", id=question["id"], action=None),
    "trouble": lambda question: say(type="trouble", id=question["id"], text="cannot count"),
    "text": lambda question: say(type="choice", id=question["id"], action=question["options"][-1], mood="fine"),
    "reasons": lambda question: reasons(question, question["options"][0]),
    "bad_reasons": lambda question: reasons(question, "dig the_moon"),
}


def main(way: str) -> None:
    asked = 0
    if way == "no_start":
        sys.exit("cannot start")
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            if way != "no_hello":
                say(type="hello", protocol=99 if way == "old" else 1, throws_in=way == "aside")
        elif message["type"] == "choose":
            asked += 1
            (WAYS.get(way, choose) if asked >= 3 else choose)(message)
        elif message["type"] == "throw_in":
            say(type="choice", id=message["id"], action=message["asides"][0])


if __name__ == "__main__":
    main(sys.argv[1])
