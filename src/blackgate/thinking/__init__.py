"""Thinking: how a position looks to whoever plays, what an option is worth, who is likely to win. Compiled.

Everything here reads a full state of the engine: an imagined one, made of what a seat may know. No real game ever
gets here.
"""
