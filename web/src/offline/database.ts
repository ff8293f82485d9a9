/** The games of this browser, in its database: a text by room. Where the browser allows none, as in
 * some frames and private windows, they are kept until the page is closed. */
interface Row {
  room: string;
  text: string;
  version: number;
  when: number;
}

type Found = IDBRequest<Row | undefined>;

const TABLE = 'rooms';
const MOST = 60;

export class Database {
  private readonly memory = new Map<string, Row>();

  private constructor(private readonly db: IDBDatabase | null) {}

  static async open(name: string): Promise<Database> {
    try {
      const asked = indexedDB.open(name, 1);
      asked.onupgradeneeded = () => {
        asked.result.createObjectStore(TABLE, { keyPath: 'room' }).createIndex('when', 'when');
      };
      return new Database(await done(asked));
    } catch {
      return new Database(null);
    }
  }

  /** Whether games outlast the page. */
  get keeps(): boolean {
    return this.db !== null;
  }

  readonly load = async (room: string): Promise<string> => {
    const row = this.db
      ? await done(this.db.transaction(TABLE).objectStore(TABLE).get(room) as Found)
      : this.memory.get(room);
    return row?.text ?? '';
  };

  /** Store a text, unless another tab has stored one since; '' or why it could not be stored. */
  readonly save = async (room: string, text: string, version: number): Promise<string> => {
    const row = { room, text, version, when: Date.now() };
    if (!this.db) {
      this.memory.set(room, row);
      return '';
    }
    try {
      const act = this.db.transaction(TABLE, 'readwrite', { durability: 'strict' });
      const rows = act.objectStore(TABLE);
      const before = await done(rows.get(room) as Found);
      if ((before?.version ?? 0) !== version - 1) {
        act.abort();
        return 'another tab has played on';
      }
      rows.put(row);
      if (!before) await dropOldest(rows);
      await finished(act);
      return '';
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  };
}

async function dropOldest(rows: IDBObjectStore): Promise<void> {
  const extra = (await done(rows.count())) - MOST;
  if (extra > 0)
    for (const key of await done(rows.index('when').getAllKeys(null, extra))) rows.delete(key);
}

function done<T>(asked: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error ?? new Error('the database failed'));
  });
}

function finished(act: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    act.oncomplete = () => resolve();
    act.onerror = act.onabort = () => reject(act.error ?? new Error('the database failed'));
  });
}
