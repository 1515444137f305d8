"""`python -m blackgate`: the `blackgate` command."""

from blackgate.cli import main

if __name__ == "__main__":
    main()
