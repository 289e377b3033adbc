"""``python -m starhold``: the same as the command ``starhold``."""

from starhold.cli import main

if __name__ == "__main__":
    main()
