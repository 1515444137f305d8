"""The Workshop, in place of the Cafeteria. Rule: PLACE-WORK-1 to PLACE-WORK-5."""
