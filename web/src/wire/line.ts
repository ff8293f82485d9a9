/** How the page reaches the games: over the network to a server, or in a worker of its own. Both
 * answer the same requests and exchange the same messages. */
import { published } from '../browser/published';
import type { Request } from '../offline/messages';
import { WorkerLine } from '../offline/line.svelte';

export interface Reply {
  status: number;
  text: string;
  /** Seconds until it is worth trying again, if the answer says so. */
  wait: number;
}

/** An open line to a room. */
export interface Wire {
  onopen: () => void;
  onmessage: (text: string) => void;
  onclose: (code: number, reason: string) => void;
  send: (text: string) => void;
  close: () => void;
}

export interface Line {
  /** Rejects if there is no way there. */
  ask(request: Request): Promise<Reply>;
  open(): Wire;
}

const server: Line = {
  async ask({ method, path, body, type, secret }) {
    const headers: Record<string, string> = {};
    if (secret) headers.Authorization = `Bearer ${secret}`;
    if (body) headers['Content-Type'] = type;
    const answer = await fetch(`/api/${path}`, { method, headers, body: body || null });
    const wait = Number(answer.headers.get('Retry-After') ?? 0);
    return { status: answer.status, text: await answer.text(), wait };
  },
  open() {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/socket`);
    const wire: Wire = {
      onopen: () => undefined,
      onmessage: () => undefined,
      onclose: () => undefined,
      send: (text) => socket.send(text),
      close: () => socket.close(),
    };
    socket.onopen = () => wire.onopen();
    socket.onmessage = (event) => wire.onmessage(String(event.data));
    socket.onclose = (event) => wire.onclose(event.code, event.reason);
    return wire;
  },
};

export const line: Line = published ? new WorkerLine(published) : server;
