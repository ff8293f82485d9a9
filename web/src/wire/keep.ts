/** The seats that this browser holds. A secret never leaves it but to the server. */
import { read, write } from '../settings.svelte';

export interface Keep {
  room: string;
  game: string;
  title: string;
  seat: number;
  secret: string;
  host: string;
  invitations: { seat: number; token: string }[];
  when: number;
  guide?: boolean;
  /** The invitation by which this seat was taken. */
  used?: string;
}

const PREFIX = 'bestiary.room.';
const TOLD = 'bestiary.told.';
const MOST = 12;

export function kept(room: string): Keep | null {
  const text = read(PREFIX + room);
  if (text === null) return null;
  try {
    return JSON.parse(text) as Keep;
  } catch {
    return null;
  }
}

export function keep(what: Keep): void {
  write(PREFIX + what.room, JSON.stringify(what));
  for (const old of allKept().slice(MOST)) forget(old.room);
}

export function forget(room: string): void {
  write(PREFIX + room, null);
  write(`bestiary.sealed.${room}`, null);
  write(TOLD + room, null);
}

/** Whether somebody here has been told that the game starts from a written position. */
export function wasTold(room: string): boolean {
  return read(TOLD + room) === 'yes';
}

export function tell(room: string): void {
  write(TOLD + room, 'yes');
}

/** Every seat this browser holds, the newest first. */
export function allKept(): Keep[] {
  const found: Keep[] = [];
  try {
    for (let i = 0; i < localStorage.length; i += 1) {
      const key = localStorage.key(i) ?? '';
      const one = key.startsWith(PREFIX) ? kept(key.slice(PREFIX.length)) : null;
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
