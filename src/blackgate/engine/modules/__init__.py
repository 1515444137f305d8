"""The expansions, a page or a folder each. They hang into the base through `Module` and do not know each other."""
