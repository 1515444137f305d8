"""The commands of `blackgate`: each module holds one as `command`."""
