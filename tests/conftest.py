"""What holds for every test."""

import gc


def pytest_collection_finish() -> None:
    gc.freeze()  # thousands of tests and all they import stay: no collection need look at them
