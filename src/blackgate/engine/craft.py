"""Craft: turn parts into Knives, Pickaxes and Shovels. Rule: CRAFT-1 to CRAFT-6."""

from mypy_extensions import i64

from blackgate.engine.actions import Act
from blackgate.engine.agenda import Ask, Step, operand, pop, push, set_operand
from blackgate.engine.bars import Bar
from blackgate.engine.frames import Craft, Ingredient
from blackgate.engine.hand import discard, take
from blackgate.engine.masks import lowest
from blackgate.engine.menu import Menu
from blackgate.engine.state import State


def craft_bars(state: State, seat: i64, recipe: i64) -> i64:
    """Bars on a recipe: Beatings, missing ingredients, an empty pile of the product.

    Rule: CRAFT-2, CRAFT-5, CRAFT-6, BEAT-3, BEAT-4, RULING-85.
    """
    rules = state.rules
    if recipe >= rules.recipes:
        return Bar.NONE
    bars: i64 = 0
    if state.players[seat].beatings > 0:
        bars |= Bar.BEATEN
    if not has_ingredients(state, seat, recipe, rules.recipe_first[recipe]):
        bars |= Bar.CARDS
    pile = state.supply[rules.recipe_gives[recipe]]
    if pile == 0:
        bars |= Bar.PILE
    elif rules.refuse_short_piles and pile < rules.recipe_count[recipe]:
        bars |= Bar.SHORT
    return bars


def has_ingredients(state: State, seat: i64, recipe: i64, first: i64) -> bool:
    """Whether the needs of a recipe from index `first` on can be met, using each card once.

    Rule: CRAFT-6, RULING-88.
    """
    rules = state.rules
    need: i64 = first
    end: i64 = rules.recipe_first[recipe + 1]
    while need < end:
        kind = rules.recipe_needs[need]
        if not is_waived(state, seat, kind):
            missing: i64 = wanted(state, recipe, kind, first) - copies(state, seat, kind)
            if missing > 0 and missing > substitutes(state, seat, kind):
                return False
        need += 1
    return True


def substitutes(state: State, seat: i64, kind: i64) -> i64:
    """How many cards of a kind can be replaced by something else."""
    count: i64 = 0
    if state.extended:
        for module in state.hooks.substitutes:
            count += module.substitutes(state, seat, kind)
    return count


def is_waived(state: State, seat: i64, kind: i64) -> bool:
    """Whether the Gang card of a seat makes an ingredient unnecessary; only the Link can be."""
    return kind == state.rules.link and state.rules.mod_waive[state.players[seat].gang_card] > 0


def copies(state: State, seat: i64, kind: i64) -> i64:
    """How many cards of a kind are in hand, whatever their value. Rule: RULING-89."""
    player = state.players[seat]
    faces: i64 = state.rules.kind_faces[kind]
    if not player.holds & faces:
        return 0
    count: i64 = 0
    card: i64 = kind
    faces >>= kind
    while faces != 0:
        if faces & 1:
            count += player.hand[card]
        faces >>= 1
        card += 1
    return count


def wanted(state: State, recipe: i64, kind: i64, first: i64) -> i64:
    """How many cards of a kind a recipe needs from index `first` on."""
    rules = state.rules
    count: i64 = 0
    need: i64 = first
    while need < rules.recipe_first[recipe + 1]:
        if rules.recipe_needs[need] == kind:
            count += 1
        need += 1
    return count


def offer_recipes(state: State, seat: i64, menu: Menu) -> None:
    """Offer every recipe that can be made now; one Craft action makes exactly one. Rule: CRAFT-3."""
    if state.players[seat].beatings > 0:
        return
    recipe: i64 = 0
    while recipe < state.rules.recipes:
        if craft_bars(state, seat, recipe) == 0:
            menu.add(Act.CRAFT + recipe)
        recipe += 1


def craft(state: State, seat: i64, recipe: i64) -> None:
    """Start paying the ingredients one by one. Rule: CRAFT-4."""
    push(state, Step.CRAFT, seat, recipe, state.rules.recipe_first[recipe])


def pay_ingredients(state: State, seat: i64) -> None:
    """Pay the ingredients, asking where there are several faces or a substitute; then take the product.

    Whether the player is asked depends only on public information, so that the question reveals nothing of the hand.

    Rule: CRAFT-4, RULING-85, RULING-89.
    """
    rules = state.rules
    recipe = operand(state, Craft.RECIPE)
    need: i64 = operand(state, Craft.NEED)
    while need < rules.recipe_first[recipe + 1]:
        kind = rules.recipe_needs[need]
        if not is_waived(state, seat, kind):
            faces: i64 = rules.kind_faces[kind] & (rules.box_faces | state.players[seat].holds)
            if faces & (faces - 1) or substitutes(state, seat, kind) > 0:
                set_operand(state, Craft.NEED, need + 1)
                push(state, Ask.INGREDIENT, seat, recipe, need)
                return
            discard(state, seat, lowest(faces))
        need += 1
    pop(state)
    take(state, seat, rules.recipe_gives[recipe], rules.recipe_count[recipe])


def offer_copies(state: State, seat: i64, menu: Menu) -> None:
    """Offer the copies of the ingredient that is due; the owner picks one. Rule: RULING-89."""
    menu.add_cards(Act.CARD, state.players[seat].holds & state.rules.kind_faces[due_kind(state)])


def due_kind(state: State) -> i64:
    """The kind of the ingredient that is due."""
    return state.rules.recipe_needs[operand(state, Ingredient.NEED)]


def pay_ingredient(state: State, seat: i64, card: i64) -> None:
    """Discard the chosen copy; the Craft step continues. Rule: RULING-89."""
    pop(state)
    discard(state, seat, card)
