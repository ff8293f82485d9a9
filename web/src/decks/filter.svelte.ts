/** Which cards of a catalogue are shown: a search, filters, and only what is in the deck. */
import type { DeckCard } from '../made/types';
import type { Draft } from './draft.svelte';

/** A way to tell cards apart, as the game counts them. */
export interface Facet {
  label: string;
  values: string[];
}

export class CardFilter {
  search = $state('');
  inDeck = $state(false);
  private chosen = $state<Record<string, string>>({});
  readonly facets: Facet[];

  constructor(private readonly draft: Draft) {
    this.facets = facetsOf(draft.catalogue.cards);
  }

  readonly found = $derived.by(() => this.draft.catalogue.cards.filter((card) => this.fits(card)));
  readonly active = $derived(
    this.search !== '' || this.inDeck || Object.values(this.chosen).some(Boolean),
  );

  valueOf(facet: Facet): string {
    return this.chosen[facet.label] ?? '';
  }

  choose(facet: Facet, value: string): void {
    this.chosen[facet.label] = value;
  }

  clear(): void {
    this.search = '';
    this.inDeck = false;
    this.chosen = {};
  }

  private fits({ card, ...listed }: DeckCard): boolean {
    if (this.inDeck && (this.draft.counts.get(listed.id) ?? 0) === 0) return false;
    for (const [label, value] of Object.entries(this.chosen)) {
      const has = listed.facts.some((fact) => fact.label === label && fact.value === value);
      if (value && !has) return false;
    }
    const values = listed.facts.map((fact) => fact.value);
    const text = [listed.name, listed.id, card.kind, card.text, ...values].join(' ').toLowerCase();
    const wanted = this.search.toLowerCase().split(/\s+/);
    return wanted.every((word) => text.includes(word));
  }
}

/** What a facet's value is called on a button: a number alone would say nothing. */
export function chipText({ label }: Facet, value: string): string {
  return isNumber(value) ? `${label} ${value}` : value;
}

function facetsOf(cards: DeckCard[]): Facet[] {
  const values = new Map<string, Set<string>>();
  for (const { label, value } of cards.flatMap((card) => card.facts))
    values.set(label, (values.get(label) ?? new Set()).add(value));
  return [...values]
    .filter(([, set]) => set.size > 1)
    .map(([label, set]) => ({ label, values: [...set].sort(byNumber) }));
}

function byNumber(a: string, b: string): number {
  return isNumber(a) && isNumber(b) ? Number(a) - Number(b) : 0;
}

function isNumber(value: string): boolean {
  return /^\d+$/.test(value);
}
