"""Gang cards and Backgrounds as the engine's tables of powers; power 0 is none.

Rule: GANG-6, GANG-7, BG-2, BG-6.
"""

from collections.abc import Callable, Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from blackgate.editions.compiler.programs import Programs, slot_mask, table, verb_mask
from blackgate.editions.edition import Edition
from blackgate.editions.parts import Modifier, Power
from blackgate.engine.ruleset import Ruleset
from blackgate.engine.terms import SLOTS, WHENS
from blackgate.engine.vocabulary import VERBS

USUAL_CAUTION: Final = 2
"""The price of a Cautious Move in actions. Rule: MOVE-6."""

ACTION_VERBS: Final = VERBS[: VERBS.index("win")]
"""Every action; `win` and `lose` are ends of a combat."""


def fill_powers(rules: Ruleset, edition: Edition, programs: Programs) -> None:
    """Everything the engine asks about a power."""
    powers = edition.powers
    gangs = [gang.id for gang in edition.gangs]
    rules.gang_cards = edition.gang_cards
    rules.powers = len(powers) + 1
    rules.power_gang = _by_power([gangs.index(power.gang) for power in powers], none=-1)
    rules.power_dealt = _by_power([power.copies for power in powers])
    rules.power_when = _by_power([WHENS.index(power.when) for power in powers])
    rules.power_verbs = _by_power([_moment_verbs(power) for power in powers])
    rules.power_at = _by_power([slot_mask(_meant(edition, power.at)) for power in powers])
    rules.power_company = _by_power([int(power.company) for power in powers])
    rules.power_once = _by_power([int(power.once or _is_unpriced(power)) for power in powers])
    rules.power_program = _by_power([programs.add(power.effects) for power in powers])
    rules.power_bonus = _by_power([programs.add(power.bonus) for power in powers])
    for power in powers:
        rules.answered_verbs |= _moment_verbs(power) if power.when == "after_other" else 0
    _fill_amounts(rules, powers)
    _fill_by_slot(rules, edition)


def _by_power(values: Sequence[int], none: int = 0) -> vec[i64]:
    return table(values, first=none)


def _is_unpriced(power: Power) -> bool:
    """Without a price one's own turn is a single occurrence: an ability cannot be repeated without end (RULING-11)."""
    return power.when == "my_turn" and all(effect.do != "pay" for effect in power.effects)


def _moment_verbs(power: Power) -> int:
    """The actions whose end is the moment; `move` means both Moves, and no verb after another player means any."""
    verbs = set(power.verbs)
    if power.when == "after_other" and not verbs:
        return verb_mask(ACTION_VERBS)
    return verb_mask(verbs | {"cautious"} if "move" in verbs else verbs)


def _fill_amounts(rules: Ruleset, powers: Sequence[Power]) -> None:
    """Standing changes that hold everywhere."""

    def amount(word: str, fits: Callable[[Modifier], bool] = lambda mod: True) -> vec[i64]:
        return _by_power([sum(mod.n for mod in power.mods if mod.mod == word and fits(mod)) for power in powers])

    rules.mod_rolls = amount("rolls")
    rules.mod_reroll = amount("reroll")
    rules.mod_search = amount("search")
    rules.mod_hand = amount("hand")
    rules.mod_sell = amount("sell")
    rules.mod_price = amount("price")
    rules.mod_waive = amount("waive")
    rules.mod_arms_attack = amount("arms", lambda mod: mod.role != "defend")
    rules.mod_arms_defend = amount("arms", lambda mod: mod.role != "attack")
    rules.mod_searches = amount("limit", lambda mod: "search" in mod.verbs)
    rules.mod_extortions = amount("limit", lambda mod: "extort" in mod.verbs)


def _meant(edition: Edition, slots: Sequence[str]) -> list[str]:
    """The slots that these names cover: whoever names the Cell Block names both Blocks. Rule: RULING-116."""
    return [meant for slot in slots for meant in edition.meant(slot)]


def _fill_by_slot(rules: Ruleset, edition: Edition) -> None:
    """Standing changes that hold in some Places, at [power * 8 + slot]; without `at` they hold in all."""
    powers = edition.powers
    cautious = [USUAL_CAUTION] * (len(SLOTS) * (len(powers) + 1))
    allow = [0] * len(cautious)
    immune = [0] * len(cautious)
    for number, power in enumerate(powers, 1):
        for mod in power.mods:
            for slot in _meant(edition, mod.at) or SLOTS:
                entry = number * len(SLOTS) + SLOTS.index(slot)
                cautious[entry] = mod.n if mod.mod == "cautious" else cautious[entry]
                allow[entry] |= verb_mask(mod.verbs) if mod.mod == "allow" else 0
                immune[entry] |= verb_mask(mod.verbs) if mod.mod == "immune" else 0
    rules.mod_cautious = vec[i64](cautious)
    rules.mod_allow = vec[i64](allow)
    rules.mod_immune = vec[i64](immune)
