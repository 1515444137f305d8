"""The Warden: `rules` has the hooks into the base game, `windows` the reactions to an action in her Place.

The Office, the way into it and her starting Place are tables of the ruleset (OFFICE-1, OFFICE-2, WARDEN-9, RULING-164).
"""
