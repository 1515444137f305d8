"""Outages: none too short, none too old, none twice, and not too many."""

from blackgate.server.store.outages import MOST, REMEMBERED, SHORTEST, outages_at

NOW = 10 * REMEMBERED


def test_a_first_server_knows_no_outage() -> None:
    assert outages_at((), None, NOW) == ()


def test_a_short_silence_is_no_outage() -> None:
    assert outages_at((), NOW - SHORTEST, NOW) == ()
    assert outages_at((), NOW - SHORTEST - 1, NOW) == ((NOW - SHORTEST - 1, NOW),)


def test_a_beat_from_the_future_is_no_outage() -> None:
    assert outages_at((), NOW + 99_999, NOW) == ()


def test_old_outages_are_forgotten() -> None:
    old, young = (0, NOW - REMEMBERED), (1, NOW - REMEMBERED + 1)
    assert outages_at((old, young), NOW, NOW) == (young,)


def test_outages_that_overlap_become_one() -> None:
    assert outages_at(((NOW - 9_000, NOW - 1_000),), NOW - 5_000, NOW) == ((NOW - 9_000, NOW),)
    assert outages_at(((NOW - 9_000, NOW + 500),), NOW - 5_000, NOW) == ((NOW - 9_000, NOW + 500),)


def test_there_are_never_too_many_and_the_closest_become_one() -> None:
    known = [(NOW - 100_000 * number, NOW - 100_000 * number + 10) for number in range(MOST + 1, 1, -1)]
    known[7] = (known[6][1] + 4_000, known[7][1])
    found = outages_at(known, NOW - 5_000, NOW)
    assert len(found) == MOST
    assert found[6] == (known[6][0], known[7][1])
    assert found[-1] == (NOW - 5_000, NOW)
    assert sum(ended - began for began, ended in found) >= sum(ended - began for began, ended in known)
