"""The page about the protocol: its examples are messages, and it leaves none out."""

import re

import msgspec
import pytest

from bestiary.server.wire import messages as wire
from bestiary.server.wire import refusal
from tests.docs.pages import ROOT, Block, blocks

PAGE = ROOT / "docs" / "protocol.md"
EXAMPLES = blocks(PAGE, "json")
BODIES = {
    "/api/rooms": wire.NewRoom,
    "/api/rooms/{room}/join": wire.Join,
    "/api/rooms/{room}/deck": wire.DeckAsked,
}


def where(block: Block) -> str:
    return block.where()


@pytest.mark.parametrize("block", EXAMPLES, ids=where)
def test_an_example_is_what_it_says(block: Block) -> None:
    words = block.info.split()[1:]
    if words[0] == "said":
        wire.read(block.text)
    elif words[0] == "told":
        told = msgspec.json.decode(block.text, type=wire.AnyTold)
        assert msgspec.json.decode(wire.write(told)) == msgspec.json.decode(block.text)
    elif words[0] == "POST":
        msgspec.json.decode(block.text, type=BODIES[words[1]])
    else:
        kind = getattr(wire, words[1])
        msgspec.json.decode(block.text, type=kind)


def tags(union: object) -> set[str]:
    return {kind.__struct_config__.tag for kind in union.__args__}  # type: ignore[attr-defined]


def test_every_message_has_an_example() -> None:
    for name, union in (("said", wire.AnySaid), ("told", wire.AnyTold)):
        texts = [block.text for block in EXAMPLES if block.info.split()[1] == name]
        shown = {msgspec.json.decode(text)["type"] for text in texts}
        assert shown == tags(union)


def test_every_close_code_is_explained() -> None:
    text = PAGE.read_text("utf-8")
    codes = {value for name, value in vars(refusal).items() if name.isupper()}
    assert len(codes) > 8
    for code in codes:
        assert re.search(rf"^\|.*\b{code}\b.*\|", text, re.MULTILINE), code


def test_every_refusal_code_is_explained() -> None:
    """The codes of the room, as they stand in its source, are in the table."""
    text = PAGE.read_text("utf-8")
    source = ROOT / "src" / "bestiary"
    rooms = (f"server/room/{name}" for name in ("room", "seats", "rematches"))
    for name in ("play/match", *rooms, "server/wire/sockets"):
        text_of = (source / f"{name}.py").read_text("utf-8")
        for code in re.findall(r'(?:Refusal|PlayError)\(\s*"([a-z-]+)"', text_of):
            if "-frame" not in code and code not in CLOSING | BY_REST:
                assert f"`{code}`" in text, code


CLOSING = {"crowded", "flood", "no-hello", "no-watchers", "too-big", "bad-secret"}
BY_REST = {"used", "no-invitation"}
