/** The keyboard at the table: arrows move between what can be chosen, numbers choose at once. */
import type { Panels } from './panels.svelte';
import type { Session } from './session.svelte';

export function handleKey(event: KeyboardEvent, session: Session, panels: Panels): void {
  const { stage, selection } = session;
  const number = digit(event);
  if (event.key === 'Escape') {
    if (selection.picked) selection.picked = '';
    else stage.hurry();
    panels.escape();
  } else if (event.key === '?' && !isIn(event, 'input, textarea')) panels.keys = true;
  else if (stage.busy && (number >= 0 || event.key === 'Enter' || event.key === ' ')) stage.hurry();
  else if (number >= 0) chooseNumber(number, session);
  else if (stage.root && moveFocus(event, stage.root)) event.preventDefault();
}

/** 0 is the first button; 1 to 9 are what can be chosen on the table, then the buttons. */
function chooseNumber(number: number, { selection }: Session): void {
  const { stops, buttons, picked } = selection;
  const stop = stops[number - 1];
  const button =
    number === 0 ? (picked ? undefined : buttons[0]) : buttons[number - 1 - stops.length];
  if (stop) selection.act(stop);
  else if (button) selection.choose(button);
}

/** Move the focus with the arrow keys. Returns whether the key was used. */
function moveFocus(event: KeyboardEvent, root: ParentNode): boolean {
  if (!event.key.startsWith('Arrow') || hasModifier(event)) return false;
  if (isIn(event, 'input, textarea, select, dialog, [role="log"]')) return false;
  const stops = visibleStops(root);
  if (!stops.length) return false;
  const here = stops.findIndex((element) => element === document.activeElement);
  const step = event.key === 'ArrowRight' || event.key === 'ArrowDown' ? 1 : -1;
  const start = step > 0 ? -1 : stops.length;
  const next = stops.at(((here < 0 ? start : here) + step) % stops.length);
  next?.focus();
  next?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  return true;
}

function visibleStops(root: ParentNode): HTMLElement[] {
  const all = [...root.querySelectorAll<HTMLElement>('[data-stop]')];
  return all.filter((element) => element.getClientRects().length > 0);
}

/** The digit that was pressed, or -1. */
function digit(event: KeyboardEvent): number {
  if (hasModifier(event) || isIn(event, 'input, textarea, select, dialog')) return -1;
  return /^[0-9]$/.test(event.key) ? Number(event.key) : -1;
}

function hasModifier(event: KeyboardEvent): boolean {
  return event.altKey || event.ctrlKey || event.metaKey;
}

function isIn(event: KeyboardEvent, selector: string): boolean {
  return event.target instanceof HTMLElement && event.target.closest(selector) !== null;
}
