/** What one event does to the table on screen. The view that comes with it is the truth and follows
 * soon; this only leads there, so an event that says too little changes nothing. */
import type { CardView, EventView, SeatView, View, ZoneView } from '../../made/types';

export function apply(view: View, event: EventView, end: View): View {
  switch (event.motion) {
    case 'move':
    case 'flip':
    case 'make':
    case 'vanish':
      return { ...view, zones: moved(view.zones, event) };
    case 'change':
    case 'mark':
      return { ...view, zones: view.zones.map((zone) => replaced(zone, event.cards)) };
    case 'hit':
    case 'heal':
      return {
        ...view,
        seats: view.seats.map((seat) =>
          seat.seat === event.seat ? gauged(seat, event, end) : seat,
        ),
      };
    case 'step':
      return { ...view, map: end.map, seats: end.seats };
    case 'turn':
      return { ...view, turn: event.amount || end.turn };
    default:
      return view;
  }
}

function moved(zones: ZoneView[], event: EventView): ZoneView[] {
  const ids = new Set(event.cards.map((card) => card.id));
  const leaves = event.source !== '' || event.motion === 'vanish';
  const arrives = event.target !== '' && event.motion !== 'vanish';
  if (!leaves && !arrives) return zones.map((zone) => replaced(zone, event.cards));
  return zones.map((zone) => {
    let { cards, count } = zone;
    if (zone.key === event.target && arrives) {
      const present = cards.filter((card) => !ids.has(card.id));
      count += event.cards.length - (cards.length - present.length);
      // A pile that may not be looked through is only a count.
      cards =
        zone.kind === 'pile' && cards.length === 0 && zone.count > 0
          ? cards
          : [...present, ...event.cards];
    } else if (leaves && (zone.key === event.source || cards.some((card) => ids.has(card.id)))) {
      const present = cards.filter((card) => !ids.has(card.id));
      const gone =
        cards.length - present.length || (zone.key === event.source ? event.cards.length : 0);
      count = Math.max(0, count - gone);
      cards = present;
    }
    return cards === zone.cards && count === zone.count ? zone : { ...zone, cards, count };
  });
}

function replaced(zone: ZoneView, changed: CardView[]): ZoneView {
  const now = new Map(changed.map((card) => [card.id, card]));
  if (!zone.cards.some((card) => now.has(card.id))) return zone;
  return { ...zone, cards: zone.cards.map((card) => now.get(card.id) ?? card) };
}

/** Moves the gauge that will have changed in the end by the event's amount. */
function gauged(seat: SeatView, event: EventView, end: View): SeatView {
  const later = end.seats.find((other) => other.seat === seat.seat);
  if (later === undefined) return seat;
  const way = event.motion === 'hit' ? -1 : 1;
  let done = false;
  const gauges = seat.gauges.map((gauge) => {
    const then = later.gauges.find((other) => other.key === gauge.key);
    if (done || then === undefined || then.value === gauge.value || gauge.good === 0) return gauge;
    done = true;
    const value = gauge.value + way * gauge.good * event.amount;
    return { ...gauge, value: gauge.most > 0 ? Math.max(0, value) : value };
  });
  return { ...seat, gauges };
}

/** How long an event stays on screen, in milliseconds. */
export function pause(event: EventView, next: EventView | undefined): number {
  switch (event.motion) {
    case 'flip':
      return 620;
    case 'announce':
      return Math.min(1500, 500 + event.text.length * 14);
    case 'hit':
    case 'heal':
      return 720;
    case 'move':
      // Cards that move one after another move almost together.
      return next?.motion === 'move' ? 130 : 330;
    case 'change':
    case 'mark':
    case 'make':
    case 'vanish':
      return next?.motion === event.motion ? 160 : 480;
    case 'turn':
      return 380;
    case 'roll':
      return 900;
    case 'step':
      return 560;
    case 'shuffle':
      return 260;
    default:
      return 500;
  }
}
