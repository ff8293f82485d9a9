"""Make the reports in this folder: how each of our games plays, as ``lab study`` sees it.

    python docs/lab/make.py             all of them, the same bytes every time
    python docs/lab/make.py GAME ...    these

They take about a minute for each game on two cores.
"""

import subprocess
import sys
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).parent
GAMES: Final = ("creature-wars", "creature-adventures", "hiddenzone", "twisted-oliver")
HOW: Final = ("--bots", "greedy", "--games", "100", "--seed", "1")


def command(game: str) -> list[str]:
    words = [sys.executable, "-m", "bestiary", "lab", "study", game, *HOW]
    return [*words, "--report", str(HERE / f"{game}.html")]


def main() -> None:
    for game in sys.argv[1:] or GAMES:
        print(game, flush=True)
        subprocess.run(command(game), check=True, stdout=subprocess.DEVNULL)


if __name__ == "__main__":
    main()
