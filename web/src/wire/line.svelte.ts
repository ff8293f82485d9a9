/** The line to a room: a socket that comes back by itself. What was said and not answered is said
 * again under the same id, and the server does each id once. */
import type { AnySaid, AnyTold, Refused } from '../made/types';
import { parsed } from '../text';
import { waitBefore } from './waiting';

export type LineState = 'connecting' | 'open' | 'lost' | 'closed';
/** Why the connection is lost, as far as the server said. */
export type Loss = 'broken' | 'busy' | 'restarting' | 'reloading';

type Unsent<T> = T extends unknown ? Omit<T, 'id'> : never;
type Sayable = Unsent<Exclude<AnySaid, { type: 'hello' }>>;

const PING_EVERY = 20_000;
/** After so long without a welcome, a connection is given up. */
const PATIENCE = 30_000;
/** A connection that held for so long was a good one. */
const HELD = 10_000;
const RESTARTING = 1001;
const RELOADING = 1012;
const BUSY = [1013, 4429, 4503];
const FINAL = [4400, 4401, 4404, 4409, 4413];
/** Refusals that pass, whatever the socket is closed with. */
const PASSING = ['busy', 'full', 'too-fast', 'not-read', 'not-stored', 'stopping'];
const TOO_FAST = 'too-fast';

interface Handlers {
  /** How much this browser has: events, and as of which serial. */
  had: () => { since: number; at: number };
  told: (message: AnyTold) => void;
  closed: (code: number, reason: string) => void;
}

export class Line {
  state = $state<LineState>('connecting');
  pending = $state(0);
  loss = $state<Loss>('broken');

  private socket: WebSocket | undefined;
  private tries = 0;
  private opened = 0;
  private refusal = '';
  private timer: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private heard = Date.now();
  private greeted = false;
  private readonly unanswered = new Map<
    string,
    { message: AnySaid; answer: (reply: AnyTold) => void }
  >();

  constructor(
    private readonly room: string,
    private readonly secret: string,
    private readonly on: Handlers,
  ) {
    addEventListener('online', this.hurry);
    addEventListener('offline', this.drop);
    document.addEventListener('visibilitychange', this.hurry);
    this.beat = setInterval(() => this.check(), PING_EVERY);
    this.connect();
  }

  /** Say something and get its answer. It waits out any loss of the connection. */
  say(message: Sayable): Promise<AnyTold> {
    const full = { ...message, id: freshId() } as AnySaid;
    return new Promise((resolve) => {
      this.unanswered.set(full.id, { message: full, answer: resolve });
      this.count();
      if (this.greeted) this.socket?.send(JSON.stringify(full));
    });
  }

  close(): void {
    this.state = 'closed';
    removeEventListener('online', this.hurry);
    removeEventListener('offline', this.drop);
    document.removeEventListener('visibilitychange', this.hurry);
    clearTimeout(this.timer);
    clearInterval(this.beat);
    this.socket?.close();
  }

  private connect(): void {
    clearTimeout(this.timer);
    const before = this.socket;
    this.socket = undefined;
    before?.close();
    this.timer = setTimeout(this.drop, PATIENCE);
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/socket`);
    this.socket = socket;
    this.greeted = false;
    this.refusal = '';
    socket.onopen = () => {
      socket.send(
        JSON.stringify({
          type: 'hello',
          id: freshId(),
          room: this.room,
          secret: this.secret,
          ...this.on.had(),
        }),
      );
    };
    socket.onmessage = (event) => {
      if (socket === this.socket) this.hear(parsed(String(event.data)) as AnyTold);
    };
    socket.onclose = (event) => {
      if (socket === this.socket) this.ended(event.code, event.reason);
    };
  }

  private hear(message: AnyTold): void {
    this.heard = Date.now();
    if (message.type === 'welcome') this.greet();
    const id = 'id' in message ? message.id : '';
    const asked = id && this.unanswered.get(id);
    if (message.type === 'refused' && !id) this.refusal = message.code;
    if (asked && message.type === 'refused' && message.code === TOO_FAST) {
      setTimeout(() => this.repeat(id), waitBefore(0, false));
      return;
    }
    if (asked) {
      this.unanswered.delete(id);
      this.count();
      asked.answer(message);
    }
    this.on.told(message);
  }

  /** Nothing was done, since it came too fast: say it again, a little later. */
  private repeat(id: string): void {
    const asked = this.unanswered.get(id);
    if (asked && this.greeted) this.socket?.send(JSON.stringify(asked.message));
  }

  private greet(): void {
    clearTimeout(this.timer);
    this.greeted = true;
    this.state = 'open';
    this.opened = Date.now();
    for (const { message } of this.unanswered.values()) this.socket?.send(JSON.stringify(message));
  }

  private ended(code: number, reason: string): void {
    clearTimeout(this.timer);
    if (this.greeted && Date.now() - this.opened > HELD) this.tries = 0;
    this.greeted = false;
    if (this.state === 'closed') return;
    const passing = PASSING.includes(this.refusal);
    if (FINAL.includes(code) && !passing) {
      this.close();
      this.on.closed(code, reason);
      return;
    }
    this.state = 'lost';
    this.loss = lossOf(code, passing);
    this.timer = setTimeout(() => this.connect(), waitBefore(this.tries, this.loss === 'busy'));
    this.tries += 1;
  }

  /** A connection can die without a word: a ping that nobody answers ends it. */
  private check(): void {
    if (this.state !== 'open') return;
    if (Date.now() - this.heard > 2.5 * PING_EVERY) this.drop();
    else if (this.greeted) this.socket?.send(JSON.stringify({ type: 'ping', id: freshId() }));
  }

  private readonly drop = (): void => {
    const socket = this.socket;
    if (!socket || this.state === 'closed') return;
    this.socket = undefined;
    socket.close();
    this.ended(1006, '');
  };

  /** Come back now: somebody asks for it, looks at the page again, or has a network again. */
  readonly hurry = (): void => {
    if (this.state === 'lost' && !document.hidden) this.connect();
  };

  private count(): void {
    this.pending = this.unanswered.size;
  }
}

function lossOf(code: number, passing: boolean): Loss {
  if (code === RELOADING) return 'reloading';
  if (code === RESTARTING) return 'restarting';
  return passing || BUSY.includes(code) ? 'busy' : 'broken';
}

export function isRefused(answer: AnyTold): answer is Refused {
  return answer.type === 'refused';
}

/** (`crypto.randomUUID` is missing on plain http in a home network.) */
export function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
