/** What the land looks like: the word that a game has for it gives a colour and what grows there. */
import { hash } from '../../cards/shapes';
import type { Spot } from './spots';
import { STEP, type Road } from './spots';

interface Ground {
  colour: string;
  icons: string[];
}

const GROUNDS: Record<string, Ground> = {
  forest: { colour: '#7fa05a', icons: ['pine-tree', 'birch-trees', 'pine-tree'] },
  hills: { colour: '#b7b56a', icons: ['hills', 'grass'] },
  mountains: { colour: '#a8a29a', icons: ['peaks', 'mountains'] },
  swamp: { colour: '#8a9c78', icons: ['reed', 'lily-pads', 'willow-tree'] },
  coast: { colour: '#e0c78d', icons: ['palm-tree', 'scallop', 'wave-crest'] },
  plains: { colour: '#c9bf78', icons: ['high-grass', 'flowers'] },
  desert: { colour: '#e3c184', icons: ['cactus', 'stone-pile'] },
  ruins: { colour: '#c4b39a', icons: ['ancient-ruins', 'greek-temple', 'stone-pile'] },
};
const PLAIN: Ground = { colour: '#b9b779', icons: [] };

export function groundOf(terrain: string): Ground {
  return GROUNDS[terrain] ?? PLAIN;
}

export interface Region {
  name: string;
  colour: string;
  /** Circles and roads that together are its shape. */
  spots: Spot[];
  roads: Road[];
  x: number;
  y: number;
}

/** The parts of the land, each with the roads inside it; one without a name if there are none. */
export function regionsOf(spots: Spot[], roads: Road[]): Region[] {
  const names = [...new Set(spots.map((spot) => spot.tile.region))];
  return names.map((name) => {
    const inside = spots.filter((spot) => spot.tile.region === name);
    const mean = (all: number[]): number => all.reduce((sum, one) => sum + one, 0) / all.length;
    return {
      name,
      colour: groundOf(inside[0]?.tile.terrain ?? '').colour,
      spots: inside,
      roads: roads.filter(({ from, to }) => from.tile.region === name && to.tile.region === name),
      x: mean(inside.map((spot) => spot.x)),
      y: mean(inside.map((spot) => spot.y)),
    };
  });
}

export interface Growth {
  icon: string;
  x: number;
  y: number;
  size: number;
}

/** Trees, reeds and ruins beside the roads, always in the same places. */
export function growthOf(spots: Spot[], roads: Road[], taken: Box[]): Growth[] {
  const found: Growth[] = [];
  for (const { tile, x, y } of spots) {
    const { icons } = groundOf(tile.terrain);
    if (!icons.length) continue;
    const turn = hash(tile.label);
    for (let i = 0; i < 8; i += 1) {
      const angle = ((i * 5 + turn) % 8) * (Math.PI / 4) + 0.3;
      const far = STEP * (0.62 + ((turn >> i) % 3) * 0.1);
      const at = { x: x + Math.cos(angle) * far, y: y + Math.sin(angle) * far };
      const free =
        spots.every((spot) => distance(at, spot) > 56) &&
        roads.every((road) => toRoad(at, road) > 34) &&
        taken.every((box) => !isIn(at, box)) &&
        found.every((other) => distance(at, other) > 50);
      if (!free) continue;
      const icon = icons[(turn + i) % icons.length] ?? '';
      found.push({ icon, ...at, size: 40 + ((turn >> (i + 2)) % 3) * 6 });
    }
  }
  return found.sort((a, b) => a.y - b.y);
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface At {
  x: number;
  y: number;
}

function isIn({ x, y }: At, box: Box): boolean {
  return x > box.left - 26 && x < box.right + 26 && y > box.top - 26 && y < box.bottom + 26;
}

function distance(one: At, other: At): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function toRoad(at: At, { from, to }: Road): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const long = dx * dx + dy * dy || 1;
  const part = Math.max(0, Math.min(1, ((at.x - from.x) * dx + (at.y - from.y) * dy) / long));
  return distance(at, { x: from.x + part * dx, y: from.y + part * dy });
}
