"""Lab reports are for the server's owner: a stranger cannot tell that there are any."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from bestiary.lab.report import report_html, report_of
from tests.lab.documents import hand
from tests.server.running import Running

PAGE = report_html(report_of({**hand(), "title": "Frogs & Co"}, "..."))


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("reports")
    (folder / "frogs.html").write_text(PAGE, "utf-8")
    (folder / "notes.txt").write_text("private", "utf-8")
    (folder / ".hidden.html").write_text("private", "utf-8")
    outside = folder.parent / "outside.html"
    outside.write_text("private", "utf-8")
    (folder / "link.html").symlink_to(outside)
    return folder


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, folder: Path) -> Iterator[Running]:
    with Running(tmp_path_factory.mktemp("lab"), "--reports", str(folder)) as running:
        yield running


@pytest.fixture(scope="module")
def link(server: Running) -> str:
    assert server.process.stdout is not None
    line = server.process.stdout.readline()
    assert "for you only" in line
    return line.split()[-1]


@pytest.fixture
def owner(server: Running, link: str) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.url, follow_redirects=True) as client:
        assert client.get(link).status_code == 200
        yield client


def test_the_owner_sees_the_list_and_the_reports(server: Running, owner: httpx.Client) -> None:
    listed = owner.get("/lab")
    assert "Frogs &amp; Co: what are the odds?" in listed.text
    assert "/lab/frogs.html" in listed.text
    report = owner.get("/lab/frogs.html")
    assert report.text == PAGE
    for told in (listed, report):
        policy = told.headers["content-security-policy"]
        assert policy.startswith("default-src 'none'")
        assert "unsafe" not in policy
        assert "sandbox" in policy
        assert "allow-same-origin" not in policy
        assert told.headers["cache-control"] == "no-store"


def test_the_key_leaves_the_address_and_is_never_logged(server: Running, link: str) -> None:
    told = httpx.get(link, follow_redirects=False)
    assert told.status_code == 303
    assert told.headers["location"] == "/lab"
    cookie = told.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "Path=/lab" in cookie
    key = link.rpartition("=")[2]
    assert len(key) >= 22
    assert key not in server.log_path.read_text()


@pytest.mark.parametrize("path", ["/lab", "/lab/frogs.html", "/lab/none.html", "/lab?key=wrong"])
def test_to_a_stranger_it_is_an_address_like_any_other(server: Running, path: str) -> None:
    nowhere = httpx.get(server.url + "/no/such/page")
    for cookies in ({}, {"bestiary-lab": "wrong"}, {"bestiary-lab": ""}):
        told = httpx.get(server.url + path, cookies=cookies)
        assert (told.status_code, told.text) == (nowhere.status_code, nowhere.text)
        same = ("content-security-policy", "cache-control", "content-type")
        assert [told.headers[name] for name in same] == [nowhere.headers[name] for name in same]


@pytest.mark.parametrize(
    "name",
    ["notes.txt", ".hidden.html", "link.html", "..%2Foutside.html", "%00.html", "a" * 300],
)
def test_only_reports_of_the_folder_are_shown(owner: httpx.Client, name: str) -> None:
    assert "private" not in owner.get(f"/lab/{name}").text


def test_files_outside_are_not_listed(owner: httpx.Client) -> None:
    listed = owner.get("/lab").text
    assert "link.html" not in listed
    assert ".hidden.html" not in listed


def test_without_the_option_there_is_nothing(tmp_path: Path) -> None:
    missing = tmp_path / "nowhere"
    with pytest.raises(AssertionError, match="no such folder"):
        Running(tmp_path / "server", "--reports", str(missing))
