"""The Psychiatric Ward, in place of Solitary Confinement. Rule: PLACE-PSY-1 to PLACE-PSY-12."""
