"""The built-in bots and their common base."""
