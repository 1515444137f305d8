"""What a person types, turned into decisions."""
