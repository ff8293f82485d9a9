/** A replay being watched: which moment is shown, seen by whom, and how it gets to the next. */
import { hasServer } from '../browser/published';
import { fullLink, hashParams, route } from '../browser/route.svelte';
import type { EventView, Moment, RoomView } from '../made/types';
import { Stage } from '../table/stage/stage.svelte';
import { isolate } from '../text/clean';
import { ApiError, isTemporary, messageOf, rest } from '../wire/rest';
import { savedSeat } from '../wire/seats';
import { words } from '../words';

const LARGEST_FILE = 1024 * 1024;
/** Milliseconds between two moments while it plays by itself. */
const PAUSE = 350;

export class ReplayPlayer {
  readonly stage = new Stage();
  room = $state.raw<RoomView | null>(null);
  /** The text of an opened file; empty if the replay is that of a room. */
  file = $state('');
  n = $state(0);
  last = $state(0);
  /** Who sees it: a seat, `spectator` or `all`. */
  audience = $state('spectator');
  log = $state.raw<EventView[]>([]);
  running = $state(false);
  trouble = $state('');
  /** Tries again what failed, if that makes sense. */
  again = $state.raw<(() => void) | undefined>();

  /** Whether the address asks for the review as well. */
  readonly wantsReview: boolean;
  readonly secret: string | undefined;

  private readonly moments = new Map<string, Promise<Moment>>();
  private requests = 0;
  /** The moment that was asked for last; the one shown may still be on its way there. */
  private aim = 0;

  readonly view = $derived(this.stage.view);
  readonly seats = $derived((this.view?.seats ?? this.room?.seats ?? []).map(({ seat }) => seat));
  /** A game that is not over has no review: it would tell what is hidden. */
  readonly reviewable = $derived(
    hasServer && (this.file !== '' || Boolean(this.room?.over && this.room.playable)),
  );
  readonly startsFromPosition = $derived(
    this.room?.terms.position || Boolean(this.view?.options.position),
  );

  constructor(readonly name: string) {
    const saved = savedSeat(name);
    const asked = hashParams(route.hash);
    this.secret = saved?.secret || undefined;
    this.n = numberIn(asked, 0);
    this.wantsReview = asked.has('review');
    const mine = saved && saved.seat >= 0 ? String(saved.seat) : 'spectator';
    this.audience = asked.get('as') ?? mine;
  }

  readonly nameOf = (seat: number): string =>
    isolate(this.room?.seats[seat]?.name ?? '') || words.player(seat);

  /** Load the replay of the room. */
  async begin(): Promise<void> {
    this.trouble = '';
    this.room = await rest.room(this.name, this.secret).catch(() => null);
    await this.go(this.n);
  }

  async openFile(file: File): Promise<void> {
    this.trouble = '';
    this.again = undefined;
    if (file.size > LARGEST_FILE) this.trouble = words.replay.tooBig;
    else await this.openText(await file.text());
  }

  /** If the server was too busy for a file, its text is kept for another try. */
  private async openText(text: string): Promise<void> {
    this.moments.clear();
    this.file = text;
    this.audience = 'all';
    await this.go(0);
    if (!this.trouble) return;
    this.file = '';
    if (this.again) this.again = () => void this.openText(text);
  }

  /** Go to a moment: with `follow` event by event if it is the next one, otherwise at once. */
  async go(to: number, audience = this.audience, follow = false): Promise<void> {
    const request = (this.requests += 1);
    this.aim = to;
    try {
      const moment = await this.fetch(to, audience);
      if (request !== this.requests) return;
      this.trouble = '';
      const isNext = moment.n === this.n + 1;
      this.n = moment.n;
      this.last = moment.last;
      this.audience = audience;
      if (moment.view) await this.show(moment.view, follow && isNext);
      else {
        this.log = moment.log;
        // Of older rules only the log is left: show all of it.
        if (this.n < this.last) return await this.go(this.last, audience);
      }
      this.note();
    } catch (error) {
      this.running = false;
      if (audience === 'all' && error instanceof ApiError && error.code === 'old-rules')
        return this.go(to, 'spectator');
      this.trouble = messageOf(error);
      this.again = isTemporary(error) ? () => void this.go(to, audience) : undefined;
    }
  }

  /** The same moment, seen by somebody else. */
  async seeAs(audience: string): Promise<void> {
    await this.go(this.aim, audience);
  }

  async next(): Promise<void> {
    await this.go(this.n + 1, this.audience, true);
  }

  /** Play from here, or from the start if it is at its end; or pause. */
  async toggle(): Promise<void> {
    this.running = !this.running;
    if (this.running && this.n >= this.last) await this.go(0);
    while (this.running && this.n < this.last) {
      await this.next();
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
    this.running = false;
  }

  /** Follow the address, if it was changed by hand. */
  followAddress(): void {
    const asked = hashParams(route.hash);
    const to = numberIn(asked, this.n);
    const audience = asked.get('as') ?? this.audience;
    if (to !== this.n || audience !== this.audience) void this.go(to, audience);
  }

  link(): string {
    return fullLink(`/replay/${this.name}#n=${this.n}&as=${this.audience}`);
  }

  /** The replay as a file's text. */
  text(): Promise<string> {
    return rest.replay(this.name, this.secret);
  }

  private async show(view: NonNullable<Moment['view']>, follow: boolean): Promise<void> {
    const before = this.log.length;
    this.log = view.log;
    if (follow) await this.stage.go({ ...view, log: view.log.slice(before) });
    else this.stage.show(view, view.log);
  }

  /** Write the moment into the address, and fetch the next one in advance. */
  private note(): void {
    const place = `#n=${this.n}&as=${encodeURIComponent(this.audience)}`;
    if (!this.file && route.hash !== place) route.replace(`/replay/${this.name}${place}`);
    if (this.n < this.last) void this.fetch(this.n + 1, this.audience).catch(() => undefined);
  }

  private fetch(at: number, audience: string): Promise<Moment> {
    const key = `${at}|${audience}`;
    let found = this.moments.get(key);
    if (!found) {
      found = this.file
        ? rest.fileMoment(this.file, at, audience)
        : rest.moment(this.name, at, audience, this.secret);
      this.moments.set(key, found);
      found.catch(() => this.moments.delete(key));
    }
    return found;
  }
}

function numberIn(asked: URLSearchParams, otherwise: number): number {
  const text = asked.get('n') ?? '';
  return /^\d{1,6}$/.test(text) ? Number(text) : otherwise;
}
