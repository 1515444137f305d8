"""Advice to one viewer, made from what that viewer may know: stakes, threats, and an explanation of the position."""
