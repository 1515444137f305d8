"""Which pages may ask, and who is asking: an address of a proxy counts only where there is one."""

import pytest
from starlette.datastructures import Headers

from blackgate.server.web.guard import address_of, is_local, is_trusted

OURS = ("https://play.example",)


@pytest.mark.parametrize(
    ("headers", "trusted"),
    [
        ({"host": "blackgate.test"}, True),
        ({"host": "blackgate.test", "cookie": "a=b"}, False),
        ({"host": "blackgate.test", "origin": "http://blackgate.test"}, True),
        ({"host": "blackgate.test", "origin": "https://blackgate.test"}, True),
        ({"host": "blackgate.test:8000", "origin": "http://blackgate.test:8000"}, True),
        ({"host": "blackgate.test:443", "origin": "https://blackgate.test"}, True),
        ({"host": "blackgate.test:8000", "origin": "http://blackgate.test"}, False),
        ({"host": "blackgate.test", "origin": "http://blackgate.test:8000"}, False),
        ({"host": "blackgate.test", "origin": "https://play.example"}, True),
        ({"host": "blackgate.test", "origin": "https://evil.example"}, False),
        ({"host": "blackgate.test", "origin": "https://evil.blackgate.test"}, False),
        ({"host": "blackgate.test", "origin": "https://blackgate.test.evil.example"}, False),
        ({"host": "blackgate.test", "origin": "null"}, False),
        ({"host": "blackgate.test", "origin": ""}, False),
        ({"host": "", "origin": "http://"}, False),
        ({"host": "blackgate.test", "origin": "file://blackgate.test"}, False),
        ({"host": "[::1]:8000", "origin": "http://[::1]:8000"}, True),
        ({"host": "blackgate.test", "origin": "http://[::1"}, False),
        ({"host": "blackgate.test", "origin": "http://blackgate.test:99999999"}, False),
    ],
)
def test_pages_of_strangers_are_known_by_their_origin(headers: dict[str, str], trusted: bool) -> None:
    assert is_trusted(Headers(headers), OURS) == trusted


@pytest.mark.parametrize(
    ("named", "direct", "behind_proxy"),
    [
        (["203.0.113.5"], "203.0.113.5", "198.51.100.1"),
        (["1.1.1.1, 203.0.113.5"], "203.0.113.5", "198.51.100.1"),
        (["1.1.1.1", "203.0.113.5"], "203.0.113.5", "198.51.100.1"),
        (["nonsense"], "198.51.100.1", "198.51.100.1"),
        ([], "198.51.100.1", "198.51.100.1"),
    ],
)
def test_what_a_proxy_names_counts_only_behind_one(named: list[str], direct: str, behind_proxy: str) -> None:
    scope = {
        "type": "http",
        "client": ("198.51.100.1", 1234),
        "headers": [(b"x-forwarded-for", each.encode()) for each in named],
    }
    assert address_of(scope, behind_proxy=True) == direct
    assert address_of(scope, behind_proxy=False) == behind_proxy


def test_only_this_machine_is_local() -> None:
    assert [is_local(each) for each in ("127.0.0.1", "::1", "192.0.2.1", "", "localhost")] == [
        True,
        True,
        False,
        False,
        False,
    ]
