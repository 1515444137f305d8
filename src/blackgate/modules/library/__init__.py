"""The Library, in place of the Showers. Rule: PLACE-LIB-1 to PLACE-LIB-5."""
