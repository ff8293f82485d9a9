/** Choosing by keyboard: arrows move between what can be chosen, numbers choose at once. */

function stops(root: ParentNode): HTMLElement[] {
  const all = [...root.querySelectorAll<HTMLElement>('[data-stop]')];
  return all.filter((element) => element.getClientRects().length > 0);
}

/** Whether the key was one of ours. */
export function choosingKey(event: KeyboardEvent, root: ParentNode): boolean {
  if (event.altKey || event.ctrlKey || event.metaKey) return false;
  if (
    event.target instanceof HTMLElement &&
    event.target.closest('input, textarea, select, dialog, [role="log"]')
  )
    return false;
  const found = stops(root);
  if (!found.length) return false;
  if (/^Arrow/.test(event.key)) {
    const here = found.findIndex((element) => element === document.activeElement);
    const way = event.key === 'ArrowRight' || event.key === 'ArrowDown' ? 1 : -1;
    const next =
      here < 0 ? (way > 0 ? 0 : found.length - 1) : (here + way + found.length) % found.length;
    found[next]?.focus();
    found[next]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    return true;
  }
  return false;
}

/** The digit that was pressed, or -1. */
export function numberKey(event: KeyboardEvent): number {
  if (event.altKey || event.ctrlKey || event.metaKey) return -1;
  if (
    event.target instanceof HTMLElement &&
    event.target.closest('input, textarea, select, dialog')
  )
    return -1;
  return /^[0-9]$/.test(event.key) ? Number(event.key) : -1;
}
