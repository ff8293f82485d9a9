/** The page's own words in the language of the page. */
import { ownLanguage } from './current';

type Said = (...given: unknown[]) => unknown;
type Words = Record<PropertyKey, unknown>;
const wrapped = new WeakMap<object, unknown>();

/** An object of words, of which every text is looked up when it is read. What is not translated
 * stays in English. */
export function spoken<T extends object>(english: T): T {
  let found = wrapped.get(english);
  if (!found) {
    found = new Proxy(english, { get: (words, key) => inWords(words as Words, key) });
    wrapped.set(english, found);
  }
  return found as T;
}

function inWords(words: Words, key: PropertyKey): unknown {
  const word = words[key];
  const language = ownLanguage();
  if (!language || (Array.isArray(words) && typeof word === 'function')) return word;
  if (typeof word === 'string') return language.say(word);
  if (typeof word === 'function') return (...given: unknown[]) => translated(word as Said, given);
  return typeof word === 'object' && word !== null ? spoken(word) : word;
}

function translated(word: Said, given: unknown[]): unknown {
  const said: unknown = word(...given);
  return typeof said === 'string' ? (ownLanguage()?.say(said) ?? said) : said;
}
