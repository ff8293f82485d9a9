/** A table being set up: seats, decks, options, clock. Made from the data of the game. */
import { myName } from '../browser/name';
import { hasServer } from '../browser/published';
import type { Offer } from '../decks/offers';
import type { GameShown, OptionShown, SeatAsked } from '../made/types';
import type { Table } from '../room/start';

/** Who sits in a seat; `here` is somebody else at this device. */
export type Who = SeatAsked['who'] | 'here';
type OptionValue = OptionShown['default'];

/** The deck of a seat whose player brings one, in place of the key of an offer. */
export const BRINGS = 'brings';

export class SetupForm {
  count = $state(2);
  seats = $state<{ who: Who; bot: string; name: string }[]>([]);
  /** Which deck each seat has: the key of an offer, or BRINGS. */
  decks = $state<string[]>([]);
  clock = $state(false);
  minutes = $state(10);
  bonus = $state(5);
  takeover = $state(false);
  watchers = $state(true);
  /** The options that differ from their defaults. */
  private changed = $state<Record<string, OptionValue>>({});

  constructor(
    readonly game: GameShown,
    /** The decks that seats can be given; empty if the game has none. */
    readonly offers: Offer[],
  ) {
    this.count = game.fewest;
    this.seats = Array.from({ length: game.most }, (_, seat) => ({
      who: seat === 0 ? 'me' : hasServer ? 'open' : 'here',
      bot: game.default_bot,
      name: myName(),
    }));
    this.decks = this.seats.map(({ who }) => (who === 'me' ? 'random' : BRINGS));
  }

  readonly taken = $derived(this.seats.slice(0, this.count));
  /** Decks have fields of their own, with the seats. */
  readonly options = $derived.by(() =>
    this.game.options.filter((option) => !(this.game.decks && option.name === 'deck')),
  );

  /** Put somebody into a seat. There is only one me. */
  sit(seat: number, who: Who): void {
    if (who === 'me')
      for (const other of this.seats)
        if (other.who === 'me') other.who = hasServer ? 'open' : 'here';
    const one = this.seats[seat];
    if (one) one.who = who;
    this.decks[seat] = who === 'open' || who === 'here' ? BRINGS : 'random';
  }

  /** The names under which an option is set: one for each seat if it is a seat's own. */
  namesOf(option: OptionShown): string[] {
    if (!option.per_seat) return [option.name];
    return this.taken.map((_, seat) => `${option.name}.${seat}`);
  }

  valueOf(option: OptionShown, name: string): OptionValue {
    return this.changed[name] ?? option.default;
  }

  change(option: OptionShown, name: string, value: OptionValue): void {
    this.changed = { ...this.changed, [name]: value };
    if (value === option.default || value === '') delete this.changed[name];
  }

  /** Set the options as a preset has them, and all others back to their defaults. */
  use(options: Record<string, OptionValue>): void {
    this.changed = { ...options };
  }

  /** The table as it is asked for. */
  table(): Table {
    const here = this.taken.flatMap(({ who, name }, seat) =>
      who === 'here' ? [{ seat, name }] : [],
    );
    return { room: this.room(), here };
  }

  private room(): Table['room'] {
    return {
      seats: this.taken.map(({ who, bot, name }, seat) => ({
        who: who === 'here' ? 'open' : who,
        bot: who === 'bot' ? bot : '',
        name: who === 'me' ? name : '',
        brings: this.game.decks && who !== 'bot' && this.decks[seat] === BRINGS,
      })),
      options: { ...this.changed, ...this.givenDecks() },
      clock: this.clock ? { seconds: Math.round(this.minutes * 60), bonus: this.bonus } : null,
      takeover: this.takeover,
      watchers: this.watchers,
    };
  }

  /** The decks that are chosen here, as options of their seats. */
  private givenDecks(): Record<string, string> {
    const given: Record<string, string> = {};
    for (const seat of this.taken.keys()) {
      const offer = this.offers.find((one) => one.key === this.decks[seat]);
      if (offer?.deck) given[`deck.${seat}`] = offer.deck;
    }
    return given;
  }
}
