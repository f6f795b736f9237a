import { afterEach, expect, test } from 'vitest';
import { http as route, HttpResponse } from 'msw';
import { fakeServer } from '../testing/index.ts';
import { call, clearSession, onSessionLost, storeToken } from './index.ts';

const server = fakeServer();
afterEach(() => {
  clearSession();
});

const API = '*/api';
const refusal = (status: number, message: string) =>
  HttpResponse.json({ status: 'error', message, code: 'X', requestId: 'r' }, { status });

test('a call is typed by the table and its answer is checked by its schema', async () => {
  const { content } = await call('getContent');
  expect(content.hero.buttonText).toBe('Ver Productos');
});

test('lists travel with commas, parameters are encoded, empty values stay at home', async () => {
  let asked = '';
  server.use(
    route.get(`${API}/products`, ({ request }) => {
      asked = new URL(request.url).search;
      return HttpResponse.json({
        status: 'success',
        payload: [],
        page: 1,
        totalPages: 0,
        totalDocs: 0,
        totalProducts: 0,
      });
    }),
  );
  await call('listProducts', { query: { sizes: ['S', 'M'], category: '', sortBy: 'price' } });
  expect(decodeURIComponent(asked)).toBe('?sizes=S,M&sortBy=price');
});

test('a refusal becomes an error with its status and message', async () => {
  server.use(route.get(`${API}/products/:id`, () => refusal(404, 'Producto no encontrado')));
  await expect(call('getProduct', { params: { id: 'nada' } })).rejects.toMatchObject({
    status: 404,
    message: 'Producto no encontrado',
  });
});

test('an answer that its schema does not know is refused with the text of the operation', async () => {
  server.use(route.get(`${API}/products/count`, () => HttpResponse.json({ count: 'many' })));
  await expect(call('countProducts')).rejects.toMatchObject({
    message: 'Error al obtener conteo de productos',
  });
});

test('without a connection the error is the one for the network', async () => {
  server.use(route.get(`${API}/content`, () => HttpResponse.error()));
  await expect(call('getContent')).rejects.toMatchObject({
    status: 0,
    message: 'Error de red o desconocido',
  });
});

test('an expired session is renewed once and the call repeated with the new token', async () => {
  storeToken('old');
  const seen: (string | null)[] = [];
  server.use(
    route.get(`${API}/orders/summary`, ({ request }) => {
      const bearer = request.headers.get('authorization');
      seen.push(bearer);
      if (bearer !== 'Bearer new') return refusal(401, 'Tu sesión terminó.');
      return HttpResponse.json({
        status: 'success',
        summary: { totalOrders: 0, totalRevenue: 0, summaryByStatusAndPaymentMethod: {} },
      });
    }),
    route.post(`${API}/auth/refresh`, () => HttpResponse.json({ status: 'success', token: 'new', user: {} })),
  );
  await call('ordersSummary');
  expect(seen).toEqual(['Bearer old', 'Bearer new']);
});

test('a session that cannot be renewed ends, and who listens is told', async () => {
  storeToken('old');
  let told = 0;
  const stop = onSessionLost(() => (told += 1));
  server.use(
    route.get(`${API}/orders/summary`, () => refusal(401, 'Tu sesión terminó.')),
    route.post(`${API}/auth/refresh`, () => refusal(401, 'Tu sesión terminó.')),
  );
  await expect(call('ordersSummary')).rejects.toMatchObject({ status: 401 });
  stop();
  expect(told).toBe(1);
  expect(localStorage.getItem('token')).toBeNull();
});
