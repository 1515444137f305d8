"""Who knows what: guesses at hidden hands, what an onlooker has seen, the worlds it could be in. INFO-1 to INFO-10."""
