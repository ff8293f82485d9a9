/** What of Pyodide's file system is used here. */
export interface Files {
  writeFile(path: string, data: Uint8Array): void;
  mkdirTree(path: string): void;
}

/** Write out the files of a zip archive that is not compressed: Python would take a second for it. */
export function unpack(files: Files, home: string, data: Uint8Array): void {
  const view = new DataView(data.buffer);
  const made = new Set<string>();
  // The directory is at the end, and where it starts is in the last lines of it.
  const end = data.byteLength - 22;
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    const [size, named] = [view.getUint32(at + 20, true), view.getUint16(at + 28, true)];
    const file = view.getUint32(at + 42, true);
    const name = new TextDecoder().decode(data.subarray(at + 46, at + 46 + named));
    const path = `${home}/${name}`;
    const folder = path.slice(0, path.lastIndexOf('/'));
    if (!made.has(folder)) files.mkdirTree(folder);
    made.add(folder);
    const from = file + 30 + view.getUint16(file + 26, true) + view.getUint16(file + 28, true);
    files.writeFile(path, data.slice(from, from + size));
    at += 46 + named + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
}
