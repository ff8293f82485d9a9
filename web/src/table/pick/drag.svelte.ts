/** A card that is dragged: to its target, or onto the table to be played. With a finger it is held
 * for a moment first, since a finger that moves at once scrolls. */
import type { CardView } from '../../made/types';
import type { Selection } from '../selection.svelte';
import type { Stage } from '../stage/stage.svelte';

/** How far the pointer moves before that is meant as dragging, in pixels. */
const SLACK = 8;
/** How long a finger rests on a card first, in milliseconds. */
const HOLD = 280;

interface Grip {
  card: CardView;
  key: string;
  element: HTMLElement;
  x: number;
  y: number;
}

export class Drag {
  /** The card in the hand that drags. */
  card = $state.raw<CardView | null>(null);
  x = $state(0);
  y = $state(0);
  width = $state(0);
  /** The click that ends a drag is none. */
  ended = false;

  private grip: Grip | null = null;
  private hold: ReturnType<typeof setTimeout> | undefined;
  /** What was picked before. */
  private before = '';

  constructor(
    private readonly selection: Selection,
    private readonly stage: Stage,
  ) {}

  /** A pointer goes down on a card that could be played. */
  take(event: PointerEvent, card: CardView, key: string, element: HTMLElement): void {
    const role = this.selection.role(key);
    if (event.button !== 0 || (role !== 'subject' && role !== 'instead')) return;
    this.grip = { card, key, element, x: event.clientX, y: event.clientY };
    const finger = event.pointerType === 'touch';
    const move = (now: PointerEvent): void => this.move(now, finger);
    const still = (now: TouchEvent): void => {
      if (this.card) now.preventDefault();
    };
    const end = (now: PointerEvent): void => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
      element.removeEventListener('touchmove', still);
      this.drop(now);
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
    if (finger) {
      element.addEventListener('touchmove', still, { passive: false });
      this.hold = setTimeout(() => this.start(), HOLD);
    }
  }

  private move(event: PointerEvent, finger: boolean): void {
    if (!this.grip) return;
    if (!this.card) {
      const far = Math.hypot(event.clientX - this.grip.x, event.clientY - this.grip.y) > SLACK;
      if (!far) return;
      if (finger) {
        this.letGo(); // it scrolls
        return;
      }
      this.start();
    }
    this.x = event.clientX;
    this.y = event.clientY;
  }

  private start(): void {
    const { grip, selection } = this;
    if (!grip || selection.role(grip.key) === '') return;
    this.before = selection.picked;
    selection.picked = grip.key;
    this.card = grip.card;
    this.width = grip.element.clientWidth;
    this.x = grip.x;
    this.y = grip.y;
  }

  private drop(event: PointerEvent): void {
    const { grip, selection } = this;
    const dragged = this.card !== null;
    this.letGo();
    if (!grip || !dragged) return;
    // A finger that was held and never moved has only tapped.
    if (Math.hypot(event.clientX - grip.x, event.clientY - grip.y) <= SLACK) {
      selection.picked = this.before;
      return;
    }
    this.ended = true;
    setTimeout(() => (this.ended = false), 50);
    if (selection.picked !== grip.key || event.type === 'pointercancel') return;
    const under = document.elementFromPoint(event.clientX, event.clientY);
    const stop = under?.closest<HTMLElement>('[data-stop]')?.dataset.stop ?? '';
    if (selection.role(stop) === 'target') {
      selection.act(stop);
      return;
    }
    const home = grip.element.closest('[data-zone]');
    const away = under?.closest('.prompt, aside, .hand') ?? null;
    const onTable = under !== null && (this.stage.root?.contains(under) ?? false);
    if (!onTable || away || home?.contains(under) || !selection.buttons.length) {
      selection.picked = '';
      return;
    }
    // Nothing is done that was not meant: of several things, the card asks which.
    const [only, another] = selection.buttons;
    if (only && !another && !only.grave && !selection.waits.has(grip.key)) selection.choose(only);
  }

  private letGo(): void {
    clearTimeout(this.hold);
    this.grip = null;
    this.card = null;
  }
}
