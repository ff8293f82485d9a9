/** A notification when it is your turn and the page is not in sight, for those who asked for it. */
import { read, write } from './storage';

const ASKED = 'bestiary.notify';

/** Whether it makes sense to offer it: the browser can, and nobody has answered yet. */
export function canOfferNotices(): boolean {
  return (
    'Notification' in window &&
    isSecureContext &&
    Notification.permission === 'default' &&
    read(ASKED) === null
  );
}

/** Yes or no: either way it is not asked again. */
export async function answerOffer(yes: boolean): Promise<void> {
  write(ASKED, yes ? 'yes' : 'no');
  if (yes) await Notification.requestPermission();
}

export function noticeTurn(title: string, text: string): void {
  if (!document.hidden || !('Notification' in window)) return;
  if (Notification.permission !== 'granted' || read(ASKED) !== 'yes') return;
  try {
    const notice = new Notification(title, { body: text, tag: 'bestiary-turn' });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // Phones allow it only to installed pages: the sound has to do.
  }
}
