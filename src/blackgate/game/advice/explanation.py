"""An explanation of the position for one viewer: the goal, who leads and why, what can be done, what threatens."""

from typing import Final

from blackgate.engine.vocabulary import INSTEAD, VERBS
from blackgate.game import prompts
from blackgate.game.advice.parts import of_class, said
from blackgate.game.advice.threats import threat, threats
from blackgate.game.prompts.parts import own
from blackgate.game.rules import Rules
from blackgate.game.told import Told
from blackgate.game.view import View
from blackgate.speech import Message, Row, Who, row
from blackgate.speech.things import card, place, verb, words

WAYS: Final = ("craft", "buy", "steal", "extort")
"""Actions that bring Tools."""


def explanation(view: View) -> tuple[Told, ...]:
    """About six sentences. A spectator is told the same, without a hand of their own."""
    rules = view.rules
    if view.over:
        return (_goal(rules, view), _lead(view))
    mine = (_next_step(rules, view),) if view.viewer is not None else ()
    return (_goal(rules, view), _lead(view), *_standing(view), *_now(view), *mine, *_dangers(rules, view))


def _goal(rules: Rules, view: View) -> Told:
    """Rule: GOAL-1, DIG-1, DIG-3, TEAM-3."""
    scores = [
        Message("explain-score", {"tool": card(each.id), "n": each.points})
        for each in rules.edition.cards
        if each.points
    ]
    slots = Row(tuple(place(each.slot) for each in rules.edition.places if "dig" in each.actions), "or")
    name, ids = ("explain-goal-team", "TEAM-3 DIG-1") if rules.teams else ("explain-goal", "GOAL-1 DIG-1 DIG-3")
    return said(name, ids, points=words("point", view.target), places=slots, scores=Row(tuple(scores), "comma"))


def _lead(view: View) -> Told:
    """Who has most points, and what they were dug with. Rule: GOAL-1, INFO-4."""
    most = max(each.points for each in view.seats)
    first = [n for n, each in enumerate(view.seats) if each.points == most]
    if most == 0:
        return said("explain-nobody-leads", "GOAL-1")
    if len(first) > 1:
        return said("explain-several-lead", "GOAL-1", people=Row(tuple(map(Who, first))), points=words("point", most))
    tools = row(card(name, n) for name, n in view.seats[first[0]].tunnel.items())
    return said("explain-leads", "GOAL-1 INFO-4", who=Who(first[0]), points=words("point", most), tools=tools)


def _standing(view: View) -> list[Told]:
    """How far the viewer, or the viewer's team, has come. Rule: GOAL-1, TEAM-3."""
    if view.viewer is None:
        return []
    me = own(view)
    points = view.team_points[me.side] if me.side else me.points
    name = "explain-team-has" if me.side else "explain-you-have"
    return [said(name, "GOAL-1", points=words("point", points), left=max(view.target - points, 0))]


def _now(view: View) -> list[Told]:
    """What the viewer is asked and can do, or whom the game waits for. Rule: TURN-3, TURN-6."""
    if not view.options:
        return [said("explain-waiting", "TURN-1", who=Who(view.asked))]
    if view.question != "turn":
        return [said("explain-asked", "TURN-5", question=prompts.question(view.rules, view))]
    able = dict.fromkeys(INSTEAD.get(option.word, option.word) for option in view.options)
    verbs = Row(tuple(verb(each) for each in able if each in VERBS), "comma")
    here = place(own(view).place)
    if not verbs.parts:
        return [said("explain-turn-done", "TURN-3")]
    return [said("explain-turn", "TURN-3 TURN-6", actions=view.actions, place=here, verbs=verbs)]


def _next_step(rules: Rules, view: View) -> Told:
    """What brings the viewer closer to the goal. Rule: DIG-1, DIG-2, BEAT-4."""
    me, edition = own(view), rules.edition
    mine = threat(rules, view, int(view.viewer or 0), me)
    if mine is not None and mine.level == "can":
        return mine.told
    if me.beatings >= edition.numbers.most_beatings:
        return said("explain-beaten", "BEAT-4 DIG-2", beatings=words("beating", me.beatings), verb=verb("heal"))
    held = [card(each, n) for each in of_class(rules, "tool") if (n := (me.hand or {}).get(each, 0))]
    if not held:
        return said("explain-no-tool", "DIG-3", verbs=Row(tuple(map(verb, _offered(rules))), "or"))
    worth = sum(edition.cards[edition.card(each.id)].points * each.n for each in held)
    return said("explain-tools", "DIG-1 DIG-3", tools=row(held), points=words("point", worth))


def _offered(rules: Rules) -> list[str]:
    """The ways to a Tool that this game has."""
    actions = {name for place in rules.edition.places for name in place.actions}
    return [each for each in WAYS if each in actions or each in ("craft", "extort")]


def _dangers(rules: Rules, view: View) -> list[Told]:
    """The threats to the viewer, or that there is none. Rule: GOAL-1, RULING-39."""
    found = [each.told for each in threats(rules, view, view.seats, view.viewer)]
    return found[:MOST_THREATS] or [said("explain-safe", "GOAL-1 RULING-39")]


MOST_THREATS: Final = 2
"""How many threats are told."""
