/** The worker of a published page: Python with the rules, and the desk that answers the page. */
import { Database } from './database';
import { Loader } from './loader';
import type { FromWorker, Starting, ToWorker } from './messages';
import { startPython } from './python';
import { Snapshots } from './snapshot';

/** What `bestiary.offline.browser.start` returns, as far as it is used here. */
interface Desk {
  ask(
    method: string,
    path: string,
    body: string,
    secret: string,
  ): Promise<{ toJs(): [number, string]; destroy(): void }>;
  hear(line: number, text: string): Promise<void>;
  hang_up(line: number): void;
}

const folder = new URL('.', import.meta.url).href;

function tell(message: FromWorker): void {
  postMessage(message);
}

let desk: Promise<Desk> | undefined;

addEventListener('message', (event: MessageEvent<ToWorker>) => void hear(event.data));

async function hear(message: ToWorker): Promise<void> {
  if (message.kind === 'start') {
    desk = start(message);
    desk.catch((error: unknown) => tell({ kind: 'failed', reason: String(error) }));
    return;
  }
  const ready = await desk;
  if (!ready) return;
  if (message.kind === 'say') await ready.hear(message.line, message.text);
  else if (message.kind === 'hang-up') ready.hang_up(message.line);
  else {
    const { number, method, path, body, secret } = message;
    const answer = await ready.ask(method, path, body, secret);
    const [status, text] = answer.toJs();
    answer.destroy();
    tell({ kind: 'answer', number, status, text });
  }
}

async function start({ sizes, storage, version }: Starting): Promise<Desk> {
  const opened = Database.open(storage);
  const loader = new Loader(folder, sizes, (bytes, of) => tell({ kind: 'loaded', bytes, of }));
  const snapshots = new Snapshots(`python of ${storage}`, folder, version);
  const { python, made } = await startPython(folder, loader, snapshots);
  const database = await opened;
  const ready = python.pyimport('bestiary.offline.browser').start(
    database,
    (line: number, text: string) => tell({ kind: 'told', line, text }),
    (line: number, code: number, reason: string) => tell({ kind: 'closed', line, code, reason }),
  ) as Desk;
  tell({ kind: 'ready', keeps: database.keeps });
  if (made) void snapshots.save(made);
  return ready;
}
