"""A test that takes a `setup` runs over every game with every option set; in the inner loop, with
the quick one."""

import pytest

from tests.conformance.games import ALL, is_quick


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "setup" in metafunc.fixturenames:
        slow = pytest.mark.slow
        setups = [
            pytest.param(setup, id=setup.id, marks=[] if is_quick(setup) else [slow])
            for setup in ALL
        ]
        metafunc.parametrize("setup", setups)
