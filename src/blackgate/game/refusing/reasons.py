"""Which sentence says what stands in the way. Every bar has one for all verbs; some verbs have a better one."""

from collections.abc import Callable, Mapping
from typing import Final

from blackgate.engine.masks import bit
from blackgate.engine.terms import PILE_CARDS
from blackgate.engine.vocabulary import BASIC_VERBS, MODULE_OF, VERBS
from blackgate.game.refusing.answers import wrong_answer
from blackgate.game.refusing.sentences import REASONS
from blackgate.game.refusing.speakable import speakable
from blackgate.game.refusing.values import TOKEN_OF
from blackgate.game.refusing.where import allowing
from blackgate.game.refusing.wish import Wish

BETTER: Final[Mapping[str, str]] = {
    "cautious.actions": "why-cautious-actions", "exchange.limit": "why-exchange-limit",
    "attract.here": "why-attract-here", "go.here": "why-go-here", "go.closed": "why-go-closed",
    "go.not_offered": "why-go-not-offered",
    "brawl.target": "why-brawl-target", "shortcut.target": "why-shortcut-target",
    "ability.target": "why-power-target", "reveal.target": "why-power-target",
    "extort.immune": "why-extort-immune", "extort.ally": "why-extort-ally",
    "brawl.weapon": "why-brawl-weapon", "craft.cards": "why-craft-cards", "join.cards": "why-join-cards",
    "change_style.cards": "why-change-style-cards", "dig.cards": "why-no-card", "improve.cards": "why-no-card",
    "play.cards": "why-no-card",
    "craft.pile": "why-pile-empty", "buy.pile": "why-pile-empty", "steal.pile": "why-pile-empty",
    "improve.pile": "why-pile-empty", "play.pile": "why-pile-empty", "join.pile": "why-gang-pile",
    "change_style.pile": "why-gang-pile", "rehabilitate.pile": "why-rehabilitate-pile",
    "craft.short": "why-pile-short", "buy.short": "why-pile-short", "improve.short": "why-pile-short",
    "buy.cigarettes": "why-buy-cigarettes", "bet.cigarettes": "why-bet-cigarettes",
    "bribe.cigarettes": "why-bribe-cigarettes", "ability.cigarettes": "why-ability-cigarettes",
    "play.pointless": "why-play-pointless", "ability.pointless": "why-ability-pointless",
    "join.pointless": "why-join-pointless", "change_style.pointless": "why-join-pointless",
    "exchange.pointless": "why-exchange-pointless",
    "ability.moment": "why-power-moment", "reveal.moment": "why-power-moment", "spy.moment": "why-spy-moment",
    "spend_workout.moment": "why-spend-workout-moment", "bandage_link.moment": "why-bandage-link-moment",
    "spend_workout.spent": "why-spend-workout-spent", "ability.spent": "why-ability-spent",
    "reveal.spent": "why-reveal-spent",
    "report.not_asked": "why-report-late", "report.unasked": "why-report-late",
    "freepass.not_asked": "why-freepass-late", "freepass.unasked": "why-freepass-late",
    "punish.not_asked": "why-punish-late", "punish.unasked": "why-punish-late",
    "warden.not_asked": "why-corrupt-late", "warden.unasked": "why-corrupt-late",
    "ability.place": "why-power-place", "reveal.place": "why-power-place",
    "ability.none": "why-ability-none", "reveal.none": "why-reveal-none",
}  # fmt: skip
"""By word and bar: the sentence that says it better."""

BARE: Final = (
    "brawl.target", "ability.target", "reveal.target", "brawl.weapon", "steal.pile", "play.pile", "rehabilitate.pile",
    "bribe.cigarettes", "exchange.limit", "attract.here",
)  # fmt: skip
"""Those that need no operand, so that they are also right where a card would perform the action."""

SELVES: Final = {"extort": "why-extort-self", "exchange": "why-exchange-self", "spy": "why-spy-self"}
NAMED: Final = {"play": "why-play-none", "dig": "why-dig-none", "improve": "why-improve-none"}
"""Words about a card of the wrong sort."""
LAST_RESORT: Final = "why-not-offered"
SLOT_WORDS: Final = ("cautious", "planned", "shortcut", "go", "warden")


def reason(wish: Wish) -> str:
    """The id of the sentence that says what stands in the way."""
    special = SPECIAL.get(wish.bar)
    usual = f"why-{wish.bar.replace('_', '-')}"
    chosen = (special(wish) if special else "") or _better(wish)
    for sentence in (chosen, _absent(wish, chosen), usual):
        if sentence in REASONS and speakable(wish, REASONS[sentence]):
            return sentence
    return LAST_RESORT


def is_of_absent_module(wish: Wish) -> bool:
    """Whether a word comes with a module that is not in this game. Rule: MOD-1."""
    return wish.word in MODULE_OF and MODULE_OF[wish.word] not in wish.known.rules.edition.modules


def _absent(wish: Wish, chosen: str) -> str:
    """What is said instead of a sentence about a Place or a card of one's own that is not there."""
    speaks_of = REASONS.get(chosen, "").split()
    if "place" in speaks_of:
        return "why-actions" if wish.bar == "actions" else "why-no-place"
    return f"why-{wish.word}-none" if "power" in speaks_of else ""


def _better(wish: Wish) -> str:
    """The better sentence, where the action says all it speaks of."""
    is_whole = wish.word == wish.action.word or wish.code in BARE
    return BETTER.get(wish.code, "") if is_whole else ""


def _place(wish: Wish) -> str:
    """An action of certain Places names them; a Basic one the Place that forbids it. Rule: TURN-6."""
    if wish.word in ("ability", "reveal"):
        return ""
    if not allowing(wish.known, wish.verb):
        return "why-place-nowhere"
    return "" if wish.verb in BASIC_VERBS else "why-place-only"


def _target(wish: Wish) -> str:
    """Oneself, somebody who is not there, or somebody of the other team."""
    if wish.word not in SELVES or not wish.operand:
        return ""
    if wish.seat < 0:
        return "why-no-player"
    if wish.seat == wish.known.seat:
        return SELVES[wish.word]
    is_ally = wish.known.rules.tables.allies[wish.known.seat] & (1 << wish.seat)
    return "why-not-teammate" if wish.word == "exchange" and not is_ally else "why-elsewhere"


def _cards(wish: Wish) -> str:
    """A hand without any Tool; a sale without a card."""
    if wish.word == "sell":
        return "why-sell-first" if wish.known.question == "selling" else "why-sell-cards"
    tools = any(wish.known.hand[tool] for tool in PILE_CARDS[1:])
    return "why-no-tool" if wish.word == "dig" and not tools else ""


def _pile(wish: Wish) -> str:
    return "why-token-pile" if wish.word in TOKEN_OF else ""


def _closed(wish: Wish) -> str:
    return "" if wish.word == "go" else "why-cautious-closed"


def _moment(wish: Wish) -> str:
    """A card lets one perform something else."""
    return "why-lets" if wish.known.lets and _better(wish) == "" else ""


def _none(wish: Wish) -> str:
    """A Place or a card that is not there, or not of the right sort; nothing better for what the edition lacks."""
    if is_of_absent_module(wish) or wish.action.word == "unknown":
        return "why-none"
    if wish.word in SLOT_WORDS:
        return "why-no-place"
    return NAMED.get(wish.word, "")


def _barred(wish: Wish) -> str:
    vetoed = wish.known.rules.tables.trauma_vetoes[wish.known.trauma]
    return "why-trauma" if wish.verb in VERBS and vetoed & bit(VERBS.index(wish.verb)) else ""


def _not_asked(wish: Wish) -> str:
    return "why-not-asked" if is_of_absent_module(wish) else ""


SPECIAL: Final[Mapping[str, Callable[[Wish], str]]] = {
    "place": _place, "target": _target, "cards": _cards, "pile": _pile, "closed": _closed, "moment": _moment,
    "none": _none, "barred": _barred, "not_offered": wrong_answer, "not_asked": _not_asked,
}  # fmt: skip
"""Bars whose sentence depends on more than the word."""
