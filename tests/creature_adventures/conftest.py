"""Every test here may ask for a `table`: see table.py for what it can do."""

from __future__ import annotations

import pytest

from tests.creature_adventures.table import Table


@pytest.fixture
def table() -> Table:
    return Table()
