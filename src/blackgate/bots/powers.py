"""When a greedy bot plays an Action card, reveals its Background or uses its gang ability."""

from collections.abc import Callable
from typing import Final

from blackgate.bots.longing import after_roll, best_place, longing
from blackgate.bots.mind import Mind

FREE: Final = 50.0
"""It costs nothing and helps: now."""
WAIT: Final = -1.0


def play_score(mind: Mind, card: str) -> float:
    """What playing an Action card brings."""
    rule = PLAYS.get(card)
    return rule(mind) if rule else 0.5


def _cafeteria_key(mind: Mind) -> float:
    return 0.5


def _cell_key(mind: Mind) -> float:
    if mind.me.beatings > 1 or not mind.tools:
        return 0.0
    return 1.0 + 0.9 * mind.tools[0] + 0.3 * sum(mind.tools[1:]) + (9.0 if mind.tools[0] >= mind.need else 0.0)


def _yard_pass(mind: Mind) -> float:
    return 0.6 * mind.affordable(mind.me.cigarettes + mind.surplus)


def _sick_note(mind: Mind) -> float:
    return 0.45 + mind.me.beatings * (0.4 + mind.pain) - 0.3 * max(longing(mind, mind.me.place) - 1, 0)


def _bribed_guard(mind: Mind) -> float:
    """Sure and free of charge: wherever the best Place is."""
    return 0.9 * (best_place(mind) - longing(mind, mind.me.place)) - 0.5


def _against_leader(strength: float) -> Callable[[Mind], float]:
    def score(mind: Mind) -> float:
        return strength * max(mind.danger - 0.3, 0.0)

    return score


def _pickpocket(mind: Mind) -> float:
    return 0.7 if mind.rivals_at(mind.me.place) else 0.0


def _riot(mind: Mind) -> float:
    """It hits everybody else, teammates too."""
    healthy = sum(mind.view.seats[seat].beatings < 2 for seat in mind.rivals)
    return 0.15 * (healthy - len(mind.mates)) * (1 + mind.danger)


PLAYS: Final[dict[str, Callable[[Mind], float]]] = {
    "cafeteria_key": _cafeteria_key,
    "cell_key": _cell_key,
    "yard_pass": _yard_pass,
    "sick_note": _sick_note,
    "bribed_guard": _bribed_guard,
    "solitary_confinement": _against_leader(1.8),
    "shakedown": _against_leader(1.3),
    "pickpocket": _pickpocket,
    "riot": _riot,
}


def reveal_score(mind: Mind) -> float:
    """A Background helps once: now, or later?"""
    wait = WAITS.get(mind.me.background or "")
    return WAIT if wait is not None and wait(mind) else FREE


def _no_rich_company(mind: Mind) -> bool:
    return not any(mind.view.seats[seat].hand_size >= 3 for seat in mind.rivals_at(mind.me.place))


def _no_better_place(mind: Mind) -> bool:
    return mind.view.actions == 0 or best_place(mind) - longing(mind, mind.me.place) < 2.0


def _no_parts(mind: Mind) -> bool:
    parts = [card for card in mind.view.discard if mind.worth.faces[card].card_class == "part"]
    return len(parts) < 2 or all(card == "link" for card in parts)


WAITS: Final[dict[str, Callable[[Mind], bool]]] = {
    "getaway_driver": _no_better_place,
    "hitman": _no_rich_company,
    "art_thief": _no_rich_company,
    "bag_snatcher": _no_rich_company,
    "scrap_dealer": _no_parts,
    "quarry_blaster": lambda mind: not mind.tools,
    "hospital_robber": lambda mind: mind.view.actions == 0 and not mind.tools,
    "whistle_blower": lambda mind: mind.danger < 0.6,
    "loan_shark": lambda mind: sum(mind.view.seats[seat].cigarettes > 0 for seat in mind.rivals) < 2,
}
"""By Background: whether to wait for a better moment. All others are revealed as soon as they can be."""


def ability_score(mind: Mind) -> float:
    """A gang ability costs no action; some cost something else."""
    match mind.me.gang_card:
        case "crew_early_riser":
            return FREE if after_roll(mind) > longing(mind, mind.me.place) + 0.3 else WAIT
        case "triad_dragon_head":
            cheapest = min((mind.keep(card) for card in mind.hand), default=9.0)
            return FREE if cheapest < 0.8 else WAIT
        case _:
            return FREE
