/** How long a page waits before it comes back, in thousandths of a second: a random part of a span
 * that doubles with every try. So the pages of a server that was restarted do not come all at once. */
const FIRST_SPAN = 1500;
const LONGEST_SPAN = 12_000;
/** A server that has said it is busy is left alone for at least so long. */
const BREATHER = 2000;

export function waitBefore(tries: number, busy: boolean): number {
  const span = Math.min(LONGEST_SPAN, FIRST_SPAN * 2 ** tries);
  return (busy ? BREATHER : 0) + Math.random() * span;
}
