"""Views made by hand: of no game in particular, with one of everything a table must draw."""

from typing import Any

from bestiary.engine.view import CardView, ChoiceView, Thing, TileView, View, ZoneKind, ZoneView

SYMBOLS = {"Fire": "▲", "Holy": "✚", "Ancient": "◆", "Nightmare": "☾"}


def card(id: int, face: str = "", **more: Any) -> CardView:
    """A card; without a face it lies face down."""
    shown: CardView = {
        "id": id,
        "face": face,
        "name": face,
        "kind": "creature" if face else "",
        "text": "",
        "flavour": "",
        "accent": "",
        "icon": "",
        "back": "",
        "badges": [],
        "marks": [],
        "turned": False,
        "attached": [],
        "waits": "",
    }
    for word, symbol in SYMBOLS.items():
        if word in face:
            shown["accent"] = word.lower()
            shown["badges"] = [
                {"key": "type", "label": "Type", "value": word, "symbol": symbol, "was": ""}
            ]
    shown.update(more)  # type: ignore[typeddict-item]
    return shown


def zone(
    key: str, label: str, kind: ZoneKind, owner: int, *cards: CardView, count: int = 0
) -> ZoneView:
    return {
        "key": key,
        "label": label,
        "kind": kind,
        "owner": owner,
        "count": count or len(cards),
        "cards": list(cards),
    }


def choice(
    verb: str,
    subject: int,
    label: str,
    target: int = -1,
    place: int = 0,
    grave: bool = False,
    **more: Thing,
) -> ChoiceView:
    text = " ".join(str(part) for part in (verb, subject, target) if part != -1)
    return {
        "text": text,
        "verb": verb,
        "subject": subject,
        "target": target,
        "of": more.get("of", "card" if subject >= 0 else ""),
        "to": more.get("to", ""),
        "label": label,
        "place": place,
        "grave": grave,
        "declines": False,
        "note": "",
        "way": [],
    }


def tile(id: int, label: str, x: int, y: int, exits: list[int], *seats: int) -> TileView:
    return {
        "id": id,
        "label": label,
        "kind": "land",
        "x": x,
        "y": y,
        "exits": exits,
        "seats": list(seats),
        "cards": [],
        "symbol": "",
        "owner": -1,
        "about": "",
        "region": "",
        "terrain": "",
    }


def duel_view() -> View:
    """A hand to choose from, a hidden hand with a mark, piles, a lasting rule, a log."""
    voodoo = "When it loses, the damage is doubled and falls on the enemy Empire instead."
    hand = [
        card(3, "Lvl.3 Fire Giant {4}"),
        card(8, "Lvl.6 Holy Dragon {7}: (1)", waits="cooldown: playable on turn 6"),
        card(9, "Lvl.1 Voodoo Witch {3}", kind="witch", text=voodoo),
        card(12, "Lvl.2 Nightmare Wolf {2} → Lvl.3"),
    ]
    once_shown = card(22, "Lvl.5 Ancient Pirate {3}")
    discarded = [card(1, "Lvl.1 Holy Wolf {2}"), card(2, "Lvl.4 Fire Vampire {5}")]
    hidden = card(21, marks=[{"key": "cooldown", "label": "cooldown", "value": 1, "alters": ""}])
    return {
        "schema": 1,
        "game": "duel",
        "title": "A Duel",
        "rules": 1,
        "options": {},
        "seat": 0,
        "turn": 5,
        "turn_name": "Turn",
        "phase": "choose",
        "seats": [
            {
                "seat": seat,
                "name": f"Player {seat + 1}",
                "gauges": [
                    {"key": "hp", "label": "HP", "value": hp, "most": 30, "good": 1},
                ],
                "marks": [],
                "initiative": seat == 0,
                "out": False,
                "answered": seat == 1,
            }
            for seat, hp in enumerate((24, 7))
        ],
        "zones": [
            zone("hand.0", "Hand", "hand", 0, *hand),
            zone("hand.1", "Hand", "hand", 1, card(20), hidden, once_shown),
            zone("deck", "Deck", "pile", -1, count=34),
            zone("discard", "Discard", "pile", -1, *discarded),
        ],
        "lasting": [{"label": "Eclipse", "text": "Holy creatures have no advantage.", "seat": 1}],
        "fight": None,
        "map": [],
        "decision": {
            "seat": 0,
            "prompt": "Play which card?",
            "choices": [
                choice("pass", -1, "Pass"),
                choice("play", 3, "Play Lvl.3 Fire Giant {4}"),
                choice("play", 9, "Play Lvl.1 Voodoo Witch {3}"),
                choice("play", 12, "Play Lvl.2 Nightmare Wolf {2} → Lvl.3"),
            ],
        },
        "waiting": [0],
        "unseen": [{"label": "Lvl.3 Giant", "count": 1}, {"label": "a random witch", "count": 7}],
        "result": None,
        "points": None,
        "look": {
            "accents": {
                "fire": "#d1495b",
                "holy": "#e0b93c",
                "ancient": "#4b8f6a",
                "nightmare": "#7a5bb5",
            },
            "icon": "",
            "layout": "duel",
        },
        "log": [
            event("turn", "Turn 4"),
            event("move", "You play Lvl.1 Holy Wolf {2}.", card(1, "Lvl.1 Holy Wolf {2}")),
            event("hit", "You lose 2 HP."),
        ],
    }


def event(motion: str, text: str, *cards: CardView) -> Any:
    return {
        "motion": motion,
        "seat": 0,
        "cards": list(cards),
        "source": "",
        "target": "",
        "amount": 0,
        "text": text,
    }


def map_view() -> View:
    """A small world with a bridge that leads far away, and rows with things attached."""
    view = duel_view()
    sword = card(31, "Sword", text="+2 in a fight")
    giant = card(30, "Lvl.3 Fire Giant {4}", turned=True, attached=[sword])
    view["zones"] = [
        zone("row.0", "Party", "row", 0, giant),
        zone("row.1", "Party", "row", 1, card(40, "Lvl.1 Holy Wolf {2}")),
    ]
    view["map"] = [
        tile(1, "Forest", 0, 0, [2, 4], 0),
        tile(2, "River of Sorrows", 1, 0, [1, 3, 5]),
        tile(3, "Tower", 2, 0, [2, 4], 1),
        tile(4, "Cave", 0, 1, [1, 3]),
        tile(5, "Village", 1, 1, [2]),
    ]
    view["decision"] = {
        "seat": 0,
        "prompt": "Where to?",
        "choices": [
            choice("attack", 30, "Attack Holy Wolf with Fire Giant", 40, to="card"),
            choice("go", 2, "Go to River of Sorrows", of="tile"),
            choice("go", 4, "Go to Cave", of="tile"),
        ],
    }
    return view


def island_view() -> View:
    """A map too large for names: a ring of 24 tiles, a lane across it, a rope and a slide."""
    view = map_view()
    ring = [(x, 0) for x in range(9)] + [(8, y) for y in range(1, 5)]
    ring += [(x, 4) for x in range(7, -1, -1)] + [(0, y) for y in range(3, 0, -1)]
    tiles = []
    for i, (x, y) in enumerate(ring):
        tiles.append(tile(i, f"Palm Beach {i}", x, y, [(i + 1) % 24, (i - 1) % 24]))
        tiles[i]["kind"], tiles[i]["symbol"] = "beach", "♣"
    tiles.append(tile(24, "The Old Volcano", 4, 2, [4, 16]))  # a lane from top to bottom
    tiles[4]["exits"].append(24)
    tiles[16]["exits"].append(24)
    for i, name, kind, symbol in [
        (0, "Hut of the Hermit", "hut", "⌂"),
        (12, "Hut of the Twins", "hut", "⌂"),
        (24, "The Old Volcano", "volcano", "★"),
        (22, "Bamboo Pier", "pier", "♜"),
    ]:
        tiles[i]["label"], tiles[i]["kind"], tiles[i]["symbol"] = name, kind, symbol
    tiles[2]["exits"].append(9)  # a rope over the bay
    tiles[9]["exits"].append(2)
    tiles[22]["exits"].append(24)  # a slide: nobody walks up again
    tiles[0]["seats"], tiles[12]["seats"] = [0], [1]
    view["map"] = tiles
    view["decision"] = {
        "seat": 0,
        "prompt": "Where to?",
        "choices": [
            choice("go", 4, "Go to Palm Beach 4", of="tile"),
            choice("go", 12, "Go to Hut of the Twins, 3 coconuts", 3, of="tile", to="number"),
            choice("go", 12, "Go to Hut of the Twins, 5 coconuts", 5, of="tile", to="number"),
            choice("go", 20, "Go to Palm Beach 20", of="tile"),
        ],
    }
    return view
