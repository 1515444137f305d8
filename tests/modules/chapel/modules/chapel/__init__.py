"""The Chapel, in place of the Showers: a worked example of a module. Rule: PLACE-CHAP-1 to PLACE-CHAP-3."""
