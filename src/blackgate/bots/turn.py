"""What a greedy bot thinks of the actions of its turn. A score is worth in Tunnel points for one action."""

from collections.abc import Callable
from typing import Final

from blackgate.bots.longing import after_roll, longing
from blackgate.bots.mind import Mind
from blackgate.bots.powers import ability_score, play_score, reveal_score
from blackgate.bots.worth import CIGARETTE
from blackgate.game.actions import Action

NEVER: Final = -100.0


def dig_score(mind: Mind, tool: str) -> float:
    """Before everything else, unless the Warden looks on: then it is worth its points (see `wishes`)."""
    return float(mind.worth.points(tool))


def craft_score(mind: Mind, recipe: str) -> float:
    """A Tool soon; Knives for those who have too few."""
    made = mind.worth.recipes[recipe]
    points = mind.worth.points(made.card)
    if points:
        return 0.6 + 0.6 * min(points, mind.need)
    return 0.45 if mind.weapons < 2 and mind.craftable == 0 else 0.1


def buy_score(mind: Mind, deal: str) -> float:
    """Tools; a Knife only for the unarmed who want to rob somebody."""
    bought = mind.worth.deals[deal]
    points = mind.worth.points(bought.card)
    if points:
        left_over = mind.affordable(mind.me.cigarettes - bought.price)
        return 0.6 + 0.6 * min(points + left_over, mind.need)
    return -0.1


def sell_score(mind: Mind) -> float:
    """Worth it when it pays for the next Tool."""
    gain = mind.affordable(mind.me.cigarettes + mind.surplus) - mind.affordable(mind.me.cigarettes)
    crowded = 0.3 if mind.me.hand_size >= mind.view.hand_limit - 1 and mind.surplus >= 4 else 0.0
    return 0.5 * gain + crowded if mind.surplus else NEVER


def steal_score(mind: Mind) -> float:
    """One point, and the way to the Cell Block."""
    if mind.carried >= mind.need:
        return 0.0
    return 0.55 if len(mind.tools) < 4 else 0.2


def search_score(mind: Mind) -> float:
    """Cards, as long as there is room for them."""
    cards = mind.view.search
    room = mind.view.hand_limit - mind.me.hand_size
    return 0.1 + 0.25 * cards * (1.0 if room >= cards else 0.5)


def heal_score(mind: Mind) -> float:
    """The way back to Craft and Dig."""
    return 0.4 + mind.pain


def move_score(mind: Mind) -> float:
    """Half of what the die promises; nothing keeps one who has all it needs elsewhere."""
    return 0.1 + 0.5 * (after_roll(mind) - 0.4 * longing(mind, mind.me.place))


def sure_move_score(mind: Mind, slot: str) -> float:
    """The same without the die, for one action."""
    if slot == "solitary":
        return NEVER
    return 0.1 + 0.5 * (longing(mind, slot) - 0.4 * longing(mind, mind.me.place))


def cautious_score(mind: Mind, slot: str) -> float:
    """Sure, and dear: for those who carry much."""
    if slot == "solitary":
        return NEVER
    return 0.42 * (longing(mind, slot) - 0.4 * longing(mind, mind.me.place))


def extort_score(mind: Mind, target: int) -> float:
    """What a victim likely holds, times the chance to win the fight, less the Weapon."""
    other = mind.view.seats[target]
    odds = win_odds(mind, target)
    loot = max((demand_worth(mind, target, tool) for tool in mind.view.piles if mind.worth.points(tool)), default=0.0)
    spite = 0.3 * loot if mind.pressure(target) > 0.7 else 0.0
    spoils = 0.3 if other.hand_size else 0.0
    return odds * (loot + spoils + spite) - (1 - odds) * 0.8 - 0.4


def demand_worth(mind: Mind, target: int, tool: str) -> float:
    """What demanding that Tool promises, going by what was seen (INFO-6)."""
    other = mind.view.seats[target]
    unseen = max(other.hand_size - sum(other.certain.values()), 0)
    chance = 0.95 if other.certain.get(tool) else 0.45 if other.possible.get(tool) else 0.02 * unseen
    return chance * mind.worth.points(tool)


def win_odds(mind: Mind, other: int) -> float:
    """The chance to win a fight that the other one, with its teammates there, has to answer."""
    helpers = [seat for seat in mind.rivals_at(mind.me.place) if seat != other] if mind.me.side else []
    against = mind.arms_of(other) + 0.5 * sum(mind.arms_of(seat) for seat in helpers)
    edge = mind.arms - 0.5 - against
    return min(max(0.5 + 0.3 * edge, 0.05), 0.95)


def join_score(mind: Mind, gang: str, fewer: int = 0) -> float:
    """A better Gang card, less what the Accessories would bring."""
    top = mind.view.gang_piles[gang]
    asked = next(each for each in mind.worth.edition.gangs if each.id == gang)
    gain = mind.worth.gang_card(top[0] if top else "?") - mind.worth.gang_card(mind.me.gang_card)
    late = min(mind.danger, 1.0)
    return gain * (1.1 - late) - max(asked.needs - fewer, 0) * CIGARETTE


TURNS: Final[dict[str, Callable[[Mind, Action], float]]] = {
    "dig": lambda mind, action: dig_score(mind, action.operand),
    "craft": lambda mind, action: craft_score(mind, action.operand),
    "buy": lambda mind, action: buy_score(mind, action.operand),
    "sell": lambda mind, action: sell_score(mind),
    "steal": lambda mind, action: steal_score(mind),
    "search": lambda mind, action: search_score(mind),
    "heal": lambda mind, action: heal_score(mind),
    "move": lambda mind, action: move_score(mind),
    "cautious": lambda mind, action: cautious_score(mind, action.operand),
    "extort": lambda mind, action: extort_score(mind, int(action.operand[1:]) - 1),
    "join": lambda mind, action: join_score(mind, action.operand),
    "play": lambda mind, action: play_score(mind, action.operand),
    "ability": lambda mind, action: ability_score(mind),
    "reveal": lambda mind, action: reveal_score(mind),
}
"""By action of the turn."""
