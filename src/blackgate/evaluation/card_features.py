"""Action cards, Gang cards and Backgrounds in features: told by their effects, so that unknown cards are understood.

The network learns a column of weights for each effect; the column of a card is their sum (`table_network`).
"""

from typing import Final

from mypy_extensions import i64

from blackgate.engine.ruleset import Ruleset
from blackgate.engine.terms import CardClass, Do, Flag, Slot, Verb, When, Who
from blackgate.evaluation.values import Values

EFFECT_BLOCKS: Final = (
    ("own", 16), ("others", 16), ("much", 16), ("gains", 5), ("leads", 9), ("lets", 13), ("how", 3), ("recovers", 6),
)  # fmt: skip
"""What a program does: to its owner, to others, twice or more; the points of what it gains; the Place it leads to (the
last is any); the actions it lets one take (the last is one of a module); how; the class of what is recovered.
"""
MOMENT_BLOCKS: Final = (("worth", 8), ("when", 8), ("after", 15), ("at", 8), ("limits", 2))
"""What a power is worth, when and where it works (the last of `after`: an action of a module)."""
STANDING_BLOCKS: Final = (("changes", 11), ("opens", 8), ("safe", 1), ("cautious", 8))
"""The standing changes of a Gang card: of amounts, and by Place."""
EFFECTS: Final = sum(size for _, size in EFFECT_BLOCKS)
MOMENTS: Final = sum(size for _, size in MOMENT_BLOCKS)
CARD_BLOCKS: Final = (
    ("card_worth", 8),
    *((f"card_{name}", size) for name, size in EFFECT_BLOCKS),
    *((f"gang_{name}", size) for name, size in (*EFFECT_BLOCKS, *MOMENT_BLOCKS, *STANDING_BLOCKS)),
    *((f"background_{name}", size) for name, size in (*EFFECT_BLOCKS, *MOMENT_BLOCKS)),
    *((f"bonus_{name}", size) for name, size in EFFECT_BLOCKS),
)
"""The blocks of cards, by name and number of values, in the order in which they follow the blocks of a seat."""
LONGEST_CARD: Final[i64] = 40
"""Features of one card at most; any more are left out."""


def card_features(values: Values, card: int, begin: int) -> list[int]:
    """What is true of an Action card; nothing of another card. The blocks of cards begin at `begin`."""
    rules = values.rules
    if rules.card_class[card] != CardClass.ACTION:
        return []
    worth = begin + min(int(5.0 * values.card[card]), 7)
    return shortened([worth, *effects(rules, rules.card_program[card], begin + 8)])


def power_features(values: Values, power: int, begin: int) -> list[int]:
    """What is true of a Gang card or a Background."""
    rules = values.rules
    if power == 0:
        return []
    gang = begin + 8 + EFFECTS
    if power <= rules.gang_cards:
        found = effects(rules, rules.power_program[power], gang)
        found += moments(values, power, gang + EFFECTS)
        return shortened(found + standing(rules, power, gang + EFFECTS + MOMENTS))
    background = gang + EFFECTS + MOMENTS + sum(size for _, size in STANDING_BLOCKS)
    found = effects(rules, rules.power_program[power], background)
    found += moments(values, power, background + EFFECTS)
    return shortened(found + effects(rules, rules.power_bonus[power], background + EFFECTS + MOMENTS))


def shortened(found: list[int]) -> list[int]:
    """Each feature once, and no more than there is room for."""
    return sorted(set(found))[: int(LONGEST_CARD)]


def effects(rules: Ruleset, program: int, begin: int) -> list[int]:
    """What a program does."""
    own, others, much, gains, leads, lets, how, recovers = starts(EFFECT_BLOCKS, begin)
    found: list[int] = []
    for line in range(rules.program_first[program], rules.program_first[program + 1]):
        do, arg, flags = rules.line_do[line], int(rules.line_arg[line]), int(rules.line_flags[line])
        found.append((own if rules.line_who[line] == Who.SELF else others) + int(do))
        if rules.line_n[line] >= 2:
            found.append(much + int(do))
        if do == Do.GAIN:
            found.append(gains + min(int(rules.card_points[arg]), 4))
        elif do == Do.MOVE:
            found.append(leads + (8 if flags & Flag.ANY_PLACE else arg))
        elif do == Do.FREE or do == Do.PERFORM:
            found += [lets + min(verb, 12) for verb in range(60) if arg >> verb & 1]
        elif do == Do.RECOVER:
            found.append(recovers + arg)
        for n, flag in enumerate((int(Flag.CHOICE), int(Flag.ANYWHERE), int(Flag.UNLESS_WEAPON))):
            if flags & flag:
                found.append(how + n)
    return found


def moments(values: Values, power: int, begin: int) -> list[int]:
    """What a power is worth, and when it works."""
    rules = values.rules
    worth, when, after, at, limits = starts(MOMENT_BLOCKS, begin)
    found = [worth + min(int(2.5 * values.power[power]), 7), when + int(rules.power_when[power])]
    if rules.power_when[power] in (When.AFTER, When.AFTER_OTHER):
        numbers = {int(Verb.WIN): 12, int(Verb.LOSE): 13}
        found += [
            after + numbers.get(verb, verb if verb < 12 else 14)
            for verb in range(60)
            if rules.power_verbs[power] >> verb & 1
        ]
    found += [at + slot for slot in range(int(Slot.COUNT)) if rules.power_at[power] >> slot & 1]
    if rules.power_company[power]:
        found.append(limits)
    if rules.power_once[power]:
        found.append(limits + 1)
    return found


def standing(rules: Ruleset, power: int, begin: int) -> list[int]:
    """What a Gang card changes as long as it is held."""
    changes, opens, safe, cautious = starts(STANDING_BLOCKS, begin)
    tables = (
        rules.mod_reroll, rules.mod_search, rules.mod_hand, rules.mod_sell, rules.mod_price, rules.mod_waive,
        rules.mod_arms_attack, rules.mod_arms_defend, rules.mod_searches, rules.mod_extortions,
    )  # fmt: skip
    found = [changes + n for n, table in enumerate(tables) if table[power] > 0]
    if rules.mod_rolls[power] > 1:
        found.append(changes + 10)
    for slot in range(int(Slot.COUNT)):
        at = rules.at_slot(power, slot)
        if rules.mod_allow[at]:
            found.append(opens + slot)
        if rules.mod_immune[at]:
            found.append(safe)
        if rules.mod_cautious[at] < rules.mod_cautious[slot]:
            found.append(cautious + slot)
    return found


def starts(blocks: tuple[tuple[str, int], ...], begin: int) -> list[int]:
    """Where each of these blocks begins."""
    return [begin + sum(size for _, size in blocks[:n]) for n in range(len(blocks))]
