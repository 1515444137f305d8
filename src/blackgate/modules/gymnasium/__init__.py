"""The Gymnasium, in place of the Recreational Area. Rule: PLACE-GYM-1 to PLACE-GYM-7."""
