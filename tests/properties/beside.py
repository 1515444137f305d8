"""What holds at every moment for what the modules lay beside the board. Each check returns what is wrong, in words."""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from blackgate import Rules
from blackgate.engine.terms import SLOTS
from blackgate.game.position import PositionTable as Position

MOST_PROPOSALS: Final = 3
"""Exchanges in one turn (RULING-124)."""
ILLEGAL: Final = (
    "dig", "craft", "extort", "sell", "buy", "bet", "brawl", "steal", "steal_bandage", "improve",
)  # fmt: skip
"""What the Warden punishes (WARDEN-2)."""


def differences(what: str, found: Counter[str], wanted: Counter[str]) -> list[str]:
    """Every name whose count is not the one it should be."""
    names = sorted(found.keys() | wanted.keys())
    return [f"{what} {name}: {found[name]}, not {wanted[name]}" for name in names if found[name] != wanted[name]]


def tokens_conserved(rules: Rules, data: Position) -> list[str]:
    """Every token lies on its pile, before a seat or in a tunnel. Rule: MOD-2, MOD-3, MOD-4, RULING-135."""
    found = Counter(data["tokens"])
    wrong: list[str] = []
    for n, seat in enumerate(data["seats"], 1):
        found.update(seat["tokens"])
        found["skill"] += seat["buried"]
        less = [seat["buried"], *seat["tokens"].values()]
        wrong += [f"P{n} has {count} tokens" for count in less if count < 0]
    wrong += [f"{count} {name} lie on the pile" for name, count in data["tokens"].items() if count < 0]
    wanted = Counter({token.id: token.copies for token in rules.edition.tokens})
    return differences("token", found, wanted) + wrong


def traumas_conserved(rules: Rules, data: Position) -> list[str]:
    """Every Trauma lies in the stack or before a seat, one at most. Rule: PLACE-PSY-4, PLACE-PSY-6."""
    found = Counter(data["traumas"]) + Counter(seat["trauma"] for seat in data["seats"] if seat["trauma"])
    return differences("Trauma", found, Counter({trauma.id: trauma.copies for trauma in rules.edition.traumas}))


def michel_cards_conserved(rules: Rules, data: Position) -> list[str]:
    """Every Michel(le) card lies in deck, discard pile or a running extortion. Rule: MICHEL-3, MICHEL-17."""
    found = Counter(data["michel_deck"]) + Counter(data["michel_discard"]) + Counter(data["michel_shown"])
    wanted = Counter({card.id: card.copies for card in rules.edition.michel_cards})
    running = any(frame[0] == "yield" or frame[:3:2] == ["fight", -1] for frame in data["agenda"])
    open_ = bool(data["michel_shown"]) == running
    return differences("Michel(le) card", found, wanted) + ([] if open_ else [f"{data['michel_shown']} are shown"])


def figures_stand(rules: Rules, data: Position) -> list[str]:
    """Michel(le) and the Warden stand on the board, if they are there at all. Rule: MICHEL-2, WARDEN-9, RULING-103."""
    board = {SLOTS[slot] for slot in range(len(SLOTS)) if rules.tables.slots & (1 << slot)}
    wrong: list[str] = []
    for figure, shut in (("michel", {"solitary", "office"}), ("warden", set[str]())):
        place = data["michel"] if figure == "michel" else data["warden"]
        there = any(module.startswith(figure) for module in rules.modules)
        if (place not in board - shut) if there else place:
            wrong.append(f"{figure} stands in {place!r}")
    return wrong


def exchange_open(rules: Rules, data: Position) -> list[str]:
    """Terms lie there while an Exchange is asked about, and nobody promises what is not there.

    Rule: TEAM-11, TEAM-12, RULING-124.
    """
    terms = data["exchange"]
    asked, seat, other, given, wanted, *_ = data["agenda"][-1] if data["agenda"] else ("", 0, 0, 0, 0)
    running = asked in ("offer", "fill")
    wrong = [f"{terms['proposals']} proposals"] if not 0 <= terms["proposals"] <= MOST_PROPOSALS else []
    if not running:
        left = terms["given"] or terms["wanted"] or terms["returned"]
        return wrong + ([f"{terms} without an Exchange"] if left else [])
    proposer, mate = (seat, other) if asked == "offer" else (other, seat)
    hands = data["seats"][int(proposer)], data["seats"][int(mate)]
    in_time = terms["proposals"] < MOST_PROPOSALS if asked == "offer" else terms["proposals"] > 0
    if not rules.teams or rules.teams[int(proposer)] != rules.teams[int(mate)] or not in_time:
        wrong.append(f"P{proposer} and P{mate} exchange")
    for side, promised, cigarettes in zip(hands, ("given", "returned"), (given, wanted), strict=True):
        cards = terms["given"] if promised == "given" else terms["returned"]
        over = [card for card, count in cards.items() if count > side["hand"].get(card, 0)]
        if over or int(cigarettes) > side["cigarettes"]:
            wrong.append(f"{promised} is more than there is: {cards}, {cigarettes} cigarettes")
    return wrong


def reports_open(rules: Rules, data: Position) -> list[str]:
    """Only open eyes report later, and only what the Warden punishes. Rule: WARDEN-2, RULING-151."""
    if data["reportable"] == -1:
        return [f"{data['offence']} is reported of nobody"] if data["offence"] else []
    vigilant = "warden" in rules.modules and rules.options["report_mode"] == "vigilant"
    if vigilant and data["reportable"] in range(rules.players) and data["offence"] in ILLEGAL:
        return []
    return [f"P{data['reportable'] + 1} can be reported for {data['offence']!r}"]


def backgrounds_put_off(rules: Rules, data: Position) -> list[str]:
    """Backgrounds are put off in the Library only. Rule: PLACE-LIB-2, RULING-130."""
    strange = data["background_discard"] if "library" not in rules.modules else []
    return [f"{name} was put off" for name in strange]


def beside_the_board(rules: Rules, data: Position) -> list[str]:
    """All of them."""
    checks: Iterable[list[str]] = (
        tokens_conserved(rules, data), traumas_conserved(rules, data), michel_cards_conserved(rules, data),
        figures_stand(rules, data), exchange_open(rules, data), reports_open(rules, data),
        backgrounds_put_off(rules, data),
    )  # fmt: skip
    return [what for check in checks for what in check]
