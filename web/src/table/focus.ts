/** Keeps the keyboard's focus at the table, and what can be chosen in sight. */
import { reducedMotion } from './stage/motion';

/** Move a lost focus to the first thing that can be chosen, or to the prompt while there is none. */
export function holdFocus(root: HTMLElement, asked: boolean): void {
  if (document.documentElement.dataset.keys !== 'yes') return;
  const { activeElement } = document;
  const prompt = root.querySelector<HTMLElement>('.prompt');
  const lost = !activeElement || activeElement === document.body;
  if (!lost && !(asked && activeElement === prompt)) return;
  const [first] = stopsIn(root);
  (asked && first ? first : prompt)?.focus();
}

/** On a small screen: bring my side of a field into sight, or at other tables the first thing that
 * can be chosen, unless one is in sight already. */
export function scrollToChoices(root: HTMLElement): void {
  const behavior = reducedMotion() ? 'auto' : 'smooth';
  if (root.classList.contains('field')) {
    root.querySelector('.hand')?.scrollIntoView({ block: 'end', behavior });
    return;
  }
  const stage = root.querySelector('.board:has(.fight)');
  if (stage) {
    stage.scrollIntoView({ block: 'start', behavior });
    return;
  }
  const onTable = stopsIn(root).filter((stop) => !stop.closest('.prompt'));
  const floor = root.querySelector('.prompt')?.getBoundingClientRect().top ?? innerHeight;
  const inSight = onTable.some((stop) => {
    const { top, bottom } = stop.getBoundingClientRect();
    return top >= 0 && bottom <= Math.min(floor, innerHeight);
  });
  const [first] = onTable;
  if (inSight || !first) return;
  const { top, height } = first.getBoundingClientRect();
  scrollBy({ top: top - Math.max(0, (floor - height) / 2), behavior });
}

function stopsIn(root: HTMLElement): HTMLElement[] {
  const stops = [...root.querySelectorAll<HTMLElement>('[data-stop]')];
  return stops.filter((element) => element.getClientRects().length > 0);
}
