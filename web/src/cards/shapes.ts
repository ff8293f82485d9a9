/** What a card looks like, derived from its kind and accent alone: the page knows no game. */
import type { Badge, CardView, Look } from '../made/types';

export const WIDTH = 200;
export const HEIGHT = 280;

/** A card nothing is known about. */
export const BACK: CardView = {
  id: 0,
  face: '',
  name: '',
  kind: '',
  text: '',
  flavour: '',
  accent: '',
  icon: '',
  back: '',
  badges: [],
  marks: [],
  turned: false,
  attached: [],
  waits: '',
};

/** The look of a game that has none of its own, or whose look is not known yet. */
export const PLAIN_LOOK: Look = { accents: {}, icon: '', layout: 'table' };

const CORNERS = ['arch', 'round', 'cut', 'step', 'scoop'] as const;
type Corner = (typeof CORNERS)[number];

/** Colours for games without accents: one per kind, muted enough to go together. */
const SPARE = ['#3d7a63', '#b0532f', '#4a6fa5', '#8d5a97', '#a0792c', '#7a5c47'];
const PLAIN = '#7a5c47';
const WALNUT = '#6b4531';

/** A small hash of a word, always the same. */
export function hash(word: string): number {
  let sum = 7;
  for (const letter of word) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65521;
  return sum;
}

export function cornerOf(kind: string): Corner {
  return CORNERS[hash(kind) % CORNERS.length] ?? 'round';
}

export function accentOf(card: CardView, look: Look): string {
  const named = look.accents[card.accent];
  if (named !== undefined && /^#[0-9a-fA-F]{3,8}$/.test(named)) return named;
  if (Object.keys(look.accents).length > 0) return PLAIN;
  return SPARE[hash(card.accent || card.kind) % SPARE.length] ?? PLAIN;
}

/** How far the picture's ground turns from the accent, in degrees of hue: its own for each picture,
 * and no further than that the accent can still be told. Lightness stays, and with it contrast. */
export function turnOf(card: CardView): number {
  return (hash(card.icon || card.name) % 41) - 20;
}

/** The colour of a game's card backs. */
export function backOf(look: Look, title: string): string {
  // If colours mean something in a game, card backs have none of them.
  if (Object.keys(look.accents).length > 0) return WALNUT;
  return SPARE[hash(title) % SPARE.length] ?? PLAIN;
}

/** The outline of a card, inset by this much. */
export function outline(corner: Corner, inset: number): string {
  const l = inset;
  const t = inset;
  const r = WIDTH - inset;
  const b = HEIGHT - inset;
  const c = Math.max(4, 20 - inset * 0.8);
  switch (corner) {
    case 'cut':
      return `M${l + c} ${t}H${r - c}L${r} ${t + c}V${b - c}L${r - c} ${b}H${l + c}L${l} ${b - c}V${t + c}Z`;
    case 'scoop':
      return (
        `M${l + c} ${t}H${r - c}A${c} ${c} 0 0 0 ${r} ${t + c}V${b - c}A${c} ${c} 0 0 0 ${r - c} ${b}` +
        `H${l + c}A${c} ${c} 0 0 0 ${l} ${b - c}V${t + c}A${c} ${c} 0 0 0 ${l + c} ${t}Z`
      );
    case 'arch':
      return (
        `M${l} ${t + 26}Q${l} ${t + 8} ${l + 20} ${t + 8}Q${WIDTH / 2} ${t - 8} ${r - 20} ${t + 8}Q${r} ${t + 8} ${r} ${t + 26}` +
        `V${b - c}A${c} ${c} 0 0 1 ${r - c} ${b}H${l + c}A${c} ${c} 0 0 1 ${l} ${b - c}Z`
      );
    case 'step': {
      const s = c / 2;
      return (
        `M${l + c} ${t}H${r - c}V${t + s}H${r - s}V${t + c}H${r}V${b - c}H${r - s}V${b - s}H${r - c}V${b}` +
        `H${l + c}V${b - s}H${l + s}V${b - c}H${l}V${t + c}H${l + s}V${t + s}H${l + c}Z`
      );
    }
    default:
      return (
        `M${l + c} ${t}H${r - c}A${c} ${c} 0 0 1 ${r} ${t + c}V${b - c}A${c} ${c} 0 0 1 ${r - c} ${b}` +
        `H${l + c}A${c} ${c} 0 0 1 ${l} ${b - c}V${t + c}A${c} ${c} 0 0 1 ${l + c} ${t}Z`
      );
  }
}

/** Numbers go into the corners of the card, words onto its middle line. On the table, where
 * there is no room for more, "10/10" is short as well. */
export function placeBadges(badges: Badge[], table = false): { corners: Badge[]; words: Badge[] } {
  const short = badges.filter(
    ({ value }) =>
      (value.length <= 4 && !/^\p{L}{2,}$/u.test(value)) ||
      (table && /^\d{1,3}\/\d{1,3}$/.test(value)),
  );
  const corners = short.slice(0, 4);
  return { corners, words: badges.filter((badge) => !corners.includes(badge)) };
}

/** Grid columns for cards side by side, at most `step` apart, that overlap if they must. */
export function overlap(cards: number, step: string): string {
  return cards > 1 ? `repeat(${cards - 1}, minmax(0, calc(${step}))) var(--card)` : 'var(--card)';
}

/** Wrap text into at most `most` lines of about `letters` letters, cut short if necessary. */
export function wrapLines(text: string, letters: number, most: number): string[] {
  const found: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    if (line && line.length + word.length + 1 > letters) {
      found.push(line);
      line = word;
    } else line = line ? `${line} ${word}` : word;
  }
  if (line) found.push(line);
  if (found.length <= most) return found;
  const last = found[most - 1] ?? '';
  return [...found.slice(0, most - 1), last.slice(0, letters - 1).replace(/[\s.,;]+$/, '') + '…'];
}

/** How much smaller a text must be to fit on a card as a whole: 1 if it fits in four lines. */
export function shrunk(text: string): number {
  for (let small = 1; small < 4; small += 0.1)
    if (wrapLines(text, 25 * small, 99).length <= 4 * small) return small;
  return 4;
}

/** Whether a number is higher or lower than the card was printed with. */
export function trend({ value, was }: Badge): string {
  const change = was === '' ? 0 : parseInt(value, 10) - parseInt(was, 10);
  if (change === 0 || Number.isNaN(change)) return '';
  return change > 0 ? 'raised' : 'lowered';
}
