"""Team mode: `rules` has the hooks into the base game, `exchange` the one action that needs a file of its own.

The two Blocks, who digs and crafts in which, sides, target and starting Places are tables of the ruleset (TEAM-1 to
TEAM-5, TEAM-9, TEAM-10, RULING-112 to RULING-117).
"""
