"""Token buckets refill, are kept for a bounded number of addresses, and are shared by a household."""

from blackgate.server.web.address_limits import AddressLimits
from blackgate.server.web.config import Config
from blackgate.server.web.protocols.traffic import TrafficLimits
from blackgate.server.web.rate_limit import ConnectionLimit, Rate, RateLimiter, forget_idle_addresses, payer_of


class Hand:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


def test_tokens_refill_up_to_the_burst() -> None:
    clock = Hand()
    limiter = RateLimiter(Rate(2, 3), clock=clock)
    assert [limiter.take("192.0.2.1") for _ in range(4)] == [True, True, True, False]
    clock.seconds = 0.5
    assert [limiter.take("192.0.2.1") for _ in range(2)] == [True, False]
    clock.seconds = 1000
    assert [limiter.take("192.0.2.1") for _ in range(4)] == [True, True, True, False]


def test_a_token_can_be_refunded() -> None:
    limiter = RateLimiter(Rate(0.001, 1), clock=Hand())
    limiter.refund("192.0.2.1")  # who has spent nothing has no more than before
    assert [limiter.take("192.0.2.1") for _ in range(2)] == [True, False]
    limiter.refund("192.0.2.1")
    assert [limiter.take("192.0.2.1") for _ in range(2)] == [True, False]


def test_addresses_have_separate_buckets() -> None:
    limiter = RateLimiter(Rate(1, 1), clock=Hand())
    assert [limiter.take(each) for each in ("192.0.2.1", "192.0.2.2", "192.0.2.1")] == [True, True, False]


def test_the_least_recently_used_address_is_forgotten() -> None:
    limiter = RateLimiter(Rate(1, 1), most=100, clock=Hand())
    for n in range(10_000):
        limiter.take(f"192.0.{n // 256}.{n % 256}")
    assert len(limiter) == 100
    assert not limiter.take("192.0.39.15")  # the last of them is remembered
    assert limiter.take("192.0.0.1")


def test_an_ipv6_household_is_one_payer() -> None:
    assert payer_of("2001:db8:1:2::7") == payer_of("2001:db8:1:2:ffff::1") != payer_of("2001:db8:1:3::7")
    assert payer_of("::ffff:192.0.2.1") == "192.0.2.1"
    assert payer_of("not an address") == "not an address"


def test_open_connections_are_counted() -> None:
    presence = ConnectionLimit(each=2, altogether=3)
    assert [presence.enter("192.0.2.1") for _ in range(3)] == [True, True, False]
    assert presence.enter("192.0.2.2")
    assert presence.is_full()
    assert not presence.enter("192.0.2.3")
    presence.leave("192.0.2.1")
    assert presence.enter("192.0.2.3")
    for each in ("192.0.2.1", "192.0.2.2", "192.0.2.3"):
        presence.leave(each)
    assert (presence.total, len(presence)) == (0, 0)


def test_a_refused_connection_takes_no_memory() -> None:
    presence = ConnectionLimit(each=1, altogether=0)
    for n in range(50):
        presence.enter(f"192.0.2.{n}")
    assert len(presence) == 0


def test_a_reserved_token_has_a_bounded_wait() -> None:
    clock = Hand()
    limiter = RateLimiter(Rate(2, 1), clock=clock)
    assert [limiter.reserve("192.0.2.1", 1.0) for _ in range(5)] == [0.0, 0.5, 1.0, None, None]
    clock.seconds = 1.0
    assert limiter.reserve("192.0.2.1", 1.0) == 0.5  # those who were refused have left no debt
    assert limiter.reserve("192.0.2.2", 1.0) == 0.0


def test_an_address_is_forgotten_once_its_bucket_is_full() -> None:
    """Addresses are personal data; forgetting one changes no limit."""
    clock = Hand()
    limiter = RateLimiter(Rate(0.5, 10), clock=clock)
    limiter.take("192.0.2.1", 10)
    clock.seconds = 15.0
    limiter.take("192.0.2.2")
    limiter.forget_idle()
    assert len(limiter) == 2, "what is still owed counts"
    clock.seconds = 20.1
    limiter.forget_idle()
    assert len(limiter) == 1
    assert limiter.take("192.0.2.1", 10)


def test_all_limits_forget() -> None:
    clock = Hand()
    limits, traffic = AddressLimits(Config(), clock), TrafficLimits(Config(), clock)
    limiters = [each for of in (limits, traffic) for each in vars(of).values() if isinstance(each, RateLimiter)]
    for limiter in limiters:
        limiter.take("192.0.2.1")
    assert payer_of.cache_info().currsize
    assert len(limiters) > 8
    clock.seconds = 1801.0
    forget_idle_addresses()
    assert not any(map(len, limiters))
    assert payer_of.cache_info().currsize == 0
