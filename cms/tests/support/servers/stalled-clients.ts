import { connect, type Socket } from 'node:net';

type Sender = { localAddress?: string; forwardedFor?: string };
export type StalledClients = {
  /** The status of the first response on each connection that has got one. */
  statuses: () => string[];
  close: () => void;
};

const headOf = (requestLine: string, { forwardedFor }: Sender, headers: readonly string[]) =>
  [
    requestLine,
    'Host: shop',
    ...(forwardedFor ? [`X-Forwarded-For: ${forwardedFor}`] : []),
    ...headers,
    '',
    '',
  ].join('\r\n');

function connectTo(origin: string, { localAddress }: Sender): Promise<Socket> {
  const { hostname: host, port } = new URL(origin);
  return new Promise((done, failed) => {
    const socket = connect({ host, port: Number(port), localAddress });
    socket.once('connect', () => {
      socket.off('error', failed).on('error', () => undefined);
      done(socket);
    });
    socket.once('error', failed);
  });
}

const clientsOf = (sockets: Socket[], statuses: () => string[]): StalledClients => ({
  statuses,
  close: () => sockets.forEach((socket) => socket.destroy()),
});

/** Opens connections that begin a body and never end it. */
export async function stalledBodies(origin: string, senders: readonly Sender[], path: string, type: string) {
  const statuses: string[] = [];
  const sockets = await Promise.all(senders.map((sender) => connectTo(origin, sender)));
  sockets.forEach((socket, at) => {
    const lengths = [`Content-Type: ${type}`, 'Content-Length: 5000'];
    socket.once('data', (bytes: Buffer) => statuses.push(bytes.toString('latin1').slice(9, 12)));
    socket.write(`${headOf(`POST ${path} HTTP/1.1`, senders[at] ?? {}, lengths)}{"items":`);
  });
  return clientsOf(sockets, () => statuses);
}

/** Opens connections that ask for a response, again and again, and read nothing. */
export async function silentReaders(origin: string, senders: readonly Sender[], path: string, times: number) {
  const sockets = await Promise.all(senders.map((sender) => connectTo(origin, sender)));
  sockets.forEach((socket, at) => {
    socket.pause();
    // The cookie makes each response come from the cms.
    const request = headOf(`GET ${path} HTTP/1.1`, senders[at] ?? {}, ['Cookie: a=1']);
    socket.write(request.repeat(times));
  });
  return clientsOf(sockets, () => []);
}
