// What of the page's own words a file of translations leaves in English.
//
//   node kit/words.mjs ../src/bestiary/language/languages/own.de.json       lines to fill in
//   node kit/words.mjs --cases ../tests/language/cases.json                 the cases, as the page says them
import { build } from 'esbuild';
import fs from 'node:fs';
import path from 'node:path';

const here = import.meta.dirname;
const NUMBERS =
  /^(n|of|last|seat|minutes|bonus|seconds|wins|points|count|fewest|most|row|rows|column|columns|cards|sheets|percent|turn|gain|chance)$/;
const LISTS = /^(names|scores)$/;
const MARKS = ['Ⓐ', 'Ⓑ', 'Ⓒ', 'Ⓓ'];

async function load(file) {
  const made = await build({
    entryPoints: [path.join(here, '../src', file)],
    bundle: true,
    format: 'esm',
    write: false,
    charset: 'utf8',
    logLevel: 'error',
  });
  return import(
    `data:text/javascript;base64,${Buffer.from(made.outputFiles[0].text).toString('base64')}`
  );
}

/** The names of a function's parameters. */
function parameters(word) {
  const inside = /^\(([^)]*)\)|^(\w+)/.exec(word.toString());
  return (inside?.[1] ?? inside?.[2] ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
}

/** A function's texts, with marks for what it is given: for one, and for many. */
function* said(word) {
  const names = parameters(word);
  if (names.some((name) => /[{}]/.test(name))) return; // a whole review: see words/replay.ts
  for (const n of [1, 77]) {
    let count = n;
    let marks = 0;
    const given = names.map((name) => {
      if (LISTS.test(name)) return [MARKS[marks++]];
      return NUMBERS.test(name.replace(/\d+$/, '')) ? (count === 1 ? 1 : count++) : MARKS[marks++];
    });
    try {
      const text = word(...given);
      if (typeof text === 'string') yield text;
    } catch {
      console.error(`cannot be asked: ${word.toString()}`);
    }
  }
}

function* texts(words) {
  for (const word of Object.values(words)) {
    if (typeof word === 'string') yield word;
    else if (typeof word === 'function') yield* said(word);
    else if (word && typeof word === 'object') yield* texts(word);
  }
}

/** The text as a key: its marks as gaps. */
function key(text) {
  let [name, n] = [0, 0];
  return text.replace(/Ⓐ|Ⓑ|Ⓒ|Ⓓ|-?\d{2,}/g, (found) => {
    if (/\d/.test(found)) return `{n${n++ ? n : ''}}`;
    return `{name${name++ ? name : ''}}`;
  });
}

const [first, second] = process.argv.slice(2);
const { Language } = await load('language/phrases.ts');
if (first === '--cases') {
  const told = (told) => ({
    seat: told.seat ?? -1,
    amount: told.amount ?? 0,
    text: told.text,
    phrasing: {
      template: told.template,
      fills: told.cards ?? [],
      other: told.other ?? -1,
      cause: told.cause ?? '',
    },
  });
  const put = (one) => {
    const language = new Language('de', one.plurals ?? 'de', [one.words]);
    if (one.say) return language.say(one.say, one.form ?? '');
    if (one.tell) return language.tell(told(one.tell), one.audience);
    const [template, fills] = one.fill;
    const english = fills.reduce((text, fill) => text.replace('{}', fill), template);
    return language.fill(english, { template, fills, other: -1, cause: '' });
  };
  console.log(JSON.stringify(JSON.parse(fs.readFileSync(second, 'utf8')).map(put)));
} else {
  globalThis.document = { getElementById: () => null, documentElement: {} };
  globalThis.localStorage = { getItem: () => null };
  const { words } = await load('words.ts');
  const { words: own, plurals, code } = JSON.parse(fs.readFileSync(first, 'utf8'));
  const language = new Language('xx', plurals ?? code ?? 'en', [own]);
  const missing = new Set();
  for (const text of texts(words))
    if (/[A-Za-z]{2}/.test(text.replace(/Ⓐ|Ⓑ|Ⓒ|Ⓓ/g, '')) && !language.knows(text))
      missing.add(key(text));
  for (const text of missing) console.log(`    ${JSON.stringify(text)}: "",`);
}
