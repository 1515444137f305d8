"""Read the tables of an edition file: types, names and limits are checked on the way."""
