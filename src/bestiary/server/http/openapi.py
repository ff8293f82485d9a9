"""The REST API described for programs (OpenAPI 3.1) and for people, from the same table."""

import re
from collections.abc import Sequence
from html import escape
from typing import Any, Final

import msgspec

import bestiary
from bestiary.server.http.endpoints import Endpoint
from bestiary.server.wire import messages as wire

REF: Final = "#/components/schemas/{name}"
BEARER: Final[list[dict[str, list[str]]]] = [{"seat": []}]


def describe(endpoints: Sequence[Endpoint]) -> dict[str, Any]:
    """The OpenAPI document."""
    types = [kind for each in endpoints for kind in (each.answers, each.asks) if is_schema(kind)]
    schemas, components = msgspec.json.schema_components([*types, wire.ErrorBody], ref_template=REF)
    named = {str(kind): schema for kind, schema in zip(types, schemas, strict=False)}
    paths: dict[str, dict[str, Any]] = {}
    for each in endpoints:
        paths.setdefault(each.path, {})[each.method.lower()] = operation(each, named)
    scheme = {"type": "http", "scheme": "bearer", "description": "a seat's secret"}
    return {
        "openapi": "3.1.0",
        "info": {"title": "Bestiary", "version": bestiary.__version__},
        "paths": paths,
        "components": {"schemas": components, "securitySchemes": {"seat": scheme}},
    }


def is_schema(kind: Any) -> bool:
    return kind is not None and kind is not str


def operation(each: Endpoint, named: dict[str, Any]) -> dict[str, Any]:
    """One endpoint: what it takes and what it answers."""
    described: dict[str, Any] = {
        "summary": summary(each),
        "parameters": parameters(each),
        "responses": {
            "200": {"description": "done", "content": content(each.answers, named)},
            "4XX": {
                "description": "refused, with a reason",
                "content": content(wire.ErrorBody, {}),
            },
        },
    }
    if each.asks is not None:
        described["requestBody"] = {"required": True, "content": content(each.asks, named)}
    if each.secret:
        described["security"] = BEARER if each.secret == "a seat's secret" else [*BEARER, {}]
    return described


def summary(each: Endpoint) -> str:
    return " ".join((each.handler.__doc__ or "").split())


def content(kind: Any, named: dict[str, Any]) -> dict[str, Any]:
    if kind is str:
        return {"text/plain": {"schema": {"type": "string"}}}
    schema = named.get(str(kind), {"$ref": "#/components/schemas/ErrorBody"})
    return {"application/json": {"schema": schema}}


def parameters(each: Endpoint) -> list[dict[str, Any]]:
    found = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in re.findall(r"{(\w+)}", each.path)
    ]
    for name, words in each.query.items():
        schema = {"type": "string"}
        found.append({"name": name, "in": "query", "description": words, "schema": schema})
    return found


def as_page(endpoints: Sequence[Endpoint]) -> str:
    """The same as a plain HTML page, without scripts or external styles."""
    rows = []
    for each in endpoints:
        asks = "" if each.asks is None else f"<p>Body: <code>{escape(type_name(each.asks))}</code>"
        query = "".join(
            f"<li><code>?{escape(name)}=</code> {escape(words)}"
            for name, words in each.query.items()
        )
        secret = f"<p>Authorization: Bearer, {escape(each.secret)}" if each.secret else ""
        rows.append(
            f"<h2>{each.method} <code>{escape(each.path)}</code></h2>"
            f"<p>{escape(summary(each))}{secret}{asks}"
            f"{f'<ul>{query}</ul>' if query else ''}"
            f"<p>Answer: <code>{escape(type_name(each.answers))}</code>"
        )
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width"><title>Bestiary API</title></head>'
        "<body><main><h1>Bestiary API</h1>"
        '<p>For programs: <a href="/api/openapi.json">openapi.json</a>. Games are played over the '
        "WebSocket <code>/api/socket</code>; docs/protocol.md describes it.</p>"
        f"{''.join(rows)}</main></body></html>"
    )


def type_name(kind: Any) -> str:
    if kind is str:
        return "text"
    return (
        str(getattr(kind, "__name__", kind))
        if not hasattr(kind, "__args__")
        else (f"list of {kind.__args__[0].__name__}")
    )
