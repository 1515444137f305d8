"""Costly work is charged to the address that causes it, also if it is refused; cached results are free."""

import asyncio
from collections.abc import Sequence

from tests.server.web.loop_time import AsgiResponse, asgi_request
from tests.server.web.servers import open_app

from blackgate.server import rule_cache
from blackgate.server.offload.pool import free_of_charge
from blackgate.server.settings import RoomSettings
from blackgate.server.web.app import application
from blackgate.server.web.rate_limit import Rate, RateLimiter

JSON = {"content-type": "application/json"}
MISFIT = b'{"settings": {"edition": "prototype_fr", "modules": ["library"]}}'
"""Refused, but only when its rules are made."""
MISSPELT = b'{"settings": {"modules": ["libary"]}}'

Asked = tuple[str, str, bytes, str]


def answers(asked: Sequence[Asked], is_charged: bool = True) -> list[AsgiResponse]:
    """To an address with two costly requests left."""

    async def run() -> list[AsgiResponse]:
        async with open_app() as state:
            state.limits.costly = RateLimiter(Rate(0.001, 2))
            if not is_charged:
                state.registry.offload.charge = free_of_charge
            app = application(state)
            return [await asgi_request(app, method, path, JSON, body, address) for method, path, body, address in asked]

    return asyncio.run(run())


def rooms(*bodies: bytes, address: str = "192.0.2.1") -> list[Asked]:
    return [("POST", "/api/rooms", body, address) for body in bodies]


def boxes(*modules: str) -> list[Asked]:
    return [("GET", f"/api/editions/retail/box?modules={each}", b"", "192.0.2.1") for each in modules]


def test_a_refused_room_is_charged_for_its_rules() -> None:
    found = answers([*rooms(MISFIT, MISFIT, MISFIT, MISSPELT), *rooms(MISFIT, address="192.0.2.2")])
    assert [each.status for each in found] == [400, 400, 429, 400, 400]
    assert int(found[2].headers["retry-after"]) > 0


def test_without_the_charge_a_refused_room_is_free() -> None:
    assert [each.status for each in answers(rooms(MISFIT, MISFIT, MISFIT), is_charged=False)] == [400, 400, 400]


def test_cached_rules_are_free() -> None:
    held = RoomSettings(options={"round_cap": 77}).rules()
    body = b'{"settings": {"options": {"round_cap": 77}}}'
    assert [each.status for each in answers(rooms(*[body] * 4))] == [201] * 4
    assert held.options["round_cap"] == 77


def test_a_new_room_is_charged_once() -> None:
    rule_cache._recent.clear()
    bodies = [b'{"settings": {"options": {"round_cap": %d}}}' % cap for cap in (61, 62, 63, 61)]
    assert [each.status for each in answers(rooms(*bodies))] == [201, 201, 429, 201]


def test_a_box_is_charged_for_when_it_is_made() -> None:
    found = answers(boxes("library", "ward", "gambling", "ward,", "library"))
    assert [each.status for each in found] == [200, 200, 429, 200, 200]
    assert found[0].body == found[4].body
