"""The part of the protocol that the load client reads: only what it needs, because it shares the machine."""

from typing import Final

import msgspec
from msgspec import UNSET, UnsetType

from blackgate.server.messages import PROTOCOL


class Option(msgspec.Struct):
    action: str


class Question(msgspec.Struct):
    options: list[Option]
    answered: str
    """The sealed answer, if there is one."""


class Own(msgspec.Struct):
    asked: Question | UnsetType | None = UNSET


class Room(msgspec.Struct):
    phase: str = ""


class Said(msgspec.Struct, tag_field="type", tag=str.lower):
    pass


class Welcome(Said):
    version: int
    room: Room
    own: Own | None


class Update(Said):
    version: int
    room: Room | None = None
    own: Own | None = None


class Done(Said):
    id: str
    version: int
    result: dict[str, str | int] = {}


class Problem(msgspec.Struct):
    code: str
    what: str


class Refused(Said):
    id: str
    problem: Problem


class Bye(Said):
    problem: Problem


AnySaid = Welcome | Update | Done | Refused | Bye
reader: Final = msgspec.json.Decoder(AnySaid)


def hello(key: str, seen: int = 0) -> bytes:
    return msgspec.json.encode({"type": "hello", "protocol": PROTOCOL, "key": key, "seen": seen})


def command(name: str, seen: int, wish: dict[str, object]) -> bytes:
    return msgspec.json.encode({"type": "command", "id": name, "seen": seen, "wish": wish})
