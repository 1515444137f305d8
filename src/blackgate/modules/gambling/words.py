"""Messages about the Gambling Cells."""

import re
from collections.abc import Sequence
from typing import Final

from blackgate.game.events import Event
from blackgate.game.modules import ModuleWords, PhraseReader, Scene, Step, named_place
from blackgate.game.narration.parts import named, rolls, who
from blackgate.game.narration.scenes import to_a_place, token_gained
from blackgate.game.prompts.labels import with_place
from blackgate.game.prompts.warnings import towards
from blackgate.game.refusals.wish import Wish
from blackgate.game.rules import Rules
from blackgate.game.view import Standpoint
from blackgate.speech import Message, message
from blackgate.speech.things import words

BET: Final = re.compile(r"(?P<stake>\d+) ?(?:cigarettes? )?(?:on|x|at) ?(?P<figure>\d+)")


def stake_and_figure(bet: str) -> tuple[int, int]:
    """The stake and the figure in the operand of a Bet, `2x5`. Rule: PLACE-GAMB-2."""
    stake, _, figure = bet.partition("x")
    return int(stake), int(figure)


def bet_option(rules: Rules, view: Standpoint, bet: str) -> Message:
    """Rule: PLACE-GAMB-2, PLACE-GAMB-3."""
    stake, figure = stake_and_figure(bet)
    return message("label-bet", stake=stake, figure=figure, back=stake * figure)


def bet_told(rules: Rules, events: Sequence[Event]) -> Message | None:
    """Rule: PLACE-GAMB-2, PLACE-GAMB-3."""
    staked, rolled = named(events, "staked"), rolls(events)
    if not staked or not rolled:
        return None
    won = sum(int(event.a) for event in named(events, "cigarettes") if int(event.a) > 0)
    stake = words("cigarette", int(staked[0].a))
    return message("bet", who=who(events), stake=stake, figure=int(staked[0].b), roll=rolled[0], won=won)


def planned_instead(wish: Wish, reason: str) -> str:
    """A Planning token makes one action enough for a Cautious Move. Rule: PLACE-GAMB-5."""
    planned = reason == "why-cautious-actions" and wish.known.actions > 0 and wish.known.tokens["planning"]
    return "help-planned" if planned else ""


def smaller_bet(wish: Wish, reason: str) -> str:
    """Rule: PLACE-GAMB-2."""
    return "help-bet-less" if reason != "why-cigarettes" and wish.word == "bet" and wish.known.cigarettes else ""


def bet(reader: PhraseReader, rest: str) -> list[Step] | None:
    """`bet 2 on 4`. Rule: PLACE-GAMB-2."""
    match = BET.fullmatch(rest)
    return [Step(f"bet {match['stake']}x{match['figure']}")] if match else None


def planned(reader: PhraseReader, rest: str) -> list[Step]:
    """`planned move to SHO`: a Cautious Move paid with a Planning token. Rule: PLACE-GAMB-5."""
    return [Step(f"planned {named_place(rest)}")]


WORDS: Final = ModuleWords(
    plain=("plan",),
    explained_by={"bet": ("PLACE-GAMB-2", "PLACE-GAMB-3"), "plan": ("PLACE-GAMB-4", "PLACE-GAMB-5")},
    options={"planned": with_place("label-planned"), "bet": bet_option},
    families=("bet", "planned"),
    always_folded=("bet",),
    moves=("planned",),
    warnings={"planned": towards},
    mild=("planned",),
    scenes={
        "plan": Scene(("got",), token_gained("made-plan")),
        "planned": Scene(("gave_up", "moved"), to_a_place("moved-as-planned")),
        "bet": Scene(("staked", "cigarettes", "rolled"), bet_told),
    },
    reasons={"why-bet-cigarettes": "price cigarettes"},
    helps={"help-planned": "", "help-bet-less": "cigarettes"},
    better={"bet.cigarettes": "why-bet-cigarettes"},
    help_of={"actions": planned_instead, "cigarettes": smaller_bet},
    tokens={"plan": ("planning", "plan"), "planned": ("planning", "plan"), "cautious": ("planning", "plan")},
    prices={"bet": lambda wish: stake_and_figure(wish.operand)[0] if wish.operand else None},
    phrases={"bet": bet, "planned": planned},
)
