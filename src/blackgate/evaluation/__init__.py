"""Evaluation, policy and search: what options are worth to a seat, and who is likely to win. Compiled.

Everything here reads a full state of the engine: a world sampled from what a seat may know, never the real game.
"""
