"""Answers over HTTP: what was asked for, or a problem with its status. Nobody is ever shown a traceback."""

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


class Declined(Refused):
    """A refusal with a status of its own: what HTTP has a number for and the game has not."""

    def __init__(
        self, status: int, code: Code, what: str, where: str = "", right: str = "",
        headers: Mapping[str, str] | None = None,
    ) -> None:  # fmt: skip
        super().__init__(code, what, where, right)
        self.status = status
        self.headers = dict(headers or {})


def answer(value: object, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    """A value as JSON; a text as it is."""
    if isinstance(value, Response):
        return value
    if isinstance(value, str):
        return Response(value, status, headers, TEXT)
    return Response(_encoder.encode(value), status, headers, JSON)


def refusal(problem: Problem, status: int | None = None, headers: Mapping[str, str] | None = None) -> Response:
    """A problem as it travels."""
    return Response(_encoder.encode(problem), status or STATUS[problem.code], headers, JSON)


def refused(error: BlackgateError) -> Response:
    """The answer to a wish that is not granted."""
    if isinstance(error, Declined):
        return refusal(error.problem, error.status, error.headers)
    return refusal(problem_of(error))


async def not_there(request: Request, error: Exception) -> Response:
    """What the router says of addresses and methods it does not know."""
    assert isinstance(error, HTTPException)  # noqa: S101  (it is registered for these)
    if error.status_code == 404:
        return refusal(Problem("unknown", "there is nothing here", right="see /api/openapi.json"))
    return refusal(Problem("invalid", str(error.detail)), error.status_code, error.headers)
