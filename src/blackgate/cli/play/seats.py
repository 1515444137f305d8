"""Who sits where: `--seat human:Ana --seat schemer --seat random:Bob` as seats. Rule: SETUP-8, RULING-18."""

from collections.abc import Sequence
from typing import Final

from blackgate.bots import BUILT_IN, Bot, make
from blackgate.bots.external.process_bot import words_of
from blackgate.bots.registry import PROGRAM, RESERVED, names
from blackgate.editions.names import near
from blackgate.errors import SeatError
from blackgate.game.game import Game
from blackgate.game.seats import Seat
from blackgate.speech.catalogue import formatted

USUAL_BOT: Final = "schemer"
"""Who takes a seat that nobody has named."""


def seats_from(
    given: Sequence[str],
    players: int | None,
    watch: bool,
    language: str = "en",
    bots: str = USUAL_BOT,
) -> list[Seat]:
    """The seats asked for, the rest filled with bots; by default one person.

    Nobody has a prisoner yet, and bots have no names: `with_prisoners` gives them those of their prisoners.
    """
    specs = list(given) or ([] if watch else ["human"])
    count = players if players is not None else max(len(specs), 2) if given else 4
    if len(specs) > count:
        raise SeatError(f"{len(specs)} seats for a game of {count}", "--seat", "raise --players or give fewer seats")
    specs += [bots] * (count - len(specs))
    people = [spec for spec in specs if spec.partition(":")[0] == "human"]
    if watch and people:
        raise SeatError("--watch is for games of bots only", "--watch", "leave out the human seats")
    seats = [seat_from(spec, n, len(people), language) for n, spec in enumerate(specs)]
    for n, seat in enumerate(seats):
        if seat.name and any(seat.name.casefold() == other.name.casefold() for other in seats[:n]):
            raise SeatError(f"two players are called “{seat.name}”", "--seat", "give each player a different name")
    return seats


def seat_from(spec: str, n: int, people: int, language: str) -> Seat:
    """One seat: `human`, `human:Ana`, `schemer`, `random:Bob`; of `process:COMMAND` a record keeps no command."""
    player, _, name = spec.partition(":")
    if player not in (*RESERVED, *BUILT_IN) and player not in (known := names(BUILT_IN)):
        raise SeatError(f"“{player}” is neither human nor a bot", "--seat", near(player, [*RESERVED, *known]))
    if player == PROGRAM:
        words_of(name)
        name = ""
    if not name and player == "human":
        name = formatted(language, "seat-you", {}) if people == 1 else formatted(language, "seat-player", {"n": n + 1})
    return Seat(name.strip(), player)


def programs_in(specs: Sequence[str]) -> tuple[str, ...]:
    """The commands among the seats that were named."""
    return tuple(spec.partition(":")[2] for spec in specs if spec.partition(":")[0] == PROGRAM)


def bots_at(game: Game, programs: Sequence[str]) -> dict[int, Bot]:
    """The bots of a game, each at its seat; programs are those of whoever sits here, never those of a record."""
    places = [n for n, seat in enumerate(game.seats) if seat.player == PROGRAM]
    if len(places) != len(programs):
        raise SeatError(
            f"{len(places)} seats are programs, but {len(programs)} commands are given",
            "--seat",
            f"give --seat {PROGRAM}:COMMAND",
        )
    commands = {n: f"{PROGRAM}:{command}" for n, command in zip(places, programs, strict=True)}
    return {n: make(commands.get(n, s.player), game.rules) for n, s in enumerate(game.seats) if not s.is_human}
