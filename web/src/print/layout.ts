/** Where cards go on sheets of paper. Everything is in millimetres. */
export const PAPERS: Record<string, [number, number]> = {
  a4: [210, 297],
  letter: [215.9, 279.4],
  a3: [297, 420],
};
export const SIZES: Record<string, [number, number]> = {
  poker: [63, 88],
  bridge: [57, 88],
  tarot: [70, 120],
  mini: [44, 67],
};
/** What else is cut from sheets. */
export const MAT: [number, number] = [190, 62];
export const TOKEN: [number, number] = [20, 20];
export const AID: [number, number] = [92, 130];
export type Backs = 'none' | 'duplex' | 'fold';

/** Room for the crop marks, and for printers that cannot reach the edge. */
const MARGIN = 5.5;
export const MARK = 4;
export const THIN = 0.2;
/** From the end of a mark to the card. */
const CLEAR = 1;

export interface Plan {
  paper: string;
  size: [number, number];
  backs: Backs;
  bleed: number;
  gap: number;
  marks: boolean;
}

/** Where a card's picture begins and ends when it is cut; its bleed goes further. */
export interface Place {
  x: number;
  y: number;
}
export interface Mark {
  x: number;
  y: number;
  across: boolean;
}

export interface Grid {
  width: number;
  height: number;
  card: [number, number];
  /** A sheet's places, row by row. */
  fronts: Place[];
  /** The back of the card in the same position: on the next page, seen from behind, or folded over
   * the upper edge, upside down. */
  backs: Place[];
  marks: Mark[];
}

export function gridOf(plan: Plan): Grid {
  const [width, height] = PAPERS[plan.paper] ?? [210, 297];
  const card = plan.size;
  const [w, h] = card;
  const fold = plan.backs === 'fold';
  const cell = h * (fold ? 2 : 1);
  // Neighbours share their bleed only if they are apart.
  const gap = plan.gap || 2 * plan.bleed;
  const columns = fitting(width, w, gap, plan.bleed);
  const rows = fitting(height, cell, gap, plan.bleed);
  const left = (width - columns * w - (columns - 1) * gap) / 2;
  const top = (height - rows * cell - (rows - 1) * gap) / 2;
  const xs = range(columns).map((column) => left + column * (w + gap));
  const ys = range(rows).map((row) => top + row * (cell + gap));
  const fronts = ys.flatMap((y) => xs.map((x) => ({ x, y: fold ? y + h : y })));
  const backs = fronts.map(({ x, y }) => (fold ? { x, y: y - h } : { x: width - x - w, y }));
  const marks = plan.marks ? marksOf(xs, ys, w, cell, plan.bleed) : [];
  return { width, height, card, fronts, backs, marks };
}

function fitting(length: number, one: number, gap: number, bleed: number): number {
  const free = length - 2 * (MARGIN + bleed) + gap;
  return Math.max(0, Math.floor(free / (one + gap) + 1e-9));
}

/** A pair of marks outside the cards for each line to be cut. */
function marksOf(xs: number[], ys: number[], w: number, h: number, bleed: number): Mark[] {
  const [first, last] = [xs[0], xs.at(-1)];
  const [top, bottom] = [ys[0], ys.at(-1)];
  if (first === undefined || last === undefined || top === undefined || bottom === undefined)
    return [];
  const away = bleed + CLEAR;
  const lines = (starts: number[], size: number): number[] => [
    ...new Set(starts.flatMap((at) => [at, at + size]).map((at) => Math.round(at * 1000) / 1000)),
  ];
  return [
    ...lines(xs, w).flatMap((x) => [
      { x, y: top - away - MARK, across: false },
      { x, y: bottom + h + away, across: false },
    ]),
    ...lines(ys, h).flatMap((y) => [
      { x: first - away - MARK, y, across: true },
      { x: last + w + away, y, across: true },
    ]),
  ];
}

/** A list in sheets of so many. */
export function inSheets<T>(items: T[], each: number): T[][] {
  return range(each ? Math.ceil(items.length / each) : 0).map((sheet) =>
    items.slice(sheet * each, (sheet + 1) * each),
  );
}

export function range(count: number): number[] {
  return Array.from({ length: count }, (_, i) => i);
}
