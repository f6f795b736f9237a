import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export async function startRelay(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const through = new Set<Socket>();
  let isClosed = false;
  let refused = 0;
  const server = createServer((visitor) => {
    visitor.on('error', () => undefined);
    if (isClosed) {
      refused += 1;
      visitor.destroy();
      return;
    }
    const database = connect(Number(target.port), target.hostname);
    database.on('error', () => undefined);
    visitor.pipe(database).pipe(visitor);
    through.add(visitor).add(database);
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const url = new URL(databaseUrl);
  url.port = String((server.address() as AddressInfo).port);
  const close = () => {
    isClosed = true;
    for (const socket of through) socket.destroy();
  };
  return {
    url: url.href,
    close,
    refused: () => refused,
    stop: () =>
      new Promise<void>((done) => {
        close();
        server.close(() => done());
      }),
  };
}
