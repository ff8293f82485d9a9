/** Loads the compressed files of a published page, and says how far it has come. */
import type { Sizes } from './messages';

export class Loader {
  private bytes = 0;
  private readonly total: number;

  constructor(
    private readonly folder: string,
    sizes: Sizes,
    private readonly tell: (bytes: number, of: number) => void,
  ) {
    this.total = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  }

  /** A file of the folder, as it was before `bestiary publish` compressed it. */
  async load(name: string, type = 'application/octet-stream'): Promise<Response> {
    const answer = await fetch(this.folder + name);
    if (!answer.ok || !answer.body) throw new Error(`${name}: ${answer.status}`);
    const counted = answer.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform: (chunk, out) => {
          this.bytes += chunk.byteLength;
          this.tell(Math.min(this.bytes, this.total), this.total);
          out.enqueue(chunk);
        },
      }),
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
