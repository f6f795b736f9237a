import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { rateLimitKey } from '../http/client-address.ts';

const MAX_CONNECTIONS = 10_000;
// A mobile carrier's address stands for many phones, each with up to six connections.
const MAX_CONNECTIONS_PER_CLIENT = 512;

const SWEEP_MS = 2_000;
const STALL_MS = 15_000;
const MIN_BYTES_PER_MS = 16;
const MAX_UNREAD_BYTES = 64 * 1024 * 1024;

type Unread = { readBytes: number; since: number };

function countConnections(server: Server): void {
  const counts = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const client = rateLimitKey(socket.remoteAddress ?? '');
    const count = (counts.get(client) ?? 0) + 1;
    counts.set(client, count);
    socket.once('close', () => {
      const left = (counts.get(client) ?? 1) - 1;
      if (left > 0) counts.set(client, left);
      else counts.delete(client);
    });
    if (count > MAX_CONNECTIONS_PER_CLIENT) socket.destroy();
  });
}

/** Notes which connections do not read what was sent to them, and closes them after a while. */
export function createUnreadWatch(now: () => number = Date.now) {
  const unread = new Map<Socket, Unread>();

  function isStalled(socket: Socket): boolean {
    const waiting = socket.writableLength;
    const readBytes = socket.bytesWritten - waiting;
    const before = unread.get(socket);
    if (!before || before.readBytes !== readBytes) {
      unread.set(socket, { readBytes, since: now() });
      return false;
    }
    // One large write counts as read only at its end, so it gets the time that a slow phone needs for it.
    return now() - before.since > STALL_MS + waiting / MIN_BYTES_PER_MS;
  }

  function check(socket: Socket): void {
    if (socket.writableLength === 0) unread.delete(socket);
    else if (isStalled(socket)) socket.destroy();
  }

  function freeMemory(): void {
    let bytes = [...unread.keys()].reduce((sum, { writableLength }) => sum + writableLength, 0);
    if (bytes <= MAX_UNREAD_BYTES) return;
    const longestFirst = [...unread].sort(([, a], [, b]) => a.since - b.since);
    for (const [socket] of longestFirst) {
      if (bytes <= MAX_UNREAD_BYTES) return;
      bytes -= socket.writableLength;
      socket.destroy();
    }
  }

  return {
    forget: (socket: Socket) => unread.delete(socket),
    sweep(sockets: Iterable<Socket>): void {
      for (const socket of sockets) check(socket);
      freeMemory();
    },
  };
}

/** Bounds the connections of a server and closes those that do not read their responses. */
export function guardConnections(server: Server, { behindProxy }: { behindProxy: boolean }): void {
  server.maxConnections = MAX_CONNECTIONS;
  // All connections come from the proxy, which has limits of its own.
  if (!behindProxy) countConnections(server);
  const sockets = new Set<Socket>();
  const { sweep, forget } = createUnreadWatch();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => {
      sockets.delete(socket);
      forget(socket);
    });
  });
  const timer = setInterval(() => sweep(sockets), SWEEP_MS).unref();
  server.once('close', () => clearInterval(timer));
}
