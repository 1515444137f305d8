"""The expansions, a folder each: words and numbers, rules, evaluation, sentences, data. None of them knows another."""
