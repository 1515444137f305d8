"""Messages about the Warden and her Office."""

import re
from collections.abc import Sequence
from typing import Final

from blackgate.engine.vocabulary import INSTEAD
from blackgate.game.advice.parts import said
from blackgate.game.advice.shapes import Stakes
from blackgate.game.events import Event
from blackgate.game.modules import AnswerTime, ModuleWords, PhraseReader, Scene, Step
from blackgate.game.narration.parts import who
from blackgate.game.narration.scenes import token_gained
from blackgate.game.prompts.parts import own
from blackgate.game.rules import Rules
from blackgate.game.view import Standpoint
from blackgate.modules.warden import terms
from blackgate.speech import Message, message
from blackgate.speech.things import WARDEN, place, seat, token, verb


def price(rules: Rules) -> int:
    """Cigarettes for a Corruption token. Rule: OFFICE-3."""
    return int(rules.tables.numbers[terms.Number.BRIBE])


def called(rules: Rules, run: Sequence[Event]) -> Message:
    """The Warden was moved, by Attract or with a Corruption token. Rule: WARDEN-7, OFFICE-7."""
    return message("called", who=who(run), figure=WARDEN, place=place(run[0].b))


def reported(rules: Rules, run: Sequence[Event]) -> Message:
    """Rule: WARDEN-4."""
    return message("reported", who=who(run), other=seat(run[0].a), verb=verb(run[0].b))


def repressed(rules: Rules, run: Sequence[Event]) -> Message:
    """Rule: WARDEN-2."""
    return message("repressed", who=who(run), figure=WARDEN, verb=verb(run[0].a))


def punished(rules: Rules, run: Sequence[Event]) -> Message:
    """Rule: OFFICE-6."""
    return message("punished", who=who(run), other=seat(run[0].b), punishment=str(run[0].a))


def move(reader: PhraseReader, rest: str) -> list[Step] | None:
    """`move the Warden to CAF`, as distinct from the player's own moves. Rule: OFFICE-7."""
    match = re.fullmatch(r"(?:the )?warden to (?P<place>.+)", rest, re.IGNORECASE)
    return [Step(f"warden {match['place']}")] if match else None


def attract(reader: PhraseReader, rest: str) -> list[Step]:
    """`attract the Warden`. Rule: WARDEN-7."""
    return [Step("attract")]


def punish(reader: PhraseReader, rest: str) -> list[Step]:
    """`punish with a beating`, `punish P1 with hand`, `punish cigarettes`. Rule: OFFICE-6."""
    kind = re.sub(r"^(P\d )?(with )?((a|the|half the|all) )?", "", rest)
    return [Step(f"punish {kind}")]


def use(reader: PhraseReader, rest: str) -> list[Step] | None:
    """`use freepass`. Rule: OFFICE-5."""
    return [Step("freepass")] if re.fullmatch(r"(?:a |the )?freepass(?: token)?", rest.lower()) else None


def watched(rules: Rules, view: Standpoint) -> list[Stakes]:
    """Illegal actions beside the Warden. Rule: WARDEN-2 to WARDEN-5, OFFICE-5."""
    warden, me = rules.edition.warden, own(view)
    if warden is None or view.warden != me.place or view.question not in ("turn", "free"):
        return []
    illegal = tuple(each.text for each in view.options if INSTEAD.get(each.word, each.word) in warden.illegal)
    kept = said("stake-kept", "WARDEN-5", warden=WARDEN)
    caught = said("stake-reported", "WARDEN-3 WARDEN-4", warden=WARDEN, solitary=place("solitary"))
    pass_ = me.tokens.get("corruption", 0)
    spared = (said("stake-freepass", "OFFICE-5", token=token("corruption")),) if pass_ else ()
    return [Stakes(illegal, (kept,), (caught,), spared, is_shown_first=True)]


WORDS: Final = ModuleWords(
    plain=("report", "freepass"),
    explained_by={"attract": ("WARDEN-7",), "bribe": ("OFFICE-3", "OFFICE-4")},
    options={
        "bribe": lambda rules, view, _: message("label-bribe", price=price(rules)),
        "attract": lambda rules, view, _: message("label-attract", warden=WARDEN),
        "warden": lambda rules, view, slot: message("label-warden", warden=WARDEN, place=place(slot)),
        "punish": lambda rules, view, kind: message(f"label-punish-{kind}"),
    },
    answers=(("report", "decline"), ("freepass", "decline"), ("punish", "decline"), ("corrupt", "decline")),
    prompts={
        "report": "actor verb warden", "freepass": "verb solitary", "punish": "actor warden",
        "corrupt": "warden warden_place",
    },
    prompt_parts={"warden": lambda view: WARDEN, "warden_place": lambda view: place(view.warden or "")},
    stakes=(watched,),
    defaults={"report": "decline", "freepass": "decline", "punish": "decline", "corrupt": "decline"},
    times={
        "report": AnswerTime(
            0, 6_000, series="The first report counts; who lets it be leaves everything as it is (RULING-151)."
        ),
        "freepass": AnswerTime(0, 6_000),
        "punish": AnswerTime(
            0, 8_000, series="Token holders, the active player first; the first Punishment closes it (RULING-157)."
        ),
        "corrupt": AnswerTime(
            0, 8_000, series="Token holders, the active player first; the first who moves her closes it (RULING-157)."
        ),
    },
    scenes={"bribe": Scene(("cigarettes", "got"), token_gained("bribed"))},
    sentences={"called": called, "reported": reported, "repressed": repressed, "punished": punished},
    reasons={
        "why-attract-here": "warden", "why-bribe-cigarettes": "price cigarettes", "why-report-late": "",
        "why-freepass-late": "", "why-punish-late": "", "why-corrupt-late": "warden",
    },
    helps={"help-report": "warden", "help-freepass": "", "help-punish": "warden", "help-corrupt": ""},
    better={
        "attract.here": "why-attract-here", "bribe.cigarettes": "why-bribe-cigarettes",
        "report.not_asked": "why-report-late", "report.unasked": "why-report-late",
        "freepass.not_asked": "why-freepass-late", "freepass.unasked": "why-freepass-late",
        "punish.not_asked": "why-punish-late", "punish.unasked": "why-punish-late",
        "warden.not_asked": "why-corrupt-late", "warden.unasked": "why-corrupt-late",
    },
    bare=("bribe.cigarettes", "attract.here"),
    unasked={
        "report": "help-report", "freepass": "help-freepass", "punish": "help-punish", "warden": "help-corrupt",
    },
    tokens={"bribe": ("corruption", "bribe")},
    values={"warden": lambda wish: WARDEN},
    needed={"warden": lambda wish: wish.known.rules.edition.warden is not None},
    prices={"bribe": lambda wish: price(wish.known.rules)},
    phrases={"move": move, "attract": attract, "punish": punish, "use": use},
    optional=("report", "freepass", "punish", "corrupt"),
    answers_them=("report", "freepass", "punish", "warden"),
)  # fmt: skip
