"""`blackgate play`: a game in the terminal."""

import sys
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from secrets import token_bytes

import click
from rich.console import Console

from blackgate.bots import BOTS
from blackgate.bots.bot import USUAL_SECONDS
from blackgate.bots.registry import RESERVED
from blackgate.cli.budget import Seconds
from blackgate.cli.commands.replay import seat_of
from blackgate.cli.language import LANG
from blackgate.cli.options import EDITION, OPTION, OVERLAY, TEAMS, WITH, chosen, names_in, teams_in, told_by_switch
from blackgate.cli.play.curve import show_curve
from blackgate.cli.play.game_loop import GameTable
from blackgate.cli.play.prisoners import asked_faces, named_faces
from blackgate.cli.play.result import show_finish
from blackgate.cli.play.resume import Sources
from blackgate.cli.play.seats import USUAL_BOT, programs_in, seats_from
from blackgate.cli.records import free_name, is_other_file, laid_out, last_game, read, resumed, save
from blackgate.cli.screen import screen
from blackgate.editions import Edition
from blackgate.engine.keyed import SECRET
from blackgate.errors import BlackgateError, BranchError, RecordError, SeatError
from blackgate.game.branch import branch
from blackgate.game.game import Game
from blackgate.game.record import replay
from blackgate.game.rules import Rules, rules
from blackgate.game.seats import Seat, with_prisoners
from blackgate.speech.catalogue import formatted


@dataclass(frozen=True)
class Wishes:
    """What the command line asks for."""

    players: int | None
    seats: tuple[str, ...]
    prisoners: tuple[str, ...]
    seed: int | None
    edition: str
    overlays: tuple[str, ...]
    modules: tuple[str, ...]
    teams: str | None
    options: tuple[str, ...]
    first: int | None
    resume: str | None
    save: str | None
    watch: bool
    explain: bool
    origin: str | None
    viewer: str | None
    known: bool
    bots: str | None
    seconds: float
    plain: bool
    language: str


@click.command(name="play")
@click.option("--players", type=click.IntRange(2, 6), help="Number of players (4).")
@click.option(
    "--seat",
    "seats",
    multiple=True,
    metavar="WHO[:NAME]",
    help=f"human, {', '.join(BOTS)}, another bot of `blackgate bots` or process:COMMAND; one per seat, in order.",
)
@click.option(
    "--prisoner",
    "prisoners",
    multiple=True,
    metavar="NAME",
    help="The prisoner of a person, such as “Mama Rosa”; one for each person, in order. Bots take what is left.",
)
@click.option("--seed", type=int, help="Seed of the game; the same seed and choices give the same game.")
@EDITION
@OVERLAY
@WITH
@TEAMS
@LANG
@OPTION
@click.option("--first", type=click.IntRange(1, 6), help="The seat that starts.")
@click.option("--resume", metavar="FILE", help="Continue a saved game.")
@click.option("--save", metavar="FILE", help="Save the game to this file after each of your decisions.")
@click.option("--from", "origin", metavar="FILE@STEP", help="Play on from a step of the finished game in a record.")
@click.option(
    "--as", "viewer", metavar="SEAT", help="With --from: your seat, such as P2 or a name; bots take the others."
)
@click.option("--known", is_flag=True, help="With --from: draw the hidden cards again from what your seat knew.")
@click.option("--watch", is_flag=True, help="Watch a game of bots.")
@click.option("--explain", is_flag=True, help="With --watch: bots explain their decisions.")
@click.option("--bots", metavar="BOT", help="The bot for seats without --seat (schemer).")
@click.option(
    "--seconds",
    type=Seconds(),
    default=USUAL_SECONDS,
    help="Time a bot may think about a decision (0.2).",
)
@click.option("--plain", is_flag=True, help="Use no colours and do not clear the screen.")
@click.option("--terminal", is_flag=True, help="Accepted and ignored: `play` always uses the terminal.")
def command(terminal: bool, **wishes: object) -> None:
    """Play in the terminal, with people at one keyboard and bots.

    Type help at any prompt.
    """
    wanted = Wishes(**wishes)  # type: ignore[arg-type]
    if wanted.explain and not wanted.watch:
        raise BlackgateError("bots explain their decisions only to a spectator", "--explain", "add --watch")
    if wanted.bots and wanted.bots.partition(":")[0] in RESERVED:
        raise BlackgateError(
            f"“{wanted.bots}” cannot fill all seats", "--bots", f"name each seat: --seat {wanted.bots}"
        )
    out = screen(wanted.plain)
    game = start(wanted, out)
    file = wanted.save or wanted.resume
    autosave = Path(file) if file else None
    sources = Sources(wanted.edition, wanted.overlays, programs_in(wanted.seats))
    how = (wanted.plain, sources, wanted.language, wanted.explain, wanted.seconds)
    while play_one(game, autosave, out, *how) and wants_more(game, out):
        seed = None if wanted.seed is None else game.seed + 1
        game = dealt(game.rules, seed, game.seats, game.first)
        autosave = free_name(autosave) if autosave else None


def start(wanted: Wishes, out: Console) -> Game:
    """The saved game, or a new one."""
    if wanted.origin:
        return branch_game(wanted)
    if wanted.viewer or wanted.known:
        raise BlackgateError("is for games that branch", "--as" if wanted.viewer else "--known", "add --from FILE@STEP")
    if wanted.resume:
        seats = len(wanted.seats) > len(programs_in(wanted.seats))
        if any((*chosen_anew(wanted), seats, wanted.bots)) or wanted.seed is not None:
            raise BlackgateError(
                "a saved game keeps its seats, modules, options and seed", "--resume", "leave out the other options"
            )
        return resumed(Path(wanted.resume), wanted.edition, wanted.overlays)
    return new_game(wanted, wanted.seed, out)


def chosen_anew(wanted: Wishes) -> tuple[object, ...]:
    """What a saved game, or a branch, has already."""
    return wanted.players, wanted.prisoners, wanted.options, wanted.first, wanted.modules, wanted.teams


def branch_game(wanted: Wishes) -> Game:
    """A game that goes on from a step of the finished game in a record, with one person and bots."""
    if any((*chosen_anew(wanted), wanted.seats, wanted.resume)):
        raise BlackgateError(
            "a branch keeps its seats, modules and options", "--from", "leave out all options but --as, --known, --bots"
        )
    file, _, step = str(wanted.origin).rpartition("@")
    if not file or not (step.isascii() and step.isdecimal()):
        raise BlackgateError(f"{str(wanted.origin)[:60]!r} is not a moment", "--from", "FILE@STEP, such as game.txt@37")
    return branched(Path(file), int(step[:9]), wanted)


def branched(file: Path, step: int, wanted: Wishes) -> Game:
    """The branch of the game in a file."""
    text = read(file)
    try:
        base = laid_out(text, wanted.edition, wanted.overlays)
        parent = replay(text, base)
        person = None if wanted.watch else seat_of(parent, wanted.viewer or "P1")
        if person is None and wanted.known:
            raise BlackgateError("is what one seat knew", "--known", "leave out --watch")
        if person is None and wanted.viewer:
            raise BlackgateError("is the seat of a person", "--as", "leave out --watch")
        seats = [
            replace(seat, player="human" if n == person else wanted.bots or USUAL_BOT)
            for n, seat in enumerate(parent.seats)
        ]
        secret = token_bytes(SECRET) if wanted.seed is None else None
        knower = person if wanted.known else None
        return branch(text, step, knower, seats=seats, seed=wanted.seed or 0, secret=secret, base=base)
    except (RecordError, BranchError) as error:
        raise type(error)(error.what, f"{file}, {error.where}", error.right) from None


def new_game(wanted: Wishes, seed: int | None, out: Console) -> Game:
    """A game as asked for, with the rules for people if a person sits down. Rule: RULING-26."""
    seats = seats_from(wanted.seats, wanted.players, wanted.watch, wanted.language, wanted.bots or USUAL_BOT)
    humans = any(seat.is_human for seat in seats)
    setting = settled(wanted, len(seats), humans)
    if wanted.first is not None and wanted.first > len(seats):
        raise SeatError(f"seats are 1 to {len(seats)}", f"--first {wanted.first}")
    first = None if wanted.first is None else wanted.first - 1
    return dealt(setting, seed, with_choices(wanted, setting.edition, seats, out), first)


def with_choices(wanted: Wishes, edition: Edition, seats: Sequence[Seat], out: Console) -> Sequence[Seat]:
    """The seats with prisoners: as the command line names them or, at a terminal, as people answer. Rule: SETUP-8."""
    if out.is_terminal and sys.stdin.isatty() and not wanted.prisoners:
        return with_prisoners(edition, asked_faces(edition, seats, out, wanted.language))
    return with_prisoners(edition, named_faces(edition, seats, wanted.prisoners))


def settled(wanted: Wishes, players: int, humans: bool) -> Rules:
    """The rules of the game."""
    options, modules, teams = chosen(wanted.options), names_in(wanted.modules), teams_in(wanted.teams)
    with told_by_switch():
        return rules(wanted.edition, players, options, wanted.overlays, humans, modules, teams)


def dealt(setting: Rules, seed: int | None, seats: Sequence[Seat], first: int | None) -> Game:
    """A game with the seed that was asked for; else with a secret nobody knows beforehand. Rule: RULING-13."""
    if seed is None:
        return Game(setting, 0, seats, first, secret=token_bytes(SECRET))
    return Game(setting, seed, seats, first)


def play_one(
    game: Game,
    autosave: Path | None,
    out: Console,
    plain: bool,
    sources: Sources,
    language: str = "en",
    explain: bool = False,
    seconds: float = USUAL_SECONDS,
) -> bool:
    """Play a game; whether it came to its end. An interrupted game is kept."""
    if autosave is not None and is_other_file(autosave, game):
        raise BlackgateError("the file is not a save of this game", str(autosave), "choose another file")
    if autosave is not None:
        check_place(game, autosave)
    table = GameTable(game, out, autosave, plain, sources, language, explain, seconds)
    try:
        finished = table.play()
    except (KeyboardInterrupt, EOFError):
        if table.people:
            say_kept(game, autosave, out, sources, language)
        return False
    if finished:
        show_finish(game, out, language)
        show_curve(game, out, language)
    return finished


def check_place(game: Game, autosave: Path) -> None:
    """A place that cannot be written is told before the first question, not after the last."""
    try:
        save(game, autosave)
    except (OSError, ValueError) as error:
        raise BlackgateError(f"cannot be written: {error}", str(autosave), "choose another file") from None


def say_kept(game: Game, autosave: Path | None, out: Console, sources: Sources, language: str) -> None:
    """The game was interrupted: where it can be found."""
    kept = autosave or last_game()
    out.print()
    try:
        save(game, kept)
    except OSError:
        out.print(formatted(language, "say-ends-here", {}))
        return
    out.print(formatted(language, "say-kept", {"command": sources.resume(kept)}), soft_wrap=True)


def wants_more(game: Game, out: Console) -> bool:
    """Whether the people at the table, if there are any, want another game."""
    if not any(seat.is_human for seat in game.seats):
        return False
    try:
        while True:
            answer = out.input("Another game? (y/n) ").strip().lower()
            if answer in ("y", "yes", "n", "no"):
                return answer in ("y", "yes")
    except (KeyboardInterrupt, EOFError):
        out.print()
        return False
