"""What the modules bring, and the options about them, as the engine's tables.

Rule: MOD-2, PLACE-PSY-7 to PLACE-PSY-12, MICHEL-2, WARDEN-2.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from blackgate.editions.compiler.programs import mask, table, verb_mask
from blackgate.editions.edition import Edition
from blackgate.engine.ruleset import Reporting, Ruleset
from blackgate.engine.terms import SLOTS
from blackgate.engine.vocabulary import FIRST, NUMBERS, TOKENS

Settled = Mapping[str, str | int]

REPORTING: Final = {"ask": Reporting.ASK, "auto": Reporting.AUTO, "vigilant": Reporting.VIGILANT}


def fill_modules(rules: Ruleset, edition: Edition, settled: Settled) -> None:
    """Tokens, Trauma, Michel(le), the Warden, and what the table chose about them."""
    rules.modules = list(edition.modules)
    copies = {token.id: token.copies for token in edition.tokens}
    rules.token_copies = vec[i64]([copies.get(token, 0) for token in TOKENS])
    constants = dict(edition.constants)
    rules.numbers = vec[i64]([constants.get(name, 0) for name in NUMBERS])
    _fill_place_options(rules, settled)
    _fill_traumas(rules, edition)
    _fill_michel(rules, edition, settled)
    _fill_warden(rules, edition, settled)
    rules.exchange_open = settled.get("exchange_open") == "open"


def _fill_place_options(rules: Ruleset, settled: Settled) -> None:
    """Rule: RULING-93, RULING-134, RULING-142, RULING-143."""
    rules.skill_optional = settled.get("skill_roll") == "optional_one"
    rules.workout_retries = settled.get("workout_retries") == "many"
    rules.bandage_free = settled.get("bandage_heal") == "free"
    rules.trauma_needs_beating = settled.get("trauma_needs_beating") == "on"
    prices = [int(price) for price in rules.action_price]
    if rules.bandage_free:
        prices[FIRST["bandage_heal"]] = 0
    rules.action_price = vec[i64](prices)


def _fill_traumas(rules: Ruleset, edition: Edition) -> None:
    """Kind 0 is none."""
    traumas = edition.traumas
    rules.traumas = len(traumas)
    rules.trauma_copies = _by_kind([trauma.copies for trauma in traumas])
    rules.trauma_vetoes = _by_kind([verb_mask(trauma.forbids) for trauma in traumas])
    rules.trauma_search = _by_kind([trauma.search for trauma in traumas])
    rules.trauma_hand = _by_kind([trauma.hand_limit for trauma in traumas])
    rules.trauma_leaves = _by_kind([int(trauma.leave_gang) for trauma in traumas])


def _by_kind(values: Sequence[int]) -> vec[i64]:
    return table(values, first=0)


def _fill_michel(rules: Ruleset, edition: Edition, settled: Settled) -> None:
    """Rule: MICHEL-2, MICHEL-10, MICHEL-11, RULING-31, RULING-100, RULING-111."""
    cards = edition.michel_cards
    rules.michel_cards = len(cards)
    rules.michel_copies = table([card.copies for card in cards])
    rules.michel_knife = table([int(card.knife) for card in cards])
    rules.michel_tools = table([mask(map(edition.card, card.tools)) for card in cards])
    if edition.michel:
        rules.michel_start = SLOTS.index(edition.michel.start)
    rules.michel_always = settled.get("michel_roll") == "always"
    rules.help_against_michel = settled.get("help_vs_michel", "on") == "on"
    rules.hand_check_first = settled.get("hand_check") == "before_michel"


def _fill_warden(rules: Ruleset, edition: Edition, settled: Settled) -> None:
    """Rule: WARDEN-1, WARDEN-2, WARDEN-9, RULING-105, RULING-151, RULING-155, RULING-158."""
    if edition.warden:
        start = edition.warden.team_start if edition.in_teams else edition.warden.start
        rules.warden_start = SLOTS.index(start)
        rules.illegal = verb_mask(edition.warden.illegal)
    rules.report_mode = REPORTING[str(settled.get("report_mode", "ask"))]
    rules.freepass_first = settled.get("freepass") == "before_report"
    rules.punish_self = settled.get("punish_self") == "on"
    rules.corruption_first = settled.get("corruption_before_michel") == "on"
