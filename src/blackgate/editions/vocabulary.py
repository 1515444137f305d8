"""The words a card may be made of, and which operands each word takes. The engine knows these words and no card.

Rule: RULING-6, RULING-7, GANG-7, BG-2.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from blackgate.engine.vocabulary import VERBS

SELF: Final = ("self",)
ONE_OTHER: Final = ("other", "here", "foe")


@dataclass(frozen=True)
class EffectWord:
    """The operands an effect takes, and on whom it may fall."""

    needs: tuple[str, ...]
    who: tuple[str, ...]
    may: tuple[str, ...] = ()


EFFECTS: Final[Mapping[str, EffectWord]] = {
    "draw": EffectWord(("n",), SELF),
    "gain": EffectWord(("card", "n"), SELF),
    "cigs": EffectWord(("n",), ("self", *ONE_OTHER, "others")),
    "grab": EffectWord(("n", "pick"), ONE_OTHER),
    "drop": EffectWord(("n", "pick"), ("self", *ONE_OTHER, "others")),
    "peek": EffectWord((), ONE_OTHER),
    "move": EffectWord(("to",), ("self", *ONE_OTHER)),
    "heal": EffectWord(("n",), SELF),
    "beat": EffectWord(("n",), (*ONE_OTHER, "others"), ("unless",)),
    "act": EffectWord(("n",), SELF),
    "free": EffectWord(("verbs",), SELF, ("anywhere",)),
    "perform": EffectWord(("verbs",), SELF, ("anywhere",)),
    "recover": EffectWord(("class", "n"), SELF),
    "cancel": EffectWord((), SELF),
    "pay": EffectWord(("n",), SELF),
    "points": EffectWord(("n",), ("self", "all")),
}

MODIFIERS: Final[Mapping[str, tuple[str, ...]]] = {
    "rolls": ("n",),
    "reroll": ("n",),
    "cautious": ("n", "at"),
    "sell": ("n",),
    "price": ("n",),
    "allow": ("verbs", "at"),
    "waive": ("n",),
    "arms": ("n", "role"),
    "immune": ("verbs", "at"),
    "search": ("n",),
    "hand": ("n",),
    "limit": ("n", "verbs"),
}
"""The operands of each standing change."""

ROLES: Final = ("attack", "defend", "both")
PICKS: Final = ("random", "choice")
LIMITED_VERBS: Final = ("search", "extort")
"""The actions with a once-per-turn limit (TURN-7)."""

FREE_VERBS: Final = ("search", "move", "join", "extort", "craft", "dig", "steal", "heal", "sell", "buy")
"""The actions a card may let its owner perform; `move` is the Simple Move."""

COMBAT_ENDS: Final = ("win", "lose")
"""Verbs that are no actions: they name the end of a combat against a player."""

ACTION_VERBS: Final = tuple(verb for verb in VERBS if verb not in COMBAT_ENDS)
"""What a Place, a Trauma or the Warden can allow, forbid or punish."""

FOE_MOMENTS: Final = ("extorted", "after_other", "arrival")
FOE_VERBS: Final = ("extort", *COMBAT_ENDS)
"""Moments, and verbs of `after`, at which there is a foe from the start."""

MODULES: Final = ("base", "michel", "team", "dig_in", "warden", "prototype")
"""What a rule or an option belongs to."""

KINDS: Final = ("edition", "place", "figure", "mode", "prototype", "house", "fixtures")
"""What a file that comes with Blackgate brings."""

SIDES: Final = ("A", "B")
"""The two teams (TEAM-1)."""
