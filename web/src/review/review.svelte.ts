/** The review of a finished game: asked for, waited for, shown. */
import type { Review, ReviewShown } from '../made/types';
import { isTemporary, messageOf, rest } from '../wire/rest';

/** Milliseconds between two questions whether it is done. */
const PAUSE = 1000;

/** Where the game is: a room, or the text of a file. */
export interface Source {
  room: string;
  secret: string | undefined;
  file: string;
  /** The curve and the turning points will do; the mistakes take longer. */
  curveIsEnough?: boolean;
}

export class ReviewDesk {
  open = $state(false);
  review = $state.raw<Review | null>(null);
  /** How much of it is done, from 0 to 1. */
  share = $state(0);
  working = $state(false);
  trouble = $state('');
  /** Tries again, if that makes sense. */
  again = $state.raw<(() => void) | undefined>();

  private request = 0;

  toggle(source: Source): void {
    this.open = !this.open;
    if (this.open && !this.review) void this.ask(source);
    if (!this.open) this.stop();
  }

  /** Forget it: another game is shown. */
  reset(): void {
    this.stop();
    this.open = false;
    this.review = null;
  }

  stop(): void {
    this.request += 1;
    this.working = false;
  }

  async ask(source: Source): Promise<void> {
    const request = (this.request += 1);
    this.trouble = '';
    this.share = 0;
    this.working = true;
    try {
      let shown = await begin(source);
      while (!shown.review && request === this.request) {
        this.share = shown.of ? shown.done / shown.of : 0;
        await new Promise((resolve) => setTimeout(resolve, PAUSE));
        if (request !== this.request) return;
        shown = source.room ? await begin(source) : await rest.review(shown.id);
      }
      if (request !== this.request) return;
      this.review = shown.review;
    } catch (error) {
      if (request !== this.request) return;
      this.trouble = messageOf(error);
      this.again = isTemporary(error) ? () => void this.ask(source) : undefined;
    }
    this.working = false;
  }
}

function begin(source: Source): Promise<ReviewShown> {
  const { room, secret, file, curveIsEnough } = source;
  return room ? rest.roomReview(room, secret, curveIsEnough) : rest.fileReview(file);
}
