/** Which choice a click means. A choice may have a subject and a target; a card or tile with one
 * choice is played at once, one with several is picked first and then shows its targets. */
import type { ChoiceView, DecisionView } from '../made/types';

export type Sort = 'card' | 'tile' | 'seat';

export function thing(sort: string, id: number): string {
  return `${sort}:${id}`;
}

function isThing(sort: string): sort is Sort {
  return sort === 'card' || sort === 'tile' || sort === 'seat';
}

const FEW = 3;

export type Role = '' | 'subject' | 'target' | 'picked';

export class Choosing {
  decision = $state.raw<DecisionView | null>(null);
  picked = $state('');
  /** What lies on the table for all to click; the rest are buttons. */
  visible = $state.raw<Set<string>>(new Set());

  readonly choices = $derived(this.decision?.choices ?? []);
  readonly mine = $derived(this.choices.filter((choice) => subject(choice) === this.picked));
  readonly roles = $derived(this.assignRoles());
  /** The choices that no visible card, tile or seat stands for. */
  readonly buttons = $derived(this.findButtons());
  /** Everything that can be chosen now, in the order in which the keys 1, 2, 3 ... mean them. */
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
      return this.mine.filter((choice) => target(choice) === key);
    return this.choices.filter((choice) => subject(choice) === key);
  }

  /** A click on a card, tile or seat. Says whether it meant anything. */
  act(key: string): boolean {
    const role = this.role(key);
    if (role === 'picked') {
      this.picked = '';
      return true;
    }
    const meant = this.choicesOf(key);
    const only = meant[0];
    if (role === '' || only === undefined) return false;
    if (meant.length === 1) this.choose(only);
    else this.picked = key;
    return true;
  }

  choose(choice: ChoiceView): void {
    this.picked = '';
    this.send(choice);
  }

  private assignRoles(): Map<string, Role> {
    const roles = new Map<string, Role>();
    for (const choice of this.choices) {
      const key = subject(choice);
      if (this.visible.has(key)) roles.set(key, 'subject');
    }
    if (!this.picked) return this.inTableOrder(roles);
    const targets = new Map<string, Role>();
    for (const choice of this.mine) {
      const key = target(choice);
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
      return plainFirst(this.mine.filter((choice) => this.role(target(choice)) !== 'target'));
    return plainFirst(this.choices.filter((choice) => !this.visible.has(subject(choice))));
  }
}

/** Choices come in the order of their verbs, which tells nothing. Of a few, the plain one stands
 * before the same with a promise or a condition. */
function plainFirst(choices: ChoiceView[]): ChoiceView[] {
  return choices.length > FEW
    ? choices
    : [...choices].sort((a, b) => a.label.length - b.label.length);
}

export function subject(choice: ChoiceView): string {
  return isThing(choice.of) ? thing(choice.of, choice.subject) : '';
}

export function target(choice: ChoiceView): string {
  return isThing(choice.to) ? thing(choice.to, choice.target) : '';
}
