/** The tables this browser has a seat at, and how they stand. */
import { rest } from '../wire/rest';
import { forgetSeat, savedSeats, saveSeat, type SavedSeat } from '../wire/seats';
import { words } from '../words';

/** Unfinished tables that the shelf shows at the top, and those it asks the server about. */
const MOST_SHOWN = 6;
const MOST_ASKED = 24;

export class Tables {
  private saved = $state.raw(savedSeats());
  notes = $state.raw<Map<string, string>>(new Map());

  private readonly unfinished = $derived.by(() => {
    const rank = (table: SavedSeat): number =>
      this.notes.get(table.room) === words.lobby.yourTurn ? 0 : 1;
    return this.saved.filter((table) => !table.over).sort((a, b) => rank(a) - rank(b));
  });
  /** To be continued: first those where it is this player's turn, then the newest. */
  readonly current = $derived(this.unfinished.slice(0, MOST_SHOWN));
  readonly others = $derived(this.unfinished.slice(MOST_SHOWN));
  readonly finished = $derived(this.saved.filter((table) => table.over));

  /** Ask how the unfinished games stand: those with friends first. */
  async look(): Promise<void> {
    const asked = [...this.unfinished].sort(
      (a, b) => Number(isAmongFriends(b)) - Number(isAmongFriends(a)),
    );
    for (const table of asked.slice(0, MOST_ASKED)) {
      const room = await rest.room(table.room).catch(() => null);
      if (room?.over) saveSeat({ ...table, over: true });
      else if (room && table.seat >= 0) this.note(table, room.waiting.includes(table.seat));
    }
    this.saved = savedSeats();
  }

  forget(table: SavedSeat): void {
    forgetSeat(table.room);
    this.saved = savedSeats();
  }

  private note(table: SavedSeat, mine: boolean): void {
    const text = mine ? words.lobby.yourTurn : words.lobby.othersTurn;
    this.notes = new Map(this.notes).set(table.room, text);
  }
}

function isAmongFriends(table: SavedSeat): boolean {
  return table.invitations.length > 0 || table.used !== undefined;
}
