"""Drawings as SVG: plain shapes and text, no script, coloured by the page's style sheet.

A drawing is made twice, for a desk and for a phone, so that its letters are never shrunk.
"""

from html import escape
from typing import Final

from bestiary.lab.report.axis import AxisScale, span, tick_label, ticks
from bestiary.lab.report.blocks import (
    CurvePlot,
    Drawing,
    HeatMap,
    Histogram,
    IntervalBar,
    IntervalPlot,
)
from bestiary.lab.words.figures import number, number_or_whole, percent, signed

WIDE: Final = 728
NARROW: Final = 330
LETTER: Final = 7.2  # pixels, about

Shapes = tuple[list[str], float, float]  # a drawing's parts, its width and its height


def drawn(drawing: Drawing, title: str, text: str) -> str:
    """The drawing for both sizes. ``text`` says in words what is to be seen."""
    if isinstance(drawing, HeatMap):
        return _svg(_heat(drawing), "all", title, text)
    return "".join(
        _svg(_at_width(drawing, width), name, title, text)
        for name, width in (("wide", WIDE), ("narrow", NARROW))
    )


def _at_width(drawing: IntervalPlot | Histogram | CurvePlot, width: int) -> Shapes:
    if isinstance(drawing, IntervalPlot):
        return _intervals(drawing, width)
    if isinstance(drawing, Histogram):
        return _histogram(drawing, width)
    return _curve(drawing, width)


def _svg(shapes: Shapes, size: str, title: str, text: str) -> str:
    parts, width, height = shapes
    label = escape(f"{title}. {text}", quote=True)
    shape = f'viewBox="0 0 {width:g} {height:g}" width="{width:g}" height="{height:g}"'
    return f'<svg class="{size}" role="img" aria-label="{label}" {shape}>{"".join(parts)}</svg>'


def _text(x: float, y: float, words: str, name: str = "", anchor: str = "start") -> str:
    look = f' class="{name}"' if name else ""
    where = "" if anchor == "start" else f' text-anchor="{anchor}"'
    return f'<text x="{x:g}" y="{y:g}"{look}{where}>{escape(words)}</text>'


def _line(x1: float, y1: float, x2: float, y2: float, name: str) -> str:
    return f'<line x1="{x1:g}" y1="{y1:g}" x2="{x2:g}" y2="{y2:g}" class="{name}"/>'


def _fit(words: str, pixels: float) -> str:
    """The words, cut if they are too long."""
    most = int(pixels / LETTER)
    return words if len(words) <= most else words[: most - 1] + "…"


def _said(value: float, is_rate: bool, as_difference: bool = False) -> str:
    if as_difference:
        return signed(value, is_rate).replace("-", "\N{MINUS SIGN}")
    return percent(value) if is_rate else number(value)


# ---- Intervals ---------------------------------------------------------------------------------


def _intervals(plot: IntervalPlot, width: int) -> Shapes:
    narrow = width == NARROW
    label_width = 0.0 if narrow else min(250.0, 14 + LETTER * max(len(b.label) for b in plot.bars))
    value_width = 64.0
    row = 42 if narrow else 28
    top = 26.0 if plot.mark is not None else 8.0
    bottom = top + row * len(plot.bars)
    ends = [end for bar in plot.bars for end in (bar.low, bar.value, bar.high) if end is not None]
    if plot.mark is not None:
        ends.append(plot.mark)
    low, high = span(ends, plot.is_rate, plot.signed)
    scale = AxisScale(low, high, label_width + 10, width - value_width - 6)
    parts = []
    for tick in ticks(low, high, 4 if narrow else 6):
        x = scale.at(tick)
        parts.append(_line(x, top - 4, x, bottom, "grid"))
        parts.append(
            _text(x, bottom + 18, tick_label(tick, plot.is_rate, plot.signed), "tick", "middle")
        )
    if plot.mark is not None:
        x = scale.at(plot.mark)
        parts.append(_line(x, top - 6, x, bottom, "mark"))
        anchor = "start" if x < width / 3 else "end" if x > width * 2 / 3 else "middle"
        parts.append(_text(x, top - 11, plot.mark_label, "marked", anchor))
    for place, bar in enumerate(plot.bars):
        y = top + row * place
        middle = y + (29 if narrow else row / 2)
        room = width - value_width if narrow else label_width
        parts.append("<g>" + _hover(bar, plot))
        x = 0.0 if narrow else label_width
        anchor = "start" if narrow else "end"
        parts.append(
            _text(x, y + 14 if narrow else middle + 4.5, _fit(bar.label, room), "", anchor)
        )
        look = "clear" if bar.clear else "unsure"
        if bar.low is not None and bar.high is not None:
            left, right = scale.at(bar.low), scale.at(bar.high)
            parts.append(_line(left, middle, right, middle, f"whisker {look}"))
        parts.append(f'<circle cx="{scale.at(bar.value)}" cy="{middle:g}" r="5" class="{look}"/>')
        said = _said(bar.value, plot.is_rate, plot.signed)
        parts.append(_text(width - 2, middle + 4.5, said, "value", "end") + "</g>")
    return parts, width, bottom + 26


def _hover(bar: IntervalBar, plot: IntervalPlot) -> str:
    text = f"{bar.label}: {_said(bar.value, plot.is_rate, plot.signed)}"
    if bar.low is not None and bar.high is not None:
        low = _said(bar.low, plot.is_rate, plot.signed)
        text += f" ({low} to {_said(bar.high, plot.is_rate, plot.signed)})"
    return f"<title>{escape(text)}</title>"


# ---- Histograms --------------------------------------------------------------------------------


def _histogram(plot: Histogram, width: int) -> Shapes:
    bins = binned(plot.counts, 24 if width == NARROW else 48)
    whole = sum(count for _, _, count in bins)
    most = max(count for _, _, count in bins) / whole
    low, high = bins[0][0], bins[-1][1] + 1
    left, top, bottom = 44.0, 10.0, 190.0
    across = AxisScale(low, high, left, width - 10)
    up = AxisScale(0.0, most * 1.05, bottom, top)
    parts = []
    for tick in ticks(0.0, most * 1.05, 4):
        parts.append(_line(left, up.at(tick), width - 10, up.at(tick), "grid"))
        parts.append(_text(left - 6, up.at(tick) + 4, percent(tick), "tick", "end"))
    for first, last, count in bins:
        x, end = across.at(first), across.at(last + 1)
        y = up.at(count / whole)
        inside = plot.middle[0] <= (first + last) / 2 <= plot.middle[1]
        named = f"{first}" if first == last else f"{first} to {last}"
        parts.append(
            f'<rect x="{x + 0.5:g}" y="{y:g}" width="{max(0.5, end - x - 1):g}" '
            f'height="{bottom - y:.1f}" class="{"inside" if inside else "outside"}">'
            f"<title>{named} {escape(plot.unit)}: {percent(count / whole)}</title></rect>"
        )
    parts.append(_line(left, bottom, width - 10, bottom, "base"))
    for tick in ticks(low, high - 1, 5 if width == NARROW else 10):
        if tick == int(tick):
            x = (across.at(tick) + across.at(tick + 1)) / 2
            parts.append(_text(x, bottom + 18, f"{int(tick)}", "tick", "middle"))
    parts.append(_text((left + width - 10) / 2, bottom + 36, plot.unit, "tick", "middle"))
    return parts, width, bottom + 44


def binned(counts: list[tuple[int, int]], most: int) -> list[tuple[int, int, int]]:
    """Whole numbers in at most so many bins of the same size: first, last, count.

    >>> binned([(3, 2), (4, 1), (9, 5)], most=4)
    [(3, 4, 3), (5, 6, 0), (7, 8, 0), (9, 10, 5)]
    """
    low, high = min(counts)[0], max(counts)[0]
    size = -(-(high - low + 1) // most)
    bins = [0] * (-(-(high - low + 1) // size))
    for value, count in counts:
        bins[(value - low) // size] += count
    return [(low + i * size, low + (i + 1) * size - 1, count) for i, count in enumerate(bins)]


# ---- Curves ------------------------------------------------------------------------------------


def _curve(plot: CurvePlot, width: int) -> Shapes:
    left, right, top, bottom = 52.0, width - 16.0, 12.0, 210.0
    ends = [e for p in plot.points for e in (p.low, p.value, p.high) if e is not None]
    if plot.mark is not None:
        ends.append(plot.mark)
    low, high = span(ends, plot.is_rate)
    up = AxisScale(low, high, bottom, top)
    first, last = min(plot.positions), max(plot.positions)
    across = AxisScale(first, last if last > first else first + 1, left + 14, right - 14)
    xs = [across.at(position) for position in plot.positions]
    parts = []
    for tick in ticks(low, high, 5):
        parts.append(_line(left, up.at(tick), right, up.at(tick), "grid"))
        parts.append(
            _text(left - 6, up.at(tick) + 4, tick_label(tick, plot.is_rate), "tick", "end")
        )
    if plot.mark is not None:
        parts.append(_line(left, up.at(plot.mark), right, up.at(plot.mark), "mark"))
    banded = [(x, p.low, p.high) for x, p in zip(xs, plot.points)]
    above = [f"{x:g},{up.at(h)}" for x, _, h in banded if h is not None]
    below = [f"{x:g},{up.at(lo)}" for x, lo, _ in reversed(banded) if lo is not None]
    parts.append(f'<polygon points="{" ".join([*above, *below])}" class="band"/>')
    line = " ".join(f"{x:g},{up.at(p.value)}" for x, p in zip(xs, plot.points))
    parts.append(f'<polyline points="{line}" class="curve"/>')
    written = left - 100.0
    for place, (x, point) in enumerate(zip(xs, plot.points)):
        usual = place == plot.usual
        text = f"{plot.option} {point.label}: {_said(point.value, plot.is_rate)}"
        if point.low is not None and point.high is not None:
            said = _said(point.low, plot.is_rate), _said(point.high, plot.is_rate)
            text += f" ({said[0]} to {said[1]})"
        parts.append(
            f'<circle cx="{x:g}" cy="{up.at(point.value)}" r="{6 if usual else 4.5}" '
            f'class="{"usual" if usual else "clear"}"><title>{escape(text)}</title></circle>'
        )
        half = LETTER * len(point.label) / 2
        if x - half > written + 6:
            parts.append(_text(x, bottom + 18, point.label, "tick", "middle"))
            written = x + half
    parts.append(_text((left + right) / 2, bottom + 36, plot.option, "tick", "middle"))
    return parts, width, bottom + 44


# ---- Heat maps ---------------------------------------------------------------------------------


def _heat(plot: HeatMap) -> Shapes:
    known = [value for row in plot.values for value in row if value is not None] or [0.0]
    middle = plot.middle if plot.middle is not None else min(known)
    reach = max(abs(value - middle) for value in known) or 1.0
    label = min(170.0, 12 + LETTER * max(len(name) for name in plot.rows))
    side = max(56.0, min(96.0, 10 + LETTER * max(len(name) for name in plot.columns)))
    top = 44.0
    parts = [_text(label + 6, 14, plot.column_title, "tick"), _text(0, 34, plot.row_title, "tick")]
    for place, name in enumerate(plot.columns):
        x = label + side * (place + 0.5)
        parts.append(_text(x, 34, _fit(name, side), "tick", "middle"))
    for down, name in enumerate(plot.rows):
        y = top + 34 * down
        parts.append(_text(label - 6, y + 21, _fit(name, label), "", "end"))
        for place, value in enumerate(plot.values[down]):
            x = label + side * place
            if value is None:
                parts.append(_text(x + side / 2, y + 21, "-", "tick", "middle"))
                continue
            strength = round(0.06 + 0.5 * abs(value - middle) / reach, 3)
            look = "above" if value >= middle else "below"
            where = f'x="{x + 1:g}" y="{y + 1:g}" width="{side - 2:g}" height="32"'
            said = percent(value) if plot.is_rate else number_or_whole(value)
            full = f"<title>{escape(plot.texts[down][place])}</title>"
            parts.append(f'<g>{full}<rect {where} class="{look}" fill-opacity="{strength}"/>')
            parts.append(_text(x + side / 2, y + 21, said, "cell", "middle") + "</g>")
    return parts, label + side * len(plot.columns) + 2, top + 34 * len(plot.rows) + 4
