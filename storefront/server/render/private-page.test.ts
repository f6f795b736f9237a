// @vitest-environment node
import { expect, test } from 'vitest';
import { anOrder } from '@shop/web-kit/testing';
import { useStorefront } from '../testing/running-storefront.ts';

const { orderNumber } = anOrder();
const TRACKING_URL = `/track-order?pedido=${orderNumber}&t=a-token`;

const { cmsRequests, get, getHtml } = useStorefront({ BEHIND_PROXY: 'true' });
const lookups = () => cmsRequests('/api/orders/by-number/');

test('the tracking page arrives with the order of its URL rendered', async () => {
  const page = await getHtml(TRACKING_URL);
  expect(page).toContain(`Pedido ${orderNumber}</h2>`);
  expect(page).toContain(`value="${orderNumber}"`);
  expect(lookups()[0]?.url).toContain('?token=a-token');
});

test("the tracking page's lookup spends the rate limit of the client, not of the server", async () => {
  await get(TRACKING_URL, { headers: { 'x-forwarded-for': '6.6.6.6, 200.1.2.3' } });
  expect(lookups()[0]?.headers['x-forwarded-for']).toBe('200.1.2.3');
  expect(lookups()[0]?.headers['x-internal-secret']).toBeUndefined();
});

test('the tracking page of an order is not cached', async () => {
  const first = await get(TRACKING_URL);
  expect(first.headers.get('cache-control')).toBe('private, no-store');
  await getHtml(TRACKING_URL);
  expect(lookups()).toHaveLength(2);
  expect(await getHtml('/track-order')).not.toContain(orderNumber);
});

test.each(['/aviso/confirmar', '/aviso/cancelar'])(
  'the page %s is neither cached nor found by search engines, and holds no token',
  async (path) => {
    const response = await get(`${path}?token=secret-token`);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const page = await response.text();
    expect(page).toContain('<meta name="robots" content="noindex">');
    expect(page).not.toContain('secret-token');
  },
);

test('the tracking page shows an unknown order, an empty number and a refused lookup as messages', async () => {
  expect(await getHtml('/track-order?pedido=JL-20240101-0001')).toContain(
    'Pedido no encontrado. Verifica el número e intenta de nuevo',
  );
  expect(await getHtml('/track-order?pedido=+')).toContain('Por favor, ingresa un número de pedido.');
  const refused = await get('/track-order?pedido=jl-busy');
  expect(refused.status).toBe(200);
  const page = await refused.text();
  expect(page).toContain('Error al buscar el pedido. Intenta nuevamente más tarde.');
  expect(page).toContain('value="jl-busy"');
});
