"""Every test here may ask for a `table`: see table.py for what it can do."""

import pytest

from tests.hiddenzone.table import Table


@pytest.fixture
def table() -> Table:
    return Table()
