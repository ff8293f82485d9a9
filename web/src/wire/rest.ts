/** Questions to the server that have one answer. */
import type {
  CardView,
  DecksShown,
  DeckView,
  GameShown,
  Guide,
  Joined,
  Moment,
  NewRoom,
  RematchAsked,
  RoomMade,
  RoomView,
  RulesShown,
  TokenMade,
} from '../made/types';
import { parsed } from '../text';
import { words } from '../words';

const PASSING = [429, 502, 503, 504];
const LONGEST_WAIT = 3600;

/** Something that did not work, in plain words. `wait`: after so many seconds it may, if not 0. */
export class Trouble extends Error {
  constructor(
    readonly code: string,
    reason: string,
    readonly status = 0,
    wait = 0,
  ) {
    const said = words.trouble.codes[code];
    super(
      PASSING.includes(status)
        ? `${said ?? words.trouble.busy} ${words.trouble.later(wait)}`
        : (said ?? reason),
    );
  }

  /** Whether the same may work in a while. Nothing was done. */
  get passes(): boolean {
    return this.status === 0 || PASSING.includes(this.status);
  }
}

/** Whether it is worth a button to try once more. */
export function passes(error: unknown): boolean {
  return error instanceof Trouble && error.passes;
}

interface Ask {
  method?: string;
  body?: unknown;
  text?: string;
  secret?: string | undefined;
}

async function ask(
  path: string,
  { method = 'GET', body, text, secret }: Ask = {},
): Promise<Response> {
  const headers: Record<string, string> = {};
  if (secret) headers.Authorization = `Bearer ${secret}`;
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (text !== undefined) headers['Content-Type'] = 'text/plain';
  let answer: Response;
  try {
    answer = await fetch(`/api/${path}`, {
      method,
      headers,
      body: text ?? (body === undefined ? null : JSON.stringify(body)),
    });
  } catch {
    throw new Trouble('network', words.trouble.network);
  }
  if (answer.ok) return answer;
  let code = String(answer.status);
  let reason = words.trouble.notFound;
  try {
    const said = parsed(await answer.text()) as { error?: { code?: string; reason?: string } };
    code = said.error?.code ?? code;
    reason = said.error?.reason ?? reason;
  } catch {
    // No reason given: what stands above must do.
  }
  const wait = Number(answer.headers.get('Retry-After') ?? 0);
  throw new Trouble(
    code,
    reason,
    answer.status,
    wait > 0 ? Math.min(LONGEST_WAIT, Math.ceil(wait)) : 0,
  );
}

async function json<T>(path: string, how: Ask = {}): Promise<T> {
  return parsed(await (await ask(path, how)).text()) as T;
}

const at = encodeURIComponent;

/** The seed stays with the server: from it the hidden cards could be worked out. */
export type GuideShown = Omit<Guide, 'seed'>;

export const rest = {
  games: () => json<GameShown[]>('games'),
  cards: (game: string) => json<CardView[]>(`games/${at(game)}/cards`),
  sample: (game: string) => json<CardView[]>(`games/${at(game)}/sample`),
  rules: (game: string) => json<RulesShown>(`games/${at(game)}/rules`),
  guide: (game: string) => json<GuideShown>(`games/${at(game)}/guide`),
  decks: (game: string) => json<DecksShown>(`games/${at(game)}/decks`),
  checkDeck: (game: string, deck: string) =>
    json<DeckView>(`games/${at(game)}/decks/check`, { method: 'POST', body: { deck } }),
  bringDeck: (room: string, deck: string, secret: string) =>
    json<RoomView>(`rooms/${at(room)}/deck`, { method: 'POST', body: { deck }, secret }),
  open: (room: NewRoom) => json<RoomMade>('rooms', { method: 'POST', body: room }),
  room: (room: string, secret?: string) => json<RoomView>(`rooms/${at(room)}`, { secret }),
  join: (room: string, token: string, name: string) =>
    json<Joined>(`rooms/${at(room)}/join`, { method: 'POST', body: { token, name } }),
  moveDevice: (room: string, secret: string) =>
    json<TokenMade>(`rooms/${at(room)}/move-device`, { method: 'POST', body: {}, secret }),
  rematch: (room: string, secret: string) =>
    json<RematchAsked>(`rooms/${at(room)}/rematch`, { method: 'POST', body: {}, secret }),
  replay: async (room: string, secret?: string) =>
    (await ask(`rooms/${at(room)}/replay`, { secret })).text(),
  moment: (room: string, n: number, audience: string, secret?: string) =>
    json<Moment>(`rooms/${at(room)}/moments/${n}?as=${at(audience)}`, { secret }),
  fileMoment: (text: string, n: number, audience: string) =>
    json<Moment>(`replays?n=${n}&as=${at(audience)}`, { method: 'POST', text }),
};
