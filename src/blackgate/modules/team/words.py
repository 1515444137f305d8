"""Messages among teammates."""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from blackgate.game.events import Event
from blackgate.game.modules import AnswerTime, ModuleWords, PhraseReader, Scene, Step, named_place
from blackgate.game.narration.parts import cards, who
from blackgate.game.narration.scenes import to_a_place
from blackgate.game.narration.sentences import about
from blackgate.game.prompts.labels import with_card, with_place, with_who
from blackgate.game.prompts.parts import own
from blackgate.game.prompts.warnings import towards
from blackgate.game.refusals.where import either
from blackgate.game.refusals.wish import Wish
from blackgate.game.rules import Rules
from blackgate.game.view import Standpoint
from blackgate.speech import Message, Row, Who, message
from blackgate.speech.message import Part
from blackgate.speech.things import card, seat, words

ANY: Final = re.compile(r"(?:(?P<n>\d{1,3}) )?(?:any |some |a |one )?cards?")
CIGARETTES: Final = re.compile(r"(?:(?P<n>\d{1,3})|a|one) cigarettes?")
GIVING: Final = re.compile(r"(?:with )?(?P<mate>\S+)(?: giving (?P<given>.+?))?(?: for (?P<asked>.+))?")

# An Exchange that is being made up, as each of the two may know it. Rule: RULING-40, RULING-124.


def offered(rules: Rules, view: Standpoint) -> Message | None:
    """To the proposer: the proposal so far."""
    deal = view.exchange
    if deal is None:
        return None
    mate = Who(deal.teammate)
    choice = message("goods-their-choice", cards=words("card", deal.any_cards), who=mate) if deal.any_cards else None
    given, asked = goods(deal.given, deal.cigarettes_given), goods(deal.wanted, deal.cigarettes_asked, choice)
    if not given.parts and not asked.parts:
        return message("ask-offer", who=mate)
    return message("ask-offer-so-far", who=mate, given=some(given), asked=some(asked))


def asked_for(rules: Rules, view: Standpoint) -> Message | None:
    """To the teammate: what they would get and give."""
    deal = view.exchange
    if deal is None:
        return None
    cards = message("goods-cards", cards=words("card", deal.cards_given)) if deal.cards_given else None
    choice = message("goods-your-choice", cards=words("card", deal.any_cards)) if deal.any_cards else None
    given = goods(Counter(deal.wanted or {}) + Counter(deal.returned or {}), deal.cigarettes_asked, choice)
    asked = "ask-fill" if holds(rules, view, deal.wanted or {}) else "ask-fill-unheld"
    got = goods({}, deal.cigarettes_given, cards)
    return message(asked, who=Who(deal.proposer), got=some(got), given=some(given))


def holds(rules: Rules, view: Standpoint, wanted: Mapping[str, int]) -> bool:
    """Whether the viewer has the kinds asked for, besides the cards chosen already."""
    kinds = {each.id: each.kind for each in rules.edition.cards}
    held: Counter[str] = Counter()
    for name, n in (own(view).hand or {}).items():
        held[kinds[name]] += n - ((view.exchange and view.exchange.returned) or {}).get(name, 0)
    return all(held[name] >= n for name, n in wanted.items())


def goods(cards: Mapping[str, int] | None, cigarettes: int, more: Message | None = None) -> Row:
    """A row of cards, something more and cigarettes."""
    parts: list[Part] = [card(name, n) for name, n in (cards or {}).items() if n]
    parts += [more] if more else []
    parts += [message("goods-cigarettes", cigarettes=words("cigarette", cigarettes))] if cigarettes else []
    return Row(tuple(parts), "comma")


def some(goods: Row) -> Row | Message:
    """The goods, or the word for nothing."""
    return goods if goods.parts else message("goods-nothing")


def passed(rules: Rules, run: Sequence[Event]) -> Message:
    """The passed cards, told only to the two players. Rule: RULING-40."""
    return message("passed", who=who(run), cards=cards(run, "passed"), other=seat(run[0].b))


# Why not, and what would help.


def mates(wish: Wish) -> list[str]:
    """The other Places of teammates in the player's own gang. Rule: TEAM-13, RULING-127."""
    known, tables = wish.known, wish.known.rules.tables
    if known.gang_card == 0:
        return []
    gang = known.power(known.gang_card).gang
    found = [
        there
        for seat, there in enumerate(known.places)
        if tables.allies[known.seat] & (1 << seat) and there != known.place
        if known.gang_cards[seat] and known.power(known.gang_cards[seat]).gang == gang
    ]
    return list(dict.fromkeys(found))


def stranger(wish: Wish) -> str:
    """Somebody of the other team. Rule: TEAM-11."""
    if wish.word != "exchange" or wish.seat < 0 or wish.seat == wish.known.seat:
        return ""
    return "" if wish.known.rules.tables.allies[wish.known.seat] & (1 << wish.seat) else "why-not-teammate"


def someone_else(wish: Wish, reason: str) -> str:
    """Another player, or a way to a teammate of the same gang. Rule: TEAM-13."""
    if reason == "why-shortcut-target":
        return "help-shortcut" if mates(wish) else "help-gang-mate"
    return "help-other-player" if reason == "why-not-teammate" else ""


# Scenarios.


def shortcut(reader: PhraseReader, rest: str) -> list[Step]:
    """`shortcut to REC`. Rule: TEAM-13."""
    return [Step(f"shortcut {named_place(rest)}")]


def help_out(reader: PhraseReader, rest: str) -> list[Step]:
    """`help with knife`. Rule: TEAM-6."""
    return [Step(f"card {rest.removeprefix('with ').removeprefix('a ')}")]


def exchange(reader: PhraseReader, rest: str) -> list[Step] | None:
    """`exchange with P3 giving link, 2 cigarettes for 3 cards, knife`. Rule: TEAM-11, TEAM-12, RULING-124."""
    match = GIVING.fullmatch(rest)
    if not match:
        return None
    steps = [Step(f"exchange {match['mate']}")]
    if match["given"] is None and match["asked"] is None:
        return steps
    steps += side(reader, match["given"] or "", "card", "give_cigarette")
    return [*steps, *side(reader, match["asked"] or "", "ask_card", "ask_cigarette"), Step("propose")]


def side(reader: PhraseReader, text: str, of_card: str, of_cigarette: str) -> list[Step]:
    """Parse one side of an Exchange: cards, cigarettes and, if asked for, cards of the teammate's choice."""
    steps: list[Step] = []
    for part in (each.strip() for each in re.split(r",| and ", text) if each.strip() not in ("", "nothing")):
        cigarettes, any_cards = CIGARETTES.fullmatch(part), ANY.fullmatch(part)
        if cigarettes:
            steps += [Step(of_cigarette)] * int(cigarettes["n"] or 1)
        elif any_cards and of_card == "ask_card":
            steps += [Step("ask_any")] * int(any_cards["n"] or 1)
        else:
            steps += [Step(f"{of_card} {each}") for each in reader.cards(part)]
    return steps


def agree(reader: PhraseReader, rest: str) -> list[Step]:
    """`agree`, `agree with link, pike`: the cards of free choice, then the Exchange. Rule: RULING-124."""
    chosen = rest.removeprefix("with ")
    return [*(Step(f"card {each}") for each in (reader.cards(chosen) if chosen else [])), Step("accept")]


EXCHANGING: Final = ("give_cigarette", "ask_cigarette", "ask_any", "ask_card", "propose")
WORDS: Final = ModuleWords(
    plain=("give_cigarette", "ask_cigarette", "ask_any", "propose"),
    explained_by={"exchange": ("TEAM-11", "TEAM-12")},
    options={
        "shortcut": with_place("label-shortcut"), "exchange": with_who("label-exchange"),
        "ask_card": with_card("label-ask-card"),
    },
    answers=(
        ("help", "decline"), ("spoils", "accept"), ("spoils", "decline"), ("offer", "decline"), ("fill", "accept"),
        ("fill", "decline"),
    ),
    prompts={"help": "mate", "spoils": "helper"},
    tellers={"offer": offered, "fill": asked_for},
    of_hand=("help", "offer", "fill"),
    armed=("help",),
    families=("ask_card",),
    always_folded=("ask_card",),
    endings=("propose",),
    moves=("shortcut",),
    warnings={"shortcut": towards},
    mild=("shortcut",),
    defaults={"help": "decline", "spoils": "decline", "offer": "decline", "fill": "decline"},
    times={
        "help": AnswerTime(
            5_000, 5_000, "hand",
            "Teammates on the spot, clockwise; the first one who helps stands in (RULING-118).",
        ),
    },
    scenes={"shortcut": Scene(("moved",), to_a_place("followed-gang"))},
    sentences={
        "helped": about("helped", ("other", seat)), "proposed": about("proposed", ("other", seat)),
        "rejected": about("rejected", ("other", seat)), "passed": passed,
    },
    runs=("passed",),
    reasons={
        "why-exchange-limit": "", "why-exchange-self": "", "why-not-teammate": "who", "why-shortcut-target": "place",
        "why-extort-ally": "who", "why-exchange-pointless": "who",
    },
    helps={
        "help-shortcut": "mates", "help-gang-mate": "", "help-other-team": "", "help-goods": "", "help-exchange": "",
    },
    better={
        "exchange.limit": "why-exchange-limit", "shortcut.target": "why-shortcut-target",
        "extort.ally": "why-extort-ally", "exchange.pointless": "why-exchange-pointless",
    },
    bare=("exchange.limit",),
    selves={"exchange": "why-exchange-self"},
    reason_of={"target": stranger},
    help_of={"target": someone_else, "ally": lambda wish, reason: "help-other-team"},
    help_by_reason={"why-exchange-pointless": "help-goods", "why-exchange-self": "help-other-player"},
    unasked=dict.fromkeys(EXCHANGING, "help-exchange"),
    values={"mates": lambda wish: either(mates(wish))},
    phrases={"shortcut": shortcut, "help": help_out, "exchange": exchange, "agree": agree},
    optional=("help", "spoils"),
)  # fmt: skip
