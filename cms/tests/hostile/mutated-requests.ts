import {
  editedContentSchema,
  endpoints,
  errorBodySchema,
  pathOf,
  type Endpoint,
  type EndpointName,
} from '@shop/contract';
import { describe, expect, test } from 'vitest';
import { pathParams } from '../support/data/path-params';
import { anOrder, aProductDraft, commerceOn, type Commerce } from '../support/data/commerce-calls';
import { runParallel, statusesOf } from '../support/processes/run-parallel';
import { mergeContent } from '../../src/api/site-content/domain/merge-content';
import { namesSection } from '../../src/api/site-content/domain/stored-content';
import { seededRandom, type Random } from '../../src/demo-shop/random';
import { runSeed } from '../support/data/run-seed';
import { printMeasurement, quantile, timed } from '../support/processes/measurements';
import { broken, mutated, type Spoiled } from '../support/data/mutation';
import { rounds } from '../support/processes/rounds';
import type { TestCms } from '../support/servers/start-cms';

const PARALLEL = 8;
const TRIES = 40;
const table = Object.entries(endpoints) as [EndpointName, Endpoint][];
const writes = table.filter(([, { body }]) => body);
const reads = table.filter(([, { method }]) => method === 'GET');
const url = ({ path }: Endpoint) => `/api${pathOf(path, pathParams)}`;

async function goodBodies(shop: Commerce): Promise<Partial<Record<EndpointName, unknown>>> {
  const { _id } = await shop.product({ stock: 50 });
  return {
    login: { email: 'alguien@ejemplo.com', password: 'no-es-esta' },
    updateProfile: { username: 'duena', email: 'duena@ejemplo.com' },
    updatePassword: { currentPassword: 'no-es-esta', newPassword: 'otra-clave-larga' },
    createOrder: anOrder([{ productId: _id, quantity: 1, size: 'M' }]),
    bulkOrderStatus: { ids: ['a'.repeat(24)], status: 'paid' },
    addProof: { token: 'x'.repeat(40), transferProofUrl: `/api/upload/proof/${'0'.repeat(32)}` },
    updateOrderStatus: { status: 'paid', adminNotes: 'nota', expectedStatus: 'pending_manual' },
    createProduct: aProductDraft(),
    updateProduct: aProductDraft({ stockSeen: 20 }),
    bulkProducts: { ids: [_id], action: 'deactivate' },
    importProducts: { csv: 'title;price\nBody;100', dryRun: true },
    updateContent: (await shop.admin<{ content: unknown }>('/api/content')).body.content,
    updateShop: (await shop.admin<{ shop: unknown }>('/api/shop')).body.shop,
    recordInteraction: { type: 'product_view', data: { productId: _id } },
    sendContactMessage: { name: 'Ana', email: 'ana@ejemplo.com', subject: 'Hola', message: 'Hola' },
    markMessage: { read: true, answered: true },
  };
}

// Texts that a save leaves out stay as they are.
const isPartOfContent = (body: unknown, stored: unknown): boolean =>
  namesSection(body) && editedContentSchema.safeParse(mergeContent(body, stored, stored)).success;

function invalidBody(random: Random, endpoint: Endpoint, good: unknown): Spoiled {
  const { body: schema } = endpoint;
  const isPart = (body: unknown) => endpoint === endpoints.updateContent && isPartOfContent(body, good);
  for (let tries = random.chance(0.25) ? TRIES : 0; tries < TRIES; tries += 1) {
    const bad = mutated(random, good ?? {});
    if (schema && !schema.safeParse(bad).success && !isPart(bad))
      return { body: JSON.stringify(bad), type: 'application/json' };
  }
  return broken(random, good ?? {});
}

const names = [
  'page',
  'limit',
  'status',
  'category',
  'searchTerm',
  'search',
  'sizes',
  'sortBy',
  'sortOrder',
  'date',
  'ids',
  'days',
  'e',
  's',
  'token',
  'paymentMethod',
  'filters[email][$startsWith]',
  'populate',
  'sort[0]',
  '__proto__[x]',
  'fields',
  'x',
];
const values = [
  '',
  '0',
  '-1',
  '1e9',
  'abc',
  'NaN',
  '%00',
  '%ff%fe',
  '%ED%A0%80',
  '*',
  'true',
  '[]',
  '{}',
  '2026-02-30',
  "'%20or%201=1--",
  '%F0%9F%92%A9',
  'x'.repeat(600),
  '1,2,3,,',
  '../..',
  '%E2%80%AE',
  '9'.repeat(40),
  'null',
];
const queryOf = (random: Random): string =>
  Array.from(
    { length: random.integer(1, 6) },
    () => `${random.pick(names)}${random.pick(['', '[]', '[0]', '[$or]'])}=${random.pick(values)}`,
  ).join('&');

const megabytes = () => Math.round(process.memoryUsage().rss / 1_048_576);

export function mutatedRequestsSuite(database: string, booted: () => TestCms): void {
  describe(`randomly mutated requests on ${database}`, () => {
    test('randomly mutated requests are all refused and change nothing', async () => {
      const { call } = booted();
      const shop = await commerceOn(booted());
      const seed = runSeed();
      const random = seededRandom(seed);
      const good = await goodBodies(shop);
      const counts = () =>
        Promise.all(
          ['orders', 'products', 'contact_messages'].map((name) => shop.db()(name).count('* as rows')),
        );
      const [before, memory] = [await counts(), megabytes()];
      const healths: number[] = [];
      const answers = await runParallel(rounds(300, 1000), PARALLEL, async (at) => {
        const [name, endpoint] = writes[at % writes.length] as [EndpointName, Endpoint];
        const { body, type } = invalidBody(random, endpoint, good[name]);
        const headers = { 'content-type': type };
        const answer = await shop.admin(url(endpoint), { method: endpoint.method, body, headers });
        if (at % 10 === 0) healths.push((await timed(() => call('/api/health'))).took);
        const isRefused =
          answer.status >= 400 && answer.status < 500 && errorBodySchema.safeParse(answer.body).success;
        return {
          status: answer.status,
          fault: isRefused ? '' : `${name} ${answer.status} ${body.slice(0, 300)}`,
        };
      });
      expect([seed, ...answers.map(({ fault }) => fault).filter(Boolean)]).toEqual([seed]);
      expect(await counts()).toEqual(before);
      expect(await shop.faults()).toEqual([]);
      const grown = `memory ${megabytes() - memory} MB more, health p95 ${Math.round(quantile(healths, 0.95))} ms`;
      printMeasurement(
        25,
        database,
        `${answers.length} bodies (seed ${seed}) ${JSON.stringify(statusesOf(answers))}, ${grown}`,
      );
    });

    test('random queries never make a read fail with a server error', async () => {
      const shop = await commerceOn(booted());
      const seed = runSeed();
      const random = seededRandom(seed);
      const answers = await runParallel(rounds(120, 300), PARALLEL, async (at) => {
        const [name, endpoint] = reads[at % reads.length] as [EndpointName, Endpoint];
        const query = queryOf(random);
        const { status } = await shop.admin(`${url(endpoint)}?${query}`);
        return { status, fault: status < 500 ? '' : `${name} ${status} ${query}` };
      });
      expect([seed, ...answers.map(({ fault }) => fault).filter(Boolean)]).toEqual([seed]);
      printMeasurement(
        26,
        database,
        `${answers.length} queries (seed ${seed}) ${JSON.stringify(statusesOf(answers))}`,
      );
    });
  });
}
