"""What the Schemer goes by, in Tunnel points: numbers found by play (`benchmarks/tune.py`)."""

from typing import final


@final
class Weights:
    """One number for each thing it weighs."""

    def __init__(self) -> None:
        # What a Place is worth.
        self.place_search = 0.22
        """For each card a Search draws there."""
        self.place_dig = 0.38
        """For each point carried, where one can dig."""
        self.place_win = 3.0
        """Where two Digs would win."""
        self.place_craft = 0.5
        self.place_buy = 0.37
        self.place_steal = 0.4
        self.place_heal = 1.0
        # What a Move is worth.
        self.move = 0.1
        self.move_gain = 0.75
        """For what the other Place is worth more …"""
        self.move_leave = 0.4
        """… than this share of what the present one is."""
        self.cautious_gain = 0.42
        self.reroll = 0.45
        # What other actions are worth.
        self.search = 0.1
        self.search_card = 0.375
        self.search_crowded = 0.5
        self.craft = 0.6
        self.craft_point = 0.6
        self.knives = 0.3
        """For each Weapon crafted, less the more there are."""
        self.buy = 0.6
        self.buy_point = 0.6
        self.buy_weapon = 0.5
        """For each Weapon bought, less the more there are."""
        self.steal = 0.55
        self.heal = 0.4
        self.heal_blocked = 0.5
        """For each point that a Beating blocks."""
        self.sell = 0.5
        self.sell_crowded = 0.3
        self.join = 1.65
        self.join_late = 1.0
        self.play = 1.0
        """What playing an Action card brings now, compared with other actions."""
        self.harm = 1.0
        """What cards that harm the leader are worth."""
        self.patience = 0.55
        """A Background waits for the moment in which it brings this share of what it is worth on the whole."""
        # Extortion and combat.
        self.loot = 0.9
        self.spoils = 0.3
        self.spite = 0.3
        self.defeat = 0.8
        self.opening = 0.4
        """What the Weapon that is laid down costs."""
        self.edge = 0.3
        """What one Weapon more makes of the odds."""
        self.caution = 0.5
        self.refuse = 0.5
        """How much stronger one must be to refuse a Tool."""
        self.fight_stake = 0.6
        self.fight_edge = 0.8
        self.known_arms = 0.6
        """How far one goes by the Weapons a rival holds, and not by the size of the hand."""
        # What a card is worth in hand, as a share of its worth in the tables.
        self.keep_weapon = 1.5
        self.keep_part = 1.0
        self.keep_spare = 1.0
        """Accessories and rare items."""
        self.keep_action = 1.0
