// Makes what a published page has besides the page: Python for the browser, and its worker.
//
//   node kit/make.mjs OUT < FILES      our modules, as JSON: name in the archive -> path
import { build } from 'esbuild';
import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { loadPyodide } from 'pyodide';

const [out] = process.argv.slice(2);
const files = JSON.parse(fs.readFileSync(0, 'utf8'));
const here = import.meta.dirname;
const pyodide = path.join(here, '../node_modules/pyodide');
const read = (name) => fs.readFileSync(path.join(pyodide, name));
const write = (name, data) => fs.writeFileSync(path.join(out, name), data);

fs.rmSync(out, { recursive: true, force: true });
fs.mkdirSync(out, { recursive: true });

// Bytecode without columns: a fifth smaller, and errors still name their lines.
const python = await loadPyodide({ env: { HOME: '/home/pyodide', PYTHONNODEBUGRANGES: '1' } });
for (const folder of ['/in', '/out']) python.FS.mkdir(folder);
python.FS.writeFile('/in/stdlib.zip', read('python_stdlib.zip'));
for (const [name, file] of Object.entries(files)) {
  const target = `/in/src/${name}`;
  python.FS.mkdirTree(path.posix.dirname(target));
  python.FS.writeFile(target, fs.readFileSync(file));
}
python.runPython(fs.readFileSync(path.join(here, 'compile.py'), 'utf8'));

// Compressed here, so that every host sends little, whatever it does itself. The endings are no
// known ones, so that no host unpacks them on the way.
write('python.wasm.packed', gzipSync(read('pyodide.asm.wasm'), { level: 9 }));
write('stdlib.zip.packed', gzipSync(python.FS.readFile('/out/stdlib'), { level: 9 }));
write('bytecode.zip', python.FS.readFile('/out/bytecode'));
write('missing.json', python.FS.readFile('/out/missing'));
// Not .mjs: some hosts do not know that as JavaScript.
write(
  'pyodide.js',
  read('pyodide.mjs')
    .toString()
    .replace(/\n\/\/# source.*\s*$/, '\n'),
);
write('pyodide-asm.js.packed', gzipSync(read('pyodide.asm.mjs'), { level: 9 }));
const lock = JSON.parse(read('pyodide-lock.json').toString());
await build({
  entryPoints: ['worker', 'service'].map((name) => path.join(here, `../src/offline/${name}.ts`)),
  bundle: true,
  format: 'esm',
  minify: true,
  target: 'es2022',
  outdir: out,
  legalComments: 'none',
  define: { LOCK: JSON.stringify({ info: lock.info, packages: {} }) },
});
