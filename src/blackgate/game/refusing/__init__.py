"""Why an action is refused and what would make it possible, as messages, from what its seat may know."""

from blackgate.game.refusing.refusal import UNKNOWN, Refusal, explain, refused, too_many

__all__ = ["UNKNOWN", "Refusal", "explain", "refused", "too_many"]
