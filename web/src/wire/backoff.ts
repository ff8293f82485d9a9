/** Exponential backoff with jitter: how long to wait before reconnecting, in milliseconds. The
 * jitter keeps all pages from reconnecting at once after a restart. */
const FIRST_SPAN = 1500;
const LONGEST_SPAN = 12_000;
/** The least wait after the server said that it is busy. */
const BREATHER = 2000;

export function reconnectDelay(tries: number, busy: boolean): number {
  const span = Math.min(LONGEST_SPAN, FIRST_SPAN * 2 ** tries);
  return (busy ? BREATHER : 0) + Math.random() * span;
}
