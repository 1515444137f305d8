"""The language of the terminal: as asked for, else as the machine is set, else English."""

import os
from collections.abc import Mapping
from typing import Final

import click

from blackgate.editions.names import LANGUAGES
from blackgate.errors import SpeechError, brief

SETTINGS: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where a machine says its language; the first that says anything counts."""


def settled(wanted: str | None, machine: Mapping[str, str]) -> str:
    """The language asked for; without one, the machine's, if it is spoken here."""
    if wanted is not None and wanted.lower() not in LANGUAGES:
        raise SpeechError(f"there is no language {brief(wanted)}", "--lang", "one of " + ", ".join(LANGUAGES))
    said = wanted or next((machine[each] for each in SETTINGS if machine.get(each)), "")
    return said[:2].lower() if said[:2].lower() in LANGUAGES else LANGUAGES[0]


def _chosen(context: click.Context, parameter: click.Parameter, wanted: str | None) -> str:
    return settled(wanted, os.environ)


LANG: Final = click.option(
    "--lang",
    "language",
    metavar="LANGUAGE",
    callback=_chosen,
    help=f"One of {', '.join(LANGUAGES)} (the language of your system).",
)
