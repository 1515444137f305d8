"""Editions: what is in the box, as data; overlays, card texts, the rule index, and the way into the engine."""

from typing import TYPE_CHECKING

from blackgate._lazy import lazy

if TYPE_CHECKING:
    from blackgate.editions.catalogue import Entry, boxes
    from blackgate.editions.combinations import check_combination, choose, modules
    from blackgate.editions.edition import Edition
    from blackgate.editions.loader import load
    from blackgate.editions.options import settle
    from blackgate.editions.rulebook import Rule, printed_in, rule, rules
    from blackgate.editions.ruleset import make_ruleset
    from blackgate.editions.shipped import packaged
    from blackgate.editions.sides import settle_sides
    from blackgate.editions.validation.facts import check
    from blackgate.editions.wording import card_name, gang_name, place_name, power_name, token_name, trauma_name
else:
    __getattr__ = lazy(
        __name__,
        {
            "blackgate.editions.catalogue": ("Entry", "boxes"),
            "blackgate.editions.combinations": ("check_combination", "choose", "modules"),
            "blackgate.editions.edition": ("Edition",),
            "blackgate.editions.validation.facts": ("check",),
            "blackgate.editions.loader": ("load",),
            "blackgate.editions.options": ("settle",),
            "blackgate.editions.rulebook": ("Rule", "printed_in", "rule", "rules"),
            "blackgate.editions.ruleset": ("make_ruleset",),
            "blackgate.editions.sides": ("settle_sides",),
            "blackgate.editions.shipped": ("packaged",),
            "blackgate.editions.wording": (
                "card_name",
                "gang_name",
                "place_name",
                "power_name",
                "token_name",
                "trauma_name",
            ),
        },
    )

__all__ = [
    "Edition",
    "Entry",
    "Rule",
    "boxes",
    "card_name",
    "check",
    "check_combination",
    "choose",
    "gang_name",
    "load",
    "make_ruleset",
    "modules",
    "packaged",
    "place_name",
    "power_name",
    "printed_in",
    "rule",
    "rules",
    "settle",
    "settle_sides",
    "token_name",
    "trauma_name",
]
