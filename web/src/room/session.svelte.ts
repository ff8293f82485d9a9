/** One browser at one room: what the server said, what was chosen here, what is shown. */
import type { AnyTold, ChoiceView, EventView, RoomView, View } from '../made/types';
import { read, write } from '../settings.svelte';
import { Choosing } from '../table/choosing.svelte';
import { gameOver, yourTurn } from '../table/sound';
import { Stage } from '../table/stage.svelte';
import type { Keep } from '../wire/keep';
import { Line, isRefused } from '../wire/line.svelte';
import { words } from '../words';

export interface Sealed {
  card: number;
  label: string;
  at: number;
}

export class Session {
  readonly stage = new Stage();
  readonly choosing = new Choosing((choice) => void this.choose(choice));
  readonly line: Line;

  room = $state.raw<RoomView | null>(null);
  /** The latest truth; the stage may still be on its way to it. */
  view = $state.raw<View | null>(null);
  log = $state.raw<EventView[]>([]);
  at = $state(0);
  seat = $state(-1);
  undo = $state(false);
  closed = $state('');
  notice = $state('');
  hint = $state.raw<{ choice: string; reason: string; at: number } | null>(null);
  hinting = $state(false);
  sealed = $state.raw<Sealed | null>(null);
  rematch = $state.raw<{ room: string; token: string } | null>(null);
  /** Told of every choice, before the table moves on. */
  onchoice: (text: string) => void = () => undefined;
  /** When the room's clocks were last told. */
  toldAt = $state(0);

  private turnKey = '';

  readonly over = $derived(this.view?.result != null);
  readonly seal = $derived(
    this.seat >= 0 &&
      this.view?.decision === null &&
      (this.view?.seats[this.seat]?.answered ?? false),
  );

  constructor(
    readonly name: string,
    readonly keep: Keep | null,
  ) {
    const before = read(`bestiary.sealed.${name}`);
    if (before) this.sealed = JSON.parse(before) as Sealed;
    this.line = new Line(name, keep?.secret ?? '', {
      had: () => ({ since: this.log.length, at: this.at }),
      told: (message) => this.hear(message),
      closed: (code, reason) => (this.closed = words.trouble.closes[code] ?? reason),
    });
  }

  close(): void {
    this.line.close();
    this.stage.hurry();
  }

  async choose(choice: ChoiceView): Promise<void> {
    this.onchoice(choice.text);
    this.stage.hurry();
    this.choosing.open(null);
    this.hint = null;
    this.seals({
      card: choice.of === 'card' ? choice.subject : -1,
      label: choice.label,
      at: this.at,
    });
    const answer = await this.line.say({ type: 'choose', at: this.at, choice: choice.text });
    if (isRefused(answer)) this.refused(answer.reason);
  }

  async takeBack(): Promise<void> {
    const answer = await this.line.say({ type: 'withdraw', at: this.at });
    if (isRefused(answer)) this.refused(answer.reason);
    else this.seals(null);
  }

  async undoLast(): Promise<void> {
    const answer = await this.line.say({ type: 'undo', at: this.at });
    if (isRefused(answer)) this.refused(answer.reason);
  }

  async askHint(): Promise<void> {
    this.hinting = true;
    const answer = await this.line.say({ type: 'hint', at: this.at });
    this.hinting = false;
    if (answer.type === 'hint')
      this.hint = { choice: answer.choice, reason: answer.reason, at: this.at };
    else if (isRefused(answer)) this.refused(answer.reason);
  }

  async concede(): Promise<void> {
    const answer = await this.line.say({ type: 'choose', at: this.at, choice: 'concede' });
    if (isRefused(answer)) this.refused(answer.reason);
  }

  async askRematch(): Promise<void> {
    const answer = await this.line.say({ type: 'rematch' });
    if (isRefused(answer)) this.refused(answer.reason);
  }

  async takeover(seat: number): Promise<void> {
    const answer = await this.line.say({ type: 'takeover', seat });
    if (isRefused(answer)) this.refused(answer.reason);
  }

  private refused(reason: string): void {
    this.notice = reason;
    this.seals(null);
    this.choosing.open(this.view?.decision ?? null);
  }

  private hear(message: AnyTold): void {
    if (message.type === 'welcome') this.welcome(message);
    else if (message.type === 'table')
      this.news(message.at, message.view, message.events, message.undo);
    else if (message.type === 'room') this.meet(message.room);
    else if (message.type === 'rematch')
      this.rematch = { room: message.room, token: message.token };
  }

  private welcome(message: Extract<AnyTold, { type: 'welcome' }>): void {
    this.seat = message.seat;
    this.meet(message.room);
    if (message.view === null) {
      this.log = message.log;
      return;
    }
    this.news(message.at, message.view, message.events, message.undo);
  }

  private news(at: number, view: View, events: number, undo: boolean): void {
    if (at < this.at) return;
    if (at > this.at) this.notice = ''; // what was refused stays in sight until the table moves on
    const takenBack = events - view.log.length < this.log.length;
    this.at = at;
    this.undo = undo;
    this.log = joined(this.log, view.log, events);
    this.accept(view, !takenBack);
  }

  /** Show the new table: with the way there where we saw the one before, else at once. */
  private accept(view: View, follow: boolean): void {
    this.view = view;
    if (this.hint && this.hint.at !== this.at) this.hint = null;
    if (!this.seal && this.line.pending === 0) this.seals(null);
    if (follow && this.stage.view) {
      this.choosing.open(null);
      void this.stage.go(view).then(() => {
        if (this.view !== view) return;
        this.open(view);
        if (view.result) gameOver((view.result[this.seat] ?? 0) > 0.5);
      });
    } else {
      this.stage.show(view, this.log);
      this.open(view);
    }
  }

  private open(view: View): void {
    if (this.choosing.decision !== view.decision) this.choosing.open(view.decision);
    const key = view.decision && !view.result ? `${this.at}` : '';
    if (key && key !== this.turnKey) yourTurn();
    this.turnKey = key;
  }

  private meet(room: RoomView): void {
    this.room = room;
    this.toldAt = Date.now();
  }

  private seals(what: Sealed | null): void {
    this.sealed = what;
    write(`bestiary.sealed.${this.name}`, what && JSON.stringify(what));
  }
}

/** The log with the news: what was taken back is cut off, what was had already comes once. */
export function joined(log: EventView[], news: EventView[], events: number): EventView[] {
  return [...log.slice(0, events - news.length), ...news];
}
