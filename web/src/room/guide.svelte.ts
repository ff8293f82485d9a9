/** A guided first game: which tip to show now, and which choice it is about. */
import { read, write } from '../browser/storage';
import type { GuideShown, GuideStep } from '../made/types';
import { rest } from '../wire/rest';
import type { Session } from './session.svelte';

export class GuideProgress {
  guide = $state.raw<GuideShown | null>(null);
  /** What this player has chosen: how many steps along the script, then how many beside it. */
  private taken = $state(0);
  private strayed = $state(0);

  constructor(
    private readonly session: Session,
    game: string,
  ) {
    const [taken, strayed] = (read(this.key) ?? '').split(' ').map(Number);
    this.taken = taken || 0;
    this.strayed = strayed || 0;
    session.onchoice = (text) => this.chose(text);
    session.ontakenback = () => this.tookBack();
    void rest.guide(game).then(
      (guide) => (this.guide = guide),
      () => undefined,
    );
  }

  private get key(): string {
    return `bestiary.guide.${this.session.name}`;
  }

  private readonly mine = $derived(
    this.guide?.steps.filter((step) => step.seat === this.session.seat) ?? [],
  );

  /** The step this seat has to take now. */
  readonly step: GuideStep | null = $derived.by(() => {
    const step = this.strayed ? undefined : this.mine[this.taken];
    const offered = this.session.view?.decision?.choices ?? [];
    return step && offered.some((choice) => choice.text === step.choice) ? step : null;
  });
  readonly number = $derived(this.step ? this.taken + 1 : 0);
  readonly total = $derived(this.mine.length);
  readonly ended = $derived.by(() =>
    this.session.over && !this.strayed ? (this.guide?.end ?? '') : '',
  );
  readonly left = $derived.by(() => this.strayed > 0 && !this.session.over);

  private chose(text: string): void {
    if (!this.guide) return;
    if (!this.strayed && text === this.mine[this.taken]?.choice) this.taken += 1;
    else this.strayed += 1;
    this.remember();
  }

  /** Whoever takes back what was beside the script is on it again, and so is the bot. */
  private tookBack(): void {
    if (this.strayed) this.strayed -= 1;
    else this.taken = Math.max(0, this.taken - 1);
    this.remember();
  }

  private remember(): void {
    write(this.key, `${this.taken} ${this.strayed}`);
  }
}
