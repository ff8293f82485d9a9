/** What this browser remembers about how somebody likes the page: theme, sound, pace. */
import { read, write } from './storage';

type Theme = 'light' | 'dark';

/** How long animations take, compared with normal. */
export const SPEEDS = { off: 0, quick: 0.5, normal: 1, slow: 2 };
export type Speed = keyof typeof SPEEDS;

function isSpeed(word: string | null): word is Speed {
  return word !== null && word in SPEEDS;
}

class Settings {
  muted = $state(read('bestiary.muted') === 'yes');
  private no = $state(read('bestiary.no') === 'yes');
  private pace = $state(read('bestiary.speed'));
  private chosen = $state<string | null>(read('bestiary.theme'));
  private system = $state<Theme>(
    matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
  );
  readonly theme: Theme = $derived(
    this.chosen === 'dark' || this.chosen === 'light' ? this.chosen : this.system,
  );

  constructor() {
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', (event) => {
      this.system = event.matches ? 'dark' : 'light';
    });
  }

  /** Whether the page says no by itself when there is nothing else to say. */
  get saysNo(): boolean {
    return this.no;
  }
  set saysNo(yes: boolean) {
    this.no = yes;
    write('bestiary.no', yes ? 'yes' : null);
  }

  get speed(): Speed {
    return isSpeed(this.pace) ? this.pace : 'normal';
  }
  set speed(speed: Speed) {
    this.pace = speed;
    write('bestiary.speed', speed === 'normal' ? null : speed);
  }

  toggleTheme(): void {
    this.chosen = this.theme === 'dark' ? 'light' : 'dark';
    write('bestiary.theme', this.chosen);
  }

  toggleSound(): void {
    this.muted = !this.muted;
    write('bestiary.muted', this.muted ? 'yes' : 'no');
  }
}

export const settings = new Settings();
