/** A language: puts texts, choices and events into its words. The same as `bestiary/language` does
 * for the terminal; the cases in tests/language/cases.json hold for both. */
import type { EventView, Phrasing } from '../made/types';

/** A text, or a choice between texts: by person, by number, or by the form that is asked for. */
export type Phrase = string | { [form: string]: Phrase };
export type Phrases = Record<string, Phrase>;

interface Pattern {
  matches: RegExp;
  key: string;
  gaps: string[];
}
interface File {
  words: Map<string, Phrase>;
  patterns: Pattern[];
}
type Fill = string | ((form: string) => string);

const GAP = /\{([A-Za-z']*[0-9]*)(?::([^{}\s]+))?\}/g;
const OPEN = /^(n|name|word)[0-9]*$/;
const NUMBER = /^n[0-9]*$/;
const CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other'];

export class Language {
  private readonly rules: Intl.PluralRules;
  private readonly files: File[];

  /** `files` in the order in which they are asked. */
  constructor(
    readonly code: string,
    plurals: string,
    files: Phrases[],
  ) {
    this.rules = new Intl.PluralRules(isKnown(plurals) ? plurals : 'en');
    this.files = files.map(file);
  }

  /** A text that stands by itself, in the form that a sentence asks for. */
  say(english: string, form = ''): string {
    return this.find(english, form) ?? english;
  }

  /** Whether anything translates it. */
  knows(english: string): boolean {
    return this.find(english, '') !== undefined;
  }

  private find(english: string, form: string): string | undefined {
    for (const { words, patterns } of this.files) {
      const exact = words.get(english);
      if (exact !== undefined) return filled(this.chosen(exact, 1, '', form), {});
      for (const { matches, key, gaps } of patterns) {
        const found = matches.exec(english);
        if (found) return this.matched(words.get(key) ?? '', gaps, found.slice(1), form);
      }
    }
    return undefined;
  }

  private matched(phrase: Phrase, gaps: string[], parts: string[], form: string): string {
    const fills: Record<string, Fill> = {};
    let n = 1;
    let counted = false;
    gaps.forEach((gap, i) => {
      const part = parts[i] ?? '';
      fills[gap] = gap.startsWith('word') ? this.noun([part]) : part;
      if (NUMBER.test(gap) && !counted) [n, counted] = [Number(part), true];
    });
    return filled(this.chosen(phrase, n, '', form), fills);
  }

  /** A prompt or the label of a choice, and what it was made of, if that is known. */
  fill(english: string, phrasing: Phrasing | undefined): string {
    if (!phrasing) return this.say(english);
    const phrase = this.phrase(phrasing.template);
    if (phrase === undefined) return english;
    const nouns = phrasing.fills.map((text) => this.noun([text]));
    const number = phrasing.fills.find((text) => /^-?[0-9]+$/.test(text));
    const text = this.chosen(phrase, Number(number ?? 1));
    if (!phrasing.template.includes('{}')) return filled(text, {});
    const fills = Object.fromEntries(nouns.map((noun, i) => [String(i + 1), noun]));
    return filled(text, fills, nouns);
  }

  /** A line of the log, for one audience. Players are called "Player 2", as in English: the page
   * puts their names there. */
  tell(event: EventView, audience: number): string {
    const { phrasing, seat, amount, text } = event;
    if (!phrasing) return this.say(text);
    const { template, fills: cards, other, cause } = phrasing;
    const phrase = this.phrase(template);
    if (phrase === undefined) return text;
    const mine = seat >= 0 && seat === audience;
    const theirs = other >= 0 && other === audience;
    const count = template.includes('{n}') ? amount : cards.length;
    const told = this.chosen(phrase, count, mine ? 'you' : theirs ? 'foe' : 'they');
    const whole = filled(told, {
      name: mine ? this.noun(['you']) : player(seat),
      foe: theirs ? this.noun(['you']) : player(other),
      n: String(amount),
      cards: this.noun(cards),
      cause: this.noun([cause]),
    });
    return whole.charAt(0).toUpperCase() + whole.slice(1);
  }

  private phrase(template: string): Phrase | undefined {
    for (const { words } of this.files) {
      const found = words.get(template);
      if (found !== undefined) return found;
    }
    return template.includes('{') ? undefined : this.find(template, '');
  }

  /** The text among a phrase's choices. */
  private chosen(phrase: Phrase, n: number, person = '', form = ''): string {
    let found = phrase;
    while (typeof found !== 'string') {
      const { they, other } = found;
      if (they !== undefined) found = found[person] ?? they;
      else if (other !== undefined && Object.keys(found).every((key) => CATEGORIES.includes(key)))
        found = found[this.rules.select(Math.abs(n))] ?? other;
      else found = found[form] ?? found[''] ?? '';
    }
    return found;
  }

  private noun(texts: string[]): Fill {
    return (form) => this.listed(texts, form);
  }

  /** Cards as a phrase; "" stands for a card the audience may not know. */
  private listed(texts: string[], form: string): string {
    const known = texts.filter(Boolean).map((text) => this.say(text, form));
    const hidden = texts.length - known.length;
    if (hidden) known.push(this.say(hidden === 1 ? 'a card' : `${hidden} cards`, form));
    const last = known.pop() ?? this.say('nothing', form);
    return known.length ? `${known.join(', ')} ${this.say('and')} ${last}` : last;
  }
}

const player = (seat: number): string => `Player ${seat + 1}`;

/** A file without the patterns that could fit any text, and so a card's: "Your {name}". */
export function withinGames(words: Phrases): Phrases {
  return Object.fromEntries(
    Object.entries(words).filter(
      ([key]) => openGaps(key)?.every((gap) => NUMBER.test(gap)) ?? true,
    ),
  );
}

function file(words: Phrases): File {
  const patterns: Pattern[] = [];
  for (const key of Object.keys(words)) {
    const gaps = openGaps(key);
    if (gaps) patterns.push({ matches: compiled(key), key, gaps });
  }
  // Whichever says the most is tried first.
  const length = ({ key }: Pattern): number => key.replace(GAP, '').length;
  patterns.sort((one, other) => length(other) - length(one));
  return { words: new Map(Object.entries(words)), patterns };
}

/** The gaps of a pattern in order; nothing if the key is not one. */
function openGaps(key: string): string[] | undefined {
  const gaps = [...key.matchAll(GAP)].map((gap) => gap[1] ?? '');
  return gaps.length && gaps.every((gap) => OPEN.test(gap)) ? gaps : undefined;
}

function compiled(key: string): RegExp {
  let source = '';
  let at = 0;
  for (const gap of key.matchAll(GAP)) {
    source += escaped(key.slice(at, gap.index));
    source += NUMBER.test(gap[1] ?? '') ? '(-?[0-9]+)' : '(.+?)';
    at = gap.index + gap[0].length;
  }
  return new RegExp(`^${source}${escaped(key.slice(at))}$`, 's');
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A translation with its gaps filled; `{}` takes the next of those `inOrder`. */
function filled(text: string, fills: Record<string, Fill>, inOrder: Fill[] = []): string {
  const rest = [...inOrder];
  return text.replace(GAP, (gap: string, name: string, form: string | undefined) => {
    const found = (name === '' ? rest.shift() : undefined) ?? fills[name];
    if (found === undefined) return gap;
    return typeof found === 'string' ? found : found(form ?? '');
  });
}

function isKnown(code: string): boolean {
  try {
    return Intl.PluralRules.supportedLocalesOf(code).length > 0;
  } catch {
    return false;
  }
}
