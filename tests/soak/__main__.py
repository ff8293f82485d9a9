import sys

from tests.soak.running import main

if __name__ == "__main__":
    sys.exit(main())
