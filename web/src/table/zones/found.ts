/** Cards in piles that can be chosen now: what a search of a deck has found, for example. */
import type { CardView, ChoiceView, View } from '../../made/types';
import { isPile } from '../layout/arrange';
import { keyOf, subjectKey, targetKey } from '../selection.svelte';

/** The keys of cards in piles that a choice is about. If cards on the table can be chosen as well,
 * those in piles stay behind their buttons: they would cover the table. */
export function findable(view: View, choices: ChoiceView[]): Set<string> {
  const inPiles = new Set(
    view.zones.filter(isPile).flatMap(({ cards }) => cards.map(({ id }) => keyOf('card', id))),
  );
  const subjects = choices.map(subjectKey).filter(Boolean);
  const searching = subjects.length > 0 && subjects.every((key) => inPiles.has(key));
  const keys = [...(searching ? subjects : []), ...choices.map(targetKey)];
  return new Set(keys.filter((key) => inPiles.has(key)));
}

/** The cards to show, and the name of the pile they are in; of several piles, the names. */
export function foundIn(view: View, keys: Set<string>): { label: string; cards: CardView[] } {
  const piles = view.zones.filter(isPile).map((zone) => ({
    label: zone.label,
    cards: zone.cards.filter(({ id }) => keys.has(keyOf('card', id))),
  }));
  const some = piles.filter(({ cards }) => cards.length);
  return {
    label: [...new Set(some.map(({ label }) => label))].join(' · '),
    cards: some.flatMap(({ cards }) => cards),
  };
}
