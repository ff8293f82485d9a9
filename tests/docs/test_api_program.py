"""The README's program runs as it stands there."""

import ast
import subprocess
import sys
from pathlib import Path

from tests.docs.pages import README, blocks


def test_the_api_program(tmp_path: Path) -> None:
    (block,) = blocks(README, "python")
    program = tmp_path / "program.py"
    program.write_text(block.text, "utf-8")
    done = subprocess.run(
        [sys.executable, str(program)], capture_output=True, text=True, timeout=60, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    result = ast.literal_eval(done.stdout)
    assert isinstance(result, tuple)
    assert len(result) == 2
    assert sum(result) == 1.0
