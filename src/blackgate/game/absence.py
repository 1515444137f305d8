"""What an absent player answers. Rule: RULING-16."""

from typing import Final

from blackgate.engine.actions import Act
from blackgate.engine.agenda import Ask
from blackgate.engine.chance import seeded
from blackgate.engine.state import State

DEFAULTS: Final = {
    Ask.TURN: Act.PASS, Ask.ANSWER: Act.REFUSE, Ask.FIGHT: Act.STOP, Ask.UNLESS: Act.DECLINE, Ask.BONUS: Act.DECLINE,
    Ask.REACT: Act.DECLINE, Ask.FREE: Act.DECLINE, Ask.SELLING: Act.DONE, Ask.ROLL: Act.DECLINE,
    Ask.YIELD: Act.REFUSE, Ask.PRIZE: Act.DECLINE, Ask.HELP: Act.DECLINE, Ask.SPOILS: Act.DECLINE,
    Ask.OFFER: Act.DECLINE, Ask.FILL: Act.DECLINE, Ask.SKILL: Act.DECLINE, Ask.BRAWL: Act.DECLINE,
    Ask.REPORT: Act.DECLINE, Ask.FREEPASS: Act.DECLINE, Ask.PUNISH: Act.DECLINE, Ask.CORRUPT: Act.DECLINE,
}  # fmt: skip
"""What an absent player answers, where the rules let one decline. Rule: RULING-16."""
SPENDING: Final = (Act.BANDAGE_HEAL, Act.BANDAGE_LINK)
"""Answers that use a token up: an absent player gives any other. Rule: RULING-16."""


def usual_answer(state: State, options: list[int], seed: int) -> int:
    """Decline where one may, else a random legal choice. Rule: RULING-16."""
    usual = DEFAULTS.get(state.agenda[state.top])
    if usual is not None and usual in options:
        return int(usual)
    plain = [option for option in options if option not in SPENDING] or options
    return plain[seeded(seed) % len(plain)]
