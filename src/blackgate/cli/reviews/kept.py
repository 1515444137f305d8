"""Finished reviews, a file for each: making one takes many seconds, reading one a moment."""

from contextlib import suppress
from hashlib import sha256
from importlib.resources import files
from pathlib import Path

import click
import msgspec

from blackgate.analysis import Review
from blackgate.analysis.review import VERSION
from blackgate.cli.records import write_whole


class KeptReviews:
    """A folder of reviews. A file that cannot be read is as good as none."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or Path(click.get_app_dir("blackgate")) / "reviews"

    def path(self, record: str, playouts: int, seed: int) -> Path:
        """Where the review of a record is kept: the name is a hash of all it was made of."""
        network = files("blackgate.bots").joinpath("table_network.json").read_bytes()
        made_of = f"{VERSION} {playouts} {seed}\n{record}".encode()
        return self.folder / f"{sha256(network + made_of).hexdigest()[:32]}.json"

    def find(self, record: str, playouts: int, seed: int) -> Review | None:
        """The review of a record, if it was made before."""
        with suppress(OSError, msgspec.MsgspecError, UnicodeDecodeError):
            return msgspec.json.decode(self.path(record, playouts, seed).read_bytes(), type=Review)
        return None

    def keep(self, record: str, found: Review) -> None:
        """Keep a review; where nothing can be written, it is made again next time."""
        with suppress(OSError):
            text = msgspec.json.encode(found).decode()
            write_whole(self.path(record, found.playouts, found.seed), text)
