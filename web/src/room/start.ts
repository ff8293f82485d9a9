/** Opens a table, or takes a seat at one. */
import { myName } from '../browser/name';
import { route } from '../browser/route.svelte';
import type { GameShown, NewRoom, SeatAsked } from '../made/types';
import { rest } from '../wire/rest';
import { saveSeat, savedSeat, type SavedSeat } from '../wire/seats';

/** A table of which some seats are for other people at this device. */
export interface Table {
  room: Omit<NewRoom, 'game'>;
  here?: { seat: number; name: string }[];
}

export async function openTable(game: GameShown, { room, here = [] }: Table): Promise<void> {
  const made = await rest.open({ game: game.name, ...room });
  const others = [];
  for (const { seat, name } of here) {
    const token = made.invitations.find((one) => one.seat === seat)?.token ?? '';
    others.push(await rest.join(made.room, token, name));
  }
  // Without a seat of one's own, the first of them is played from.
  const mine = made.seat >= 0 ? made : (others.shift() ?? made);
  saveSeat({
    room: made.room,
    game: game.name,
    title: game.title,
    seat: mine.seat,
    secret: mine.secret,
    host: made.host,
    invitations: made.invitations,
    when: Date.now(),
    others,
  });
  route.go(`/room/${made.room}`);
}

/** Accept an invitation. The seat is saved before anything else can go wrong. */
export async function takeSeat(
  room: string,
  token: string,
  name: string,
  { game, title }: { game: string; title: string },
  others: SavedSeat['others'] = [],
  wins: SavedSeat['wins'] = [],
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
    others,
    wins,
  });
}

/** Me against bots in all other seats. */
export function againstBots(game: GameShown): SeatAsked[] {
  return Array.from({ length: game.fewest }, (_, seat) =>
    seat === 0 ? me() : { who: 'bot', bot: game.default_bot },
  );
}

/** Me and other people at this device. Names are for the hand-over. */
export function atThisDevice(game: GameShown): Table {
  const room = { seats: againstFriends(game) };
  const here = room.seats.flatMap(({ who }, seat) => (who === 'open' ? [{ seat, name: '' }] : []));
  return { room, here };
}

/** Me and open seats for friends. In games with decks, everybody brings their own. */
export function againstFriends(game: GameShown): SeatAsked[] {
  return Array.from({ length: game.fewest }, (_, seat) => ({
    ...(seat === 0 ? me() : { who: 'open' }),
    brings: game.decks,
  }));
}

/** My own seat, under the name this browser remembers. */
export function me(): SeatAsked {
  return { who: 'me', name: myName() };
}
