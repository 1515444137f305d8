"""The expansions, one folder each: words and numbers, rules, evaluation, sentences, data. No module imports another."""
