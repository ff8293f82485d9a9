/** The icons the page itself uses; make_icons.py reads this list. */
import drawn from '../made/icons.json';

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
] as const;

/** The fallback for an icon that came with a game installed after the page was built. */
const UNKNOWN = 'paw-print';
const paths: Record<string, string> = drawn;

export function iconPath(name: string): string {
  return (hasIcon(name) ? paths[name] : paths[UNKNOWN]) ?? '';
}

export function hasIcon(name: string): boolean {
  return Object.hasOwn(paths, name);
}
