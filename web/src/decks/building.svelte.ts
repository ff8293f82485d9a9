/** One deck being built: its text, what the server says of it, and where it is kept. */
import type { DeckCard, DecksShown, DeckView } from '../made/types';
import { freshId } from '../wire/line.svelte';
import { plain } from '../text';
import { passes, rest } from '../wire/rest';
import { words } from '../words';
import { Catalogue, titled } from './lists';
import { dropDeck, keepDeck, lastOpen, open, ownDecks, type OwnDeck } from './rack';

/** The server is asked when nothing was changed for so long, in thousandths of a second. */
const PAUSE = 220;
/** ... and asked again after about so long, where it had no time. */
const RETRY = 3000;
const READY = 'ready:';

export class Building {
  readonly catalogue: Catalogue;
  own = $state.raw<OwnDeck[]>([]);
  /** Which deck is open: an own one's id, `ready:` and a name, or nothing for one not kept yet. */
  which = $state('');
  name = $state('');
  text = $state('');
  /** What the server said of the text; of an earlier one while `asking`. */
  judged = $state.raw<DeckView | null>(null);
  asking = $state(false);
  trouble = $state('');
  /** Told when the deck has become one of this browser's own. */
  onkept: () => void = () => undefined;

  readonly counts = $derived.by(() => this.catalogue.counts(this.text));
  readonly sound = $derived(!this.asking && this.judged?.faults.length === 0);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private ticket = 0;

  constructor(
    readonly game: string,
    readonly shown: DecksShown,
  ) {
    this.catalogue = new Catalogue(shown.cards);
    this.own = ownDecks(game);
  }

  /** As a link says, else as it was left, else the first ready deck. */
  begin(code: string, name: string): void {
    if (code)
      this.show('', plain(name) || words.decks.shared, plain(this.catalogue.unpacked(code)));
    else
      this.open(
        lastOpen(this.game) || this.own[0]?.id || READY + (this.shown.ready[0]?.name ?? ''),
      );
  }

  open(which: string): void {
    const ready = this.shown.ready.find((one) => READY + one.name === which);
    const own = this.own.find((one) => one.id === which);
    if (own) this.show(own.id, own.name, own.text);
    else if (ready) this.show(which, titled(ready.name), ready.text);
    else this.show('', words.decks.fresh, '');
    open(this.game, this.which);
  }

  private show(which: string, name: string, text: string): void {
    this.which = which;
    this.name = name;
    this.text = text;
    this.judged = null;
    this.ask(0);
  }

  countOf(card: DeckCard): number {
    return this.counts.get(card.id) ?? 0;
  }

  /** One more or one less of a card. More than are allowed can be had: the server names the fault. */
  add(card: DeckCard, change: number): void {
    const count = Math.max(0, Math.min(99, this.countOf(card) + change));
    this.write(this.catalogue.withCount(this.text, card, count));
  }

  write(text: string): void {
    if (text === this.text) return;
    this.text = text;
    this.keep();
    this.ask(PAUSE);
  }

  rename(name: string): void {
    this.name = name;
    this.keep();
  }

  /** Keep it in this browser. A ready or shared deck that was changed becomes one of one's own. */
  keep(): void {
    if (!this.own.some((one) => one.id === this.which)) {
      if (this.which.startsWith(READY)) this.name = words.decks.mine(this.name);
      this.which = freshId();
      open(this.game, this.which);
      this.onkept();
    }
    keepDeck(this.game, {
      id: this.which,
      name: this.name,
      text: this.text,
      sound: this.judged?.faults.length === 0,
    });
    this.own = ownDecks(this.game);
  }

  drop(): void {
    dropDeck(this.game, this.which);
    this.own = ownDecks(this.game);
    this.open('');
  }

  readonly kept = $derived(this.own.some((one) => one.id === this.which));

  private ask(pause: number): void {
    clearTimeout(this.timer);
    this.asking = true;
    const ticket = (this.ticket += 1);
    this.timer = setTimeout(() => void this.judge(ticket), pause);
  }

  private async judge(ticket: number): Promise<void> {
    try {
      const judged = await rest.checkDeck(this.game, this.text);
      if (ticket !== this.ticket) return;
      this.judged = judged;
      this.trouble = '';
      if (this.kept) this.keep();
    } catch (error) {
      if (ticket !== this.ticket) return;
      this.trouble = error instanceof Error ? error.message : String(error);
      if (passes(error)) return this.ask(RETRY * (1 + Math.random()));
    }
    if (ticket === this.ticket) this.asking = false;
  }
}
