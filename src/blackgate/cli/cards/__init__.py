"""The pages of all cards of an edition."""
