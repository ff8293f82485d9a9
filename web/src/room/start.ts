/** Opens a table, or takes a seat at one. */
import { route } from '../browser/route.svelte';
import type { GameShown, NewRoom, SeatAsked } from '../made/types';
import { rest } from '../wire/rest';
import { saveSeat, savedSeat } from '../wire/seats';

export async function openTable(game: GameShown, room: Omit<NewRoom, 'game'>): Promise<void> {
  const made = await rest.open({ game: game.name, ...room });
  saveSeat({
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

/** Accept an invitation. The seat is saved before anything else can go wrong. */
export async function takeSeat(
  room: string,
  token: string,
  name: string,
  { game, title }: { game: string; title: string },
): Promise<void> {
  const joined = await rest.join(room, token, name);
  const before = savedSeat(room);
  saveSeat({
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

/** The bot that plays if nobody says which. */
export function defaultBot(game: GameShown): string {
  return game.bots.includes('greedy') ? 'greedy' : (game.bots[0] ?? '');
}

/** Me against bots in all other seats. */
export function againstBots(game: GameShown): SeatAsked[] {
  const bot = defaultBot(game);
  return Array.from({ length: game.fewest }, (_, seat) =>
    seat === 0 ? { who: 'me' } : { who: 'bot', bot },
  );
}

/** Me and open seats for friends. In games with decks, everybody brings their own. */
export function againstFriends(game: GameShown): SeatAsked[] {
  return Array.from({ length: game.fewest }, (_, seat) => ({
    who: seat === 0 ? 'me' : 'open',
    brings: game.decks,
  }));
}
