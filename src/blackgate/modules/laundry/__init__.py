"""The Laundry. Rule: PLACE-LAUN-1 to PLACE-LAUN-5."""
