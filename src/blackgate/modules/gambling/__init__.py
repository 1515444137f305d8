"""The Gambling Cells, in place of the Cell Block. Rule: PLACE-GAMB-1 to PLACE-GAMB-5."""
