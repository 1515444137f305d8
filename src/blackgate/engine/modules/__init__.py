"""The expansions, each in one file. They hang into the base through `Module` and do not know each other."""
