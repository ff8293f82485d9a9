"""What a report is made of, as data: sentences, plots and tables. Nothing here draws anything.

A plot always comes with a sentence that says what it means and how sure it is, and with its data,
which the page offers as a table and as files.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple


class Cell(NamedTuple):
    """What a table shows, and what it is sorted by."""

    text: str
    value: float | str | None = None


class ReportTable(NamedTuple):
    """A table that can be sorted by any column."""

    title: str
    sentence: str
    headings: list[str]
    rows: list[list[Cell]]


class IntervalBar(NamedTuple):
    """A row of an interval plot."""

    label: str
    value: float
    low: float | None = None
    high: float | None = None
    clear: bool = False  # whether it stands out for sure


def ends(item: Mapping[str, Any]) -> tuple[float, float | None, float | None]:
    """A figure of a document and its interval."""
    return item["value"], item["low"], item["high"]


class IntervalPlot(NamedTuple):
    """Estimates with their intervals, one below the other."""

    bars: list[IntervalBar]
    is_rate: bool
    mark: float | None = None  # a vertical line, such as an even share
    mark_label: str = ""
    signed: bool = False  # differences: written with + and -


class Histogram(NamedTuple):
    """How often each whole number came up."""

    counts: list[tuple[int, int]]
    unit: str
    middle: tuple[float, float]  # eight in ten lie between these


class CurvePoint(NamedTuple):
    label: str
    value: float
    low: float | None
    high: float | None


class CurvePlot(NamedTuple):
    """A measure along an option's values, with its band."""

    points: list[CurvePoint]
    positions: list[float]  # where on the axis each point is
    option: str
    is_rate: bool
    usual: int  # the point that the others are compared with
    mark: float | None = None


class HeatMap(NamedTuple):
    """A number for each pair of values: of two options, or of two decks."""

    rows: list[str]
    columns: list[str]
    row_title: str
    column_title: str
    values: list[list[float | None]]
    texts: list[list[str]]  # what a cell says in full
    is_rate: bool
    middle: float | None = None  # shown without colour: above it one colour, below it the other


Drawing = IntervalPlot | Histogram | CurvePlot | HeatMap


class Plot(NamedTuple):
    """A drawing, what it means, and the numbers behind it."""

    title: str
    sentence: str
    drawing: Drawing
    headings: list[str]
    rows: list[list[Any]]


Block = Plot | ReportTable


class Report(NamedTuple):
    """A whole report."""

    title: str
    played: list[str]  # which games, so that a reader knows what this is about
    summary: list[str]
    blocks: Sequence[Block]
    notes: list[str]  # how the figures were made
    command: str  # that makes it again
    document: dict[str, Any]  # all of it
