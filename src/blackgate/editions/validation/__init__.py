"""Validate an edition: consistency of its parts, facts of the rulebooks, likely misspellings."""
