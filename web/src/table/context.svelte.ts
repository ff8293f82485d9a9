/** What all parts of one table share. */
import { getContext, setContext } from 'svelte';

import type { CardView, ChoiceView, Look, RoomView } from '../made/types';
import type { Told } from '../text/numbers';
import type { Drag } from './pick/drag.svelte';
import type { Selection } from './selection.svelte';
import type { Stage } from './stage/stage.svelte';

/** The card shown in close-up. On touch screens it is a sheet with the choices of the card. */
export class Closeup {
  card = $state.raw<CardView | null>(null);
  place = $state.raw<DOMRect | null>(null);
  sheet = $state(false);

  look(card: CardView, element: Element, sheet = false): void {
    this.card = card;
    this.place = element.getBoundingClientRect();
    this.sheet = sheet;
  }

  private pointer = '';

  /** Whether the pointer itself has moved: a card may also slide under one that rests. */
  moved(event: PointerEvent): boolean {
    const before = this.pointer;
    this.pointer = `${event.screenX} ${event.screenY}`;
    return this.pointer !== before;
  }

  leave(card?: CardView): void {
    if (card === undefined || (this.card?.id === card.id && !this.sheet)) this.card = null;
  }
}

export interface TableParts {
  stage: Stage;
  selection: Selection;
  closeup: Closeup;
  drag: Drag;
  /** The seat at the near side of the table. */
  near: () => number;
  look: () => Look;
  title: () => string;
  nameOf: (seat: number) => string;
  /** A sentence of the game, with the players' own names, and with cards by their names. */
  say: (text: string, told?: Told) => string;
  /** What a choice is called: cards by their names, or with their numbers if that is not enough. */
  labelOf: (choice: ChoiceView) => string;
  /** Whether the game is being played, and not only watched again. */
  live: () => boolean;
  /** The text of the choice that a hint or the guide suggests. */
  suggested: () => string;
  /** The id of the card under the seal, if this browser knows it, or -1. */
  sealed: () => number;
  room: () => RoomView | null;
  /** The milliseconds a seat has left, or -1 without a clock. */
  left: (seat: number) => number;
}

const KEY = Symbol('table');

export function provideTable(parts: TableParts): TableParts {
  return setContext(KEY, parts);
}

export function useTable(): TableParts {
  return getContext<TableParts>(KEY);
}

/** One colour per seat, chosen to be told apart by colour-blind people too. */
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
