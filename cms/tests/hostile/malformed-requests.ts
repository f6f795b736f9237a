import { gzipSync } from 'node:zlib';
import { connect } from 'node:net';
import { endpoints, errorBodySchema, pathOf, type Endpoint } from '@shop/contract';
import { describe, expect, test } from 'vitest';
import { pathParams } from '../support/data/path-params';
import { testAdmin, type TestCms } from '../support/servers/start-cms';

const table = Object.entries(endpoints) as [string, Endpoint][];
const writes = table.filter(
  ([, { method, multipart }]) => method !== 'GET' && method !== 'DELETE' && !multipart,
);
const reads = table.filter(([, { method }]) => method === 'GET');
const url = ({ path }: Endpoint) => `/api${pathOf(path, pathParams)}`;

const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
type Malformed = [string, BodyInit, Record<string, string>?];
const json = (value: unknown): string => JSON.stringify(value);
const bodies: Malformed[] = [
  ['broken JSON', '{"a":'],
  ['a bare word', 'hola'],
  ['a bare number', '12'],
  ['null', 'null'],
  ['an empty list', '[]'],
  ['a list of lists', '[[[]]]'],
  ['100 levels', deep(100)],
  ['20,000 levels', deep(20_000)],
  ['a NUL', '{"email":"a\\u0000@b.co","password":"x","items":[],"name":"\\u0000"}'],
  ['half a pair', '{"email":"\\ud83d","title":"\\ud83d"}'],
  ['a prototype', '{"__proto__":{"isAdmin":true}}'],
  ['a constructor', '{"constructor":{"prototype":{"x":1}}}'],
  [
    'wrong types everywhere',
    json({
      email: 1,
      password: [],
      title: {},
      price: '1',
      items: 'x',
      type: 5,
      data: 'x',
      ids: {},
      status: 9,
    }),
  ],
  [
    'nulls everywhere',
    json({
      email: null,
      password: null,
      title: null,
      price: null,
      items: null,
      type: null,
      data: null,
      status: null,
    }),
  ],
  [
    'huge numbers',
    json({ price: 9e18, stock: 1e308, items: [{ productId: 'x', quantity: 1e21 }], version: -1e300 }),
  ],
  ['a long text', json({ email: 'x'.repeat(100_000), name: 'x'.repeat(100_000), notes: 'x'.repeat(10_000) })],
  ['600 KB', json({ a: 'x'.repeat(600_000) })],
  ['a form', 'email=a&password=b', { 'content-type': 'application/x-www-form-urlencoded' }],
  ['plain text', '{}', { 'content-type': 'text/plain' }],
  ['XML', '<a/>', { 'content-type': 'application/xml' }],
  ['a multipart form without boundary', 'x', { 'content-type': 'multipart/form-data' }],
  ['a broken multipart form', '--a\r\nx', { 'content-type': 'multipart/form-data; boundary=a' }],
  ['broken gzip', 'no es gzip', { 'content-encoding': 'gzip' }],
  ['a gzip bomb', new Uint8Array(gzipSync(Buffer.alloc(5_000_000, 32))), { 'content-encoding': 'gzip' }],
  ['an unknown encoding', '{}', { 'content-encoding': 'zstd-x' }],
  ['bytes that are not UTF-8', new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
];

const queries = [
  'filters[$or]=x',
  'filters[email][$startsWith]=a',
  'filters[items][$where]=1',
  'populate=*',
  'populate[a][populate]=*',
  'sort[0]=x',
  'page=0',
  'page=-1',
  'page=1e9',
  'page=abc',
  'page[]=1&page[]=2',
  'limit=-1',
  'limit=1e9',
  'limit=0',
  'limit=Infinity',
  'status=quizas',
  'category=%00',
  'searchTerm=%00',
  'searchTerm=%ff%fe',
  'sizes=%ED%A0%80',
  'sortBy=__proto__',
  'sortOrder=; drop table',
  '__proto__[x]=1',
  'constructor=1',
  `a=${'x'.repeat(2000)}`,
  Array.from({ length: 60 }, (_, i) => `p${i}=1`).join('&'),
  'date=2026-99-99',
  'e=abc&s=',
  'days=999999999999',
  'token=%F0%9F%92',
];

const isRefusal = (status: number) => status >= 400 && status < 500;

const tokenOf = async ({ call }: TestCms): Promise<string> =>
  (await call<{ token: string }>('/api/auth/login', { method: 'POST', json: testAdmin })).body.token;

export function malformedRequestsSuite(database: string, cms: () => TestCms): void {
  describe(`malformed requests on ${database}`, () => {
    // Some calls tolerate some of these, so the invariant is: accepted or refused, never a server error.
    test.each(bodies)(
      'malformed requests with a body of %s are refused by every call',
      async (_, body, headers) => {
        const token = await tokenOf(cms());
        for (const [name, endpoint] of writes.filter(([, { body: schema }]) => schema)) {
          const answer = await cms().call(url(endpoint), {
            method: endpoint.method,
            token,
            body,
            headers: { 'content-type': 'application/json', ...headers },
          });
          expect([name, isRefusal(answer.status), answer.status]).toEqual([name, true, answer.status]);
          expect(
            errorBodySchema.safeParse(answer.body).success,
            `${name}: ${answer.text.slice(0, 200)}`,
          ).toBe(true);
        }
      },
    );

    test.each(queries)('a malformed query %s never makes a read fail with a server error', async (query) => {
      const token = await tokenOf(cms());
      for (const [name, endpoint] of reads) {
        const { status } = await cms().call(`${url(endpoint)}?${query}`, { token });
        expect([name, status < 500, status]).toEqual([name, true, status]);
      }
    });

    test.each([
      '/api/products/%ff',
      '/api/products/%00',
      '/api/products/%',
      `/api/products/${'x'.repeat(8000)}`,
      '/api/orders/by-number/%2e%2e%2f',
      '//api/products',
      '/api//products',
      '/api/products/',
    ])('the malformed path %s breaks nothing', async (path) => {
      expect(isRefusal((await cms().call(path)).status)).toBe(true);
    });

    test.each(['PROPFIND', 'TRACE', 'FOO', 'HEAD', 'OPTIONS'])(
      'malformed requests with the method %s never cause a server error',
      async (verb) => {
        const answered = await new Promise<string>((done) => {
          const { hostname, port } = new URL(cms().origin);
          const socket = connect(Number(port), hostname, () =>
            socket.write(`${verb} /api/orders HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`),
          );
          let text = '';
          socket.on('data', (chunk) => (text += chunk.toString()));
          socket.on('close', () => done(text));
        });
        const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(answered)?.[1]);
        expect(status === 501 || status < 500, `${verb} answered ${status}`).toBe(true);
      },
    );

    test('malformed requests change nothing', () => {
      expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
    });
  });
}
