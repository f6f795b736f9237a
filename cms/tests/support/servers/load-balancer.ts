import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { callOn, type TestCms } from './start-cms';

export const SEEN = 'x-test-seen-from';

export type Balancer = Pick<TestCms, 'call' | 'origin'> & { close: () => void };

/** A round-robin load balancer that appends the client address to `X-Forwarded-For`. */
export async function startBalancer(origins: readonly string[]): Promise<Balancer> {
  let turn = 0;
  const forward = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { hostname, port } = new URL(origins[turn % origins.length] as string);
    turn += 1;
    const { 'x-forwarded-for': claimed, [SEEN]: seen, ...others } = incoming.headers;
    const headers = { ...others, 'x-forwarded-for': [claimed, seen].filter(Boolean).join(', ') };
    const { url: path, method } = incoming;
    // A kept connection may be closed by the server while the balancer sends on it.
    const target = request({ hostname, port, path, method, headers, agent: false }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    target.on('error', () => outgoing.destroy());
    incoming.pipe(target);
  };
  // A kept connection may be closed here while the caller sends on it, too.
  const server = createServer({ keepAliveTimeout: 0 }, forward);
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin, call: (url, init) => callOn(origin, url, init), close };
}
