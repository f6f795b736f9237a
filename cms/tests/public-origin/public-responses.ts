import { endpoints, pathOf, type Endpoint } from '@shop/contract';
import { expect, test } from 'vitest';
import { databaseName } from '../support/databases/test-database';
import { runParallel } from '../support/processes/run-parallel';
import { printMeasurement } from '../support/processes/measurements';
import type { Answer } from '../support/servers/start-cms';
import type { PublicShop } from './public-shop';
import { personalFactsIn } from './personal-facts';

const table = Object.values(endpoints) as Endpoint[];
const params = ({ placed }: PublicShop) => ({
  id: placed.order.items[0]?.productId ?? '',
  orderNumber: placed.orderNumber,
  name: 'sales',
  day: '2026-11-24',
});
const publicReads = (door: PublicShop) =>
  table
    .filter(({ access, method }) => access === 'public' && method === 'GET')
    .map(({ path: one }) => `/api${pathOf(one, params(door))}`);
const pages = ({ placed }: PublicShop) => [
  '/',
  '/category/conjuntos',
  `/product/${placed.order.items[0]?.productId}`,
  '/contact',
  '/track-order',
  `/track-order?pedido=${placed.orderNumber}`,
  `/order-confirmation/${placed.orderNumber}`,
  '/checkout',
  '/nada',
  '/sitemap.xml',
  '/robots.txt',
  '/admin',
  '/admin/orders',
];

function headerFaults(url: string, { headers, status }: Answer<unknown>): string[] {
  const missing: string[] = [];
  const need = (name: string, wanted: RegExp) => {
    if (!wanted.test(headers.get(name) ?? '')) missing.push(`${url} ${status} ${name}`);
  };
  need('content-security-policy', /default-src '(self|none)'/);
  need('content-security-policy', /frame-ancestors|sandbox|default-src 'none'/);
  need('x-content-type-options', /^nosniff$/);
  need('strict-transport-security', /^max-age=86400$/);
  need('referrer-policy', /./);
  for (const name of ['x-powered-by', 'server', 'access-control-allow-origin'])
    if (headers.get(name)) missing.push(`${url} has ${name}`);
  if (/^\/api\/(orders|auth|upload)/.test(url)) need('cache-control', /no-store/);
  return missing;
}

export function publicResponsesSuite(opened: () => PublicShop): void {
  test('public responses contain no personal data of a shopper', async () => {
    const door = opened();
    const urls = [...publicReads(door), ...pages(door)];
    const answers = await runParallel(urls.length, 4, async (at) => ({
      url: urls[at],
      ...(await door.from('198.51.100.63', urls[at] as string)),
    }));
    expect(answers.filter((answer) => personalFactsIn(answer).length > 0).map(({ url }) => url)).toEqual([]);
    printMeasurement(
      40,
      databaseName,
      `${urls.length} public answers and pages: 0 names, e-mails, phones, streets`,
    );
  });

  test('every route has the security headers', async () => {
    const door = opened();
    const calls = table
      .filter(({ method }) => method === 'GET')
      .map(({ path: one }) => `/api${pathOf(one, params(door))}`);
    const files = (await door.from('198.51.100.64', '/')).text.match(/\/assets\/[\w.-]+\.(js|css)/g) ?? [];
    const urls = [
      ...new Set([
        ...calls,
        ...pages(door),
        ...files,
        '/uploads/pictures/nada.jpg',
        '/api/nada',
        '/nada.png',
      ]),
    ];
    const headers = { origin: 'https://evil.example' };
    const answers = await runParallel(urls.length, 4, (at) =>
      door.from('198.51.100.64', urls[at] as string, { headers }),
    );
    expect(answers.flatMap((answer, at) => headerFaults(urls[at] as string, answer))).toEqual([]);
    printMeasurement(42, databaseName, `${urls.length} routes, all headers there`);
  });
}
