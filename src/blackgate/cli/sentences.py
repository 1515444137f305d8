"""What happened, as one seat may see it, in sentences."""

from collections.abc import Callable, Sequence
from typing import Final

from rich.text import Text

from blackgate.cli.scenes import SCENES, reshuffled, scene, word_of
from blackgate.cli.sentences_modules import MODULE_SENTENCES
from blackgate.cli.words import Words, an, one, row, say, seat_of
from blackgate.editions.wording_effects import counted as many
from blackgate.game.events import Event

HEADER: Final = "── Round "
"""How the line begins that says whose turn it is."""

RUNS: Final = ("drew", "took", "discarded", "saw", "cigarettes", "recovered", "passed")
"""Events that are told together when they follow one another."""

FINISHED_AS: Final = {"planned": "cautious", "bandage_heal": "heal"}
"""Words whose action ends under another name."""


def told(words: Words, events: Sequence[Event], start: int = 0) -> list[Text]:
    """Sentences for events from a place on, hidden cards left out. An action is told as a whole: `scenes`."""
    laid = {(event.seat, event.a) for event in events[:start] if event.name == "laid"}
    seen = [event.seen_from(words.viewer) for event in events[start:]]
    lines: list[Text] = []
    while seen:
        n = scene_length(seen)
        if n:
            lines += scene(words, seen[:n])
        else:
            n = run_length(seen)
            lines += _single(words, seen[:n], laid)
        seen = seen[n:]
    return [line for line in lines if line.plain]


def scene_length(events: Sequence[Event]) -> int:
    """How many events belong to the action that begins here; 0 if none does that is told as a whole."""
    first, word = events[0], word_of(events)
    if word not in SCENES:
        return 0
    for n, event in enumerate(events[1:], 1):
        if event.name == "finished" and event.a == FINISHED_AS.get(word, word) and event.seat == first.seat:
            return n + 1
        if event.name not in SCENES[word] or event.seat != first.seat:
            return n
    return len(events)


def run_length(events: Sequence[Event]) -> int:
    """How many equal events of one seat follow one another."""
    first = events[0]
    if first.name not in RUNS:
        return 1
    same = (event.name == first.name and event.seat == first.seat and event.b == first.b for event in events)
    return next((n for n, each in enumerate(same) if not each), len(events))


def _single(words: Words, run: Sequence[Event], laid: set[tuple[int, str | int]]) -> list[Text]:
    """A run of events outside any scene. An Action card laid open and then discarded is told once (ACARD-2)."""
    first = run[0]
    if first.name == "laid":
        laid.add((first.seat, first.a))
    if first.name == "discarded":
        told_already = laid & {(event.seat, event.a) for event in run}
        laid -= told_already
        run = [event for event in run if (event.seat, event.a) not in told_already]
    teller = TELLERS.get(first.name)
    return [teller(words, run)] if teller and run else []


def _cards(words: Words, run: Sequence[Event]) -> str:
    """The cards of a run, or how many they are."""
    if run[0].a == "a card":
        return "a card" if len(run) == 1 else f"{len(run)} cards"
    return one(row([words.card(event.a) for event in run]))


def _with_cards(template: str) -> Callable[[Words, Sequence[Event]], Text]:
    def tell(words: Words, run: Sequence[Event]) -> Text:
        return say(template, who=words.who(run[0].seat), cards=_cards(words, run))

    return tell


def _plain(template: str) -> Callable[[Words, Sequence[Event]], Text]:
    """A sentence about a seat, and perhaps a power, a slot or another seat."""

    def tell(words: Words, run: Sequence[Event]) -> Text:
        event, parts = run[0], {}
        if "{other}" in template or "{others}" in template:
            other = seat_of(event.b if event.b != "" else event.a)
            parts = {"other": words.whom(other), "others": words.whose(other)}
        return say(
            template, who=words.who(event.seat), was=words.was(event.seat), card=an(words.card(event.a)),
            power=words.power(event.a), a=str(event.a), b=str(event.b), **parts,
        )  # fmt: skip

    return tell


def _turn(words: Words, run: Sequence[Event]) -> Text:
    name = words.name(run[0].seat)
    return Text.assemble(HEADER, str(run[0].a), " · ", name, " ──", style="dim")


def _chose(words: Words, run: Sequence[Event]) -> Text:
    """Only what no later event tells; never which card was chosen (RULING-36)."""
    who = words.who(run[0].seat)
    match run[0].a:
        case "refuse":
            return say("{who} refused.", who=who)
        case "stop":
            return say("{who} played no more Weapons.", who=who)
        case _:
            return Text()


def _rolled(words: Words, run: Sequence[Event]) -> Text:
    """A roll outside any scene: in a Brawl. Rule: PLACE-GYM-4."""
    return say("{who} rolled a {n}.", who=words.who(run[0].seat), n=str(run[0].a))


def _moved(words: Words, run: Sequence[Event]) -> Text:
    return say("{who} went to {place}.", who=words.who(run[0].seat), place=words.the_place(run[0].b))


def _sent(words: Words, run: Sequence[Event]) -> Text:
    seat = run[0].seat
    return say(
        "{who} {was} sent to {place}.", who=words.who(seat), was=words.was(seat), place=words.the_place(run[0].b)
    )


def _laid(words: Words, run: Sequence[Event]) -> Text:
    event = run[0]
    is_action = any(card.id == event.a and card.card_class == "action" for card in words.edition.cards)
    card = words.card(event.a)
    return say("{who} played {card}.", who=words.who(event.seat), card=card if is_action else an(card))


def _cigarettes(words: Words, run: Sequence[Event]) -> Text:
    change = sum(int(event.a) for event in run)
    if change == 0:
        return Text()
    what = many(abs(change), "cigarette")
    return say("{who} {did} {what}.", who=words.who(run[0].seat), did="got" if change > 0 else "lost", what=what)


def _healed(words: Words, run: Sequence[Event]) -> Text:
    seat, left = run[0].seat, many(int(run[0].a), "Beating")
    return say("{who} {was} healed: {left} left.", who=words.who(seat), was=words.was(seat), left=left)


def _scored(words: Words, run: Sequence[Event]) -> Text:
    event = run[0]
    now = many(int(event.b), "Tunnel point")
    return say("{who} scored {a}: {now} now.", who=words.who(event.seat), a=str(event.a), now=now)


def _saw(words: Words, run: Sequence[Event]) -> Text:
    return (
        say("There {who} saw {cards}.", who=words.whom(run[0].seat), cards=_cards(words, run))
        if run[0].a != "a card"
        else Text()
    )


def _grabbed(words: Words, run: Sequence[Event]) -> Text:
    event, victim = run[0], seat_of(run[0].b)
    card = an(words.card(event.a))
    return say("{who} took {card} from {whose} hand.", who=words.who(event.seat), card=card, whose=words.whose(victim))


def _won(words: Words, run: Sequence[Event]) -> Text:
    """Rule: GOAL-1, TEAM-3."""
    seat = run[0].seat
    team = f" for team {words.teams[seat]}" if words.teams else ""
    return say("{who} broke out and won the game{team}!", who=words.who(seat), team=team)


TELLERS: Final[dict[str, Callable[[Words, Sequence[Event]], Text]]] = {
    "turn": _turn,
    "chose": _chose,
    "rolled": _rolled,
    "moved": _moved,
    "sent": _sent,
    "drew": _with_cards("{who} drew {cards}."),
    "reshuffled": lambda words, run: reshuffled(run[0]),
    "took": _with_cards("{who} took {cards} from the open piles."),
    "discarded": _with_cards("{who} discarded {cards}."),
    "laid": _laid,
    "handed": _plain("{who} handed {card} to {other}."),
    "grabbed": _grabbed,
    "cigarettes": _cigarettes,
    "beaten": _plain("{who} took a Beating: {a} now."),
    "healed": _healed,
    "joined": _plain("{who} joined a gang: {power}."),
    "left": _plain("{who} gave up {power}."),
    "revealed": _plain("{who} revealed a Background: {power}."),
    "used": _plain("{who} used {power}."),
    "scored": _scored,
    "dug": _plain("{who} dug with {card}."),
    "looked": _plain("{who} looked at {others} hand."),
    "saw": _saw,
    "recovered": _with_cards("{who} took {cards} from the discard pile."),
    "combat": _plain("{who} won the fight against {other}."),
    "won": _won,
    "drawn": lambda words, run: Text("The round cap is reached: nobody won."),
    "demanded": _plain("{who} demanded {card} from {other}."),
    "helped": _plain("{who} stepped in for {other}."),
    "proposed": _plain("{who} proposed an Exchange to {other}."),
    "rejected": _plain("{who} declined the Exchange with {other}."),
    **MODULE_SENTENCES,
}
"""By event; what is not named is not told."""
