/** The line to the worker that plays the games of a published page. */
import type { Published } from '../browser/published';
import type { Line, Reply, Wire } from '../wire/line';
import { fetchPacked } from './loader';
import type { FromWorker, Request, ToWorker } from './messages';

type Waiting = (reply: Reply) => void;

/** How far the start has come. */
class Start {
  bytes = $state(0);
  total = $state(0);
  ready = $state(false);
  /** Whether games outlast the page. */
  keeps = $state(true);
  failed = $state('');
}
export const start = new Start();

export class WorkerLine implements Line {
  private readonly worker: Worker;
  private readonly waiting = new Map<number, Waiting>();
  private readonly wires = new Map<number, WorkerWire>();
  /** Answers that are always the same: they need not wait for Python. */
  private readonly library: Promise<Record<string, string>>;
  private count = 0;

  constructor({ sizes, version }: Published) {
    this.worker = new Worker(new URL('python/worker.js', document.baseURI), { type: 'module' });
    this.worker.onmessage = (event: MessageEvent<FromWorker>) => this.hear(event.data);
    this.worker.onerror = (event) => (start.failed = event.message || 'worker');
    this.library = fetchPacked('library.json.packed').then(
      (answer) => answer.json() as Promise<Record<string, string>>,
      () => ({}),
    );
    const storage = `bestiary ${new URL('.', document.baseURI).pathname}`;
    this.send({ kind: 'start', sizes, storage, version });
  }

  async ask(request: Request): Promise<Reply> {
    const known = request.method === 'GET' ? (await this.library)[request.path] : undefined;
    if (known !== undefined) return { status: 200, text: known, wait: 0 };
    const number = (this.count += 1);
    this.send({ kind: 'ask', number, ...request });
    return new Promise((resolve) => this.waiting.set(number, resolve));
  }

  open(): Wire {
    const number = (this.count += 1);
    const wire = new WorkerWire(
      (text) => this.send({ kind: 'say', line: number, text }),
      () => {
        this.wires.delete(number);
        this.send({ kind: 'hang-up', line: number });
      },
    );
    this.wires.set(number, wire);
    return wire;
  }

  private send(message: ToWorker): void {
    this.worker.postMessage(message);
  }

  private hear(message: FromWorker): void {
    if (message.kind === 'loaded') [start.bytes, start.total] = [message.bytes, message.of];
    else if (message.kind === 'ready') {
      [start.ready, start.keeps] = [true, message.keeps];
      keepOffline();
    } else if (message.kind === 'failed') start.failed = message.reason;
    else if (message.kind === 'answer') {
      const { number, status, text } = message;
      this.waiting.get(number)?.({ status, text, wait: 0 });
      this.waiting.delete(number);
    } else if (message.kind === 'told') this.wires.get(message.line)?.onmessage(message.text);
    else {
      const wire = this.wires.get(message.line);
      this.wires.delete(message.line);
      wire?.onclose(message.code, message.reason);
    }
  }
}

/** Keep the page in the browser, for when there is no network. Not before it runs: both would load
 * the same files at the same time. */
function keepOffline(): void {
  // Refused in some frames and on plain http: then the page needs its host every time.
  if ('serviceWorker' in navigator)
    void navigator.serviceWorker.register('service.js').catch(() => undefined);
}

class WorkerWire implements Wire {
  onopen: () => void = () => undefined;
  onmessage: (text: string) => void = () => undefined;
  onclose: (code: number, reason: string) => void = () => undefined;

  constructor(
    readonly send: (text: string) => void,
    readonly close: () => void,
  ) {
    queueMicrotask(() => this.onopen());
  }
}
