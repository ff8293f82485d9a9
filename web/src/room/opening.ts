/** Setting a table and sitting down at it. */
import type { GameShown, NewRoom, SeatAsked } from '../made/types';
import { route } from '../route.svelte';
import { keep } from '../wire/keep';
import { rest } from '../wire/rest';

export async function setTable(game: GameShown, room: Omit<NewRoom, 'game'>): Promise<void> {
  const made = await rest.open({ game: game.name, ...room });
  keep({
    room: made.room,
    game: game.name,
    title: game.title,
    seat: made.seat,
    secret: made.secret,
    host: made.host,
    invitations: made.invitations,
    when: Date.now(),
  });
  route.go(`/room/${made.room}`);
}

/** The bot that plays where nobody says which. */
export function usualBot(game: GameShown): string {
  return game.bots.includes('greedy') ? 'greedy' : (game.bots[0] ?? '');
}

/** Me, and bots in all other seats. */
export function againstBots(game: GameShown): SeatAsked[] {
  const bot = usualBot(game);
  return Array.from({ length: game.fewest }, (_, seat) => (seat === 0 ? { who: 'me' } : { who: 'bot', bot }));
}

/** Me, and free seats for friends. Where decks are brought, each brings their own. */
export function againstFriends(game: GameShown): SeatAsked[] {
  return Array.from({ length: game.fewest }, (_, seat) => ({ who: seat === 0 ? 'me' : 'open', brings: game.decks }));
}
