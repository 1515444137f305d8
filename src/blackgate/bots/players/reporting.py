"""Reports and Punishments: report opponents as often as the table wishes, never a teammate. Every bot obeys.

Rule: RULING-128, RULING-152.
"""

from collections.abc import Sequence

from blackgate.bots.bot import Chance
from blackgate.game.actions import Action
from blackgate.game.rules import Rules
from blackgate.game.view import View


def attention(setting: Rules) -> int:
    """The percentage of illegal actions that a bot notices. Rule: RULING-152."""
    return int(setting.options.get("bot_attention", 100))


def notices(percent: int, chance: Chance) -> bool:
    """Whether a bot notices it this time; no random number is drawn at 0 or 100 percent."""
    return percent >= 100 or chance.below(100) < percent


def are_mates(view: View, seat: int) -> bool:
    """Whether the viewer and a seat are on the same side. Rule: TEAM-1."""
    side = view.seats[seat].side
    return side != "" and view.viewer is not None and view.seats[view.viewer].side == side


def required_answer(view: View, options: Sequence[Action], percent: int, chance: Chance) -> Action | None:
    """The answer where the rulings leave a bot no choice: reports, and no Punishment of a teammate."""
    if view.question not in ("report", "punish"):
        return None
    mates = are_mates(view, int(view.context["actor"]))
    if view.question == "report":
        word = "report" if not mates and notices(percent, chance) else "decline"
    elif mates:
        word = "decline"
    else:
        return None
    return next(option for option in options if option.word == word)


def interjection(view: View, asides: Sequence[Action], percent: int, chance: Chance) -> Action | None:
    """What a bot throws in unasked: the report of a rival's action it noticed. Rule: RULING-151."""
    reports = [action for action in asides if action.word == "report"]
    if not reports or view.reportable is None or are_mates(view, view.reportable):
        return None
    if not notices(percent, chance):
        return None
    return reports[0]
