"""One edition with its options and player count, as lookup tables for the rules.

`blackgate.editions` makes it; the engine reads it and never changes it. Bit masks hold sets: bit `v` of a verb mask
stands for `Verb` v, bit `s` of a slot mask for `Slot` s, bit `c` of a card mask for card c.

Rule: COMP-7, RULING-3: every number a text does not give is data.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from blackgate.engine.masks import bit
from blackgate.engine.terms import SEATS, Card, Slot
from blackgate.engine.vocabulary import ACTIONS, ALL, BLOCKS, INSTEAD, NUMBERS, TOKENS, VERBS

PAID_LATER: Final[i64] = -1
"""The price of an action that may still be called off; it is paid later."""


def action_verbs() -> vec[i64]:
    """By action: its verb, or -1."""
    verbs = [-1] * ACTIONS
    for word, base, size, _ in BLOCKS:
        verb = INSTEAD.get(word, word)
        if verb in VERBS:
            verbs[base : base + size] = [VERBS.index(verb)] * size
    return vec[i64](verbs)


def actions_of(words: list[str]) -> set[int]:
    """The integers of these words."""
    return {action for word, base, size, _ in BLOCKS if word in words for action in range(base, base + size)}


def bare_actions() -> vec[i64]:
    """By verb: its action, if it needs no operand, or -1."""
    bare = {word: base for word, base, _, operand in BLOCKS if not operand}
    return vec[i64]([bare.get(verb, -1) for verb in VERBS])


def usual_prices() -> vec[i64]:
    """By action: one action of the allowance, or PAID_LATER if the action may still be called off."""
    later = actions_of([word for terms in ALL for word in terms.paid_later])
    return vec[i64]([int(PAID_LATER) if action in later else 1 for action in range(ACTIONS)])


def placeless_actions() -> vec[i64]:
    """By action: whether it may be taken outside the Place of its verb."""
    anywhere = actions_of([word for terms in ALL for word in terms.anywhere])
    return vec[i64]([int(action in anywhere) for action in range(ACTIONS)])


def own_kinds() -> vec[i64]:
    """By verb: the verb whose end it counts as: itself, or another one for a verb of a module."""
    counted = {verb: other for terms in ALL for verb, other in terms.counts_as.items()}
    return vec[i64]([VERBS.index(counted.get(verb, verb)) for verb in VERBS])


class Reporting:
    """How an illegal action is reported. Rule: RULING-151."""

    ASK: Final[i64] = 0
    AUTO: Final[i64] = 1
    VIGILANT: Final[i64] = 2


class Ruleset:
    """The tables. A *power* is the ability of a Gang card or a Background; power 0 is "none"."""

    def __init__(self, players: i64) -> None:
        none = vec[i64]([0])
        slots = vec[i64]([0] * 8)
        self.modules: list[str] = []
        """The modules in play, by name, in the order of `blackgate.engine.modules` (RULING-22)."""
        # The table of the game.
        self.players: i64 = players
        self.target: i64 = 0
        self.allowance: i64 = 2
        self.starting_hand: i64 = 3
        self.hand_limit: i64 = 10
        self.most_beatings: i64 = 2
        self.round_cap: i64 = 0
        """Rounds after which the game is drawn; 0 is never (RULING-26)."""
        self.bank: i64 = 0
        """Cigarettes in existence; 0 is unlimited (RULING-92)."""
        self.reshuffle_at_once: bool = False
        self.sent_ends_turn: bool = False
        self.refuse_short_piles: bool = False
        self.leave_gang_first: bool = False
        """The old Gang card goes under its pile before the new one is taken (PROTO-4)."""
        self.hand_check_first: bool = False
        """At the end of a turn the hand is checked before the hooks of the modules (RULING-31)."""
        # The sides: everybody alone, or two teams.
        self.side: vec[i64] = vec[i64](list(range(SEATS)))
        """By seat: whose points count together (GOAL-1, TEAM-3)."""
        self.allies: vec[i64] = vec[i64]([0] * SEATS)
        """By seat: the mask of the others on its side."""
        self.spared: vec[i64] = vec[i64]([0] * SEATS)
        """By seat: the mask of those it may not extort (RULING-117)."""
        self.start_slot: vec[i64] = vec[i64]([0] * SEATS)
        """By seat: where its standee begins (SETUP-8, RULING-114)."""
        # The action space, by action and by verb.
        self.action_verb: vec[i64] = action_verbs()
        """The verb an action of the turn belongs to; -1 for answers."""
        self.bare_action: vec[i64] = bare_actions()
        """The action of a verb without operand; -1 for the others."""
        self.action_price: vec[i64] = usual_prices()
        """Actions of the allowance an action of the turn costs; a Cautious Move has prices of its own."""
        self.action_anywhere: vec[i64] = placeless_actions()
        """1: the action is possible outside the Place of its verb."""
        self.counts_as: vec[i64] = own_kinds()
        """By verb: the verb whose end it is when it is finished."""
        # Cards, by card: the faces that lie in piles, deck and hands.
        self.cards: i64 = Card.PILES
        self.card_class: vec[i64] = none
        self.card_kind: vec[i64] = none
        """The card whose name it has: faces of one kind differ only in value (RULING-89)."""
        self.card_value: vec[i64] = none
        self.card_copies: vec[i64] = none
        self.card_points: vec[i64] = none
        self.card_program: vec[i64] = none
        self.box_faces: i64 = 0
        """The mask of cards that are in the box (a fixture card of a scenario is not)."""
        self.kind_faces: vec[i64] = none
        """By kind: the mask of all faces of that kind."""
        self.class_faces: vec[i64] = none
        """By card class: the mask of all faces of that class."""
        # Places, by slot.
        self.slots: i64 = 0
        self.open_slots: i64 = 0
        self.cautious_slots: i64 = 0
        """Where a Cautious Move may lead (RULING-53, RULING-54)."""
        self.named_slots: vec[i64] = vec[i64]([bit(slot) for slot in range(8)])
        """By slot: the mask of slots meant when a rule or a card names it (RULING-116)."""
        self.exits: vec[i64] = slots
        """By slot: the additional destination when a Move roll names the player's own Place (OFFICE-1)."""
        self.slot_search: vec[i64] = slots
        self.slot_verbs: vec[i64] = vec[i64]([0] * (8 * SEATS))
        """By seat and slot: the verbs that this Place leaves open to that seat (TURN-6, TEAM-9, TEAM-10)."""
        self.known_verbs: i64 = -1
        """The verbs that some Place of the game leaves open; all others do not exist in this game (PLACE-WORK-1)."""
        self.solitary_bans: i64 = 0
        """Verbs closed in Solitary (RULING-59); if milder, only a Search without a number (RULING-49)."""
        self.solitary_start_bans: i64 = 0
        """Verbs closed for the whole turn to a player who started it in Solitary (SOL-2)."""
        self.die: vec[i64] = none
        """By result 1–6: the mask of slots it leads to (MOVE-2)."""
        # Recipes: the needs of recipe r are recipe_needs[recipe_first[r]:recipe_first[r + 1]], as kinds.
        self.recipes: i64 = 0
        self.recipe_first: vec[i64] = none
        self.recipe_needs: vec[i64] = none
        self.recipe_gives: vec[i64] = none
        self.recipe_count: vec[i64] = none
        self.link: i64 = -1
        """The kind that `waive` makes unnecessary."""
        # Deals of the Recreational Area.
        self.deals: i64 = 0
        self.deal_price: vec[i64] = none
        self.deal_gives: vec[i64] = none
        self.deal_count: vec[i64] = none
        # Gangs.
        self.gangs: i64 = 0
        self.gang_needs: vec[i64] = none
        self.gang_accessories: vec[i64] = none
        """By gang: the mask of accessory kinds it accepts."""
        self.gang_size: i64 = 0
        """Maximum number of cards in one gang pile."""
        # Powers: Gang cards are 1 … gang_cards, Backgrounds follow up to `powers - 1`.
        self.gang_cards: i64 = 0
        self.powers: i64 = 1
        self.power_gang: vec[i64] = none
        """The gang of a Gang card, or the gang a Background names for its second effect; -1 for none."""
        self.power_dealt: vec[i64] = none
        """How many are in the box and dealt at setup (none of a fixture card of a scenario)."""
        self.power_when: vec[i64] = none
        self.power_verbs: vec[i64] = none
        """For `after` and `after_other`: the verbs whose end is the moment."""
        self.power_at: vec[i64] = none
        """The slots the owner must stand in; 0 is anywhere."""
        self.answered_verbs: i64 = 0
        """Verbs after which a Background of another player may react (`after_other`)."""
        self.power_company: vec[i64] = none
        """1: another player must stand in the owner's Place."""
        self.power_once: vec[i64] = none
        """1: at most once in each of the owner's turns."""
        self.power_program: vec[i64] = none
        self.power_bonus: vec[i64] = none
        """Backgrounds: the program of the second effect (BG-6)."""
        # Standing changes of Gang cards, by power (0 for none).
        self.mod_rolls: vec[i64] = none
        self.mod_reroll: vec[i64] = none
        self.mod_search: vec[i64] = none
        self.mod_hand: vec[i64] = none
        self.mod_sell: vec[i64] = none
        self.mod_price: vec[i64] = none
        self.mod_waive: vec[i64] = none
        self.mod_arms_attack: vec[i64] = none
        self.mod_arms_defend: vec[i64] = none
        self.mod_searches: vec[i64] = none
        self.mod_extortions: vec[i64] = none
        # The same by power and slot, at [power * 8 + slot].
        self.mod_cautious: vec[i64] = slots
        """The price of a Cautious Move to that slot."""
        self.mod_allow: vec[i64] = slots
        self.mod_immune: vec[i64] = slots
        # Programs: the effects of program p are the lines program_first[p] … program_first[p + 1] - 1.
        self.program_first: vec[i64] = vec[i64]([0, 0])
        self.line_do: vec[i64] = none
        self.line_who: vec[i64] = none
        self.line_n: vec[i64] = none
        self.line_arg: vec[i64] = none
        """A card (`gain`), a slot (`move`), a verb mask (`free`, `perform`) or a card class (`recover`)."""
        self.line_flags: vec[i64] = none
        # Tokens of the modules.
        self.token_copies: vec[i64] = vec[i64]([0] * len(TOKENS))
        self.numbers: vec[i64] = vec[i64]([0] * len(NUMBERS))
        """Numbers printed in the booklets of modules (`Terms.numbers`)."""
        """By token: how many are on the pile at the start (MOD-2)."""
        self.skill_optional: bool = False
        """RULING-134."""
        self.workout_retries: bool = False
        """RULING-142."""
        self.bandage_free: bool = False
        """RULING-143."""
        # Trauma, by kind from 1; kind 0 is "none".
        self.traumas: i64 = 0
        self.trauma_copies: vec[i64] = none
        self.trauma_vetoes: vec[i64] = none
        """Verbs it closes."""
        self.trauma_search: vec[i64] = none
        """Added to what a Search draws."""
        self.trauma_hand: vec[i64] = none
        """The hand limit it sets; 0 leaves it."""
        self.trauma_leaves: vec[i64] = none
        """1: the Gang card goes."""
        self.trauma_needs_beating: bool = False
        """RULING-93."""
        # Michel(le), by card of the deck.
        self.michel_cards: i64 = 0
        self.michel_copies: vec[i64] = none
        self.michel_knife: vec[i64] = none
        self.michel_tools: vec[i64] = none
        """The mask of Tools shown."""
        self.michel_start: i64 = Slot.SHOWERS
        self.michel_always: bool = False
        """The roll is not optional (RULING-100)."""
        self.help_against_michel: bool = True
        """RULING-111."""
        # Teams.
        self.exchange_open: bool = False
        """RULING-40."""
        # The Warden.
        self.warden_start: i64 = Slot.CELL
        self.illegal: i64 = 0
        """The verbs she punishes (WARDEN-2)."""
        self.report_mode: i64 = Reporting.ASK
        self.freepass_first: bool = False
        """RULING-155."""
        self.punish_self: bool = False
        """RULING-158."""
        self.corruption_first: bool = False
        """She may be moved before Michel(le) reacts to an arrival (RULING-105)."""

    def gang_pile(self, gang: i64) -> i64:
        """Where a gang's pile begins in `State.gang_piles`: its number of cards, then the cards from the top."""
        return gang * (self.gang_size + 1)

    def at_slot(self, power: i64, slot: i64) -> i64:
        """Index of the entry for a power (or seat) and a slot in two-dimensional tables."""
        return power * Slot.COUNT + slot
