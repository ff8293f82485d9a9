/** The seats this browser holds. Their secrets are sent to the server and nowhere else. */
import { fullLink } from '../browser/route.svelte';
import { keysFrom, read, write } from '../browser/storage';
import type { Invitation } from '../made/types';

export interface SavedSeat {
  room: string;
  game: string;
  title: string;
  seat: number;
  secret: string;
  host: string;
  invitations: Invitation[];
  when: number;
  guide?: boolean;
  /** Other seats whose players share this device. */
  others?: { seat: number; secret: string }[];
  /** The invitation this seat was taken with. */
  used?: string;
  /** Who won how often in this game and the ones it is a rematch of, from my seat on. */
  wins?: number[];
  /** Whether this game is counted there. */
  scored?: boolean;
  /** The game is over, as far as this browser knows. */
  over?: boolean;
}

const PREFIX = 'bestiary.room.';
const NOTICE = 'bestiary.told.';
/** Finished games that are remembered. Unfinished ones always are. */
const MOST_FINISHED = 12;

export function savedSeat(room: string): SavedSeat | null {
  const text = read(PREFIX + room);
  if (text === null) return null;
  try {
    return JSON.parse(text) as SavedSeat;
  } catch {
    return null;
  }
}

export function saveSeat(seat: SavedSeat): void {
  write(PREFIX + seat.room, JSON.stringify(seat));
  const finished = savedSeats().filter((one) => one.over);
  for (const old of finished.slice(MOST_FINISHED)) forgetSeat(old.room);
}

export function forgetSeat(room: string): void {
  write(PREFIX + room, null);
  write(`bestiary.sealed.${room}`, null);
  write(NOTICE + room, null);
}

/** Whether the notice that the game starts from a written position was read here. */
export function wasNoticeRead(room: string): boolean {
  return read(NOTICE + room) === 'yes';
}

export function markNoticeRead(room: string): void {
  write(NOTICE + room, 'yes');
}

/** Every seat this browser holds, newest first. */
export function savedSeats(): SavedSeat[] {
  const found = keysFrom(PREFIX).flatMap((key) => savedSeat(key.slice(PREFIX.length)) ?? []);
  return found.sort((a, b) => b.when - a.when);
}

export function inviteLink(room: string, token: string): string {
  return fullLink(`/room/${room}#invite=${token}`);
}
