"""Parse the lines of a scenario into statements; names in them are resolved later."""

import re
from collections.abc import Callable
from typing import Final

from blackgate.editions.rulebook import rule
from blackgate.errors import BlackgateError, ScenarioError
from blackgate.game.position import FACE_DOWN
from blackgate.scenarios.comparison import COMMA
from blackgate.scenarios.statements import (
    Comparison,
    Decision,
    Events,
    Fact,
    NoAction,
    Options,
    OptionWarnings,
    Possibility,
    ReplayEquality,
    SetupVerdict,
    StartFrequency,
    Statement,
)

FORMS: Final = (
    "'P1: dig spoon', 'P1 can dig spoon', 'P1 cannot dig spoon: DIG-2', 'P1 options: go CB, go CAF', "
    "'P1.place == CAF', 'view P2: P1.hand == hidden', 'events include \"beaten P2\"' (docs/scenarios.md lists all)"
)
SEAT: Final = r"[Pp][0-9]+"
LISTED: Final = (
    "sell", "discard", "card", "pay", "lay", "take", "join", "craft", "extort", "exchange", "agree", "change",
)  # fmt: skip
"""After these words `x 2` counts cards (for Craft, those it is done with); after all others it repeats the decision."""
ANYONE: Final = ("everyone", "any", "anyone", "all", "each")
RULE: Final = r"[A-Za-z]+(?:-[A-Za-z]+)?-\d+"
RULES_AT_END: Final = re.compile(rf"^(?P<rest>.*?)\s*:\s*(?P<ids>{RULE}(?:\s*,\s*{RULE})*)$")


def parse_statement(text: str, where: str) -> Statement:
    """The statement a line makes; ScenarioError if it has none of the known forms."""
    written = " ".join(text.split())
    for pattern, make in PARSERS:
        match = pattern.fullmatch(written)
        if match:
            return make(match, written, where)
    raise ScenarioError(f"{written!r} is no line of a scenario", where, f"write for example {FORMS}")


def seat_number(text: str, where: str) -> int:
    """P1 to P6 as 1 to 6."""
    number = int(text[1:]) if len(text) < 4 else 0
    if not 1 <= number <= 6:
        raise ScenarioError(f"there is no seat {text}", where, "seats are P1 to P6")
    return number


def _rules_at_end(text: str, where: str) -> tuple[str, tuple[str, ...]]:
    """A phrase and the rule ids behind its colon."""
    match = RULES_AT_END.match(text)
    if not match:
        return text, ()
    return match["rest"], _rules(match["ids"], where)


def _rules(text: str | None, where: str) -> tuple[str, ...]:
    ids = [each.strip() for each in (text or "").split(",") if each.strip()]
    try:
        return tuple(rule(each).id for each in ids)
    except BlackgateError as error:
        raise ScenarioError(error.what, where, error.right or "rule ids look like DIG-1 or RULING-3") from None


def _decision(match: re.Match[str], text: str, where: str) -> Statement:
    seat = 0 if match["seat"].lower() in ANYONE else seat_number(match["seat"], where)
    phrase = match["phrase"]
    until = re.fullmatch(r"(.+?) until (over|[Pp][1-6])", phrase)
    if until:
        return Decision(text, where, seat, until[1], until=until[2])
    times = re.fullmatch(r"(.+) x ?(\d{1,6})", phrase)
    if times and not _counts_cards(phrase):
        return Decision(text, where, seat, times[1], times=int(times[2]))
    return Decision(text, where, seat, phrase)


def _counts_cards(phrase: str) -> bool:
    word = phrase.split(" ")[0]
    return word in LISTED and (word != "craft" or " with " in phrase)


def _ability(match: re.Match[str], text: str, where: str) -> Statement:
    seat = seat_number(match["seat"], where)
    if match["can"] == "can":
        return Possibility(text, where, seat, match["phrase"], True)
    phrase, ids = _rules_at_end(match["phrase"], where)
    return Possibility(text, where, seat, phrase, False, ids)


def _options(match: re.Match[str], text: str, where: str) -> Statement:
    how = match["how"] or "are"
    return Options(text, where, seat_number(match["seat"], where), how, _phrases(match["list"], how, where))


def _phrases(text: str, how: str, where: str) -> tuple[str, ...]:
    """Decisions with commas between them; `none` says that there is none at all."""
    phrases = tuple(each.strip() for each in COMMA.split(text) if each.strip())
    if phrases not in (("none",), ("nothing",)):
        return phrases
    if how != "are":
        raise ScenarioError(f"'{how}: {text}' says nothing", where, "name decisions; 'options: none' is all there is")
    return ()


def _warnings(match: re.Match[str], text: str, where: str) -> Statement:
    how = match["how"] or "are"
    found = [WITH_WARNING.fullmatch(phrase) for phrase in _phrases(match["list"], how, where)]
    warned = tuple((each["phrase"], each["warning"] or "") for each in found if each)
    if how == "exclude" and any(warning for _, warning in warned):
        raise ScenarioError("the text of a warning that is not there", where, "name the options alone")
    return OptionWarnings(text, where, seat_number(match["seat"], where), how, warned)


def _fact(match: re.Match[str], text: str, where: str) -> Statement:
    viewer = _viewer(match.groupdict().get("viewer"), where)
    relation = match["relation"].strip()
    _check_relation(match["path"], relation, match["value"], where)
    return Fact(text, where, match["path"], MEANT.get(relation, relation), match["value"].strip(), viewer)


def _check_relation(path: str, relation: str, value: str, where: str) -> None:
    """Signs left over on either side of a relation belong to one that is none, such as `>>` or `=>`."""
    behind = value[: len(value) - len(value.lstrip(SIGNS.removesuffix(FACE_DOWN)))]
    written = path[len(path.rstrip(SIGNS)) :] + relation + behind
    if written != relation:
        raise ScenarioError(f"there is no relation {written!r}", where, f"one of {RELATION_WORDS}")


def _bare(match: re.Match[str], text: str, where: str) -> Statement:
    viewer = _viewer(match.groupdict().get("viewer"), where)
    return Fact(text, where, match["path"], "==", "false" if match["no"] else "true", viewer)


def _viewer(text: str | None, where: str) -> int | None:
    if text is None:
        return None
    return 0 if text == "spectator" else seat_number(text, where)


def _happened(match: re.Match[str], text: str, where: str) -> Statement:
    how = {"include": "include", "exclude": "exclude", "in order": "order"}[match["how"]]
    return Events(text, where, how, _quoted(match["patterns"], where), _viewer(match["viewer"], where))


def _exactly(match: re.Match[str], text: str, where: str) -> Statement:
    inside = match["patterns"].strip()
    quoted = '"' in inside or "'" in inside
    bare = tuple(each.strip() for each in COMMA.split(inside) if each.strip())
    found = _quoted(inside, where) if quoted else bare
    return Events(text, where, "are", found, _viewer(match["viewer"], where))


def _quoted(text: str, where: str) -> tuple[str, ...]:
    """Events in quotes, with commas between them and nothing else."""
    found = tuple(one or other for one, other in QUOTED.findall(text))
    rest = re.sub(r"[\s,]|\band\b", "", QUOTED.sub(" ", text))
    if not found or rest:
        raise ScenarioError(f"{text!r} is not events in quotes", where, 'write "beaten P2", "moved P1 CB REC"')
    return found


def _no_events(match: re.Match[str], text: str, where: str) -> Statement:
    raise ScenarioError(f"{text!r} is no line about events", where, f"write for example {EVENT_FORMS}")


def _compared(match: re.Match[str], text: str, where: str) -> Statement:
    viewer = _viewer(match["viewer"], where) or 0
    return Comparison(text, where, match["part"].split(" ")[0], viewer, match["relation"] in ("==", "=", "is"))


def _setting(match: re.Match[str], text: str, where: str) -> Statement:
    thing, verdict = match["thing"], match["verdict"]
    if thing == "game" and verdict in ("warns", "loads"):
        raise ScenarioError(f"a game never {verdict}", where, "game is refused, game is accepted, P1 options warn: …")
    if verdict in ("accepted", "loads") and match["ids"]:
        raise ScenarioError(f"no rule is behind {verdict!r}", where, f"write '{thing} is accepted'")
    return SetupVerdict(text, where, thing, verdict, _rules(match["ids"], where))


def _starts(match: re.Match[str], text: str, where: str) -> Statement:
    seat = seat_number(match["seat"], where) if match["seat"] else 0
    return StartFrequency(text, where, seat, int(match["games"]), float(match["low"]), float(match["high"]))


def _replays(match: re.Match[str], text: str, where: str) -> Statement:
    return ReplayEquality(text, where)


def _no_action(match: re.Match[str], text: str, where: str) -> Statement:
    return NoAction(text, where, match["phrase"].strip("\"'"))


VIEW: Final = rf"view (?P<viewer>{SEAT}|spectator) ?: ?"
RELATIONS: Final = "==|!=|<=|>=|<|>|=| is not | is | not in | in | contains | lacks "
RELATION_WORDS: Final = "==  !=  <  <=  >  >=  in  not in  contains  lacks"
SIGNS: Final = f"=!<>{FACE_DOWN}"
MEANT: Final = {"=": "==", "is": "==", "is not": "!="}
RELATION: Final = rf"(?P<path>[^\"=!<>]+?) ?(?P<relation>{RELATIONS}) ?(?P<value>.+)"
BARE: Final = r"(?P<no>not )?(?P<path>[A-Za-z_][\w.()]*)"
Parser = Callable[[re.Match[str], str, str], Statement]

QUOTED: Final = re.compile(r"\"([^\"]*)\"|'([^']*)'")
WITH_WARNING: Final = re.compile(r"(?P<phrase>.+?)(?: \((?P<warning>[^()]*)\))?")
VIEWER: Final = rf"(?P<viewer>{SEAT}|spectator)"
EVENTS: Final = rf"events( for {VIEWER})? (?P<how>include|exclude|in order) ?:? ?(?P<patterns>.+)"
EXACTLY: Final = rf"events( for {VIEWER})? ?(==|=|are) ?\[(?P<patterns>.*)\]"
EVENT_FORMS: Final = (
    "'events include \"beaten P2\"', 'events exclude …', 'events in order: …', "
    "'events for P3 == [\"beaten P2\"]', 'events for P3 == other'"
)
COMPARED: Final = rf"(?P<part>view|events for) {VIEWER} ?(?P<relation>==|!=|=|is not|is) ?other( game)?"
VERDICTS: Final = "rejected|refused|accepted|warns|loads"
SETTING: Final = rf"(?P<thing>edition|game) (is )?(?P<verdict>{VERDICTS})( ?: ?(?P<ids>{RULE}(?: ?, ?{RULE})*))?"
SHARE: Final = r"\d(?:\.\d+)?"
WHO_STARTS: Final = rf"(?:each seat|(?P<seat>{SEAT})) in (?P<low>{SHARE}) ?\.\. ?(?P<high>{SHARE})"
STARTS: Final = rf"starts over (?P<games>\d{{1,6}}) games ?: ?{WHO_STARTS}"

PARSERS: Final[tuple[tuple[re.Pattern[str], Parser], ...]] = tuple(
    (re.compile(form), parser)
    for form, parser in (
        (rf"(?P<seat>{SEAT}|{'|'.join(ANYONE)}) ?: ?(?P<phrase>.+)", _decision),
        (rf"(?P<seat>{SEAT}) (?P<can>cannot|can't|can not|can) (?P<phrase>.+)", _ability),
        (rf"(?P<seat>{SEAT}) options( (?P<how>include|exclude))? ?: ?(?P<list>.+)", _options),
        (rf"(?P<seat>{SEAT}) options warn( (?P<how>include|exclude))? ?: ?(?P<list>.+)", _warnings),
        (r"(there is )?no action (?P<phrase>.+)", _no_action),
        (COMPARED, _compared),
        (EVENTS, _happened),
        (EXACTLY, _exactly),
        (r"events\b.*", _no_events),
        (SETTING, _setting),
        (STARTS, _starts),
        (r"replays equal", _replays),
        (VIEW + RELATION, _fact),
        (VIEW + BARE, _bare),
        (RELATION, _fact),
        (BARE, _bare),
    )
)
"""Every form of a statement; the first match wins."""
