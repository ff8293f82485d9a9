"""A real server, a real Chromium, and people who click."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser import chromium
from tests.browser.person import PATIENCE, Person
from tests.browser.site import Site, served
from tests.server.running import Running

PAGE: Final = Path(__file__).parents[2] / "src/bestiary/server/page/index.html"

Invite = Callable[..., Person]

expect.set_options(timeout=PATIENCE)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = chromium.find()
    assert path, chromium.MISSING
    assert PAGE.is_file(), "the page has not been built: run `make page`"
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=path, args=chromium.FLAGS)
        yield started
        started.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(tmp_path_factory.mktemp("browser"), "--bot-seconds", "1") as running:
        yield running


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with served(tmp_path_factory.mktemp("site")) as published:
        yield published


@pytest.fixture
def somebody(browser: Browser) -> Iterator[Invite]:
    """Sits people down in browsers of their own; each must see no error and reach no other host."""
    people: list[Person] = []

    def sit(server: Running, **how: Any) -> Person:
        people.append(Person(browser, server.url, **how))
        return people[-1]

    yield sit
    for person in people:
        person.leave()
