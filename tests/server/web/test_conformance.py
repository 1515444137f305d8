"""Schemathesis sends what the OpenAPI document allows, and much that it does not: the responses conform.

`BLACKGATE_LONG=1` sends twenty times as much.
"""

import asyncio
import threading
from collections.abc import Iterator
from ipaddress import IPv4Address
from typing import Any

import msgspec
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import CHECKS
from schemathesis.config import SchemathesisConfig
from schemathesis.core.failures import FailureGroup
from tests.server.chaos.sizes import size
from tests.server.web.servers import bearer, seated_room, served

from blackgate.server.web import openapi
from blackgate.server.web.network.access import NetworkAccess
from blackgate.server.web.route import Route
from blackgate.server.web.routes import ROUTES
from blackgate.server.web.serve import bound_socket

NAMES = (
    "not_a_server_error", "status_code_conformance", "content_type_conformance", "response_schema_conformance",
    "negative_data_rejection",
)  # fmt: skip
"""Not everything well-formed succeeds: which editions exist is in no schema."""
EXAMPLES = size(5, 100)
"""Requests to each route, right ones and wrong ones."""
LAN = IPv4Address("127.0.0.2")
"""In the place of the local network, into which no test may open a machine."""


class Ground(threading.Thread):
    """A server in a thread of its own, with a room in which a game goes on."""

    def __init__(self) -> None:
        super().__init__(daemon=True)
        self.ready, self.enough = threading.Event(), threading.Event()
        self.address = self.code = self.key = ""
        self.session = requests.Session()
        self.session.trust_env = False

    def run(self) -> None:
        asyncio.run(self._serve())

    async def _serve(self) -> None:
        async with served() as network:
            access = NetworkAccess(network.state.config, lambda: [LAN], lambda: False)
            access.attach(network.server, network.port, bound_socket)  # type: ignore[arg-type]
            network.state.network = access
            there = await seated_room(network.state)
            self.address, self.code, self.key = f"http://127.0.0.1:{network.port}", there.code, there.host
            self.ready.set()
            while not self.enough.is_set():
                await asyncio.sleep(0.05)


@pytest.fixture(scope="module")
def ground() -> Iterator[Ground]:
    found = Ground()
    found.start()
    assert found.ready.wait(20)
    yield found
    found.enough.set()
    found.join(20)


REFUSALS = [400, 401, 403, 404, 405, 408, 409, 413, 415, 429, "5xx"]
"""What is wrong may also be too long (413)."""
CONFIG = SchemathesisConfig.from_dict({"checks": {"negative_data_rejection": {"expected-statuses": REFUSALS}}})
SCHEMA = schemathesis.openapi.from_dict(msgspec.json.decode(openapi.document_json()), config=CONFIG)
CHECKED = CHECKS.get_by_names(list(NAMES))  # known once a schema is loaded


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE], ids=["right", "wrong"])
@pytest.mark.parametrize("route", ROUTES, ids=[route.name for route in ROUTES])
def test_responses_match_the_openapi_document(route: Route, mode: GenerationMode, ground: Ground) -> None:
    operation = SCHEMA[route.path][route.method]
    if mode is GenerationMode.NEGATIVE and not operation.path_parameters and not operation.query and not operation.body:
        return  # there is nothing to get wrong

    @settings(max_examples=EXAMPLES, derandomize=True, suppress_health_check=list(HealthCheck))
    @given(case=operation.as_strategy(mode), with_key=st.booleans(), is_here=st.booleans())
    def ask(case: Any, with_key: bool, is_here: bool) -> None:
        if is_here and mode is GenerationMode.POSITIVE and "code" in case.path_parameters:
            case.path_parameters["code"] = ground.code
        keys = bearer(ground.key) if with_key else {}
        case.call_and_validate(ground.address, ground.session, headers=keys, timeout=10, checks=CHECKED)

    ask()


def test_a_wrong_response_is_detected(ground: Ground) -> None:
    """The control: a document that promises something else than is answered."""
    document = msgspec.json.decode(openapi.document_json())
    document["paths"]["/api/phrases"]["get"]["responses"]["200"]["content"]["application/json"]["schema"] = {
        "type": "array"
    }
    case: Any = schemathesis.openapi.from_dict(document)["/api/phrases"]["GET"].Case()
    with pytest.raises(FailureGroup):
        case.call_and_validate(ground.address, timeout=10)
