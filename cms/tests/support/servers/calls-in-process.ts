import { request, type IncomingMessage, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { duplexPair } from 'node:stream';
import { text as textOf } from 'node:stream/consumers';
import { answerOf, headersOf, type CallOptions, type TestCms } from './start-cms';

// Without the kernel and `fetch`, which take longer than many a call.
function connect(server: Server): Socket {
  const [client, remote] = duplexPair();
  const asSocket = { remoteAddress: '127.0.0.1', setTimeout: () => remote };
  server.emit('connection', Object.assign(remote, asSocket));
  return client as Socket;
}

async function sentBy({ json, body }: CallOptions) {
  const encoded = new Response(json === undefined ? body : JSON.stringify(json));
  const content = Buffer.from(await encoded.arrayBuffer());
  const type = body && encoded.headers.get('content-type');
  // Node announces no length of a DELETE's body by itself.
  return { content, headers: { 'content-length': content.length, ...(type && { 'content-type': type }) } };
}

/** Returns a `call` to a server that this process runs; its parser, router, policies and validation are the server's own. */
export const callsInProcess =
  (server: Server): TestCms['call'] =>
  async (path, options = {}) => {
    const { content, headers } = await sentBy(options);
    const response = await new Promise<IncomingMessage>((done, fail) => {
      const call = request({
        path,
        method: options.method ?? 'GET',
        headers: { ...headers, ...headersOf(options) },
        createConnection: () => connect(server),
      });
      call.once('response', done).once('error', fail).end(content);
    });
    const answered = Object.entries(response.headersDistinct).flatMap(([name, values = []]) =>
      values.map((value): [string, string] => [name, value]),
    );
    return answerOf(response.statusCode ?? 0, new Headers(answered), await textOf(response));
  };
