"""The rules of the game, compiled ahead of time. This room imports nothing of the rest of the house.

One file for each chapter of the booklet; `legal` and `apply` in `play` are the way in.
"""
