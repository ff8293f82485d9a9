/** Animates cards that move. Remembers where every card is before the table changes, and lets each
 * glide from there to its new place afterwards. A new card starts at the zone it came from; a copy
 * of a card that is gone flies into the pile that took it. */
import { tick } from 'svelte';

import { settings, SPEEDS } from '../../browser/settings.svelte';
import type { EventView } from '../../made/types';

const CARD = '[data-card]';
const EASE = 'cubic-bezier(0.22, 0.9, 0.3, 1)';

export function reducedMotion(): boolean {
  return settings.speed === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** A time in milliseconds, at the speed that was chosen. */
export function paced(time: number): number {
  return time * SPEEDS[settings.speed];
}

function cardsIn(root: ParentNode): Map<string, HTMLElement> {
  const found = new Map<string, HTMLElement>();
  for (const element of root.querySelectorAll<HTMLElement>(CARD))
    found.set(element.dataset.card ?? '', element);
  return found;
}

function zoneIn(root: ParentNode, key: string): DOMRect | undefined {
  const zone = key && root.querySelector<HTMLElement>(`[data-zone="${CSS.escape(key)}"]`);
  if (!zone) return undefined;
  const heap = zone.querySelector<HTMLElement>('[data-heap]') ?? zone;
  return heap.getBoundingClientRect();
}

/** Make a change to the table and animate the cards that it moved. */
export async function withMotion(
  root: HTMLElement | undefined,
  event: EventView,
  change: () => void,
): Promise<void> {
  if (!root || reducedMotion()) {
    change();
    return;
  }
  const before = new Map<string, { rect: DOMRect; element: HTMLElement }>();
  for (const [id, element] of cardsIn(root))
    before.set(id, { rect: element.getBoundingClientRect(), element });
  const from = zoneIn(root, event.source);
  const ghosts = ghostsOf(before, event);
  change();
  await tick();
  const after = cardsIn(root);
  const into = zoneIn(root, event.target);
  for (const [id, element] of after) {
    const start = before.get(id)?.rect ?? (touches(event, id) ? from : undefined);
    if (start) glide(element, start, event.motion === 'flip');
  }
  for (const [id, ghost] of ghosts) if (!after.has(id) && into) sendOff(ghost, into);
  gesture(root, event, after);
}

function touches(event: EventView, id: string): boolean {
  return event.cards.some((card) => String(card.id) === id);
}

function glide(element: HTMLElement, start: DOMRect, flip: boolean): void {
  const end = element.getBoundingClientRect();
  const x = start.left + start.width / 2 - (end.left + end.width / 2);
  const y = start.top + start.height / 2 - (end.top + end.height / 2);
  if (Math.abs(x) + Math.abs(y) < 2 || end.width === 0) return;
  const scale = Math.max(0.3, Math.min(2, start.width / end.width));
  const far = Math.hypot(x, y);
  const turn = flip && far > 60 ? 'rotateY(180deg)' : 'rotateY(0)';
  element.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${scale}) ${turn}`, zIndex: 50 },
      { transform: 'none', zIndex: 50 },
    ],
    { duration: paced(Math.min(520, 260 + far * 0.5)), easing: EASE },
  );
}

type Ghost = { picture: HTMLElement; rect: DOMRect };

function ghostsOf(
  before: Map<string, { rect: DOMRect; element: HTMLElement }>,
  event: EventView,
): Map<string, Ghost> {
  const ghosts = new Map<string, Ghost>();
  if (!event.target && event.motion !== 'vanish') return ghosts;
  for (const card of event.cards) {
    const known = before.get(String(card.id));
    if (known && known.rect.width > 0)
      ghosts.set(String(card.id), {
        picture: known.element.cloneNode(true) as HTMLElement,
        rect: known.rect,
      });
  }
  return ghosts;
}

function sendOff({ picture, rect }: Ghost, into: DOMRect): void {
  picture.removeAttribute('data-card');
  picture.removeAttribute('id');
  picture.setAttribute('aria-hidden', 'true');
  picture.inert = true;
  Object.assign(picture.style, {
    position: 'fixed',
    left: `${rect.left}px`,
    top: `${rect.top}px`,
    width: `${rect.width}px`,
    margin: '0',
    zIndex: '60',
    pointerEvents: 'none',
    rotate: 'none',
    translate: 'none',
  });
  document.body.append(picture);
  const x = into.left + into.width / 2 - (rect.left + rect.width / 2);
  const y = into.top + into.height / 2 - (rect.top + rect.height / 2);
  const scale = Math.max(0.2, Math.min(1.2, into.width / rect.width));
  const flight = picture.animate(
    [
      { transform: 'none', opacity: 1 },
      { transform: `translate(${x}px, ${y}px) scale(${scale}) rotate(7deg)`, opacity: 0.75 },
    ],
    { duration: paced(420), easing: EASE, fill: 'forwards' },
  );
  flight.onfinish = flight.oncancel = () => picture.remove();
}

/** Animations that are not moves: a hit shakes the seat, a changed card pulses. */
function gesture(root: HTMLElement, event: EventView, cards: Map<string, HTMLElement>): void {
  const seat = root.querySelector<HTMLElement>(`[data-seat="${event.seat}"]`);
  if (event.motion === 'hit') {
    seat?.animate(
      [0, -7, 6, -4, 2, 0].map((x) => ({ transform: `translateX(${x}px)` })),
      { duration: paced(420), easing: 'ease-out' },
    );
  } else if (event.motion === 'heal') {
    seat?.animate(
      [{ filter: 'brightness(1)' }, { filter: 'brightness(1.35)' }, { filter: 'brightness(1)' }],
      paced(600),
    );
  } else if (event.motion === 'change' || event.motion === 'mark' || event.motion === 'announce') {
    for (const card of event.cards) {
      cards.get(String(card.id))?.animate(
        [
          { scale: 1, filter: 'brightness(1)' },
          { scale: 1.07, filter: 'brightness(1.2)' },
          { scale: 1, filter: 'brightness(1)' },
        ],
        { duration: paced(480), easing: 'ease-out' },
      );
    }
  } else if (event.motion === 'shuffle') {
    for (const heap of root.querySelectorAll<HTMLElement>('[data-heap]')) {
      heap.animate(
        [{ rotate: '0deg' }, { rotate: '-4deg' }, { rotate: '4deg' }, { rotate: '0deg' }],
        paced(320),
      );
    }
  } else if (event.motion === 'roll') {
    root.querySelector<HTMLElement>('[data-die]')?.animate(
      [
        { rotate: '0deg', scale: 0.5 },
        { rotate: '540deg', scale: 1 },
      ],
      { duration: paced(700), easing: EASE },
    );
  }
}
