/** How a game's sentences are said at the table: costs with their symbols, and the numbers of a card
 * in words where it is first named. How a game writes both is in its look. */
import type { Look, Notation, Pip } from '../made/types';

/** Whether a card's numbers are said always, never, or only with names that are not in this set. */
export type Told = 'always' | 'never' | Set<string>;

interface Reader {
  pattern: RegExp;
  /** What the numbers are called, in their order. */
  words: string[];
  said: string;
}

/** A name as games write it: capitals, with small words between them. */
const WORD = String.raw`\p{Lu}[\p{L}\p{M}'’-]*`;
const NAME = `${WORD}(?: (?:(?:of|the|in|to|a|an) )*${WORD})*`;
const GAP = /\{(\w+)\}/g;

const readers = new WeakMap<Look, Reader[]>();

/** The sentence with costs as symbols, and with what a card's numbers mean or without them. */
export function inWords(text: string, look: Look, told: Told = 'never'): string {
  let said = withPips(text, look.pips, (pip) => pip.symbol);
  for (const { pattern, words, said: form } of readersOf(look)) {
    said = said.replace(pattern, (_, name: string, ...found: unknown[]) => {
      if (told === 'never' || (told !== 'always' && told.has(name))) return name;
      if (told !== 'always') told.add(name);
      const numbers = new Map(words.map((word, i) => [word, String(found[i])]));
      return `${name} (${filled(form, numbers)})`;
    });
  }
  return said;
}

/** The same for ears: nothing that is only a symbol. */
export function aloud(text: string, look: Look): string {
  const said = withPips(text, look.pips, (pip) => ` ${pip.accent} `);
  return inWords(said.replace(/ +/g, ' ').trim(), look, 'always');
}

export interface Part {
  text: string;
  /** The colour of a symbol, or "". */
  colour: string;
}

/** The parts of a badge's value: a cost has a symbol for each of its letters. */
export function partsOf(value: string, look: Look): Part[] {
  const found = [...value.matchAll(/(\d{1,2})(\p{Lu})/gu)];
  const pips = found.map(([, , letter]) => look.pips?.[letter ?? '']);
  const whole = found.map(([all]) => all).join('') === value;
  if (!found.length || !whole || pips.some((pip) => pip === undefined))
    return [{ text: value, colour: '' }];
  return found.flatMap(([, count], i) => {
    const pip = pips[i];
    const colour = look.accents[pip?.accent ?? ''] ?? '';
    return [
      { text: count ?? '', colour: '' },
      { text: pip?.symbol ?? '', colour },
    ];
  });
}

function withPips(
  text: string,
  pips: Record<string, Pip> | undefined,
  draw: (pip: Pip) => string,
): string {
  const letters = Object.keys(pips ?? {}).filter((letter) => /^\p{Lu}$/u.test(letter));
  if (!pips || !letters.length) return text;
  const cost = new RegExp(`(?<![\\w:/+-])(?:\\d{1,2}[${letters.join('')}])+(?![\\w:/])`, 'g');
  return text.replace(cost, (found) =>
    found.replace(/\p{Lu}/gu, (letter) => {
      const pip = pips[letter];
      return pip ? draw(pip) : letter;
    }),
  );
}

function readersOf(look: Look): Reader[] {
  let made = readers.get(look);
  if (!made) {
    made = (look.notation ?? []).map(reader);
    readers.set(look, made);
  }
  return made;
}

function reader({ written, said }: Notation): Reader {
  const words = [...written.matchAll(GAP)].map(([, word]) => word ?? '');
  const numbers = written
    .split(GAP)
    .map((part, i) => (i % 2 ? String.raw`([+-]?\d+)` : escaped(part)))
    .join('');
  // Not the beginning of a longer notation.
  return { pattern: new RegExp(`(${NAME}) ${numbers}(?![\\w:/])`, 'gu'), words, said };
}

/** The words with their numbers, but without those that add nothing. */
function filled(form: string, numbers: Map<string, string>): string {
  const parts = form.split(', ').filter((part) => {
    const words = [...part.matchAll(GAP)].map(([, word]) => numbers.get(word ?? '') ?? '');
    return !words.length || words.some((number) => !/^[+-]0$/.test(number));
  });
  return parts.join(', ').replace(GAP, (gap, word: string) => numbers.get(word) ?? gap);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
}
