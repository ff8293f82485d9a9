/** What every part of one table shares. */
import { getContext, setContext } from 'svelte';

import type { CardView, Look } from '../made/types';
import type { Choosing } from './choosing.svelte';
import type { Stage } from './stage.svelte';

/** The card that somebody looks at closely. On touch screens it opens as a sheet with its choices. */
export class Closeup {
  card = $state.raw<CardView | null>(null);
  place = $state.raw<DOMRect | null>(null);
  sheet = $state(false);

  look(card: CardView, element: HTMLElement, sheet = false): void {
    this.card = card;
    this.place = element.getBoundingClientRect();
    this.sheet = sheet;
  }

  leave(card?: CardView): void {
    if (card === undefined || (this.card?.id === card.id && !this.sheet)) this.card = null;
  }
}

export interface TableParts {
  stage: Stage;
  choosing: Choosing;
  closeup: Closeup;
  /** Whose table it is: the seat that sits near. */
  near: () => number;
  look: () => Look;
  title: () => string;
  nameOf: (seat: number) => string;
  /** The text of the choice that a hint or the guide suggests. */
  suggested: () => string;
  /** The card under the seal, where this browser knows it. */
  sealed: () => number;
}

const KEY = Symbol('table');

export function shareTable(parts: TableParts): TableParts {
  return setContext(KEY, parts);
}

export function theTable(): TableParts {
  return getContext<TableParts>(KEY);
}

/** One colour a seat, told apart with and without colour vision. */
export const SEAT_COLOURS = [
  '#b5471f',
  '#2f6f8f',
  '#6b8e23',
  '#7d4e9e',
  '#b8860b',
  '#a23b6b',
  '#3a7d6c',
  '#5b5f97',
];

export function seatColour(seat: number): string {
  return SEAT_COLOURS[seat % SEAT_COLOURS.length] ?? '#7a5c47';
}
