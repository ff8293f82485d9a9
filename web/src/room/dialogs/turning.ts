/** The turn that decided a game, and how to say it. */
import type { Review, TurningPoint } from '../../made/types';
import { sentences } from '../../text/sentences';
import { words } from '../../words';

/** The largest turning point of somebody who won. */
export function decisive(review: Review, winners: number[]): TurningPoint | undefined {
  return review.turning_points
    .filter(({ seat }) => winners.includes(seat))
    .sort((a, b) => b.gain - a.gain)[0];
}

export function turningText(
  { turn, text, seat, gain }: TurningPoint,
  turnName: string,
  nameOf: (seat: number) => string,
  say: (text: string) => string,
): string {
  const told = sentences([say(text), words.result.rise(nameOf(seat), gain)]);
  return `${words.result.turning(turnName, turn)} ${told}`;
}
