/** The decks that this browser keeps, for each game. */
import { read, write } from '../settings.svelte';

export interface OwnDeck {
  id: string;
  name: string;
  text: string;
  /** Whether the server found no fault when it was last asked. */
  sound: boolean;
}

const PREFIX = 'bestiary.decks.';

export function ownDecks(game: string): OwnDeck[] {
  try {
    const found: unknown = JSON.parse(read(PREFIX + game) ?? '[]');
    return Array.isArray(found) ? found.filter(isDeck) : [];
  } catch {
    return [];
  }
}

function isDeck(one: unknown): one is OwnDeck {
  const { id, name, text } = (one ?? {}) as Partial<OwnDeck>;
  return typeof id === 'string' && typeof name === 'string' && typeof text === 'string';
}

/** Keep a deck: in its place, or as the first. */
export function keepDeck(game: string, deck: OwnDeck): void {
  const decks = ownDecks(game);
  const place = decks.findIndex((one) => one.id === deck.id);
  if (place < 0) decks.unshift(deck);
  else decks[place] = deck;
  write(PREFIX + game, JSON.stringify(decks));
}

export function dropDeck(game: string, id: string): void {
  write(PREFIX + game, JSON.stringify(ownDecks(game).filter((one) => one.id !== id)));
}

/** Which deck was open last: an own one's id, or `ready:` and a name. */
export function lastOpen(game: string): string {
  return read(`bestiary.deck.${game}`) ?? '';
}

export function open(game: string, which: string): void {
  write(`bestiary.deck.${game}`, which || null);
}
