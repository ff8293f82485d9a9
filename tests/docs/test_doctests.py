"""The examples in the docstrings hold. Run from the source: compiled functions hide theirs."""

import os
import subprocess
import sys

RUN = """
import doctest, importlib, pkgutil, sys
import bestiary

failed = tried = 0
for module in pkgutil.walk_packages(bestiary.__path__, "bestiary."):
    if not module.name.endswith("__main__"):
        found = doctest.testmod(importlib.import_module(module.name))
        failed += found.failed
        tried += found.attempted
print(tried, "examples")
sys.exit(failed > 0 or tried < 5)
"""


def test_docstrings() -> None:
    done = subprocess.run(
        [sys.executable, "-c", RUN],
        env={**os.environ, "BESTIARY_PURE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
