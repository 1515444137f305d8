"""The Laundry, in place of the Infirmary. Rule: PLACE-LAUN-1 to PLACE-LAUN-5."""
