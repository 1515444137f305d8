"""Compile an edition into the engine's tables, for one number of players and one choice of options.

These files are compiled by mypyc like the engine: a table that interpreted code assigns to a compiled object is never
freed (mypyc counts one reference too many), and a server builds rules for every custom box.

Rule: COMP-7: every number the rules look up comes from the edition.
"""

from collections.abc import Mapping
from typing import Final

from blackgate.editions.compiler.modules import fill_modules
from blackgate.editions.compiler.places import fill_places, fill_sides
from blackgate.editions.compiler.powers import fill_powers
from blackgate.editions.compiler.programs import Programs, mask, table
from blackgate.editions.edition import Edition
from blackgate.editions.sides import Sides
from blackgate.engine.ruleset import Ruleset
from blackgate.engine.terms import CARD_CLASSES

BOTS_ONLY_CAP: Final = 200
"""Rounds after which a game without people is drawn (RULING-26)."""

Settled = Mapping[str, str | int]


def compile_ruleset(
    edition: Edition, players: int, target: int, settled: Settled, sides: Sides, humans: bool
) -> Ruleset:
    """The tables for checked numbers and options."""
    rules = Ruleset(players)
    rules.target = target
    programs = Programs(edition)
    _fill_numbers(rules, edition)
    _fill_options(rules, edition, settled, humans)
    _fill_cards(rules, edition, programs)
    fill_places(rules, edition, settled, sides)
    fill_sides(rules, edition, settled, sides)
    fill_modules(rules, edition, settled)
    _fill_recipes(rules, edition)
    _fill_deals(rules, edition)
    _fill_gangs(rules, edition)
    fill_powers(rules, edition, programs)
    _fill_programs(rules, programs)
    return rules


def _fill_numbers(rules: Ruleset, edition: Edition) -> None:
    """Rule: TURN-3, SETUP-10, HAND-1, BEAT-1."""
    rules.allowance = edition.numbers.actions
    rules.starting_hand = edition.numbers.starting_hand
    rules.hand_limit = edition.numbers.hand_limit
    rules.most_beatings = edition.numbers.most_beatings


def _fill_options(rules: Ruleset, edition: Edition, settled: Settled, humans: bool) -> None:
    """Rule: RULING-26, RULING-92, RULING-43, RULING-60, RULING-85, PROTO-4."""
    rules.round_cap = _round_cap(settled.get("round_cap", "auto"), humans)
    bank = settled.get("bank", "unlimited")
    rules.bank = bank if isinstance(bank, int) else 0
    rules.reshuffle_at_once = settled.get("reshuffle") == "at_once"
    rules.sent_ends_turn = settled.get("sent_ends_turn") == "always"
    rules.refuse_short_piles = settled.get("short_piles") == "refuse"
    rules.leave_gang_first = edition.is_prototype


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
