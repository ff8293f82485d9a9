/** The language of the page. It is chosen before the page is drawn; another one means another page,
 * so whoever changes it loads the page again. */
import { read, write } from '../browser/storage';
import type { LanguageFiles } from '../made/types';
import { Language, type Phrases, withinGames } from './phrases';

const KEY = 'bestiary.language';
const ENGLISH = 'en';

/** A language that the page can be read in. */
export interface Offered {
  code: string;
  name: string;
}

interface Chosen {
  own: Language;
  files: LanguageFiles;
  games: Map<string, Language>;
}

let chosen: Chosen | null = null;
let offers: Offered[] = [];

/** All there are, English first; only English if nothing is translated. */
export const offered = (): Offered[] => [{ code: ENGLISH, name: 'English' }, ...offers];

export const spokenCode = (): string => chosen?.own.code ?? ENGLISH;

/** The language of the page's own words; null if that is English. */
export const ownLanguage = (): Language | null => chosen?.own ?? null;

/** The language of what a game says. */
export function languageOf(game: string): Language | null {
  if (!chosen) return null;
  let found = chosen.games.get(game);
  if (!found) {
    const { files, own } = chosen;
    const theirs = (files.games[game] ?? {}) as Phrases;
    found = new Language(own.code, files.plurals, [theirs, withinGames(files.own as Phrases)]);
    chosen.games.set(game, found);
  }
  return found;
}

/** Speak the language that was chosen here, or else one that the browser prefers; English if there
 * is neither. */
export async function chooseLanguage(
  list: () => Promise<Offered[]>,
  fetch: (code: string) => Promise<LanguageFiles>,
): Promise<void> {
  try {
    offers = await list();
    const code = wanted(read(KEY), navigator.languages);
    if (code !== ENGLISH) speak(await fetch(code));
  } catch {
    // English it is.
  }
  document.documentElement.lang = spokenCode();
}

export function speak(files: LanguageFiles): void {
  const own = new Language(files.code, files.plurals, [files.own as Phrases]);
  chosen = { own, files, games: new Map() };
}

export function rememberLanguage(code: string): void {
  write(KEY, code);
}

function wanted(remembered: string | null, preferred: readonly string[]): string {
  const codes = offered().map(({ code }) => code);
  if (remembered !== null && codes.includes(remembered)) return remembered;
  for (const code of preferred.flatMap((each) => [each, each.split('-')[0] ?? '']))
    if (codes.includes(code)) return code;
  return ENGLISH;
}
