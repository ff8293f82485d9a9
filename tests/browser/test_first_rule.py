"""From nothing to a changed rule in the browser: five steps, as the README of a new game says.

bestiary new owl-court ; cd owl-court ; make serve ; open it and play ; edit the rules and save
"""

import os
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.server.running import Running
from tests.server.test_edits import free_port


def test_a_changed_rule_is_seen_in_five_steps(tmp_path: Path, somebody: Invite) -> None:
    command = [sys.executable, "-m", "bestiary", "new", "owl-court"]
    subprocess.run(command, cwd=tmp_path, check=True, env={**os.environ, "BESTIARY_PURE": "1"})
    project = tmp_path / "owl-court"
    makefile = (project / "Makefile").read_text("utf-8")
    assert "bestiary serve owl_court/__init__.py --reload" in makefile, "what `make serve` runs"
    rules = project / "owl_court" / "__init__.py"
    server = Running(tmp_path / "data", str(rules), "--reload", port=free_port())
    try:
        person = somebody(server)
        person.offline = True  # the server starts again: what fails meanwhile is no trouble
        person.play_bot("owl-court")
        person.choose()
        person.wait()
        text = rules.read_text("utf-8")
        old = '"{You} take{s} the round."'
        assert old in text
        rules.write_text(text.replace(old, '"{You} snatch{es} the round."'), "utf-8")
        person.expect_text("The rules have been edited")
        person.play_on()
        expect(person.page.get_by_text("the round.").first).to_be_visible()
        told = [line for line in person.log() if line.endswith("the round.")]
        assert told, person.log()
        assert all("snatch" in line for line in told), told
    finally:
        server.stop()
