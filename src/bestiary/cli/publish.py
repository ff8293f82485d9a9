"""Commands to hand a game to others: as a folder of static files, and on paper."""

from pathlib import Path

import click

from bestiary.cli.parameters import FILE, GAME
from bestiary.cli.rooms import size


@click.command()
@click.argument("games", nargs=-1, required=True, type=GAME, metavar="GAME...")
@click.option("-o", "--output", "folder", required=True, type=FILE, metavar="FOLDER",
              help="The folder to write. A page published there before is replaced.")  # fmt: skip
@click.option("--title", default="", help="What the page is called. Default: the game's title.")
def publish(games: tuple[str, ...], folder: Path, title: str) -> None:
    """Write games as a page that needs no server: put the FOLDER on any web space. A GAME is a
    name, or a source file."""
    from bestiary.publish.folder import publish as write

    made = write(list(games), folder, title)
    click.echo(
        f"{made.folder}: {made.files} files, {size(made.size)}; visitors load "
        f"{size(made.sent)} once, then nothing."
    )
    click.echo(f"Try it: python -m http.server --directory {made.folder}")


PARTS = ("cards", "board", "counters", "aids", "rules")


@click.command("print")
@click.argument("game", type=GAME)
@click.option("-o", "--output", "where", required=True, type=FILE, metavar="FILE.pdf",
              help="The PDF to write; with --png or --sheets, the folder.")  # fmt: skip
@click.option("--deck", type=FILE, metavar="FILE", help="A deck list: print its cards.")
@click.option("--parts", default="cards", show_default=True, metavar="PART,...",
              help=f"What to print: {', '.join(PARTS)}, or all.")  # fmt: skip
@click.option("--paper", default="a4", show_default=True,
              type=click.Choice(["a4", "letter", "a3"]), help="The paper.")  # fmt: skip
@click.option("--size", default="poker", show_default=True,
              type=click.Choice(["poker", "bridge", "tarot", "mini"]),
              help="The size of a card: 63x88, 57x88, 70x120 or 44x67 mm.")  # fmt: skip
@click.option("--backs", default="none", show_default=True,
              type=click.Choice(["none", "duplex", "fold"]),
              help="On the next page, mirrored; or above the front, to fold over.")  # fmt: skip
@click.option("--bleed", default=0.0, type=click.FloatRange(0, 10), help="In mm.")
@click.option("--gap", default=0.0, type=click.FloatRange(0, 10), help="Between cards, in mm.")
@click.option("--no-marks", is_flag=True, help="No crop marks.")
@click.option("--save-ink", is_flag=True, help="Outlines on white.")
@click.option("--png", is_flag=True, help="A picture of every card, at 300 dpi.")
@click.option("--sheets", is_flag=True, help="Sheets of 10x7 cards, for Tabletop Simulator.")
@click.option("--url", default="", metavar="URL",
              help="With --sheets: where the pictures will be, if not here.")  # fmt: skip
def print_cards(
    game: str, where: Path, deck: Path | None, parts: str, paper: str, size: str, backs: str,
    bleed: float, gap: float, no_marks: bool, save_ink: bool, png: bool, sheets: bool, url: str,
) -> None:  # fmt: skip
    """Print a game: as many of each card as it needs, on sheets to cut, and what goes with it. The
    GAME is a name, or a source file."""
    from bestiary.publish.paper import print_pdf
    from bestiary.publish.pictures import print_pictures, print_sheets

    if png and sheets:
        raise click.UsageError("--png and --sheets: one of them at a time")
    options = {"parts": ",".join(chosen(parts)), "paper": paper, "size": size, "backs": backs,
               "bleed": f"{bleed:g}", "gap": f"{gap:g}"}  # fmt: skip
    options |= {"marks": "no"} if no_marks else {}
    options |= {"saving": "1"} if save_ink else {}
    text = ""
    if deck is not None:
        try:
            text = deck.read_text("utf-8")
        except (OSError, UnicodeDecodeError) as wrong:
            raise click.BadParameter(f"{deck}: {wrong}", param_hint="--deck") from None
    if png:
        made = print_pictures(game, where, options, text)
        click.echo(f"{made} pictures in {where}, with the backs; counts.txt says how many of each.")
    elif sheets:
        made = print_sheets(game, where, options, text, url)
        click.echo(f"{made} {'sheet' if made == 1 else 'sheets'} in {where}.")
        click.echo(f"Tabletop Simulator: put {where / game}.json into its folder Saved Objects.")
    else:
        print_pdf(game, where, options, text)
        click.echo(f"Printed to {where}. Print it at 100 %.")


def chosen(parts: str) -> list[str]:
    """The parts by their names."""
    named = list(PARTS) if parts == "all" else [part.strip() for part in parts.split(",")]
    for part in named:
        if part not in PARTS:
            raise click.BadParameter(
                f"'{part}' is no part; choose from {', '.join(PARTS)}", param_hint="--parts"
            )
    return named
