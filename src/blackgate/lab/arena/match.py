"""One game of a contest, played to its end, and its result."""

from contextlib import suppress
from hashlib import blake2b
from time import perf_counter
from typing import Final

import msgspec

from blackgate.bots import Bot, Chance, Guarded, ProcessBot, decide, dismiss, make, throw_in
from blackgate.bots.failures import GRACE, Failure
from blackgate.bots.spec import Entrant
from blackgate.errors import ArenaError, BlackgateError
from blackgate.evaluation.luck import Luck
from blackgate.game.actions import Action
from blackgate.game.game import Game
from blackgate.game.rules import Rules
from blackgate.lab.arena.lineup import Lineup, Sides

MICROSECONDS: Final = 6
MILLIONTHS: Final = 6
LUCK: Final = -1
"""In place of a decision: the chance of the repeats that luck is measured by."""


class Played(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A finished game; lists are by seat."""

    seed: int
    seating: int
    winners: tuple[int, ...]
    """Every seat of the winning side; none at the round cap."""
    rounds: int
    decisions: tuple[int, ...]
    fallbacks: tuple[int, ...]
    """Answers given in place of a bot that had no usable one."""
    overruns: tuple[int, ...]
    """Decisions that took more than `GRACE` longer than allowed."""
    thought: tuple[float, ...]
    """Total seconds."""
    longest: tuple[float, ...]
    """Seconds of the longest decision."""
    luck: tuple[float, ...] = ()
    """By how much chance raised the hope to win, if it was measured."""


def chance_for(seed: int, seating: int, decision: int) -> Chance:
    """The bots' own randomness at one decision: the same in every run and in every process."""
    words = f"arena {seed} {seating} {decision}".encode()
    return Chance(int.from_bytes(blake2b(words, digest_size=7).digest(), "big"))


def called(name: str, setting: Rules) -> Bot:
    """A bot for one game; a program is started now, so that its first decision does not wait for it."""
    bot = make(name, setting)
    if isinstance(bot, Guarded) and isinstance(bot.bot, ProcessBot):
        with suppress(Failure):  # the guard will report it
            bot.bot.start()
    return bot


def fallbacks(bot: Bot) -> int:
    """How many answers the guard gave in place of a bot."""
    return bot.replaced if isinstance(bot, Guarded) else 0


def results(entrant: Entrant, lineup: Lineup, game: Played, sides: Sides) -> list[bool]:
    """Whether each of its sides won: mates win together, and count once."""
    return [seat in game.winners for seat in speakers(entrant, lineup, sides)]


def lucks(entrant: Entrant, lineup: Lineup, game: Played, sides: Sides) -> list[float]:
    """The luck of each of its sides, if it was measured."""
    return [game.luck[seat] for seat in speakers(entrant, lineup, sides)] if game.luck else []


def speakers(entrant: Entrant, lineup: Lineup, sides: Sides) -> list[int]:
    """A seat of each side an entrant is on."""
    return list({side: seat for seat, side in enumerate(sides) if lineup[seat] == entrant}.values())


def play(setting: Rules, lineup: Lineup, seed: int, seating: int, luck: Luck | None = None) -> Played:
    """Play a game to its end, with new bots; measure the luck in it if there is something to measure it."""
    game = Game(setting, seed)
    game.listen()
    bots = {seat: called(each.name, setting) for seat, each in enumerate(lineup)}
    times: list[list[float]] = [[] for _ in lineup]
    if luck is not None:
        luck.begin(chance_for(seed, seating, LUCK).below(1 << 32))
    try:
        while not game.over:
            seat, chance = game.seat, chance_for(seed, seating, len(game.choices))
            clock = lineup[seat].clock()
            begun = perf_counter()
            action = decide(bots[seat], game, chance, clock)
            times[seat].append(perf_counter() - begun)
            carry_out(game, action, luck)
            throw_in(bots, game, chance)
    except Exception as error:
        raise failed(error, game, lineup, seating) from error
    finally:
        dismiss(bots.values())
    outcome = game.outcome
    assert outcome is not None  # noqa: S101  (the game is over)
    return Played(
        seed=seed,
        seating=seating,
        winners=outcome.winners,
        rounds=outcome.rounds,
        decisions=tuple(map(len, times)),
        fallbacks=tuple(fallbacks(bots[seat]) for seat in range(len(lineup))),
        overruns=tuple(
            sum(each > entrant.most_seconds + GRACE for each in spent)
            for entrant, spent in zip(lineup, times, strict=True)
        ),
        thought=tuple(round(sum(spent), MICROSECONDS) for spent in times),
        longest=tuple(round(max(spent, default=0.0), MICROSECONDS) for spent in times),
        luck=tuple(round(luck.luck[seat], MILLIONTHS) for seat in range(len(lineup))) if luck is not None else (),
    )


def carry_out(game: Game, action: Action, luck: Luck | None) -> None:
    """Take a decision, and measure how lucky everybody was with what chance made of it."""
    if luck is None:
        game.apply(action)
        return
    before = game.state.clone()
    game.apply(action)
    luck.judge(before, game.choices[-1], game.state)


def failed(error: Exception, game: Game, lineup: Lineup, seating: int) -> ArenaError:
    """The error that ends a contest after a bot failed; it says where."""
    where = f"seed {game.seed}, seating {seating}, decision {len(game.choices)}, {lineup[game.seat]}"
    what = str(error) if isinstance(error, BlackgateError) else f"{type(error).__name__}: {error}"
    return ArenaError(f"the game could not be played on: {what}", where)
