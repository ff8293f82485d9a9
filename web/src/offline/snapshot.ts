/** Python's memory once everything is imported, kept in the browser: the next visit goes on from
 * there, instead of starting Python and importing everything anew. */
export class Snapshots {
  private readonly cache: Promise<Cache | null>;
  private readonly key: string;

  /** There is one for each version of the files that Python consists of. */
  constructor(name: string, folder: string, version: string) {
    this.key = `${folder}snapshot-${version}`;
    // Refused in some frames and on plain http: then every visit starts from the beginning.
    this.cache = self.caches?.open(name).catch(() => null) ?? Promise.resolve(null);
  }

  async load(): Promise<ArrayBuffer | undefined> {
    try {
      const found = await (await this.cache)?.match(this.key);
      return await found?.arrayBuffer();
    } catch {
      return undefined;
    }
  }

  /** Keep this one and no other. */
  async save(data: Uint8Array<ArrayBuffer>): Promise<void> {
    await this.forget();
    try {
      await (await this.cache)?.put(this.key, new Response(data));
    } catch {
      await this.forget(); // no room
    }
  }

  /** Every one, of this version or another. */
  async forget(): Promise<void> {
    const cache = await this.cache;
    for (const key of (await cache?.keys()) ?? []) await cache?.delete(key);
  }
}
