"""What things are worth to a bot, in Tunnel points: cards, cigarettes, Gang cards, tokens. Numbers found by play."""

from collections.abc import Mapping
from typing import Final

from blackgate.editions import Edition

CIGARETTE: Final = 0.26
"""A Shovel costs 8 and digs 3, less the actions it takes."""

PARTS: Final = {"link": 0.7, "pike": 0.8, "container": 1.3}
WEAPONS: Final = (0.7, 0.5, 0.35, 0.2, 0.1)
"""The first Weapon, the second …"""

ACTION_CARDS: Final = {
    "cafeteria_key": 0.6, "cell_key": 1.2, "yard_pass": 1.0, "sick_note": 0.8, "bribed_guard": 1.0,
    "solitary_confinement": 0.6, "shakedown": 0.5, "pickpocket": 0.7, "riot": 0.5,
}  # fmt: skip

GANG_CARDS: Final = {
    "triad_dragon_head": 3.0, "crew_early_riser": 2.0, "crew_home_turf": 1.6, "crew_back_corridors": 1.3,
    "crew_sticky_fingers": 1.6, "cartel_family_price": 2.2, "cartel_open_market": 1.8, "cartel_wholesale": 1.8,
    "cartel_payroll": 1.6, "bikers_spare_parts": 1.8, "bikers_chop_shop": 1.0, "bikers_bar_rules": 1.3,
    "bikers_scar_tissue": 0.6, "bratva_enforcer": 1.0, "bratva_second_visit": 0.8, "bratva_consulting_fee": 1.0,
    "bratva_krysha": 1.3, "triad_white_paper_fan": 2.2, "triad_straw_sandal": 2.4, "triad_red_pole": 1.2,
    "queers_chosen_family": 1.3, "queers_stonewall": 0.6, "queers_out_and_proud": 2.2, "queers_mutual_aid": 2.0,
}  # fmt: skip
"""A card no table knows is worth DEFAULT_GANG_CARD."""

DEFAULT_GANG_CARD: Final = 1.2
DEFAULT_ACTION_CARD: Final = 0.6

TOKENS: Final[dict[str, tuple[float, ...]]] = {
    "spy": (0.2, 0.05), "skill": (0.5, 0.45, 0.3, 0.1), "planning": (0.45, 0.2, 0.05), "workout": (0.4, 0.25, 0.1),
    "bandage": (0.55, 0.4, 0.1), "corruption": (0.95, 0.6, 0.3, 0.1),
}  # fmt: skip
"""The first token of a kind, the second …"""

TRAUMAS: Final = {"search": 0.6, "extortion": 0.3, "hand": 0.7, "buy": 0.6, "gang": 0.3, "action_card": 0.4}
"""What being rid of a Trauma is worth."""

DEFAULT_TRAUMA: Final = 0.4
BACKGROUND: Final = 1.0
"""A Background that can still be revealed."""
SOLITARY: Final = 1.0
"""What being sent there costs."""


class Worth:
    """The values of one edition's cards."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.faces = {card.id: card for card in edition.cards}
        self.deals = {deal.id: deal for deal in edition.deals}
        self.recipes = {recipe.id: recipe for recipe in edition.recipes}
        self.places = {place.slot: place for place in edition.places}
        self.illegal = frozenset(edition.warden.illegal if edition.warden else ())
        self.traumas = {trauma.id: trauma for trauma in edition.traumas}

    def points(self, card: str) -> int:
        """Tunnel points of a Tool; 0 for anything else."""
        return self.faces[card].points if self.faces[card].card_class == "tool" else 0

    def sale(self, card: str) -> int:
        """Cigarettes for it."""
        return self.faces[card].value

    def is_weapon(self, card: str) -> bool:
        """Whether it can be laid in a combat."""
        return self.faces[card].card_class == "weapon"

    def weapons(self, hand: Mapping[str, int]) -> int:
        """How many Weapons a hand holds."""
        return sum(n for card, n in hand.items() if self.is_weapon(card))

    def tools(self, hand: Mapping[str, int]) -> list[int]:
        """The points of every Tool in a hand, best first."""
        return sorted(
            (self.points(card) for card, n in hand.items() for _ in range(n) if self.points(card)), reverse=True
        )

    def keep(self, card: str, hand: Mapping[str, int]) -> float:
        """What one more copy in hand is worth, given the others."""
        face, held = self.faces[card], hand.get(card, 0)
        match face.card_class:
            case "tool":
                return 0.9 * face.points
            case "weapon":
                return WEAPONS[min(max(self.weapons(hand) - 1, 0), len(WEAPONS) - 1)]
            case "part":
                return self._part(card, hand) * (1.0 if held <= 2 else 0.4)
            case "accessory":
                return 0.35 if held <= 1 else 0.1
            case "action":
                return ACTION_CARDS.get(card, DEFAULT_ACTION_CARD)
            case _:
                return CIGARETTE * face.value

    def _part(self, card: str, hand: Mapping[str, int]) -> float:
        """An ingredient is worth more with its partner in hand."""
        partners = {need for recipe in self.edition.recipes if card in recipe.needs for need in recipe.needs}
        matched = any(hand.get(partner, 0) for partner in partners - {card})
        return PARTS.get(card, 0.6) * (1.3 if matched else 0.8)

    def gang_card(self, card: str) -> float:
        """What a Gang card is worth for the rest of a game."""
        return GANG_CARDS.get(card, DEFAULT_GANG_CARD) if card else 0.0

    def token(self, kind: str, held: int) -> float:
        """What one more token of a kind is worth to whoever holds some."""
        worth = TOKENS[kind]
        return worth[min(held, len(worth) - 1)]

    def trauma(self, kind: str) -> float:
        """What being rid of a Trauma is worth; nothing where there is none."""
        return TRAUMAS.get(kind, DEFAULT_TRAUMA) if kind else 0.0
