"""Refusals: a code for programs, words for people."""

from typing import Final, Literal

import msgspec

from blackgate.errors import BlackgateError
from blackgate.server.store import StoreError
from blackgate.speech import Message

Code = Literal["invalid", "forbidden", "unknown", "stale", "conflict", "full", "too_fast", "unavailable"]

STATUS: Final[dict[Code, int]] = {
    "invalid": 400, "forbidden": 403, "unknown": 404, "stale": 409, "conflict": 409, "full": 409, "too_fast": 429,
    "unavailable": 503,
}  # fmt: skip
"""By code: the status over HTTP."""


class Reason(msgspec.Struct, frozen=True):
    """Why an action is not possible, with the rules that say so."""

    message: Message
    rules: tuple[str, ...]
    help: Message | None = None
    """What would make it possible."""


class Problem(msgspec.Struct, frozen=True):
    """A refusal as it is sent."""

    code: Code
    what: str
    where: str = ""
    right: str = ""
    reasons: tuple[Reason, ...] = ()


class Refused(BlackgateError):  # noqa: N818  (an answer, like Failure of a bot)
    """A request that is refused; nothing has changed."""

    def __init__(
        self, code: Code, what: str, where: str = "", right: str = "", reasons: tuple[Reason, ...] = ()
    ) -> None:
        super().__init__(what, where, right)
        self.code: Code = code
        self.reasons = reasons

    @property
    def problem(self) -> Problem:
        """The refusal as it is sent."""
        return Problem(self.code, self.what, self.where, self.right, self.reasons)


def problem_of(error: BlackgateError) -> Problem:
    """Any error that a request may cause, as a problem."""
    if isinstance(error, Refused):
        return error.problem
    if isinstance(error, StoreError):
        return Problem("unavailable", "nothing can be kept at the moment; nothing has changed", right="try again")
    return Problem("invalid", error.what, error.where, error.right)
