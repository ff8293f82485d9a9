"""The OpenAPI description is made of the table the routes are made of, and tells the truth."""

import re
from typing import Any

import httpx

from tests.server.running import Running


def resolve(schema: dict[str, Any], document: dict[str, Any]) -> dict[str, Any]:
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        found: dict[str, Any] = document["components"]["schemas"][name]
        return found
    return schema


def check(value: Any, schema: dict[str, Any], document: dict[str, Any]) -> None:
    """As much of JSON Schema as the description uses."""
    schema = resolve(schema, document)
    if "anyOf" in schema:
        assert any(fits(value, each, document) for each in schema["anyOf"])
    elif schema.get("type") == "array":
        assert isinstance(value, list)
        for item in value:
            check(item, schema.get("items", {}), document)
    elif schema.get("type") == "null":
        assert value is None
    elif "properties" in schema:
        assert isinstance(value, dict)
        assert set(schema["required"]) <= set(value) <= set(schema["properties"])
        for name, item in value.items():
            check(item, schema["properties"][name], document)


def fits(value: Any, schema: dict[str, Any], document: dict[str, Any]) -> bool:
    try:
        check(value, schema, document)
    except AssertionError:
        return False
    return True


def good_answer(document: dict[str, Any], path: str, method: str) -> dict[str, Any]:
    found = document["paths"][path][method]["responses"]["200"]["content"]
    schema: dict[str, Any] = found["application/json"]["schema"]
    return schema


def test_answers_are_as_described(server: Running) -> None:
    document = server.get("/api/openapi.json").json()
    assert document["openapi"] == "3.1.0"
    made = server.make_room("creature-wars", "me,greedy")
    room = f"/api/rooms/{made['room']}"
    check(made, good_answer(document, "/api/rooms", "post"), document)
    for path, address in (
        ("/api/games", "/api/games"),
        ("/api/shelf", "/api/shelf"),
        ("/api/games/{game}/cards", "/api/games/creature-wars/cards"),
        ("/api/games/{game}/rules", "/api/games/creature-wars/rules"),
        ("/api/games/{game}/decks", "/api/games/hiddenzone/decks"),
        ("/api/rooms/{room}", room),
        ("/api/rooms/{room}/moments/{n}", f"{room}/moments/0"),
    ):
        answer = server.get(address)
        assert answer.status_code == 200
        check(answer.json(), good_answer(document, path, "get"), document)
    fault = server.get("/api/rooms/nowhere").json()
    check(fault, {"$ref": "#/components/schemas/ErrorBody"}, document)


def test_every_reference_leads_somewhere(server: Running) -> None:
    text = server.get("/api/openapi.json").text
    schemas = server.get("/api/openapi.json").json()["components"]["schemas"]
    for name in set(re.findall(r'"\$ref":"#/components/schemas/(\w+)"', text)):
        assert name in schemas


def test_every_described_address_is_there(server: Running) -> None:
    document = server.get("/api/openapi.json").json()
    for path, methods in document["paths"].items():
        address = re.sub(r"{n}", "0", re.sub(r"{(room|game)}", "x", path))
        for method, operation in methods.items():
            answer = server.client.request(method, address, content=b"{")
            assert answer.headers["content-type"].startswith("application/json"), path
            assert operation["summary"], path
            assert answer.status_code in (200, 400, 401, 404), (path, answer.text)
            if answer.status_code == 404:
                assert answer.json()["error"]["code"] in (
                    "no-room",
                    "no-game",
                    "no-review",
                    "no-language",
                ), path


def test_the_page_for_people(server: Running) -> None:
    page = server.get("/api/docs")
    assert page.headers["content-type"].startswith("text/html")
    assert "<script" not in page.text
    for path in server.get("/api/openapi.json").json()["paths"]:
        assert path in page.text


def headers_of(answer: httpx.Response) -> str:
    return answer.headers["content-security-policy"]


def test_headers_of_everything(server: Running) -> None:
    for path in ("/", "/room/x", "/health", "/api/games", "/api/docs", "/api/nothing", "/assets/x"):
        answer = server.get(path)
        policy = headers_of(answer)
        assert policy.startswith("default-src 'self'")
        assert "http" not in policy, "an outside host"
        assert "unsafe-eval" not in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert "server" not in answer.headers


def test_addresses_that_are_none(server: Running) -> None:
    for path in ("/api/nothing", "/api/rooms/x/nothing", "/assets/nothing.js"):
        answer = server.get(path)
        assert (answer.status_code, answer.json()["error"]["code"]) == (404, "no-such-thing")
    assert server.client.delete("/api/rooms/x").status_code == 405
    for path in ("/../../../../etc/passwd", "/%2e%2e/%2e%2e/%2e%2e/etc/passwd", "/..%2fapp.py"):
        answer = server.get(path)
        assert "root:" not in answer.text
        assert "Starlette" not in answer.text


def test_health(server: Running) -> None:
    health = server.get("/health").json()
    assert health["ok"] is True
    assert set(health) == {"ok", "version", "rooms", "connections", "reason"}
