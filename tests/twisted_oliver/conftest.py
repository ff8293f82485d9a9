"""Every test here may ask for a `table`: see table.py for what it can do."""

import pytest

from tests.twisted_oliver.table import Table


@pytest.fixture
def table() -> Table:
    return Table()
