"""The Gambling Room. Rule: PLACE-GAMB-1 to PLACE-GAMB-5."""
