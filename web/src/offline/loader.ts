/** Loads the compressed files of a published page, and says how far it has come. */
import type { Sizes } from './messages';

/** The next file is asked for when this many bytes are missing, so that the line is never idle. */
const AHEAD = 200_000;
/** The browser's own: while Python starts, another one stands in for it. */
const browsers = globalThis.fetch.bind(globalThis);

export class Loader {
  private bytes = 0;
  private readonly total: number;
  /** When the file asked for last has almost come. */
  private free = Promise.resolve();

  constructor(
    private readonly folder: string,
    private readonly sizes: Sizes,
    private readonly tell: (bytes: number, of: number) => void,
  ) {
    this.total = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  }

  /** A file of the folder, as it was before `bestiary publish` compressed it. Files come one after
   * the other, so that the first are at work while the last are still coming. */
  load(name: string, type = 'application/octet-stream'): Promise<Response> {
    const before = this.free;
    return new Promise((found, failed) => {
      this.free = new Promise((free) => {
        before.then(() => this.fetch(name, type, free)).then(found, failed);
      });
    });
  }

  private async fetch(name: string, type: string, free: () => void): Promise<Response> {
    const answer = await browsers(this.folder + name);
    if (!answer.ok || !answer.body) throw new Error(`${name}: ${answer.status}`);
    let missing = this.sizes[name] ?? 0;
    const counted = answer.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>(
        {
          transform: (chunk, out) => {
            this.bytes += chunk.byteLength;
            this.tell(Math.min(this.bytes, this.total), this.total);
            missing -= chunk.byteLength;
            if (missing < AHEAD) free();
            out.enqueue(chunk);
          },
          flush: free,
        },
        undefined,
        { highWaterMark: Infinity }, // it comes whether or not somebody reads it yet
      ),
    );
    return unpacked(counted, type);
  }
}

/** A compressed file beside the page. */
export async function fetchPacked(name: string): Promise<Response> {
  const answer = await fetch(name);
  if (!answer.ok || !answer.body) throw new Error(`${name}: ${answer.status}`);
  return unpacked(answer.body, 'application/json');
}

function unpacked(body: ReadableStream, type: string): Response {
  const stream = body.pipeThrough(new DecompressionStream('gzip') as never);
  return new Response(stream as ReadableStream, { headers: { 'Content-Type': type } });
}
