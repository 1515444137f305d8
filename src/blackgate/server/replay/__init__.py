"""Replays of finished games: `parts` makes them in the offload worker, `cache` keeps what was made."""
