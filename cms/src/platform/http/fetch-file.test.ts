import { lookup } from 'node:dns';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { FetchError, fetchFile } from './fetch-file';

vi.mock('node:dns', { spy: true });

const limits = { maxBytes: 1000, timeoutMs: 2000 };
const REDIRECTS = new Map([
  ['/loop', '/loop'],
  ['/moved', '/a.jpg'],
  ['/inside', 'http://169.254.169.254/'],
  ['/port', 'https://example.com:8443/a.jpg'],
  ['/mapped', 'https://[::ffff:127.0.0.1]/a.jpg'],
]);
let server: Server;
const origin = 'https://fotos.example';
let asked: string[] = [];

// A byte now and then keeps a connection alive for ever.
function drip(response: ServerResponse): void {
  const timer = setInterval(() => response.write('x'), 20);
  response.on('close', () => clearInterval(timer));
}

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    if (request.url === '/a.jpg') return response.end('picture');
    if (request.url === '/large') return response.end('x'.repeat(2000));
    if (request.url === '/slow') return;
    const location = REDIRECTS.get(request.url ?? '');
    if (location) return response.writeHead(302, { location }).end();
    if (request.url === '/drip') return drip(response);
    response.writeHead(404).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  vi.stubEnv('TEST_PICTURE_SITE', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
beforeEach(() => void (asked = []));
afterAll(() => {
  vi.unstubAllEnvs();
  server.closeAllConnections();
  server.close();
});

const faultOf = async (address: string, own = limits) =>
  fetchFile(address, own).then(
    () => null,
    (error: unknown) => (error instanceof FetchError ? error.fault : error),
  );

test('fetchFile returns the bytes, also after a redirect', async () => {
  expect(String(await fetchFile(`${origin}/a.jpg`, limits))).toBe('picture');
  expect(String(await fetchFile(`${origin}/moved`, limits))).toBe('picture');
});

test.each([
  ['/missing', 'status'],
  ['/large', 'too-large'],
  ['/loop', 'status'],
  ['/inside', 'address'],
  ['/port', 'address'],
  ['/mapped', 'address'],
])('fetchFile refuses %s as %s', async (path, fault) =>
  expect(await faultOf(`${origin}${path}`)).toBe(fault),
);

test('fetchFile gives up on a server that does not answer', async () =>
  expect(await faultOf(`${origin}/slow`, { ...limits, timeoutMs: 100 })).toBe('timeout'));

test('fetchFile gives up on a body that never ends, however slowly it comes', async () =>
  expect(await faultOf(`${origin}/drip`, { ...limits, timeoutMs: 200 })).toBe('timeout'));

test.each([
  'http://example.com/a.jpg',
  'https://127.0.0.1/a.jpg',
  'https://[::1]/a.jpg',
  'https://10.0.0.1/a.jpg',
  'https://user:secret@example.com/a.jpg',
  'https://example.com:8443/a.jpg',
  'file:///etc/passwd',
  'https://169.254.169.254/latest/meta-data',
  'https://2130706433/a.jpg',
  'ftp://example.com/a',
  'https://0x7f.1/a.jpg',
  'https://0177.0.0.1/a.jpg',
  'https://127.1/a.jpg',
  'https://127.0.0.1./a.jpg',
  'https://[::ffff:127.0.0.1]/a.jpg',
  'https://[::ffff:a9fe:a9fe]/',
  'https://[64:ff9b::7f00:1]/a.jpg',
  'https://[fd00::1]/a.jpg',
  'https://0/a.jpg',
  'https://１２７.0.0.1/a.jpg',
  'no address',
])('fetchFile opens no connection to %s', async (address) => {
  expect(await faultOf(address)).toBe('address');
  expect(asked).toEqual([]);
});

test('fetchFile refuses a name that stands for this machine', async () =>
  expect(await faultOf('https://localhost/a.jpg')).toBe('address'));

test('fetchFile refuses a name of which one address is private, so that a later answer cannot be chosen', async () => {
  type Done = (error: null, addresses: { address: string; family: number }[]) => void;
  const answer = (_name: string, _options: object, done: Done) =>
    done(null, [
      { address: '93.184.216.34', family: 4 },
      { address: '10.0.0.8', family: 4 },
    ]);
  vi.mocked(lookup).mockImplementationOnce(answer as never);
  expect(await faultOf('https://example.com/a.jpg')).toBe('address');
});
