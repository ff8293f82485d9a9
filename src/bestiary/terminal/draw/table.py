"""The table as a drawing: everything in it comes from a view, and nothing knows the game.

From far to near, as one sits at it: what the seats have, what lies in the middle, the lasting
rules, the map, your own cards, and the choices right above the prompt.
"""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.style import Style
from rich.table import Table
from rich.text import Text

from bestiary.engine.view import CardView, ChoiceView, Gauge, SeatView, View, ZoneView
from bestiary.terminal.draw.faces import accent, face_text, marks, symbols
from bestiary.terminal.draw.maps import draw_map
from bestiary.terminal.draw.numbers import Numbering
from bestiary.terminal.draw.places import (
    counted_zones,
    hands_known,
    seat_word,
    shared_piles,
    short_label,
    split_zones,
    worth_saying,
    zone_name,
)
from bestiary.terminal.draw.screen import Screen
from bestiary.terminal.draw.words import count, say

BAR = 16
LATEST = 2  # how many cards of a pile are shown
FEW = 8  # choices that stand well in one column


def draw(
    view: View, names: Sequence[str], numbering: Numbering, screen: Screen, with_map: bool = True
) -> Group:
    """The whole table, ready to print."""
    parts: list[RenderableType] = [_title(view, screen), _seats(view, names, screen)]
    known = [_known(zone, view, screen) for zone in hands_known(view)]
    for piece in (_middle(view, screen), *known, _lasting(view, screen)):
        if piece is not None:
            parts.append(piece)
    theirs, mine = split_zones(view)
    if len(view["seats"]) > 2:
        parts += _far_cards(theirs, view, numbering, screen)
    else:
        parts += [_cards(zone, view, numbering, screen) for zone in theirs]
    if view["map"] and with_map:
        parts.append(Padding(draw_map(view, numbering.tiles, screen), (1, 0, 0, 2), expand=False))
    parts += [_cards(zone, view, numbering, screen) for zone in mine]
    for grave in (False, True):  # what gives something up for good stands apart
        listed = [each for each in numbering.listed if each[1]["grave"] is grave]
        if listed:
            parts.append(_choices(listed, screen))
    return Group(*parts)


def _title(view: View, screen: Screen) -> Padding:
    said = [view["title"], f"{view['turn_name']} {view['turn']}", view["phase"]]
    title = Text(f" {screen.glyphs.dot} ".join(word for word in said if word), style="bold")
    line = Rule(title, align="left", style="dim", characters=screen.glyphs.across)
    return Padding(line, (1, 0, 0, 0))


def _seats(view: View, names: Sequence[str], screen: Screen) -> Table | Group:
    """A line for each seat, with numbers only if there is no room for bars."""
    gauges = max(len(seat["gauges"]) for seat in view["seats"])
    widest = max(_gauges_width(seat, screen) for seat in view["seats"])
    if widest + max(len(name) for name in names) + 5 > screen.width:
        return _narrow_seats(view, names, gauges, screen)
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(width=1)
    grid.add_column(no_wrap=True)
    for _ in range(gauges):
        grid.add_column(no_wrap=True)
    grid.add_column()
    for seat, name in zip(view["seats"], names, strict=True):
        cells = [_gauge(gauge, screen) for gauge in seat["gauges"]]
        cells += [Text()] * (gauges - len(cells))
        grid.add_row(*_who(seat, name, view, screen), *cells, _holdings(seat, view, screen))
    return grid


def _who(seat: SeatView, name: str, view: View, screen: Screen) -> tuple[str, Text]:
    mine = seat["seat"] == view["seat"]
    lead = screen.glyphs.first if seat["initiative"] else ""
    return lead, Text(name, style="dim" if seat["out"] else "bold" if mine else "")


def _gauges_width(seat: SeatView, screen: Screen) -> int:
    return sum(len(_gauge(gauge, screen)) + 2 for gauge in seat["gauges"])


def _narrow_seats(view: View, names: Sequence[str], gauges: int, screen: Screen) -> Group:
    """The gauges without bars, and what else a seat has on a line below."""
    lines: list[RenderableType] = []
    cells = [[_number(gauge) for gauge in seat["gauges"]] for seat in view["seats"]]
    widths = [max(len(row[i]) for row in cells if i < len(row)) for i in range(gauges)]
    longest = max(len(name) for name in names)
    for seat, name, row in zip(view["seats"], names, cells, strict=True):
        lead, who = _who(seat, name, view, screen)
        who.pad_right(longest - len(name))
        line = Text(f"{lead:<1}  ").append_text(who)
        for cell, width in zip(row, widths, strict=False):
            cell.pad_right(width - len(cell))
            line.append("  ").append_text(cell)
        line.rstrip()
        holdings = _holdings(seat, view, screen)
        lines += [line, Padding(holdings, (0, 0, 0, 5), expand=False)] if holdings else [line]
    return Group(*lines)


def _number(gauge: Gauge) -> Text:
    full = f"/{gauge['most']}" if gauge["most"] > 0 else ""
    return (
        Text().append(f"{gauge['label']} ", style="dim").append(f"{gauge['value']}{full}", "bold")
    )


def _gauge(gauge: Gauge, screen: Screen) -> Text:
    text = Text().append(f"{gauge['label']} ", style="dim")
    value, most = gauge["value"], gauge["most"]
    style = ""
    if most > 0:
        share = value / most if gauge["good"] >= 0 else 1 - value / most
        style = "" if gauge["good"] == 0 else "green" if share > 0.5 else "yellow"
        style = "red" if share <= 0.25 and gauge["good"] else style
    text.append(f"{value:>3}" if most <= 0 else f"{value:>3}/{most}", style="bold")
    if most > 0:
        full = max(0, min(BAR, round(BAR * value / most)))
        full = 1 if value > 0 and full == 0 else full
        text.append(" " + screen.glyphs.full * full, style=style)
        text.append(screen.glyphs.empty * (BAR - full), style="dim")
    return text


def _holdings(seat: SeatView, view: View, screen: Screen) -> Text:
    """What else there is to say of a seat: its hand and piles, its marks, whether it is done."""
    text = Text()
    said = [_count(zone, view, screen) for zone in counted_zones(seat["seat"], view)]
    on_it = marks(seat["marks"])
    words = (on_it, seat["answered"] and say("answered"), seat["out"] and say("out"))
    said += [Text(word) for word in words if word]
    for i, word in enumerate(said):
        text.append(f" {screen.glyphs.dot} " if i else "", style="dim").append_text(word)
    return text


def _count(zone: ZoneView, view: View, screen: Screen) -> Text:
    """A zone in a few words: its count, and the latest cards of a pile."""
    text = (
        Text()
        .append(f"{short_label(zone, view)} ", style="dim")
        .append(str(zone["count"]), style="bold")
    )
    if zone["kind"] in ("pile", "aside"):
        latest = [card for card in zone["cards"] if card["face"]][-LATEST:][::-1]
        text.append_text(_faces("  ", latest, view, screen))
    return text


def _faces(lead: str, cards: list[CardView], view: View, screen: Screen) -> Text:
    text = Text()
    for i, card in enumerate(cards):
        text.append(", " if i else lead, style="dim")
        text.append_text(face_text(card, view["look"], screen))
    return text


def _known(zone: ZoneView, view: View, screen: Screen) -> Padding:
    text = Text().append(f"{say('In')} {zone_name(zone, view)}", style="dim")
    text.append_text(_faces("  ", worth_saying(zone), view, screen))
    return Padding(text, (0, 0, 0, 3), expand=False)


def _middle(view: View, screen: Screen) -> Padding | None:
    """The piles that are everybody's."""
    counts = [_count(zone, view, screen) for zone in shared_piles(view)]
    if not counts:
        return None
    in_a_row = Text("   ").join(counts)
    fits = in_a_row.cell_len <= screen.width - 3
    return Padding(in_a_row if fits else Text("\n").join(counts), (0, 0, 0, 3), expand=False)


def _lasting(view: View, screen: Screen) -> Padding | None:
    if not view["lasting"]:
        return None
    lines = []
    for rule in view["lasting"]:
        text = Text(f"{screen.glyphs.dot} ").append(rule["label"], style="bold")
        text.append(f": {rule['text']}" if rule["text"] else "")
        text.append(f" ({seat_word(rule['seat'], view)})" if rule["seat"] >= 0 else "", style="dim")
        lines.append(text)
    return Padding(Group(*lines), (1, 0, 0, 1), expand=False)


def _cards(zone: ZoneView, view: View, numbering: Numbering, screen: Screen) -> Padding:
    heading = Text(zone_name(zone, view), style="bold")
    if zone["kind"] != "hand" or zone["owner"] != view["seat"]:
        heading.append(f"  {zone['count']}", style="dim")
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(justify="right", width=3)
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True)
    grid.add_column()
    for card in zone["cards"]:
        _add_card(grid, card, view, numbering, screen)
    return Padding(Group(heading, grid), (1, 0, 0, 1), expand=False)


def _far_cards(
    zones: list[ZoneView], view: View, numbering: Numbering, screen: Screen
) -> list[RenderableType]:
    """Others' cards in a few lines, since three players' would fill the screen; but a card one can
    choose has its own line."""
    parts: list[RenderableType] = []
    for zone in zones:
        if zone["owner"] < 0 or any(card["id"] in numbering.cards for card in zone["cards"]):
            parts.append(_cards(zone, view, numbering, screen))
        else:
            text = Text().append(zone_name(zone, view), style="dim")
            text.append_text(_faces("  ", zone["cards"], view, screen))
            parts.append(Padding(text, (0, 0, 0, 3), expand=False))
    return parts


def _add_card(
    grid: Table, card: CardView, view: View, numbering: Numbering, screen: Screen, under: str = ""
) -> None:
    number = numbering.cards.get(card["id"])
    name = Text().append(under, style="dim").append_text(face_text(card, view["look"], screen))
    dull = view["decision"] is not None and bool(card["waits"])
    colour = Style(dim=True) if dull else accent(card, view["look"])
    if dull:
        name.stylize(colour)
    if card["waits"]:
        note = Text(card["waits"], style="italic dim")
    else:
        note = Text(card["text"], style="dim")
    grid.add_row(
        Text(str(number) if number else "", style="bold"),
        Text(symbols(card), style=colour),
        name,
        note,
    )
    for below in card["attached"]:
        _add_card(grid, below, view, numbering, screen, f"{screen.glyphs.under} ")


def _choices(listed: list[tuple[int, ChoiceView]], screen: Screen) -> Padding:
    """The choices that are written out: one below the other, many of them in columns."""
    widest = max(len(choice["label"]) for _, choice in listed) + 7
    columns = min(screen.width // widest, -(-len(listed) // FEW)) or 1
    rows = -(-len(listed) // columns)
    grid = Table.grid(padding=(0, 1, 0, 0))
    for _ in range(columns):
        grid.add_column(justify="right", width=3)
        grid.add_column()
    for row in range(rows):
        cells: list[Text] = []
        for number, choice in listed[row::rows]:
            cells += [Text(str(number), style="bold"), Text(choice["label"])]
        grid.add_row(*cells)
    return Padding(grid, (1, 0, 0, 1), expand=False)


def draw_pile(zone: ZoneView, view: View, screen: Screen) -> Group:
    """One zone with all its cards, latest first: what ``look discard`` shows."""
    lines = [Text(f" {zone_name(zone, view)}: {count(zone['count'], 'card')}", style="bold")]
    for card in reversed(zone["cards"]):
        sign = Text().append(f"   {symbols(card) or ' '} ", style="dim")
        lines.append(sign.append_text(face_text(card, view["look"], screen)))
    return Group(*lines)
