"""The result of a contest: win rates with intervals, lengths of games, thinking times.

The keys of these tables are the keys of `blackgate arena --json`.
"""

from collections.abc import Iterable, Sequence
from statistics import fmean, quantiles

import msgspec

from blackgate.bots.spec import Entrant
from blackgate.lab.arena.contest import Head, Tables
from blackgate.lab.arena.intervals import of_sets, wider, wilson
from blackgate.lab.arena.lineup import Lineup, Sides
from blackgate.lab.arena.luck import Corrected, corrected
from blackgate.lab.arena.match import Played, lucks, results
from blackgate.lab.arena.ratings import Rating, rated
from blackgate.lab.arena.sequential import Verdict


class Share(msgspec.Struct, frozen=True):
    """Number of games, and of games won."""

    games: int
    wins: int


class Thinking(msgspec.Struct, frozen=True):
    """Seconds of decisions; together with the overruns the only figures that differ between equal runs."""

    mean: float
    longest: float
    overruns: int
    """Decisions that took more than 50 ms longer than allowed."""


class Standing(msgspec.Struct, frozen=True):
    """The result of one entrant."""

    entrant: str
    games: int
    """Number of times it played: once for each side it was on."""
    wins: int
    rate: float
    low: float
    high: float
    """The 95 % interval that is shown: the wider of the next two."""
    wilson: tuple[float, float]
    sets: tuple[float, float] | None
    """From the mean of each set; None with a single set."""
    corrected: Corrected | None
    """The win rate without luck; None if luck was not measured, and with a single set."""
    par: float
    """The win rate if all entrants were equal."""
    rating: Rating
    by_seat: tuple[Share, ...]
    decisions: int
    fallbacks: int
    thinking: Thinking


class Spread(msgspec.Struct, frozen=True):
    """The median of many numbers, and the range of the middle four fifths."""

    median: float
    p10: float
    p90: float


class Report(msgspec.Struct, frozen=True):
    """The figures of all games together."""

    contest: Head
    games: int
    sets: int
    draws: int
    """Games that ended at the round cap without a winner."""
    rounds: Spread
    decisions: float
    """Average per game."""
    standings: tuple[Standing, ...]
    """In the order of the first seating."""
    test: Verdict | None = None
    """Of a sequential test, if there was one."""


def report(made: Tables, games: Iterable[Played], test: Verdict | None = None) -> Report:
    """The report of finished games, independent of their order."""
    ordered = sorted(games, key=lambda game: (game.seed, game.seating))
    seated = [(made.seatings[game.seating], game) for game in ordered]
    ratings = rated(seated, made.sides)
    return Report(
        contest=made.head,
        games=len(ordered),
        sets=len({game.seed for game in ordered}),
        draws=sum(not game.winners for game in ordered),
        rounds=spread([game.rounds for game in ordered]),
        decisions=fmean(sum(game.decisions) for game in ordered),
        standings=tuple(standing(each, seated, made.sides, ratings[each]) for each in dict.fromkeys(made.lineup)),
        test=test,
    )


def standing(entrant: Entrant, seated: Sequence[tuple[Lineup, Played]], sides: Sides, rating: Rating) -> Standing:
    """The result of one entrant in all games."""
    sets: dict[int, list[bool]] = {}
    luck: dict[int, list[float]] = {}
    for lineup, game in seated:
        sets.setdefault(game.seed, []).extend(results(entrant, lineup, game, sides))
        luck.setdefault(game.seed, []).extend(lucks(entrant, lineup, game, sides))
    games, wins = sum(map(len, sets.values())), sum(map(sum, sets.values()))
    shares = [fmean(each) for each in sets.values()]
    single, clustered = wilson(wins, games), of_sets(shares)
    low, high = wider(single, clustered)
    mine = [(game, seat) for lineup, game in seated for seat, each in enumerate(lineup) if each == entrant]
    decisions = sum(game.decisions[seat] for game, seat in mine)
    return Standing(
        entrant=str(entrant),
        games=games,
        wins=wins,
        rate=wins / games,
        low=low,
        high=high,
        wilson=single,
        sets=clustered,
        corrected=corrected(shares, [fmean(each) for each in luck.values()]) if all(luck.values()) else None,
        par=1 / len(set(sides)),
        rating=rating,
        by_seat=tuple(share(mine, seat) for seat in range(len(sides))),
        decisions=decisions,
        fallbacks=sum(game.fallbacks[seat] for game, seat in mine),
        thinking=Thinking(
            mean=sum(game.thought[seat] for game, seat in mine) / max(decisions, 1),
            longest=max(game.longest[seat] for game, seat in mine),
            overruns=sum(game.overruns[seat] for game, seat in mine),
        ),
    )


def share(mine: Sequence[tuple[Played, int]], seat: int) -> Share:
    """Wins on one seat."""
    here = [game for game, own in mine if own == seat]
    return Share(len(here), sum(seat in game.winners for game in here))


def spread(numbers: Sequence[int]) -> Spread:
    """Median and deciles."""
    tenths = quantiles(numbers, n=10, method="inclusive") if len(numbers) > 1 else [float(numbers[0])] * 9
    return Spread(tenths[4], tenths[0], tenths[8])
