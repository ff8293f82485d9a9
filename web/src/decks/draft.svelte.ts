/** A deck being built: its text, what the server says about it, and whether it is saved. */
import { fullLink } from '../browser/route.svelte';
import type { DeckCard, DecksShown, DeckView } from '../made/types';
import { clean } from '../text/clean';
import { freshId } from '../wire/connection.svelte';
import { isTemporary, messageOf, rest } from '../wire/rest';
import { words } from '../words';
import { Catalogue, titled } from './catalogue';
import { deleteDeck, saveDeck, lastOpen, rememberOpen, savedDecks, type SavedDeck } from './saved';

/** Milliseconds without a change after which the server is asked. */
const PAUSE = 220;
/** Milliseconds, about, after which a busy server is asked again. */
const RETRY = 3000;
const READY = 'ready:';

export class Draft {
  readonly catalogue: Catalogue;
  own = $state.raw<SavedDeck[]>([]);
  /** Which deck is open: the id of a saved one, `ready:` and a name, or empty if it is new. */
  which = $state('');
  name = $state('');
  text = $state('');
  /** What the server said about the text; about an earlier one while `asking`. */
  judged = $state.raw<DeckView | null>(null);
  asking = $state(false);
  trouble = $state('');
  /** Called when the deck is saved for the first time. */
  onsaved: () => void = () => undefined;

  readonly counts = $derived.by(() => this.catalogue.counts(this.text));
  readonly rows = $derived.by(() =>
    [...this.counts].flatMap(([id, count]) => {
      const card = this.catalogue.cards.find((one) => one.id === id);
      return card ? [{ card, count }] : [];
    }),
  );
  readonly total = $derived(this.rows.reduce((sum, row) => sum + row.count, 0));
  readonly ready = $derived.by(() =>
    this.shown.ready.find((one) => READY + one.name === this.which),
  );
  /** Whether it may be played. */
  readonly sound = $derived(!this.asking && this.judged?.faults.length === 0);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private ticket = 0;

  constructor(
    readonly game: string,
    readonly shown: DecksShown,
  ) {
    this.catalogue = new Catalogue(shown.cards);
    this.own = savedDecks(game);
  }

  /** Open the deck of a link, or else the one that was open last, or else the first ready one. */
  begin(code: string, name: string): void {
    if (code)
      this.show('', clean(name) || words.decks.shared, clean(this.catalogue.unpacked(code)));
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
    rememberOpen(this.game, this.which);
  }

  private show(which: string, name: string, text: string): void {
    this.which = which;
    this.name = name;
    this.text = text;
    this.judged = null;
    this.ask(0);
  }

  link(): string {
    const page = fullLink(`/decks/${encodeURIComponent(this.game)}`);
    return `${page}#deck=${this.catalogue.packed(this.text)}&name=${encodeURIComponent(this.name)}`;
  }

  countOf(card: DeckCard): number {
    return this.counts.get(card.id) ?? 0;
  }

  /** Change how many of a card there are. The limit is not enforced: the server names the fault. */
  add(card: DeckCard, change: number): void {
    const count = Math.max(0, Math.min(99, this.countOf(card) + change));
    this.write(this.catalogue.withCount(this.text, card, count));
  }

  write(text: string): void {
    if (text === this.text) return;
    this.text = text;
    this.save();
    this.ask(PAUSE);
  }

  rename(name: string): void {
    this.name = name;
    this.save();
  }

  /** Save it in this browser. A ready or shared deck becomes a deck of your own. */
  save(): void {
    if (!this.own.some((one) => one.id === this.which)) {
      if (this.which.startsWith(READY)) this.name = words.decks.mine(this.name);
      this.which = freshId();
      rememberOpen(this.game, this.which);
      this.onsaved();
    }
    saveDeck(this.game, {
      id: this.which,
      name: this.name,
      text: this.text,
      sound: this.judged?.faults.length === 0,
    });
    this.own = savedDecks(this.game);
  }

  delete(): void {
    deleteDeck(this.game, this.which);
    this.own = savedDecks(this.game);
    this.open('');
  }

  readonly saved = $derived(this.own.some((one) => one.id === this.which));

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
      if (this.saved) this.save();
    } catch (error) {
      if (ticket !== this.ticket) return;
      this.trouble = messageOf(error);
      if (isTemporary(error)) return this.ask(RETRY * (1 + Math.random()));
    }
    if (ticket === this.ticket) this.asking = false;
  }
}
