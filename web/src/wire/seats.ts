/** The seats this browser holds. Their secrets are sent to the server and nowhere else. */
import { read, write } from '../browser/storage';
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
  /** The invitation this seat was taken with. */
  used?: string;
}

const PREFIX = 'bestiary.room.';
const NOTICE = 'bestiary.told.';
const MOST = 12;

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
  for (const old of savedSeats().slice(MOST)) forgetSeat(old.room);
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
  const found: SavedSeat[] = [];
  try {
    for (let i = 0; i < localStorage.length; i += 1) {
      const key = localStorage.key(i) ?? '';
      const one = key.startsWith(PREFIX) ? savedSeat(key.slice(PREFIX.length)) : null;
      if (one) found.push(one);
    }
  } catch {
    return [];
  }
  return found.sort((a, b) => b.when - a.when);
}

export function inviteLink(room: string, token: string): string {
  return `${location.origin}/room/${room}#invite=${token}`;
}
