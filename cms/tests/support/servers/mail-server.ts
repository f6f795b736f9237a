import { createServer, type AddressInfo } from 'node:net';

/** A mail server that records senders and refuses all mails. */
export async function startRefusingMailServer() {
  const senders: string[] = [];
  const server = createServer((socket) => {
    const answer = (line: string) => {
      const sender = /^MAIL FROM:<(.*?)>/i.exec(line)?.[1];
      if (sender !== undefined) senders.push(sender);
      return sender === undefined ? '250 tests' : '554 nothing is taken here';
    };
    socket.on('error', () => undefined);
    socket.on('data', (bytes) => void socket.write(`${answer(bytes.toString())}\r\n`));
    socket.write('220 tests\r\n');
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    senders,
    stop: () => new Promise<void>((done) => void server.close(() => done())),
  };
}
