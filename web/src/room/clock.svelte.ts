/** The time each seat has left, counted down between the server's updates. */
import type { Session } from './session.svelte';

const TICK = 250;

export class Clock {
  private now = $state(Date.now());

  constructor(private readonly session: Session) {
    $effect(() => {
      if (!session.room?.clock?.running.length) return;
      const timer = setInterval(() => (this.now = Date.now()), TICK);
      return () => clearInterval(timer);
    });
  }

  /** Milliseconds left for each seat; empty if the game has no clock. */
  readonly left: number[] = $derived.by(() => {
    const clock = this.session.room?.clock;
    if (!clock) return [];
    const passed = this.now - this.session.updatedAt;
    return clock.left.map((time, seat) =>
      clock.running.includes(seat) ? Math.max(0, time - passed) : time,
    );
  });
}
