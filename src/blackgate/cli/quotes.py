"""Sentences as they are printed: quotation marks, and a capital at the beginning."""

import re


def quoted(sentence: str) -> str:
    """A sentence with printed quotation marks for typed ones."""
    return re.sub(r"(?<!\w)'([^']*)'(?!\w)", r"“\1”", sentence)


def capital(sentence: str) -> str:
    """A sentence with a capital at its beginning."""
    return sentence[:1].upper() + sentence[1:]
