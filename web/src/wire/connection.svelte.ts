/** The connection to a room: a socket that reconnects by itself. Messages without an answer are sent
 * again with the same id, and the server handles each id once. */
import { hasServer } from '../browser/published';
import type { AnySaid, AnyTold, Refused } from '../made/types';
import { told } from '../language/shown';
import { parseClean } from '../text/clean';
import { reconnectDelay } from './backoff';
import { line, type Wire } from './line';

export type ConnectionState = 'connecting' | 'open' | 'lost' | 'closed';
/** Why the connection was lost, as far as the server said. */
export type Loss = 'broken' | 'busy' | 'restarting' | 'reloading';

type Unsent<T> = T extends unknown ? Omit<T, 'id'> : never;
type Sayable = Unsent<Exclude<AnySaid, { type: 'hello' }>>;

const PING_EVERY = 20_000;
/** How long to wait for a welcome before giving a connection up. */
const PATIENCE = 30_000;
/** A connection that lasted this long was a good one: the backoff starts over. */
const STABLE = 10_000;
const RESTARTING = 1001;
const RELOADING = 1012;
const BUSY = [1013, 4429, 4503];
const FINAL = [4400, 4401, 4404, 4409, 4413];
/** Refusals that are temporary, whatever close code follows. */
const TEMPORARY = ['busy', 'full', 'too-fast', 'not-read', 'not-stored', 'stopping'];
const TOO_FAST = 'too-fast';

interface Handlers {
  /** What this browser already has: how many events, as of which serial. */
  had: () => { since: number; at: number };
  told: (message: AnyTold) => void;
  closed: (code: number, reason: string) => void;
}

export class Connection {
  state = $state<ConnectionState>('connecting');
  pending = $state(0);
  loss = $state<Loss>('broken');

  private socket: Wire | undefined;
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
    addEventListener('online', this.reconnect);
    if (hasServer) addEventListener('offline', this.drop);
    document.addEventListener('visibilitychange', this.reconnect);
    this.beat = setInterval(() => this.check(), PING_EVERY);
    this.connect();
  }

  /** Send a message and resolve with its answer, however often the connection is lost meanwhile. */
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
    removeEventListener('online', this.reconnect);
    removeEventListener('offline', this.drop);
    document.removeEventListener('visibilitychange', this.reconnect);
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
    const socket = line.open();
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
    socket.onmessage = (text) => {
      if (socket === this.socket) this.hear(told(parseClean(text) as AnyTold));
    };
    socket.onclose = (code, reason) => {
      if (socket === this.socket) this.ended(code, reason);
    };
  }

  private hear(message: AnyTold): void {
    this.heard = Date.now();
    if (message.type === 'welcome') this.greet();
    const id = 'id' in message ? message.id : '';
    const asked = id && this.unanswered.get(id);
    if (message.type === 'refused' && !id) this.refusal = message.code;
    if (asked && message.type === 'refused' && message.code === TOO_FAST) {
      setTimeout(() => this.repeat(id), reconnectDelay(0, false));
      return;
    }
    if (asked) {
      this.unanswered.delete(id);
      this.count();
      asked.answer(message);
    }
    this.on.told(message);
  }

  /** The server ignored it because it came too fast: send it again. */
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
    if (this.greeted && Date.now() - this.opened > STABLE) this.tries = 0;
    this.greeted = false;
    if (this.state === 'closed') return;
    const temporary = TEMPORARY.includes(this.refusal);
    if (FINAL.includes(code) && !temporary) {
      this.close();
      this.on.closed(code, reason);
      return;
    }
    this.state = 'lost';
    this.loss = lossOf(code, temporary);
    this.timer = setTimeout(() => this.connect(), reconnectDelay(this.tries, this.loss === 'busy'));
    this.tries += 1;
  }

  /** A connection can die silently: drop it when pings are no longer answered. */
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

  /** Reconnect now: on request, when the page is visible again, or when the network is back. */
  readonly reconnect = (): void => {
    if (this.state === 'lost' && !document.hidden) this.connect();
  };

  private count(): void {
    this.pending = this.unanswered.size;
  }
}

function lossOf(code: number, temporary: boolean): Loss {
  if (code === RELOADING) return 'reloading';
  if (code === RESTARTING) return 'restarting';
  return temporary || BUSY.includes(code) ? 'busy' : 'broken';
}

export function isRefused(answer: AnyTold): answer is Refused {
  return answer.type === 'refused';
}

/** A random id. `crypto.randomUUID` would need https, which a home network may not have. */
export function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
