"""`python -m bestiary` is `bestiary`."""

from bestiary.cli import main

if __name__ == "__main__":
    main()
