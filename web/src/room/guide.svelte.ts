/** A guided first game: which tip to show now, and which choice it is about. */
import { read, write } from '../browser/storage';
import type { GuideShown, GuideStep } from '../made/types';
import { rest } from '../wire/rest';
import type { Session } from './session.svelte';

export class GuideProgress {
  guide = $state.raw<GuideShown | null>(null);
  /** The player left the script; from then on the bot plays freely too. */
  private strayed = $state(false);

  constructor(
    private readonly session: Session,
    game: string,
  ) {
    this.strayed = read(this.key) === 'yes';
    session.onchoice = (text) => this.chose(text);
    void rest.guide(game).then(
      (guide) => (this.guide = guide),
      () => undefined,
    );
  }

  private get key(): string {
    return `bestiary.strayed.${this.session.name}`;
  }

  private readonly mine = $derived(
    this.guide?.steps.filter((step) => step.seat === this.session.seat) ?? [],
  );

  /** The step this seat has to take now. The script has one step for each entry of the room. */
  readonly step: GuideStep | null = $derived.by(() => {
    const { guide, session } = this;
    const step = this.strayed ? undefined : guide?.steps[session.at];
    if (!step || step.seat !== session.seat) return null;
    const offered = session.view?.decision?.choices ?? [];
    return offered.some((choice) => choice.text === step.choice) ? step : null;
  });
  readonly number = $derived(this.step ? this.mine.indexOf(this.step) + 1 : 0);
  readonly total = $derived(this.mine.length);
  readonly ended = $derived.by(() =>
    this.session.over && !this.strayed ? (this.guide?.end ?? '') : '',
  );
  readonly left = $derived.by(() => this.strayed && !this.session.over);

  /** Note a choice that is not in the script. */
  private chose(text: string): void {
    if (!this.guide || this.strayed || this.step === null || text === this.step.choice) return;
    this.strayed = true;
    write(this.key, 'yes');
  }
}
