/** Deck lists: a deck is saved, copied and played as text, with `4 Name`, `4x Name` or `4 id` on each line
 * and comments after a hash. Whether it may be played is for the server to say. */
import type { DeckCard } from '../made/types';

const LINE = /^\s*(\d{1,3})x?\s+([^#]*?)\s*(#.*)?$/;

function plain(word: string): string {
  return word.toLowerCase().split(/\s+/).join(' ');
}

/** The cards of a game, found by the words that lists use for them. */
export class Catalogue {
  private readonly byWord = new Map<string, DeckCard>();

  constructor(readonly cards: DeckCard[]) {
    for (const card of cards) this.byWord.set(plain(card.id), card).set(plain(card.name), card);
  }

  /** What a line says, if it can be read. */
  read(line: string): { card: DeckCard; count: number } | undefined {
    const [, count, name] = LINE.exec(line) ?? [];
    const card = name === undefined ? undefined : this.byWord.get(plain(name));
    return card && { card, count: Number(count) };
  }

  /** How many of each card a text has, by id, in the order they first appear. */
  counts(text: string): Map<string, number> {
    const found = new Map<string, number>();
    for (const line of text.split('\n')) {
      const said = this.read(line);
      if (said) found.set(said.card.id, (found.get(said.card.id) ?? 0) + said.count);
    }
    return found;
  }

  /** The text with this many of a card. Its first line is changed, further ones are removed. */
  withCount(text: string, card: DeckCard, count: number): string {
    const lines: string[] = [];
    let left = count;
    for (const line of text.split('\n')) {
      const said = this.read(line);
      if (said?.card !== card) lines.push(line);
      else if (left > 0) {
        lines.push(line.replace(/\d+/, String(left)));
        left = 0;
      }
    }
    if (left > 0) {
      while (lines.at(-1)?.trim() === '') lines.pop();
      lines.push(`${left} ${card.name}`);
    }
    return lines.join('\n');
  }

  /** A deck short enough for a link: ids instead of names, no comments. Unreadable lines stay. */
  packed(text: string): string {
    const lines = text.split('\n').map((line) => {
      const said = this.read(line);
      return said ? `${said.count} ${said.card.id}` : line.replace(/#.*/, '').trim();
    });
    return encoded(lines.filter(Boolean).join('\n'));
  }

  /** The text from a link, with names. */
  unpacked(code: string): string {
    const lines = decoded(code).split('\n');
    return lines
      .map((line) => {
        const said = this.read(line);
        return said ? `${said.count} ${said.card.name}` : line;
      })
      .join('\n');
  }
}

/** The name of a ready deck, as a title. */
export function titled(name: string): string {
  return name.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());
}

function encoded(text: string): string {
  const bytes = new TextEncoder().encode(text);
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

function decoded(code: string): string {
  try {
    const bytes = atob(code.replaceAll('-', '+').replaceAll('_', '/'));
    return new TextDecoder().decode(Uint8Array.from(bytes, (letter) => letter.charCodeAt(0)));
  } catch {
    return '';
  }
}
