/** Setting a table and sitting down at it. */
import type { GameShown, NewRoom, SeatAsked } from '../made/types';
import { route } from '../route.svelte';
import { keep, kept } from '../wire/keep';
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

/** Take up an invitation. What comes back is kept before anything else can go wrong. */
export async function sitDown(
  room: string,
  token: string,
  name: string,
  { game, title }: { game: string; title: string },
): Promise<void> {
  const joined = await rest.join(room, token, name);
  const before = kept(room);
  keep({
    room,
    game,
    title,
    seat: joined.seat,
    secret: joined.secret,
    host: before?.host ?? '',
    invitations: before?.invitations ?? [],
    when: Date.now(),
    used: token,
  });
}

/** The bot that plays where nobody says which. */
export function usualBot(game: GameShown): string {
  return game.bots.includes('greedy') ? 'greedy' : (game.bots[0] ?? '');
}

/** Me, and bots in all other seats. */
export function againstBots(game: GameShown): SeatAsked[] {
  const bot = usualBot(game);
  return Array.from({ length: game.fewest }, (_, seat) =>
    seat === 0 ? { who: 'me' } : { who: 'bot', bot },
  );
}

/** Me, and free seats for friends. Where decks are brought, each brings their own. */
export function againstFriends(game: GameShown): SeatAsked[] {
  return Array.from({ length: game.fewest }, (_, seat) => ({
    who: seat === 0 ? 'me' : 'open',
    brings: game.decks,
  }));
}
