import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A connection to the shop that can be cut, or that stays open while nothing arrives. */
export type Line = {
  readonly origin: string;
  cut(): void;
  silence(): void;
  mend(): void;
  close(): Promise<void>;
};

/** Relays connections to the shop, as the air does between a phone and it. */
export async function openLine(shop: string): Promise<Line> {
  const { hostname, port } = new URL(shop);
  const sockets = new Set<Socket>();
  let state: 'open' | 'cut' | 'silent' = 'open';

  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
  };
  const dropAll = () => sockets.forEach((socket) => socket.destroy());
  const server = createServer((phone) => {
    keep(phone);
    if (state === 'cut') return void phone.destroy();
    if (state === 'silent') return;
    const far = connect(Number(port), hostname);
    keep(far);
    phone.pipe(far).pipe(phone);
    phone.on('close', () => far.destroy());
    far.on('close', () => phone.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  const change = (next: typeof state) => () => {
    state = next;
    dropAll();
  };
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut: change('cut'),
    silence: change('silent'),
    mend: change('open'),
    close: async () => {
      server.close();
      dropAll();
      await once(server, 'close');
    },
  };
}
