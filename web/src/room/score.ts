/** The running score over rematches, as this browser has seen it. Everybody moves on by a seat, so
 * the wins are listed from mine on, around the table. */
import type { RoomView } from '../made/types';
import { savedSeat, saveSeat } from '../wire/seats';

/** Count a finished game, once, and give the score with it. */
export function countedScore(room: RoomView, result: number[], mine: number): number[] {
  const kept = savedSeat(room.room);
  if (!kept || kept.scored) return kept?.wins ?? [];
  const best = Math.max(...result);
  const wins = result.map((_, i) => {
    const won = result[(mine + i) % result.length] === best;
    return (kept.wins?.[i] ?? 0) + Number(won);
  });
  saveSeat({ ...kept, wins, scored: true });
  return wins;
}
