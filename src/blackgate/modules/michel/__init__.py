"""Michel or Michelle, a figure that belongs to no player. Rule: MICHEL-1 to MICHEL-17."""
