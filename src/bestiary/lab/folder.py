"""A folder in which an experiment is kept: its games, turns, cards and choices as Parquet files.

    experiment.json             what was asked
    games/000-000000.parquet    the first deals of the first variant, and so on
    turns/ cards/ choices/      the same, for the other tables

A file has the games of a fixed number of deals, so the files are the same bytes however many
processes played, and however often they were interrupted. A file that is not full yet is written
again every few seconds, under another name first: a crash costs those seconds, a full disk nothing
that was written. Whoever runs the same command again goes on from here, with more games too.

Needs pyarrow, which ``pip install 'bestiary[lab]'`` brings.
"""

import json
import os
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

from bestiary.engine import BestiaryError
from bestiary.lab.columns import TABLES, Chunk, Columns
from bestiary.lab.experiment import BadExperiment, Experiment, Piece

if TYPE_CHECKING:
    import pyarrow

DEALS: Final = 4096  # in a file, if there is one variant
FEWEST: Final = 64  # in a file, however many variants there are
PAUSE: Final = 10.0  # seconds after which a file that is not full is written too
ASKED: Final = "experiment.json"
INSTALL: Final = "needs pyarrow: pip install 'bestiary[lab]'"


class FolderTrouble(BestiaryError):
    """A folder that cannot be read or written; what it holds already is safe."""


class OpenFile:
    """The file that a variant is at: its rows so far, as they came. Adding to a list is done or not
    done, so whoever is interrupted meanwhile can still write it."""

    def __init__(self, number: int, chunks: list[Chunk]) -> None:
        self.number = number
        self.chunks = chunks

    def joined(self) -> Chunk:
        whole = Chunk()
        for chunk in self.chunks:
            whole.extend(chunk)
        return whole

    @property
    def count(self) -> int:
        """How many games."""
        return sum(chunk.count for chunk in self.chunks)


class LabFolder:
    """Keeps the rows of an experiment."""

    def __init__(self, path: Path, experiment: Experiment) -> None:
        try:
            import pyarrow  # noqa: F401
        except ImportError:
            raise BadExperiment(f"save {path}: {INSTALL}") from None
        self.path = path
        self.experiment = experiment
        self.kept: dict[tuple[int, int], int] = {}  # (variant, file) -> games
        # What is not full is held in memory, so more variants get smaller files.
        self.deals = max(FEWEST, DEALS // len(experiment.variants) // FEWEST * FEWEST)
        self.open: dict[int, OpenFile] = {}  # the file that each variant is at
        self.dirty: set[int] = set()  # variants whose file is behind
        self.written = monotonic()
        self._loaded: tuple[tuple[int, int], Chunk] | None = None
        try:
            self._claim()
        except OSError as error:
            raise FolderTrouble(f"--save {path}: {error.strerror or error}") from None
        for variant in range(len(experiment.variants)):
            for number in range(-(-experiment.deals // self.deals)):
                self.kept[variant, number] = self._count(variant, number)

    def _claim(self) -> None:
        """Make the folder, or see that it holds this experiment."""
        asked = self.experiment.to_json()
        file = self.path / ASKED
        if file.exists():
            try:
                before = json.loads(file.read_text("utf-8"))
            except ValueError:
                raise FolderTrouble(f"{file}: broken; use another folder") from None
            if {**before, "games": 0} != {**asked, "games": 0}:
                raise BadExperiment(
                    f"save {self.path}: holds another experiment ({differences(before, asked)}); "
                    f"name another folder"
                )
        for name in TABLES:
            (self.path / name).mkdir(parents=True, exist_ok=True)
        write(file, json.dumps(asked, indent=2).encode() + b"\n")

    # ---- Reading ----------------------------------------------------------------------------

    def stored(self, piece: Piece) -> int:
        """How many games of a piece are here, from its first on."""
        number = self._file(piece)
        before = piece.games.start - self._first(piece.variant, number)
        return max(0, min(len(piece.games), self.kept[piece.variant, number] - before))

    def read(self, piece: Piece) -> Chunk:
        """The rows of games that are here."""
        number = self._file(piece)
        chunk = self._load(piece.variant, number)
        first = self._first(piece.variant, number)
        if self.kept[piece.variant, number] < self._full(piece.variant):
            self.open[piece.variant] = OpenFile(number, [chunk])  # it will be added to
        expected = range(first, first + self.kept[piece.variant, number])
        if chunk.games["game"] != list(expected):
            raise broken(self._path("games", piece.variant, number), "other games are in it")
        return chunk.part(piece.games)

    def _load(self, variant: int, number: int) -> Chunk:
        if self._loaded is None or self._loaded[0] != (variant, number):
            first = self._first(variant, number)
            here = range(first, first + self.kept[variant, number])
            tables = {name: self._read_table(name, variant, number) for name in TABLES}
            self._loaded = ((variant, number), Chunk(tables).part(here))
        return self._loaded[1]

    def _read_table(self, name: str, variant: int, number: int) -> Columns:
        import pyarrow
        from pyarrow import parquet

        path = self._path(name, variant, number)
        try:
            found = parquet.read_table(
                path, schema=schema(name), partitioning=None, page_checksum_verification=True
            ).to_pydict()
        except (OSError, ValueError, pyarrow.ArrowException) as error:
            raise broken(path, str(error)) from None
        return {column: list(values) for column, values in found.items()}

    def _count(self, variant: int, number: int) -> int:
        """How many games a file has; 0 if it is not there."""
        import pyarrow
        from pyarrow import parquet

        rows = 0
        for name in reversed(TABLES):  # the games come last
            path = self._path(name, variant, number)
            if not path.exists():
                return 0
            try:
                rows = int(parquet.read_metadata(path).num_rows)
            except (OSError, ValueError, pyarrow.ArrowException) as error:
                raise broken(path, str(error)) from None
        return rows

    # ---- Writing ----------------------------------------------------------------------------

    def add(self, piece: Piece, chunk: Chunk) -> None:
        """Keep the rows of games that follow those that are here."""
        variant, number = piece.variant, self._file(piece)
        if piece.games.start == self._first(variant, number):
            self.open[variant] = OpenFile(number, [])
        elif variant not in self.open or self.open[variant].number != number:
            self.open[variant] = OpenFile(number, [self._load(variant, number)])
        held = self.open[variant]
        self.dirty.add(variant)
        held.chunks.append(chunk)
        if held.count == self._full(variant):
            self._write(variant)
        elif monotonic() - self.written > PAUSE:
            self.flush()

    def flush(self) -> None:
        """Write what is not written yet."""
        for variant in sorted(self.dirty):
            self._write(variant)
        self.written = monotonic()

    def _write(self, variant: int) -> None:
        number, held = self.open[variant].number, self.open[variant].joined()
        for name in reversed(TABLES):  # the games last: they say how many there are
            path = self._path(name, variant, number)
            try:
                write(path, packed(name, held.tables[name]))
            except OSError as error:
                kept = sum(self.kept.values())
                raise FolderTrouble(
                    f"{path}: {error.strerror or error}; {kept} games are kept there, and the "
                    f"same command goes on from them"
                ) from None
        self.kept[variant, number] = held.count
        self.dirty.discard(variant)
        if self._loaded is not None and self._loaded[0] == (variant, number):
            self._loaded = None

    # ---- Files ------------------------------------------------------------------------------

    def _full(self, variant: int) -> int:
        return self.deals * self.experiment.seatings[variant]

    def _file(self, piece: Piece) -> int:
        return piece.games.start // self._full(piece.variant)

    def _first(self, variant: int, number: int) -> int:
        return number * self._full(variant)

    def _path(self, name: str, variant: int, number: int) -> Path:
        return self.path / name / f"{variant:03}-{number:06}.parquet"


def schema(name: str) -> "pyarrow.Schema":
    """The types of a table's columns."""
    import pyarrow

    kinds = {
        "int": pyarrow.int64(),
        "float": pyarrow.float64(),
        "bool": pyarrow.bool_(),
        "text": pyarrow.string(),
        "ints": pyarrow.list_(pyarrow.int64()),
        "floats": pyarrow.list_(pyarrow.float64()),
        "texts": pyarrow.list_(pyarrow.string()),
    }
    return pyarrow.schema([(column.name, kinds[column.kind]) for column in TABLES[name]])


def packed(name: str, columns: Columns) -> bytes:
    """A table as the bytes of a Parquet file."""
    import pyarrow
    from pyarrow import parquet

    sink = pyarrow.BufferOutputStream()
    found = pyarrow.table(columns, schema=schema(name))
    parquet.write_table(found, sink, compression="zstd", write_page_checksum=True)
    return bytes(sink.getvalue().to_pybytes())


def write(path: Path, data: bytes) -> None:
    """Write a file whole or not at all."""
    new = path.with_name(path.name + ".new")
    try:
        with new.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        new.replace(path)
    except OSError:
        new.unlink(missing_ok=True)
        raise


def broken(path: Path, why: str) -> FolderTrouble:
    why = " ".join(why.split())[:100]
    return FolderTrouble(
        f"{path}: a broken chunk file ({why}); delete it, and the same command plays its games "
        f"again"
    )


def differences(before: dict[str, Any], asked: dict[str, Any]) -> str:
    """What differs between two experiments, in a few words."""
    names = [name for name in asked if name != "games" and before.get(name) != asked[name]]
    return "another " + ", another ".join(names)
