/** Which zones of a view go where on the table, and in which layout. */
import type { SeatView, View, ZoneKind, ZoneView } from '../../made/types';
import { isLand } from '../map/spots';

/** The zones that lie on the table rather than in a hand, rows before piles. */
const LYING: ZoneKind[] = ['row', 'offer', 'pile', 'aside'];

export interface Arrangement {
  /** A map large enough to take the middle of the table for itself. */
  land: boolean;
  /** A game of two that face each other. */
  duel: boolean;
  /** Two sides with several rows each. */
  field: boolean;
  /** The two rows that face each other in the middle, if each side has exactly one. */
  arena: ZoneView[];
  me: SeatView | undefined;
  /** The other seats in the order they sit, from the one after me. */
  others: SeatView[];
  handsOf: (owner: number) => ZoneView[];
  /** The rows and piles of a seat, or of nobody (-1). */
  lyingOf: (owner: number) => ZoneView[];
}

/** `used` holds the zones that have had cards: an empty one is shown only if it is among them. */
export function arrange(view: View, near: number, used: Set<string>): Arrangement {
  const { zones, seats } = view;
  const land = isLand(view.map);
  const duel = view.look.layout === 'duel' && seats.length === 2;
  const rows =
    seats.length === 2 && !land
      ? zones.filter((zone) => zone.kind === 'row' && zone.owner >= 0)
      : [];
  const arena = duel && rows.length === 2 ? rows : [];
  const field = rows.length > 2;

  function isShown({ kind, key, label, count }: ZoneView): boolean {
    if (!label) return false;
    if (kind === 'offer' || kind === 'aside' || (field && kind === 'row')) return count > 0;
    return kind === 'hand' || count > 0 || used.has(key);
  }
  const shown = zones.filter((zone) => !arena.includes(zone) && isShown(zone));

  return {
    land,
    duel,
    field,
    arena,
    me: seats.find((seat) => seat.seat === near),
    others: [
      ...seats.filter((seat) => seat.seat > near),
      ...seats.filter((seat) => seat.seat < near),
    ],
    handsOf: (owner) => shown.filter((zone) => zone.owner === owner && zone.kind === 'hand'),
    lyingOf: (owner) => {
      const lying = shown.filter((zone) => zone.owner === owner && LYING.includes(zone.kind));
      return [...lying.filter((zone) => !isPile(zone)), ...lying.filter(isPile)];
    },
  };
}

export function isPile(zone: ZoneView): boolean {
  return zone.kind === 'pile' || zone.kind === 'aside';
}

/** How many cards wide a side's rows and piles are. */
export function widthOf(zones: ZoneView[]): number {
  return zones.reduce((sum, zone) => sum + (isPile(zone) ? 1 : zone.count), 0);
}

/** The zones whose cards can be clicked, in the order of the number keys. */
export function clickable(view: View, near: number): ZoneView[] {
  return view.zones
    .filter((zone) => !isPile(zone))
    .sort((a, b) => keyRank(a, near) - keyRank(b, near));
}

function keyRank(zone: ZoneView, near: number): number {
  if (zone.kind === 'offer') return 0;
  if (zone.owner === near) return zone.kind === 'hand' ? 1 : 2;
  return zone.owner < 0 ? 3 : 4;
}
