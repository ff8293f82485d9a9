"""The REST part described for programs (OpenAPI 3.1) and for people, from the same data."""

from starlette.requests import Request
from starlette.responses import Response

from bestiary.server.requests import answer


async def serve_json(request: Request) -> Response:
    """This description."""
    return answer({})


async def serve_page(request: Request) -> Response:
    """This description, to be read."""
    return answer({})
