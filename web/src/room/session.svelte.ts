/** One browser at one room: what the server said, what was chosen here, what is shown. */
import { noticeTurn } from '../browser/notify';
import { read, write } from '../browser/storage';
import type {
  AnyTold,
  ChoiceView,
  EventView,
  HintGiven,
  RematchReady,
  RoomView,
  View,
  Welcome,
} from '../made/types';
import { PLAIN_LOOK } from '../cards/shapes';
import { Selection } from '../table/selection.svelte';
import { gameOver, yourTurn } from '../table/stage/sound';
import { Stage } from '../table/stage/stage.svelte';
import { isolate } from '../text/clean';
import { withNames } from '../text/names';
import { inWords } from '../text/numbers';
import { Connection, isRefused } from '../wire/connection.svelte';
import { rest } from '../wire/rest';
import type { SavedSeat } from '../wire/seats';
import { words } from '../words';

/** The sealed answer of this seat, as far as this browser knows it. */
export interface SealedChoice {
  card: number;
  label: string;
  at: number;
}

export class Session {
  readonly stage = new Stage();
  readonly selection = new Selection((choice) => void this.choose(choice));
  readonly connection: Connection;

  room = $state.raw<RoomView | null>(null);
  /** The latest view; the stage may still be playing its way towards it. */
  view = $state.raw<View | null>(null);
  log = $state.raw<EventView[]>([]);
  at = $state(0);
  seat = $state(-1);
  undo = $state(false);
  closed = $state('');
  notice = $state('');
  hint = $state.raw<HintGiven | null>(null);
  hinting = $state(false);
  sealed = $state.raw<SealedChoice | null>(null);
  rematch = $state.raw<RematchReady | null>(null);
  /** Called with every choice, before the table moves on. */
  onchoice: (text: string) => void = () => undefined;
  /** Called when a choice was taken back, or refused. */
  ontakenback: () => void = () => undefined;
  /** When the room, and its clocks with it, was last updated. */
  updatedAt = $state(0);

  private turnKey = '';

  readonly title = $derived(this.room?.title ?? this.view?.title ?? '');
  readonly over = $derived(this.view?.result != null);
  readonly myTurn = $derived(this.view?.decision != null && !this.over);
  readonly playing = $derived(this.seat >= 0 && this.view !== null && !this.over);
  readonly openSeats = $derived(this.room?.seats.filter((seat) => seat.who === 'open') ?? []);
  /** This seat has answered, and its answer is still sealed. */
  readonly hasSealed = $derived(
    this.seat >= 0 &&
      this.view?.decision === null &&
      (this.view?.seats[this.seat]?.answered ?? false),
  );

  /** Another seat at this device that has to choose, or to bring its deck; -1 if there is none. */
  readonly nextHere: number = $derived.by(() => {
    if (this.over || this.myTurn || !this.room) return -1;
    const { seats, begun } = this.room;
    if (!begun && seats[this.seat]?.brings) return -1;
    const waiting = begun
      ? (this.view?.waiting ?? [])
      : seats.filter(({ brings }) => brings).map(({ seat }) => seat);
    const here = this.saved?.others?.map(({ seat }) => seat) ?? [];
    return waiting.find((seat) => here.includes(seat)) ?? -1;
  });

  constructor(
    readonly name: string,
    readonly saved: SavedSeat | null,
  ) {
    const before = read(`bestiary.sealed.${name}`);
    if (before) this.sealed = JSON.parse(before) as SealedChoice;
    this.connection = new Connection(name, saved?.secret ?? '', {
      had: () => ({ since: this.log.length, at: this.at }),
      told: (message) => this.hear(message),
      closed: (code, reason) => (this.closed = words.trouble.closes[code] ?? reason),
    });
  }

  readonly nameOf = (seat: number): string => {
    if (seat === this.seat) return words.you;
    return isolate(this.room?.seats[seat]?.name ?? '') || words.player(seat);
  };

  /** A sentence of the game, with the players' own names, and with cards by theirs. */
  readonly say = (text: string): string =>
    inWords(withNames(text, this.view?.seats ?? [], this.room), this.view?.look ?? PLAIN_LOOK);

  get isHost(): boolean {
    return (this.saved?.host ?? '') !== '';
  }

  close(): void {
    this.connection.close();
    this.stage.hurry();
  }

  async choose(choice: ChoiceView): Promise<void> {
    this.onchoice(choice.text);
    this.stage.hurry();
    this.selection.open(null);
    this.hint = null;
    this.remember({
      card: choice.of === 'card' ? choice.subject : -1,
      label: choice.label,
      at: this.at,
    });
    const answer = await this.connection.say({ type: 'choose', at: this.at, choice: choice.text });
    if (!isRefused(answer)) return;
    this.ontakenback();
    this.refused(answer.reason);
  }

  async takeBack(): Promise<void> {
    const answer = await this.connection.say({ type: 'withdraw', at: this.at });
    if (isRefused(answer)) {
      this.refused(answer.reason);
      return;
    }
    this.remember(null);
    this.ontakenback();
  }

  async undoLast(): Promise<void> {
    const answer = await this.connection.say({ type: 'undo', at: this.at });
    if (isRefused(answer)) this.refused(answer.reason);
    else this.ontakenback();
  }

  async askHint(): Promise<void> {
    this.hinting = true;
    const about = this.view?.decision;
    const answer = await this.connection.say({ type: 'hint', at: this.at });
    this.hinting = false;
    if (answer.type === 'hint') this.hint = isSame(about, this.view?.decision) ? answer : null;
    else if (isRefused(answer)) this.refused(answer.reason);
  }

  async concede(): Promise<void> {
    const answer = await this.connection.say({ type: 'choose', at: this.at, choice: 'concede' });
    if (isRefused(answer)) this.refused(answer.reason);
  }

  async askRematch(): Promise<void> {
    const answer = await this.connection.say({ type: 'rematch' });
    if (isRefused(answer)) this.refused(answer.reason);
    for (const { secret } of this.saved?.others ?? []) await rest.rematch(this.name, secret);
  }

  async takeover(seat: number): Promise<void> {
    const answer = await this.connection.say({ type: 'takeover', seat });
    if (isRefused(answer)) this.refused(answer.reason);
  }

  private refused(reason: string): void {
    this.notice = reason;
    this.remember(null);
    this.selection.open(this.view?.decision ?? null);
  }

  private hear(message: AnyTold): void {
    if (message.type === 'welcome') this.welcome(message);
    else if (message.type === 'table')
      this.news(message.at, message.view, message.events, message.undo);
    else if (message.type === 'room') this.meet(message.room);
    else if (message.type === 'rematch') this.rematch = message;
  }

  private welcome(message: Welcome): void {
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
    if (at > this.at) this.notice = ''; // a refusal stays in sight until the table moves on
    const takenBack = events - view.log.length < this.log.length;
    this.at = at;
    this.undo = undo;
    this.log = joined(this.log, view.log, events);
    this.accept(view, !takenBack);
  }

  /** Show the new table: event by event if we saw the one before, otherwise at once. */
  private accept(view: View, follow: boolean): void {
    // Another seat's sealed choice moves the table on, and leaves my question as it was.
    if (!follow || !isSame(this.view?.decision, view.decision)) this.hint = null;
    this.view = view;
    if (!this.hasSealed && this.connection.pending === 0) this.remember(null);
    if (follow && this.stage.view) {
      this.selection.open(null);
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
    if (this.selection.decision !== view.decision) this.selection.open(view.decision);
    const key = view.decision && !view.result ? `${this.at}` : '';
    if (key && key !== this.turnKey) {
      yourTurn();
      noticeTurn(this.title, words.table.yourTurn);
    }
    this.turnKey = key;
  }

  private meet(room: RoomView): void {
    this.room = room;
    this.updatedAt = Date.now();
  }

  private remember(what: SealedChoice | null): void {
    this.sealed = what;
    write(`bestiary.sealed.${this.name}`, what && JSON.stringify(what));
  }
}

/** The log with new events appended. Undone events are cut off, and none appears twice. */
function joined(log: EventView[], news: EventView[], events: number): EventView[] {
  return [...log.slice(0, events - news.length), ...news];
}

/** Whether somebody is still asked the same. */
function isSame(before: unknown, now: unknown): boolean {
  return JSON.stringify(before) === JSON.stringify(now);
}
