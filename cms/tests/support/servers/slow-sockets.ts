import { connect, type Socket } from 'node:net';

export type SlowSockets = { open: () => number; close: () => void };

export async function slowSockets(origin: string, count: number): Promise<SlowSockets> {
  const { hostname, port } = new URL(origin);
  const begin = () =>
    new Promise<Socket>((done, failed) => {
      const socket = connect(Number(port), hostname, () => {
        socket.write('GET /api/products HTTP/1.1\r\nHost: shop\r\nX-Slow: ');
        done(socket);
      });
      socket.on('error', failed);
      socket.on('data', () => undefined);
    });
  const sockets = await Promise.all(Array.from({ length: count }, begin));
  for (const socket of sockets) socket.removeAllListeners('error').on('error', () => undefined);
  return {
    open: () => sockets.filter(({ closed }) => !closed).length,
    close: () => sockets.forEach((socket) => socket.destroy()),
  };
}
