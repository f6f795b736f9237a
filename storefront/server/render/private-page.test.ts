// @vitest-environment node
import { afterEach, beforeEach, expect, test } from 'vitest';
import { anOrder } from '@shop/web-kit/testing';
import { startFakeCms, type FakeCms } from '../testing/fake-cms.ts';
import { openShop, type OpenedShop } from '../testing/running-storefront.ts';

const { orderNumber } = anOrder();
const TRACKED = `/track-order?pedido=${orderNumber}&t=a-token`;

let cms: FakeCms;
let shop: OpenedShop;
const lookups = () => cms.seen.filter(({ url }) => url.startsWith('/api/orders/by-number/'));

beforeEach(async () => {
  cms = await startFakeCms();
  shop = await openShop(cms, { BEHIND_PROXY: 'true' });
});
afterEach(async () => {
  await shop.close();
  await cms.stop();
});

test('the order that the address asks for arrives in the page, without any script', async () => {
  const page = await shop.html(TRACKED);
  expect(page).toContain(`Pedido ${orderNumber}</h2>`);
  expect(page).toContain(`value="${orderNumber}"`);
  expect(lookups()[0]?.url).toContain('?token=a-token');
});

test('the lookup is the visitor’s own: it spends that address’s limit, not the server’s', async () => {
  await shop.get(TRACKED, { headers: { 'x-forwarded-for': '6.6.6.6, 200.1.2.3' } });
  expect(lookups()[0]?.headers['x-forwarded-for']).toBe('200.1.2.3');
  expect(lookups()[0]?.headers['x-internal-secret']).toBeUndefined();
});

test('what one visitor sees is kept for nobody', async () => {
  const first = await shop.get(TRACKED);
  expect(first.headers.get('cache-control')).toBe('private, no-store');
  await shop.html(TRACKED);
  expect(lookups()).toHaveLength(2);
  expect(await shop.html('/track-order')).not.toContain(orderNumber);
});

test('an order that does not exist, an empty number and a refused lookup are told in the page', async () => {
  expect(await shop.html('/track-order?pedido=JL-20240101-0001')).toContain(
    'Pedido no encontrado. Verifica el número e intenta de nuevo',
  );
  expect(await shop.html('/track-order?pedido=+')).toContain('Por favor, ingresa un número de pedido.');
  const refused = await shop.get('/track-order?pedido=jl-busy');
  expect(refused.status).toBe(200);
  const page = await refused.text();
  expect(page).toContain('Error al buscar el pedido. Intenta nuevamente más tarde.');
  expect(page).toContain('value="jl-busy"');
});
