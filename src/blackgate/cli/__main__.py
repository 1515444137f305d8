"""`python -m blackgate.cli`."""

from blackgate.cli import main

if __name__ == "__main__":
    main()
