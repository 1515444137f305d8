"""A speaker puts messages into one language for one reader.

How a sentence is made, here and in the browser:
1. Each part of the message becomes a value. Numbers and texts stay what they are; a nested message is said first.
2. The sentence of the catalogue asks for a part in a form, `{ THE($card) }`, or plainly, `{ $card }`.
3. A thing answers with the message `noun-the` (plainly: `noun`), which gets: one, many, gender, shape, sound, n.
   A player answers with `who-…` or `who`, which gets: you (yes, no), name, sound. A row asks each of its parts, and
   links the answers by `row-comma`, `row-and`, `row-or`, which get: first, last, and the sound of the last.
4. The first letter becomes a capital, unless it belongs to the name of a player.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import reduce
from typing import Final

from blackgate.editions import Edition
from blackgate.speech.catalogue import check_language, formatted
from blackgate.speech.message import Arg, Message, Row, Thing, Who
from blackgate.speech.nouns import Noun, noun
from blackgate.speech.sounds import sound

BEGIN, MIDDLE, END = "\ue000", "\ue001", "\ue002"
"""Around words that stand for a player: begin, seat, middle, words, end. No name of a player can hold them."""
MARKED: Final = re.compile(f"{BEGIN}(\\d+){MIDDLE}(.*?){END}")
FIRST_LETTER: Final = re.compile(r"^[¿¡]*\w")
"""A Spanish question or exclamation begins with a mark before its first letter."""


@dataclass(frozen=True)
class Piece:
    """Some words of a sentence; with a seat where they stand for a player."""

    text: str
    seat: int | None = None


class Speaker:
    """Says messages in one language. `viewer` is the seat addressed as "you"; None addresses nobody."""

    def __init__(self, language: str, edition: Edition, names: Sequence[str], viewer: int | None = None) -> None:
        self.language = check_language(language)
        self.edition = edition
        self.names = tuple(names)
        self.viewer = viewer
        self._nouns: dict[tuple[str, str], Noun] = {}
        self._phrases: dict[tuple[Thing, str], str] = {}

    def say(self, message: Message) -> str:
        """The message as a sentence."""
        return "".join(piece.text for piece in self.pieces(message))

    def fragment(self, message: Message) -> str:
        """The message as part of a line: it begins as it stands in the catalogue."""
        return "".join(piece.text for piece in _split(self._said(message)))

    def pieces(self, message: Message) -> tuple[Piece, ...]:
        """The same in pieces, so that the players can be shown in their colours."""
        return self._begun(_split(self._said(message)))

    def phrase(self, thing: Thing, form: str = "") -> str:
        """A noun phrase: plain, or in a form of the catalogue."""
        if (thing, form) not in self._phrases:
            known = self.noun(thing)
            args = {"one": known.one, "many": known.many, "gender": known.gender, "shape": known.shape}
            name = f"noun-{form}" if form else "noun"
            self._phrases[thing, form] = formatted(self.language, name, args | {"sound": known.sound, "n": thing.n})
        return self._phrases[thing, form]

    def noun(self, thing: Thing) -> Noun:
        """The noun for a thing, looked up once."""
        key = (thing.sort, thing.id)
        if key not in self._nouns:
            self._nouns[key] = noun(self.language, self.edition, thing)
        return self._nouns[key]

    def player(self, seat: int, form: str = "") -> str:
        """A player: you, or a name, in a form; with marks."""
        is_you, name = seat == self.viewer, self.names[seat]
        args = {"you": "yes" if is_you else "no", "sound": sound(self.language, name, person=True)}
        args["name"] = name if is_you else _mark(seat, name)
        text = formatted(self.language, f"who-{form}" if form else "who", args)
        return _mark(seat, text) if is_you else text

    def linked(self, row: Row, form: str = "") -> str:
        """The parts of a row in a form, linked."""
        said = [str(self._value(part, form)) for part in row.parts]
        if len(said) < 2:
            return "".join(said)
        first = reduce(lambda a, b: self._link("comma", a, b), said[:-1])
        return self._link(row.link, first, said[-1])

    def _link(self, link: str, first: str, last: str) -> str:
        heard = sound(self.language, MARKED.sub(r"\2", last))
        return formatted(self.language, f"row-{link}", {"first": first, "last": last, "sound": heard})

    def _said(self, message: Message) -> str:
        values = {name: self._value(arg) for name, arg in message.args.items()}
        return formatted(self.language, message.id, values)

    def _value(self, arg: Arg, form: str = "") -> "int | str | _Value":
        match arg:
            case Message():
                return self._said(arg)
            case int() | str():
                return arg
            case _:
                return _Value(self, arg, form)

    def _begun(self, pieces: tuple[Piece, ...]) -> tuple[Piece, ...]:
        """With a capital; the name of a player stays as its owner writes it."""
        first = pieces[0] if pieces else Piece("")
        if first.seat is not None and first.seat != self.viewer:
            return pieces
        return (Piece(FIRST_LETTER.sub(lambda hit: hit[0].upper(), first.text, 1), first.seat), *pieces[1:])


class _Value:
    """A part of a sentence while it is being formatted: a player, a thing or a row."""

    def __init__(self, speaker: Speaker, part: Who | Thing | Row, usual: str = "") -> None:
        self.speaker = speaker
        self.part = part
        self.usual = usual

    def __str__(self) -> str:
        return self.form(self.usual)

    def form(self, name: str) -> str:
        match self.part:
            case Who(seat):
                return self.speaker.player(seat, name)
            case Thing():
                return self.speaker.phrase(self.part, name)
            case Row():
                return self.speaker.linked(self.part, name)

    def trait(self, name: str) -> str | int:
        match self.part, name:
            case Who(seat), "person":
                return "you" if seat == self.speaker.viewer else "other"
            case Thing(), "n":
                return self.part.n
            case Row(parts), "n":
                return sum(part.n if isinstance(part, Thing) else 1 for part in parts)
            case _:
                raise TypeError(f"{self.part} has no {name}")

    def marked(self, text: str) -> str:
        return _mark(self.part.seat, text) if isinstance(self.part, Who) else text


def _mark(seat: int, text: str) -> str:
    return f"{BEGIN}{seat}{MIDDLE}{text}{END}"


def _split(text: str) -> tuple[Piece, ...]:
    """The pieces of a marked text."""
    if BEGIN not in text:
        return (Piece(text),) if text else ()
    found, at = list[Piece](), 0
    for hit in MARKED.finditer(text):
        found += [Piece(text[at : hit.start()]), Piece(hit[2], int(hit[1]))]
        at = hit.end()
    return tuple(piece for piece in (*found, Piece(text[at:])) if piece.text)
