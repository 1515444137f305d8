"""The built-in bots, and what they have in common."""
