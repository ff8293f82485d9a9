"""The saved object of Tabletop Simulator: a deck whose cards are places on sheets.

A deck is made of custom decks, each a sheet of faces and a back, numbered from 1. A card's id is a
hundred times the number of its sheet, plus its place there, row by row from 0. The last place of a
sheet is what other players see of a card in a hand; ours has the back there too. So a sheet has 69
cards. The format: kb.tabletopsimulator.com/custom-content/save-file-format.
"""

from typing import Any, Final, NamedTuple

COLUMNS: Final = 10
ROWS: Final = 7
FACE_DOWN: Final = {"rotX": 0.0, "rotY": 180.0, "rotZ": 180.0}


class CardSheet(NamedTuple):
    face_url: str
    back_url: str
    cards: list[dict[str, Any]]  # "face", "text", and the "count" of each, in their places


def saved_object(title: str, blurb: str, sheets: list[CardSheet]) -> dict[str, Any]:
    """What lies in the folder "Saved Objects": the game's cards as one deck, face down."""
    decks = {
        str(number): {
            "FaceURL": sheet.face_url,
            "BackURL": sheet.back_url,
            "NumWidth": COLUMNS,
            "NumHeight": ROWS,
            "BackIsHidden": False,
            "UniqueBack": False,
            "Type": 0,
        }
        for number, sheet in enumerate(sheets, 1)
    }
    cards = [
        card_object(100 * number + place, card, {str(number): decks[str(number)]})
        for number, sheet in enumerate(sheets, 1)
        for place, card in enumerate(sheet.cards)
        for _ in range(int(card["count"]))
    ]
    deck = {
        **thing("DeckCustom", title, blurb),
        "DeckIDs": [card["CardID"] for card in cards],
        "CustomDeck": decks,
        "ContainedObjects": cards,
    }
    # A deck is at least two cards; a single one lies there as it is.
    return {"SaveName": title, "GameMode": "", "Date": "", "Table": "", "Sky": "", "Note": "",
            "Rules": "", "PlayerTurn": "", "LuaScript": "", "LuaScriptState": "",
            "ObjectStates": [deck if len(cards) > 1 else cards[0]] if cards else []}  # fmt: skip


def card_object(id: int, card: dict[str, Any], deck: dict[str, Any]) -> dict[str, Any]:
    return {**thing("Card", card["face"], card["text"]), "CardID": id, "CustomDeck": deck}


def thing(kind: str, name: str, text: str) -> dict[str, Any]:
    """What every object has."""
    place = {"posX": 0.0, "posY": 1.0, "posZ": 0.0, **FACE_DOWN}
    scale = {"scaleX": 1.0, "scaleY": 1.0, "scaleZ": 1.0}
    return {
        "Name": kind,
        "Transform": {**place, **scale},
        "Nickname": name,
        "Description": text,
        "GMNotes": "",
        "ColorDiffuse": {"r": 0.713, "g": 0.713, "b": 0.713},
        "Locked": False,
        "Grid": True,
        "Snap": True,
        "Autoraise": True,
        "Sticky": True,
        "Tooltip": True,
        "SidewaysCard": False,
        "LuaScript": "",
        "LuaScriptState": "",
        "XmlUI": "",
    }
