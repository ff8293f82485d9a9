"""A test that takes a `setup` runs over every game with every option set."""

import pytest

from tests.conformance.games import ALL


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "setup" in metafunc.fixturenames:
        metafunc.parametrize("setup", ALL, ids=[setup.id for setup in ALL])
