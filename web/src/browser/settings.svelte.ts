/** What this browser remembers about how somebody likes the page: theme and sound. */
import { read, write } from './storage';

type Theme = 'light' | 'dark';

class Settings {
  muted = $state(read('bestiary.muted') === 'yes');
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
