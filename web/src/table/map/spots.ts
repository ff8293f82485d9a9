/** Where the tiles, roads and pieces of a map are drawn, and what a tile looks like. */
import { hash } from '../../cards/shapes';
import type { Look, TileView } from '../../made/types';

export const STEP = 100;

export interface Spot {
  tile: TileView;
  x: number;
  y: number;
}

export interface Road {
  from: Spot;
  to: Spot;
  oneWay: boolean;
}

export interface PlacedPiece {
  seat: number;
  key: string;
  x: number;
  y: number;
}

/** Tiles at their places. A single long row winds back and forth if there is little width. */
export function placeTiles(tiles: TileView[], columns: number): Spot[] {
  const rows = new Set(tiles.map((tile) => tile.y)).size;
  const left = Math.min(...tiles.map((tile) => tile.x));
  const top = Math.min(...tiles.map((tile) => tile.y));
  return tiles.map((tile) => {
    const x = tile.x - left;
    if (rows > 1 || columns < 2) return { tile, x: x * STEP, y: (tile.y - top) * STEP };
    const row = Math.floor(x / columns);
    const along = x % columns;
    return { tile, x: (row % 2 ? columns - 1 - along : along) * STEP, y: row * STEP * 1.05 };
  });
}

/** Whether a map is large enough to take the middle of the table for itself. */
export function isLand(tiles: TileView[]): boolean {
  return tiles.length > 12 && new Set(tiles.map((tile) => tile.y)).size > 2;
}

/** The kind most tiles are of, which the others stand out from; empty if there is none. */
export function groundKind(tiles: TileView[]): string {
  const counts = new Map<string, number>();
  for (const { kind } of tiles) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const [kind, count] = [...counts].reduce((most, one) => (one[1] > most[1] ? one : most), ['', 0]);
  return count > tiles.length / 2 ? kind : '';
}

/** Every way between two tiles, once. */
export function roadsBetween(spots: Spot[]): Road[] {
  const byId = new Map(spots.map((spot) => [spot.tile.id, spot]));
  const found: Road[] = [];
  for (const from of spots) {
    for (const id of from.tile.exits) {
      const to = byId.get(id);
      if (!to) continue;
      const back = to.tile.exits.includes(from.tile.id);
      if (!back || from.tile.id < to.tile.id) found.push({ from, to, oneWay: !back });
    }
  }
  return found;
}

/** The pieces on their tiles, side by side if they share one. */
export function placePieces(spots: Spot[]): PlacedPiece[] {
  return spots.flatMap(({ tile, x, y }) =>
    tile.seats.map((seat, i) => ({
      seat,
      key: `${seat}.${i}`,
      x: x + (i - (tile.seats.length - 1) / 2) * 30,
      y: y - 22,
    })),
  );
}

/** A symbol that is drawn as a letter, and never as an emoji. */
export function asLetter(symbol: string): string {
  return symbol && `${symbol}\uFE0E`;
}

const HUES = [
  '#7ea172',
  '#6d9dc5',
  '#d8a657',
  '#b07aa1',
  '#c9785d',
  '#8aa39b',
  '#a99477',
  '#7f86b8',
];

export function tileColour(kind: string, look: Look): string {
  const named = look.accents[kind];
  if (named !== undefined && /^#[0-9a-fA-F]{3,8}$/.test(named)) return named;
  return HUES[hash(kind) % HUES.length] ?? '#a99477';
}

/** The outline of a tile around 0, 0. Each kind has its own shape. */
export function tileShape(kind: string, r: number): string {
  const sides = [0, 6, 4, 8, 5][hash(`${kind}.`) % 5] ?? 0;
  if (sides === 0) return `M${-r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1 ${-r} 0Z`;
  const turn = sides === 4 ? Math.PI / 4 : sides === 5 ? -Math.PI / 2 : 0;
  const reach = r * (sides === 4 ? 1.25 : 1.08);
  const points = Array.from({ length: sides }, (_, i) => {
    const angle = turn + (i * 2 * Math.PI) / sides;
    return `${(Math.cos(angle) * reach).toFixed(1)} ${(Math.sin(angle) * reach).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}
