"""Quotation marks as they are printed."""

import re


def quoted(sentence: str) -> str:
    """A sentence with printed quotation marks for typed ones."""
    return re.sub(r"(?<!\w)'([^']*)'(?!\w)", r"“\1”", sentence)
