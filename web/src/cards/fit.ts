/** What fits on a card at its size on the table. Nothing is written there that could not be read:
 * what does not fit in letters of LEAST pixels is left to the close-up, one tap away. */
import type { Badge, CardView, Look } from '../made/types';
import { partsOf } from '../text/numbers';
import { placeBadges, WIDTH } from './shapes';

/** The smallest letters on the table, in pixels. A little more than 11, against rounding. */
export const LEAST = 11.2;
/** How wide a letter is, as a part of its height. */
const NARROW = 0.56;
/** How much letters may be squeezed together. */
const SQUEEZE = 1.16;
/** What the paper of a card leaves for words, in units of its drawing. */
const ROOM = 178;
/** Narrower than this, the numbers stand close together. */
export const TIGHT = 74;
const TOP = 14;
const BOTTOM = 267;
/** The least height of the picture. */
const PICTURE = 104;

export interface Line {
  text: string;
  y: number;
  /** How wide it may be at most, or undefined if it fits anyway. */
  squeezed: number | undefined;
}

export interface Pill {
  badge: Badge;
  /** The icon beside the number, or "". */
  sign: string;
  x: number;
  y: number;
  width: number;
}

export interface Fit {
  /** The height of the picture. */
  art: number;
  name: Line[];
  nameSize: number;
  /** Kind and civilization and the like, if they fit. */
  line: Line[];
  said: Line[];
  /** The size of all small letters. */
  small: number;
  pills: Pill[];
  /** There is a text, and it is not on the card. */
  more: boolean;
}

/** Lay out a face for a card that is `width` pixels wide. */
export function fitFace(card: CardView, width: number, look: Look): Fit {
  const small = (LEAST * WIDTH) / Math.max(width, 30);
  const { corners, words } = placeBadges(card.badges, true);
  const nameSize = sizeOfName(card.name, small);
  const name = nameSize ? linesOf(card.name, nameSize) : [];
  const sort = width >= 80 ? kindLine(unnamed(words, card.name), card.kind, small) : '';
  const text = width >= 96 ? linesOf(card.text, small) : [];
  const heading = name.length * nameSize * 1.1 + 6;
  const rest = BOTTOM - TOP - heading;
  const needs = text.length * small * 1.16 + 6;
  const told = text.length > 0 && rest - needs >= PICTURE;
  const kindTall = small * 1.2;
  const lined = sort !== '' && rest - (told ? needs : 0) - kindTall >= PICTURE;
  const art = rest - (told ? needs : 0) - (lined ? kindTall : 0);
  let y = TOP + art + 2;
  const put = (lines: string[], size: number, gap: number): Line[] =>
    lines.map((one) => ({
      text: one,
      y: (y += size * gap) - size * 0.18,
      squeezed: room(one, size),
    }));
  const named = put(name, nameSize, 1.1);
  const sorted = lined ? put([sort], small, 1.2) : [];
  const said = told ? put(text, small, 1.16) : [];
  return {
    art,
    name: named,
    nameSize,
    line: sorted,
    said,
    small,
    pills: placePills(corners, look, Math.max(small, 22), TOP + art, width < TIGHT),
    more: card.text !== '' && !told,
  };
}

/** The largest size at which a name takes one line, or else two; 0 if it cannot be read. */
function sizeOfName(name: string, small: number): number {
  const one = ROOM / Math.max(1, name.length * NARROW);
  if (one >= small) return Math.min(one, Math.max(21, small));
  const widest = Math.max(...name.split(/\s+/).map((word) => word.length));
  const two = Math.min(ROOM / (widest * NARROW), (2 * ROOM) / ((name.length + 3) * NARROW));
  if (two >= small) return Math.min(two, Math.max(19, small));
  return two * SQUEEZE >= small && linesOf(name, small).length <= 2 ? small : 0;
}

function linesOf(text: string, size: number): string[] {
  const most = (ROOM / (size * NARROW)) * 1.02;
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length + 1 <= most)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function room(text: string, size: number): number | undefined {
  return text.length * size * NARROW > ROOM ? ROOM : undefined;
}

/** All of the words, or only their signs, or nothing. */
function kindLine(words: Badge[], kind: string, small: number): string {
  const most = ROOM / (small * 0.62);
  const all = words.map(written).join(' · ') || kind;
  const signs = [...new Set(words.map((badge) => badge.symbol).filter(Boolean))].join(' ');
  return [all, signs].find((one) => one.length <= most) ?? '';
}

/** The badges without those that only say what the name says already. */
export function unnamed(badges: Badge[], name: string): Badge[] {
  const said = name.split(' ');
  return badges.filter((badge) => badge.symbol || !said.includes(badge.value));
}

/** A number without a symbol of its own is written with its label. */
export function written(badge: Badge): string {
  const sign = badge.symbol || (/^[+-]?\d+$/.test(badge.value) ? badge.label : '');
  return [sign, badge.value].filter(Boolean).join(' ');
}

/** How large a sign is beside its number, as a part of the number's height. */
export const SIGN = 0.86;

/** The numbers in the corners of the picture: the first at the top left, then around. Two that would
 * meet go without their signs, which the close-up has. */
export function placePills(
  corners: Badge[],
  look: Look,
  size: number,
  bottom: number,
  tight = false,
): Pill[] {
  const tall = size * 0.62;
  const edge = tight ? 1 : 6;
  const widthOf = (badge: Badge, sign: boolean): number => {
    const letters = partsOf(badge.value, look).reduce(
      (sum, { text, colour }) => sum + text.length * (colour ? 1.45 : 1),
      0,
    );
    const beside = sign ? SIGN : 0;
    return Math.max(
      size * ((tight ? 1.05 : 1.25) + beside * 0.9),
      size * ((tight ? letters * 0.58 + 0.2 : letters * 0.62 + 0.42) + beside),
    );
  };
  const signOf = (badge: Badge | undefined): string => (badge && look.signs?.[badge.key]) ?? '';
  const room = WIDTH - 2 * edge - 2;
  return corners.map((badge, i) => {
    const beside = corners[3 - i];
    const both = widthOf(badge, signOf(badge) !== '');
    const other = beside ? widthOf(beside, signOf(beside) !== '') : 0;
    const sign = both + other <= room ? signOf(badge) : '';
    const width = widthOf(badge, sign !== '');
    const x = i === 0 || i === 1 ? edge + width / 2 : WIDTH - edge - width / 2;
    return { badge, sign, width, x, y: i === 0 || i === 3 ? tall + 6 : bottom - tall + 4 };
  });
}
