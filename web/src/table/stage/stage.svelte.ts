/** The table as it is on screen: the last view, or a step on the way to the next one. */
import type { CardView, EventView, Motion, View } from '../../made/types';
import { paced, reducedMotion, withMotion } from './motion';
import { apply, pause } from './playback';
import { soundOf } from './sound';

/** The longest time the events of one view may take, in milliseconds. */
const LONGEST_SHOW = 6500;
/** How many sentences stay to be read aloud, for slow voices. */
const KEPT = 20;

export interface Blow {
  key: number;
  seat: number;
  /** The cards it lands on; none if it lands on the player. */
  cards: number[];
  amount: number;
  good: boolean;
}

export class Stage {
  view = $state.raw<View | null>(null);
  caption = $state('');
  moment = $state.raw<EventView | null>(null);
  blows = $state.raw<Blow[]>([]);
  busy = $state(false);
  log = $state.raw<EventView[]>([]);
  /** What is read aloud: everything that was told since the last question, in its order. */
  spoken = $state.raw<{ key: number; text: string }[]>([]);
  /** Zones that have had cards: only these are drawn when they are empty. */
  used = $state.raw<Set<string>>(new Set());
  /** The last cards each row showed, for players who missed them. */
  memory = $state.raw<Map<string, CardView[]>>(new Map());
  /** The highest value each gauge has had. */
  peaks = $state.raw<Map<string, number>>(new Map());
  root: HTMLElement | undefined;

  private hurried = false;
  private wake: (() => void) | undefined;
  private line: Promise<void> = Promise.resolve();
  private waiting = 0;
  private behind = 0;
  private blowCount = 0;
  private spokenCount = 0;

  /** Show a table at once, without animation. */
  show(view: View, log: EventView[]): void {
    this.hurry();
    this.view = view;
    this.log = log;
    this.peaks = highest(new Map(), view);
    this.used = usedZones(new Set(), view);
    this.memory = new Map();
    for (const event of log) this.remember(event);
    this.caption = lastSaid(log);
    this.moment = null;
    this.blows = [];
  }

  /** Play the way to the next table, event by event. Resolves when it is on screen. */
  go(view: View): Promise<void> {
    if (this.view === null) {
      this.show(view, view.log);
      return Promise.resolve();
    }
    this.waiting += 1;
    // Skip ahead when more than one table behind; tables without events do not count.
    this.behind += view.log.length > 0 ? 1 : 0;
    if (this.behind > 2) this.hurry();
    this.busy = true;
    this.line = this.line.then(() => this.play(view));
    return this.line;
  }

  /** Skip the animations that are still to come. */
  hurry(): void {
    this.hurried = true;
    this.wake?.();
  }

  private async play(end: View): Promise<void> {
    this.spoken = this.spoken.slice(-KEPT);
    this.hurried = this.behind > 2;
    const events = end.log;
    const whole = events.reduce((sum, event, i) => sum + pause(event, events[i + 1]), 0);
    const pace = Math.min(1, LONGEST_SHOW / Math.max(1, whole));
    for (let i = 0; i < events.length; i += 1) {
      const event = events[i];
      if (event === undefined) continue;
      if (this.hurried || reducedMotion() || document.hidden) {
        this.tell(event);
        continue;
      }
      await this.enact(event, end);
      await this.rest(paced(pause(event, events[i + 1]) * pace));
    }
    if (this.view) {
      const settle: EventView = {
        motion: 'announce',
        seat: -1,
        cards: [],
        source: '',
        target: '',
        amount: 0,
        text: '',
      };
      await withMotion(this.hurried ? undefined : this.root, settle, () => this.settle(end));
    }
    this.moment = null;
    this.waiting -= 1;
    this.behind -= events.length > 0 ? 1 : 0;
    this.busy = this.waiting > 0;
  }

  private settle(end: View): void {
    this.view = end;
    this.peaks = highest(this.peaks, end);
    this.used = usedZones(this.used, end);
    this.caption = lastSaid(end.log) || this.caption;
  }

  private async enact(event: EventView, end: View): Promise<void> {
    soundOf(event);
    await withMotion(this.root, event, () => {
      this.tell(event);
      this.moment = event;
      if (this.view) {
        this.view = apply(this.view, event, end);
        this.used = usedZones(this.used, this.view);
      }
      if (event.motion === 'hit' || event.motion === 'heal') this.strike(event);
    });
  }

  private tell(event: EventView): void {
    this.log = [...this.log, event];
    this.remember(event);
    if (!event.text) return;
    if (event.motion !== 'move') this.caption = event.text;
    this.spoken = [...this.spoken, { key: (this.spokenCount += 1), text: event.text }];
  }

  private remember(event: EventView): void {
    if (event.motion !== 'flip' || !event.target) return;
    this.memory = new Map(this.memory).set(event.target, event.cards);
  }

  private strike(event: EventView): void {
    const blow = {
      key: (this.blowCount += 1),
      seat: event.seat,
      cards: event.cards.map((card) => card.id),
      amount: event.amount,
      good: event.motion === 'heal',
    };
    this.blows = [...this.blows, blow];
    setTimeout(() => (this.blows = this.blows.filter((other) => other.key !== blow.key)), 1300);
  }

  private rest(time: number): Promise<void> {
    if (this.hurried) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, time);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

function usedZones(before: Set<string>, view: View): Set<string> {
  const now = view.zones.filter((zone) => zone.count > 0 && !before.has(zone.key));
  return now.length ? new Set([...before, ...now.map((zone) => zone.key)]) : before;
}

function highest(before: Map<string, number>, view: View): Map<string, number> {
  const now = new Map(before);
  for (const seat of view.seats) {
    for (const gauge of seat.gauges) {
      const key = `${seat.seat}.${gauge.key}.${gauge.most}`; // a new full mark starts over
      now.set(key, Math.max(gauge.value, now.get(key) ?? gauge.value));
    }
  }
  return now;
}

const SAID: Motion[] = ['announce', 'hit', 'heal', 'end', 'flip', 'roll', 'step'];

function lastSaid(log: EventView[]): string {
  return log.findLast((event) => event.text && SAID.includes(event.motion))?.text ?? '';
}
