"""Turning an edition into the engine's tables, for one table of players and one choice of options.

Rule: COMP-7: every number the rules look up comes from the edition.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from blackgate.editions.compile_powers import fill_powers
from blackgate.editions.edition import Edition
from blackgate.editions.options import settle
from blackgate.editions.parts import Place
from blackgate.editions.programs import Programs, mask, slot_mask, verb_mask
from blackgate.engine.ruleset import Ruleset
from blackgate.engine.terms import BASIC_VERBS, CARD_CLASSES, SLOTS
from blackgate.errors import OptionError, brief

BOTS_ONLY_CAP: Final = 200
"""Rounds after which a game without people is drawn (RULING-26)."""

Settled = Mapping[str, str | int]


def make_ruleset(
    edition: Edition, players: int, options: Mapping[str, object] | None = None, humans: bool = False
) -> Ruleset:
    """The tables for a game of that many players; `humans` says whether a person sits at the table."""
    settled = settle(edition, options)
    target = _target(edition, players)
    rules = Ruleset(players)
    rules.target = target
    programs = Programs(edition)
    _fill_numbers(rules, edition)
    _fill_options(rules, edition, settled, humans)
    _fill_cards(rules, edition, programs)
    _fill_places(rules, edition, settled)
    _fill_recipes(rules, edition)
    _fill_deals(rules, edition)
    _fill_gangs(rules, edition)
    fill_powers(rules, edition, programs)
    _fill_programs(rules, programs)
    return rules


def table(values: Sequence[int]) -> vec[i64]:
    """A table of the engine; never an empty one."""
    return vec[i64](list(values) or [0])


def _target(edition: Edition, players: object) -> int:
    """Points to win. Rule: GOAL-2."""
    targets = dict(edition.goal)
    if not isinstance(players, int) or players not in targets:
        allowed = ", ".join(map(str, targets))
        raise OptionError(f"{brief(players)} players cannot play {edition.id}", "players", f"GOAL-2 allows {allowed}")
    return targets[players]


def _fill_numbers(rules: Ruleset, edition: Edition) -> None:
    """Rule: TURN-3, SETUP-10, HAND-1, BEAT-1."""
    rules.allowance = edition.numbers.actions
    rules.starting_hand = edition.numbers.starting_hand
    rules.hand_limit = edition.numbers.hand_limit
    rules.most_beatings = edition.numbers.most_beatings


def _fill_options(rules: Ruleset, edition: Edition, settled: Settled, humans: bool) -> None:
    """Rule: RULING-26, RULING-92, RULING-43, RULING-60, RULING-85."""
    rules.round_cap = _round_cap(settled.get("round_cap", "auto"), humans)
    bank = settled.get("bank", "unlimited")
    rules.bank = bank if isinstance(bank, int) else 0
    rules.reshuffle_at_once = settled.get("reshuffle") == "at_once"
    rules.sent_ends_turn = settled.get("sent_ends_turn") == "always"
    rules.refuse_short_piles = settled.get("short_piles") == "refuse"


def _round_cap(value: str | int, humans: bool) -> int:
    if isinstance(value, int):
        return value
    return BOTS_ONLY_CAP if value == "auto" and not humans else 0


def _fill_cards(rules: Ruleset, edition: Edition, programs: Programs) -> None:
    """Rule: COMP-1, COMP-2, COMP-4, RULING-89."""
    cards = edition.cards
    kinds = [edition.card(card.kind) for card in cards]
    rules.cards = len(cards)
    rules.card_class = table([CARD_CLASSES.index(card.card_class) for card in cards])
    rules.card_kind = table(kinds)
    rules.card_value = table([card.value for card in cards])
    rules.card_copies = table([card.copies for card in cards])
    rules.card_points = table([card.points for card in cards])
    rules.card_program = table([programs.add(card.effects) for card in cards])
    rules.kind_faces = table([mask(face for face, of in enumerate(kinds) if of == kind) for kind in range(len(cards))])
    rules.box_faces = mask(number for number, card in enumerate(cards) if card.copies)
    faces = ([face for face, card in enumerate(cards) if card.card_class == each] for each in CARD_CLASSES)
    rules.class_faces = table([mask(each) for each in faces])
    rules.link = next((number for number, card in enumerate(cards) if card.id == "link"), -1)


def _fill_places(rules: Ruleset, edition: Edition, settled: Settled) -> None:
    """Rule: TURN-6, SEARCH-2, MOVE-2, SOL-2, RULING-53, RULING-59."""
    filled = {place.slot: place for place in edition.places}
    rules.slots = slot_mask(filled)
    rules.open_slots = slot_mask(slot for slot, place in filled.items() if place.die)
    closed = slot_mask(["solitary"]) if settled.get("cautious_to_solitary") == "forbidden" else 0
    rules.cautious_slots = rules.slots & ~closed
    rules.slot_search = table([filled[slot].search if slot in filled else 0 for slot in SLOTS])
    start_only = settled.get("solitary_bans") == "start_only"
    verbs = [_place_verbs(filled[slot], start_only) if slot in filled else 0 for slot in SLOTS]
    rules.slot_verbs = table(verbs)
    bans = verb_mask(filled["solitary"].forbids) if "solitary" in filled else 0
    rules.solitary_start_bans = bans
    rules.solitary_bans = 0 if start_only else bans
    results = range(1, edition.numbers.die_faces + 1)
    leads = [slot_mask(slot for slot, place in filled.items() if result in place.die) for result in results]
    rules.die = table([0, *leads])


def _place_verbs(place: Place, start_only: bool) -> int:
    """What a Place does not stand in the way of: Basic actions it does not forbid, and its own actions (TURN-4)."""
    forbidden = () if place.slot == "solitary" and start_only else place.forbids
    return verb_mask(verb for verb in BASIC_VERBS if verb not in forbidden) | verb_mask(place.actions)


def _fill_recipes(rules: Ruleset, edition: Edition) -> None:
    """Rule: CRAFT-6."""
    first = [0]
    needs: list[int] = []
    for recipe in edition.recipes:
        needs += [edition.card(edition.cards[edition.card(need)].kind) for need in recipe.needs]
        first.append(len(needs))
    rules.recipes = len(edition.recipes)
    rules.recipe_first = table(first)
    rules.recipe_needs = table(needs)
    rules.recipe_gives = table([edition.card(recipe.card) for recipe in edition.recipes])
    rules.recipe_count = table([recipe.n for recipe in edition.recipes])


def _fill_deals(rules: Ruleset, edition: Edition) -> None:
    """Rule: BUY-2."""
    rules.deals = len(edition.deals)
    rules.deal_price = table([deal.price for deal in edition.deals])
    rules.deal_gives = table([edition.card(deal.card) for deal in edition.deals])
    rules.deal_count = table([deal.n for deal in edition.deals])


def _fill_gangs(rules: Ruleset, edition: Edition) -> None:
    """Rule: GANG-10, GANG-11."""
    rules.gangs = len(edition.gangs)
    rules.gang_needs = table([gang.needs for gang in edition.gangs])
    rules.gang_accessories = table([mask(map(edition.card, gang.accessories)) for gang in edition.gangs])
    rules.gang_size = max((_gang_size(edition, gang.id) for gang in edition.gangs), default=0)


def _gang_size(edition: Edition, gang: str) -> int:
    """Every card of a gang may lie in its pile, one that is not dealt too: a scenario may put it there."""
    cards = (power for power in edition.powers if power.gang == gang and not power.background)
    return sum(max(power.copies, 1) for power in cards)


def _fill_programs(rules: Ruleset, programs: Programs) -> None:
    rules.program_first = table(programs.first)
    rules.line_do = table(programs.column(0))
    rules.line_who = table(programs.column(1))
    rules.line_n = table(programs.column(2))
    rules.line_arg = table(programs.column(3))
    rules.line_flags = table(programs.column(4))
