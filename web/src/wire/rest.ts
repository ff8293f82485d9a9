/** The REST interface, of a server or of the worker in its place. */
import type {
  Box,
  CardView,
  DecksShown,
  DeckView,
  ErrorBody,
  GameShown,
  GuideShown,
  Joined,
  LanguageFiles,
  LanguageShown,
  Moment,
  NewRoom,
  RematchAsked,
  ReviewShown,
  RoomMade,
  RoomView,
  RulesShown,
  ShelfShown,
  TokenMade,
} from '../made/types';
import { shown, shownGame, shownMoment, shownRoom } from '../language/shown';
import { parseClean } from '../text/clean';
import { words } from '../words';
import { line, type Reply } from './line';

const TEMPORARY = [429, 502, 503, 504];
const LONGEST_WAIT = 3600;

/** A request that failed. The message is for people; `wait` is when to try again, in seconds. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    reason: string,
    readonly status = 0,
    wait = 0,
  ) {
    const said = words.trouble.codes[code];
    super(
      TEMPORARY.includes(status)
        ? `${said ?? words.trouble.busy} ${words.trouble.later(wait)}`
        : (said ?? reason),
    );
  }

  /** Whether the same request may succeed later. It had no effect. */
  get isTemporary(): boolean {
    return this.status === 0 || TEMPORARY.includes(this.status);
  }
}

/** Whether a "Try again" button makes sense. */
export function isTemporary(error: unknown): boolean {
  return error instanceof ApiError && error.isTemporary;
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

interface Ask {
  method?: string;
  body?: unknown;
  text?: string;
  secret?: string | undefined;
}

async function ask(
  path: string,
  { method = 'GET', body, text, secret = '' }: Ask = {},
): Promise<string> {
  const sent = text ?? (body === undefined ? '' : JSON.stringify(body));
  const type = text === undefined ? 'application/json' : 'text/plain';
  let answer: Reply;
  try {
    answer = await line.ask({ method, path, body: sent, type, secret });
  } catch {
    throw new ApiError('network', words.trouble.network);
  }
  const { status, wait } = answer;
  if (status >= 200 && status < 300) return answer.text;
  let code = String(status);
  let reason = words.trouble.notFound;
  try {
    const said = parseClean(answer.text) as Partial<ErrorBody>;
    code = said.error?.code ?? code;
    reason = said.error?.reason ?? reason;
  } catch {
    // No reason given: keep the defaults above.
  }
  throw new ApiError(code, reason, status, wait > 0 ? Math.min(LONGEST_WAIT, Math.ceil(wait)) : 0);
}

async function json<T>(path: string, how: Ask = {}): Promise<T> {
  return parseClean(await ask(path, how)) as T;
}

const at = encodeURIComponent;

export const rest = {
  shelf: () => json<ShelfShown>('shelf'),
  languages: () => json<LanguageShown[]>('languages'),
  language: (code: string) => json<LanguageFiles>(`languages/${at(code)}`),
  games: async () => (await json<GameShown[]>('games')).map(shownGame),
  cards: async (game: string) => shown(game, await json<CardView[]>(`games/${at(game)}/cards`)),
  sample: async (game: string) => shown(game, await json<CardView[]>(`games/${at(game)}/sample`)),
  box: async (game: string) => shown(game, await json<Box>(`games/${at(game)}/box`)),
  rules: (game: string) => json<RulesShown>(`games/${at(game)}/rules`),
  guide: (game: string) => json<GuideShown>(`games/${at(game)}/guide`),
  decks: (game: string) => json<DecksShown>(`games/${at(game)}/decks`),
  checkDeck: (game: string, deck: string) =>
    json<DeckView>(`games/${at(game)}/decks/check`, { method: 'POST', body: { deck } }),
  bringDeck: (room: string, deck: string, secret: string) =>
    json<RoomView>(`rooms/${at(room)}/deck`, { method: 'POST', body: { deck }, secret }),
  open: (room: NewRoom) => json<RoomMade>('rooms', { method: 'POST', body: room }),
  room: async (room: string, secret?: string) =>
    shownRoom(await json<RoomView>(`rooms/${at(room)}`, { secret })),
  join: (room: string, token: string, name: string) =>
    json<Joined>(`rooms/${at(room)}/join`, { method: 'POST', body: { token, name } }),
  moveDevice: (room: string, secret: string) =>
    json<TokenMade>(`rooms/${at(room)}/move-device`, { method: 'POST', body: {}, secret }),
  rematch: (room: string, secret: string) =>
    json<RematchAsked>(`rooms/${at(room)}/rematch`, { method: 'POST', body: {}, secret }),
  replay: (room: string, secret?: string) => ask(`rooms/${at(room)}/replay`, { secret }),
  moment: async (room: string, n: number, audience: string, secret?: string) =>
    shownMoment(
      await json<Moment>(`rooms/${at(room)}/moments/${n}?as=${at(audience)}`, { secret }),
    ),
  fileMoment: async (text: string, n: number, audience: string) =>
    shownMoment(await json<Moment>(`replays?n=${n}&as=${at(audience)}`, { method: 'POST', text })),
  roomReview: (room: string, secret?: string, curveIsEnough = false) =>
    json<ReviewShown>(`rooms/${at(room)}/review${curveIsEnough ? '?curve=1' : ''}`, {
      method: 'POST',
      secret,
    }),
  fileReview: (text: string) => json<ReviewShown>('reviews', { method: 'POST', text }),
  review: (id: string) => json<ReviewShown>(`reviews/${at(id)}`),
};
