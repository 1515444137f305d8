"""HTTP responses: a result, or a problem with its status. Tracebacks are never sent."""

from collections.abc import Mapping
from typing import Final

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from blackgate.errors import BlackgateError
from blackgate.server.problems import STATUS, Code, Problem, Refused, problem_of

JSON: Final = "application/json"
TEXT: Final = "text/plain; charset=utf-8"

_encoder: Final = msgspec.json.Encoder()


class HttpRefused(Refused):
    """A refusal with an HTTP status that no problem code has."""

    def __init__(
        self, status: int, code: Code, what: str, where: str = "", right: str = "",
        headers: Mapping[str, str] | None = None,
    ) -> None:  # fmt: skip
        super().__init__(code, what, where, right)
        self.status = status
        self.headers = dict(headers or {})


def success(value: object, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    """A result as JSON; a text as it is."""
    if isinstance(value, Response):
        return value
    if isinstance(value, str):
        return Response(value, status, headers, TEXT)
    return Response(_encoder.encode(value), status, headers, JSON)


def problem_response(problem: Problem, status: int | None = None, headers: Mapping[str, str] | None = None) -> Response:
    """A problem as a response."""
    return Response(_encoder.encode(problem), status or STATUS[problem.code], headers, JSON)


def error_response(error: BlackgateError) -> Response:
    """The response to a request that is refused."""
    if isinstance(error, HttpRefused):
        return problem_response(error.problem, error.status, error.headers)
    return problem_response(problem_of(error))


async def router_error(request: Request, error: Exception) -> Response:
    """The response for paths and methods that the router does not know."""
    assert isinstance(error, HTTPException)  # noqa: S101  (registered for these)
    if error.status_code == 404:
        return problem_response(Problem("unknown", "there is nothing here", right="see /api/openapi.json"))
    return problem_response(Problem("invalid", str(error.detail)), error.status_code, error.headers)
