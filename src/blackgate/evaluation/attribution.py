"""Feature attribution: why one option is better than another.

Both options are played in the same sampled worlds, by the policy, up to the horizon of the search. There the features
of every seat are averaged. A group of features is swapped between the two means; the change of the chance to win is
the weight of the group. Games that have ended by then have no features: they count as won or lost.
"""

from math import exp, sqrt
from time import monotonic
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from blackgate.engine.chance import advance, seeded
from blackgate.engine.knowledge.determinizer import Determinizer
from blackgate.engine.pieces import NOBODY
from blackgate.engine.play import apply, legal
from blackgate.engine.state import State
from blackgate.evaluation.features import COUNT, FEATURES, describe
from blackgate.evaluation.policy import play_turns
from blackgate.evaluation.tree_search import Search


@final
class Group:
    """Features that belong together for a player."""

    def __init__(self, name: str, features: str, measures: dict[str, float]) -> None:
        self.name: str = name
        self.features: list[int] = [FEATURES.index(each) for each in features.split()]
        self.measured: list[int] = [FEATURES.index(each) for each in measures]
        """What is counted of it."""
        self.units: list[float] = list(measures.values())
        """By measured feature: how many units 1.0 of it stands for; below 0 the target stands for one."""


OF_TARGET: Final = -1.0
"""The unit of features that are shares of the target: Tunnel points."""
GROUPS: Final[list[Group]] = [
    Group("points", "points need", {"points": OF_TARGET}),
    Group("tools", "carried blocked ready almost", {"carried": OF_TARGET, "blocked": OF_TARGET}),
    Group("parts", "craftable craft_blocked containers pikes links", {"containers": 2.0, "pikes": 2.0, "links": 2.0}),
    Group("cigarettes", "cigarettes affordable buy_now", {"cigarettes": 10.0}),
    Group("weapons", "weapons first_weapon", {"weapons": 5.0}),
    Group("beatings", "beaten down", {"beaten": 1.0, "down": 2.0}),
    Group(
        "place",
        "at_dig dig_now win_now win_soon place_search solitary michel_here warden_here company",
        {"at_dig": 100.0},
    ),
    Group("gang", "gang gang_worth", {"gang": 1.0}),
    Group("background", "background background_worth", {"background": 1.0}),
    Group("cards", "surplus accessories action_cards dig_cards hand", {"hand": 10.0}),
    Group(
        "tokens",
        "spy skill planning workout bandage corruption",
        {"spy": 2.0, "skill": 2.0, "planning": 2.0, "workout": 2.0, "bandage": 2.0, "corruption": 2.0},
    ),
    Group("trauma", "trauma", {"trauma": 1.0}),
    Group("turn", "wait active actions mates players late", {"actions": 2.0}),
]
"""What the own row is made of, with the units people count in; a Place in percent: how often one can Dig there."""
CAUSES: Final = (*[group.name for group in GROUPS], "allies", "rivals", "won", "lost")
"""Every name a cause can have. The last two are percents of the worlds: games that are over at the horizon."""


@final
class Outlook:
    """The average result of an option."""

    def __init__(self, seat: i64, players: i64) -> None:
        self.seat: i64 = seat
        self.rows: list[vec[float]] = [vec[float]([0.0] * int(COUNT)) for _ in range(players)]
        """By seat: its features, added up over the games that go on."""
        self.row: vec[float] = vec[float]([0.0] * int(COUNT))
        self.worlds: i64 = 0
        self.won: i64 = 0
        self.lost: i64 = 0
        self.total: float = 0.0
        """The chances of the seat, added up; and the squares."""
        self.squares: float = 0.0

    def take_in(self, search: Search, world: State) -> None:
        """Add a world that has been played to the horizon."""
        self.worlds += 1
        search.win_chances.estimate(world)
        gain: float = search.win_chances.chances[self.seat]
        self.total += gain
        self.squares += gain * gain
        if world.winner != NOBODY:
            self.won += 1 if gain > 0.5 else 0
            self.lost += 0 if gain > 0.5 else 1
            return
        row = self.row
        seat: i64 = 0
        for sums in self.rows:
            describe(search.evaluator, world, seat, row, 0)
            i: i64 = 0
            while i < COUNT:
                sums[i] += row[i]
                i += 1
            seat += 1

    @property
    def going(self) -> i64:
        """Games that go on."""
        return self.worlds - self.won - self.lost

    @property
    def mean(self) -> float:
        """The chance to win."""
        return self.total / float(max(self.worlds, 1))

    @property
    def error(self) -> float:
        """The standard error of that."""
        if self.worlds < 2:
            return 0.5
        spread: float = max(self.squares / float(self.worlds) - self.mean * self.mean, 0.0)
        return sqrt(spread / float(self.worlds - 1))

    def means(self) -> list[vec[float]]:
        """By seat: the mean features where the game goes on."""
        count = float(self.going)
        return [vec[float]([x / count for x in sums]) for sums in self.rows]


def contrast(
    search: Search, determinizer: Determinizer, first: int, second: int, worlds: int, seed: int, deadline: float
) -> list[tuple[str, float, float]]:
    """By cause: how much more of it there is after the first option than after the second, and its weight."""
    here, there = outlooks(search, determinizer, [first, second], worlds, seed, deadline)
    if here.worlds == 0:
        return []
    found: list[tuple[str, float, float]] = []
    count = float(here.worlds)
    won: float = float(here.won - there.won) / count
    lost: float = float(here.lost - there.lost) / count
    if here.going > 0 and there.going > 0:
        rows, others = here.means(), there.means()
        seat = here.seat
        share: float = float(here.going + there.going) / (2.0 * count)
        for group in GROUPS:
            weight: float = exchange_groups(search, rows, others, seat, group)
            found.append((group.name, measure(search, group, rows[seat], others[seat]), share * weight))
        for name in ("allies", "rivals"):
            seats = seats_of(search, seat, name == "allies")
            if len(seats) > 0:
                weight = exchange_seats(search, rows, others, seat, seats)
                found.append((name, points_of(search, rows, others, seats), share * weight))
    # A game that is won, or lost, is one that does not go on.
    on: float = float(here.going + there.going)
    usual: float = (here.total + there.total - float(here.won + there.won)) / on if on > 0.0 else 0.5
    found.append(("won", 100.0 * won, won * (1.0 - usual)))
    found.append(("lost", 100.0 * lost, -lost * usual))
    return found


def outlooks(
    search: Search, determinizer: Determinizer, options: list[int], worlds: int, seed: int, deadline: float
) -> list[Outlook]:
    """The average result of each option, in the same worlds: as many as time allows."""
    seat: i64 = determinizer.state.agenda[determinizer.state.top + 1]
    found = [Outlook(seat, search.evaluator.rules.players) for _ in options]
    x: i64 = seeded(seed)
    left = worlds
    while left > 0:
        left -= 1
        x = advance(x)
        world = determinizer.sample(x)
        if world is None:
            break
        if all_offered(search, world, options):
            for n, option in enumerate(options):
                twin = world.clone()
                look_ahead(search, twin, option)
                found[n].take_in(search, twin)
        if monotonic() >= deadline:
            break
    return found


def all_offered(search: Search, world: State, options: list[int]) -> bool:
    """Whether all of these can be chosen in a world."""
    legal(world, search.menu)
    for option in options:
        if not search.menu.holds(option):
            return False
    return True


def look_ahead(search: Search, world: State, option: i64) -> None:
    """Play from an option to the horizon, which is the same for options that end the turn and others."""
    turns = search.turns
    active: i64 = world.active
    apply(world, option)
    if world.active != active:
        search.turns -= 1
    play_turns(search.evaluator, world, search.menu, search.turns)
    search.turns = turns


def chance_of(search: Search, rows: list[vec[float]], seat: i64) -> float:
    """The chance of a seat's side; a side is as strong as the mean of its seats. Rule: TEAM-3."""
    side = search.evaluator.rules.side
    strengths = [0.0] * len(rows)
    sizes = [0.0] * len(rows)
    n: i64 = 0
    for row in rows:
        strengths[side[n]] += search.win_chances.network.strength(row)
        sizes[side[n]] += 1.0
        n += 1
    own: float = strengths[side[seat]] / sizes[side[seat]]
    total = 0.0
    for strength, size in zip(strengths, sizes, strict=True):
        if size > 0.0:
            total += exp(min(strength / size - own, 50.0))
    return 1.0 / total


def exchange_groups(search: Search, rows: list[vec[float]], others: list[vec[float]], seat: i64, group: Group) -> float:
    """The effect of a group of features on a seat's chance: the mean of adding it and of removing it."""
    with_it, without = copied(others), copied(rows)
    for feature in group.features:
        with_it[seat][feature] = rows[seat][feature]
        without[seat][feature] = others[seat][feature]
    return halfway(search, rows, others, with_it, without, seat)


def exchange_seats(
    search: Search, rows: list[vec[float]], others: list[vec[float]], seat: i64, seats: list[int]
) -> float:
    """The same for all features of some other seats."""
    with_it, without = copied(others), copied(rows)
    for each in seats:
        with_it[each] = rows[each]
        without[each] = others[each]
    return halfway(search, rows, others, with_it, without, seat)


def halfway(
    search: Search,
    rows: list[vec[float]],
    others: list[vec[float]],
    with_it: list[vec[float]],
    without: list[vec[float]],
    seat: i64,
) -> float:
    """The mean of what is gained with something and lost without it."""
    gained: float = chance_of(search, with_it, seat) - chance_of(search, others, seat)
    lost: float = chance_of(search, rows, seat) - chance_of(search, without, seat)
    return (gained + lost) / 2.0


def copied(rows: list[vec[float]]) -> list[vec[float]]:
    """Independent copies of rows."""
    return [row[:] for row in rows]


def measure(search: Search, group: Group, row: vec[float], other: vec[float]) -> float:
    """How much more of a group is in one row than in another, in its units."""
    amount = 0.0
    for feature, unit in zip(group.measured, group.units, strict=True):
        scale: float = float(search.evaluator.rules.target) if unit == OF_TARGET else unit
        amount += scale * (row[feature] - other[feature])
    return amount


def seats_of(search: Search, seat: i64, is_ally: bool) -> list[int]:
    """The teammates of a seat, or its rivals."""
    side = search.evaluator.rules.side
    found: list[int] = []
    for n in range(search.evaluator.rules.players):
        if n != seat and (side[n] == side[seat]) == is_ally:
            found.append(n)
    return found


def points_of(search: Search, rows: list[vec[float]], others: list[vec[float]], seats: list[int]) -> float:
    """How many points more the strongest of some seats has dug or carries."""
    network = search.win_chances.network
    strongest = max(seats, key=lambda n: network.strength(rows[n]) + network.strength(others[n]))
    points = GROUPS[0]
    tools = GROUPS[1]
    row, other = rows[strongest], others[strongest]
    return measure(search, points, row, other) + measure(search, tools, row, other)
