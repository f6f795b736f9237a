import { afterEach, expect, test } from 'vitest';
import { http as route, HttpResponse } from 'msw';
import {
  changeFulfillment,
  countProducts,
  type Endpoint,
  endpoints,
  getContent,
  getProduct,
  listProducts,
  ordersSummary,
} from '@shop/contract';
import { fakeServer } from '../testing/index.ts';
import { createHttpTransport, createImmediateTransport } from './http.ts';
import { call, clearSession, onSessionLost, storeToken } from './index.ts';

// @spec 7.2 8.2

const server = fakeServer();
afterEach(() => {
  clearSession();
});

const API = '*/api';
const errorResponse = (status: number, message: string) =>
  HttpResponse.json({ status: 'error', message, code: 'X', requestId: 'r' }, { status });

test('a call returns the answer that the schema of its endpoint accepts', async () => {
  const { content } = await call(getContent);
  expect(content.hero.buttonText).toBe('Ver Productos');
});

test('a query is sent with lists in commas and without empty values', async () => {
  let query = '';
  server.use(
    route.get(`${API}/products`, ({ request }) => {
      query = new URL(request.url).search;
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
  await call(listProducts, { query: { sizes: ['S', 'M'], category: '', sortBy: 'price' } });
  expect(decodeURIComponent(query)).toBe('?sizes=S,M&sortBy=price');
});

test('a refused call throws an error with status and message', async () => {
  server.use(route.get(`${API}/products/:id`, () => errorResponse(404, 'Producto no encontrado')));
  await expect(call(getProduct, { params: { id: 'nada' } })).rejects.toMatchObject({
    status: 404,
    message: 'Producto no encontrado',
  });
});

test('an answer that fails its schema throws the error text of the operation', async () => {
  server.use(route.get(`${API}/products/count`, () => HttpResponse.json({ count: 'many' })));
  await expect(call(countProducts)).rejects.toMatchObject({
    message: 'Error al obtener conteo de productos',
  });
});

const failures = Object.values<Endpoint>(endpoints).flatMap((endpoint) => {
  const { failure } = endpoint;
  if (typeof failure !== 'function') return failure ? [{ endpoint, text: failure, query: {} }] : [];
  return [{}, { limit: 'all' }].map((query) => ({ endpoint, text: failure(query), query }));
});

test.each(failures)(
  '$endpoint.name that says no shows its reason, else "$text"',
  async ({ endpoint, query, text }) => {
    const params = { id: 'x', orderNumber: 'x' };
    const failure = async (body: object) => {
      server.use(route.all(`${API}/*`, () => HttpResponse.json(body)));
      const send = createImmediateTransport();
      return send({ endpoint, input: { params, query }, options: {} }).catch((error: unknown) => error);
    };
    expect(await failure({ success: false, error: 'Se acabó' })).toMatchObject({ message: 'Se acabó' });
    expect(await failure({ success: false })).toMatchObject({ message: text });
    expect(await failure({ strange: true })).toMatchObject({ message: text });
  },
);

test('a change is sent before the reads that wait', async () => {
  const sent: string[] = [];
  server.use(
    route.all(`${API}/*`, ({ request }) => {
      sent.push(`${request.method} ${new URL(request.url).pathname}`);
      return errorResponse(404, 'No existe');
    }),
  );
  const send = createHttpTransport();
  const ask = (endpoint: Endpoint) =>
    send({ endpoint, input: { params: { id: 'uno' } }, options: {} }).catch(() => undefined);
  await Promise.all([getContent, getProduct, countProducts, changeFulfillment].map(ask));
  expect(sent).toEqual([
    'GET /api/content',
    'PUT /api/orders/uno/fulfillment',
    'GET /api/products/uno',
    'GET /api/products/count',
  ]);
});

test('a call without a connection throws the network error', async () => {
  server.use(route.get(`${API}/content`, () => HttpResponse.error()));
  await expect(call(getContent)).rejects.toMatchObject({
    status: 0,
    message: 'Error de red o desconocido',
  });
});

// @spec 6.5
test('an expired session is renewed once and the call repeated with the new token', async () => {
  storeToken('old');
  const tokens: (string | null)[] = [];
  server.use(
    route.get(`${API}/orders/summary`, ({ request }) => {
      const bearer = request.headers.get('authorization');
      tokens.push(bearer);
      if (bearer !== 'Bearer new') return errorResponse(401, 'Tu sesión terminó.');
      return HttpResponse.json({
        status: 'success',
        summary: {
          totalOrders: 0,
          totalRevenue: 0,
          queues: {},
          ordersWithWork: 0,
          summaryByStatusAndPaymentMethod: {},
        },
      });
    }),
    route.post(`${API}/auth/refresh`, () => HttpResponse.json({ status: 'success', token: 'new', user: {} })),
  );
  await call(ordersSummary);
  expect(tokens).toEqual(['Bearer old', 'Bearer new']);
});

test('calls that find the session expired at once renew it together', async () => {
  storeToken('old');
  let renewals = 0;
  server.use(
    route.get(`${API}/products/count`, ({ request }) =>
      request.headers.get('authorization') === 'Bearer new'
        ? HttpResponse.json({ status: 'success', count: 1 })
        : errorResponse(401, 'Tu sesión terminó.'),
    ),
    route.post(`${API}/auth/refresh`, () => {
      renewals += 1;
      return HttpResponse.json({ status: 'success', token: 'new', user: {} });
    }),
  );
  await Promise.all([call(countProducts), call(countProducts)]);
  expect(renewals).toBe(1);
});

test('a session that cannot be renewed ends and notifies its listeners', async () => {
  storeToken('old');
  let notified = 0;
  const stop = onSessionLost(() => (notified += 1));
  server.use(
    route.get(`${API}/orders/summary`, () => errorResponse(401, 'Tu sesión terminó.')),
    route.post(`${API}/auth/refresh`, () => errorResponse(401, 'Tu sesión terminó.')),
  );
  await expect(call(ordersSummary)).rejects.toMatchObject({ status: 401 });
  stop();
  expect(notified).toBe(1);
  expect(localStorage.getItem('token')).toBeNull();
});
