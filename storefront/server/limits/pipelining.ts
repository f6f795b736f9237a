import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

type Listener = (request: IncomingMessage, response: ServerResponse) => void;
type Line = { last: ServerResponse; waiting: number };

const MAX_WAITING = 16;

/**
 * Handles the requests of a connection one after the other: Node would start hundreds that arrive together and keep
 * all their responses in memory while the client reads none.
 */
export function oneRequestAtATime(handle: Listener): Listener {
  const lines = new WeakMap<Socket, Line>();
  return (request, response) => {
    const { socket } = request;
    const line = lines.get(socket) ?? { last: response, waiting: 0 };
    const before = line.last;
    line.last = response;
    lines.set(socket, line);
    // A response has a socket when its turn has come.
    if (response.socket !== null) return handle(request, response);
    line.waiting += 1;
    if (line.waiting > MAX_WAITING) return void socket.destroy();
    before.once('close', () => {
      line.waiting -= 1;
      if (!socket.destroyed) handle(request, response);
    });
  };
}
