/** Where the names of places go, so that they can be read: beside the place, over no other place
 * and no other name. */
import { wrapLines } from '../../cards/shapes';
import { STEP, type Spot } from './spots';
import type { Box, Region } from './terrain';

/** The smallest letters, in pixels. */
const LEAST = 11.2;
const NARROW = 0.56;

export interface PlaceName extends Box {
  id: number;
  lines: string[];
  x: number;
  y: number;
}

/** The size of the letters, in units of the map, if one of them is `pixels` wide. */
export function letterSize(pixels: number): number {
  return Math.max(LEAST / Math.max(pixels, 0.05), 15.5);
}

/** `named` are the spots that get a name, the most important first. `solid` are those that no name
 * may cover. */
export function placeNames(
  named: Spot[],
  solid: Spot[],
  size: number,
  radius: number,
): PlaceName[] {
  const placed: PlaceName[] = [];
  const lowest = Math.max(...solid.map((spot) => spot.y)) + STEP * 0.7;
  const farthest = Math.max(...solid.map((spot) => spot.x)) + STEP * 0.7;
  for (const { tile, x, y } of named) {
    const lines = wrapLines(tile.label, 12, 3);
    const wide = Math.max(...lines.map((line) => line.length)) * size * NARROW;
    const tall = lines.length * size * 1.06;
    const gap = radius + 4;
    const candidates = [
      { x, y: y + gap + 3 },
      { x, y: y - gap - tall },
      { x: x + gap + wide / 2, y: y - tall / 2 },
      { x: x - gap - wide / 2, y: y - tall / 2 },
      { x: x + wide * 0.4, y: y + gap },
      { x: x - wide * 0.4, y: y + gap },
      { x: x + wide * 0.4, y: y - gap - tall },
      { x: x - wide * 0.4, y: y - gap - tall },
    ].map((at) => ({
      id: tile.id,
      lines,
      ...at,
      left: at.x - wide / 2,
      right: at.x + wide / 2,
      top: at.y,
      bottom: at.y + tall,
    }));
    const cost = candidates.map((box, i) => i * 0.2 + crowded(box, tile.id));
    const best = candidates[cost.indexOf(Math.min(...cost))];
    if (best) placed.push(best);
  }
  return placed;

  function crowded(box: Box, id: number): number {
    const names = placed.filter((other) => meets(box, other)).length;
    const places = solid.filter(
      ({ tile, x, y }) =>
        tile.id !== id && meets(box, { left: x - 24, right: x + 24, top: y - 24, bottom: y + 24 }),
    ).length;
    const outside =
      box.left < -STEP * 0.7 || box.top < -STEP * 0.7 || box.right > farthest || box.bottom > lowest
        ? 2
        : 0;
    return names * 5 + places + outside;
  }
}

export interface RegionName {
  name: string;
  x: number;
  y: number;
}

/** Where the names of regions go: near the middle of each, where they cover no name of a place, no
 * other region's, and as few places as possible. */
export function placeRegions(
  regions: Region[],
  taken: Box[],
  spots: Spot[],
  size: number,
): RegionName[] {
  const placed: Box[] = [...taken];
  const around = [-1.5, -1, -0.5, 0, 0.5, 1, 1.5];
  return regions.map(({ name, x, y, spots: own }) => {
    const wide = name.length * size * NARROW * 0.95;
    const middles = [{ x, y }, ...own];
    const candidates = middles
      .flatMap((at) => around.map((by) => ({ x: at.x, y: at.y + by * STEP })))
      .map((at) => {
        const box = boxAround(at, wide / 2, size * 0.55);
        const names = placed.filter((other) => meets(box, other)).length;
        const places = spots.filter((spot) => meets(box, boxAround(spot, 20, 20))).length;
        const far = Math.hypot(at.x - x, at.y - y) / STEP;
        const away = Math.min(...own.map((spot) => Math.hypot(at.x - spot.x, at.y - spot.y)));
        const abroad = spots.some(
          (spot) => !own.includes(spot) && meets(box, boxAround(spot, STEP * 0.5, STEP * 0.5)),
        );
        const elsewhere = away > STEP || abroad ? 3 : 0;
        const cost = names * 9 + places * 2 + far * 0.5 + elsewhere;
        return { ...at, box, cost };
      });
    const [best] = candidates.sort((a, b) => a.cost - b.cost);
    if (!best || !name) return { name, x, y };
    placed.push(best.box);
    return { name, x: best.x, y: best.y };
  });
}

function boxAround({ x, y }: { x: number; y: number }, wide: number, tall: number): Box {
  return { left: x - wide, right: x + wide, top: y - tall, bottom: y + tall };
}

function meets(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    one.right > other.left &&
    one.top < other.bottom &&
    one.bottom > other.top
  );
}
