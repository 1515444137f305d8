"""Michel or Michelle, whom nobody owns. Rule: MICHEL-1 to MICHEL-17."""
