import type { ZoneView } from '../../made/types';

/** What a screen reader calls a zone: each player may have one of this name. */
export function regionOf(zone: ZoneView, nameOf: (seat: number) => string): string {
  return zone.owner < 0 || !zone.label ? zone.label : `${zone.label}: ${nameOf(zone.owner)}`;
}
