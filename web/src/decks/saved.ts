/** The decks saved in this browser, by game. */
import { read, write } from '../browser/storage';

export interface SavedDeck {
  id: string;
  name: string;
  text: string;
  /** Whether the server found no fault when it last checked. */
  sound: boolean;
}

const PREFIX = 'bestiary.decks.';

export function savedDecks(game: string): SavedDeck[] {
  try {
    const found: unknown = JSON.parse(read(PREFIX + game) ?? '[]');
    return Array.isArray(found) ? found.filter(isDeck) : [];
  } catch {
    return [];
  }
}

function isDeck(one: unknown): one is SavedDeck {
  const { id, name, text } = (one ?? {}) as Partial<SavedDeck>;
  return typeof id === 'string' && typeof name === 'string' && typeof text === 'string';
}

/** Save a deck, in its place or as the first one. */
export function saveDeck(game: string, deck: SavedDeck): void {
  const decks = savedDecks(game);
  const place = decks.findIndex((one) => one.id === deck.id);
  if (place < 0) decks.unshift(deck);
  else decks[place] = deck;
  write(PREFIX + game, JSON.stringify(decks));
}

export function deleteDeck(game: string, id: string): void {
  write(PREFIX + game, JSON.stringify(savedDecks(game).filter((one) => one.id !== id)));
}

/** Which deck was open last: the id of a saved one, or `ready:` and a name. */
export function lastOpen(game: string): string {
  return read(`bestiary.deck.${game}`) ?? '';
}

export function rememberOpen(game: string, which: string): void {
  write(`bestiary.deck.${game}`, which || null);
}
