"""A disk that forgets: after a power cut a file is what it was at its last sync, and perhaps a bit more."""

import random
import threading
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import apsw

from blackgate.server.store.connection import DatabaseConnection

SECTOR = 512


class Medium:
    """What of one file is safe, and what was written since."""

    def __init__(self, content: bytes) -> None:
        self.safe = bytearray(content)
        self.pending: list[tuple[int, bytes | None]] = []
        """Where and what; nothing where the file was cut there."""

    def sync(self) -> None:
        for place, data in self.pending:
            put(self.safe, place, data)
        self.pending.clear()

    def after_cut(self, chance: random.Random, luck: float) -> bytes:
        """What is safe, and of the rest each sector with that luck."""
        content = bytearray(self.safe)
        for place, data in self.pending:
            if data is None:
                if chance.random() < luck:
                    put(content, place, None)
                continue
            for start in range(0, len(data), SECTOR):
                if chance.random() < luck:
                    put(content, place + start, data[start : start + SECTOR])
        return bytes(content)


def put(content: bytearray, place: int, data: bytes | None) -> None:
    if data is None:
        del content[place:]
        return
    content.extend(b"\0" * (place - len(content)))
    content[place : place + len(data)] = data


class ForgetfulDisk(apsw.VFS):
    """Files as SQLite sees them, with a note of what was synced."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.media: dict[str, Medium] = {}
        self.turn = threading.Lock()
        super().__init__(name, base="")

    def xOpen(self, name: Any, flags: list[int]) -> apsw.VFSFile:  # noqa: N802
        path = name.filename() if isinstance(name, apsw.URIFilename) else str(name)
        with self.turn:
            if path not in self.media:
                file = Path(path)
                self.media[path] = Medium(file.read_bytes() if file.exists() else b"")
        return DiskFile(self, path, name, flags)

    def xDelete(self, filename: str, syncdir: bool) -> None:  # noqa: N802
        # At once for good: the log beside the file, made right afterwards, is synced together with its folder.
        with self.turn:
            self.media.pop(filename, None)
            super().xDelete(filename, syncdir)

    def cut(self, folder: Path, chance: random.Random) -> None:
        """What a power cut at this moment would leave, put into another folder."""
        luck = chance.choice((0.0, 0.5, 0.9))
        with self.turn:
            left = {path: medium.after_cut(chance, luck) for path, medium in self.media.items()}
        for path, content in left.items():
            (folder / Path(path).name).write_bytes(content)


class DiskFile(apsw.VFSFile):
    """A file whose disk takes notes."""

    def __init__(self, disk: ForgetfulDisk, path: str, name: Any, flags: list[int]) -> None:
        self.disk, self.medium = disk, disk.media[path]
        super().__init__("", name, flags)

    def xWrite(self, data: Any, offset: int) -> None:  # noqa: N802
        with self.disk.turn:
            self.medium.pending.append((offset, bytes(data)))
            super().xWrite(data, offset)

    def xTruncate(self, newsize: int) -> None:  # noqa: N802
        with self.disk.turn:
            self.medium.pending.append((newsize, None))
            super().xTruncate(newsize)

    def xSync(self, flags: int) -> None:  # noqa: N802
        with self.disk.turn:
            self.medium.sync()


class DiskConnection:
    """A connection to a file on such a disk, which may sync less than the store asks for."""

    def __init__(self, disk: ForgetfulDisk, name: str, synchronous: str) -> None:
        self.inner = apsw.Connection(name, vfs=disk.name)
        self.synchronous = synchronous

    def execute(self, sql: str, values: Sequence[str | int | float | bytes] = (), /) -> Iterable[tuple[Any, ...]]:
        sql = sql.replace("synchronous = FULL", f"synchronous = {self.synchronous}")
        sql = sql.replace("wal_autocheckpoint = 8000", "wal_autocheckpoint = 400")  # as a long run does now and then
        return self.inner.execute(sql, values)

    def close(self) -> None:
        self.inner.close()


def on(disk: ForgetfulDisk, name: str, synchronous: str) -> DatabaseConnection:
    return DiskConnection(disk, name, synchronous)
