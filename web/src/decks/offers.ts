/** The decks one can sit down with: a random one, those saved in this browser, the ready ones. */
import type { DecksShown } from '../made/types';
import { words } from '../words';
import { titled } from './catalogue';
import { savedDecks } from './saved';

export interface Offer {
  key: string;
  name: string;
  about: string;
  /** What is sent: a list as text, the name of a ready deck, or empty for a random one. */
  deck: string;
  own: boolean;
}

export function offers(game: string, shown: DecksShown): Offer[] {
  const own = savedDecks(game).filter((deck) => deck.sound);
  return [
    {
      key: 'random',
      name: words.decks.random,
      about: words.decks.randomText,
      deck: '',
      own: false,
    },
    ...own.map(({ id, name, text }) => ({
      key: id,
      name: name || words.decks.fresh,
      about: '',
      deck: text,
      own: true,
    })),
    ...shown.ready.map(({ name, about }) => ({
      key: `ready:${name}`,
      name: titled(name),
      about,
      deck: name,
      own: false,
    })),
  ];
}
