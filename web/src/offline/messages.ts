/** What the page and its worker say to each other. Inside are the server's own requests and
 * messages. */
export interface Request {
  method: string;
  path: string;
  body: string;
  /** The content type of the body. */
  type: string;
  secret: string;
}

/** The files that the worker loads, with their sizes in bytes. */
export type Sizes = Record<string, number>;

/** What the worker has to know: the name of its storage, and the version of its files. */
export interface Starting {
  sizes: Sizes;
  storage: string;
  version: string;
}

export type ToWorker =
  | ({ kind: 'start' } & Starting)
  | ({ kind: 'ask'; number: number } & Request)
  | { kind: 'say'; line: number; text: string }
  | { kind: 'hang-up'; line: number };

export type FromWorker =
  | { kind: 'loaded'; bytes: number; of: number }
  | { kind: 'ready'; keeps: boolean }
  | { kind: 'failed'; reason: string }
  | { kind: 'answer'; number: number; status: number; text: string }
  | { kind: 'told'; line: number; text: string }
  | { kind: 'closed'; line: number; code: number; reason: string };
