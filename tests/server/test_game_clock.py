"""The game clock: monotonic time, continued from the store, independent of the wall clock."""

from typing import Final

from hypothesis import given
from hypothesis import strategies as st
from tests.server.in_memory import FOREVER, ManualClock

from blackgate.server.game_clock import LEAD, RETRY, GameClock

HOUR: Final = 3_600_000
jumps = st.integers(-400 * 24 * HOUR, 400 * 24 * HOUR)
pauses = st.integers(0, 30 * 24 * HOUR)


@given(st.lists(st.tuples(pauses, jumps), max_size=20))
def test_it_shows_elapsed_time_whatever_the_wall_clock_does(steps: list[tuple[int, int]]) -> None:
    watch = ManualClock()
    clock = watch.game_clock()
    clock.resume(1_000)
    for pause, jump in steps:
        watch.ms += pause
        watch.wall_offset += jump
        assert clock.now() == 1_000 + watch.ms


def test_a_clock_that_follows_the_wall_clock_is_detected() -> None:
    watch = ManualClock()
    clock = GameClock(watch.wall, watch.wall, FOREVER)
    clock.resume(1_000)
    watch.wall_offset += HOUR
    assert clock.now() != 1_000 + watch.ms


@given(st.lists(st.tuples(st.integers(0, 2 * LEAD), st.integers(0, 50 * LEAD), st.booleans()), max_size=20))
def test_it_never_goes_back_nor_behind_what_the_store_has(steps: list[tuple[int, int, bool]]) -> None:
    watch = ManualClock()
    clock, last = watch.game_clock(LEAD), 0
    for pause, stored, is_read in steps:
        watch.ms += pause
        if is_read:
            clock.advance_to(stored)
            assert clock.now() >= stored
        assert clock.now() >= last
        last = clock.now()


def test_a_new_clock_continues_from_the_last_heartbeat() -> None:
    watch = ManualClock()
    first = watch.game_clock()
    watch.ms += 5 * HOUR
    stored = first.now()
    watch.ms += 7 * HOUR  # no server runs
    second = watch.game_clock()
    second.resume(stored)
    assert second.now() == stored
    watch.ms += 10
    assert second.now() == stored + 10


# While nothing can be stored.


def test_without_heartbeats_it_stands_still_and_goes_on_from_there() -> None:
    watch = ManualClock()
    clock = watch.game_clock(LEAD)
    clock.resume(10_000)
    watch.ms += 5 * HOUR
    assert clock.now() == 10_000 + LEAD
    clock.advance_to(clock.now())
    watch.ms += 700
    assert clock.now() == 10_000 + LEAD + 700


def test_with_heartbeats_it_never_stands_still() -> None:
    watch = ManualClock()
    clock = watch.game_clock(LEAD)
    for second in range(1, 100):
        watch.ms += 1_000
        assert clock.now() == second * 1_000
        clock.advance_to(clock.now())


def test_a_process_follows_the_heartbeats_of_others() -> None:
    watch = ManualClock()
    clock = watch.game_clock(LEAD)
    clock.advance_to(8_000)
    watch.ms += 100
    assert clock.now() == 8_100


def test_a_timer_does_not_spin_while_the_clock_stands_still() -> None:
    watch = ManualClock()
    clock = watch.game_clock(LEAD)
    assert clock.seconds_until(2_500) == 2.5
    assert clock.seconds_until(0) == 0
    watch.ms += LEAD
    assert clock.seconds_until(LEAD + 1) == RETRY / 1000
    assert clock.seconds_until(LEAD + 5_000) == 5


# What clients are shown.


@given(st.lists(st.tuples(pauses, jumps), min_size=1, max_size=20), st.integers(0, FOREVER))
def test_client_times_do_not_follow_the_wall_clock(steps: list[tuple[int, int]], deadline: int) -> None:
    watch = ManualClock()
    clock = watch.game_clock()
    clock.resume(0)
    shown = clock.wall(deadline)
    for pause, jump in steps:
        watch.ms += pause
        watch.wall_offset += jump
        assert clock.wall(deadline) == shown
        assert shown - clock.wall(clock.now()) == deadline - clock.now()


def test_client_times_start_at_the_wall_clock() -> None:
    watch = ManualClock()
    clock = watch.game_clock()
    watch.ms += HOUR
    watch.wall_offset += HOUR
    clock.resume(5_000)
    assert clock.wall(clock.now()) == watch.wall()
