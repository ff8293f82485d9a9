/** What the person at this browser wants to be called. */
import { read, write } from './storage';

const KEY = 'bestiary.name';

export function myName(): string {
  return read(KEY) ?? '';
}

/** Whether they were asked; they need not have answered. */
export function wasAskedForName(): boolean {
  return read(KEY) !== null;
}

export function rememberName(name: string): void {
  write(KEY, name.trim());
}
