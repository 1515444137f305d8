"""The commitment of a keyed game: a hash that fixes its secret and its head before the deal.

It reveals nothing about the secret. Once the secret is published, it proves that nobody has changed the secret, the
edition, the modules, the options, the seats or the first seat. Rule: RULING-13.

It does not cover the names of the players, so a name can be removed later and the record still verifies.
"""

from hashlib import sha256
from typing import Final

from blackgate.game.beginning import beginning_of
from blackgate.game.game import Game
from blackgate.game.record.lines import BOX, ORIGIN, POSITION

LABEL: Final = b"blackgate commitment 3\n"
LABEL_WITH_NAMES: Final = b"blackgate commitment 2\n"
"""Of games that began when the commitment still covered the names."""
SALTED: Final = "salt follows"
"""The last line of the committed head if the players add a salt."""


def setting_lines(game: Game, has_names: bool = True) -> list[str]:
    """The settings fixed before the deal, as lines of a record."""
    setting = game.rules
    lines = [f"edition {setting.edition.id} {setting.edition.fingerprint}"]
    lines += [f"with {','.join(setting.modules)}"] if setting.modules else []
    lines += [f"overlay {overlay}" for overlay in setting.overlays]
    lines += [f"{BOX}{setting.box}"] if setting.box else []
    lines.append(f"players {setting.players}")
    lines += [f"teams {''.join(setting.teams)}"] if setting.teams else []
    lines += [f"option {key} {value}" for key, value in spelled_out(game).items()]
    for n, seat in enumerate(game.seats, 1):
        name = f" {seat.name}" if has_names else ""
        lines.append(f"seat P{n} {seat.player} {seat.board} {seat.side}{name}")
    lines.append(f"first {'random' if game.first is None else f'P{game.first + 1}'}")
    return lines + origin_lines(game)


def origin_lines(game: Game) -> list[str]:
    """The lines of a branch: the moment it begins at, and the position there."""
    if game.origin is None:
        return []
    drawn = "" if game.origin.knower is None else f" P{game.origin.knower + 1}"
    return [f"{ORIGIN}{game.origin.game} {game.origin.step}{drawn}", f"{POSITION}{beginning_of(game)}"]


def spelled_out(game: Game) -> dict[str, str | int]:
    """The options that differ from their defaults, and the round cap if it does not follow from the seats.

    Rule: RULING-26.
    """
    setting = game.rules
    if setting.options.get("round_cap") != "auto" or setting.humans == any(seat.is_human for seat in game.seats):
        return dict(setting.chosen)
    return {**setting.chosen, "round_cap": int(setting.tables.round_cap) or "none"}


def commitment(game: Game, covers_names: bool = False) -> str:
    """SHA-256 of a label, the 32 bytes of the secret and the head; empty for a game with a plain seed.

    The commitment also covers whether a salt follows: nobody can add one to a game that was to have none.
    """
    keyed = game.state.keyed
    if keyed is None:
        return ""
    lines = setting_lines(game, covers_names) + ([SALTED] if keyed.salt else [])
    label = LABEL_WITH_NAMES if covers_names else LABEL
    return sha256(label + keyed.secret + "\n".join(lines).encode()).hexdigest()
