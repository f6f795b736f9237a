import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import openapiTypes, { astToString } from 'openapi-typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commerceOn, type Commerce } from './support/data/commerce-calls';
import { startCms, type TestCms } from './support/servers/start-cms';

// @spec 7.1

const run = promisify(execFile);
const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');
// Inside of the project, where the client finds its packages.
const cache = path.resolve(import.meta.dirname, '../../.cache');

const CLIENT = `
import createClient from 'openapi-fetch';
import type { paths } from './api.js';

const [origin = '', title = ''] = process.argv.slice(2);
const client = createClient<paths>({ baseUrl: \`\${origin}/api\` });

const found = await client.GET('/products', { params: { query: { searchTerm: title } } });
if (!found.data) throw new Error(found.error.message);
const product = found.data.payload[0];
if (!product) throw new Error('no product');

const bought = await client.POST('/orders', {
  params: { header: { 'Idempotency-Key': 'generated-client-1' } },
  body: {
    items: [{ productId: product._id, quantity: 2, size: product.size[0] ?? null }],
    shippingInfo: { fullName: 'Ana Paz', email: 'ana@ejemplo.com', phone: '2995550101' },
    paymentMethod: 'cash',
    deliveryMethod: 'pickup',
  },
});
if (!bought.data) throw new Error(bought.error.message);
process.stdout.write(bought.data.order.orderNumber);
`;

const COMPILER = {
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  target: 'es2022',
  module: 'nodenext',
  types: ['node'],
  outDir: 'out',
};

let cms: TestCms;
let shop: Commerce;
let folder: string;
beforeAll(async () => {
  cms = await startCms();
  shop = await commerceOn(cms);
  mkdirSync(cache, { recursive: true });
  folder = mkdtempSync(path.join(cache, 'openapi-client-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await cms.stop();
});

test('a client generated from the OpenAPI document compiles strictly and buys', async () => {
  const { _id } = await shop.product({ title: 'Para el cliente generado', size: ['M'], stock: 5 });
  const { text } = await cms.call('/api/openapi.json');
  const write = (name: string, content: string) => writeFileSync(path.join(folder, name), content);
  write('api.d.ts', astToString(await openapiTypes(text)));
  write('client.ts', CLIENT);
  write('package.json', JSON.stringify({ type: 'module' }));
  write('tsconfig.json', JSON.stringify({ compilerOptions: COMPILER, include: ['*.ts'] }));
  const compiled = await run(process.execPath, [tsc, '-p', folder]).catch(
    (error: { stdout: string }) => error,
  );
  expect(compiled.stdout).toBe('');
  const bought = await run(process.execPath, [path.join(folder, 'out/client.js'), cms.origin, 'generado']);
  expect(bought.stdout).toMatch(/^JL-\d{8}-\d{4}$/);
  expect(await shop.stockOf(_id)).toBe(3);
});
