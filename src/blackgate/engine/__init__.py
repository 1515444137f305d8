"""The rules of the game, compiled ahead of time. This package imports nothing from the rest of Blackgate.

There is one file for each chapter of the booklet. The entry points are `legal` and `apply` in `play`.
"""
