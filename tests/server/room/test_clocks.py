"""Clocks: the outcome depends on the given times alone, and nobody pays for being asked by somebody else."""

from collections.abc import Sequence
from typing import Final, Literal

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from blackgate.errors import OptionError
from blackgate.server.room.clocks import GRACE, HOUR, SECOND, Clocks
from blackgate.server.settings import RANGES, ClockSettings
from blackgate.server.windows import OWN, TIMINGS, Timing

SEATS: Final = 3
REACTION: Final = TIMINGS["answer"]
LIVE: Final = ClockSettings(kind="live", bank=60, gain=20)

timings = st.sampled_from([OWN, *TIMINGS.values()])
waits = st.integers(0, 90_000)
seats = st.integers(0, SEATS - 1)
steps = st.lists(st.tuples(seats, timings, waits, st.booleans()), max_size=40)
"""Who is asked what, how long it takes, and whether the question is withdrawn instead of answered."""
Step = tuple[int, Timing, int, bool]


def decide(clocks: Clocks, script: Sequence[Step]) -> int:
    """Let all of it happen, one question after the other; the moment it ends."""
    now = 0
    for seat, timing, wait, withdrawn in script:
        clocks.asked(now, [(seat, timing)])
        now += wait
        if withdrawn:
            clocks.asked(now, [])
        else:
            clocks.answered(now, seat)
    return now


# What can be set.


@pytest.mark.parametrize("name", RANGES)
@pytest.mark.parametrize("edge", [0, 1])
def test_a_clock_beyond_its_range_is_refused_with_the_range(name: str, edge: int) -> None:
    value = RANGES[name][edge]
    assert getattr(msgspec.convert({name: value}, ClockSettings), name) == value
    with pytest.raises(OptionError, match=rf"clock\.{name}: .* is too .*; {RANGES[name][0]} to {RANGES[name][1]} "):
        msgspec.convert({name: value + (1 if edge else -1)}, ClockSettings)


def test_an_unknown_clock_is_refused() -> None:
    with pytest.raises(OptionError, match="'sand' is no clock; one of none, live, days"):
        ClockSettings(kind="sand")  # type: ignore[arg-type]
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"kind":"sand"}', type=ClockSettings)


# The bank of a live game.


@given(steps)
def test_a_bank_is_never_below_zero(script: Sequence[Step]) -> None:
    clocks = Clocks(LIVE, SEATS)
    for n in range(len(script)):
        decide(clocks, script[n : n + 1])
        assert min(clocks.banks) >= 0


def burned_by(script: Sequence[Step], seat: int) -> int:
    """What a seat's own thinking costs it: as much as the bank holds."""
    own = sum(wait for who, timing, wait, _ in script if who == seat and timing.most is None)
    return min(own, LIVE.bank * SECOND)


@given(steps)
def test_only_thinking_on_own_turns_burns_the_bank(script: Sequence[Step]) -> None:
    clocks = Clocks(LIVE, SEATS)
    decide(clocks, script)
    assert [LIVE.bank * SECOND - bank for bank in clocks.banks] == [burned_by(script, seat) for seat in range(SEATS)]


@given(st.lists(st.tuples(seats, st.sampled_from([*TIMINGS.values()]), waits, st.booleans()), max_size=20))
def test_a_reaction_is_free(script: Sequence[Step]) -> None:
    clocks = Clocks(LIVE, SEATS)
    decide(clocks, script)
    assert clocks.banks == [LIVE.bank * SECOND] * SEATS


def test_a_reaction_that_is_not_free_is_detected() -> None:
    fair, unfair = Clocks(LIVE, SEATS), Clocks(LIVE, SEATS)
    decide(fair, [(0, REACTION, 5_000, False)])
    decide(unfair, [(0, OWN, 5_000, False)])
    assert fair.banks[0] - unfair.banks[0] == 5_000


@given(steps)
def test_the_bank_that_is_shown_is_the_one_that_will_be_charged(script: Sequence[Step]) -> None:
    clocks = Clocks(LIVE, SEATS)
    now = decide(clocks, script)
    clocks.asked(now, [(0, OWN)])
    shown = clocks.left(0, now + 7_000)
    clocks.answered(now + 7_000, 0)
    assert shown == clocks.banks[0] == clocks.left(0, now + 99_000)


def test_a_bank_gains_when_a_turn_begins() -> None:
    clocks = Clocks(LIVE, SEATS)
    clocks.turn_began(0, 1)
    assert clocks.banks == [60_000, 80_000, 60_000]


def test_a_gain_does_not_pay_for_earlier_thinking() -> None:
    clocks = Clocks(LIVE, SEATS)
    clocks.asked(0, [(0, OWN)])
    clocks.turn_began(65_000, 0)
    clocks.answered(66_000, 0)
    assert clocks.banks[0] == 19_000


def test_of_several_thinkers_only_the_active_one_pays() -> None:
    clocks = Clocks(LIVE, SEATS)
    clocks.asked(1_000, [(0, OWN), (1, REACTION)])
    clocks.answered(4_000, 1)
    clocks.answered(6_000, 0)
    assert clocks.banks == [55_000, 60_000, 60_000]
    clocks.answered(9_000, 0)
    assert clocks.banks[0] == 55_000, "who is not asked is not charged"


def test_time_before_the_question_costs_nothing() -> None:
    clocks = Clocks(LIVE, SEATS)
    clocks.asked(5_000, [(0, OWN)])
    clocks.answered(4_000, 0)
    assert clocks.banks[0] == 60_000


# Deadlines.


@pytest.mark.parametrize(("kind", "timing", "time"), [
    ("live", OWN, 60_000 + GRACE), ("live", REACTION, 20_000), ("live", TIMINGS["react"], 6_000),
    ("days", OWN, 48 * HOUR), ("days", REACTION, 48 * HOUR),
])  # fmt: skip
@given(start=st.integers(0, 10**12))
def test_the_default_answer_counts_exactly_at_the_deadline(
    kind: Literal["live", "days"], timing: Timing, time: int, start: int
) -> None:
    clocks = Clocks(ClockSettings(kind=kind, bank=60, hours=48), SEATS)
    clocks.asked(start, [(1, timing)])
    assert clocks.deadline(1) == start + time
    assert [clocks.is_late(start + time + off, 1) for off in (-1, 0, 1)] == [False, True, True]
    assert not clocks.is_late(start + time, 0), "who is not asked is not late"


def is_late_too_late(clocks: Clocks, now: int, seat: int) -> bool:
    """What must not be: at the deadline both could count."""
    deadline = clocks.deadline(seat)
    return deadline is not None and now > deadline


def test_a_deadline_a_millisecond_later_is_detected() -> None:
    clocks = Clocks(LIVE, SEATS)
    clocks.asked(0, [(1, REACTION)])
    assert [is_late_too_late(clocks, 20_000 + off, 1) for off in (-1, 0, 1)] != [False, True, True]


@given(steps)
def test_every_decision_has_ten_seconds_with_an_empty_bank(script: Sequence[Step]) -> None:
    clocks = Clocks(LIVE, SEATS)
    now = decide(clocks, script)
    clocks.asked(now, [(0, OWN)])
    assert clocks.deadline(0) == now + clocks.banks[0] + GRACE
    assert not clocks.is_late(now + GRACE - 1, 0)


def test_an_empty_bank_stays_in_the_game() -> None:
    clocks = Clocks(LIVE, SEATS)
    decide(clocks, [(0, OWN, 500_000, False)])
    assert clocks.banks[0] == 0
    clocks.asked(500_000, [(0, OWN)])
    assert clocks.deadline(0) == 500_000 + GRACE
    clocks.turn_began(500_000, 0)
    assert clocks.deadline(0) == 500_000 + 20_000 + GRACE


@pytest.mark.parametrize("kind", ["none", "live", "days"])
@pytest.mark.parametrize("timing", [OWN, *TIMINGS.values()])
def test_answers_that_could_reveal_a_hand_are_held_back_under_every_clock(
    kind: Literal["none", "live", "days"], timing: Timing
) -> None:
    clocks = Clocks(ClockSettings(kind=kind), SEATS)
    clocks.asked(3_000, [(2, timing)])
    assert clocks.earliest(2) == 3_000 + timing.least
    assert clocks.earliest(0) == 0
    deadline = clocks.deadline(2)
    assert deadline is None or clocks.earliest(2) <= deadline


@given(steps)
def test_without_a_clock_nobody_is_ever_late(script: Sequence[Step]) -> None:
    clocks = Clocks(ClockSettings(), SEATS)
    now = decide(clocks, script)
    clocks.turn_began(now, 0)
    clocks.asked(now, [(0, OWN)])
    assert clocks.deadline(0) is None
    assert not clocks.is_late(now + 10**12, 0)
    assert clocks.left(0, now) is None
    assert clocks.banks == [2_700_000] * SEATS


def test_games_of_days_have_no_bank() -> None:
    clocks = Clocks(ClockSettings(kind="days"), SEATS)
    clocks.asked(0, [(0, OWN)])
    clocks.answered(5 * HOUR, 0)
    assert clocks.left(0, 5 * HOUR) is None
    assert clocks.deadline(0) is None, "the question is answered"


@given(steps, st.integers(0, 10**12))
def test_only_elapsed_time_counts(script: Sequence[Step], later: int) -> None:
    """A clock that stood still while the server was down changes nothing."""
    here, there = Clocks(LIVE, SEATS), Clocks(LIVE, SEATS)
    now = decide(here, script)
    there.asked(later, [])
    for seat, timing, wait, _ in script:
        there.asked(later, [(seat, timing)])
        later += wait
        there.asked(later, [])
    here.asked(now, [(0, OWN)])
    there.asked(later, [(0, OWN)])
    assert here.banks == there.banks
    assert (here.deadline(0) or 0) - now == (there.deadline(0) or 0) - later
