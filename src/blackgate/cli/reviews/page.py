"""Reviews as one page of HTML to keep or share: nothing is loaded, nothing runs, every name is escaped."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Final

from blackgate.analysis import Account, Judgement, LuckyMoment, Review, Verdict
from blackgate.cli.play.curve import percent
from blackgate.cli.reviews import drawing
from blackgate.cli.reviews.report import instead, measured, notes, points, tenths
from blackgate.cli.words import Words
from blackgate.speech import Message

STYLE: Final = """
:root { color-scheme: light dark; --back: #f6f3ec; --card: #fffdf8; --ink: #2a2723; --soft: #6f675c; --line: #ddd5c6;
  --gain: #2f7d54; --loss: #b5482f }
@media (prefers-color-scheme: dark) { :root { --back: #16181c; --card: #1f2227; --ink: #e9e4da; --soft: #a39b8d;
  --line: #363a41; --gain: #5fb98a; --loss: #e07a5f } }
* { box-sizing: border-box }
body { margin: 0; background: var(--back); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
main { max-width: 62rem; margin: 0 auto; padding: 1.5rem 1rem 3rem }
h1 { font-size: 1.6rem; margin: .5rem 0 1rem }
h2 { font-size: 1.2rem; margin: 2.5rem 0 .75rem; overflow-wrap: anywhere }
h3 { font-size: 1.02rem; margin: 1.6rem 0 .5rem }
h4 { font-size: 1rem; margin: 0 0 .2rem; overflow-wrap: anywhere }
section > div, ol, ul { background: var(--card); border: 1px solid var(--line); border-radius: 12px }
section > div { padding: 1rem }
svg { display: block; width: 100%; height: auto }
.grid { stroke: var(--line) }
.axis { fill: var(--soft); font-size: 12px }
.line { fill: none; stroke-width: 2.5; stroke-linejoin: round }
.dot { fill: var(--ink) }
.number { fill: var(--card); font-size: 12px; font-weight: 700 }
.gain { fill: var(--gain) }
.loss { fill: var(--loss) }
.key { display: flex; flex-wrap: wrap; gap: .3rem 1.2rem; margin-top: .75rem }
.key i { display: inline-block; width: .9rem; height: .3rem; border-radius: 2px; margin-right: .45rem;
  vertical-align: middle }
ol, ul { list-style: none; margin: 0; padding: 0 }
li { padding: .65rem 1rem; border-top: 1px solid var(--line); overflow-wrap: anywhere }
li:first-child { border-top: 0 }
small, p { color: var(--soft); font-size: .9rem }
p { margin: .5rem 0 0 }
em { color: var(--ink); font-style: normal; font-weight: 600 }
p strong { white-space: nowrap }
b { display: inline-block; width: 1.5rem; line-height: 1.5rem; text-align: center; border-radius: 50%;
  background: var(--ink); color: var(--card); font-size: .8rem; margin-right: .6rem }
.accounts { display: grid; grid-template-columns: repeat(auto-fit, minmax(19rem, 1fr)); gap: 1.4rem }
.scroll { overflow-x: auto }
.curve { min-width: 34rem }
.bar { height: .8rem }
table { border-collapse: collapse; width: 100%; font-size: .92rem; font-variant-numeric: tabular-nums }
th { font-weight: 400; text-align: left; color: var(--soft) }
th, td:last-child { width: 1%; white-space: nowrap }
td { text-align: right; padding: .12rem 0 .12rem .8rem }
span.blunder, span.mistake, span.inaccuracy { white-space: nowrap; font-weight: 600 }
.blunder, .mistake { color: var(--loss) }
.inaccuracy { color: var(--soft) }
"""
PARTS: Final = ("start", "own", "others", "luck", "result")


@dataclass(frozen=True)
class Reviewed:
    """A record with its review, and words for its players."""

    file: str
    words: Words
    review: Review
    is_branch: bool = False
    """Whether its game is a branch: then its record does not say what its seats knew before."""


def page(games: Sequence[Reviewed], language: str) -> str:
    """The page of some games; of their files it tells the names alone."""
    title = games[0].words.says("review-title")
    body = "".join(map(game, games))
    return (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>{escape(title)}</title>'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none';style-src 'unsafe-inline'\">"
        f"<style>{STYLE}</style><main><h1>{escape(title)}</h1>{body}</main></html>\n"
    )


def game(each: Reviewed) -> str:
    """One game."""
    words, found = each.words, each.review
    colours = [words.colour(n) for n in range(len(found.names))]
    seats = "".join(
        f'<span><i style="background:{escape(colours[n])}"></i>{escape(name)}</span>'
        for n, name in enumerate(found.names)
    )
    said = words.says
    drawn = drawing.curve(found, colours, said("review-chances"))
    return "".join(
        (
            f"<section><h2>{escape(Path(each.file).name)}</h2><h3>{escape(said('review-chances'))}</h3>",
            f'<div><div class="scroll">{drawn}</div><div class="key">{seats}</div></div>',
            f"<h3>{escape(said('review-points'))}</h3><ol>{turning_points(words, found)}</ol>",
            f'<h3>{escape(said("review-accounts"))}</h3><div><div class="accounts">',
            *(account(words, found, one) for one in found.accounts),
            f"</div><p>{escape(said('review-accounts-about'))}</p></div>",
            f"<h3>{escape(said('review-better'))}</h3><ul>{mistakes(words, found)}</ul>",
            *(f"<p>{escape(note)}</p>" for note in notes(words, found, each.is_branch)),
            "</section>",
        )
    )


def turning_points(words: Words, found: Review) -> str:
    """What happened in each, and whose chance moved how far."""
    return "".join(
        f"<li><b>{n}</b>{escape(words.says('review-moment', round=each.round))}: "
        f"{told(words, each.told)} <strong>{escape(people(found, each.side))}: "
        f"{percent(each.before)} → {percent(each.after)}</strong></li>"
        for n, each in enumerate(found.turning_points, 1)
    )


def people(found: Review, side: int) -> str:
    """The names of a side."""
    return ", ".join(found.names[seat] for seat in found.sides[side])


def told(words: Words, messages: Sequence[Message]) -> str:
    """Sentences one after the other."""
    return escape(" ".join(words.speaker.say(each) for each in messages))


def account(words: Words, found: Review, each: Account) -> str:
    """The account of a seat: a row for each part, with its bar and its number."""
    numbers = (
        points(each.start),
        measured(each.own, each.own_error),
        measured(each.others, each.others_error),
        measured(each.luck, each.error),
        points(each.result),
    )
    low, high = drawing.reach(found.accounts)
    colours = (words.colour(each.seat), "", "", "", words.colour(each.seat))
    rows = "".join(
        f"<tr><th scope=row>{escape(words.says(f'review-{part}'))}</th>"
        f"<td>{drawing.bar(*level, low, high, colour)}</td><td>{escape(number)}</td></tr>"
        for part, level, colour, number in zip(PARTS, drawing.levels(each), colours, numbers, strict=True)
    )
    return (
        f"<div><h4>{escape(found.names[each.seat])}</h4><table>{rows}</table>{fortune(words, found, each.seat)}</div>"
    )


def fortune(words: Words, found: Review, seat: int) -> str:
    """The luckiest and unluckiest moments of a seat."""
    rows = (("review-lucky", found.lucky[seat]), ("review-unlucky", found.unlucky[seat]))
    return "".join(
        f"<p><em>{escape(words.says(name))}</em>{''.join(moment(words, each) for each in row)}</p>"
        for name, row in rows
        if row
    )


def moment(words: Words, each: LuckyMoment) -> str:
    """One of them: what happened, and what it was worth."""
    when = escape(words.says("review-moment", round=each.round))
    return f"<br>{when}: {told(words, each.words[-1:])} <strong>{escape(measured(each.amount, each.error))}</strong>"


def mistakes(words: Words, found: Review) -> str:
    """The decisions with a verdict."""
    judged = [each for each in found.decisions if each.verdict != Verdict.GOOD]
    return "".join(mistake(words, each) for each in judged) or f"<li>{escape(words.says('review-flawless'))}</li>"


def mistake(words: Words, each: Judgement) -> str:
    """One of them: what was better, by how much, and why."""
    loss = f"{words.says(f'verdict-{each.verdict}')}, {tenths(words, each.loss)} ± {tenths(words, each.error)}"
    why = told(words, each.words[1:])
    note = escape(words.says("review-bluff")) if each.is_bluff else ""
    more = "".join(f"<br><small>{text}</small>" for text in (why, note) if text)
    return f'<li>{told(words, [instead(each)])} <span class="{each.verdict}">{escape(loss)}</span>{more}</li>'
