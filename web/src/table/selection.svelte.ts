/** Which choice a click means. A choice may have a subject and a target; a card or tile with one
 * choice is played at once, one with several is picked first and then shows its targets. */
import { MediaQuery } from 'svelte/reactivity';

import type { ChoiceView, DecisionView, Thing } from '../made/types';

/** The key of something that can be clicked. */
export function keyOf(kind: Thing, id: number): string {
  return `${kind}:${id}`;
}

function isClickable(kind: Thing): boolean {
  return kind === 'card' || kind === 'tile' || kind === 'seat';
}

/** `instead`: it could be picked instead of what is picked now. */
export type Role = '' | 'subject' | 'target' | 'picked' | 'instead';

export class Selection {
  private readonly wide = new MediaQuery('min-width: 701px');
  decision = $state.raw<DecisionView | null>(null);
  picked = $state('');
  /** The keys of everything on the table; choices without one of these become buttons. */
  visible = $state.raw<Set<string>>(new Set());
  /** Why cards cannot be played, by key. What else can be done with one is asked first. */
  waits = $state.raw<Map<string, string>>(new Map());

  readonly choices = $derived(this.decision?.choices ?? []);
  readonly mine = $derived(this.choices.filter((choice) => subjectKey(choice) === this.picked));
  readonly roles = $derived(this.assignRoles());
  /** There is nothing to say but no. It is asked all the same, so that nobody can tell. */
  readonly onlyNo = $derived(
    this.choices.length > 0 && this.choices.every((choice) => choice.declines),
  );
  /** The choices that are not about a visible card, tile or seat. */
  readonly buttons = $derived(this.findButtons());
  /** Whether the buttons are what can be done with the card that is picked, and stand at it. */
  readonly verbsAtCard = $derived(
    this.wide.current && this.picked.startsWith('card:') && this.buttons.length > 0,
  );
  /** Everything that can be chosen on the table now, in the order of the number keys. */
  readonly stops = $derived(
    [...this.roles]
      .filter(([, role]) => role === 'subject' || role === 'target')
      .map(([key]) => key),
  );

  constructor(private readonly send: (choice: ChoiceView) => void) {}

  open(decision: DecisionView | null): void {
    this.decision = decision;
    this.picked = '';
  }

  role(key: string): Role {
    return this.roles.get(key) ?? '';
  }

  choicesOf(key: string): ChoiceView[] {
    if (this.picked && this.role(key) === 'target')
      return this.mine.filter((choice) => targetKey(choice) === key);
    return this.choices.filter((choice) => subjectKey(choice) === key);
  }

  /** Handle a click on a card, tile or seat. Returns whether it did anything. */
  act(key: string): boolean {
    const role = this.role(key);
    if (role === 'picked') {
      this.picked = '';
      return true;
    }
    const meant = this.choicesOf(key);
    const only = meant[0];
    if (role === '' || only === undefined) return false;
    if (meant.length === 1 && role !== 'instead' && !this.waits.has(key)) this.choose(only);
    else this.picked = key;
    return true;
  }

  /** Whether a suggested choice, given as text, involves this card, tile or seat. */
  isSuggested(key: string, text: string): boolean {
    const role = this.role(key);
    if (role === '') return false;
    const keyIn = role === 'target' ? targetKey : subjectKey;
    return this.choices.some((choice) => choice.text === text && keyIn(choice) === key);
  }

  choose(choice: ChoiceView): void {
    this.picked = '';
    this.send(choice);
  }

  private assignRoles(): Map<string, Role> {
    const roles = new Map<string, Role>();
    for (const choice of this.choices) {
      const key = subjectKey(choice);
      if (this.visible.has(key)) roles.set(key, 'subject');
    }
    if (!this.picked) return this.inTableOrder(roles);
    const targets = new Map<string, Role>([...roles.keys()].map((key) => [key, 'instead']));
    for (const choice of this.mine) {
      const key = targetKey(choice);
      if (this.visible.has(key)) targets.set(key, 'target');
    }
    targets.set(this.picked, 'picked');
    return this.inTableOrder(targets);
  }

  private inTableOrder(roles: Map<string, Role>): Map<string, Role> {
    const order = [...this.visible];
    return new Map([...roles].sort(([a], [b]) => order.indexOf(a) - order.indexOf(b)));
  }

  private findButtons(): ChoiceView[] {
    if (this.picked)
      return inOrder(this.mine.filter((choice) => this.role(targetKey(choice)) !== 'target'));
    const free = inOrder(this.choices.filter((choice) => !this.visible.has(subjectKey(choice))));
    return this.onlyNo ? free.slice(0, 1) : free;
  }
}

/** As the game wants them listed; what gives something up for good comes last. */
export function inOrder(choices: ChoiceView[]): ChoiceView[] {
  return [...choices].sort((a, b) => Number(a.grave) - Number(b.grave) || a.place - b.place);
}

export function subjectKey(choice: ChoiceView): string {
  return isClickable(choice.of) ? keyOf(choice.of, choice.subject) : '';
}

export function targetKey(choice: ChoiceView): string {
  return isClickable(choice.to) ? keyOf(choice.to, choice.target) : '';
}
