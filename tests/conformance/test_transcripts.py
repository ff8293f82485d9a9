"""Golden transcripts: a game that comes out differently needs a new rules version."""

from difflib import unified_diff

import pytest

from tests.conformance.transcripts import (
    TRANSCRIPTS,
    UPDATE,
    outcome_in,
    path_of,
    transcript,
    version_in,
)


@pytest.mark.parametrize("name", TRANSCRIPTS)
def test_the_game_is_as_it_was_written(name: str) -> None:
    old = path_of(name).read_text("utf-8")
    new = transcript(name)
    if new == old:
        return
    if version_in(new) != version_in(old):
        pytest.fail(f"{name}: new rules, old transcript; run `{UPDATE}`")
    if outcome_in(new) == outcome_in(old):
        remedy = f"Only words changed. If they should, run `{UPDATE}`."
    else:
        remedy = f"The same choices give another game: raise its rules version, run `{UPDATE}`."
    diff = unified_diff(old.splitlines(), new.splitlines(), "written", "now", lineterm="", n=1)
    pytest.fail("\n".join([f"{name}: {remedy}", *list(diff)[:60]]))


@pytest.mark.parametrize("name", TRANSCRIPTS)
def test_a_transcript_is_short_enough_to_read(name: str) -> None:
    assert len(path_of(name).read_text("utf-8").splitlines()) < 100
