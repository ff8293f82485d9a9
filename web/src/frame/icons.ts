/** The icons the page itself uses; make_icons.py reads this list. */
import { SvelteMap } from 'svelte/reactivity';

import { hasServer } from '../browser/published';
import address from '../made/icons.json?url';
import { fetchPacked } from '../offline/loader';

export const OWN = [
  'paw-print',
  'beast-eye',
  'crossed-swords',
  'speaker',
  'speaker-off',
  'moon',
  'sun',
  'light-bulb',
  'open-book',
  'anticlockwise-rotation',
  'clockwise-rotation',
  'robot-antennas',
  'person',
  'trophy',
  'laurels',
  'hourglass',
  'envelope',
  'wax-seal',
  'padlock',
  'help',
  'hamburger-menu',
  'footprint',
  'scroll-unfurled',
  'film-strip',
  'conversation',
  'crown',
  'eyeball',
  'flying-flag',
  'heart-minus',
  'card-pickup',
  'position-marker',
  'broken-shield',
  'scroll-quill',
  'sword-brandish',
  'teapot',
  'cross-mark',
  'dice-six-faces-five',
  'game-console',
  'lantern-flame',
  'confirmed',
  'pine-tree',
  'birch-trees',
  'hills',
  'grass',
  'peaks',
  'mountains',
  'reed',
  'lily-pads',
  'willow-tree',
  'palm-tree',
  'scallop',
  'wave-crest',
  'high-grass',
  'flowers',
  'cactus',
  'stone-pile',
  'ancient-ruins',
  'greek-temple',
] as const;

/** What is drawn until an icon is there, and for a name that is none. */
const UNKNOWN = 'paw-print';
let paths: Icons = {};
/** Icons that come after the first: of games that were installed after the page was built, or most
 * of those of a published page. */
const late = new SvelteMap<string, string>();
const asked = new Set<string>();

type Icons = Record<string, string>;

/** The icons of the games that are here, and the page's own. A file beside the page and no part of
 * it: half as large as the page. A published page has those that its first screen shows. */
export async function loadIcons(): Promise<void> {
  try {
    const answer = hasServer ? await fetch(address) : await fetchPacked('icons.json.packed');
    if (answer.ok) paths = (await answer.json()) as Icons;
  } catch {
    // The page can do without them.
  }
}

export function iconPath(name: string): string {
  const found = Object.hasOwn(paths, name) ? paths[name] : late.get(name);
  if (found === undefined) void fetchLate(name);
  return found ?? paths[UNKNOWN] ?? '';
}

export function hasIcon(name: string): boolean {
  return Object.hasOwn(paths, name) || late.has(name);
}

/** The whole set lies beside the page, in one file for each first letter; beside a published page
 * lies one file with all others that its games name. */
async function fetchLate(name: string): Promise<void> {
  const letter = name.charAt(0);
  if (!hasServer) await fetchMore();
  else if (/^[a-z0-9]$/.test(letter)) await addLate(letter, () => fetch(`/icons/${letter}.json`));
}

/** All other icons of a published page. */
export async function fetchMore(): Promise<void> {
  await addLate('more', () => fetchPacked('more-icons.json.packed'));
}

async function addLate(file: string, get: () => Promise<Response>): Promise<void> {
  if (asked.has(file)) return;
  asked.add(file);
  try {
    const answer = await get();
    if (!answer.ok) return;
    const found = (await answer.json()) as Icons;
    for (const [icon, path] of Object.entries(found)) late.set(icon, path);
  } catch {
    asked.delete(file); // offline for a moment: the next card asks again
  }
}
