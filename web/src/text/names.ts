/** The names players gave themselves, in the sentences of a game, which only counts its players. */
import type { RoomView, SeatView } from '../made/types';
import { words } from '../words';
import { isolate } from './clean';

/** The sentence with "Player 2" replaced by what that player is called, if they said so. */
export function withNames(text: string, seats: SeatView[], room: RoomView | null): string {
  const called = new Map(
    seats.map(({ seat, name }) => [
      name,
      isolate(room?.seats[seat]?.name ?? '') || words.player(seat),
    ]),
  );
  if (![...called].some(([name, given]) => name !== given && text.includes(name))) return text;
  return text.replace(/\bPlayer \d+\b/g, (name) => called.get(name) ?? name);
}
