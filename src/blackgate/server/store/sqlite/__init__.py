"""The store in one SQLite file, which one server has open at a time.

`store` is the store itself, `files` locks and watches its file, `migrations` brings its tables up to date. `backup`
copies a database beside a running server and restores a copy, `verification` checks one, `private_file` writes one.
"""
