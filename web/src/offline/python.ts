/** Starts Python with the games in it: from the beginning, or where an earlier visit had it. */
import { Loader } from './loader';
import { Snapshots } from './snapshot';
import { unpack, type Files } from './unpack';

export interface Python {
  FS: Files;
  runPython(code: string): unknown;
  pyimport(name: string): { start(...what: unknown[]): unknown };
  makeMemorySnapshot(): Uint8Array<ArrayBuffer>;
}

/** The module of Pyodide. */
interface Pyodide {
  loadPyodide: (options: object) => Promise<Python>;
}

/** Which Pyodide this is, without the packages that it could load from elsewhere. */
declare const LOCK: object;

const HOME = '/home/pyodide/games';
const PREPARE = `
import sys
sys.path.insert(0, "${HOME}")
sys.dont_write_bytecode = True
import bestiary.offline.browser
bestiary.offline.browser.prepare()
`;

/** Python with everything imported, and what there is to be kept for the next visit. */
export async function startPython(
  folder: string,
  loader: Loader,
  snapshots: Snapshots,
): Promise<{ python: Python; made?: Uint8Array<ArrayBuffer> }> {
  const kept = snapshots.load();
  let files = load(folder, loader);
  const snapshot = await kept;
  if (snapshot) {
    try {
      return { python: await boot(files, { _loadSnapshot: snapshot }) };
    } catch {
      await snapshots.forget(); // of no use: start from the beginning
      files = load(folder, loader);
    }
  }
  const python = await boot(files, { _makeSnapshot: true });
  python.runPython(PREPARE);
  return { python, made: python.makeMemorySnapshot() };
}

type Loaded = ReturnType<typeof load>;

/** In the order in which it is needed: the one large file is compiled while it comes, Python starts
 * with its library while the games are coming. */
function load(folder: string, loader: Loader) {
  const script = loader
    .load('pyodide-asm.js.packed', 'text/javascript')
    .then((answer) => answer.blob())
    .then((blob) => {
      const address = URL.createObjectURL(blob);
      return import(/* @vite-ignore */ address) as Promise<{ default: unknown }>;
    });
  const pyodide = import(/* @vite-ignore */ `${folder}pyodide.js`) as Promise<Pyodide>;
  const wasm = loader.load('python.wasm.packed', 'application/wasm');
  const library = loader.load('stdlib.zip.packed');
  const games = loader.load('games.zip.packed').then((answer) => answer.arrayBuffer());
  return { folder, wasm, library, script, pyodide, games };
}

async function boot(files: Loaded, how: object): Promise<Python> {
  const { folder } = files;
  const [{ loadPyodide }, { default: createPyodideModule }] = await Promise.all([
    files.pyodide,
    files.script,
  ]);
  // Pyodide fetches these two itself: it gets what is on its way already, and compiles the one
  // while it comes.
  const given: Record<string, Promise<Response> | undefined> = {
    [`${folder}pyodide.asm.wasm`]: files.wasm,
    [`${folder}stdlib.zip`]: files.library,
  };
  const fetched = globalThis.fetch;
  globalThis.fetch = (asked) => {
    const url = asked instanceof Request ? asked.url : asked.toString();
    return given[url] ?? Promise.reject(new Error(`not here: ${url}`));
  };
  try {
    const python = await loadPyodide({
      indexURL: folder,
      stdLibURL: `${folder}stdlib.zip`,
      lockFileContents: LOCK,
      createPyodideModule,
      checkAPIVersion: false,
      ...how,
    });
    unpack(python.FS, HOME, new Uint8Array(await files.games));
    return python;
  } finally {
    globalThis.fetch = fetched;
  }
}
