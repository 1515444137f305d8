"""Stakes: what a risky option can gain and cost, and what is known of the other hand, before it is chosen.

They are a function of the rules and of one seat's standpoint alone, so they are the same in all worlds which that seat
cannot tell apart. Each is told in one place; the modules add theirs (`ModuleWords.stakes`).
"""

from functools import cache
from typing import Final

from blackgate.game.advice.parts import chosen, known_hand, last_beating, of_class, own_weapons, said
from blackgate.game.advice.shapes import Stakes
from blackgate.game.modules import StakesTeller, listed
from blackgate.game.prompts.labels import is_helped
from blackgate.game.prompts.parts import own
from blackgate.game.rules import Rules
from blackgate.game.told import Told
from blackgate.game.view import Standpoint
from blackgate.speech import Who
from blackgate.speech.things import card, power, seat


def stakes(rules: Rules, view: Standpoint) -> tuple[Stakes, ...]:
    """The stakes of the viewer's options; options without a risk have none."""
    return tuple(found for tell in tellers() for found in tell(rules, view) if found.actions)


@cache
def tellers() -> tuple[StakesTeller, ...]:
    """How the stakes are found, those of modules included."""
    return listed(TELLERS, "stakes")


def _extort(rules: Rules, view: Standpoint) -> list[Stakes]:
    """Rule: EXTORT-2 to EXTORT-11."""
    targets = [seat(option.operand).seat for option in view.options if option.word == "extort"]
    return [Stakes((f"extort P{target + 1}",), *_attack(rules, view, target)) for target in targets]


def _name(rules: Rules, view: Standpoint) -> list[Stakes]:
    """Rule: EXTORT-4, RULING-77."""
    if view.question != "name":
        return []
    return [Stakes(chosen(view, "name"), *_attack(rules, view, int(view.context["target"])))]


def _lay(rules: Rules, view: Standpoint) -> list[Stakes]:
    """Rule: EXTORT-4, EXTORT-5, EXTORT-9, EXTORT-11."""
    if view.question != "lay":
        return []
    target, tool = int(view.context["target"]), str(view.context["tool"])
    gains, risks, known = _attack(rules, view, target, tool)
    return [Stakes(chosen(view, "card"), gains, risks, (*known, own_weapons(rules, view, 1)))]


Sides = tuple[tuple[Told, ...], tuple[Told, ...], tuple[Told, ...]]
"""Gains, risks, and what is known."""


def _attack(rules: Rules, view: Standpoint, target: int, tool: str = "") -> Sides:
    """An extortion, before or after the Tool is named. Rule: EXTORT-5, EXTORT-8, EXTORT-9, EXTORT-11."""
    who = Who(target)
    if tool:
        handed = said("stake-handed", "EXTORT-5", who=who, tool=card(tool))
        won = said("stake-win-tool", "EXTORT-8 EXTORT-9", who=who, tool=card(tool))
    else:
        handed = said("stake-handed-named", "EXTORT-4 EXTORT-5")
        won = said("stake-win-named", "EXTORT-8 EXTORT-9")
    risks = (said("stake-weapon-lost", "EXTORT-4 EXTORT-11"), _defeat(view, ""), *last_beating(rules, view))
    known = known_hand(rules, view, target, (tool,) if tool else of_class(rules, "tool"))
    return (handed, won), risks, (*known, *_arms(rules, view, target, "defend"))


def _answer(rules: Rules, view: Standpoint) -> list[Stakes]:
    """Rule: EXTORT-5, EXTORT-6, EXTORT-8, EXTORT-9, RULING-37."""
    if view.question != "answer":
        return []
    attacker, tool = int(view.context["attacker"]), str(view.context["tool"])
    given = said("stake-give", "EXTORT-5", tool=card(tool))
    peace = said("stake-no-fight", "EXTORT-5 EXTORT-11", who=Who(attacker))
    known = known_hand(rules, view, attacker, ()) + _arms(rules, view, attacker, "attack")
    return [
        Stakes(chosen(view, "give"), (peace,), (given,)),
        Stakes(
            chosen(view, "refuse"),
            (said("stake-win-card", "EXTORT-8 EXTORT-9", who=Who(attacker)),),
            (_defeat(view, tool), *last_beating(rules, view)),
            (*known, own_weapons(rules, view)),
        ),
    ]


def _fight(rules: Rules, view: Standpoint) -> list[Stakes]:
    """A combat with another player. Rule: EXTORT-7, EXTORT-8, EXTORT-9, EXTORT-11."""
    if view.question != "fight" or "attacker" not in view.context:
        return []
    attacker, defender = int(view.context["attacker"]), int(view.context["defender"])
    tool, defends = str(view.context["tool"]), view.viewer != attacker
    foe = attacker if view.viewer == defender else defender
    won = said("stake-win-card", "EXTORT-8 EXTORT-9", who=Who(foe))
    if not defends:
        won = said("stake-win-tool", "EXTORT-8 EXTORT-9", who=Who(foe), tool=card(tool))
    given_up = _defeat(view, tool if defends else "", is_sure=not is_helped(rules, view))
    known = (*known_hand(rules, view, foe, ()), own_weapons(rules, view, 1))
    played = said("stake-next-due", "EXTORT-7", who=Who(foe))
    return [
        Stakes(chosen(view, "card"), (played, won), (said("stake-weapon-lost", "EXTORT-11"),), known),
        Stakes(chosen(view, "stop"), (), (given_up, *last_beating(rules, view))),
    ]


def _defeat(view: Standpoint, tool: str, is_sure: bool = False) -> Told:
    """What a lost fight costs: the Tool that was demanded, if it is there, else a random card.

    Rule: EXTORT-8, EXTORT-9.
    """
    if (own(view).hand or {}).get(tool):
        return said("stake-stop-tool" if is_sure else "stake-lose-tool", "EXTORT-8 EXTORT-9", tool=card(tool))
    return said("stake-stop-card" if is_sure else "stake-lose-card", "EXTORT-8 EXTORT-9")


def _arms(rules: Rules, view: Standpoint, other: int, role: str) -> tuple[Told, ...]:
    """An open Gang card that answers Weapons in this role. Rule: GANG-7."""
    name = view.seats[other].gang_card
    mods = rules.edition.powers[rules.edition.power(name) - 1].mods if name else ()
    armed = any(each.mod == "arms" and each.role in (role, "both") for each in mods)
    return (said("stake-arms", "GANG-7", who=Who(other), power=power(name)),) if armed else ()


TELLERS: Final[tuple[StakesTeller, ...]] = (_extort, _name, _lay, _answer, _fight)
"""How the stakes of the base game are found."""
